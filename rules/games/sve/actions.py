"""Playing cards and abilities in Shadowverse: Evolve (8.2, 8.3, 10.6), and evolving (5.15)."""

from collections.abc import Generator

from rules.engine import atoms
from rules.engine.abilities import Ability
from rules.engine.asks import NO, YES, Ask, Option, Procedure
from rules.engine.definition import Definition
from rules.engine.dividing import allot, can_divide, fewest
from rules.engine.effects import ChooseOne, ChooseSome, Effect, Sequence
from rules.engine.game import Game
from rules.engine.layers import characteristics
from rules.engine.perform import Context, found, perform
from rules.engine.ruling import clause
from rules.engine.waiting import Choices, Pending
from rules.games.sve.checks import states_trigger
from rules.games.sve.costs import (
    EARTH_RITE,
    can_pay,
    pay,
    pay_earth_rite,
    pay_play_points,
    play_cost,
    play_points,
    takes_earth_rite,
)
from rules.games.sve.keywords import ON_THE_ABILITY, has, may_select
from rules.games.sve.zones import (
    CEMETERY,
    EX_AREA,
    FIELD,
    HAND,
    RESOLUTION,
    STACK,
    move_with_effects,
    put_onto_field,
    space,
)

Targeting = Generator[Ask, Option, tuple[int, ...]]
Choosing = Generator[Ask, Option, Effect]
KINDS_TO_PLAY = frozenset({"follower", "amulet", "spell"})


def playable(game: Game, player: int, *, quick: bool = False) -> list[Option]:
    """List the cards of hand and EX area that a player can play now; in a quick window those with Quick."""
    state = game.state
    points = play_points(game, player)
    room = space(game, FIELD, player) > 0
    changing = bool(game.static or state.lasting)
    options = []
    for kind in (HAND, EX_AREA):
        seen: set[str] = set()
        for card in state.zones[2 * kind + player]:
            definition = state.cards[card]
            cost = play_cost(game, player, card, 2 * kind + player) if changing else definition.cost
            if definition.card_id in seen or cost > points:
                continue
            if quick and "Quick" not in characteristics(game, card).keywords:
                continue
            if _can_be_played(game, player, card, definition, room):
                seen.add(definition.card_id)
                options.append(Option("play", card))
    return options


def _can_be_played(game: Game, player: int, card: int, definition: Definition, room: bool) -> bool:
    if not definition.types & KINDS_TO_PLAY:
        return False
    if "spell" not in definition.types:
        return room
    return all(
        has_targets(game, player, card, ability)
        for ability in definition.abilities
        if ability.kind == "spell" and ability.clause != EARTH_RITE
    )


@clause("sve", "8.2.1", "10.6.2.1", "10.6.2.7")
def play_card(game: Game, player: int, card: int) -> Procedure:
    """Play a card: to the resolution zone, targets selected, play points paid, then it is resolved."""
    definition = game.state.cards[card]
    place = game.state.where[card]
    move_with_effects(game, card, RESOLUTION, player)
    states_trigger(game)
    spells = [one for one in definition.abilities if one.kind == "spell"]
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
    if "spell" not in definition.types:
        yield from put_onto_field(game, card, player, place // 2)
        return
    for effect, targets, choices in chosen:
        yield from perform(game, effect, Context(player, card, "10.6.2.7.2", targets, choices=choices))
    finish_resolving(game, card)


@clause("sve", "10.6.2.7.3")
def finish_resolving(game: Game, card: int) -> None:
    """A card that is still in the resolution zone goes to the cemetery."""
    if game.state.where[card] == 2 * RESOLUTION:
        atoms.move(game, card, CEMETERY)


@clause("sve", "5.17.3", "10.6.2.2")
def choose_option(game: Game, player: int, card: int, effect: Effect) -> Choosing:
    """Of the options of a card or ability the player chooses one as it is played; no other is there."""
    if isinstance(effect, ChooseSome):
        return Sequence(tuple((yield from choose_options(player, card, effect))))
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
def has_targets(game: Game, player: int, card: int, ability: Ability) -> bool:
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
    game: Game, player: int, card: int, ability: Ability, place: int, chosen: tuple[int, ...]
) -> list[int]:
    at = Context(player, card, "10.6.2.3")
    return [
        one
        for one in found(game, ability.targets[place], at)
        if one not in chosen and may_select(game, one, player)
    ]


