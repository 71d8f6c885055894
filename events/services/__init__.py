"""Changes to events and entries: keyword-only, each in one transaction."""
