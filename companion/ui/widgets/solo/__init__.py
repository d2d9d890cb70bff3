"""What the tables of all solo opponents share on screen. It takes plain values and knows no game."""
