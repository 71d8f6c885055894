"""Creatures of Duel Masters made up of several cards, their cells (701.29, 701.31, 805, 812).

One card, its other side up, represents the creature; the others are beneath it.
"""

from collections.abc import Generator, Iterable, Sequence

from rules.engine import atoms
from rules.engine.asks import Ask, Option, Procedure
from rules.engine.clauses import clause
from rules.engine.definition import Definition
from rules.engine.filters_now import matches_now
from rules.engine.game import Game
from rules.engine.ids import CardId, PlayerId
from rules.engine.layers import characteristics
from rules.engine.triggers import trigger_on
from rules.engine.zones import kind_of
from rules.games.dm.definitions import DuelistCard
from rules.games.dm.keywords import ATTACKED, ATTACKING, BLOCKING
from rules.games.dm.mechanics.attachments import hand_over
from rules.games.dm.mechanics.sought import PSYCHIC_SUPER, sought
from rules.games.dm.nodes import TurnsOver
from rules.games.dm.zones import BATTLE, HAND, HYPERSPATIAL, MANA
from rules.language.abilities import KeywordAbility
from rules.language.filters import Filter

CELL = "cell"
UNLINK = "Unlink"
COMBINES = "combines with"
"""The keyword of king cells: together with a card matching the filter they make up a creature (812.1)."""
WHOLE = 1
"""The face that shows the combined creature."""


@clause("dm", "701.29a", "701.31a", "804.1c", "805.1", "810.1a")
def combine(game: Game, cards: list[CardId], source: CardId, player: PlayerId) -> Procedure:
    """Cards are turned over and combined into one creature, represented by the card whose effect it is."""
    state = game.state
    parts = [
        card
        for card in dict.fromkeys((source, *cards))
        if kind_of(state.where[card]) == BATTLE and len(state.cards[card].faces) > WHOLE
    ]
    if source in parts and len(parts) > 1:
        atoms.turn_face(game, source, WHOLE)
        unite(game, source, parts[1:])
        trigger_on(game, TurnsOver, source)
    yield from ()


def unite(game: Game, head: CardId, others: Sequence[CardId]) -> None:
    """Put cards of the battle zone beneath the one that represents them all.

    JUDGEMENT: as with gods (803.3a), if one of them is tapped, the creature is.
    """
    state = game.state
    whole = state.cards[head]
    for card in others:
        old = state.instances[card]
        hand_over(game, card, head)
        atoms.hand_effects_on(game, card, head)
        atoms.speak_on(game, card, head)
        atoms.take_marks(game, head, old)
        atoms.backdate(game, head, min(old.entered, state.instances[head].entered))
        if old.rested:
            atoms.rest(game, head)
        if PSYCHIC_SUPER in whole.marks:
            atoms.become(game, card, cell_of(game, state.cards[card], whole))
        atoms.stack_under(game, head, (*old.under, card))


@clause("dm", "805.1d", "805.1f")
def cell_of(game: Game, printed: Definition, whole: Definition) -> Definition:
    """Return a card as a psychic cell: it costs nothing and has the creature's civilizations."""
    cell = DuelistCard(
        printed.card_id,
        whole.name,
        frozenset({CELL}),
        frozenset({PSYCHIC_SUPER}),
        0,
        whole.attributes,
        frozenset(),
        (0,),
        frozenset(),
        (),
        True,
    )
    cell.faces = printed.faces
    return cell


def cells_of(game: Game, card: CardId) -> list[CardId]:
    """List the cards that make up a creature, including its own; empty if it is a single card."""
    instance = game.state.instances.get(card)
    if instance is None or instance.face != WHOLE or not instance.under:
        return []
    whole = game.state.cards[card]
    beneath = [one for one in instance.under if _shows(game.state.cards[one], whole)]
    return [card, *beneath] if beneath else []


def _shows(cell: Definition, whole: Definition) -> bool:
    """Return whether a card beneath has the combined creature on its other side."""
    return len(cell.faces) > WHOLE and cell.faces[WHOLE].name == whole.name


def unlinks(game: Game, card: CardId) -> bool:
    """Return whether a creature made of several cells comes apart when it would leave."""
    return bool(cells_of(game, card)) and UNLINK in characteristics(game, card).keywords


def choose_cell(game: Game, card: CardId) -> Generator[Ask, Option, CardId]:
    """Ask the controller of a creature made of several cells which one leaves.

    JUDGEMENT: the book does not say who chooses it.
    """
    player = game.state.instances[card].controller
    options = [Option("part_with", one) for one in cells_of(game, card)]
    return (yield Ask(player, "which_cell", "805.1b", options, card)).card


