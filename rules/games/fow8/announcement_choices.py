"""What is decided as a card or an ability of Force of Will is played (903.2): way, modes, targets, X."""

from collections.abc import Generator, Sequence
from dataclasses import replace
from itertools import combinations
from typing import NamedTuple, cast

from rules.engine.amounts import number
from rules.engine.asks import NO, YES, Ask, Option
from rules.engine.conditions import holds
from rules.engine.context import Context
from rules.engine.costs import changed_costs, cost_changes
from rules.engine.dividing import allot, can_divide
from rules.engine.game import Game
from rules.engine.layers import changes_costs
from rules.engine.ruling import clause
from rules.engine.targets import as_target, is_player, player_aimed_at
from rules.engine.waiting import Choices
from rules.games.fow8.announcement_texts import full_text, is_there, joined
from rules.games.fow8.definitions import ForceCard, Price
from rules.games.fow8.keywords import can_aim, has_targets, legal_targets
from rules.games.fow8.keywords_abilities import REQUIRED
from rules.games.fow8.payment import Budget, decide_x, price_here
from rules.games.fow8.payment_requirements import can_be_paid, priced, steps_with, wills_of
from rules.games.fow8.zones import book, is_main_timing
from rules.language.abilities import Announceable, KeywordAbility, Spell, Way
from rules.language.changes import ChangeCost
from rules.language.filters import Filter

Aimed = Generator[Ask, Option, tuple[int, ...]]
FREE = ChangeCost(free=True)


class Manner(NamedTuple):
    """One way in which a card can be played: the side that is up, and the ways that its text offers."""

    face: int = 0
    ways: tuple[Way, ...] = ()


def manners(game: Game, player: int, card: int, *, free: bool = False) -> list[Manner]:
    """List the ways in which a player could play a card now, with what it costs then and its targets."""
    definition = cast(ForceCard, game.state.cards[card])
    if not has_what_is_required(game, player, card):
        return []
    faces = (0, 1) if definition.shifts else (0,)
    budget = Budget(game, player)
    listed = []
    for face in faces:
        if face and not free and not is_still_in_time(game, player, card, face):
            continue
        side = cast(ForceCard, definition.faces[face]) if face else definition
        offered = [one for one in side.ways if is_there(game, one, player, card)]
        instead = [one for one in offered if one.instead]
        added = [one for one in offered if not one.instead]
        for chosen in ((), *((one,) for one in instead)):
            for size in range(len(added) + 1):
                for more in combinations(added, size):
                    manner = Manner(face, (*chosen, *more))
                    if _can_be_played(game, player, card, side, manner, budget, free=free):
                        listed.append(manner)
    return listed


@clause("fow8", "1111.2a")
def is_still_in_time(game: Game, player: int, card: int, face: int) -> bool:
    """A card that loses Quickcast by being turned to another side is not played with that side up.

    JUDGEMENT: nothing that could be rewound is offered in the first place.
    """
    side = cast(ForceCard, game.state.cards[card].faces[face])
    return book(game).from_hand(side, is_main_timing(game, player))


@clause("fow8", "1416.2b", "1416.4")
def has_what_is_required(game: Game, player: int, card: int) -> bool:
    """What a card with Trigger asks of the game must hold as it is played."""
    asked = [
        one.when
        for one in game.state.cards[card].abilities
        if isinstance(one, KeywordAbility) and one.keyword == REQUIRED
    ]
    return all(one is None or holds(game, one, player, card) for one in asked)


def _can_be_played(
    game: Game, player: int, card: int, side: ForceCard, manner: Manner, budget: Budget, *, free: bool
) -> bool:
    text = full_text(game, player, card, side, manner.ways)
    if text is not None and not can_aim_all(game, player, card, text):
        return False
    x = 0 if text is None or text.x is None else number(game, text.x, Context(player, card, "903.2f-iii"))
    return any(
        can_be_paid(game, player, card, steps_with(price.with_x(x), manner.ways), budget)
        for price in prices(game, player, card, side, manner.ways, free=free)
    )


def can_aim_all(game: Game, player: int, card: int, text: Announceable) -> bool:
    """Tell whether a text has its targets, and enough to divide among them where it divides anything."""
    at = Context(player, card, "903.2h")
    return can_aim(game, player, card, text) and can_divide(game, text, len(text.targets), at)


@clause("fow8", "903.2i", "903.2i-i", "903.2i-ii", "903.2i-iii", "903.2i-iv")
def prices(
    game: Game, player: int, card: int, side: ForceCard, ways: Sequence[Way], *, free: bool = False
) -> list[Price]:
    """What a card can cost: another cost, or none, then what is added, then what is taken off.

    There are several where the player chooses what is taken off.
    """
    printed = side.price if side is not game.state.cards[card] else price_here(game, card)
    changes = cost_changes(game, player, card)
    if free:
        changes.append(FREE)
    for way in ways:
        changes.append(ChangeCost(free=True) if way.instead else ChangeCost(more=way.cost.resources))
    unpaid = any(change.free for change in changes)
    x = 0 if unpaid else printed.x
    if not changes:
        return [printed]
    listed = changed_costs(wills_of(printed), changes)
    for way in ways:
        if way.instead:
            listed = [(*one, *way.cost.resources) for one in listed]
    return [priced(one, x + sum(way.cost.x for way in ways)) for one in listed]


