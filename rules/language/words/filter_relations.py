"""Requirements of cards that are said in a clause: "attached to a creature", "that was blocked this turn"."""

from dataclasses import replace

from rules.language import filters as fl
from rules.language.events import Event
from rules.language.filters import Filter
from rules.language.words import events, filters, references
from rules.language.words.speech import Speech
from rules.language.words.terms import article, grouped, listed, verb


def relation(part: Filter, at: Speech, several: bool) -> str:
    """Return a relation to other cards, or a property that needs a clause."""
    match part:
        case fl.HasStatus(status):
            return f"that {verb('be', several)} {at.terms.term(status)}"
        case fl.EnteredThisTurn():
            return "that came into play this turn"
        case fl.Underwent(event):
            return _underwent(event, at, several)
        case fl.PutBy(cards):
            by = references.cards(cards, at, nested=True)
            return f"that {verb('be', several)} put there by an effect of {by}"
        case fl.HasTarget(wanted):
            return f"with ({article(filters.noun(wanted, at))}) as a target"
        case fl.AttachedTo(wanted):
            return f"attached to {grouped(filters.one(wanted, at))}"
        case fl.HostOf(wanted):
            return f"with {grouped(filters.one(wanted, at))} attached"
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
            return f"that {verb('be', several)} not {_nested(inner, at, several)}"
        case fl.AnyOf() | fl.OfType() | fl.IsPlayer():
            return f"that {verb('be', several)} {_nested(part, at, several)}"
        case _:
            raise AssertionError(f"{part!r} is no filter")


def _underwent(event: Event, at: Speech, several: bool) -> str:
    """Return that something happened to cards this turn: "that was blocked this turn"."""
    if events.is_of_its_card(event):
        itself = replace(at, itself="that")
        return f"{events.event(event, itself, tense='past', several=several)} this turn"
    said = events.event(event, replace(at, itself="it"), tense="past")
    return f"for which this happened this turn: ({said})"


_NAMED_OR_MARKED = fl.Named | fl.OfSubtype | fl.IsRested | fl.FaceDown | fl.Damaged | fl.HasStatus
"""Requirements that are said of a card as they are: "that is not tapped", "that is named …"."""


def _nested(part: Filter, at: Speech, several: bool) -> str:
    """Return a requirement as what a card is: "named “Elf”", "a Dragon card or a spell"."""
    if isinstance(part, fl.AnyOf) and len(part.parts) > 1:
        names = [f"“{each.name}”" for each in part.parts if isinstance(each, fl.Named)]
        if len(names) == len(part.parts):
            return f"named {listed(names, 'or')}"
        whole = " or ".join(_alternative(each, at, several) for each in part.parts)
        return whole if all(_is_plain(each) for each in part.parts) else f"({whole})"
    if isinstance(part, _NAMED_OR_MARKED) and not (
        isinstance(part, fl.OfSubtype) and filters.as_adjective(part, at)
    ):
        return filters.adjective(part, at) or filters.clause(part, at, several)
    if isinstance(part, fl.OneOf) and references.several(part.cards, at):
        return f"one of {references.cards(part.cards, at, nested=True)}"
    text = _alternative(part, at, several)
    return text if _is_plain(part) else f"({text})"


def _alternative(part: Filter, at: Speech, several: bool) -> str:
    return filters.noun(part, at, several=True) if several else article(filters.noun(part, at))


_PLAIN = (
    fl.OfType | fl.OfRace | fl.OfAttribute | fl.OfSubtype | fl.Named | fl.NameHas | fl.RaceHas | fl.IsRested
)


def _is_plain(part: Filter) -> bool:
    """Return whether a requirement is so simple that what follows cannot be taken for a part of it."""
    parts = tuple(filters.flat(part))
    return all(isinstance(one, _PLAIN) for one in parts) and len(parts) < 3
