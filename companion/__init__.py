"""The table companion: solo opponents, scoring and rules for four wine games."""

__version__ = "0.1.0"
