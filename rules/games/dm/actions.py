"""Using cards in Duel Masters (601): put on hold, paid for, then summoned, cast or generated."""

from collections.abc import Generator

from rules.engine import atoms
from rules.engine.abilities import Ability
from rules.engine.asks import NO, YES, Ask, Option, Procedure
from rules.engine.conditions import holds
from rules.engine.definition import Definition
from rules.engine.game import Game
from rules.engine.layers import characteristics
from rules.engine.matching import matches
from rules.engine.perform import Context, perform
from rules.engine.replacement import Happening, replaced
from rules.engine.ruling import clause
from rules.engine.triggers import trigger
from rules.engine.waiting import Choices, Pending
from rules.games.dm.attachments import can_use_aura, fortify, use_aura
from rules.games.dm.costs import can_pay, is_free, may_be_used, pay, price
from rules.games.dm.definitions import UNKNOWN_COST
from rules.games.dm.keywords import CANNOT_BE_USED, USABLE
from rules.games.dm.leaving import put
from rules.games.dm.sealing import note_a_command
from rules.games.dm.stacks import EVOLVING, bases, can_evolve, evolve
from rules.games.dm.zones import BATTLE, GRAVEYARD, HAND, MANA, PENDING, SHIELDS

USED = frozenset({"creature", "spell", "cross gear", "field", "tama seed", "artifact", "castle", "aura"})
"""Types of cards that are used from the hand (601.1)."""
NOT_BY_MANA = frozenset({"psychic", "psychic super", "dragheart", "gr", UNKNOWN_COST})
"""Marks of cards that no mana pays for (112.4, 201.1b)."""
AS_IT_ENTERS = "as it enters"
"""What static abilities are about that say in which state a card comes into the battle zone."""
Way = Ability
"""Another way to use a card, for another cost or for more."""


def usable(game: Game, player: int) -> list[Option]:
    """List the cards a player can use now: from hand, and from where an effect lets them.

    The option of a half of a twinpact card names its face, that of another way to use a card the way.
    """
    state = game.state
    options: list[Option] = []
    seen: set[tuple[str, int, bool]] = set()
    elsewhere = (MANA, GRAVEYARD) if state.lasting or game.static else ()
    for kind in (HAND, *elsewhere):
        for card in state.zones[2 * kind + player]:
            definition = state.cards[card]
            tapped = card in state.instances and state.instances[card].rested
            if (definition.card_id, kind, tapped) in seen:
                continue
            if kind != HAND and USABLE not in characteristics(game, card).keywords:
                continue
            seen.add((definition.card_id, kind, tapped))
            for face, half in halves(definition):
                options.extend(
                    Option("use", card, face, "" if way is None else way.name)
                    for way in ways_to_use(game, player, card, half)
                )
    return options


def halves(definition: Definition) -> list[tuple[int, Definition]]:
    """List the faces under which a card is used: each half of a twinpact card (808.1), or the card itself."""
    if "twinpact" not in definition.marks:
        return [(-1, definition)]
    return [(place, face) for place, face in enumerate(definition.faces) if place]


@clause("dm", "112.3e", "601.1b", "601.1e")
def ways_to_use(game: Game, player: int, card: int, definition: Definition) -> list[Way | None]:
    """List how a player can use a card or half of one now: for its cost (None), or for another."""
    if not definition.types & USED or definition.marks & NOT_BY_MANA:
        return []
    if not definition.abilities and not can_pay(
        game, player, definition, price(game, player, card, definition)
    ):
        return []
    if (
        not may_be_used(game, player, card, definition)
        or not has_place(game, player, definition)
        or CANNOT_BE_USED in characteristics(game, card).keywords
    ):
        return []
    if not definition.abilities:
        return [None]
    ways: list[Way | None] = []
    for way in (None, *(one for one in definition.abilities if one.kind == "way" and one.instead)):
        taken = () if way is None else (way,)
        if way is not None and way.when is not None and not holds(game, way.when, player, card):
            continue
        if is_free(taken) or can_pay(game, player, definition, price(game, player, card, definition, taken)):
            ways.append(way)
    return ways


def has_place(game: Game, player: int, definition: Definition) -> bool:
    """Tell whether a card finds what it goes on: a base (801.1a), a shield (304.2), a GR creature (310.2)."""
    if "castle" in definition.types:
        shields = game.state.zones[2 * SHIELDS + player]
        return any(card not in game.state.instances for card in shields)
    if "aura" in definition.types:
        return can_use_aura(game, player)
    return can_evolve(game, player, definition)


@clause("dm", "409.1", "409.2", "504.1", "601.1a", "601.1b", "601.1g", "701.5a")
def use(
    game: Game, player: int, card: int, face: int = -1, *, way: str = "", free: bool = False
) -> Procedure:
    """Use a card, or a half of it: put it on hold, pay its cost, then summon, cast or generate it at once.

    A card that does not move to another zone in the end is where it was before.
    """
    printed = game.state.cards[card]
    definition = printed if face < 0 else printed.faces[face]
    ways = tuple(one for one in definition.abilities if one.kind == "way" and way and one.name == way)
    if card not in game.state.on_hold:
        atoms.hold(game, card, PENDING)
    if not free:
        ways = yield from and_more(game, player, card, definition, ways)
        if not is_free(ways):
            yield from pay(game, player, card, definition, price(game, player, card, definition, ways))
    atoms.tell_played(game, player, card)
    if "spell" in definition.types and "creature" not in definition.types:
        yield from cast(game, player, card, definition, ways)
    elif "castle" in definition.types:
        yield from fortify(game, player, card)
    elif "aura" in definition.types:
        yield from use_aura(game, player, card)
    else:
        yield from put_into_battle_zone(game, player, card, face)
    if card in game.state.on_hold:
        atoms.release(game, card)
    elif "spell" not in definition.types:
        for one in ways:
            ability = Ability("automatic", one.effect, clause=one.clause)
            game.rules.trigger(game, Pending(player, card, atoms.stamp(game), ability))


