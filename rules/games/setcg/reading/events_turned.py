"""Cards that Summons or abilities dull or activate, and cards that fall after a card damaged them."""

from rules.games.setcg.reading.nouns import BREAK, FIELD, Noun
from rules.language.abilities import Replacement
from rules.language.events import By, Event, Leaves, Recovers, Rests, TakesDamage
from rules.language.filters import Filter, IsRested, OneOf, Underwent
from rules.language.references import This
from rules.reading.clauses import mentions
from rules.reading.grammar import Rules
from rules.reading.phrases import narrowed

TURNED = Rules()


def turned(noun: Noun) -> Filter | None:
    """Return which cards are turned, or None if their state is part of what they are."""
    wanted = noun.placed() if noun.zone in ("", FIELD) else None
    states = (IsRested(), IsRested(False))
    return None if wanted is None or any(mentions(wanted, one) for one in states) else wanted


@TURNED.rule(
    "event",
    "(a|an) active <noun> becomes dull due to <source>",
    example="an active Backup opponent controls becomes dull due to your Summons",
    miss="an active Backup opponent controls becomes dull",
)
def dulled_by(noun: Noun, source: Filter) -> Event | None:
    wanted = turned(noun)
    return None if wanted is None else By(Rests(wanted), source)


@TURNED.rule(
    "event",
    "(a|an) dull <noun> becomes active due to <source>",
    example="a dull Backup you control becomes active due to your Summons",
    miss="a dull Backup you control becomes active",
)
def activated_by(noun: Noun, source: Filter) -> Event | None:
    wanted = turned(noun)
    return None if wanted is None else By(Recovers(wanted), source)


HURT_BY_IT = Underwent(By(TakesDamage(), OneOf(This())))
TURNED.same("removal", {"remove it from the game instead": "outside"})


@TURNED.rule(
    "substitution",
    "if (a|an) <noun> damaged by ~ is put from the field into the break zone on the same turn , <removal>",
    example="if a Monster damaged by ~ is put from the field into the Break Zone on the same turn,"
    " remove it from the game instead",
    miss="if a Monster damaged by ~ is put from the field into the Break Zone, remove it from the game",
)
def removed_when_hurt(noun: Noun, removal: str) -> Replacement | None:
    wanted = noun.placed() if noun.zone in ("", FIELD) else None
    if wanted is None:
        return None
    return Replacement(event=Leaves(narrowed(wanted, HURT_BY_IT), (BREAK,)), destination=removal)
