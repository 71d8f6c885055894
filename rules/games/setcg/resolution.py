"""How what is on the stack resolves in the Square Enix system (11.12), from its top."""

from rules.engine import atoms
from rules.engine.asks import NO, YES, Ask, Procedure
from rules.engine.context import standing
from rules.engine.game import Game
from rules.engine.layers import characteristics
from rules.engine.matching import matches
from rules.engine.objects import unmoved
from rules.engine.perform import perform
from rules.engine.ruling import clause
from rules.engine.waiting import Pending
from rules.engine.zones import kind_of
from rules.games.setcg.definitions import SUMMON
from rules.games.setcg.triggers import holds
from rules.games.setcg.zones import BREAK, STACK
from rules.language.abilities import Announceable, Replacement, Triggered


@clause("setcg", "11.12.1", "11.12.4", "11.1.7")
def resolve(game: Game, pending: Pending) -> Procedure:
    """The top of the stack is carried out in the order of its text, then put away."""
    if isinstance(pending.ability, Announceable | Replacement) and holds(game, pending):
        yield from carry_out(game, pending, pending.ability)
    if kind_of(game.state.where[pending.card]) == STACK and SUMMON in game.state.cards[pending.card].types:
        put_summon_away(game, pending.card)


@clause("setcg", "7.4")
def carry_out(game: Game, pending: Pending, ability: Announceable | Replacement) -> Procedure:
    """Perform an effect on the chosen cards that are still there, after asking if it may be left undone.

    One that changed its zone since it was chosen is a new card, even where it was before.
    """
    if isinstance(ability, Triggered) and ability.optional:
        said = yield Ask(pending.controller, "may", "11.9.15", [YES, NO], pending.card)
        if said.verb == "no":
            return
    targets = tuple(
        card if _is_suitable(game, pending, ability, place, card) else -1
        for place, card in enumerate(unmoved(game.state, pending.targets, pending.arrivals))
    )
    at = standing(pending, "11.12.4", targets)
    yield from perform(game, ability.effect, at)


def _is_suitable(
    game: Game, pending: Pending, ability: Announceable | Replacement, place: int, card: int
) -> bool:
    return card >= 0 and matches(
        game, card, characteristics(game, card), ability.targets[place], pending.controller, pending.card
    )


@clause("setcg", "11.12.10")
def put_summon_away(game: Game, card: int) -> None:
    """A summon that has resolved goes to its owner's break zone."""
    atoms.move(game, card, BREAK)
