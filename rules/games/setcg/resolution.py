"""How what is on the stack resolves in the Square Enix system (11.12), from its top."""

from rules.engine import atoms
from rules.engine.announcing.resolving import is_wanted
from rules.engine.announcing.targets import still_legal
from rules.engine.asks import Procedure
from rules.engine.context import standing
from rules.engine.game import Game
from rules.engine.ids import CardId
from rules.engine.perform import perform
from rules.engine.ruling import clause
from rules.engine.waiting import Pending
from rules.engine.zones import kind_of
from rules.games.setcg.definitions import SUMMON
from rules.games.setcg.triggers import holds
from rules.games.setcg.zones import BREAK, STACK


@clause("setcg", "11.12.1", "11.12.4", "11.1.7")
def resolve(game: Game, pending: Pending) -> Procedure:
    """The top of the stack is carried out in the order of its text, then put away."""
    if holds(game, pending):
        yield from carry_out(game, pending)
    if kind_of(game.state.where[pending.card]) == STACK and SUMMON in game.state.cards[pending.card].types:
        put_summon_away(game, pending.card)


@clause("setcg", "7.4")
def carry_out(game: Game, pending: Pending) -> Procedure:
    """Perform an effect on the chosen cards that are still there, after asking if it may be left undone.

    One that changed its zone since it was chosen is a new card, even where it was before.
    """
    text = pending.choices.text or pending.ability
    if text is not None and (yield from is_wanted(game, pending, "11.9.15")):
        at = standing(game, pending, "11.12.4", still_legal(game, pending, text, "11.12.4"))
        yield from perform(game, text.effect, at)


@clause("setcg", "11.12.10")
def put_summon_away(game: Game, card: CardId) -> None:
    """A summon that has resolved goes to its owner's break zone."""
    atoms.move(game, card, BREAK)
