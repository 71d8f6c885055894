"""Action, special and auto-abilities (11.6 to 11.11): making their choices, using them, paying for them."""

from collections.abc import Iterator
from functools import partial

from rules.engine import atoms
from rules.engine.alike import Likeness, likeness
from rules.engine.announcing.announcement import Announcement
from rules.engine.announcing.division import DIVISION
from rules.engine.announcing.feasibility import can_announce, is_possible
from rules.engine.announcing.modes import EFFECTS, MODES
from rules.engine.announcing.order import Action, Order, announce, stages
from rules.engine.announcing.price import (
    AGREEMENT,
    AIMLESS,
    DETERMINED_X,
    INSTEAD,
    MORE,
    NAMED_X,
    ONE_PRICE,
    has_cost,
)
from rules.engine.announcing.settings import AnnouncingSettings
from rules.engine.announcing.targets import TARGETS, trigger_on_targets
from rules.engine.asks import NO, YES, Ask, Procedure
from rules.engine.aspects import ABILITIES, lying
from rules.engine.cache import cached_until
from rules.engine.clauses import clause
from rules.engine.conditions import holds
from rules.engine.game import Game
from rules.engine.ids import CardId, PlayerId
from rules.engine.layers import characteristics, leaves_alone
from rules.engine.usage_limits import is_used_up, use_up
from rules.games.setcg.announcement_prices import (
    can_pay_for,
    has_x,
    pay_for,
    prices_of_ability,
    prices_of_card,
    ways_of_ability,
)
from rules.games.setcg.keywords import ASSIST, may_be_dulled, may_use_this_turn
from rules.games.setcg.payment import ability_price, all_sources, can_pay
from rules.games.setcg.zones import BREAK, FIELD, HAND, OUTSIDE
from rules.language.abilities import Activated, Announceable

MANNER = AnnouncingSettings(target=("choose", "choose"), mode=("choose_effect", "choose"))


def use_itself(game: Game, one: Announcement, number: str) -> Procedure:
    """The ability is used: its cost is paid, and a limit on its uses is counted."""
    ability = one.printed
    assert isinstance(ability, Activated), "only action and special abilities are used"
    use_up(game, one.player, one.card, ability)
    yield from pay_for(game, one, number)


def put_on_stack(game: Game, one: Announcement, number: str) -> Procedure:
    """The ability goes on the stack, with its choices made."""
    pending = one.pending(game)
    atoms.push(game, pending)
    trigger_on_targets(game, pending)
    yield from ()


def want_assist(game: Game, one: Announcement, number: str) -> Procedure:
    """The controller of a Backup with Assist may use it; if not, the ability is not put on the stack."""
    said = yield Ask(one.player, "assist", number, [YES, NO], one.card)
    one.dropped = said.verb == NO.verb


_aimed_and_paid = partial(
    Order,
    wanted="each",
    of_abilities=True,
    ways=ways_of_ability,
    prices=prices_of_ability,
    varies=has_x,
    can_pay=can_pay_for,
)
"""The order of an ability that has targets and a cost."""

USING = (
    (TARGETS, "11.7.5", "11.8.5"),
    (EFFECTS, "11.7.6", "11.8.6"),
    (MODES, "11.7.6", "11.8.6"),
    # Targets of a mode are chosen after the mode.
    (TARGETS, "11.7.5", "11.8.5"),
    (INSTEAD, "11.7.7", "11.8.7"),
    (MORE, "11.7.7", "11.8.7"),
    # Additional costs have effects and targets of their own.
    (EFFECTS, "11.7.6", "11.8.6"),
    (MODES, "11.7.6", "11.8.6"),
    (TARGETS, "11.7.5", "11.8.5"),
    (DETERMINED_X, "11.7.7", "11.8.7"),
    (NAMED_X, "11.7.7", "11.8.7", "4.5", "4.1"),
    (DIVISION, "11.7.8", "11.8.8"),
    (ONE_PRICE, "11.7.9", "11.8.9"),
)
ABILITY = _aimed_and_paid(
    stages=stages(
        "setcg",
        *USING,
        (Action("payment", use_itself), "11.7.10", "11.8.10", "11.7.12"),
        (Action("stack", put_on_stack), "11.7.11", "11.8.11"),
    ),
)
"""How action and special abilities are used."""

PAYMENT = Action("payment", pay_for, has_cost)
HAS_ASSIST = Action(
    "assist", want_assist, lambda game, one: one.printed is not None and one.printed.clause == ASSIST
)


def chooses_among_options(game: Game, one: Announcement) -> bool:
    """Return whether modes of an auto-ability have targets, which are chosen together with the mode."""
    texts = [text.ability for text in one.texts]
    return any(text.modes for text in texts) and (
        len(texts) > 1 or any(mode.targets for mode in texts[0].modes)
    )


