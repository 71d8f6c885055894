"""Rolling a die in English: what happens for each side of it."""

from rules.games.sve.reading import meanings_dice
from rules.games.sve.reading.meanings_dice import Sides
from rules.reading.clauses import Clause
from rules.reading.grammar import Rules

RULES = Rules()
RULES.same("rolling", {"roll a 6 - sided die .": True})


@RULES.rule("sides", "<integer>", example="3", miss="three")
@RULES.rule("sides", "<integer> or <other:integer>", example="3 or 4", miss="3 and 4")
def sides(integer: int, other: int = 0) -> tuple[int, ...]:
    """Return one or two sides of a die."""
    return (integer, other) if other else (integer,)


@RULES.rule("more-sides", "<integer> , or <other:integer>", example="4, or 5", miss="4, and 5")
@RULES.rule("more-sides", "<integer> , <more-sides>", example="3, 4, or 5", miss="3, 4, and 5")
@RULES.rule("sides", "<integer> , <more-sides>", example="3, 4, or 5", miss="3, 4")
def more_sides(integer: int, more_sides: tuple[int, ...] = (), other: int = 0) -> tuple[int, ...]:
    """Return three sides of a die or more."""
    return (integer, other) if other else (integer, *more_sides)


@RULES.rule(
    "outcomes",
    "if you roll a <sides> , <acts> .",
    example="if you roll a 5 or 6, draw a card.",
    miss="if you draw a 5 or 6, draw a card.",
)
@RULES.rule(
    "outcomes",
    "if you roll a <sides> , <acts> . <outcomes>",
    example="if you roll a 3, draw a card. If you roll a 4, discard a card.",
    miss="if you roll a 3, draw a card. Discard a card.",
)
def outcomes(sides: tuple[int, ...], acts: Clause, outcomes: tuple[Sides, ...] = ()) -> tuple[Sides, ...]:
    """Return what happens for some sides of a die."""
    return ((sides, acts), *outcomes)


@RULES.rule(
    "text",
    "<rolling> <outcomes>",
    example="roll a 6-sided die. If you roll a 3, draw a card.",
    miss="roll a 6-sided die. Draw a card.",
)
def roll(rolling: bool, outcomes: tuple[Sides, ...]) -> Clause | None:
    """Return a clause that rolls a die and does what its side says."""
    return meanings_dice.rolled(outcomes)
