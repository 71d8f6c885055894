"""What the keywords of the Square Enix system do (15.2), and the current characteristics of cards in play."""

from rules.engine import atoms
from rules.engine.clauses import clause
from rules.engine.definition import Definition
from rules.engine.game import Game
from rules.engine.ids import OTHER_PLAYER, CardId, PlayerId, as_card
from rules.engine.layers import characteristics
from rules.engine.objects import arrival
from rules.engine.restrictions import is_allowed, is_forbidden
from rules.games.setcg.definitions import (
    BRAVE,
    FORWARD,
    HASTE,
    MONSTER,
    PARTY,
    PRE_EMPTIVE,
    SquareCard,
)
from rules.games.setcg.zones import FIELD
from rules.language.abilities import Ability
from rules.language.restrictions import Can, Restriction

ATTACKING, ATTACKED, BLOCKING, BLOCKED = "attacking", "attacked", "blocking", "blocked"
ATTACKED_AGAIN, IN_PARTY = "attacked again", "in a party"
FROZEN = "frozen"
HURT_BY, DAMAGED_BY = "hurt by", "damaged by"
"""Marks and numbers that the rules keep for a card in play; frozen lasts past the end of the turn.

`HURT_BY` (the sources of its last damage) and `DAMAGED_BY` (all of this turn's) store cards, each with its
arrival, so that a card that left and came back is another object.
"""

ATTACK, BLOCK, BE_BLOCKED = "attack", "block", "be blocked"
ATTACK_AT_ONCE, ATTACK_AGAIN, DULL_AT_ONCE = "attack at once", "attack again", "dull at once"
FORM_A_PARTY = "form a party"
MAKE_ANY_CP, MAKE_CP = "make CP of any element", "make CP of {element}"
BE_PLAYED, BE_PAID_WITH, BE_RARE = "be played", "be paid for with", "be with light and dark"
BE_BESIDE, LET_BURST = "be beside", "let EX Bursts be used"
HURT_LESS = "be dealt less damage"
"""Actions that effects forbid, require or allow, besides those that the kernel asks about."""
MEANINGS: dict[str, tuple[Restriction, ...]] = {HASTE: (Can(ATTACK_AT_ONCE), Can(DULL_AT_ONCE))}
"""Keywords that allow something (15.2.2).

Others are in code: Brave keeps an attacking Forward from being dulled (`stays_active`), Pre-emptive Strike
decides when damage is dealt (`strikes_first`), and Back Attack is a way to play its card.
"""


JUNCTIONED, WITH = "junctioned", "joined with"
"""The status of a character while the Summon it was joined with stays removed, and the key of that Summon.

The Summon is stored with its arrival, as with `HURT_BY`.
"""
LASTING = frozenset({FROZEN, WITH})
"""Marks that are kept past the end of the turn."""


def power(game: Game, card: CardId) -> int:
    """Return a card's current power; effects can make it negative, which then counts as 0 (4.3)."""
    return characteristics(game, card).stats[0]


def names(definition: Definition) -> frozenset[str]:
    """Return every name of a card (5.2.2.2)."""
    return definition.names if isinstance(definition, SquareCard) else frozenset({definition.name})


def blame(game: Game, card: CardId, sources: list[CardId]) -> None:
    """Record whose damage a Forward took last, and so who breaks it if that damage does.

    JUDGEMENT: the book does not say who breaks a Forward damaged several times in a turn; it is whoever dealt
    the last damage.
    """
    state = game.state
    pairs = [(one, arrival(state, one)) for one in sources]
    known = state.instances[card].numbers_of(DAMAGED_BY)
    before = set(zip(known[::2], known[1::2], strict=True))
    atoms.set_numbers(game, card, HURT_BY, tuple([number for pair in pairs for number in pair]))
    more = [number for pair in pairs if pair not in before for number in pair]
    if more:
        atoms.set_numbers(game, card, DAMAGED_BY, (*known, *more))


def damagers(game: Game, card: CardId) -> list[CardId]:
    """List the cards on the field that damaged a card this turn."""
    known = game.state.instances[card].numbers_of(DAMAGED_BY)
    return [
        as_card(one)
        for one, when in zip(known[::2], known[1::2], strict=True)
        if one in game.state.instances and arrival(game.state, as_card(one)) == when
    ]


def breakers(game: Game, card: CardId) -> list[CardId]:
    """List the opposing Forwards on the field whose damage breaks a Forward."""
    instances = game.state.instances
    known = instances[card].numbers_of(HURT_BY)
    hurt_by = dict(zip(known[::2], known[1::2], strict=True))
    return [
        one
        for one in instances
        if hurt_by.get(one) == arrival(game.state, one)
        and instances[one].controller != instances[card].controller
    ]


