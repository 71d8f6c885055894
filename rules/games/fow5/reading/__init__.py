"""Reads the printed texts of Force of Will 5.01."""
