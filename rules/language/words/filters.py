"""Filters in words: "rested creature you control with power 3000 or less"."""

from collections.abc import Iterator
from dataclasses import replace

from rules.language import filters as fl
from rules.language.amounts import Amount
from rules.language.filters import Filter, Sign
from rules.language.references import Player
from rules.language.words import amounts, events, references
from rules.language.words.speech import Speech
from rules.language.words.terms import article, grouped, listed, verb

_SIGNS: dict[Sign, str] = {
    "<=": "{} or less",
    ">=": "{} or more",
    "=": "exactly {}",
    "<": "less than {}",
    ">": "more than {}",
    "!=": "other than {}",
}
_PLAYERS = {"anyone": "player", "opponent": "opponent", "you": "player that is you"}
_CONTROLS = {"you": "you {}", "opponent": "your opponent {}s", "anyone": "any player {}s"}


def noun(wanted: Filter, at: Speech, *, several: bool = False) -> str:
    """Return a noun phrase without an article for what matches a filter."""
    parts = tuple(_flat(wanted))
    types = [part for part in parts if isinstance(part, fl.OfType)]
    nouns = [part for part in types if not _describing(part, at)] or types
    head = nouns[0] if nouns else None
    if len(parts) == 1 and isinstance(parts[0], fl.IsPlayer):
        player, space, more = _PLAYERS[parts[0].side].partition(" ")
        return f"{player}{'s' if several else ''}{space}{more}"
    if len(parts) == 1 and isinstance(parts[0], fl.AnyOf):
        return " or ".join(noun(part, at, several=several) for part in parts[0].parts)
    before = [text for part in parts if part is not head and (text := _adjective(part, at))]
    before.sort(key=lambda text: text != "other")
    described = [part for part in parts if part is not head and not _adjective(part, at)]
    at_home = _at_home(described, at)
    if at_home:
        described = [part for part in described if not isinstance(part, fl.InZone | fl.Controlled)]
    described.sort(key=lambda part: not isinstance(part, fl.Controlled))
    after = [_clause(part, at, several) for part in described]
    plain = [text for text in after if not text.startswith("that ")]
    rest = [text for text in after if text.startswith("that ")]
    words = (*before, _head(head, at, several), at_home, *plain, listed(rest))
    return " ".join(word for word in words if word)


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
    parts = tuple(_flat(wanted))
    if len(parts) == 1 and isinstance(parts[0], fl.OneOf) and not references.several(parts[0].cards, at):
        return references.cards(parts[0].cards, at, nested=True)
    return article(noun(wanted, at))


def is_placed(wanted: Filter) -> bool:
    """Return whether a filter says in which zones cards are."""
    return any(isinstance(part, fl.InZone) for part in _flat(wanted))


def adjective(wanted: Filter, at: Speech) -> str:
    """Return an adjective that says all of a filter; "" if there is none."""
    if isinstance(wanted, fl.HasStatus):
        return at.terms.term(wanted.status)
    return _adjective(wanted, at) if isinstance(wanted, fl.IsRested | fl.FaceDown | fl.Damaged) else ""


def _flat(wanted: Filter) -> Iterator[Filter]:
    if isinstance(wanted, fl.All):
        for part in wanted.parts:
            yield from _flat(part)
    elif isinstance(wanted, fl.AnyOf) and len(wanted.parts) == 1:
        yield from _flat(wanted.parts[0])
    else:
        yield wanted


def _head(head: fl.OfType | None, at: Speech, several: bool) -> str:
    words = [at.word("card")] if head is None else [at.terms.term(word) for word in sorted(head.words)]
    return listed([at.terms.plural(word) if several else word for word in words], "or")


def _said(words: frozenset[str], at: Speech) -> str:
    return listed([at.terms.term(word) for word in sorted(words)], "or")


def _adjective(part: Filter, at: Speech) -> str:
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
        case fl.OfType():
            return _describing(part, at)
        case _:
            return ""


