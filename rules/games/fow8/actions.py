"""What a player with priority may do in Force of Will (604), and how it is played (903.2)."""

from collections.abc import Generator
from typing import cast

from rules.engine import atoms
from rules.engine.asks import Ask, Option, Procedure
from rules.engine.filters import Filter
from rules.engine.game import Game
from rules.engine.priority import window
from rules.engine.ruling import clause
from rules.engine.triggers import trigger
from rules.engine.waiting import Pending
from rules.games.fow8.checks import check_rules, settle
from rules.games.fow8.combat import battle, may_attack_now, must_start_battle
from rules.games.fow8.costs import Budget, decide_x, pay, price_here, produce, will_options
from rules.games.fow8.definitions import ForceCard, Price
from rules.games.fow8.keywords import (
    ASTRAL,
    has_targets,
    legal_targets,
    may_rest_for_ability,
    now,
)
from rules.games.fow8.zones import (
    CHASE,
    GRAVEYARD,
    HAND,
    RULER,
    STANDBY,
    STONES,
    book,
    fielded,
    is_main_timing,
)

PERMANENTS = frozenset({"resonator", "addition", "regalia"})
PLAYED = PERMANENTS | {"chant"}
STANDBY_PRICE = Price((), 2)
JUDGMENT = "judgment"


def options(game: Game, player: int) -> list[Option]:
    """List what a player with priority may do, passing left out (604.1, 604.2)."""
    main = is_main_timing(game, player)
    if not main and not could_answer(game, player):
        return book(game).more(game, player, main)
    budget = Budget(game, player)
    offered = playable(game, player, budget, main=main)
    offered += usable(game, player, budget)
    if main:
        offered += at_main_timing(game, player, budget)
    offered += book(game).more(game, player, main)
    if main or offered:
        # JUDGEMENT: outside main timing will is only made where there is something to do with it; will
        # made otherwise is lost, and what is paid for may be paid with any will ability (1003.5).
        offered += will_options(game, budget)
    return offered


def could_answer(game: Game, player: int) -> bool:
    """Tell whether a player has anything that may be played outside main timing, paid for or not."""
    state = game.state
    cards = state.cards
    for card in state.zones[2 * HAND + player]:
        definition: ForceCard = cards[card]  # type: ignore[assignment]
        if definition.quick or definition.standby is not None:
            return True
    if state.zones[2 * STANDBY + player]:
        return True
    for card, instance in state.instances.items():
        definition = cards[card]  # type: ignore[assignment]
        if definition.activated and instance.controller == player:
            return True
    return False


def priority(game: Game, number: str) -> Procedure:
    """Let the turn player gain priority outside main timing (602); if nobody can act, both pass at once."""
    if not is_idle(game):
        yield from window(game, number, options, act, first=game.state.active, settle=settle)


def is_idle(game: Game) -> bool:
    """Carry out rule processes and tell whether nothing waits and neither player has anything to do."""
    if game.checked != game.state.version:
        check_rules(game)
    if game.state.pending:
        return False
    more = book(game).more
    return not any(could_answer(game, player) or more(game, player, False) for player in (0, 1))


def playable(game: Game, player: int, budget: Budget, *, main: bool) -> list[Option]:
    """List the cards a player may play: from hand, and with Trigger from the standby area."""
    state = game.state
    offered = []
    seen: set[str] = set()
    for card in state.zones[2 * HAND + player]:
        definition: ForceCard = state.cards[card]  # type: ignore[assignment]
        if definition.card_id in seen:
            continue
        seen.add(definition.card_id)
        if not definition.types & PLAYED or not book(game).from_hand(definition, main):
            continue
        if budget.covers(price_here(game, card)) and has_targets(game, player, card, definition):
            offered.append(Option("play", card))
    for card in state.zones[2 * STANDBY + player]:
        definition = state.cards[card]  # type: ignore[assignment]
        if definition.standby is None or not book(game).ready(game, player, card):
            continue
        if budget.covers(definition.standby) and has_targets(game, player, card, definition):
            offered.append(Option("play", card, note="standby"))
    return offered


def usable(game: Game, player: int, budget: Budget) -> list[Option]:
    """List the activate abilities a player may play (707.1)."""
    offered = []
    for card in (*fielded(game, player), *game.state.zones[2 * RULER + player]):
        printed: ForceCard = game.state.cards[card]  # type: ignore[assignment]
        if not printed.activated:
            continue
        definition = now(game, card)
        for place, ability in enumerate(definition.activated):
            price = Price(ability.cost.resources)
            if ability.cost.rest:
                if game.state.instances[card].rested or not may_rest_for_ability(game, card, definition):
                    continue
                if not budget.covers(price, without=card):
                    continue
            elif not budget.covers(price):
                continue
            if all(legal_targets(game, player, card, wanted) for wanted in ability.targets):
                offered.append(Option("use", card, place))
    return offered


