"""Earth Rite in Shadowverse: Evolve (13.3.3): a Stack counter paid in addition when a spell is played."""

from collections.abc import Generator

from rules.engine.asks import NO, YES, Ask, Option, Procedure
from rules.engine.clauses import clause
from rules.engine.game import Game
from rules.engine.ids import CardId, PlayerId
from rules.games.sve.payment import take_counters
from rules.games.sve.zones import FIELD, STACK

EARTH_RITE = "13.3.3.2"
"""The clause of a spell's ability that works only if a Stack counter was removed when playing the spell."""


def stacks(game: Game, player: PlayerId) -> list[CardId]:
    """List the Stack counters on amulets on a player's field, each by its card."""
    state = game.state
    return [
        card
        for card in state.zone(FIELD, player)
        if "amulet" in state.cards[card].types
        for _ in range((state.instances[card].counters or {}).get(STACK, 0))
    ]


@clause("sve", "10.6.2.2.1", "13.3.3.2")
def takes_earth_rite(game: Game, player: PlayerId, card: CardId, taken: int) -> Generator[Ask, Option, bool]:
    """The player says whether they will pay for Earth Rite, in addition to the `taken` ones chosen so far."""
    if len(stacks(game, player)) <= taken:
        return False
    said = yield Ask(player, "earth_rite", "13.3.3.2", [YES, NO], card)
    return said.verb == "yes"


@clause("sve", "13.3.3.1", "13.3.3.2")
def pay_earth_rite(game: Game, player: PlayerId, card: CardId) -> Procedure:
    """A Stack counter is removed from an amulet; without its last one the amulet goes to the cemetery."""
    options = [Option("remove_counter", one) for one in dict.fromkeys(stacks(game, player))]
    said = yield Ask(player, "pay_earth_rite", "13.3.3.2", options, card)
    take_counters(game, said.card, STACK, 1)
