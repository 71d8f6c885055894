"""Trees for equipment in both languages: equipping followers, and what equipment does beneath them."""

from dataclasses import replace

from rules.games.sve.definitions import EvolveCard
from rules.games.sve.nodes import Equip, Equips
from rules.games.sve.reading.meanings import triggered
from rules.games.sve.reading.meanings_damage import deals_more
from rules.games.sve.reading.meanings_words import FIELD, of
from rules.language.abilities import Replacement, Static
from rules.language.amounts import EventAmount, Minus
from rules.language.changes import Change
from rules.language.events import TakesDamage
from rules.language.filters import HostOf, OneOf
from rules.language.references import Host, ThisCard
from rules.reading.clauses import Clause
from rules.reading.outcome import Paragraph
from rules.reading.phrases import Picked, acting

BENEATH = ("evolve zone",)
"""Where equipment is while a follower has it, and so where its abilities work."""
_BEARER = HostOf(OneOf(ThisCard()))
BEARER = Picked("reference", cards=Host(ThisCard()))
"""The follower that has the equipment."""


def equipped(pick: Picked, token: EvolveCard) -> Clause | None:
    """Return a clause in which cards are equipped with a token."""
    return acting(pick, lambda cards: Equip(cards, token))


def bearer_has(changes: tuple[Change, ...]) -> Paragraph:
    """Return the ability by which the follower has what its equipment gives it."""
    return Paragraph((Static(changes, of(FIELD, _BEARER), zones=BENEATH, only_there=True),))


def bearer_deals_more(amount: int) -> Paragraph:
    """Return the ability by which the follower deals more damage."""
    more = deals_more(of(FIELD, _BEARER), amount)
    return Paragraph((replace(more, zones=BENEATH, only_there=True),))


def bearer_less_hurt(amount: int) -> Paragraph:
    """Return the ability by which the follower takes less damage, down to none."""
    less = Minus(EventAmount(), amount)
    return Paragraph((Replacement(TakesDamage(_BEARER), amount=less, zones=BENEATH, only_there=True),))


def on_equipping(clause: Clause) -> Paragraph | None:
    """Return the ability of an equipment that triggers as it is put beneath a follower."""
    abilities = triggered(clause, Equips(), zones=BENEATH)
    return Paragraph(abilities) if abilities else None
