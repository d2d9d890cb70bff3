"""The screens of La Viña, which `companion.ui` loads when it needs them."""
