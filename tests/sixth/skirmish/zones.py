"""The zones of Skirmish and the energy that each player has."""

from rules.engine.zones import Zone, ZonePlan

DECK, HAND, ARENA, PILE = range(4)

ZONES = ZonePlan(
    (
        Zone("deck", "2.1", "nobody", ordered=True),
        Zone("hand", "3.1", "owner", laid="any"),
        Zone("arena", "4.3", group="arena"),
        Zone("pile", "4.7"),
    )
)

SECTION_ZONES = {"main": DECK}
"""Where the cards of each deck section lie when a game is set up (3.1)."""

ENERGY = 0
RESOURCES = ("energy",)
"""The numbers that each player has (4.1), as places among their resources."""
