"""Playing cards and abilities in Shadowverse: Evolve (8.2, 8.3, 10.6): options, targets, costs."""

from collections.abc import Generator

from rules.engine import atoms
from rules.engine.asks import Ask, Option, Procedure
from rules.engine.context import Context
from rules.engine.dividing import allot, can_divide, fewest
from rules.engine.game import Game
from rules.engine.layers import characteristics
from rules.engine.objects import arrivals, unmoved
from rules.engine.once import use_up
from rules.engine.perform import perform
from rules.engine.references import found
from rules.engine.ruling import clause
from rules.engine.targets import NOTHING
from rules.engine.triggers import happen
from rules.engine.waiting import Choices
from rules.engine.zones import kind_of
from rules.games.sve.keywords import may_select
from rules.games.sve.movement import finish_resolving, move_with_effects, put_onto_field
from rules.games.sve.payment import (
    EARTH_RITE,
    pay,
    pay_earth_rite,
    pay_play_points,
    play_cost,
    takes_earth_rite,
)
from rules.games.sve.triggers import states_trigger
from rules.games.sve.zones import RESOLUTION, STACK
from rules.language.abilities import Activated, Announceable, Spell
from rules.language.effects import ChooseOne, ChooseSome, Do, Effect
from rules.language.events import Plays

Targeting = Generator[Ask, Option, tuple[int, ...]]
Choosing = Generator[Ask, Option, Effect]


@clause("sve", "8.2.1", "10.6.2.1", "10.6.2.7")
def play_card(game: Game, player: int, card: int) -> Procedure:
    """Play a card: to the resolution zone, targets selected, play points paid, then it is resolved."""
    definition = game.state.cards[card]
    place = game.state.where[card]
    move_with_effects(game, card, RESOLUTION, player)
    states_trigger(game)
    spells = [one for one in definition.abilities if isinstance(one, Spell)]
    chosen = []
    rites = 0
    for ability in spells:
        if ability.clause == EARTH_RITE:
            if not (yield from takes_earth_rite(game, player, card, rites)):
                continue
            rites += 1
        effect = yield from choose_option(game, player, card, ability.effect)
        targets = yield from select_targets(game, player, card, ability)
        chosen.append((effect, targets, (yield from allocate(game, player, card, ability, targets))))
    pay_play_points(game, player, play_cost(game, player, card, place))
    for _ in range(rites):
        yield from pay_earth_rite(game, player, card)
    atoms.tell_played(game, player, card)
    happen(game, Plays, card)
    if "spell" not in definition.types:
        yield from put_onto_field(game, card, player, kind_of(place))
        return
    for effect, targets, choices in chosen:
        yield from perform(game, effect, Context(player, card, "10.6.2.7.2", targets, choices=choices))
    finish_resolving(game, card)


@clause("sve", "5.17.3", "10.6.2.2")
def choose_option(game: Game, player: int, card: int, effect: Effect) -> Choosing:
    """Of the options of a card or ability the player chooses one as it is played; no other is there."""
    if isinstance(effect, ChooseSome):
        return Do(tuple((yield from choose_options(player, card, effect))))
    if not isinstance(effect, ChooseOne):
        return effect
    options = [Option("choose", other=place) for place in range(len(effect.effects))]
    said = yield Ask(player, "choose_option", "5.17.3", options, card)
    return effect.effects[said.other]


def choose_options(player: int, card: int, effect: ChooseSome) -> Generator[Ask, Option, list[Effect]]:
    """Of up to so many options the player first says how many, then which (5.17.2)."""
    numbers = [Option("number", other=count) for count in range(effect.least, effect.most + 1)]
    count = (yield Ask(player, "choose_number", "5.17.2", numbers, card)).other
    chosen: list[int] = []
    while len(chosen) < count:
        left = [Option("choose", other=one) for one in range(len(effect.effects)) if one not in chosen]
        chosen.append((yield Ask(player, "choose_option", "5.17.2", left, card)).other)
    return [effect.effects[place] for place in sorted(chosen)]


@clause("sve", "10.6.2.4.1", "10.6.2.4.1.1")
def has_targets(game: Game, player: int, card: int, ability: Announceable) -> bool:
    """Tell whether an ability asks for no target or could select at least one (10.6.2.3.4).

    One that must divide a number among more targets than it has units cannot be played.
    """
    least = fewest(ability)
    if not least:
        return True
    cards = {one for place in range(least) for one in _candidates(game, player, card, ability, place, ())}
    enough = can_divide(game, ability, min(least, len(cards)), Context(player, card, "10.6.2.4"))
    return enough and bool(_candidates(game, player, card, ability, 0, ()))


def _candidates(
    game: Game, player: int, card: int, ability: Announceable, place: int, chosen: tuple[int, ...]
) -> list[int]:
    at = Context(player, card, "10.6.2.3")
    return [
        one
        for one in found(game, ability.targets[place], at)
        if one not in chosen and may_select(game, one, player)
    ]


@clause("sve", "10.6.2.4")
def allocate(
    game: Game, player: int, card: int, ability: Announceable, targets: tuple[int, ...]
) -> Generator[Ask, Option, Choices]:
    """What an ability divides is allotted to its targets, at least one unit to each."""
    at = Context(player, card, "10.6.2.4", targets)
    return Choices(shares=(yield from allot(game, ability, targets, at)))


@clause("sve", "10.6.2.3.1", "10.6.2.3.2.1", "10.6.2.3.3")
def select_targets(game: Game, player: int, card: int, ability: Announceable) -> Targeting:
    """The player selects as many of the targets as there are; a place that cannot be filled stays empty.

    Where the text says "up to", they may stop, but to divide something they need one.
    """
    chosen: tuple[int, ...] = ()
    at = Context(player, card, "10.6.2.4")
    for place in range(len(ability.targets)):
        cards = _candidates(game, player, card, ability, place, chosen)
        if not cards or not can_divide(game, ability, place + 1, at):
            chosen = (*chosen, NOTHING)
            continue
        options = [Option("target", one) for one in cards]
        if place >= fewest(ability):
            options.append(Option("done"))
        said = yield Ask(player, "target", "10.6.2.3", options, card)
        if said.verb == "done":
            return (*chosen, *(NOTHING for _ in range(len(ability.targets) - place)))
        chosen = (*chosen, said.card)
    return chosen


@clause("sve", "8.3.1", "10.6.2.5", "4.1.4")
def activate(game: Game, player: int, card: int, place: int) -> Procedure:
    """Play an activated ability: targets are selected, the cost is paid, the effect is performed.

    A target that was moved to pay the cost is a new card, and no target.
    """
    ability = characteristics(game, card).abilities[place]
    assert isinstance(ability, Activated), "only activated abilities are played"
    effect = yield from choose_option(game, player, card, ability.effect)
    targets = yield from select_targets(game, player, card, ability)
    choices = yield from allocate(game, player, card, ability, targets)
    use_up(game, player, card, ability)
    objects = arrivals(game.state, targets)
    yield from pay(game, player, card, ability.cost)
    targets = unmoved(game.state, targets, objects)
    yield from perform(game, effect, Context(player, card, "10.6.2.7.2", targets, choices=choices))


@clause("sve", "13.3.2.2")
def transfer_stack(game: Game, card: int, other: int) -> None:
    """All Stack counters of one card are transferred to another."""
    count = (game.state.instances[card].counters or {}).get(STACK, 0)
    atoms.put_counters(game, other, STACK, count)
    atoms.put_counters(game, card, STACK, -count)
