"""Deck construction for all systems: sections, shared checks, formats with dated lists, verdicts."""