def at_main_timing(game: Game, player: int, budget: Budget) -> list[Option]:
    """List what only main timing allows besides playing cards (604.2b to 604.2e)."""
    state = game.state
    counts = state.players[player].turn_counts
    offered = []
    if not counts.get("forfeited") and may_attack_now(game, player):
        offered.append(Option("battle"))
    if not counts.get("judged"):
        for card in state.zones[2 * RULER + player]:
            judgment = judgment_price(game, card)
            if judgment is not None and budget.covers(judgment):
                offered.append(Option("judgment", card))
        if not counts.get("called") and state.zones[2 * STONES + player]:
            offered += [Option("call", card) for card in book(game).rests_to_call(game, player)]
    if budget.covers(STANDBY_PRICE):
        seen: set[str] = set()
        for card in state.zones[2 * HAND + player]:
            definition = cast(ForceCard, state.cards[card])
            if definition.card_id not in seen and book(game).stands_by(definition):
                seen.add(definition.card_id)
                offered.append(Option("stand_by", card))
    return offered


def judgment_price(game: Game, card: int) -> Price | None:
    """Return what a recovered ruler pays for its judgment, None where it has none (705.1, 1010.1a)."""
    instance = game.state.instances[card]
    definition = now(game, card)
    if instance.rested or definition.judgment is None or "ruler" not in definition.types:
        return None
    return None if instance.counters and instance.counters.get(ASTRAL) else definition.judgment


def rests_to_call(game: Game, player: int) -> list[int]:
    """List the recovered ruler or J-ruler that a player rests to call a magic stone (710.1)."""
    state = game.state
    cards = [*state.zones[2 * RULER + player], *fielded(game, player)]
    return [
        card
        for card in cards
        if not state.instances[card].rested and now(game, card).types & {"ruler", "j-ruler"}
    ]


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
def play(game: Game, player: int, card: int) -> Procedure:
    """Play a card: it goes to the chase, X and targets are decided, then it is paid for."""
    definition = cast(ForceCard, game.state.cards[card])
    price = price_here(game, card)
    atoms.move(game, card, CHASE)
    x = yield from decide_x(game, player, card, price)
    targets = yield from choose_targets(game, player, card, definition)
    yield from pay(game, player, price.with_x(x), card)
    atoms.tell_played(game, player, card)
    atoms.push(
        game, Pending(player, card, atoms.stamp(game), None, targets, note=f"X={x}" if price.x else "")
    )


def choose_targets(
    game: Game, player: int, card: int, definition: ForceCard
) -> Generator[Ask, Option, tuple[int, ...]]:
    """Choose the targets of a spell, none for one that needs none."""
    if definition.spell is None or not definition.spell.targets:
        return ()
    return (yield from target(game, player, card, tuple(definition.spell.targets)))


@clause("fow8", "903.2g", "903.2g-iii")
def target(
    game: Game, player: int, card: int, wanted: tuple[Filter, ...]
) -> Generator[Ask, Option, tuple[int, ...]]:
    """The controller chooses a legal target for each that is needed; after this their number stays."""
    chosen: list[int] = []
    for one in wanted:
        cards = legal_targets(game, player, card, one)
        places = [Option("target", other) for other in cards if other not in chosen] or [
            Option("target", other) for other in cards
        ]
        picked = places[0]
        if len(places) > 1:
            picked = yield Ask(player, "target", "903.2g", places, card)
        chosen.append(picked.card)
    return tuple(chosen)


@clause("fow8", "707.2", "903.2")
def use(game: Game, player: int, card: int, place: int) -> Procedure:
    """Play an activate ability: targets, then its cost, then it waits on the chase."""
    ability = now(game, card).activated[place]
    targets = (yield from target(game, player, card, ability.targets)) if ability.targets else ()
    if ability.cost.rest:
        atoms.rest(game, card)
    yield from pay(game, player, Price(ability.cost.resources), card)
    if ability.cost.sacrifice:
        atoms.move(game, card, GRAVEYARD)
    atoms.note(game, player, "abilities")
    atoms.push(game, Pending(player, card, atoms.stamp(game), ability, targets))


@clause("fow8", "705.1", "705.2", "705.2a")
def play_judgment(game: Game, player: int, ruler: int) -> Procedure:
    """Pay what the ruler's judgment says and put the judgment on the chase."""
    price = judgment_price(game, ruler)
    assert price is not None, "a judgment is offered only for a ruler that has one"
    atoms.note(game, player, "judged")
    x = yield from decide_x(game, player, ruler, price)
    yield from pay(game, player, price.with_x(x), ruler)
    atoms.push(game, Pending(player, ruler, atoms.stamp(game), note=JUDGMENT))


@clause("fow8", "706.1", "706.2", "706.3")
def stand_by(game: Game, player: int, card: int) -> Procedure:
    """Pay 2 and put a card from hand face down into the standby area at once."""
    yield from pay(game, player, STANDBY_PRICE, card)
    atoms.move(game, card, STANDBY)
    atoms.note(game, player, f"stood_by:{card}")


def ready(game: Game, player: int, card: int) -> bool:
    """Tell whether a card in the standby area was put there in an earlier turn (708.5)."""
    return not game.state.players[player].turn_counts.get(f"stood_by:{card}")


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
