"""A tiny made-up game, so that the kernel is tested without any of the real ones.

Two zones of cards in hand and on the table; a card has attack and defense; a turn has one step.
"""

from dataclasses import dataclass

from rules.engine import atoms
from rules.engine.asks import PASS, Ask, Option, Procedure
from rules.engine.context import Context
from rules.engine.definition import Definition
from rules.engine.game import Game, new_game
from rules.engine.pending import Pending
from rules.engine.perform import perform
from rules.engine.plan import Step
from rules.engine.replacement import RuleReplacement
from rules.engine.ruleset import Ruleset
from rules.engine.state import Result
from rules.engine.zones import Zone, ZonePlan
from rules.language.abilities import Ability
from rules.language.changes import AddRaces, SetStats
from rules.language.effects import CardVerb
from rules.language.events import GameEvent
from tests.made_up_cards import defined


@dataclass(frozen=True, slots=True)
class Hit(GameEvent):
    """A card is hit."""


@dataclass(frozen=True, slots=True)
class Shouts(GameEvent):
    """A card shouts."""


@dataclass(frozen=True, slots=True)
class Ends(GameEvent):
    """A card, or a player's time, ends."""


@dataclass(frozen=True, slots=True)
class Sting(CardVerb):
    """Cards are stung."""


@dataclass(frozen=True, slots=True)
class Gather(CardVerb):
    """Cards are gathered."""


@dataclass(frozen=True, slots=True)
class Inspect(CardVerb):
    """Cards are looked at by a test."""


DECK, HAND, TABLE, HEAP = range(4)
ZONES = ZonePlan(
    (
        Zone("deck", "1", "nobody", ordered=True),
        Zone("hand", "2", "owner"),
        Zone("table", "3", group="table"),
        Zone("heap", "4"),
    )
)


def card(
    name: str,
    stats: tuple[int, int] = (1, 1),
    *,
    keywords: tuple[str, ...] = (),
    races: tuple[str, ...] = (),
    marks: tuple[str, ...] = (),
    abilities: tuple[Ability, ...] = (),
) -> Definition:
    """Return a creature of the made-up game."""
    return defined(
        Definition,
        name,
        "creature",
        stats=stats,
        keywords=keywords,
        marks=marks,
        races=races,
        abilities=abilities,
    )


def set_up(game: Game) -> Procedure:
    """Give the first turn to the first player."""
    atoms.begin_turn(game, 0)
    yield from ()


def step(game: Game) -> Procedure:
    """Ask the turn player whether to put a card on the table."""
    player = game.state.active
    options = [Option("put", one) for one in game.state.zones[2 * HAND + player]]
    options.append(PASS)
    options.append(Option("wait"))
    chosen = yield Ask(player, "step", "9", options, checkpoint=True)
    if chosen.verb == "put":
        atoms.move(game, chosen.card, TABLE, controller=player)


def next_turn(game: Game) -> None:
    """Give the turn to the other player."""
    atoms.begin_turn(game, 1 - game.state.active)


def dead_lose(game: Game) -> bool:
    """A player without life loses."""
    for player, one in enumerate(game.state.players):
        if one.life <= 0:
            game.finish(Result(1 - player, "life", "9"))
    return False


def resolve(game: Game, pending: Pending) -> Procedure:
    """Carry out what waited."""
    assert pending.ability is not None
    at = Context(pending.controller, pending.card, "9", pending.targets, pending.event_card)
    yield from perform(game, pending.ability.effect, at)


def destroy(game: Game, one: int, source: int) -> Procedure:
    """Put a card from the table on the heap."""
    atoms.move(game, one, HEAP)
    yield from ()


def deal_damage(game: Game, one: int, amount: int, source: int) -> Procedure:
    """Damage a card."""
    atoms.damage(game, one, amount, source)
    yield from ()


def deal_damage_to_player(game: Game, player: int, amount: int, source: int) -> Procedure:
    """Damage a player."""
    atoms.damage_player(game, player, amount, source)
    yield from ()


def evaluate(game: Game, player: int) -> float:
    """Count the cards on the table."""
    state = game.state
    return float(len(state.zones[2 * TABLE + player]) - len(state.zones[2 * TABLE + 1 - player]))


def appraise(game: Game, ask: Ask, option: Option) -> float:
    """Like putting cards on the table."""
    return 1.0 if option.verb == "put" else 0.0


def describe(game: Game, option: Option) -> str:
    """Name the option's verb."""
    return option.verb


def ruleset(layers: tuple[str, ...] = ("first", "second"), *replacements: RuleReplacement) -> Ruleset:
    """Return the made-up game with these layers and replacements."""
    return Ruleset(
        code="made-up",
        zones=ZONES,
        section_zones={"deck": DECK, "hand": HAND, "table": TABLE},
        starting_life=10,
        stats=("attack", "defense"),
        resources=("coin",),
        values=(Definition, Hit, Shouts, Ends, Sting, Gather, Inspect),
        plan=(Step("only", "9", step),),
        set_up=set_up,
        next_turn=next_turn,
        checks=(dead_lose,),
        layer_by_change={AddRaces: layers[0], SetStats: layers[-1]},
        layers=layers,
        resolve=resolve,
        destroy=destroy,
        deal_damage=deal_damage,
        deal_damage_to_player=deal_damage_to_player,
        trigger=atoms.push,
        evaluate=evaluate,
        appraise=appraise,
        describe=describe,
        deck_zone=DECK,
        hand_zone=HAND,
        discard_zone=HEAP,
        concession_clause="8",
        loop_clause="7",
        replacements=replacements,
    )


def scene(
    *table: Definition,
    hand: tuple[Definition, ...] = (),
    deck: tuple[Definition, ...] = (),
    rules: Ruleset | None = None,
) -> Game:
    """Return a started game: cards on the first player's table, the same hand and deck for both."""
    beside = [*(("hand", one) for one in hand), *(("deck", one) for one in deck)]
    mine = [*(("table", one) for one in table), *beside]
    game = new_game(rules or ruleset(), (mine, beside), seed=1)
    game.start()
    return game


def run(game: Game, procedure: Procedure, *answers: int) -> list[Ask]:
    """Carry out a procedure, answering its questions in order, and return the questions asked."""
    asks = []
    given = iter(answers)
    try:
        ask = next(procedure)
        while True:
            asks.append(ask)
            ask = procedure.send(ask.options[next(given)])
    except StopIteration:
        return asks


def as_in_a_game(procedure: Procedure) -> Procedure:
    """Pass a procedure's questions on, but answer those with one option, which a game does not ask."""
    try:
        ask = next(procedure)
        while True:
            ask = procedure.send(ask.options[0] if len(ask.options) == 1 else (yield ask))
    except StopIteration:
        return
