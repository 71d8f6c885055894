"""Gods of Duel Masters: cards that lie side by side and are one creature together (701.18, 803)."""

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from typing import TypeGuard

from rules.engine import atoms
from rules.engine.asks import Ask, Option, Procedure
from rules.engine.definition import Definition
from rules.engine.game import Game
from rules.engine.ids import NO_CARD, OTHER_PLAYER, CardId, PlayerId
from rules.engine.layers import characteristics
from rules.engine.matching import matches
from rules.engine.ruling import clause
from rules.games.dm.definitions import DuelistCard
from rules.games.dm.keywords import ATTACKED, ATTACKING, BLOCKING
from rules.games.dm.mechanics.attachments import hand_over
from rules.games.dm.zones import BATTLE
from rules.language.abilities import Ability, KeywordAbility
from rules.language.filters import Filter

ON_ITS_LEFT, ON_ITS_RIGHT = "links on its left", "links on its right"
SIDES = (ON_ITS_LEFT, ON_ITS_RIGHT)


def links(ability: Ability, *sides: str) -> TypeGuard[KeywordAbility]:
    """Tell whether an ability is G-Link, on one of these sides where any are named."""
    return isinstance(ability, KeywordAbility) and ability.keyword in (sides or SIDES)


def g_link(side: str, watches: Filter) -> Ability:
    """G-Link: the god may lie beside a god that the filter describes, which is on this side of it (803.2)."""
    return KeywordAbility(keyword=side, filter=watches, clause="803.2")


@dataclass(frozen=True, slots=True, eq=False)
class Part:
    """One god of a row: its card, what is printed on that, and the cards that lie beneath it alone."""

    card: CardId
    printed: Definition
    beneath: tuple[CardId, ...]


class LinkedGod(DuelistCard):
    """What gods that lie in a row are together; `row` holds them from left to right."""

    __slots__ = ("row",)

    row: tuple[Part, ...]

    def twin(self) -> "LinkedGod":
        """Return an equal god that may be changed."""
        copy = super().twin()
        assert isinstance(copy, LinkedGod)
        copy.row = self.row
        return copy

    def is_named(self, name: str) -> bool:
        """Tell whether one of the gods has a name, or an effect gave it to all of them (202.5)."""
        return super().is_named(name) or any(part.printed.is_named(name) for part in self.row)


def row_of(game: Game, card: CardId) -> tuple[Part, ...]:
    """Return the gods that a creature consists of from left to right; any other is alone in its row."""
    definition = game.state.cards[card]
    if isinstance(definition, LinkedGod):
        return definition.row
    return (Part(card, definition, game.state.instances[card].under),)


@clause("dm", "202.5", "206.3", "701.18b", "803.1b", "803.6")
def united(game: Game, row: tuple[Part, ...], head: CardId) -> LinkedGod:
    """Return what the gods of a row are together: all of them, with their powers added up.

    JUDGEMENT: the book adds powers in an example (206.3) and does not speak of costs; they are added too.
    """
    all_of = [part.printed for part in row]
    god = LinkedGod(
        next(part.printed.card_id for part in row if part.card == head),
        " & ".join(one.name for one in all_of),
        frozenset().union(*(one.types for one in all_of)),
        frozenset().union(*(one.marks for one in all_of)),
        sum(one.cost for one in all_of),
        tuple(dict.fromkeys(word for one in all_of for word in one.attributes)),
        frozenset().union(*(one.races for one in all_of)),
        (sum(one.figures[0] for one in all_of),),
        frozenset().union(*(one.keywords for one in all_of)),
        tuple(ability for one in all_of for ability in one.abilities),
        all(one.understood for one in all_of),
    )
    god.attack_bonus = sum(one.attack_bonus for one in all_of if isinstance(one, DuelistCard))
    god.faces = next(part.printed.faces for part in row if part.card == head)
    god.row = row
    return god


def gods_link(game: Game) -> Procedure:
    """Gods that lie as they may not are parted, and those that may lie side by side do."""
    state = game.state
    for player in (state.active, OTHER_PLAYER[state.active]):
        gods = [card for card in state.zone(BATTLE, player) if state.cards[card].abilities]
        gods = [card for card in gods if any(links(one) for one in state.cards[card].abilities)]
        for card in gods:
            yield from _part_where_they_may_not(game, card)
        if gods:
            yield from _link_all(game, player)


def _link_all(game: Game, player: PlayerId) -> Procedure:
    """Link the gods of a player as long as two may lie side by side.

    JUDGEMENT: the book does not let players keep gods apart; of several places they choose one.
    """
    instances = game.state.instances
    while pairs := _pairs(game, player):
        new = max((card for pair in pairs for card in pair), key=lambda card: instances[card].stamp)
        left = yield from _neighbour(player, new, [one for one, other in pairs if other == new])
        right = yield from _neighbour(
            player, new, [other for one, other in pairs if one == new and other != left]
        )
        _link(game, new, left, right)


def _pairs(game: Game, player: PlayerId) -> list[tuple[CardId, CardId]]:
    gods = list(game.state.zone(BATTLE, player))
    return [
        (left, right)
        for left in gods
        for right in gods
        if left != right and _fit(game, left, row_of(game, left)[-1], right, row_of(game, right)[0])
    ]


