"""Coming onto the field (7.8 to 7.12): by being played, by an effect, together with others."""

from rules.engine import atoms
from rules.engine.asks import Ask, Option, Procedure
from rules.engine.game import Game
from rules.engine.perform import Context, perform
from rules.engine.ruling import clause
from rules.engine.triggers import trigger
from rules.games.setcg.definitions import BACKUP, ITEMS, SUMMON
from rules.games.setcg.keyword_ways import part
from rules.games.setcg.prices import Extra
from rules.games.setcg.zones import FIELD, OUTSIDE


def put_on_field(game: Game, player: int, card: int, extras: list[Extra], bearer: int = -1) -> Procedure:
    """Put a card on the field, a Backup dulled, an Item on its bearer, and let abilities trigger on that."""
    atoms.move(game, card, FIELD, controller=player)
    if bearer >= 0:
        atoms.attach(game, card, bearer)
    if BACKUP in game.state.cards[card].types:
        dull_backup(game, card)
    for extra in extras:
        at = Context(player, card, "11.3.10", extra.targets, choices=extra.choices)
        yield from perform(game, extra.ability.effect, at)
    tell_entered(game, card)


def tell_entered(game: Game, card: int) -> None:
    """Let auto-abilities trigger on a card that came onto the field (11.9.17.2.1)."""
    if game.automatic or game.state.delayed or game.state.lasting:
        trigger(game, "enters", card)


@clause("setcg", "6.2.4", "7.3", "11.9.17.2.1")
def relocate(game: Game, cards: list[int], kind: int, bottom: bool, player: int) -> Procedure:
    """An effect moves cards, each to its owner's side; those that come onto the field are seen together."""
    state = game.state
    there = [card for card in cards if state.where[card] >= 0]
    leaving = [card for card in there if card in state.instances]
    if kind != FIELD:
        for card in leaving:
            trigger(game, "leaves", card)
    arrived = []
    for card in there:
        if kind == FIELD:
            if card in leaving or state.cards[card].types & ITEMS or SUMMON in state.cards[card].types:
                continue
            arrived.append(card)
        if state.where[card] // 2 == OUTSIDE:
            part(game, card)
        atoms.move(game, card, kind, bottom=bottom)
    yield from order_stamps(game, arrived)
    for card in arrived:
        if BACKUP in state.cards[card].types:
            dull_backup(game, card)
    for card in arrived:
        tell_entered(game, card)


def put_dulled(game: Game, card: int, source: int) -> Procedure:
    """Put a card onto its owner's field dulled."""
    yield from relocate(game, [card], FIELD, False, game.state.owners[card])
    if card in game.state.instances:
        atoms.rest(game, card)


@clause("setcg", "11.13.4.11")
def order_stamps(game: Game, arrived: list[int]) -> Procedure:
    """Of cards that came at the same time the turn player says whose continuous effects are the older."""
    left = [
        card
        for card in arrived
        if any(ability.kind == "static" for ability in game.state.cards[card].abilities)
    ]
    while len(left) > 1:
        options = [Option("older", card) for card in left]
        said = yield Ask(game.state.active, "order_stamps", "11.13.4.11", options)
        atoms.renew_stamp(game, said.card)
        left.remove(said.card)
    if left and len(arrived) > 1:
        atoms.renew_stamp(game, left[0])


@clause("setcg", "7.10.4")
def dull_backup(game: Game, card: int) -> None:
    """A Backup comes onto the field dulled."""
    atoms.rest(game, card)
