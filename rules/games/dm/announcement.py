"""Using cards in Duel Masters (601): put on hold, paid for, then summoned, cast or generated at once."""

from collections.abc import Generator

from rules.engine import atoms
from rules.engine.asks import NO, YES, Ask, Option, Procedure
from rules.engine.context import Context
from rules.engine.definition import Definition
from rules.engine.game import Game
from rules.engine.perform import perform
from rules.engine.replacement import Happening, replaced
from rules.engine.ruling import clause
from rules.engine.triggers import happen
from rules.engine.waiting import Choices, Pending
from rules.games.dm.legal_actions import USED, halves, has_place
from rules.games.dm.mechanics.attachments import fortify, use_aura
from rules.games.dm.movement_entering import put_into_battle_zone
from rules.games.dm.movement_leaving import put
from rules.games.dm.nodes import SpellEnds
from rules.games.dm.payment import can_pay, is_free, may_be_used, pay, price
from rules.games.dm.zones import GRAVEYARD, PENDING
from rules.language.abilities import Spell, Triggered, Way
from rules.language.events import Enters, Moves, Plays


@clause("dm", "409.1", "409.2", "504.1", "601.1a", "601.1b", "601.1g", "701.5a")
def use(
    game: Game, player: int, card: int, face: int = -1, *, way: str = "", free: bool = False
) -> Procedure:
    """Use a card, or a half of it: put it on hold, pay its cost, then summon, cast or generate it at once.

    A card that does not move to another zone in the end is where it was before.
    """
    printed = game.state.cards[card]
    definition = printed if face < 0 else printed.faces[face]
    ways = tuple(one for one in definition.abilities if isinstance(one, Way) and way and one.name == way)
    if card not in game.state.on_hold:
        atoms.hold(game, card, PENDING)
    if not free:
        ways = yield from and_more(game, player, card, definition, ways)
        if not is_free(ways):
            yield from pay(game, player, card, definition, price(game, player, card, definition, ways))
    atoms.tell_played(game, player, card)
    happen(game, Plays, card)
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
            ability = Triggered(Enters(), one.effect, clause=one.clause)
            game.rules.trigger(game, Pending(player, card, atoms.stamp(game), ability))


@clause("dm", "112.2d")
def and_more(
    game: Game, player: int, card: int, definition: Definition, ways: tuple[Way, ...]
) -> Generator[Ask, Option, tuple[Way, ...]]:
    """Ask for each way to pay more for a card whether it is taken, while there is mana for it."""
    for way in definition.abilities:
        if not isinstance(way, Way) or way.instead:
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
        if half.types & USED and has_place(game, player, half) and may_be_used(game, player, card, half)
    ]
    if not faces:
        return None
    chosen = yield Ask(player, "half", "808.1", [Option("use", card, face) for face in faces], card)
    return chosen.other


@clause("dm", "302.2", "409.1b", "409.2a", "409.2b", "605.2e")
def cast(game: Game, player: int, card: int, definition: Definition, ways: tuple[Way, ...] = ()) -> Procedure:
    """Cast a spell: it is on hold while its effect is carried out, then goes to the graveyard.

    What is done instead of that is done for a spell from the graveyard too.
    """
    at = Context(player, card, "302.2", choices=Choices(ways=tuple(way.name for way in ways)))
    texts = [one for one in definition.abilities if isinstance(one, Spell)][:1]
    both: tuple[Spell | Way, ...] = (*texts, *ways)
    for one in both:
        yield from perform(game, one.effect, at)
    if card not in game.state.on_hold:
        return
    happening = Happening(Moves, player, card, destination=GRAVEYARD, also=(SpellEnds,))
    yield from replaced(game, happening)
    if not happening.cancelled and card in game.state.on_hold:
        put(game, card, GRAVEYARD)
