"""Trees described in plain English, in a game's terms."""

from rules.language.words.sentences import say
from rules.language.words.terms import Terms, terms

__all__ = ["Terms", "say", "terms"]