@clause("dm", "803.2", "803.2a")
def _fit(game: Game, left: CardId, one: Part, right: CardId, other: Part) -> bool:
    """Tell whether the G-Link of one of two cards lets it lie beside the other, seen as a single card.

    JUDGEMENT: one of the two having the ability is enough.
    """
    return _reaches(game, left, one, ON_ITS_RIGHT, other) or _reaches(game, right, other, ON_ITS_LEFT, one)


def _reaches(game: Game, creature: CardId, part: Part, side: str, other: Part) -> bool:
    own = [one for one in part.printed.abilities if links(one, side)]
    if not own:
        return False
    now = characteristics(game, creature).abilities
    controller = game.state.instances[creature].controller
    return any(
        one in now and matches(game, other.card, other.printed, one.filter, controller, part.card)
        for one in own
        if one.filter is not None
    )


def _neighbour(player: PlayerId, new: CardId, cards: Sequence[CardId]) -> Generator[Ask, Option, CardId]:
    if not cards:
        return NO_CARD
    return (yield Ask(player, "link", "803.2", [Option("link", card) for card in cards], new)).card


@clause("dm", "701.18a", "803.1", "803.1a", "803.1c", "803.1d", "803.3", "803.3a", "803.3b", "803.5")
def _link(game: Game, new: CardId, left: CardId, right: CardId) -> None:
    """A god that came lies beside others: it is the creature that was there, tapped and attacking as that.

    Its own card stands for the creature from now on, as what triggered on its coming is about that card.
    """
    state = game.state
    olds = [card for card in (left, right) if card >= 0]
    row = tuple(part for card in (left, new, right) if card >= 0 for part in row_of(game, card))
    held = [state.instances[card] for card in olds]
    for old in held:
        hand_over(game, old.card, new)
        atoms.hand_effects_on(game, old.card, new)
        atoms.speak_on(game, old.card, new)
        atoms.stack_under(game, new, (*old.under, old.card))
        atoms.take_marks(game, new, old)
    instance = state.instances[new]
    entered = min(instance.entered, *(old.entered for old in held))
    atoms.backdate(game, new, entered, min(instance.stamp, *(old.stamp for old in held)))
    (atoms.rest if any(old.rested for old in held) else atoms.recover)(game, new)
    atoms.become(game, new, united(game, row, new))


def _part_where_they_may_not(game: Game, card: CardId) -> Procedure:
    row = row_of(game, card)
    groups = [[row[0]]]
    for one, other in zip(row, row[1:], strict=False):
        if _fit(game, card, one, card, other):
            groups[-1].append(other)
        else:
            groups.append([other])
    if len(groups) > 1:
        yield from _part(game, card, groups)


@clause("dm", "703.4e", "803.2b", "803.4a")
def _part(game: Game, card: CardId, groups: Sequence[Sequence[Part]]) -> Procedure:
    """A link that no G-Link holds together is broken; of an attacking god one goes on attacking."""
    player, attacks = game.state.active, ATTACKING in game.state.instances[card].marks
    gods = _split(game, card, groups)
    if attacks:
        chosen = yield Ask(player, "goes_on", "803.4a", [Option("attack_on", god) for god in gods], card)
        for god in gods:
            if god != chosen.card:
                atoms.unmark(game, god, (ATTACKING,))
    for god in gods[1:]:
        atoms.unmark(game, god, (ATTACKED, BLOCKING))


@clause("dm", "803.4", "803.5a")
def _split(game: Game, card: CardId, groups: Sequence[Sequence[Part]]) -> list[CardId]:
    """Make each group of the gods of a row a creature of its own, each still the one that they were.

    JUDGEMENT: what lies on the creature, or was put beneath all of it, stays with the card that stood for it.
    """
    state = game.state
    old = state.instances[card]
    parts = [part for group in groups for part in group]
    theirs = {one for part in parts for one in (part.card, *part.beneath)}
    others = tuple(one for one in old.under if one not in theirs)
    gods = []
    for group in groups:
        stays = any(part.card == card for part in group)
        god = card if stays else group[0].card
        if not stays:
            atoms.move(game, god, BATTLE, controller=old.controller)
            atoms.backdate(game, god, old.entered)
            atoms.hand_effects_on(game, card, god, both=True)
            atoms.take_marks(game, god, old)
            if old.rested:
                atoms.rest(game, god)
        beneath = [one for part in group if part.card != god for one in (*part.beneath, part.card)]
        own = next(part for part in group if part.card == god)
        atoms.lie_beneath(game, god, (*(others if stays else ()), *own.beneath, *beneath))
        atoms.become(game, god, united(game, tuple(group), god) if len(group) > 1 else own.printed)
        gods.append(god)
    return gods


@clause("dm", "703.4f", "803.7")
def one_of(game: Game, card: CardId) -> Generator[Ask, Option, CardId]:
    """Return the card that goes where a creature leaves: of a linked god one card, and the others stay.

    JUDGEMENT: the book does not say who chooses it; its controller does.
    """
    row = row_of(game, card)
    options = [Option("part_with", part.card) for part in row]
    player = game.state.instances[card].controller
    goes = (yield Ask(player, "which_god", "803.7", options, card)).card
    staying = [part for part in row if part.card != goes]
    rest = _split(game, card, [[part for part in row if part.card == goes], staying])[1]
    if goes == card:
        hand_over(game, card, rest)
    return goes


def is_linked(game: Game, card: CardId) -> bool:
    """Tell whether a card stands for a god that consists of several."""
    return isinstance(game.state.cards[card], LinkedGod) and card in game.state.instances
