"""Using cards in Duel Masters (601): summoning, casting and generating, each to its zone."""

from rules.engine import atoms
from rules.engine.asks import Ask, Option, Procedure
from rules.engine.definition import Definition
from rules.engine.game import Game
from rules.engine.perform import Context, perform
from rules.engine.queue import settle
from rules.engine.ruling import clause
from rules.engine.triggers import trigger
from rules.games.dm.attachments import can_use_aura, fortify, use_aura
from rules.games.dm.costs import can_pay, pay
from rules.games.dm.zones import BATTLE, GRAVEYARD, HAND, MANA, PENDING, SHIELDS

USED_ON_THEIR_OWN = frozenset(
    {"creature", "spell", "cross gear", "field", "tama seed", "artifact", "castle", "aura"}
)
EVOLVING = frozenset({"evolution"})


def usable(game: Game, player: int) -> list[Option]:
    """List the cards a player can use from hand now: paid for, and with something to evolve from."""
    state = game.state
    options = []
    seen: set[str] = set()
    for card in state.zones[2 * HAND + player]:
        definition = state.cards[card]
        if definition.card_id in seen or not definition.types & USED_ON_THEIR_OWN:
            continue
        if can_pay(game, player, definition) and has_place(game, player, definition):
            seen.add(definition.card_id)
            options.append(Option("use", card))
    return options


def has_place(game: Game, player: int, definition: Definition) -> bool:
    """Tell whether a card finds what it goes on: a base (801.1a), a shield (304.2), a GR creature (310.2)."""
    if "castle" in definition.types:
        shields = game.state.zones[2 * SHIELDS + player]
        return any(card not in game.state.instances for card in shields)
    if "aura" in definition.types:
        return can_use_aura(game, player)
    return has_base(game, player, definition)


def has_base(game: Game, player: int, definition: Definition) -> bool:
    """Tell whether an evolution creature has a creature to be put on; any other card needs none (801.1)."""
    if not definition.marks & EVOLVING:
        return True
    return bool(bases(game, player, definition))


def bases(game: Game, player: int, definition: Definition) -> list[int]:
    """List the creatures an evolution creature may be put on.

    JUDGEMENT: what it may evolve from is printed text, which the engine does not read yet; a creature
    that shares a race is taken, which is what most evolution creatures print.
    """
    state = game.state
    return [
        card
        for card in state.zones[2 * BATTLE + player]
        if "creature" in state.cards[card].types and state.cards[card].races & definition.races
    ]


@clause("dm", "504.1", "701.5a")
def use(game: Game, player: int, card: int, *, free: bool = False) -> Procedure:
    """Use a card: pay its cost, let it wait, then summon, cast or generate it."""
    definition = game.state.cards[card]
    if not free:
        yield from pay(game, player, card)
    atoms.tell_played(game, player, card)
    if "spell" in definition.types and "creature" not in definition.types:
        yield from cast(game, player, card)
    elif "castle" in definition.types:
        yield from fortify(game, player, card)
    elif "aura" in definition.types:
        yield from use_aura(game, player, card)
    elif definition.marks & EVOLVING:
        yield from evolve(game, player, card)
    else:
        summon(game, player, card)
    yield from settle(game, "101.4")


@clause("dm", "301.2", "303.2", "311.2-bis", "701.3a")
def summon(game: Game, player: int, card: int) -> None:
    """Put a creature, or another card that stays, into the battle zone."""
    atoms.move(game, card, BATTLE, controller=player)
    trigger(game, "enters", card)


@clause("dm", "302.2", "409.1b")
def cast(game: Game, player: int, card: int) -> Procedure:
    """Cast a spell: it waits while its effect is carried out, then goes to the graveyard."""
    atoms.move(game, card, PENDING)
    ability = next((one for one in game.state.cards[card].abilities if one.kind == "spell"), None)
    if ability is not None:
        yield from perform(game, ability.effect, Context(player, card, "302.2"))
    charges = "Charger" in game.state.cards[card].keywords
    atoms.move(game, card, MANA if charges else GRAVEYARD)


@clause("dm", "801.1", "801.2")
def evolve(game: Game, player: int, card: int) -> Procedure:
    """Put an evolution creature on a creature: it takes over the one beneath, tapped or not."""
    options = [Option("evolve", base) for base in bases(game, player, game.state.cards[card])]
    chosen = yield Ask(player, "evolve_from", "801.1", options, card)
    base = game.state.instances[chosen.card]
    rested, entered, beneath = base.rested, base.entered, (*base.under, chosen.card)
    atoms.move(game, card, BATTLE, controller=player)
    atoms.stack_under(game, card, beneath)
    instance = game.state.instances[card]
    instance.entered = entered
    if rested:
        atoms.rest(game, card)
    trigger(game, "enters", card)
