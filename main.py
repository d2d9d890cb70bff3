"""Where Flet's packager and `flet run` start the app."""

from companion.ui.start import run

if __name__ == "__main__":
    run()
