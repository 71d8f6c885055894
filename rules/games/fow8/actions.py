"""How a player with priority does in Force of Will what they may (605.1a): plays, calls, stands by."""

from dataclasses import replace
from typing import cast

from rules.engine import atoms
from rules.engine.asks import Option, Procedure
from rules.engine.game import Game
from rules.engine.priority import window
from rules.engine.ruling import clause
from rules.engine.triggers import trigger
from rules.engine.waiting import Choices, Pending
from rules.games.fow8.attacking import must_start_battle
from rules.games.fow8.automatic import settle
from rules.games.fow8.checks import check_rules
from rules.games.fow8.combat import battle
from rules.games.fow8.costs import decide_x, pay, produce
from rules.games.fow8.definitions import ForceCard, Price
from rules.games.fow8.keywords import FROM_HAND, REMNANT, now
from rules.games.fow8.offers import JUDGMENT, STANDBY_PRICE, answers, judgment_price, options
from rules.games.fow8.playing import (
    choose_manner,
    decide_text,
    decide_value,
    decided,
    fix_price,
    full_text,
    manners,
    prices,
    share_out,
    target,
)
from rules.games.fow8.requirements import do_what_is_required, steps_of
from rules.games.fow8.using import costs_of_ability, fix_cost, remember_use, reveal_source
from rules.games.fow8.zones import (
    CHASE,
    GRAVEYARD,
    HAND,
    STANDBY,
    STONES,
    book,
    is_fielded,
    is_main_timing,
)

UNFOLDING = "unfolding"
"""The note of a judgment by which a J-ruler comes into its second form (1304.5)."""


def priority(game: Game, number: str) -> Procedure:
    """Let the turn player gain priority outside main timing (602); if nobody can act, both pass at once."""
    if not is_idle(game):
        yield from window(game, number, options, act, first=game.state.active, settle=settle)


def is_idle(game: Game) -> bool:
    """Carry out rule processes and tell whether nothing waits and neither player has anything to do."""
    if game.checked != game.state.version:
        check_rules(game)
    return not (game.state.pending or answers(game, 0) or answers(game, 1))


def act(game: Game, player: int, chosen: Option) -> Procedure:
    """Carry out what a player with priority chose (605.1a)."""
    match chosen.verb:
        case "play":
            yield from play(game, player, chosen.card)
        case "use":
            yield from use(game, player, chosen.card, chosen.other)
        case "will":
            produce(game, player, chosen.card, chosen.other)
        case "battle":
            yield from battle(game, lambda number: priority(game, number))
        case "judgment":
            yield from play_judgment(game, player, chosen.card)
        case "stand_by":
            yield from stand_by(game, player, chosen.card)
        case "call":
            call_stone(game, player, chosen.card)
        case verb:
            yield from book(game).does[verb](game, player, chosen)


@clause("fow8", "903.2", "903.2d", "903.2k")
def play(game: Game, player: int, card: int, free: bool = False) -> Procedure:
    """Play a card: it goes to the chase, all that is to be decided is, then what is required is done."""
    state = game.state
    manner = yield from choose_manner(game, player, card, manners(game, player, card, free=free))
    printed = cast(ForceCard, state.cards[card].faces[manner.face])
    origin = state.where[card] >> 1
    listed = prices(game, player, card, printed, manner.ways, free=free)
    text = full_text(game, player, card, printed, manner.ways)
    atoms.move(game, card, CHASE, keep_effects=True)
    if manner.face:
        atoms.show_side(game, card, manner.face)
    text = yield from decide_text(game, player, card, text)
    x = yield from decide_value(game, player, card, text, listed, manner.ways)
    targets = (yield from target(game, player, card, text.targets)) if text and text.targets else ()
    shares = yield from share_out(game, player, card, text, targets)
    price = yield from fix_price(game, player, card, listed, manner.ways, x)
    yield from do_what_is_required(game, player, card, steps_of(price, manner.ways))
    atoms.tell_played(game, player, card)
    note = f"X={x}" if listed[0].x else ""
    choices = decided(x, manner.ways, price, text if text is not printed.spell else None, shares)
    if origin == HAND:
        choices = replace(choices, ways=(*choices.ways, FROM_HAND))
    elif origin == GRAVEYARD and REMNANT in printed.keywords:
        choices = replace(choices, ways=(*choices.ways, REMNANT))
    atoms.push(game, Pending(player, card, atoms.stamp(game), None, targets, note=note, choices=choices))


@clause("fow8", "707.2", "903.2")
def use(game: Game, player: int, card: int, place: int) -> Procedure:
    """Play an activate ability: what is to be decided, then its cost, then it waits on the chase."""
    ability = now(game, card).activated[place]
    text = yield from decide_text(game, player, card, ability)
    assert text is not None, "an ability has a text"
    listed = costs_of_ability(game, player, card, ability)
    asked = [next((price for price, _ in steps if price.x), Price()) for steps in listed]
    x = yield from decide_value(game, player, card, text, asked, ())
    targets = (yield from target(game, player, card, text.targets)) if text.targets else ()
    shares = yield from share_out(game, player, card, text, targets)
    steps = yield from fix_cost(game, player, card, listed, x)
    reveal_source(game, card)
    atoms.note(game, player, "abilities")
    remember_use(game, player, card, ability)
    yield from do_what_is_required(game, player, card, steps)
    atoms.push(
        game, Pending(player, card, atoms.stamp(game), text, targets, choices=Choices(x, shares=shares))
    )


@clause("fow8", "705.1", "705.2", "705.2a")
def play_judgment(game: Game, player: int, ruler: int) -> Procedure:
    """Pay what the ruler's judgment says and put the judgment on the chase."""
    price = judgment_price(game, ruler)
    assert price is not None, "a judgment is offered only for a ruler that has one"
    atoms.note(game, player, "judged")
    note = UNFOLDING if is_fielded(game, ruler) else JUDGMENT
    x = yield from decide_x(game, player, ruler, price)
    yield from pay(game, player, price.with_x(x), ruler)
    atoms.push(game, Pending(player, ruler, atoms.stamp(game), note=note, choices=Choices(x)))


@clause("fow8", "706.1", "706.2", "706.3")
def stand_by(game: Game, player: int, card: int) -> Procedure:
    """Pay 2 and put a card from hand face down into the standby area at once."""
    yield from pay(game, player, STANDBY_PRICE, card)
    atoms.move(game, card, STANDBY)
    atoms.note(game, player, f"stood_by:{card}")


@clause("fow8", "710.1", "1016.1")
def call_stone(game: Game, player: int, ruler: int) -> None:
    """Rest the ruler or J-ruler; the top card of the magic stone deck comes into the field."""
    atoms.rest(game, ruler)
    atoms.note(game, player, "called")
    stone = game.state.zones[2 * STONES + player][-1]
    atoms.move(game, stone, book(game).stone_zone, controller=player)
    trigger(game, "enters", stone)


def may_pass(game: Game, player: int) -> bool:
    """Tell whether a player may pass: not at main timing while a card has to attack and can (712.2)."""
    return not (is_main_timing(game, player) and must_start_battle(game, player))
