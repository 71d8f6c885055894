"""Using cards in Duel Masters (601): summoning, casting and generating, each to its zone."""

from rules.engine import atoms
from rules.engine.asks import Option, Procedure
from rules.engine.definition import Definition
from rules.engine.game import Game
from rules.engine.perform import Context, perform
from rules.engine.ruling import clause
from rules.engine.triggers import trigger
from rules.games.dm.attachments import can_use_aura, fortify, use_aura
from rules.games.dm.costs import can_pay, pay
from rules.games.dm.definitions import UNKNOWN_COST
from rules.games.dm.stacks import EVOLVING, bases, can_evolve, evolve
from rules.games.dm.zones import BATTLE, GRAVEYARD, HAND, MANA, PENDING, SHIELDS

USED = frozenset({"creature", "spell", "cross gear", "field", "tama seed", "artifact", "castle", "aura"})
"""Types of cards that are used from the hand (601.1)."""
NOT_BY_MANA = frozenset({"psychic", "psychic super", "dragheart", "gr", UNKNOWN_COST})
"""Marks of cards that no mana pays for (112.4, 201.1b)."""


def usable(game: Game, player: int) -> list[Option]:
    """List the cards a player can use from hand now: paid for, and with something to evolve from.

    The option of a half of a twinpact card names its face.
    """
    state = game.state
    options: list[Option] = []
    seen: set[str] = set()
    for card in state.zones[2 * HAND + player]:
        definition = state.cards[card]
        if definition.card_id in seen:
            continue
        seen.add(definition.card_id)
        if "twinpact" in definition.marks:
            options.extend(
                Option("use", card, face)
                for face, half in halves(definition)
                if is_usable(game, player, half)
            )
        elif is_usable(game, player, definition):
            options.append(Option("use", card))
    return options


def halves(definition: Definition) -> list[tuple[int, Definition]]:
    """List the faces under which a card is used: each half of a twinpact card (808.1), or the card itself."""
    if "twinpact" not in definition.marks:
        return [(-1, definition)]
    return [(place, face) for place, face in enumerate(definition.faces) if place]


def is_usable(game: Game, player: int, definition: Definition) -> bool:
    """Tell whether a player can use a card, or a half of one, now."""
    return (
        bool(definition.types & USED)
        and not definition.marks & NOT_BY_MANA
        and can_pay(game, player, definition)
        and has_place(game, player, definition)
    )


def has_place(game: Game, player: int, definition: Definition) -> bool:
    """Tell whether a card finds what it goes on: a base (801.1a), a shield (304.2), a GR creature (310.2)."""
    if "castle" in definition.types:
        shields = game.state.zones[2 * SHIELDS + player]
        return any(card not in game.state.instances for card in shields)
    if "aura" in definition.types:
        return can_use_aura(game, player)
    return can_evolve(game, player, definition)


@clause("dm", "504.1", "601.1b", "601.1g", "701.5a")
def use(game: Game, player: int, card: int, face: int = -1, *, free: bool = False) -> Procedure:
    """Use a card, or a half of it: pay its cost, then summon, cast or generate it at once."""
    printed = game.state.cards[card]
    definition = printed if face < 0 else printed.faces[face]
    if not free:
        yield from pay(game, player, card, definition)
    atoms.tell_played(game, player, card)
    if "spell" in definition.types and "creature" not in definition.types:
        yield from cast(game, player, card, definition)
    elif "castle" in definition.types:
        yield from fortify(game, player, card)
    elif "aura" in definition.types:
        yield from use_aura(game, player, card)
    else:
        yield from put_into_battle_zone(game, player, card, face)


@clause("dm", "301.2", "303.2", "308.2", "311.2-bis", "315.2", "701.3a", "801.1a")
def put_into_battle_zone(game: Game, player: int, card: int, face: int = -1) -> Procedure:
    """Put a creature, or another card that stays, into the battle zone.

    An evolution creature goes onto its bases; without enough of them it stays where it is.
    """
    printed = game.state.cards[card]
    if face < 0 and "twinpact" in printed.marks:
        face = next(place for place, half in halves(printed) if "creature" in half.types)
    definition = printed if face < 0 else printed.faces[face]
    if not can_evolve(game, player, definition):
        return
    if definition.marks & EVOLVING and bases(game, player, definition):
        yield from evolve(game, player, card, definition)
    else:
        atoms.move(game, card, BATTLE, controller=player)
    if face > 0:
        atoms.turn_face(game, card, face)
    trigger(game, "enters", card)


@clause("dm", "302.2", "409.1b", "605.2e")
def cast(game: Game, player: int, card: int, definition: Definition) -> Procedure:
    """Cast a spell: it waits while its effect is carried out, then goes to the graveyard."""
    atoms.move(game, card, PENDING)
    ability = next((one for one in definition.abilities if one.kind == "spell"), None)
    if ability is not None:
        yield from perform(game, ability.effect, Context(player, card, "302.2"))
    atoms.move(game, card, MANA if "Charger" in definition.keywords else GRAVEYARD)
