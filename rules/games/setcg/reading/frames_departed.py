"""Cards that left the field, found in the break zone or given up, and states that abilities watch."""

from dataclasses import replace
from typing import get_args

from rules.games.setcg.reading.nouns import BREAK, FIELD
from rules.language.abilities import Triggered
from rules.language.composed import IfYouDo, Let, May
from rules.language.conditions import Condition
from rules.language.effects import DealDamage, Destroy, Effect, MoveTo, PutCounters
from rules.language.events import Becomes, Event, Leaves, plain_events
from rules.language.filters import Controlled
from rules.language.references import Cards, It, Subject, SubjectCard, This, ThisCard
from rules.reading.clauses import THAT, Clause, mentions, rebuilt
from rules.reading.grammar import Rules

STATES = Rules()


@STATES.rule(
    "ability",
    "if <condition> , put ~ into the break zone .",
    example="if you control 3 or more Monsters, put ~ into the Break Zone.",
    miss="if you control 3 or more Monsters, put it into the Break Zone.",
)
def given_up_in(condition: Condition) -> Triggered | None:
    """An ability without an event, which triggers once a state of the game has come about (11.9.19)."""
    if mentions(condition, THAT):
        return None
    return Triggered(event=Becomes(condition), effect=MoveTo(This(), BREAK))


def found_off_the_field(whole: Clause) -> Clause:
    """Return a text that moves the card itself from wherever it is, for cards that are not on the field."""
    return replace(whole, effect=rebuilt(whole.effect, _follow), modes=rebuilt(whole.modes, _follow))


def _follow(node: object) -> object:
    return replace(node, what=ThisCard()) if isinstance(node, MoveTo) and node.what == This() else node


def found_in_break_zone(effect: Effect, event: Event) -> Effect:
    """Return an effect that moves another card from the break zone, where it is looked for (11.9.17.1).

    Elsewhere it is only known as it was. On whose field the opponent's card would come is not said.
    """
    plain = plain_events(event)
    if not all(isinstance(one, Leaves) and one.destination == (BREAK,) for one in plain):
        return effect
    found = rebuilt(effect, _from_there)
    yours = all(mentions(getattr(one, "what", None), Controlled("you")) for one in plain)
    return found if yours or not _comes_back(found) else effect


def _comes_back(tree: object) -> bool:
    found: list[object] = []

    def look(node: object) -> object:
        if isinstance(node, MoveTo) and node.zone == FIELD and isinstance(node.what, SubjectCard | It):
            found.append(node)
        return node

    rebuilt(tree, look)
    return bool(found)


def _from_there(node: object) -> object:
    match node:
        case MoveTo(Subject()):
            return replace(node, what=SubjectCard())
        case Let(name, Subject(), inner) if _only_moves(inner, It(name)):
            return replace(node, cards=SubjectCard())
    return node


def _only_moves(effect: Effect, named: It) -> bool:
    """Return whether an effect does nothing with cards of a name but move them."""
    moved = rebuilt(effect, lambda node: None if isinstance(node, MoveTo) and node.what == named else node)
    return mentions(effect, named) and not mentions(moved, named)


def affects_subject(tree: object) -> bool:
    """Return whether an effect does something to the card of an event itself, as it was in play."""
    found: list[object] = []

    def look(node: object) -> object:
        if isinstance(node, get_args(Effect)) and Subject() in (
            getattr(node, "what", None),
            getattr(node, "cards", None),
        ):
            found.append(node)
        return node

    rebuilt(tree, look)
    return bool(found)


def gives_itself_up(first: Effect, then: Effect, spoken: Cards) -> bool:
    """Return whether a card goes to the break zone and damages or breaks others that were spoken of."""
    done = first.effect if isinstance(first, May) else first
    away = isinstance(done, MoveTo) and done.what == This() and done.zone == BREAK
    return away and isinstance(then, DealDamage | Destroy) and then.what == spoken


def counts_on_itself(tree: object) -> bool:
    """Return whether a card gets counters itself."""
    found: list[object] = []

    def look(node: object) -> object:
        if isinstance(node, PutCounters) and node.what == This():
            found.append(node)
        return node

    rebuilt(tree, look)
    return bool(found)


def hits_itself_gone(tree: object) -> bool:
    """Return whether a card damages or breaks itself after it went to the break zone: "it" is another one."""
    found: list[object] = []

    def look(node: object) -> object:
        if isinstance(node, IfYouDo) and gives_itself_up(node.effect, node.then, This()):
            found.append(node)
        return node

    rebuilt(tree, look)
    return bool(found)