@clause("dm", "112.2d")
def and_more(
    game: Game, player: int, card: int, definition: Definition, ways: tuple[Way, ...]
) -> Generator[Ask, Option, tuple[Way, ...]]:
    """Ask for each way to pay more for a card whether it is taken, while there is mana for it."""
    for way in definition.abilities:
        if way.kind != "way" or way.instead:
            continue
        taken = (*ways, way)
        if can_pay(game, player, definition, price(game, player, card, definition, taken)):
            said = yield Ask(player, "pay_more", way.clause or "112.2d", [YES, NO], card)
            ways = taken if said.verb == "yes" else ways
    return ways


@clause("dm", "112.3e", "112.3f", "409.1e")
def use_for_nothing(game: Game, cards: list[int], source: int, player: int) -> Procedure:
    """An effect lets a player use cards without paying: all are put on hold, then used one after another."""
    state = game.state
    faces: dict[int, int | None] = {}
    for card in cards:
        faces[card] = yield from _half_for_nothing(game, player, card)
    used = [card for card in cards if faces[card] is not None]
    for card in used:
        atoms.hold(game, card, PENDING)
    for card in used:
        face = faces[card]
        half = state.cards[card] if face is None or face < 0 else state.cards[card].faces[face]
        if has_place(game, player, half):
            yield from use(game, player, card, -1 if face is None else face, free=True)
        else:
            atoms.release(game, card)


def _half_for_nothing(game: Game, player: int, card: int) -> Generator[Ask, Option, int | None]:
    """Let a player say which half of a card is used; None where it cannot be used at all."""
    faces = [
        face
        for face, half in halves(game.state.cards[card])
        if half.types & USED
        and has_place(game, player, half)
        and may_be_used(game, player, card, half)
        and CANNOT_BE_USED not in characteristics(game, card).keywords
    ]
    if not faces:
        return None
    chosen = yield Ask(player, "half", "808.1", [Option("use", card, face) for face in faces], card)
    return chosen.other


@clause("dm", "301.2", "303.2", "308.2", "311.2-bis", "315.2", "409.1a", "701.3a", "801.1a")
def put_into_battle_zone(
    game: Game, player: int, card: int, face: int = -1, *, for_sure: bool = False
) -> Procedure:
    """Put a creature, or another card that stays, from where it is on hold into the battle zone.

    An evolution creature goes onto its bases; without enough of them it stays where it is. With `for_sure`
    it is settled already that nothing else is done instead.
    """
    printed = game.state.cards[card]
    if face < 0 and "twinpact" in printed.marks:
        face = next(place for place, half in halves(printed) if "creature" in half.types)
    definition = printed if face < 0 else printed.faces[face]
    if not can_evolve(game, player, definition):
        return
    if game.replacing and not for_sure:
        happening = Happening("enter", player, card)
        yield from replaced(game, happening)
        if happening.cancelled:
            return
    if definition.marks & EVOLVING and bases(game, player, definition):
        yield from evolve(game, player, card, definition)
    else:
        atoms.move(game, card, BATTLE, controller=player)
    if face > 0:
        atoms.turn_face(game, card, face)
    note_a_command(game, card)
    yield from enter_as_said(game, card)
    trigger(game, "enters", card)


@clause("dm", "110.4f")
def enter_as_said(game: Game, card: int) -> Procedure:
    """All that says in which state a card comes applies as it comes, before anything triggers on that."""
    state = game.state
    for source in tuple(game.static):
        for ability in state.cards[source].abilities:
            if ability.trigger != AS_IT_ENTERS or ability.kind != "static" or source not in state.instances:
                continue
            player, watches = state.instances[source].controller, ability.watches
            if (
                card == source
                if watches is None
                else matches(game, card, characteristics(game, card), watches, player, source)
            ):
                at = Context(player, source, "110.4f", event_card=card)
                yield from perform(game, ability.effect, at)


@clause("dm", "302.2", "409.1b", "409.2a", "409.2b", "605.2e")
def cast(game: Game, player: int, card: int, definition: Definition, ways: tuple[Way, ...] = ()) -> Procedure:
    """Cast a spell: it is on hold while its effect is carried out, then goes to the graveyard.

    What is done instead of that is done for a spell from the graveyard too.
    """
    at = Context(player, card, "302.2", choices=Choices(ways=tuple(way.name for way in ways)))
    texts = [one for one in definition.abilities if one.kind == "spell"][:1]
    for one in (*texts, *ways):
        yield from perform(game, one.effect, at)
    if card not in game.state.on_hold:
        return
    happening = Happening("to graveyard", player, card, also=("spell ends",))
    yield from replaced(game, happening)
    if not happening.cancelled and card in game.state.on_hold:
        put(game, card, GRAVEYARD)