def _describing(part: fl.OfType, at: Speech) -> str:
    """Return a type that describes another one, as an adjective; "" for one that is a noun."""
    return at.terms.adjectives.get(next(iter(part.words)), "") if len(part.words) == 1 else ""


def _clause(part: Filter, at: Speech, several: bool) -> str:
    """Return the part that follows the noun."""
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
            return f"with “{words}” in its name"
        case fl.RaceHas(words):
            return f"with “{words}” in its {at.word('race')}"
        case fl.StatIs(stat, sign, amount):
            return f"with {at.terms.stat(stat)} {compared(sign, amount, at)}"
        case fl.CostIs(sign, amount):
            return f"with {at.word('cost')} {compared(sign, amount, at)}"
        case fl.HasCounters():
            return f"with {counters(part, at)}"
        case _:
            return _relation(part, at, several)


def counters(part: fl.HasCounters, at: Speech) -> str:
    """Return the counters that cards must have: "no hope counters", "2 or more hope counters"."""
    name, sign, amount = at.terms.term(part.counter), part.sign, part.amount
    if (sign, amount) == ("=", 0):
        return f"no {name} counters"
    if (sign, amount) == (">=", 1):
        return f"{article(name)} counter"
    return f"{compared(sign, amount, at)} {name} counter{'' if amount == 1 and sign == '=' else 's'}"


def _relation(part: Filter, at: Speech, several: bool) -> str:
    """Return a relation to other cards, or a property that needs a clause."""
    match part:
        case fl.HasStatus(status):
            return f"that {verb('be', several)} {at.terms.term(status)}"
        case fl.EnteredThisTurn():
            return "that came into play this turn"
        case fl.Underwent(event):
            return f"for which this happened this turn: ({events.event(event, replace(at, itself='it'))})"
        case fl.HasTarget(wanted):
            return f"with ({article(noun(wanted, at))}) as a target"
        case fl.AttachedTo(wanted):
            return f"attached to {grouped(one(wanted, at))}"
        case fl.HostOf(wanted):
            return f"with {grouped(one(wanted, at))} attached"
        case fl.TriggersOn(event):
            return f"with an ability that triggers when ({events.event(event, at)})"
        case fl.AsNamed(what):
            return f"with the {at.terms.term(what)} that was named"
        case fl.OneOf(cards):
            return f"from among {references.cards(cards, at, nested=True)}"
        case fl.SharesWith(what, cards):
            named = "name" if what == "name" else at.word(what)
            return f"with a {named} in common with {references.cards(cards, at, nested=True)}"
        case fl.Not(fl.OneOf(cards)) if not references.several(cards, at):
            return f"other than {references.cards(cards, at, nested=True)}"
        case fl.Not(inner):
            be = verb("be", several)
            return f"that {be} not {_nested(inner, at)}"
        case fl.AnyOf() | fl.OfType() | fl.IsPlayer():
            return f"that {verb('be', several)} {_nested(part, at)}"
        case _:
            raise AssertionError(f"{part!r} is no filter")


def _nested(part: Filter, at: Speech) -> str:
    if isinstance(part, fl.AnyOf) and len(part.parts) > 1:
        return f"({' or '.join(article(noun(each, at)) for each in part.parts)})"
    text = article(noun(part, at))
    return text if isinstance(part, fl.OfType) else f"({text})"


def _does(by: Player, does: str, at: Speech) -> str:
    if isinstance(by, str):
        return _CONTROLS[by].format(does)
    return f"{references.player(by, at)} {does}s"


def place(zone: str, at: Speech) -> str:
    """Return a zone with its preposition: "in the hand"."""
    return at.terms.zones.get(zone) or f"in the {at.terms.term(zone)}"


def compared(sign: Sign, amount: Amount, at: Speech) -> str:
    """Return a comparison with an amount: "3000 or less"."""
    return _SIGNS[sign].format(amounts.amount(amount, at))
