"""The screens of Vinhos, which `companion.ui` loads when it needs them."""
