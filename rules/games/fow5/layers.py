"""The layers of continuous effects in Force of Will 5.01 (9.9): abilities, then words, then values."""

LAYERS = ("abilities", "words", "values")
