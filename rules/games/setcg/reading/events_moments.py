"""Moments of the turn at which auto-abilities trigger, and events in a player's own turn."""

from rules.language.conditions import Condition
from rules.language.events import During, Event, Moment
from rules.language.references import Side
from rules.reading.grammar import Rules

MOMENTS = Rules()

WHEN: dict[Side, tuple[str, ...]] = {
    "you": (
        "your {0}",
        "your {0} during each of your turns",
        "the {0} during your turn",
        "the {0} during each of your turns",
    ),
    "opponent": (
        "your opponent's {0}",
        "the {0} during your opponent's turn",
        "the {0} during each of your opponent's turns",
    ),
    "anyone": (
        "each {0}",
        "each player's {0}",
        "the {0} during each player's turn",
        "the {0} during each turn",
    ),
}
"""Ways to say whose part of a turn is meant; "the" may be left out before a Main Phase."""
PHASES = {"main phase 1": "main_1_begins", "attack phase": "attack_begins", "main phase 2": "main_2_begins"}


def _beginning(said: str, phase: str) -> str:
    words = said.format(phase)
    return f"at the beginning of {words.removeprefix('the ') if 'main' in phase else words}"


BEGINNINGS = {
    _beginning(said, phase): Moment(name, side)
    for phase, name in PHASES.items()
    for side, ways in WHEN.items()
    for said in ways
}
TURNS: dict[Side, tuple[str, ...]] = {
    "you": ("your turn", "each of your turns"),
    "opponent": ("your opponent's turn", "each of your opponent's turns"),
    "anyone": ("each turn", "the turn", "each player's turn"),
}
ENDS = {f"at the end of {said}": Moment("turn_ends", side) for side, ways in TURNS.items() for said in ways}
STARTS = {
    f"at the beginning of {said}": Moment("turn_begins", side)
    for side, ways in TURNS.items()
    for said in ways
    if said != "the turn"
}
MOMENTS.same("at-moment", {**BEGINNINGS, **STARTS, **ENDS})
MOMENTS.same(
    "at-moment",
    {
        f"each turn , at the beginning of {phase}": Moment(name)
        for phase, name in PHASES.items()
        if "main" in phase
    },
)


@MOMENTS.rule(
    "event-if",
    "during your opponent's turn , when <event> ,",
    example="during your opponent's turn, when a Forward enters your field,",
    miss="during your turn, when a Forward enters your field,",
)
@MOMENTS.rule(
    "event-if",
    "when <event> during your opponent's turn ,",
    example="when a Forward enters your field during your opponent's turn,",
    miss="when a Forward enters your field during your turn,",
)
def in_their_turn(event: Event) -> tuple[Event, Condition | None] | None:
    return (During(event, "opponent"), None) if not isinstance(event, Moment) else None


@MOMENTS.rule(
    "event-if",
    "during your turn , when <event> ,",
    example="during your turn, when a Forward enters your field,",
    miss="during your opponent's turn, when a Forward enters your field,",
)
@MOMENTS.rule(
    "event-if",
    "when <event> during your turn ,",
    example="when a Forward enters your field during your turn,",
    miss="when a Forward enters your field during your opponent's turn,",
)
def in_your_turn(event: Event) -> tuple[Event, Condition | None] | None:
    return (During(event), None) if not isinstance(event, Moment) else None
