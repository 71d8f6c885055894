"""The layers of continuous effects in Force of Will 5.01 (9.9): abilities, then words, then values."""

from rules.games.fow8.layers import LAYER_BY_CHANGE as LATER

LAYERS = ("abilities", "words", "values")

LAYER_BY_CHANGE: dict[type, str] = {
    change: layer if layer in LAYERS else "words" for change, layer in LATER.items()
}
"""The layer a change applies in if its effect names none; what 8.01 separates is all words here (9.9#3)."""
