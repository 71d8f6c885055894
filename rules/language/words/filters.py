"""Filters in words: "rested creature you control with power 3000 or less"."""

from collections.abc import Iterator

from rules.language import filters as fl
from rules.language.amounts import Amount, Fixed, X
from rules.language.filters import Filter, Sign
from rules.language.references import Player
from rules.language.words import amounts, filter_relations, references
from rules.language.words.speech import Speech
from rules.language.words.terms import article, grouped, listed

YOU = "yourself"
"""The player with the ability where any player or card could stand."""
_SIGNS: dict[Sign, str] = {
    "<=": "{} or less",
    ">=": "{} or more",
    "=": "exactly {}",
    "<": "less than {}",
    ">": "more than {}",
    "!=": "other than {}",
}
_PLAYERS = {"anyone": "player", "opponent": "opponent", "you": YOU}
_AT_LEAST: dict[Sign, str] = {**_SIGNS, "<=": "at most {}", ">=": "at least {}"}
"""Comparisons with an amount that is a phrase."""
_CONTROLS = {"you": "you {}", "opponent": "your opponent {}s", "anyone": "any player {}s"}


def noun(wanted: Filter, at: Speech, *, several: bool = False) -> str:
    """Return a noun phrase without an article for what matches a filter."""
    parts = tuple(flat(wanted))
    types = [part for part in parts if isinstance(part, fl.OfType)]
    nouns = [part for part in types if not _describing(part, at)] or types
    head = nouns[0] if nouns else None
    if len(parts) == 1 and isinstance(parts[0], fl.IsPlayer):
        player = _PLAYERS[parts[0].side]
        return f"{player}s" if several and player != YOU else player
    if len(parts) == 1 and isinstance(parts[0], fl.AnyOf):
        return " or ".join(noun(part, at, several=several) for part in parts[0].parts)
    describing = sorted([part for part in parts if part is not head], key=_rank)
    before = [text for part in describing if (text := as_adjective(part, at))]
    described = [part for part in parts if part is not head and not as_adjective(part, at)]
    at_home = _at_home(described, at)
    if at_home:
        described = [part for part in described if not isinstance(part, fl.InZone | fl.Controlled)]
    described.sort(key=lambda part: not isinstance(part, fl.Controlled))
    among = _still(described, at)
    if among:
        described = [part for part in described if not isinstance(part, fl.InZone | fl.OneOf)]
    after = [clause(part, at, several) for part in described]
    plain = [text for text in after if not text.startswith("that ")]
    rest = [text for text in after if text.startswith("that ")]
    words = (*before, _head(head, at, several), at_home, *plain, among, listed(rest))
    return " ".join(word for word in words if word)


def _still(parts: list[Filter], at: Speech) -> str:
    """Return the phrase for those of several cards that are still in a zone; "" if that is not asked."""
    zones = [part for part in parts if isinstance(part, fl.InZone)]
    cards = [part.cards for part in parts if isinstance(part, fl.OneOf)]
    if len(zones) != 1 or len(cards) != 1 or not references.several(cards[0], at):
        return ""
    them = references.cards(cards[0], at, nested=True)
    return f"from among {them} still {listed([place(zone, at) for zone in zones[0].zones], 'or')}"


def _at_home(parts: list[Filter], at: Speech) -> str:
    """Return the phrase for one player's cards in a zone: "in your hand"; "" if that is not everything."""
    zones = [part for part in parts if isinstance(part, fl.InZone)]
    players = [part for part in parts if isinstance(part, fl.Controlled)]
    if len(zones) != 1 or len(players) != 1 or len(zones[0].zones) != 1:
        return ""
    zone = zones[0].zones[0]
    return "" if zone in at.terms.zones else f"in {references.whose(at.terms.term(zone), players[0].by, at)}"


def one(wanted: Filter | None, at: Speech) -> str:
    """Return one thing that matches a filter; the card with the ability if there is no filter."""
    if wanted is None:
        return at.itself or f"this {at.word('card')}"
    if isinstance(wanted, fl.IsPlayer):
        return {"you": "you", "opponent": "your opponent", "anyone": "a player"}[wanted.side]
    if isinstance(wanted, fl.AnyOf) and len(wanted.parts) > 1:
        return " or ".join(one(part, at) for part in wanted.parts)
    return _that_one(wanted, at) or article(noun(wanted, at))


def _that_one(wanted: Filter, at: Speech) -> str:
    """Return the only card that can match a filter, where it must be; "" if there may be others."""
    parts = tuple(flat(wanted))
    cards = [part.cards for part in parts if isinstance(part, fl.OneOf)]
    if len(cards) != 1 or references.many(cards[0], at):
        return ""
    text = references.cards(cards[0], at, nested=True)
    others: list[Filter] = [part for part in parts if not isinstance(part, fl.OneOf)]
    rest = [part for part in others if not isinstance(part, fl.InZone | fl.Controlled)]
    if not rest:
        where = _at_home(others, at) or " ".join(clause(part, at, False) for part in others)
        return f"{text} {where}" if where else text
    state = adjective(rest[0], at) if len(rest) == len(others) == 1 else ""
    return f"{text} while it is {state or grouped(article(noun(fl.All(tuple(others)), at)))}"


