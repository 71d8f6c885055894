"""Events in words, as clauses after "when": "this card comes into play from the hand"."""

from rules.language import events as ev
from rules.language.events import Event
from rules.language.filters import Filter, IsPlayer
from rules.language.references import Side
from rules.language.words import amounts, conditions, effects, filters, references
from rules.language.words.speech import Speech, ordinal
from rules.language.words.terms import article, grouped, listed, verb

_DOES: dict[type, str] = {
    ev.Attacked: "is attacked",
    ev.AttackEnds: "ends its attack",
    ev.Blocks: "blocks",
    ev.Blocked: "is blocked",
    ev.Unblocked: "attacks without being blocked",
    ev.Battles: "battles",
    ev.WinsBattle: "wins a battle",
    ev.DealsDamage: "deals {damage} to a {card}",
    ev.DamagesPlayer: "deals {damage} to a player",
    ev.TakesDamage: "is dealt {damage}",
    ev.Plays: "is played",
}
"""Events of a card without further details."""
_WHOSE = {"you": "your", "opponent": "your opponent's", "anyone": "any"}


def event(what: Event, at: Speech, *, nested: bool = False) -> str:
    """Return an event as a clause; several are in parentheses if nested in another."""
    match what:
        case ev.AnyEvent(several):
            text = " or ".join(event(one, at, nested=True) for one in several)
            return f"({text})" if nested and len(several) > 1 else text
        case ev.During(inner, player):
            return f"{event(inner, at, nested=True)} during {references.whose('turn', player, at)}"
        case ev.Nth(inner, n):
            return f"{event(inner, at, nested=True)} for the {ordinal(n)} time in a turn"
        case ev.By(inner, cause):
            return f"{event(inner, at, nested=True)} because of {grouped(filters.one(cause, at))}"
        case ev.AtLeast(inner, amount):
            return f"{event(inner, at, nested=True)} in an amount of {amounts.amount(amount, at)} or more"
        case ev.InCombat(inner):
            return f"{event(inner, at, nested=True)} in battle"
        case ev.AtOnce(inner):
            return f"{event(inner, at, nested=True)} (several at once count as one)"
        case ev.Becomes(condition):
            return f"it comes to be that {conditions.condition(condition, at, nested=True)}"
        case ev.Moment(name, side):
            return moment(name, side, at)
        case ev.PlayerTakesDamage(side):
            return f"{_player(side)} {_is(side)} dealt {at.word('damage')}"
        case ev.GainsLife(side) | ev.LosesLife(side):
            does = verb("gain" if isinstance(what, ev.GainsLife) else "lose", side == "you")
            return f"{_player(side)} {does} {at.word('life')}"
        case ev.Draws(wanted, side):
            drawn = article(at.word("card")) if wanted is None else article(filters.noun(wanted, at))
            return f"{_player(side)} {verb('draw', side == 'you')} {drawn}"
        case _:
            return _of_card(what, at)


def _of_card(what: Event, at: Speech) -> str:
    wanted: Filter | None = what.what  # type: ignore[union-attr]
    subject = filters.one(wanted, at)
    match what:
        case ev.Enters(_, origin):
            return f"{subject} {at.word('enters')}{_from(origin, at)}"
        case ev.Leaves(_, destination):
            return f"{subject} {at.word('leaves')}{_to(destination, at)}"
        case ev.Moves(_, destination, origin):
            return f"{subject} moves{_to(destination, at)}{_from(origin, at)}"
        case ev.Attacks(_, target):
            return f"{subject} attacks{_target(target, at)}"
        case ev.Blocked(_, target) if target is not None:
            return f"{subject} attacks{_target(target, at)} and is blocked"
        case ev.Unblocked(_, target) if target is not None:
            return f"{subject} attacks{_target(target, at)} without being blocked"
        case ev.Destroyed():
            return f"{subject} is {at.word('destroyed')}"
        case ev.Discards():
            return f"{subject} is {at.word('discarded')} from hand"
        case ev.Targeted():
            return f"{subject} is {at.word('targeted')}"
        case ev.Rests():
            return f"{subject} is {at.word('rested')}"
        case ev.Recovers():
            return f"{subject} is {at.word('recovered')}"
        case ev.GameEvent():
            return _own(what, subject, at)
    does = _DOES[type(what)]
    return f"{subject} {does.format(damage=at.word('damage'), card=at.word('card'))}"


def _own(what: ev.GameEvent, subject: str, at: Speech) -> str:
    """Return a game's own event: by its sentence, otherwise by its name."""
    shape = at.terms.dialect.schema.shapes[type(what)]
    values = {field.name: effects.value(getattr(what, field.name), at) for field in shape.fields}
    said = at.terms.events.get(shape.word)
    if said is not None:
        return said.format(**{**values, "what": subject})
    more = "".join(f" ({name.replace('_', ' ')}: {one})" for name, one in values.items() if name != "what")
    return f"{subject} {shape.word.replace('_', ' ')}{more}"


def _target(target: Filter | None, at: Speech) -> str:
    if target is None:
        return ""
    return " a player" if target == IsPlayer() else f" {grouped(filters.one(target, at))}"


def moment(name: str, side: Side, at: Speech) -> str:
    """Return a moment of the turn as a clause: "your turn begins"."""
    said = at.terms.moments.get(name)
    if said is None:
        return f"“{at.terms.term(name)}” of {_WHOSE[side]} turn comes"
    # A moment that begins for both players is somebody's only if the ability says whose.
    for_whom = "" if "{whose}" in said or side == "anyone" else f" for {_player(side)}"
    return said.format(whose=_WHOSE[side]) + for_whom


def _from(zones: tuple[str, ...], at: Speech) -> str:
    return f" from the {listed([at.terms.term(zone) for zone in zones], 'or')}" if zones else ""


def _to(zones: tuple[str, ...], at: Speech) -> str:
    return f" to the {listed([at.terms.term(zone) for zone in zones], 'or')}" if zones else ""


def _player(side: Side) -> str:
    return {"you": "you", "opponent": "your opponent", "anyone": "a player"}[side]


def _is(side: Side) -> str:
    return "are" if side == "you" else "is"
