"""Reads what cards of Shadowverse: Evolve print, in English and Japanese, into one language of abilities."""