def is_placed(wanted: Filter) -> bool:
    """Return whether a filter says in which zones cards are."""
    return any(isinstance(part, fl.InZone) for part in flat(wanted))


def adjective(wanted: Filter, at: Speech) -> str:
    """Return an adjective that says all of a filter; "" if there is none."""
    if isinstance(wanted, fl.HasStatus):
        return at.terms.term(wanted.status)
    return as_adjective(wanted, at) if isinstance(wanted, fl.IsRested | fl.FaceDown | fl.Damaged) else ""


def state(wanted: Filter, at: Speech) -> str:
    """Return all of a filter as what a card is or has: "rested", "named “Elf”", "with flying"; "" if none."""
    if said := adjective(wanted, at):
        return said
    plain = fl.Named | fl.InZone | fl.StatIs | fl.CostIs | fl.WithKeyword | fl.NameHas | fl.RaceHas
    return clause(wanted, at, False) if isinstance(wanted, plain) else ""


def flat(wanted: Filter) -> Iterator[Filter]:
    """Yield the requirements that a filter combines."""
    if isinstance(wanted, fl.All):
        for part in wanted.parts:
            yield from flat(part)
    elif isinstance(wanted, fl.AnyOf) and len(wanted.parts) == 1:
        yield from flat(wanted.parts[0])
    else:
        yield wanted


def _head(head: fl.OfType | None, at: Speech, several: bool) -> str:
    words = [at.word("card")] if head is None else [at.terms.term(word) for word in sorted(head.words)]
    return listed([at.terms.plural(word) if several else word for word in words], "or")


def _said(words: frozenset[str], at: Speech) -> str:
    return listed([at.terms.term(word) for word in sorted(words)], "or")


def _rank(part: Filter) -> int:
    """Return where an adjective stands among others: "other rested fire Dragon creature"."""
    order = (fl.Other, fl.IsRested | fl.FaceDown | fl.Damaged, fl.OfAttribute, fl.OfSubtype)
    return next((place for place, kind in enumerate(order) if isinstance(part, kind)), len(order))


def as_adjective(part: Filter, at: Speech) -> str:
    """Return the adjective that precedes the noun, "" if the part follows it."""
    match part:
        case fl.IsRested(rested):
            return at.word("rested" if rested else "recovered")
        case fl.Other():
            return "other"
        case fl.FaceDown():
            return "face-down"
        case fl.Damaged():
            return "damaged"
        case fl.OfAttribute(words) | fl.OfRace(words):
            return _said(words, at)
        case fl.OfSubtype(words) if not at.word("subtype"):
            return _said(words, at)
        case fl.OfType():
            return _describing(part, at)
        case _:
            return ""


def _describing(part: fl.OfType, at: Speech) -> str:
    """Return a type that describes another one, as an adjective; "" for one that is a noun."""
    return at.terms.adjectives.get(next(iter(part.words)), "") if len(part.words) == 1 else ""


def clause(part: Filter, at: Speech, several: bool) -> str:
    """Return the phrase for a requirement that follows the noun."""
    match part:
        case fl.Controlled(by):
            return _does(by, "control", at)
        case fl.Owned(by):
            return _does(by, "own", at)
        case fl.InZone(zones):
            return listed([place(zone, at) for zone in zones], "or")
        case fl.OfSubtype(words):
            return f"of the {at.word('subtype')} {_said(words, at)}"
        case fl.WithKeyword(words):
            return f"with {_said(words, at)}"
        case fl.Named(name):
            return f"named “{name}”"
        case fl.NameHas(words):
            return f"with “{words}” in {'their names' if several else 'its name'}"
        case fl.RaceHas(words):
            race = at.word("race")
            return f"with “{words}” in {f'their {at.terms.plural(race)}' if several else f'its {race}'}"
        case fl.StatIs(stat, sign, amount):
            return f"with {at.terms.stat(stat)} {compared(sign, amount, at)}"
        case fl.CostIs(sign, amount):
            return f"with {at.word('cost')} {compared(sign, amount, at)}"
        case fl.HasCounters():
            return f"with {counters(part, at)}"
        case _:
            return filter_relations.relation(part, at, several)


def counters(part: fl.HasCounters, at: Speech) -> str:
    """Return the counters that cards must have: "no hope counters", "2 or more hope counters"."""
    name, sign, amount = at.terms.term(part.counter), part.sign, part.amount
    if (sign, amount) == ("=", 0):
        return f"no {name} counters"
    if (sign, amount) == (">=", 1):
        return f"{article(name)} counter"
    return f"{compared(sign, amount, at)} {name} counter{'' if amount == 1 and sign == '=' else 's'}"


def _does(by: Player, does: str, at: Speech) -> str:
    if isinstance(by, str):
        return _CONTROLS[by].format(does)
    return f"{references.player(by, at)} {does}s"


def place(zone: str, at: Speech) -> str:
    """Return a zone with its preposition: "in the hand"."""
    return at.terms.zones.get(zone) or f"in the {at.terms.term(zone)}"


def compared(sign: Sign, amount: Amount, at: Speech) -> str:
    """Return a comparison with an amount: "3000 or less"."""
    signs = _SIGNS if isinstance(amount, int | X | Fixed) else _AT_LEAST
    return signs[sign].format(amounts.outermost(amount, at))
