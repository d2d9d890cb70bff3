"""The only code that touches disk or clock: rules data, saves, history, settings."""
