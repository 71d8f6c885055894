"""How the stack of the Square Enix system resolves (11.12), from the top."""

from collections.abc import Generator

from rules.engine import atoms
from rules.engine.announcing.order import announce
from rules.engine.announcing.resolution import is_wanted
from rules.engine.announcing.targets import still_legal
from rules.engine.asks import Ask, Option, Procedure
from rules.engine.clauses import clause
from rules.engine.context import resolution_context
from rules.engine.game import Game
from rules.engine.ids import CardId
from rules.engine.layers import characteristics
from rules.engine.pending import Pending
from rules.engine.perform import perform
from rules.engine.zones import kind_of
from rules.games.setcg.announcement import ONCE
from rules.games.setcg.announcement_abilities import RESOLVING
from rules.games.setcg.definitions import SUMMON
from rules.games.setcg.keywords import JUNCTIONED, is_junctioned
from rules.games.setcg.triggers import may_resolve
from rules.games.setcg.zones import BREAK, OUTSIDE, STACK
from rules.language.abilities import Activated, Announceable, Triggered


@clause("setcg", "11.1.7", "11.12.1", "11.12.4", "11.12.10")
def resolve(game: Game, pending: Pending) -> Procedure:
    """The top of the stack resolves in the order of its text, then is put away."""
    if may_resolve(game, pending):
        yield from carry_out(game, pending)
    if kind_of(game.state.where[pending.card]) == STACK and SUMMON in game.state.cards[pending.card].types:
        put_summon_away(game, pending)


@clause("setcg", "7.4", "11.12.4.1")
def carry_out(game: Game, pending: Pending) -> Procedure:
    """Perform an effect on the chosen cards that are still there, after asking about an optional one.

    A card that changed zones since it was chosen is a new card, even if it is back where it was.
    """
    text = pending.choices.text or pending.ability
    if text is not None and (yield from is_wanted(game, pending, "11.9.15")):
        if isinstance(text, Triggered):
            text = yield from choose_option(game, pending, text)
        at = resolution_context(game, pending, "11.12.4", still_legal(game, pending, text, "11.12.4"))
        yield from perform(game, text.effect, at)


@clause("setcg", "11.12.4.1")
def choose_option(game: Game, pending: Pending, text: Triggered) -> Generator[Ask, Option, Announceable]:
    """Choose the mode of an auto-ability, if it was not chosen before."""
    resolving = RESOLVING.begin(game, pending.controller, pending.card, text, waited=pending)
    yield from announce(game, resolving)
    return resolving.text() or text


def cancel(game: Game, card: CardId, source: CardId) -> Procedure:
    """Remove a card's topmost entry from the stack without effect; a summon goes to the break zone.

    JUDGEMENT: the book does not know cancelling, which is printed on cards.
    """
    places = [place for place, one in enumerate(game.state.pending) if one.card == card]
    if places:
        taken = atoms.take(game, places[-1])
        if kind_of(game.state.where[card]) == STACK:
            put_summon_away(game, taken)
    yield from ()


@clause("setcg", "11.6.2")
def has_auto_ability_waiting(game: Game, card: CardId) -> bool:
    """Return whether an auto-ability of a card is on the stack; filters find it by its card."""
    return any(one.card == card and isinstance(one.ability, Triggered) for one in game.state.pending)


@clause("setcg", "11.6.2")
def has_action_ability_waiting(game: Game, card: CardId) -> bool:
    """Return whether an action or special ability of a card is on the stack; filters find it by its card.

    JUDGEMENT: rules about action abilities apply to special ones too, which the book treats alike (11.8).
    """
    return any(one.card == card and isinstance(one.ability, Activated) for one in game.state.pending)


def is_of_several_elements(game: Game, card: CardId) -> bool:
    """Return whether a card has more than one element now, even while continuous effects are being applied.

    JUDGEMENT: the book knows only cards of one element; cards that print several are called Multi-Element.
    """
    so_far = game.layering
    now = characteristics(game, card) if so_far is None else so_far.get(card) or game.state.cards[card]
    return len(now.attributes) > 1


STATUSES = {
    "of several elements": is_of_several_elements,
    JUNCTIONED: is_junctioned,
    "waiting with an auto-ability": has_auto_ability_waiting,
    "waiting with an action ability": has_action_ability_waiting,
}
"""Statuses that filters can ask about: from marks, and from what a card has on the stack."""


@clause("setcg", "11.12.10")
def put_summon_away(game: Game, pending: Pending) -> None:
    """A summon that has resolved goes to its owner's break zone, or leaves the game if an effect says so."""
    atoms.move(game, pending.card, OUTSIDE if ONCE in pending.choices.ways else BREAK)