@clause("setcg", "15.2.15.3")
def is_junctioned(game: Game, card: CardId) -> bool:
    """A character is joined as long as the Summon it was joined with stays removed from the game."""
    held = game.state.instances.get(card)
    known = () if held is None else held.numbers_of(WITH)
    return bool(known) and arrival(game.state, as_card(known[0])) == known[1]


def is_new(game: Game, card: CardId) -> bool:
    """Return whether a card came onto the field after this turn began."""
    return game.state.instances[card].entered >= game.state.turn


@clause("setcg", "15.2.1.2")
def stays_active(game: Game, card: CardId) -> bool:
    """A Forward with Brave is not dulled when it attacks."""
    return BRAVE in characteristics(game, card).keywords


@clause("setcg", "15.2.2.2", "15.2.2.3", "11.7.2.1.2")
def may_act_at_once(game: Game, card: CardId, action: str) -> bool:
    """A new card may attack, or be dulled for an ability, only with Haste or if effects allow it."""
    return is_allowed(game, card, action)


def may_be_dulled(game: Game, card: CardId) -> bool:
    """Return whether a card may be dulled for its own ability: active, and not new without Haste.

    Monsters may be new.
    """
    if game.state.instances[card].rested:
        return False
    types = characteristics(game, card).types
    return not is_new(game, card) or MONSTER in types or may_act_at_once(game, card, DULL_AT_ONCE)


@clause("setcg", "15.2.3.2", "15.2.3.3")
def strikes_first(game: Game, group: list[CardId]) -> bool:
    """A Forward with Pre-emptive Strike deals its damage first; a party does only if each member has it."""
    return bool(group) and all(PRE_EMPTIVE in characteristics(game, card).keywords for card in group)


@clause("setcg", "15.2.16.2")
def thaw(game: Game, card: CardId) -> bool:
    """A frozen card stays dulled in its controller's next active phase, and then is no longer frozen."""
    if FROZEN not in game.state.instances[card].marks:
        return False
    atoms.unmark(game, card, (FROZEN,))
    return True


@clause("setcg", "15.1.1.10.2", "15.2.8.1", "15.2.8.2")
def may_form_party(game: Game, group: list[CardId]) -> bool:
    """Forwards form a party if they have an element in common, or all have the Party icon.

    JUDGEMENT: an effect that lets a Forward form a party with Forwards of any element frees only that
    Forward: the others still need an element in common.
    """
    if any(is_forbidden(game, card, FORM_A_PARTY) for card in group):
        return False
    members = [characteristics(game, card) for card in group]
    common = set(members[0].attributes).intersection(*(one.attributes for one in members[1:]))
    if common or all(PARTY in one.marks for one in members):
        return True
    elements = {element for one in members for element in one.attributes}
    return all(mixes(game, card, group) for card in group) or any(
        all(
            element in one.attributes or mixes(game, card, group)
            for card, one in zip(group, members, strict=True)
        )
        for element in elements
    )


def mixes(game: Game, card: CardId, group: list[CardId]) -> bool:
    """Return whether a Forward may form a party with each of these whatever their elements."""
    return all(one == card or is_allowed(game, card, FORM_A_PARTY, one) for one in group)


ASSIST = "15.2.6.2"
"""The clause that identifies the ability of Assist."""


AWAKENING, JOB_CHANGE = "15.2.10.2", "15.2.13.2"
"""The clauses that identify the abilities of Awakening and Job Change."""


@clause("setcg", "15.2.10.3", "15.2.13.2-bis")
def may_use_this_turn(game: Game, player: PlayerId, ability: Ability) -> bool:
    """Awakening and Job Change can be used only in one's own turn."""
    return player == game.state.active or ability.clause not in (AWAKENING, JOB_CHANGE)


def forwards(game: Game, player: PlayerId) -> list[CardId]:
    """List the Forwards a player controls."""
    state = game.state
    field = state.zone(FIELD, player)
    if state.lasting or game.static:
        return [card for card in field if FORWARD in characteristics(game, card).types]
    cards = state.cards
    return [card for card in field if FORWARD in cards[card].types]


def attacking(game: Game) -> list[CardId]:
    """List the attacking Forwards that are still there."""
    return marked(game, game.state.active, ATTACKING)


def blocking(game: Game) -> list[CardId]:
    """List the blocking Forward, if it is still there."""
    return marked(game, OTHER_PLAYER[game.state.active], BLOCKING)


def marked(game: Game, player: PlayerId, word: str) -> list[CardId]:
    """List a player's Forwards that have a mark."""
    state = game.state
    instances = state.instances
    return [
        card
        for card in state.zone(FIELD, player)
        if word in instances[card].marks and FORWARD in characteristics(game, card).types
    ]
