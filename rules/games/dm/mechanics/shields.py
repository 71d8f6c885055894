"""Shields of Duel Masters: breaking them, and what may be declared for those added to hand (112.3, 509)."""

from collections.abc import Generator
from typing import NamedTuple

from rules.engine import atoms
from rules.engine.asks import NO, PASS, YES, Ask, Option, Procedure
from rules.engine.clauses import clause
from rules.engine.context import Context
from rules.engine.definition import Definition
from rules.engine.game import Game
from rules.engine.ids import OTHER_PLAYER, PLAYERS, CardId, PlayerId
from rules.engine.layers import characteristics
from rules.engine.pending import Pending
from rules.engine.perform import perform
from rules.engine.queue import settle
from rules.engine.replacement import ReplaceableEvent, may_be_replaced, replaced_together
from rules.engine.triggers import trigger_on
from rules.engine.zones import NOWHERE, kind_of, owner_of, place_of
from rules.games.dm.announcement import play
from rules.games.dm.keywords import ATTACK, breakers, more_shields
from rules.games.dm.legal_actions import halves, has_place
from rules.games.dm.mechanics.attachments import WAITING, attached
from rules.games.dm.movement_departures import pile, put
from rules.games.dm.nodes import Breaks, CrestDiscarded, ShieldBreaks, ShieldDiscarded, UsesShieldTrigger
from rules.games.dm.payment import may_be_used
from rules.games.dm.triggers import declarable, if_any_could
from rules.games.dm.zones import GRAVEYARD, HAND, SHIELDS
from rules.language import effects as fx
from rules.language.changes import Restrict
from rules.language.events import Discards, Moves
from rules.language.filter_shorthand import cards
from rules.language.references import Chosen
from rules.language.restrictions import Cannot

S_TRIGGER, G_STRIKE = "S Trigger", "G Strike"
S_BACK, SABAKI_Z = "S-Back", "Sabaki Z"
URGENT = frozenset({S_TRIGGER, G_STRIKE, S_BACK, SABAKI_Z})
HELD_BACK = fx.Modify(
    Chosen(cards(zones=("battle zone",), whose="opponent", types=frozenset({"creature"}))),
    (Restrict(Cannot(ATTACK)),),
)
"""What G Strike does: one of the opponent's creatures cannot attack this turn."""


class Used(NamedTuple):
    """What was declared for a shield: a card, the keyword used, and the half that has it.

    `half` is 0 if the card has no halves or both have it.
    """

    card: CardId
    word: str
    half: int = 0


Declared = list[Used]


@clause("dm", "112.3a", "112.3b", "509.5a", "509.5b")
def declare(
    game: Game, player: PlayerId, shields: list[CardId], *, untriggered: bool = False
) -> Generator[Ask, Option, Declared]:
    """Ask what is used for each shield that goes to the hand, before any of it is used.

    S Trigger cannot be used for shields that come `untriggered`. The card's own S Trigger or G Strike is
    asked about first; otherwise it may be discarded for an S-Back card in hand. The player sees
    the cards.

    JUDGEMENT: the book speaks of one card added to the hand. The cards of a shield that consists of several
    are asked about one by one, so that one may be discarded and another used.
    """
    declared: Declared = []
    coming = whole(game, shields)
    atoms.show(game, coming, (player,))
    for card in coming:
        for word, kind in ((S_TRIGGER, "s_trigger"), (G_STRIKE, "g_strike")):
            now = characteristics(game, card)
            if word in now.keywords and not (untriggered and word == S_TRIGGER):
                said = yield Ask(player, kind, "509.5a" if word == S_TRIGGER else "509.5b", [YES, NO], card)
                if said.verb == "yes":
                    declared.append(Used(card, word, the_half_with(now, word)))
                    break
        else:
            yield from if_any_could(game, strike_back(game, player, card, declared))
    return declared


def the_half_with(now: Definition, word: str) -> int:
    """Return which half has a keyword, printed or given; 0 if both have it or the card has no halves."""
    halves = [place for place, half in enumerate(now.halves, 1) if word in half.keywords]
    return halves[0] if len(halves) == 1 else 0


@clause("dm", "113.2")
def whole(game: Game, shields: list[CardId]) -> list[CardId]:
    """List all cards of several shields, each followed by the cards on it."""
    return [card for shield in shields for card in (shield, *pile(game, shield))]


@clause("dm", "112.3b", "509.5c", "701.7a")
def strike_back(game: Game, player: PlayerId, shield: CardId, declared: Declared) -> Procedure:
    """A shield on its way to the hand may be discarded for a card with S-Back already in hand."""
    known = [one.card for one in declared]
    options = [
        Option("s_back", card)
        for card, _ in declarable(game, player, ShieldDiscarded, shield)
        if card not in known
    ]
    chosen = yield Ask(player, "s_back", "509.5c", [*options, PASS], shield)
    if chosen.verb == "s_back":
        put(game, shield, GRAVEYARD)
        trigger_on(game, Discards, shield)
        declared.append(Used(chosen.card, S_BACK))


@clause("dm", "304.3", "509.5d", "701.14a")
def add_to_hand(game: Game, player: PlayerId, shields: list[CardId], declared: Declared) -> Procedure:
    """Shields are added to the hand at the same time, and what was declared starts to wait."""
    coming = [card for card in whole(game, shields) if game.state.where[card] == place_of(SHIELDS, player)]
    for card in coming:
        if any(one.card == card and one.word == S_TRIGGER for one in declared):
            for castle in attached(game, card):
                atoms.mark(game, castle, WAITING)
    for card in coming:
        atoms.move(game, card, HAND)
    for card in coming:
        trigger_on(
            game, Moves, card, origin=place_of(SHIELDS, player), destination=place_of(HAND, PLAYERS[0])
        )
    yield from if_any_could(game, judge(game, player, coming, declared))
    for card, word, half in declared:
        atoms.push(game, Pending(player, card, atoms.stamp(game), note=word, amount=half))


