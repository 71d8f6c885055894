"""English texts in which one action replaces another: more of the same, other verbs, more options."""

from rules.games.sve.reading import meanings, meanings_instead
from rules.language.changes import Change
from rules.language.conditions import Condition
from rules.language.durations import ALWAYS
from rules.language.effects import Modify
from rules.reading.clauses import THAT, Clause
from rules.reading.grammar import Rules

RULES = Rules()


@RULES.rule("alternative", "<acts>", example="draw 2 cards", miss="draw 2 cards.")
def alternative(acts: Clause) -> Clause:
    """Return the clause that replaces another."""
    return acts


@RULES.rule("alternative", "give <gain>", example="give {attack}+3", miss="give 3")
def alternative_gain(gain: tuple[Change, ...]) -> Clause:
    """Return a clause, replacing another, in which the cards just named gain something."""
    return Clause(Modify(THAT, gain, ALWAYS), about=THAT)


@RULES.rule(
    "sentence",
    "<acts> . if <condition> , <alternative> instead .",
    example="draw a card. If it's your turn, draw 2 cards instead.",
    miss="draw a card. If it's your turn, draw 2 cards.",
)
@RULES.rule(
    "sentence",
    "<acts> . if <condition> , instead <alternative> .",
    example="draw a card. If it's your turn, instead draw 2 cards.",
    miss="draw a card. If it's your turn, draw 2 cards.",
)
@RULES.rule(
    "sentence",
    "<acts> . <class-keyword> (:|-) <alternative> instead .",
    example="draw a card. Combo (3): Draw 2 cards instead.",
    miss="draw a card. Combo (3): Draw 2 cards.",
)
def in_place(
    acts: Clause,
    alternative: Clause,
    condition: Condition | None = None,
    class_keyword: Condition | None = None,
) -> Clause | None:
    """Return a clause and the one that replaces it if a condition is met."""
    when = condition if class_keyword is None else class_keyword
    return None if when is None else meanings.instead(acts, when, alternative)


@RULES.rule(
    "sentence",
    "<acts> . if <condition> , <louder> instead .",
    example="deal 1 damage to your leader. If it's your turn, deal 3 damage instead.",
    miss="deal 1 damage to your leader. If it's your turn, deal 3 damage.",
)
@RULES.rule(
    "sentence",
    "<acts> . <class-keyword> (:|-) <louder> instead .",
    example="deal 1 damage to your leader. Combo (3): Deal 3 damage instead.",
    miss="deal 1 damage to your leader. Combo (3): Deal 3 damage.",
)
def instead(
    acts: Clause, louder: int, condition: Condition | None = None, class_keyword: Condition | None = None
) -> Clause | None:
    """Return a clause that deals more damage if a condition is met."""
    when = condition if class_keyword is None else class_keyword
    return None if when is None else meanings.louder(acts, louder, when)


@RULES.rule(
    "louder",
    "deal <integer> damage divided between them",
    example="deal 3 damage divided between them",
    miss="deal damage divided between them",
)
@RULES.rule("louder", "deal [it|them] <integer> damage", example="deal 3 damage", miss="deal damage")
def louder(integer: int) -> int:
    """Return the higher amount of damage dealt instead."""
    return integer


@RULES.rule(
    "sentence",
    "<acts> . if <condition> , <louder> instead and <more:acts> .",
    example="deal 1 damage to your leader. If it's your turn, deal 3 damage instead and draw a card.",
    miss="deal 1 damage to your leader. If it's your turn, deal 3 damage instead or draw a card.",
)
def instead_and_more(acts: Clause, condition: Condition, louder: int, more: Clause) -> Clause | None:
    """Return a clause that deals more damage and does something else if a condition is met."""
    return meanings_instead.and_more(meanings.louder(acts, louder, condition), more)


@RULES.rule(
    "sentence",
    "<acts> . if <condition> , <more> instead and <besides:acts> .",
    example="draw a card. If it's your turn, draw 3 instead and discard a card.",
    miss="draw a card. If it's your turn, draw 3 instead or discard a card.",
)
@RULES.rule(
    "sentence",
    "<acts> . <class-keyword> (:|-) <more> instead and <besides:acts> .",
    example="summon a Fairy token. Combo (3): Summon 2 instead and draw a card.",
    miss="summon a Fairy token. Combo (3): Summon 2 instead or draw a card.",
)
def more_in_place_and(
    acts: Clause,
    more: int,
    besides: Clause,
    condition: Condition | None = None,
    class_keyword: Condition | None = None,
) -> Clause | None:
    """Return a clause and more of the same that replaces it, with something else, if a condition is met."""
    when = condition if class_keyword is None else class_keyword
    if when is None:
        return None
    return meanings_instead.and_more(meanings.more_instead(acts, when, more, None), besides)


@RULES.rule("more", "(draw|summon|put) <number>", example="summon 3", miss="destroy 3")
def more_of_it(number: int) -> int:
    """Return the higher number of cards drawn or tokens created instead."""
    return number


@RULES.rule("more-defense", "give {defense} + <integer>", example="give {defense}+4", miss="give {attack}+4")
def more_defense(integer: int) -> int:
    """Return the higher amount of defense a leader gains instead."""
    return integer


@RULES.rule(
    "sentence",
    "<acts> . if <condition> , (<more>|<more-defense>) instead .",
    example="draw a card. If it's your turn, draw 3 instead.",
    miss="draw a card. If it's your turn, discard 3 instead.",
)
@RULES.rule(
    "sentence",
    "<acts> . <class-keyword> (:|-) (<more>|<more-defense>) instead .",
    example="summon a Fairy token. Combo (3): Summon 2 instead.",
    miss="summon a Fairy token. Combo (3): Destroy 2 instead.",
)
def more_in_place(
    acts: Clause,
    more: int | None = None,
    more_defense: int | None = None,
    condition: Condition | None = None,
    class_keyword: Condition | None = None,
) -> Clause | None:
    """Return a clause and more of the same that replaces it if a condition is met."""
    when = condition if class_keyword is None else class_keyword
    return None if when is None else meanings.more_instead(acts, when, more, more_defense)
