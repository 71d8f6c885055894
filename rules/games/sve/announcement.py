"""Playing cards and abilities in Shadowverse: Evolve (8.2, 8.3, 10.6), in the order of the rulebook."""

from collections.abc import Sequence

from rules.engine import atoms
from rules.engine.announcing.announcement import Announcement, Text
from rules.engine.announcing.division import DIVISION
from rules.engine.announcing.feasibility import can_announce
from rules.engine.announcing.modes import EFFECTS, MODES
from rules.engine.announcing.order import Action, Order, announce, is_there, stages
from rules.engine.announcing.price import ADDED, AGREEMENT, AIMLESS, INSTEAD, MORE, NAMED_X
from rules.engine.announcing.resolution import is_wanted
from rules.engine.announcing.settings import AnnouncingSettings
from rules.engine.announcing.targets import TARGETS
from rules.engine.asks import Procedure
from rules.engine.clauses import clause
from rules.engine.context import Context
from rules.engine.game import Game
from rules.engine.ids import CardId, PlayerId
from rules.engine.layers import characteristics
from rules.engine.objects import unmoved
from rules.engine.pending import GIVEN_UP, Pending
from rules.engine.perform import perform
from rules.engine.triggers import trigger_on
from rules.engine.usage_limits import use_up
from rules.engine.zones import kind_of
from rules.games.sve.movement import finish_resolving, move_with_effects, put_onto_field
from rules.games.sve.payment import pay
from rules.games.sve.payment_prices import (
    Played,
    abilities_of,
    can_pay_for_ability,
    can_pay_for_card,
    cost_of,
    has_x,
    needs_room,
    play_cost,
    prices_of_ability,
    prices_of_card,
    units_paid,
    ways_of_card,
)
from rules.games.sve.payment_rites import EARTH_RITE, pay_earth_rite, takes_earth_rite
from rules.games.sve.triggers import states_trigger
from rules.games.sve.zones import RESOLUTION, STACK
from rules.language.abilities import Activated, Announceable, Spell, Triggered
from rules.language.costs import FREE
from rules.language.events import Plays

MANNER = AnnouncingSettings(mode=("choose_option", "choose"))


def spells_of(game: Game, one: Announcement) -> list[Spell]:
    """List what a spell does when played; no other card performs a text then (10.6.2.7.2)."""
    if "spell" not in game.state.cards[one.card].types:
        return []
    abilities = abilities_of(game, one.card)
    return [text for text in abilities if isinstance(text, Spell) and is_there(game, one, text)]


def texts_of_card(game: Game, one: Announcement) -> Sequence[Announceable]:
    """List what a card does when played, except for what Earth Rite adds."""
    return [text for text in spells_of(game, one) if text.clause != EARTH_RITE]


def reveal(game: Game, one: Announcement, number: str) -> Procedure:
    """The card moves to the resolution zone; its cost stays what it was before."""
    one.own = one.own._replace(texts=tuple(spells_of(game, one)))
    move_with_effects(game, one.card, RESOLUTION, one.player)
    states_trigger(game)
    yield from ()


def take_rites(game: Game, one: Announcement, number: str) -> Procedure:
    """The player says for each text with Earth Rite whether they will pay for it (13.3.3.2)."""
    texts: list[Text] = []
    taken = 0
    for text in one.own.texts:
        if text.clause != EARTH_RITE:
            texts.append(Text(text))
        elif (yield from takes_earth_rite(game, one.player, one.card, taken)):
            texts.append(Text(text))
            taken += 1
    one.texts = texts
    one.own = one.own._replace(rites=taken)


def has_rites(game: Game, one: Announcement) -> bool:
    """Return whether a card has a text with Earth Rite."""
    return any(text.clause == EARTH_RITE for text in one.own.texts)


