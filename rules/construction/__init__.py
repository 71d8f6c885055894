"""Deck construction for any system: sections, shared checks, formats with dated lists, findings, verdict."""