OPTIONS = MODES._replace(is_needed=chooses_among_options)
AUTO = _aimed_and_paid(
    stages=stages(
        "setcg",
        (AIMLESS, "11.9.4"),
        (HAS_ASSIST, "15.2.6.3", "15.2.6.4"),
        (TARGETS, "11.9.8"),
        (OPTIONS, "11.9.8"),
        (TARGETS, "11.9.8"),
        (AGREEMENT, "11.9.10", "11.9.9"),
        (INSTEAD, "11.9.10"),
        (MORE, "11.9.10"),
        (OPTIONS, "11.9.8"),
        (TARGETS, "11.9.8"),
        (DETERMINED_X, "11.9.11"),
        (NAMED_X, "11.9.11", "4.5", "4.1"),
        (DIVISION, "11.9.12"),
        (ONE_PRICE, "11.9.13"),
        (PAYMENT, "11.9.14.1.1"),
        (Action("stack", put_on_stack), "11.9.7"),
    ),
)
"""How auto-abilities that have triggered go on the stack.

JUDGEMENT: for everything else the book says that the effect is chosen when it is played (11.2.5, 11.3.3,
11.7.6), but not for auto-abilities, so the choice is left to their resolution (11.12.4.1). But if a mode
chooses a character, ability or Summon, which is done now, the controller must choose the mode now too.
JUDGEMENT: the book says that costs of auto-abilities are paid, but not what happens if they are not; the
ability then leaves the stack at once, like one that can choose nothing (11.9.4).
"""

RESOLVING = Order(stages=stages("setcg", (MODES, "11.12.4.1")), wanted="each", of_abilities=True)
"""What is decided for an auto-ability only when it resolves."""

BURST = Order(
    stages=stages(
        "setcg",
        (TARGETS, "11.11.3"),
        (MODES, "11.11.3"),
        (TARGETS, "11.11.3"),
        (DETERMINED_X, "11.11.3"),
        (DIVISION, "11.11.3"),
    ),
    wanted="each",
    of_abilities=True,
)
"""What is decided for an EX Burst, which costs nothing."""

SUMMONING = Order(
    stages=(), wanted="each", prices=prices_of_card, varies=has_x, can_pay=can_pay_for, of_abilities=True
)
"""What a summon needs, whether or not it can be paid for."""


def has_targets(game: Game, ability: Announceable, player: PlayerId, card: CardId) -> bool:
    """Return whether every choice that a summon requires can be made now (11.2.3)."""
    return is_possible(game, SUMMONING.begin(game, player, card, ability), paid=False)


def can_burst(game: Game, ability: Announceable, player: PlayerId, card: CardId) -> bool:
    """Return whether every choice that an EX Burst requires can be made now."""
    return can_announce(game, BURST.begin(game, player, card, ability))


def activated(game: Game, player: PlayerId) -> Iterator[tuple[CardId, int, Activated]]:
    """List the action and special abilities that a player might use, with their index on the card.

    They are those of the cards the player controls, and those of their other cards that work where they are.
    """
    state = game.state
    if game.activated or not leaves_alone(game, ABILITIES):
        for card, place, ability in abilities_on_field(game, player):
            if ability.when is None or holds(game, ability.when, player, card):
                yield card, place, ability
    if game.abroad:
        seen: set[Likeness] = set()
        for card in (card for kind in (HAND, BREAK, OUTSIDE) for card in state.zone(kind, player)):
            if not state.cards[card].abilities or (alike := likeness(game, card)) in seen:
                continue
            seen.add(alike)
            for place, one in enumerate(characteristics(game, card).abilities):
                if isinstance(one, Activated) and _is_there(game, player, card, one):
                    yield card, place, one


@cached_until(lying(FIELD), as_cards_are=True)
def abilities_on_field(game: Game, player: PlayerId) -> list[tuple[CardId, int, Activated]]:
    """List the action and special abilities on a player's field that work there, whatever their condition."""
    return [
        (card, place, ability)
        for card in game.state.zone(FIELD, player)
        for place, ability in enumerate(characteristics(game, card).abilities)
        if isinstance(ability, Activated) and game.works(card, ability)
    ]


def _is_there(game: Game, player: PlayerId, card: CardId, ability: Activated) -> bool:
    return game.works(card, ability) and (ability.when is None or holds(game, ability.when, player, card))


@clause("setcg", "11.7.12", "11.8.12", "11.6.7")
def may_use(game: Game, player: PlayerId, card: CardId, ability: Activated) -> bool:
    """An ability that cannot be paid for, or has nothing to choose, cannot be used at all."""
    if ability.cost.rests and (card not in game.state.instances or not may_be_dulled(game, card)):
        return False
    if not may_use_this_turn(game, player, ability) or is_used_up(game, player, card, ability):
        return False
    # Most abilities fail here, before their targets are searched.
    if not ability.ways and not can_pay(ability_price(ability.cost), all_sources(game, player)):
        return False
    return can_announce(game, ABILITY.begin(game, player, card, ability))


@clause("setcg", "11.7.3", "11.8.3")
def use(game: Game, player: PlayerId, card: CardId, place: int) -> Procedure:
    """Use an action or special ability: declare it, make its choices, pay its cost, put it on the stack."""
    ability = characteristics(game, card).abilities[place]
    assert isinstance(ability, Activated), "only activated abilities are used"
    yield from announce(game, ABILITY.begin(game, player, card, ability))
