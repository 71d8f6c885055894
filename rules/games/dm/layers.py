"""The order in which continuous effects apply to a card of Duel Masters (608, 206)."""

OTHER, SUM, PRODUCT, FIXED = "other", "sum", "product", "fixed"

LAYERS = (OTHER, SUM, PRODUCT, FIXED)
"""Power is added to and taken from before it is multiplied (206.4), and a fixed power stands last (206.3)."""
