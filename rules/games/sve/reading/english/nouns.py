"""Noun phrases in English: which cards, where, whose, and how many of them are picked."""

from typing import Literal

from rules.games.sve.reading import meanings_words
from rules.games.sve.reading.meanings_words import of
from rules.language.amounts import Amount
from rules.language.filter_shorthand import zones_of
from rules.language.filters import (
    All,
    AnyOf,
    Controlled,
    CostIs,
    EnteredThisTurn,
    Filter,
    HasStatus,
    InZone,
    IsRested,
    Named,
    Not,
    OfAttribute,
    OfRace,
    Other,
    WithKeyword,
)
from rules.language.references import This
from rules.reading.clauses import THAT
from rules.reading.grammar import Rules
from rules.reading.phrases import Picked

RULES = Rules()
OURS, THEIRS = Controlled("you"), Controlled("opponent")

RULES.same(
    "head",
    {
        **dict.fromkeys(("follower", "followers"), meanings_words.FOLLOWER),
        **dict.fromkeys(("amulet", "amulets"), meanings_words.AMULET),
        **dict.fromkeys(("spell", "spells"), meanings_words.SPELL),
        **dict.fromkeys(("card", "cards"), All()),
        **dict.fromkeys(("token", "tokens"), meanings_words.TOKEN),
    },
)
RULES.same(
    "adjective",
    {
        "engaged": IsRested(),
        "reserved": IsRested(False),
        "evolved": meanings_words.EVOLVED,
        "unevolved": Not(meanings_words.EVOLVED),
        "token": meanings_words.TOKEN,
        "other": Other(),
        "enemy": THEIRS,
    },
)
RULES.same(
    "suffix",
    {
        "on the field": meanings_words.FIELD,
        "from your field": of(meanings_words.FIELD, OURS),
        **dict.fromkeys(
            ("in opponents' cemeteries", "in an opponent's cemetery"), of(meanings_words.CEMETERY, THEIRS)
        ),
        "with {evolve}": WithKeyword(frozenset({"Evolve"})),
        "with evolve": WithKeyword(frozenset({"Evolve"})),
        "on your field": of(meanings_words.FIELD, OURS),
        "you control": of(meanings_words.FIELD, OURS),
        "in your hand": of(meanings_words.HAND, OURS),
        "from your hand": of(meanings_words.HAND, OURS),
        "in your cemetery": of(meanings_words.CEMETERY, OURS),
        "from your cemetery": of(meanings_words.CEMETERY, OURS),
        "in your EX area": of(meanings_words.EX_AREA, OURS),
        "from your EX area": of(meanings_words.EX_AREA, OURS),
        "in an EX area": meanings_words.EX_AREA,
        "in an opponent's EX area": of(meanings_words.EX_AREA, THEIRS),
        "on an opponent's field": of(meanings_words.FIELD, THEIRS),
        **dict.fromkeys(
            (
                *("on your field and in your EX area", "on your field and/or in your EX area"),
                *("from your field or EX area", "on your field or in EX area"),
            ),
            of(InZone(("field", "EX area")), OURS),
        ),
        **dict.fromkeys(
            ("in your hand and EX area", "in your hand or EX area", "in your hand and in your EX area"),
            of(InZone(("hand", "EX area")), OURS),
        ),
        "in your banished zone": of(meanings_words.BANISHED, OURS),
        "on your field or in your EX area": of(InZone(("field", "EX area")), OURS),
        "in your EX area or on your field": of(InZone(("field", "EX area")), OURS),
        "that evolved this turn": HasStatus("evolved this turn"),
        "put onto the field this turn": EnteredThisTurn(),
        "that was put onto the field this turn": EnteredThisTurn(),
    },
)
RULES.same(
    "sign",
    {
        "play points or less": "<=",
        "play points or more": ">=",
        "or less play points": "<=",
        "or less": "<=",
        "or more": ">=",
        "or lower": "<=",
        "or higher": ">=",
    },
)
RULES.same("stat", {"attack": "attack", "defense": "defense"})
RULES.same(
    "pick",
    {
        **dict.fromkeys(("this", "this card", "this follower", "~"), Picked("reference", cards=This())),
        **dict.fromkeys(
            (
                *(
                    "it",
                    "them",
                    "they",
                    "that card",
                    "that follower",
                    "those cards",
                    "those followers",
                    "that amulet",
                ),
            ),
            Picked("reference", cards=THAT),
        ),
        **dict.fromkeys(
            ("the selected card", "the selected enemy", "the selected follower", "the selected followers"),
            Picked("reference", cards=meanings_words.SELECTED),
        ),
    },
)


def _parts(noun: Filter) -> tuple[Filter, ...]:
    return noun.parts if isinstance(noun, All) else (noun,)


def _tells(noun: Filter, kind: type) -> bool:
    """Return whether a filter, or any filter that it is made of, is of a kind."""
    parts = noun.parts if isinstance(noun, All | AnyOf) else ()
    return isinstance(noun, kind) or any(_tells(one, kind) for one in parts)


