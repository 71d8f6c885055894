"""Reads the printed texts of Force of Will."""
