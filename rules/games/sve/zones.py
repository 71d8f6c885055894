"""The zones of Shadowverse: Evolve (chapter 4), their limits, and each player's resources."""

from rules.engine.game import Game
from rules.engine.ids import CardId, PlayerId
from rules.engine.zones import Zone, ZonePlan

(
    DECK,
    HAND,
    FIELD,
    CEMETERY,
    EX_AREA,
    EVOLVE_DECK,
    FACEUP_EVOLVE_DECK,
    EVOLVE_ZONE,
    LEADER_AREA,
    BANISHED,
    RESOLUTION,
) = range(11)

ZONES = ZonePlan(
    (
        Zone("deck area", "4.5.2", "nobody", ordered=True, searched=True),
        Zone("hand", "4.7.2", "owner", laid="any"),
        Zone("field", "4.4.2", group="field"),
        Zone("cemetery", "4.9.2", laid="any"),
        Zone("EX area", "4.8.2", group="EX area", valid=False, only_named=True, laid="any"),
        Zone("evolve deck area", "4.6.2", "owner"),
        # Cards returned to the evolve deck area are faceup (11.6.1); they have a zone of their own, because
        # everybody sees them and none of them can evolve a follower again (5.15.1.1).
        Zone("faceup evolve deck area", "11.6.1", section="evolve"),
        Zone("evolve zone", "4.12.2", group="evolve zone", valid=False, only_named=True, section="evolve"),
        Zone("leader area", "4.3.2", laid="never"),
        Zone("banished zone", "4.10.2", laid="any"),
        Zone(
            "resolution zone",
            "4.11.2",
            shared=True,
            ordered=True,
            group="resolution zone",
            valid=False,
            laid="never",
        ),
    )
)

SECTION_ZONES = {"leader": LEADER_AREA, "main": DECK, "evolve": EVOLVE_DECK}
"""The zone in which the cards of each deck section start the game (6.2.1.2–6.2.1.4)."""

LIMITS = {FIELD: 5, EX_AREA: 5, HAND: 7}
"""How many cards a player may have in a zone (4.4.4.1, 4.8.3.1, 4.7.3.1)."""

PLAY_POINTS, MAX_PLAY_POINTS, EVOLUTION_POINTS, SUPER_EVOLUTION_POINTS = range(4)
RESOURCES = ("play points", "max play points", "evolution points", "super evolution points")
"""The resources of each player (3.2.1), in the order of their indexes."""

STACK = "Stack"


def space(game: Game, kind: int, player: PlayerId) -> int:
    """Return how many more cards a player's field or EX area has room for."""
    return LIMITS[kind] - len(game.state.zone(kind, player))


def linked(game: Game, card: CardId) -> list[CardId]:
    """Return the evolve zone's cards linked to a card on the field, the latest last."""
    state = game.state
    return [one for one in state.zone_of_both(EVOLVE_ZONE) if state.instances[one].host == card]
