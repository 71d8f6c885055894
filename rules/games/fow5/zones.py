"""The zones of Force of Will 5.01 (chapter 3): a field for each player, and a magic stone area beside it."""

from rules.engine.zones import Zone, ZonePlan
from rules.games.fow8.zones import MAIN, RULER, SIDE, STONES

STONE_AREA, COINS = 11, 12

ZONES = ZonePlan(
    (
        Zone("main deck", "3.3#2", "nobody", ordered=True, searched=True),
        Zone("magic stone deck", "3.4#2", "nobody", ordered=True, searched=True),
        Zone("hand", "3.5#2", "owner", laid="any"),
        Zone("field", "3.6#2", group="play ground"),
        Zone("ruler area", "3.8#2", group="play ground", turned="owner"),
        Zone("graveyard", "3.9#2", ordered=True, laid="any"),
        Zone("standby area", "3.11#2", "owner", laid="any"),
        Zone("removed area", "3.12#2", laid="any"),
        Zone("chase area", "3.13#2", shared=True, ordered=True, laid="never"),
        # The book does not mention a sideboard; its cards take no part in a game.
        Zone("sideboard", "3.1#2", "owner", laid="never"),
        Zone("lifebreak area", "3.10#2", "nobody", ordered=True, laid="never"),
        Zone("magic stone area", "3.7#2", group="play ground"),
        # JUDGEMENT: the book has no place for will coins, which only reminder text mentions.
        Zone("coins", "3.1#2", group="coins", only_named=True, laid="never"),
    )
)
"""The same indexes as in 8.01 for zones that both have, so that its functions find them."""

SECTION_ZONES = {"ruler": RULER, "main": MAIN, "stone": STONES, "sideboard": SIDE}
"""The zone in which the cards of each deck section start the game."""
