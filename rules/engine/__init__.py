"""The kernel that plays games: state, atoms, asks, timing, effects; nouns of no particular game."""