@clause("fow8", "903.2c")
def choose_manner(
    game: Game, player: int, card: int, listed: Sequence[Manner]
) -> Generator[Ask, Option, Manner]:
    """The player says first which side they play, then which of its ways, among those that they can."""
    left = list(listed)
    faces = list(dict.fromkeys(one.face for one in left))
    if len(faces) > 1:
        said = yield Ask(player, "side", "903.2b", [Option("side", card, face) for face in faces], card)
        left = [one for one in left if one.face == said.other]
    for way in dict.fromkeys(way for one in left for way in one.ways):
        able = [one for one in left if way in one.ways]
        if able and len(able) < len(left):
            answered = yield Ask(player, f"way:{way.name}", way.clause or "903.2c", [YES, NO], card)
            left = able if answered.verb == "yes" else [one for one in left if way not in one.ways]
    return left[0]


@clause("fow8", "903.2i-v")
def fix_price(
    game: Game, player: int, card: int, listed: Sequence[Price], steps: Sequence[Way], x: int
) -> Generator[Ask, Option, Price]:
    """The player chooses what is taken off; after this nothing changes what is to be paid."""
    fitting = [
        one
        for one in listed
        if can_be_paid(game, player, card, steps_with(one.with_x(x), steps), Budget(game, player))
    ]
    chosen = Option("price", card, 0)
    if len(fitting) > 1:
        options = [Option("price", card, place) for place in range(len(fitting))]
        chosen = yield Ask(player, "price", "903.2i-iv", options, card)
    return fitting[chosen.other].with_x(x)


@clause("fow8", "903.2e")
def choose_modes(
    game: Game, player: int, card: int, text: Announceable
) -> Generator[Ask, Option, Announceable]:
    """The player chooses as many options as the text says; the others are as if they did not exist."""
    fit = [place for place, mode in enumerate(text.modes) if aims(game, player, card, mode.targets)]
    chosen = fit if len(fit) == text.choose else []
    while len(chosen) < text.choose:
        options = [Option("mode", card, place) for place in fit if place not in chosen]
        picked = options[0] if len(options) == 1 else (yield Ask(player, "mode", "903.2e", options, card))
        chosen.append(picked.other)
    picks = [text.modes[place] for place in sorted(chosen)]
    kept = replace(text, modes=())
    return joined((kept, *(Spell(one.effect, targets=one.targets) for one in picks)))


def aims(game: Game, player: int, card: int, wanted: Sequence[Filter]) -> bool:
    """Tell whether there is a legal target for each that is wanted."""
    return all(legal_targets(game, player, card, one) for one in wanted)


def decide_text(
    game: Game, player: int, card: int, text: Announceable | None
) -> Generator[Ask, Option, Announceable | None]:
    """Choose among the options of a text where it has any (903.2e)."""
    if text is None or not text.modes:
        return text
    return (yield from choose_modes(game, player, card, text))


def decide_value(
    game: Game,
    player: int,
    card: int,
    text: Announceable | None,
    listed: Sequence[Price],
    ways: Sequence[Way],
) -> Generator[Ask, Option, int]:
    """Return the X of what is played: as the text says, or as the player names it (903.2f, 903.2f-iii)."""
    if text is not None and text.x is not None:
        return determine_x(game, player, card, text)
    if not listed[0].x:
        return 0
    rates = [
        one for one in listed if can_be_paid(game, player, card, steps_with(one, ways), Budget(game, player))
    ]
    return (yield from decide_x(game, player, card, rates[0]))


@clause("fow8", "903.2f-iii")
def determine_x(game: Game, player: int, card: int, text: Announceable) -> int:
    """Where a text says what X is, and X is needed to play it, it is determined then."""
    assert text.x is not None, "the text says what X is"
    return number(game, text.x, Context(player, card, "903.2f-iii"))


@clause("fow8", "903.2g", "903.2g-iii")
def target(game: Game, player: int, card: int, wanted: tuple[Filter, ...]) -> Aimed:
    """The controller chooses a legal target for each that is needed; after this their number stays."""
    chosen: list[int] = []
    for one in wanted:
        cards = legal_targets(game, player, card, one)
        places = [aimed_at(other) for other in cards if other not in chosen] or [
            aimed_at(other) for other in cards
        ]
        picked = places[0]
        if len(places) > 1:
            picked = yield Ask(player, "target", "903.2g", places, card)
        chosen.append(whom_aimed_at(picked))
    return tuple(chosen)


def aimed_at(target: int) -> Option:
    """Return the option to target a card, or a player."""
    return Option("target", other=player_aimed_at(target)) if is_player(target) else Option("target", target)


def whom_aimed_at(option: Option) -> int:
    """Return which card or player an option targets."""
    return option.card if option.card >= 0 else as_target(option.other)


def choose_targets(game: Game, player: int, card: int, definition: ForceCard) -> Aimed:
    """Choose the targets of a spell, none for one that needs none."""
    if definition.spell is None or not definition.spell.targets:
        return ()
    return (yield from target(game, player, card, tuple(definition.spell.targets)))


@clause("fow8", "903.2h", "903.2h-i", "903.2h-ii")
def share_out(
    game: Game, player: int, card: int, text: Announceable | None, targets: tuple[int, ...]
) -> Generator[Ask, Option, tuple[int, ...]]:
    """What is divided among targets is assigned to them now, some to each, and stays so."""
    if text is None or text.divides is None:
        return ()
    return (yield from allot(game, text, targets, Context(player, card, "903.2h")))


def decided(
    x: int, ways: Sequence[Way], price: Price, text: Announceable | None, shares: tuple[int, ...]
) -> Choices:
    """Return what was decided, for those who ask when it resolves."""
    return Choices(x, tuple(way.name for way in ways), (price.total,), text, shares)


def may_play(game: Game, player: int, card: int, definition: ForceCard, budget: Budget) -> bool:
    """Tell whether a player can play a card in any way, paying for it and finding its targets."""
    if definition.plain and not changes_costs(game):
        return budget.covers(price_here(game, card)) and has_targets(game, player, card, definition)
    return bool(manners(game, player, card))
