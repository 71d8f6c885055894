"""Noun phrases in English: which cards, in which zone, whose, and how many are picked."""

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
            ("in opponents' cemeteries", "in an opponent's cemetery", "in your opponent's cemetery"),
            of(meanings_words.CEMETERY, THEIRS),
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
            (
                "in your hand and EX area",
                "in your hand or EX area",
                "from your hand or EX area",
                "in your hand and in your EX area",
            ),
            of(InZone(("hand", "EX area")), OURS),
        ),
        "on your field and in your hand": of(InZone(("field", "hand")), OURS),
        "in your banished zone": of(meanings_words.BANISHED, OURS),
        "from your evolve deck": of(InZone(("evolve deck area",)), OURS),
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
            ("the first", "the first follower", "the first card"),
            Picked("reference", cards=meanings_words.FORMER),
        ),
        **dict.fromkeys(
            ("the second", "the second follower", "the second card"),
            Picked("reference", cards=meanings_words.LATTER),
        ),
        **dict.fromkeys(
            ("the selected card", "the selected enemy", "the selected follower", "the selected followers"),
            Picked("reference", cards=meanings_words.SELECTED),
        ),
    },
)


def noun_parts(noun: Filter) -> tuple[Filter, ...]:
    return noun.parts if isinstance(noun, All) else (noun,)


def _tells(noun: Filter, kind: type) -> bool:
    """Return whether a filter, or any filter inside it, is of a class."""
    parts = noun.parts if isinstance(noun, All | AnyOf) else ()
    return isinstance(noun, kind) or any(_tells(one, kind) for one in parts)


def _like(part: Filter) -> tuple[type, ...]:
    """Return the classes of filters that say a quality like that of a part: a trait and a class are alike."""
    return (OfRace, OfAttribute) if isinstance(part, OfRace | OfAttribute) else (type(part),)


def narrowed(noun: Filter, part: Filter) -> Filter | None:
    """Return a noun with another filter added; None if both say whose the cards are, or where.

    A quality that one of two alternatives has is not added to both: "1-cost spell or 1-cost amulet".
    """
    either = [one for one in noun_parts(noun) if isinstance(one, AnyOf)]
    if any(_tells(one, kind) for one in either for more in noun_parts(part) for kind in _like(more)):
        return None
    whole = of(noun, part)
    parts = whole.parts if isinstance(whole, All) else (whole,)
    for kind in (InZone, Controlled):
        if sum(isinstance(one, kind) for one in parts) > 1:
            return None
    return whole


@RULES.rule("adjective", "<trait>", example="Beast", miss="follower")
def of_trait(trait: str) -> Filter:
    """Return the filter for cards with a trait."""
    return OfRace(frozenset({trait}))


@RULES.rule("adjective", "<class>", example="{dragoncraft}", miss="{engage}")
def of_class(**given: str) -> Filter:
    """Return the filter for cards of a class."""
    return OfAttribute(frozenset(given.values()))


@RULES.rule("adjective", "<integer> - cost", example="2-cost", miss="2-costly")
def of_cost(integer: int) -> Filter:
    """Return the filter for cards of a cost."""
    return CostIs("=", integer)


@RULES.rule(
    "adjective",
    "<one:adjective> (or|and/or) <other:adjective>",
    example="Elf or Beast",
    miss="Elf and Beast",
)
@RULES.rule(
    "noun",
    "<one:noun> (or|and/or) <other:noun>",
    example="follower or amulet",
    miss="follower and amulet",
)
def one_or_other(one: Filter, other: Filter) -> Filter | None:
    """Return the filter for cards matching either of two filters of the same kind."""
    if bool(zones_of(one)) != bool(zones_of(other)):
        return None
    return meanings_words.either(one, other)


@RULES.rule("head", "<name> [token|tokens]", example="Fairy", miss="Fairies")
@RULES.rule("head", "(card|cards) named <name>", example="cards named Fairy", miss="cards like Fairy")
def named(name: str) -> Filter:
    """Return the filter for cards with a name."""
    return Named(name)


@RULES.rule("noun", "<head>", example="followers", miss="leaders")
def plain(head: Filter) -> Filter:
    """Return the filter for a head noun without anything more."""
    return head


@RULES.rule("noun", "<adjective> <noun>", example="engaged follower", miss="follower engaged")
def with_adjective(adjective: Filter, noun: Filter) -> Filter | None:
    """Return a noun with the adjective before it."""
    return narrowed(noun, adjective)


@RULES.rule("noun", "<noun> <suffix>", example="cards in your hand", miss="cards in your hands")
def with_suffix(noun: Filter, suffix: Filter) -> Filter | None:
    """Return a noun with the suffix after it."""
    return narrowed(noun, suffix)


How = Literal["each", "chosen"]


def picked(how: How, noun: Filter, most: Amount = 1, least: Amount | None = None) -> Picked | None:
    """Return a pick of cards; None if their zone is not given."""
    if not zones_of(noun):
        return None
    return Picked(how, noun, most, most if least is None else least)


@RULES.rule(
    "pick",
    "(a|an) <noun:noun-or-noun>",
    example="a spell or an amulet in your hand",
    miss="a spell and an amulet in your hand",
)
@RULES.rule("pick", "(a|an|one) <noun>", example="a card in your hand", miss="a card")
def a_card(noun: Filter) -> Picked | None:
    """Return a pick of one card."""
    return picked("chosen", noun)


@RULES.rule("pick", "another <noun>", example="another follower on your field", miss="another follower")
def another_card(noun: Filter) -> Picked | None:
    """Return a pick of one card other than this one."""
    return picked("chosen", of(noun, Other()))


@RULES.rule("pick", "<number> <noun>", example="2 cards in your hand", miss="2 cards")
def so_many(number: int, noun: Filter) -> Picked | None:
    """Return a pick of a number of cards."""
    return picked("chosen", noun, number) if number > 1 else None


@RULES.rule("pick", "up to <number> <noun>", example="up to 2 cards in your hand", miss="up to 2 cards")
def up_to_so_many(number: int, noun: Filter) -> Picked | None:
    """Return a pick of up to a number of cards."""
    return picked("chosen", noun, number, 0)


@RULES.rule("pick", "(each|all) <noun>", example="each follower on your field", miss="each follower")
def each_card(noun: Filter) -> Picked | None:
    """Return every card of a kind."""
    return picked("each", noun)
