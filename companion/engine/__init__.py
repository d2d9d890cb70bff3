"""The pure half: frozen models and functions, no file, no screen, no clock, no game's name.

Reading order: model, rng, deck, play, score, rulebook, search, game, table.
"""