def pay_for_card(game: Game, one: Announcement, number: str) -> Procedure:
    """Play points are paid, then additional costs, then a Stack counter for each chosen Earth Rite."""
    (price,) = prices_of_card(game, one)
    if one.own.abilities:
        one.paid = units_paid(one, price)
    yield from pay(game, one.player, one.card, price, max(0, one.x), room=needs_room(game, one))
    for _ in range(one.own.rites):
        yield from pay_earth_rite(game, one.player, one.card)


def pay_for_ability(game: Game, one: Announcement, number: str) -> Procedure:
    """The whole cost of an ability is paid.

    A target that was moved to pay it is a new card, and no longer a target (4.1.4).
    """
    ability = one.printed
    if isinstance(ability, Activated):
        use_up(game, one.player, one.card, ability)
    (price,) = prices_of_ability(game, one)
    one.paid = units_paid(one, price)
    one.given_up = yield from pay(game, one.player, one.card, price, max(0, one.x))


OPTIONS = ((EFFECTS, "5.17.3", "5.17.2", "10.6.2.2"), (MODES, "5.17.3", "5.17.2", "10.6.2.2"))
SELECTIONS = (
    (TARGETS, "10.6.2.3", "10.6.2.3.1", "10.6.2.3.2.1", "10.6.2.3.3"),
    (DIVISION, "10.6.2.4"),
)
"""What is selected for cards and abilities alike before they are paid for.

JUDGEMENT: the book does not say when an X that is paid is chosen. It is chosen with the other choices made
before something is played (10.6.2.2), and for an ability that is paid for as it resolves, with the payment.
"""

CARD = Order(
    stages=stages(
        "sve",
        (Action("revealing", reveal), "10.6.2.1", "13.3.3.2"),
        (Action("rites", take_rites, has_rites), "10.6.2.2.1"),
        *OPTIONS,
        (ADDED, "10.6.2.2.1"),
        (INSTEAD, "10.6.2.2.1"),
        (MORE, "10.6.2.2.1"),
        (NAMED_X, "10.6.2.2"),
        *SELECTIONS,
        (Action("payment", pay_for_card), "10.6.2.5"),
    ),
    wanted="one",
    texts=texts_of_card,
    ways=ways_of_card,
    prices=prices_of_card,
    varies=has_x,
    can_pay=can_pay_for_card,
)
"""How cards are played."""

PAYMENT = Action("payment", pay_for_ability, lambda game, one: cost_of(one) != FREE)
ABILITY = Order(
    stages=stages(
        "sve",
        *OPTIONS,
        (NAMED_X, "10.6.2.2"),
        *SELECTIONS,
        (Action("payment", pay_for_ability), "10.6.2.5"),
    ),
    wanted="one",
    of_abilities=True,
    prices=prices_of_ability,
    varies=has_x,
    can_pay=can_pay_for_ability,
)
"""How activated abilities are played."""

AUTOMATIC = Order(
    stages=stages(
        "sve",
        (AIMLESS, "10.7.3.2"),
        *OPTIONS,
        *SELECTIONS,
        (AGREEMENT, "10.4.7", "10.4.7.4"),
        (NAMED_X, "10.4.7.4"),
        (PAYMENT, "10.6.2.5"),
    ),
    wanted="one",
    of_abilities=True,
    prices=prices_of_ability,
    varies=has_x,
    can_pay=can_pay_for_ability,
)
"""How pending automatic abilities are played; whether to pay their cost is asked as they resolve."""


def begin(
    game: Game, player: PlayerId, card: CardId, *, free: bool = False, points: int = -1
) -> Announcement:
    """Return the announcement of a card that a player starts to play from where it is.

    JUDGEMENT: the cost is what it was where the card came from, before it moves to the resolution zone, so
    that what its text counts there includes it; otherwise it could be specified and then not be paid
    (10.6.2.1.1). The same goes for additional and alternative costs, which an effect may have given it only
    there. `points` is that cost if it is already known.
    """
    place = game.state.where[card]
    if not free and points < 0:
        points = play_cost(game, player, card, place)
    return CARD.begin(game, player, card, own=Played(place, (), 0, free, points, abilities_of(game, card)))


