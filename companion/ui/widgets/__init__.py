"""Pieces of screen that more than one screen uses."""
