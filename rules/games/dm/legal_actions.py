"""Which cards a player of Duel Masters can use (601), and how."""

from rules.engine.alike import Likeness, likeness
from rules.engine.asks import Option
from rules.engine.clauses import clause
from rules.engine.conditions import holds
from rules.engine.definition import Definition
from rules.engine.game import Game
from rules.engine.ids import CardId, PlayerId
from rules.engine.restrictions import may_be_played_from
from rules.games.dm.definitions import TWINPACT, UNKNOWN_COST
from rules.games.dm.keywords import elsewhere
from rules.games.dm.mechanics.attachments import can_use_aura
from rules.games.dm.mechanics.cells import CELL, WHOLE, can_combine
from rules.games.dm.mechanics.stacks import can_evolve
from rules.games.dm.payment import abilities_of, can_pay, is_free, may_be_used, price
from rules.games.dm.payment_cards import can_pay_cards
from rules.games.dm.zones import HAND, SHIELDS, ZONES
from rules.language.abilities import Way

USED = frozenset({"creature", "spell", "cross gear", "field", "tama seed", "artifact", "castle", "aura"})
"""Types of cards that are used from the hand (601.1)."""


NOT_BY_MANA = frozenset({"psychic", "psychic super", "dragheart", "gr", UNKNOWN_COST})
"""Marks of cards that cannot be paid for with mana (112.4, 201.1b)."""


COMBINED = "combined"
"""The note of an option that uses a king cell together with others as one creature (812.1)."""


def usable(game: Game, player: PlayerId) -> list[Option]:
    """List the options to use cards now: from hand, and from wherever an effect allows.

    An option for half of a twinpact card names its face; one for an alternative cost names that.
    """
    state = game.state
    options: list[Option] = []
    seen: set[Likeness] = set()
    for kind in (HAND, *elsewhere(game)):
        for card in state.zone(kind, player):
            definition = state.cards[card]
            alike = likeness(game, card)
            if alike in seen:
                continue
            if kind != HAND and not may_be_played_from(game, card, ZONES.kinds[kind].name):
                continue
            seen.add(alike)
            if CELL in definition.types and kind == HAND and can_combine(game, player, card):
                ways = ways_to_use(game, player, card, definition.faces[WHOLE])
                options.extend(Option("use", card, WHOLE, COMBINED) for way in ways if way is None)
            for face, half in halves(definition):
                options.extend(
                    Option("use", card, face, "" if way is None else way.name)
                    for way in ways_to_use(game, player, card, half)
                )
    return options


def halves(definition: Definition) -> list[tuple[int, Definition]]:
    """List the faces a card can be used as: each half of a twinpact card (808.1), or the card itself."""
    if TWINPACT not in definition.marks:
        return [(-1, definition)]
    return [(place, face) for place, face in enumerate(definition.faces) if place]


def side(definition: Definition, face: int) -> Definition:
    """Return the side of a card that is used or put into play; -1 is the card as printed."""
    return definition if face < 0 else definition.faces[face]


@clause("dm", "112.3e", "601.1b", "601.1e")
def ways_to_use(game: Game, player: PlayerId, card: CardId, definition: Definition) -> list[Way | None]:
    """List how a player can use a card or half of one now: for its cost (None), or for an alternative."""
    if not definition.types & USED or definition.marks & NOT_BY_MANA:
        return []
    abilities = abilities_of(game, card, definition)
    if not abilities and not _is_payable(game, player, card, definition):
        return []
    if not may_be_used(game, player, card, definition) or not has_place(game, player, definition):
        return []
    if not abilities:
        return [None]
    ways: list[Way | None] = []
    said = [
        one
        for one in abilities
        if isinstance(one, Way) and (one.when is None or holds(game, one.when, player, card))
    ]
    lowering = [one for one in said if one.less and not one.instead]
    if any(_is_payable(game, player, card, definition, *one) for one in ((), *((way,) for way in lowering))):
        ways.append(None)
    ways += [way for way in said if way.instead and _is_payable(game, player, card, definition, way)]
    return ways


def _is_payable(game: Game, player: PlayerId, card: CardId, definition: Definition, *ways: Way) -> bool:
    """Return whether a player has the mana and cards needed to use a card in these ways."""
    if not can_pay_cards(game, player, card, ways):
        return False
    return is_free(ways) or can_pay(game, player, definition, price(game, player, card, definition, ways))


def has_place(game: Game, player: PlayerId, definition: Definition) -> bool:
    """Return whether a card has what it goes on: a base (801.1a), shield (304.2) or GR creature (310.2)."""
    if "castle" in definition.types:
        shields = game.state.zone(SHIELDS, player)
        return any(card not in game.state.instances for card in shields)
    if "aura" in definition.types:
        return can_use_aura(game, player)
    return can_evolve(game, player, definition)
