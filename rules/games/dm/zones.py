"""The zones of Duel Masters (chapter 4) and their indexes in the state."""

from rules.engine.zones import Zone, ZonePlan

DECK, HAND, BATTLE, GRAVEYARD, MANA, SHIELDS, HYPERSPATIAL, SUPER_GR, PENDING, SEALED = range(10)

ZONES = ZonePlan(
    (
        Zone("deck", "401.1", "nobody", ordered=True, searched=True),
        Zone("hand", "402.1", "owner", laid="any"),
        Zone("battle zone", "403.1", group="battle"),
        Zone("graveyard", "404.1", laid="any"),
        Zone("mana zone", "405.1", group="mana", valid=False, laid="any"),
        Zone("shield zone", "406.1", "nobody", ordered=True, laid="any"),
        Zone("hyperspatial zone", "407.1"),
        Zone("super GR zone", "408.1", "nobody", ordered=True, searched=True),
        Zone("pending", "409.1", valid=False, laid="never"),
        Zone("sealed", "116.2", valid=False, laid="never"),
    )
)

SECTION_ZONES = {"main": DECK, "hyperspatial": HYPERSPATIAL, "super_gr": SUPER_GR, "battle": BATTLE}
"""The zone in which the cards of each deck section start the game."""
