"""Rolling a die in Japanese: what happens for each side of it."""

from rules.games.sve.reading import meanings_dice
from rules.games.sve.reading.meanings_dice import Sides
from rules.reading.clauses import Clause
from rules.reading.grammar import Rules

RULES = Rules()
RULES.same("rolling", {"サイコロをふる。": True})


@RULES.rule("sides", "<integer>", example="3", miss="三")
@RULES.rule("sides", "<integer>か<other:integer>", example="3か4", miss="3と4")
def sides(integer: int, other: int = 0) -> tuple[int, ...]:
    """Return one or two sides of a die."""
    return (integer, other) if other else (integer,)


@RULES.rule("sides", "<integer>から<other:integer>", example="3から5", miss="3まで5")
def run_of_sides(integer: int, other: int) -> tuple[int, ...] | None:
    """Return all sides of a die from one to another."""
    return tuple(range(integer, other + 1)) if integer < other <= meanings_dice.SIDES else None


@RULES.rule("outcomes", "<sides>なら、<plain-text>", example="3か4なら、1枚引く。", miss="3か4なら、1枚引く")
@RULES.rule(
    "outcomes",
    "<sides>なら、<plain-text><outcomes>",
    example="3なら、1枚引く。4から6なら、2枚引く。",
    miss="3なら、1枚引く。4から6、2枚引く。",
)
def outcomes(
    sides: tuple[int, ...], plain_text: Clause, outcomes: tuple[Sides, ...] = ()
) -> tuple[Sides, ...]:
    """Return what happens for some sides of a die."""
    return ((sides, plain_text), *outcomes)


@RULES.rule(
    "text",
    "<rolling><outcomes>",
    example="サイコロをふる。3か4なら、1枚引く。",
    miss="サイコロをふる。1枚引く。",
)
def roll(rolling: bool, outcomes: tuple[Sides, ...]) -> Clause | None:
    """Return a clause that rolls a die and does what its side says."""
    return meanings_dice.rolled(outcomes)
