"""Playing cards and abilities in Shadowverse: Evolve (8.2, 8.3, 10.6), and evolving (5.15)."""

from collections.abc import Generator

from rules.engine import atoms
from rules.engine.abilities import Ability
from rules.engine.asks import NO, YES, Ask, Option, Procedure
from rules.engine.definition import Definition
from rules.engine.effects import ChooseOne, Effect
from rules.engine.game import Game
from rules.engine.layers import characteristics
from rules.engine.perform import Context, found, perform
from rules.engine.ruling import clause
from rules.engine.triggers import trigger
from rules.engine.waiting import Pending
from rules.games.sve.costs import (
    EARTH_RITE,
    can_pay,
    pay,
    pay_earth_rite,
    pay_for_evolving,
    pay_play_points,
    play_points,
    takes_earth_rite,
    ways_to_pay_for_evolving,
)
from rules.games.sve.definitions import EvolveCard, evolved_into
from rules.games.sve.keywords import EVOLVED_THIS_TURN, ON_THE_ABILITY, has, may_select
from rules.games.sve.zones import (
    CEMETERY,
    EVOLVE_DECK,
    EVOLVE_ZONE,
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
EVOLVED = "evolved"
WITH_EVOLUTION_POINT = "with an evolution point"
KINDS_TO_PLAY = frozenset({"follower", "amulet", "spell"})


def playable(game: Game, player: int, *, quick: bool = False) -> list[Option]:
    """List the cards of hand and EX area that a player can play now; in a quick window those with Quick."""
    state = game.state
    points = play_points(game, player)
    room = space(game, FIELD, player) > 0
    options = []
    for kind in (HAND, EX_AREA):
        seen: set[str] = set()
        for card in state.zones[2 * kind + player]:
            definition = state.cards[card]
            if definition.card_id in seen or definition.cost > points:
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
    move_with_effects(game, card, RESOLUTION, player)
    spells = [one for one in definition.abilities if one.kind == "spell"]
    chosen = []
    rites = 0
    for ability in spells:
        if ability.clause == EARTH_RITE:
            if not (yield from takes_earth_rite(game, player, card, rites)):
                continue
            rites += 1
        effect = yield from choose_option(game, player, card, ability.effect)
        chosen.append((effect, (yield from select_targets(game, player, card, ability))))
    pay_play_points(game, player, definition.cost)
    for _ in range(rites):
        yield from pay_earth_rite(game, player, card)
    atoms.tell_played(game, player, card)
    if "spell" not in definition.types:
        yield from put_onto_field(game, card, player)
        return
    for effect, targets in chosen:
        yield from perform(game, effect, Context(player, card, "10.6.2.7.2", targets))
    finish_resolving(game, card)


@clause("sve", "10.6.2.7.3")
def finish_resolving(game: Game, card: int) -> None:
    """A card that is still in the resolution zone goes to the cemetery."""
    if game.state.where[card] == 2 * RESOLUTION:
        atoms.move(game, card, CEMETERY)


@clause("sve", "5.17.3", "10.6.2.2")
def choose_option(game: Game, player: int, card: int, effect: Effect) -> Choosing:
    """Of the options of a card or ability the player chooses one as it is played; no other is there."""
    if not isinstance(effect, ChooseOne):
        return effect
    options = [Option("choose", other=place) for place in range(len(effect.effects))]
    said = yield Ask(player, "choose_option", "5.17.3", options, card)
    return effect.effects[said.other]


def has_targets(game: Game, player: int, card: int, ability: Ability) -> bool:
    """Tell whether an ability asks for no target or could select at least one (10.6.2.3.4)."""
    return not ability.targets or bool(_candidates(game, player, card, ability, 0, ()))


def _candidates(
    game: Game, player: int, card: int, ability: Ability, place: int, chosen: tuple[int, ...]
) -> list[int]:
    at = Context(player, card, "10.6.2.3")
    return [
        one
        for one in found(game, ability.targets[place], at)
        if one not in chosen and may_select(game, one, player)
    ]


@clause("sve", "10.6.2.3.1", "10.6.2.3.3")
def select_targets(game: Game, player: int, card: int, ability: Ability) -> Targeting:
    """The player selects as many of the targets as there are; a place that cannot be filled stays empty."""
    chosen: tuple[int, ...] = ()
    for place in range(len(ability.targets)):
        cards = _candidates(game, player, card, ability, place, chosen)
        if not cards:
            chosen = (*chosen, -1)
            continue
        said = yield Ask(player, "target", "10.6.2.3", [Option("target", one) for one in cards], card)
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
    yield from pay(game, player, card, ability.cost)
    yield from perform(game, effect, Context(player, card, "10.6.2.7.2", targets))


@clause("sve", "10.7.3", "10.7.3.2", "10.7.7")
def resolve(game: Game, pending: Pending) -> Procedure:
    """Play and resolve a waiting automatic ability, wherever its card is by now; its cost may be declined."""
    ability, player = pending.ability, pending.controller
    if ability is None or not has_targets(game, player, pending.card, ability):
        return
    effect = yield from choose_option(game, player, pending.card, ability.effect)
    targets = yield from select_targets(game, player, pending.card, ability)
    if ability.cost != NO_COST:
        if not can_pay(game, player, pending.card, ability.cost):
            return
        said = yield Ask(player, "pay_cost", "10.4.7", [YES, NO], pending.card)
        if said.verb == "no":
            return
        yield from pay(game, player, pending.card, ability.cost)
    at = Context(player, pending.card, "10.6.2.7.2", targets, pending.event_card, amount=pending.amount)
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


def evolvable(game: Game, player: int) -> list[Option]:
    """List the evolve abilities that can be played: follower, evolved card, and how it is paid for (12.2)."""
    state = game.state
    if state.players[player].turn_counts.get(EVOLVED):
        return []
    options = []
    for card in state.zones[2 * FIELD + player]:
        definition = state.cards[card]
        if not isinstance(definition, EvolveCard) or definition.evolve_cost < 0:
            continue
        if "Evolve" not in characteristics(game, card).keywords:
            continue
        ways = ways_to_pay_for_evolving(game, player, definition.evolve_cost)
        for evolved in evolved_forms(game, player, card) if ways else ():
            for with_point in ways:
                options.append(Option("evolve", card, evolved, WITH_EVOLUTION_POINT if with_point else ""))
    return options


def evolved_forms(game: Game, player: int, card: int) -> list[int]:
    """List the facedown cards of a player's evolve deck that bear a follower's name, one of each kind."""
    state = game.state
    name = state.cards[card].name
    seen: set[str] = set()
    forms = []
    for one in state.zones[2 * EVOLVE_DECK + player]:
        definition = state.cards[one]
        if definition.name == name and definition.card_id not in seen:
            seen.add(definition.card_id)
            forms.append(one)
    return forms


@clause("sve", "8.3.2", "12.2.2", "5.15.1.1")
def play_evolve(game: Game, player: int, card: int, evolved: int, *, with_point: bool) -> None:
    """Reveal an evolved card of the follower's name and pay the cost, and the follower evolves."""
    definition = game.state.cards[card]
    assert isinstance(definition, EvolveCard)
    atoms.note(game, player, EVOLVED)
    pay_for_evolving(game, player, definition.evolve_cost, with_evolution_point=with_point)
    evolve(game, card, evolved)


@clause("sve", "5.15.1", "5.15.2", "5.15.3")
def evolve(game: Game, card: int, evolved: int) -> None:
    """Link an evolved card to a follower, which has its facts from now on and stays the same follower."""
    state = game.state
    atoms.move(game, evolved, EVOLVE_ZONE)
    atoms.attach(game, evolved, card)
    atoms.become(game, card, evolved_into(state.cards[card], state.cards[evolved]))
    atoms.mark(game, card, EVOLVED_THIS_TURN)
    trigger(game, "evolves", card)


def evolve_by_effect(game: Game, card: int, source: int) -> Procedure:
    """Evolve a follower because an effect says so: its controller picks a facedown card (5.15.1.1)."""
    controller = game.state.instances[card].controller
    forms = evolved_forms(game, controller, card)
    if forms:
        options = [Option("evolve_into", one) for one in forms]
        said = yield Ask(controller, "evolve_into", "5.15.1.1", options, card)
        evolve(game, card, said.card)
