"""Starts the app: in a window of its own, on a phone, or served to browsers."""

import os
import socket
import sys
import webbrowser
from typing import Any

import flet as ft

from companion.storage.paths import ASSETS
from companion.ui import texts
from companion.ui.app import main, main_for_many

USUAL_PORT = 8550
ANY_ADDRESS = ("0.0.0.0", "::")


def run() -> None:
    """Start where Flet's packager, `flet run` or a phone asks for it; Flet chooses the screen."""
    ft.run(main, assets_dir=str(ASSETS), no_cdn=True)


def asgi_app(one_person: bool = False) -> Any:
    """The app for a web server: `uvicorn --factory companion.ui.start:asgi_app`.

    Args:
        one_person: whether all its browsers belong to the person at this computer and share one library.
    """
    from flet_web.fastapi import app

    return app(
        main if one_person else main_for_many,
        assets_dir=str(ASSETS),
        app_name=texts.APP,
        app_description=texts.TAGLINE,
        no_cdn=True,
    )


def start(web: bool, host: str, port: int) -> int:
    """Start for the `companion` command.

    Args:
        web: serve to browsers even where a window could be opened.
        host: the address to serve on.
        port: the port to serve on; 0 takes the usual one, or a free one if it is taken.

    Returns:
        The exit status: 0, or 2 where host or port cannot be used.
    """
    if not web and has_display():
        problem = window_problem()
        if problem is None:
            run()
            return 0
        print(texts.NO_CLIENT.format(why=problem), file=sys.stderr)
    return serve(host, port, show=not web and has_display())


def has_display() -> bool:
    """Whether this computer can show a window."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def window_problem() -> str | None:
    """Why the window's program cannot be had, or None. It is fetched at the first start, which needs a connection."""
    try:
        from flet_desktop import ensure_client_cached

        ensure_client_cached()
    except ImportError:
        return texts.NO_DESKTOP_PART
    except Exception as problem:
        # Whatever keeps the window from coming (no connection, a full disk, a strange system), the browser does.
        return str(problem) or type(problem).__name__
    return None


def serve(host: str, port: int, show: bool) -> int:
    """Serve the app to browsers until it is stopped."""
    import uvicorn

    try:
        listening = listen(host, port)
    except (OSError, OverflowError) as problem:
        wrong_host = isinstance(problem, socket.gaierror) or (isinstance(problem, OSError) and problem.errno == 99)
        text = texts.HOST_WRONG.format(host=host) if wrong_host else texts.PORT_TAKEN.format(port=port)
        print(f"companion: {text}", file=sys.stderr)
        return 2
    shown = "127.0.0.1" if host in ANY_ADDRESS else f"[{host}]" if ":" in host else host
    address = f"http://{shown}:{listening.getsockname()[1]}"
    print(texts.SERVING.format(address=address), flush=True)
    if host in ANY_ADDRESS:
        print(texts.SERVING_ALL.format(port=listening.getsockname()[1]), flush=True)
    if show:
        webbrowser.open(address)
    uvicorn.Server(uvicorn.Config(asgi_app(one_person=is_own(host)), log_level="warning")).run(sockets=[listening])
    return 0


def is_own(host: str) -> bool:
    """Whether an address is reached from this computer alone."""
    return host in ("127.0.0.1", "localhost", "::1")


def listen(host: str, port: int) -> socket.socket:
    """A listening socket. With port 0 the usual one is tried first, then any free one.

    Raises:
        OSError: host or port cannot be used.
        OverflowError: the port is not one.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for one in (USUAL_PORT, 0) if port == 0 else (port,):
        listening = socket.socket(family, socket.SOCK_STREAM)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, one))
            listening.listen()
            return listening
        except (OSError, OverflowError):
            listening.close()
            if port or one == 0:
                raise
    raise AssertionError("unreachable: the last try returns or raises")