@clause("dm", "805.1b", "805.1c", "805.2", "805.2a")
def unlink(game: Game, card: CardId) -> Generator[Ask, Option, CardId]:
    """One cell leaves; the others turn back, as tapped as the creature was and still under its effects.

    If the creature was attacking, one of them goes on attacking. Returns the cell that leaves.
    """
    state = game.state
    goes = yield from choose_cell(game, card)
    cells = cells_of(game, card)
    old = state.instances[card]
    others = tuple(one for one in old.under if one not in cells)
    staying = [one for one in cells if one != goes]
    for one in staying:
        if one != card:
            atoms.move(game, one, BATTLE, controller=old.controller)
            atoms.become(game, one, state.cards[one].faces[0])
            atoms.backdate(game, one, old.entered)
            atoms.hand_effects_on(game, card, one, both=True)
            atoms.take_marks(game, one, old)
            if old.rested:
                atoms.rest(game, one)
    if goes == card:
        atoms.lie_beneath(game, card, ())
        hand_over(game, card, staying[0])
        atoms.lie_beneath(game, staying[0], others)
    else:
        atoms.lie_beneath(game, card, others)
        atoms.turn_face(game, card, 0)
    if ATTACKING in old.marks:
        yield from _one_attacks_on(game, staying, card)
    for one in staying[1:]:
        atoms.unmark(game, one, (ATTACKED, BLOCKING))
    return goes


def _one_attacks_on(game: Game, staying: Sequence[CardId], card: CardId) -> Procedure:
    options = [Option("attack_on", one) for one in staying]
    chosen = yield Ask(game.state.active, "goes_on", "805.2a", options, card)
    for one in staying:
        if one != chosen.card:
            atoms.unmark(game, one, (ATTACKING,))


@clause("dm", "805.1a")
def lone_cells_return(game: Game) -> bool:
    """A psychic cell alone in the battle zone returns to the hyperspatial zone."""
    alone = [card for card in sought(game).supers if not cells_of(game, card)]
    for card in alone:
        atoms.move(game, card, HYPERSPATIAL)
    return bool(alone)


def wanted_cells(definition: Definition) -> list[Filter]:
    """List what a king cell combines with: one filter for each further card it needs."""
    return [
        one.filter
        for one in definition.abilities
        if isinstance(one, KeywordAbility) and one.keyword == COMBINES and one.filter is not None
    ]


def can_combine(game: Game, player: PlayerId, card: CardId) -> bool:
    """Return whether a player's hand and mana zone contain the cards that a king cell combines with."""
    wanted = wanted_cells(game.state.cards[card])
    return bool(wanted) and _all_found(game, player, wanted, frozenset({card}))


def _all_found(game: Game, player: PlayerId, wanted: Sequence[Filter], taken: frozenset[CardId]) -> bool:
    if not wanted:
        return True
    return any(
        _all_found(game, player, wanted[1:], taken | {one})
        for one in partners(game, player, wanted[0], taken)
    )


def partners(game: Game, player: PlayerId, wanted: Filter, taken: Iterable[CardId]) -> list[CardId]:
    """List the cards of a player's hand and mana zone that a king cell may combine with."""
    state = game.state
    lying = [*state.zone(HAND, player), *state.zone(MANA, player)]
    return [one for one in lying if one not in taken and matches_now(game, one, wanted, player)]


@clause("dm", "812.1c")
def choose_partners(game: Game, player: PlayerId, card: CardId) -> Generator[Ask, Option, tuple[CardId, ...]]:
    """A player chooses the cards that a king cell is used with as one creature."""
    wanted = wanted_cells(game.state.cards[card])
    taken: list[CardId] = []
    for place, one in enumerate(wanted):
        options = [
            Option("combine", other)
            for other in partners(game, player, one, (card, *taken))
            if _all_found(game, player, wanted[place + 1 :], frozenset({card, other, *taken}))
        ]
        taken.append((yield Ask(player, "combine_with", "812.1c", options, card)).card)
    return tuple(taken)


def come_together(game: Game, head: CardId, others: Iterable[CardId], player: PlayerId) -> None:
    """Put king cells used as one creature into the battle zone, beneath the one that was used."""
    coming = list(others)
    for card in coming:
        atoms.move(game, card, BATTLE, controller=player)
    unite(game, head, coming)
