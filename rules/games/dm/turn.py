"""The turn of Duel Masters (500): its steps in order."""

from collections.abc import Generator

from rules.engine import atoms
from rules.engine.alike import Likeness, likeness
from rules.engine.asks import NO, PASS, YES, Ask, Option, Procedure
from rules.engine.aspects import MAY
from rules.engine.clauses import clause
from rules.engine.draws import draw_one
from rules.engine.expiry import end_until
from rules.engine.extra_turns import next_player
from rules.engine.game import Game
from rules.engine.ids import OTHER_PLAYER, PLAYERS, CardId, PlayerId, as_card
from rules.engine.layers import characteristics, leaves_alone
from rules.engine.plan import Step
from rules.engine.queue import settle
from rules.engine.restrictions import RECOVER, is_allowed, is_forbidden
from rules.engine.triggers import trigger_on
from rules.engine.zones import kind_of
from rules.games.dm.announcement import play
from rules.games.dm.combat import attack
from rules.games.dm.keywords import BE_CHARGED, CHARGE_MORE, UNTAP_AT_START
from rules.games.dm.legal_actions import usable
from rules.games.dm.mechanics.attachments import cross, crossings
from rules.games.dm.movement_departures import put
from rules.games.dm.nodes import UsesSilentSkill
from rules.games.dm.triggers import all_trigger, declare_use, if_any_could
from rules.games.dm.zones import BATTLE, GRAVEYARD, HAND, MANA, PENDING
from rules.language.durations import END_OF_TURN
from rules.language.events import Recovers

SILENT_SKILL = "Silent Skill"


@clause("dm", "501.1", "702.2", "702.3a")
def turn_start(game: Game) -> Procedure:
    """The turn player untaps all their cards at the same time, except those that cannot be untapped."""
    state = game.state
    untapped = [
        card
        for kind in (BATTLE, MANA)
        for card in state.zone(kind, state.active)
        if state.instances[card].rested
        and not is_forbidden(game, card, RECOVER)
        and not is_forbidden(game, card, UNTAP_AT_START)
    ]
    for card in [card for card in untapped if kind_of(state.where[card]) == BATTLE]:
        if SILENT_SKILL in characteristics(game, card).keywords and (yield from stays_tapped(game, card)):
            untapped.remove(card)
    for card in untapped:
        atoms.recover(game, card)
    for card in untapped:
        trigger_on(game, Recovers, card)
    moment_comes(game, "turn_begins")
    all_trigger(game, "turn_begins")
    yield from settle(game, "501.2")


@clause("dm", "608.2a")
def moment_comes(game: Game, moment: str) -> None:
    """Effects that last until a moment end when it comes."""
    end_until(game, moment)


@clause("dm", "501.1a")
def stays_tapped(game: Game, card: CardId) -> Generator[Ask, Option, bool]:
    """A creature with Silent Skill may be left tapped; its effect waits until all others are untapped."""
    said = yield Ask(game.state.active, "leave_tapped", "501.1a", [YES, NO], card)
    if said.verb == "yes":
        trigger_on(game, UsesSilentSkill, card)
    return said.verb == "yes"


@clause("dm", "502.1", "500.6", "702.3b")
def draw_step(game: Game) -> Procedure:
    """The turn player draws a card; the player who goes first skips this on the first turn.

    JUDGEMENT: 114.5 is hardly readable in the translation; what triggers on a draw waits like all else.
    """
    state = game.state
    if state.turn > 1:
        yield from draw_one(game, state.active)
    yield from settle(game, "101.4")


@clause("dm", "503.1")
def mana_charge_step(game: Game) -> Procedure:
    """The turn player may put one card from hand into the mana zone, or as many as effects let them."""
    for number in range(charges(game)):
        if not (yield from charge(game, first=not number)):
            return


@clause("dm", "503.2")
def charges(game: Game) -> int:
    """Return how many cards the turn player may put into the mana zone: one, or more by effects."""
    if leaves_alone(game, MAY):
        return 1
    ours = game.state.zone(BATTLE, game.state.active)
    return 1 + sum(is_allowed(game, card, CHARGE_MORE) for card in ours)


def charge(game: Game, *, first: bool) -> Generator[Ask, Option, bool]:
    """Ask for one card to put into the mana zone; return whether there was one."""
    state = game.state
    player = state.active
    seen: set[Likeness] = set()
    options = []
    for card in state.zone(HAND, player):
        alike = likeness(game, card)
        if alike not in seen and not is_forbidden(game, card, BE_CHARGED):
            seen.add(alike)
            options.append(Option("charge", card))
    options.append(PASS)
    chosen = yield Ask(player, "charge_mana", "503.1", options, checkpoint=first)
    if chosen.verb == "pass":
        return False
    put_into_mana(game, player, chosen.card)
    yield from settle(game, "101.4")
    return True


@clause("dm", "405.1")
def put_into_mana(game: Game, player: PlayerId, card: CardId) -> None:
    """A card is put into the mana zone, tapped if it has several civilizations."""
    put(game, card, MANA)


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
            yield from cross(game, state.active, chosen.card, as_card(chosen.other))
        else:
            yield from play(game, state.active, chosen.card, chosen.other, way=chosen.note)
        yield from settle(game, "101.4")


@clause("dm", "505.5")
def attack_step(game: Game) -> Procedure:
    """The turn player attacks with creatures, one after another, as often as they can."""
    yield from attack(game)


@clause("dm", "511.1", "511.1a", "511.2")
def turn_end(game: Game) -> Procedure:
    """End-of-turn abilities resolve; then all effects that last until the end of the turn end together."""
    active = game.state.active
    all_trigger(game, "turn_ends")
    yield from if_any_could(game, declare_use(game, active, "turn_ends"))
    yield from settle(game, "511.1c", active)
    yield from if_any_could(game, declare_use(game, OTHER_PLAYER[active], "turn_ends"))
    yield from settle(game, "511.1e")
    atoms.end_effects(game, END_OF_TURN)
    moment_comes(game, "turn_ends")
    yield from settle(game, "101.4")


@clause("dm", "500.5", "500.5a", "512.1")
def next_turn(game: Game) -> None:
    """Extra turns come first, the turn player's before the other's; then it is the other player's turn."""
    state = game.state
    for player in PLAYERS:
        for card in tuple(state.zone(PENDING, player)):
            atoms.move(game, card, GRAVEYARD)
    atoms.begin_turn(game, next_player(game))


PLAN = (
    Step("turn start", "501", turn_start),
    Step("draw", "502", draw_step),
    Step("mana charge", "503", mana_charge_step),
    Step("main", "504", main_step),
    Step("attack", "505", attack_step),
    Step("turn end", "511", turn_end),
)
