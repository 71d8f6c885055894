"""Reads the English texts of the Square Enix system's cards, as its publisher prints them."""
