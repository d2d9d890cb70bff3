"""Facts and rules of the four games, as TOML; read by `companion.storage.rules`."""
