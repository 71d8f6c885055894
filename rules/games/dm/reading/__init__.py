"""Reads the printed texts of Duel Masters into abilities."""
