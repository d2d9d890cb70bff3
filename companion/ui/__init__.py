"""The app's screens, in Flet. No rules and no sums: the engine answers, the screens show."""
