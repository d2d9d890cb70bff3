"""Forms without a screen: what a calculator's model asks for, what was entered, and what is wrong with it."""
