"""The turn of Duel Masters (500): its steps in order."""

from collections.abc import Generator

from rules.engine import atoms
from rules.engine.abilities import Trigger
from rules.engine.asks import NO, PASS, YES, Ask, Option, Procedure
from rules.engine.game import Game
from rules.engine.plan import Step
from rules.engine.queue import settle
from rules.engine.ruling import clause
from rules.engine.triggers import trigger
from rules.games.dm.actions import usable, use
from rules.games.dm.attachments import cross, crossings
from rules.games.dm.checks import check
from rules.games.dm.combat import attack
from rules.games.dm.zones import BATTLE, GRAVEYARD, HAND, MANA, PENDING


@clause("dm", "500.4")
def all_trigger(game: Game, what: Trigger) -> None:
    """The abilities that trigger as a step begins begin to wait, whoever's card they are on."""
    for card in tuple(dict.fromkeys(game.automatic.get(what, ()))):
        trigger(game, what, card)


@clause("dm", "501.1", "702.2", "702.3a")
def turn_start(game: Game) -> Procedure:
    """The turn player untaps all their cards at the same time."""
    state = game.state
    for kind in (BATTLE, MANA):
        for card in state.zones[2 * kind + state.active]:
            if state.instances[card].rested and not (yield from stays_tapped(game, card)):
                atoms.recover(game, card)
    all_trigger(game, "turn_begins")
    yield from settle(game, "501.2")


@clause("dm", "501.1a")
def stays_tapped(game: Game, card: int) -> Generator[Ask, Option, bool]:
    """A creature with Silent Skill may be left tapped; what it does for that waits till all are untapped."""
    if "Silent Skill" not in game.state.cards[card].keywords or game.state.where[card] // 2 != BATTLE:
        return False
    said = yield Ask(game.state.active, "leave_tapped", "501.1a", [YES, NO], card)
    if said.verb == "yes":
        trigger(game, "silent_skill", card)
    return said.verb == "yes"


@clause("dm", "502.1", "500.6", "702.3b")
def draw_step(game: Game) -> Procedure:
    """The turn player draws a card; the player who went first skips this on the first turn."""
    state = game.state
    if state.turn > 1:
        atoms.draw(game, state.active)
        check(game)
    yield from settle(game, "101.4")


@clause("dm", "503.1", "503.2")
def mana_charge_step(game: Game) -> Procedure:
    """The turn player may put one card from hand into the mana zone."""
    state = game.state
    player = state.active
    seen: set[str] = set()
    options = []
    for card in state.zones[2 * HAND + player]:
        if state.cards[card].card_id not in seen:
            seen.add(state.cards[card].card_id)
            options.append(Option("charge", card))
    options.append(PASS)
    chosen = yield Ask(player, "charge_mana", "503.1", options, checkpoint=True)
    if chosen.verb == "charge":
        put_into_mana(game, player, chosen.card)


@clause("dm", "405.1")
def put_into_mana(game: Game, player: int, card: int) -> None:
    """A card is put into the mana zone, tapped if it has several civilizations."""
    atoms.move(game, card, MANA, controller=player)
    if len(game.state.cards[card].attributes) > 1:
        atoms.rest(game, card)


def main_step(game: Game) -> Procedure:
    """The turn player uses cards, as many as they like and can pay for (504.1)."""
    state = game.state
    while True:
        options = [*usable(game, state.active), *crossings(game, state.active)]
        options.append(PASS)
        chosen = yield Ask(state.active, "main", "504.1", options, checkpoint=True)
        if chosen.verb == "pass":
            return
        if chosen.verb == "cross":
            yield from cross(game, state.active, chosen.card, chosen.other)
        else:
            yield from use(game, state.active, chosen.card, chosen.other)
        yield from settle(game, "101.4")


@clause("dm", "505.5")
def attack_step(game: Game) -> Procedure:
    """The turn player attacks with creatures, one after another, as often as they can."""
    yield from attack(game)


@clause("dm", "511.1", "511.1a", "511.2")
def turn_end(game: Game) -> Procedure:
    """What triggers at the end of the turn is carried out; then all ends together that lasts until then."""
    all_trigger(game, "turn_ends")
    yield from settle(game, "511.1")
    atoms.end_effects(game, "end_of_turn")
    yield from settle(game, "101.4")


EXTRA_TURNS, AFTER_EXTRA_TURNS = 0, 1
"""What a player's resources count: extra turns to come, and whether the next ordinary turn is theirs."""


@clause("dm", "500.5", "500.5a", "512.1")
def next_turn(game: Game) -> None:
    """Extra turns come first, those of the turn player before the other's; then the other player's turn."""
    state = game.state
    for player in (0, 1):
        for card in tuple(state.zones[2 * PENDING + player]):
            atoms.move(game, card, GRAVEYARD)
    ordinary = next(
        (place for place, one in enumerate(state.players) if one.resources[AFTER_EXTRA_TURNS]),
        1 - state.active,
    )
    for player in (state.active, 1 - state.active):
        if state.players[player].resources[EXTRA_TURNS]:
            atoms.gain(game, player, EXTRA_TURNS, -1)
            atoms.set_resource(game, ordinary, AFTER_EXTRA_TURNS, 1)
            atoms.begin_turn(game, player)
            return
    atoms.set_resource(game, ordinary, AFTER_EXTRA_TURNS, 0)
    atoms.begin_turn(game, ordinary)


PLAN = (
    Step("turn start", "501", turn_start),
    Step("draw", "502", draw_step),
    Step("mana charge", "503", mana_charge_step),
    Step("main", "504", main_step),
    Step("attack", "505", attack_step),
    Step("turn end", "511", turn_end),
)
