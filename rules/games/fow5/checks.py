"""Rule processes of Force of Will 5.01 (13), and additions on several cards."""

from rules.engine import atoms
from rules.engine.asks import Ask, Option, Procedure
from rules.engine.clauses import clause
from rules.engine.game import Game
from rules.engine.ids import CardId, as_card
from rules.games.fow8.checks import (
    additions,
    additions_fall,
    fighters_die,
    fighters_die_or_not,
    lives_are_rounded,
    players_lose,
)
from rules.games.fow8.mechanics.control import settle_control
from rules.games.fow8.zones import is_fielded

ALSO_ON = "also on"
"""The key for the cards that an addition is on, other than the first."""


def additions_choose(game: Game) -> Procedure:
    """Ask about every addition that is on more than one card."""
    for card in additions(game):
        if game.state.instances[card].numbers_of(ALSO_ON):
            yield from keep_one(game, card)


def additions_stay(game: Game) -> bool:
    """Keep additions whose card left on another card that they are on; return whether any did."""
    changed = False
    for card in additions(game):
        instance = game.state.instances[card]
        others = [as_card(one) for one in sorted(instance.numbers_of(ALSO_ON))]
        if others and not is_fielded(game, instance.host):
            stay_on(game, card, [one for one in others if is_fielded(game, one)])
            changed = True
    return changed


@clause("fow5", "13.3#1")
def stay_on(game: Game, card: CardId, others: list[CardId]) -> None:
    """An addition on several cards falls off only when all of them are gone."""
    atoms.set_numbers(game, card, ALSO_ON, tuple(others[1:]))
    if others:
        atoms.attach(game, card, others[0])


@clause("fow5", "13.3#2")
def keep_one(game: Game, card: CardId) -> Procedure:
    """The controller of an addition on several cards chooses one of them; it is only on that one now."""
    instance = game.state.instances[card]
    others = map(as_card, sorted(instance.numbers_of(ALSO_ON)))
    hosts = [one for one in (instance.host, *others) if is_fielded(game, one)]
    atoms.set_numbers(game, card, ALSO_ON, ())
    options = [Option("add", host) for host in hosts]
    chosen = options[0]
    if len(options) > 1:
        chosen = yield Ask(instance.controller, "host", "13.3#2", options, card)
    atoms.attach(game, card, chosen.card)


CHECKS = (settle_control, players_lose, fighters_die, lives_are_rounded, additions_stay, additions_fall)
ASKING_CHECKS = (fighters_die_or_not, additions_choose)