def narrowed(noun: Filter, part: Filter) -> Filter | None:
    """Return a noun that is told more of; None where two parts of it say whose or where.

    What one of two things is told is not told of both besides: "1-cost spell or 1-cost amulet".
    """
    either = [one for one in _parts(noun) if isinstance(one, AnyOf)]
    if any(_tells(one, type(more)) for one in either for more in _parts(part)):
        return None
    whole = of(noun, part)
    parts = whole.parts if isinstance(whole, All) else (whole,)
    for kind in (InZone, Controlled):
        if sum(isinstance(one, kind) for one in parts) > 1:
            return None
    return whole


@RULES.rule("adjective", "<trait>", example="Beast", miss="follower")
def of_trait(trait: str) -> Filter:
    """Return that a card has a trait."""
    return OfRace(frozenset({trait}))


@RULES.rule("adjective", "<class>", example="{dragoncraft}", miss="{engage}")
def of_class(**given: str) -> Filter:
    """Return that a card is of a class."""
    return OfAttribute(frozenset(given.values()))


@RULES.rule("adjective", "non - <class>", example="non-{dragoncraft}", miss="non-{engage}")
def of_no_class(**given: str) -> Filter:
    """Return that a card is not of a class."""
    return Not(OfAttribute(frozenset(given.values())))


@RULES.rule(
    "noun",
    "faceup <noun> in your evolve deck",
    example="faceup evolved followers in your evolve deck",
    miss="facedown evolved followers in your evolve deck",
)
def faceup(noun: Filter) -> Filter | None:
    """Return cards that lie faceup in your evolve deck, each of which has done its work (11.6.1)."""
    return None if zones_of(noun) else of(noun, InZone(("faceup evolve deck area",)), OURS)


@RULES.rule("adjective", "<integer> - cost", example="2-cost", miss="2-costly")
def of_cost(integer: int) -> Filter:
    """Return that a card costs just so much."""
    return CostIs("=", integer)


@RULES.rule("adjective", "<one:adjective> or <other:adjective>", example="Elf or Beast", miss="Elf and Beast")
@RULES.rule("noun", "<one:noun> or <other:noun>", example="follower or amulet", miss="follower and amulet")
def one_or_other(one: Filter, other: Filter) -> Filter | None:
    """Return that a card is one or the other of two things of the same kind."""
    if bool(zones_of(one)) != bool(zones_of(other)):
        return None
    return meanings_words.either(one, other)


@RULES.rule("head", "<name> [token|tokens]", example="Fairy", miss="Fairies")
@RULES.rule("head", "(card|cards) named <name>", example="cards named Fairy", miss="cards like Fairy")
def named(name: str) -> Filter:
    """Return that a card has a name."""
    return Named(name)


@RULES.rule("noun", "<head>", example="followers", miss="leaders")
def plain(head: Filter) -> Filter:
    """Return what a card is, of which nothing more is told."""
    return head


@RULES.rule("noun", "<adjective> <noun>", example="engaged follower", miss="follower engaged")
def with_adjective(adjective: Filter, noun: Filter) -> Filter | None:
    """Return a noun with what stands before it."""
    return narrowed(noun, adjective)


@RULES.rule("noun", "<noun> <suffix>", example="cards in your hand", miss="cards in your hands")
def with_suffix(noun: Filter, suffix: Filter) -> Filter | None:
    """Return a noun with what follows it; one with its place is told nothing before that."""
    return narrowed(noun, suffix)


How = Literal["each", "chosen"]


def picked(how: How, noun: Filter, most: Amount = 1, least: Amount | None = None) -> Picked | None:
    """Return cards that are picked; None where it is not told where they are."""
    if not zones_of(noun):
        return None
    return Picked(how, noun, most, most if least is None else least)


@RULES.rule("pick", "(a|an|one) <noun>", example="a card in your hand", miss="a card")
def a_card(noun: Filter) -> Picked | None:
    """Return one card that somebody picks."""
    return picked("chosen", noun)


@RULES.rule("pick", "another <noun>", example="another follower on your field", miss="another follower")
def another_card(noun: Filter) -> Picked | None:
    """Return one card, not this one, that somebody picks."""
    return picked("chosen", of(noun, Other()))


@RULES.rule("pick", "<number> <noun>", example="2 cards in your hand", miss="2 cards")
def so_many(number: int, noun: Filter) -> Picked | None:
    """Return so many cards that somebody picks."""
    return picked("chosen", noun, number) if number > 1 else None


@RULES.rule("pick", "up to <number> <noun>", example="up to 2 cards in your hand", miss="up to 2 cards")
def up_to_so_many(number: int, noun: Filter) -> Picked | None:
    """Return at most so many cards that somebody picks."""
    return picked("chosen", noun, number, 0)


MOST_THERE = 5
"""How many cards a field or an EX area has at most (4.4.4.1, 4.8.3.1)."""


@RULES.rule("pick", "any number of <noun>", example="any number of cards on your field", miss="any cards")
def any_number(noun: Filter) -> Picked | None:
    """Return as many cards of a field or EX area as somebody likes."""
    return picked("chosen", noun, MOST_THERE, 0) if zones_of(noun) in (("field",), ("EX area",)) else None


@RULES.rule("pick", "(each|all) <noun>", example="each follower on your field", miss="each follower")
def each_card(noun: Filter) -> Picked | None:
    """Return every card that there is."""
    return picked("each", noun)
