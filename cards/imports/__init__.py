"""Imports of card data: read with their faults, compared, checked for their impact on decks, applied."""