@clause("sve", "10.6.2.4")
def allocate(
    game: Game, player: int, card: int, ability: Ability, targets: tuple[int, ...]
) -> Generator[Ask, Option, Choices]:
    """What an ability divides is allotted to its targets, at least one unit to each."""
    at = Context(player, card, "10.6.2.4", targets)
    return Choices(shares=(yield from allot(game, ability, targets, at)))


@clause("sve", "10.6.2.3.1", "10.6.2.3.2.1", "10.6.2.3.3")
def select_targets(game: Game, player: int, card: int, ability: Ability) -> Targeting:
    """The player selects as many of the targets as there are; a place that cannot be filled stays empty.

    Where the text says "up to", they may stop, but to divide something they need one.
    """
    chosen: tuple[int, ...] = ()
    at = Context(player, card, "10.6.2.4")
    for place in range(len(ability.targets)):
        cards = _candidates(game, player, card, ability, place, chosen)
        if not cards or not can_divide(game, ability, place + 1, at):
            chosen = (*chosen, -1)
            continue
        options = [Option("target", one) for one in cards]
        if place >= fewest(ability):
            options.append(Option("done"))
        said = yield Ask(player, "target", "10.6.2.3", options, card)
        if said.verb == "done":
            return (*chosen, *(-1 for _ in range(len(ability.targets) - place)))
        chosen = (*chosen, said.card)
    return chosen


def activatable(game: Game, player: int, *, quick: bool = False) -> list[Option]:
    """List the activated abilities of a player's field that can be played now, evolve abilities apart."""
    options = []
    for card in game.state.zones[2 * FIELD + player]:
        for place, ability in enumerate(characteristics(game, card).abilities):
            if ability.kind != "activated" or (quick and ability.clause != ON_THE_ABILITY):
                continue
            if can_pay(game, player, card, ability.cost) and has_targets(game, player, card, ability):
                options.append(Option("activate", card, place))
    return options


@clause("sve", "8.3.1", "10.6.2.5")
def activate(game: Game, player: int, card: int, place: int) -> Procedure:
    """Play an activated ability: targets are selected, the cost is paid, the effect is performed."""
    ability = characteristics(game, card).abilities[place]
    effect = yield from choose_option(game, player, card, ability.effect)
    targets = yield from select_targets(game, player, card, ability)
    choices = yield from allocate(game, player, card, ability, targets)
    yield from pay(game, player, card, ability.cost)
    yield from perform(game, effect, Context(player, card, "10.6.2.7.2", targets, choices=choices))


@clause("sve", "10.7.3", "10.7.3.2", "10.7.7")
def resolve(game: Game, pending: Pending) -> Procedure:
    """Play and resolve a waiting automatic ability, wherever its card is by now; its cost may be declined."""
    ability, player = pending.ability, pending.controller
    if ability is None or not has_targets(game, player, pending.card, ability):
        return
    effect = yield from choose_option(game, player, pending.card, ability.effect)
    targets = yield from select_targets(game, player, pending.card, ability)
    choices = yield from allocate(game, player, pending.card, ability, targets)
    if ability.cost != NO_COST:
        if not can_pay(game, player, pending.card, ability.cost):
            return
        said = yield Ask(player, "pay_cost", "10.4.7", [YES, NO], pending.card)
        if said.verb == "no":
            return
        yield from pay(game, player, pending.card, ability.cost)
    at = Context(
        player,
        pending.card,
        "10.6.2.7.2",
        targets,
        pending.event_card,
        amount=pending.amount,
        choices=choices,
        kept=pending.kept,
    )
    yield from perform(game, effect, at)


NO_COST = Ability("automatic").cost


def transferable(game: Game, player: int) -> list[Option]:
    """List how the Stack counters of one card of a player's field can go to another with Stack (13.3.2.2)."""
    stacks = [card for card in game.state.zones[2 * FIELD + player] if has(game, card, STACK)]
    return [Option("transfer", card, other) for card in stacks for other in stacks if other != card]


@clause("sve", "13.3.2.2")
def transfer_stack(game: Game, card: int, other: int) -> None:
    """All Stack counters of one card are transferred to another."""
    count = (game.state.instances[card].counters or {}).get(STACK, 0)
    atoms.put_counters(game, other, STACK, count)
    atoms.put_counters(game, card, STACK, -count)