@clause("sve", "8.2.1", "10.6.2.7")
def play(game: Game, player: PlayerId, card: CardId, *, free: bool = False) -> Procedure:
    """Play a card: everything is selected and paid in the order of the book, then it is resolved.

    A `free` one is played for 0 play points.
    """
    one = begin(game, player, card, free=free)
    yield from announce(game, one)
    atoms.emit_played(game, player, card)
    trigger_on(game, Plays, card, how=one.choices())
    text = one.text()
    if "spell" not in game.state.cards[card].types:
        yield from put_onto_field(game, card, player, kind_of(one.own.place), one.choices())
    elif text is not None:
        at = Context(player, card, "10.6.2.7.2", one.targets(), choices=one.choices())
        yield from perform(game, text.effect, at)
    finish_resolving(game, card)


@clause("sve", "8.3.1", "4.1.4")
def use(game: Game, player: PlayerId, card: CardId, place: int) -> Procedure:
    """Play an activated ability: targets are selected, the cost is paid, the effect is performed."""
    ability = characteristics(game, card).abilities[place]
    assert isinstance(ability, Activated), "only activated abilities are played"
    one = ABILITY.begin(game, player, card, ability)
    yield from announce(game, one)
    yield from perform_ability(game, one)


def play_automatic(game: Game, pending: Pending, ability: Triggered) -> Procedure:
    """Play and resolve a pending automatic ability; one that cannot be played is no longer pending."""
    one = AUTOMATIC.begin(game, pending.controller, pending.card, ability, waited=pending)
    if (yield from announce(game, one)) and (yield from is_wanted(game, pending, "10.6.2.7.2")):
        yield from perform_ability(game, one)


def perform_ability(game: Game, one: Announcement) -> Procedure:
    """Perform what an ability says, on those targets that are still the same cards."""
    text = one.text()
    assert text is not None, "an ability has a text"
    at = one.at(game, "10.6.2.7.2")
    at.targets = unmoved(game.state, one.targets(), one.objects())
    at.choices = one.choices()
    if one.given_up:
        at.bound = {**at.bound, GIVEN_UP: one.given_up}
    yield from perform(game, text.effect, at)


@clause("sve", "10.6.2.6", "10.2.1.3.3")
def play_for_nothing(game: Game, cards: list[CardId], source: CardId, player: PlayerId) -> Procedure:
    """An effect lets a player play cards for 0 play points, one after another, if they can be played."""
    for card in cards:
        if can_play(game, player, card, free=True):
            yield from play(game, player, card, free=True)


@clause("sve", "10.6.2.4.1", "10.6.2.4.1.1")
def can_play(game: Game, player: PlayerId, card: CardId, *, free: bool = False, points: int = -1) -> bool:
    """Return whether a card can be paid for, and has no target or can select at least one (10.6.2.3.4).

    One that must divide a number among more targets than it has units cannot be played. `points` is its cost
    in play points if it is already known.
    """
    return can_announce(game, begin(game, player, card, free=free, points=points))


@clause("sve", "10.6.2.4.1", "10.6.2.4.1.1")
def can_use(game: Game, player: PlayerId, card: CardId, ability: Activated) -> bool:
    """Return whether an ability can be paid for, and can select a target if it has any (10.6.2.3.4)."""
    return can_announce(game, ABILITY.begin(game, player, card, ability))


@clause("sve", "13.3.2.2")
def transfer_stack(game: Game, card: CardId, other: CardId) -> None:
    """Transfer all Stack counters of one card to another."""
    count = (game.state.instances[card].counters or {}).get(STACK, 0)
    atoms.put_counters(game, other, STACK, count)
    atoms.put_counters(game, card, STACK, -count)
