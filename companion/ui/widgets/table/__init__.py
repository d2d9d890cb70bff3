"""What running tables of people share on screen. It takes plain values and knows no game."""