@clause("dm", "112.3d", "509.5d")
def judge(game: Game, player: PlayerId, came: list[CardId], declared: Declared) -> Procedure:
    """A crest added to the hand may be discarded for a card with Sabaki Z, even one added with it."""
    for crest in came:
        known = [one.card for one in declared]
        if crest in known:
            continue
        options = [
            Option("sabaki_z", card)
            for card, _ in declarable(game, player, CrestDiscarded, crest)
            if card != crest and card not in known
        ]
        chosen = yield Ask(player, "sabaki_z", "509.5d", [*options, PASS], crest)
        if chosen.verb == "sabaki_z":
            put(game, crest, GRAVEYARD)
            trigger_on(game, Discards, crest)
            declared.append(Used(chosen.card, SABAKI_Z))


def is_urgent(pending: Pending) -> bool:
    """Return whether a waiting effect comes before all others, even the turn player's (101.4a, 101.4b)."""
    return pending.note in URGENT


@clause("dm", "112.3a", "112.3b", "112.3d", "509.5e")
def resolve_declared(game: Game, pending: Pending) -> Procedure:
    """Resolve what was declared for a shield, unless the card has left the hand or cannot be used."""
    card, player = pending.card, pending.controller
    if pending.note == G_STRIKE:
        yield from perform(game, HELD_BACK, Context(player, card, "509.5b"))
    elif game.state.where[card] == place_of(HAND, player):
        faces = [
            face
            for face, half in halves(game.state.cards[card])
            if pending.amount in (0, face)
            and has_place(game, player, half)
            and may_be_used(game, player, card, half)
        ]
        if faces:
            chosen = yield Ask(player, "half", "808.1", [Option("use", card, face) for face in faces], card)
            if pending.note == S_TRIGGER:
                trigger_on(game, UsesShieldTrigger, card)
            yield from play(game, player, card, chosen.other, free=True)
    for castle in attached(game, card):
        atoms.unmark(game, castle, (WAITING,))


@clause("dm", "509.2", "509.3", "509.4", "509.4c", "509.5", "509.6", "701.14a")
def break_shields(game: Game, attacker: CardId, defender: PlayerId) -> Procedure:
    """The attacking player chooses shields, which go to the other player's hand at the same time."""
    state = game.state
    shields = [card for card in state.zone(SHIELDS, defender) if card not in state.instances]
    chosen: list[CardId] = []
    count = (yield from choose_breaker(game, attacker)) + more_shields(game, attacker)
    for _ in range(min(count, len(shields))):
        options = [Option("break", card) for card in shields]
        picked = yield Ask(OTHER_PLAYER[defender], "choose_shield", "509.3", options, attacker)
        shields.remove(picked.card)
        chosen.append(picked.card)
    trigger_on(game, Breaks, attacker, amount=len(chosen))
    yield from settle(game, "509.4")
    broken = [card for card in chosen if state.where[card] == place_of(SHIELDS, defender)]
    yield from broken_at_once(game, broken, defender, attacker)
    yield from settle(game, "509.5e")


@clause("dm", "101.5", "509.5", "701.14a")
def broken_at_once(game: Game, shields: list[CardId], defender: PlayerId, source: CardId) -> Procedure:
    """Shields break at the same time and go to the hand, each unless that is replaced."""
    if may_be_replaced(game, ShieldBreaks):
        breaking = [
            ReplaceableEvent(ShieldBreaks, defender, card, source, destination=HAND) for card in shields
        ]
        yield from replaced_together(game, breaking)
        there = place_of(SHIELDS, defender)
        shields = [one.card for one in breaking if not one.cancelled and game.state.where[one.card] == there]
    for card in shields:
        trigger_on(game, ShieldBreaks, card, cause=source)
    declared = yield from declare(game, defender, shields)
    yield from add_to_hand(game, defender, shields, declared)


@clause("dm", "113.5", "701.14a", "701.14c", "701.14d")
def break_by_effect(game: Game, cards: list[CardId], source: CardId, player: PlayerId) -> Procedure:
    """An effect breaks shields: they go to the hand at the same time, after any declarations for them."""
    state = game.state
    zone = next((state.where[card] for card in cards), NOWHERE)
    if kind_of(zone) != SHIELDS:
        return
    chosen = list(cards)
    shields = [card for card in state.zones[zone] if card not in state.instances and card not in chosen]
    for _ in range(min(more_shields(game, source), len(shields))):
        options = [Option("break", card) for card in shields]
        picked = yield Ask(player, "choose_shield", "701.14d", options, source)
        shields.remove(picked.card)
        chosen.append(picked.card)
    yield from broken_at_once(game, chosen, owner_of(zone), source)


@clause("dm", "509.2a", "509.2b", "509.2c")
def choose_breaker(game: Game, attacker: CardId) -> Generator[Ask, Option, int]:
    """A creature breaks one shield, or as many as one of its breaker abilities says."""
    options = [Option("break_count", other=count) for count in breakers(game, attacker)]
    chosen = yield Ask(game.state.active, "choose_breaker", "509.2c", options, attacker)
    return chosen.other
