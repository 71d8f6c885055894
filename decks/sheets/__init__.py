"""Registration sheets for tournaments: their contents and their layout."""
