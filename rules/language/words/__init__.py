"""Trees in plain English of our own, in the terms of a game: what a tree does and nothing else."""

from rules.language.words.sentences import say
from rules.language.words.terms import Terms, terms

__all__ = ["Terms", "say", "terms"]
