"""The zones of the Square Enix system (chapter 7) and their indexes in the state."""

from rules.engine.zones import Zone, ZonePlan

DECK, HAND, FIELD, BREAK, DAMAGE, STACK, OUTSIDE = range(7)

ZONES = ZonePlan(
    (
        Zone("deck", "7.14", "nobody", ordered=True, searched=True),
        Zone("hand", "7.16", "owner", laid="any"),
        Zone("field", "7.8", group="field"),
        Zone("break zone", "7.15", ordered=True, laid="any"),
        Zone("damage zone", "7.13", ordered=True, laid="any"),
        Zone("stack", "7.17", shared=True, ordered=True, laid="never"),
        Zone("outside", "7.18", laid="never"),
    )
)
"""The places for Forwards, Backups, Monsters and Formations (7.9 to 7.12) are parts of one field."""

SECTION_ZONES = {"main": DECK}
"""The zone in which the cards of each deck section start the game."""
