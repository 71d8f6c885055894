"""Positions as people write them: whose turn it is, and the cards of each zone, one a line."""

from rules.arrangements.lines import BadLine, BadLines, Copies, Lines, WrittenSide
from rules.arrangements.usual import LaidZone, Usual, laid_zones, states_of, steps_of, usual
from rules.arrangements.written import written
from rules.engine.arrangement import Arrangement, Side, no_such_zone, zones_laid
from rules.engine.ids import PlayerId
from rules.rulesets import ruleset

__all__ = [
    "BadLine",
    "BadLines",
    "LaidZone",
    "Usual",
    "WrittenSide",
    "arranged",
    "laid_zones",
    "states_of",
    "steps_of",
    "usual",
    "written",
]


def arranged(
    code: str, active: PlayerId, step: str, turn: int, sides: tuple[WrittenSide, WrittenSide]
) -> tuple[Arrangement, tuple[Copies, Copies]]:
    """Return a position and the decks it is played with: those given, with the cards that they lack.

    Raises BadLines with all lines that cannot be laid out, and BadArrangement for a zone that there is not.
    """
    laid = zones_laid(ruleset(code))
    names = [zone.name for zone in laid]
    faults: list[BadLine] = []
    found: list[Side] = []
    decks: list[Copies] = []
    for seat, side in enumerate(sides):
        for name in side.zones:
            if name not in names:
                raise no_such_zone(name, names)
        reader = Lines(code, seat, side)
        zones = {zone.name: reader.read(zone) for zone in laid if zone.name in side.zones}
        found.append(Side(zones, side.life, side.resources))
        decks.append((*side.deck, *reader.lacking()))
        faults += reader.faults
    if faults:
        raise BadLines(faults)
    first, second = found
    return Arrangement(active, step, turn, (first, second)), (decks[0], decks[1])
