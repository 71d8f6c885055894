"""Card data that somebody gives: read with its faults, compared, weighed by its cost to decks, applied."""
