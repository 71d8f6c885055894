"""Gods of Duel Masters: cards side by side that are one creature together (701.18, 803)."""

from collections.abc import Generator, Sequence
from typing import TypeGuard

from rules.engine import atoms
from rules.engine.asks import Ask, Option, Procedure
from rules.engine.clauses import clause
from rules.engine.compiled import mypyc_attr
from rules.engine.filters import matches
from rules.engine.game import Game
from rules.engine.ids import OTHER_PLAYER, CardId, PlayerId
from rules.engine.layers import characteristics
from rules.engine.zones import owner_of
from rules.games.dm.definitions import DuelistCard
from rules.games.dm.keywords import ATTACKED, ATTACKING, BLOCKING
from rules.games.dm.mechanics.attachments import hand_over
from rules.games.dm.mechanics.gods_plane import STEPS, Joint, Layout, Part, link_of, opposite, side_of
from rules.games.dm.mechanics.sought import sought
from rules.games.dm.zones import BATTLE
from rules.language.abilities import Ability, KeywordAbility


def links(ability: Ability, *sides: str) -> TypeGuard[KeywordAbility]:
    """Return whether an ability is G-Link, on one of the given sides if there are any."""
    return isinstance(ability, KeywordAbility) and ability.keyword in (sides or STEPS)


@mypyc_attr(allow_interpreted_subclasses=True)
class LinkedGod(DuelistCard):
    """What linked gods are together."""

    __slots__ = ("layout",)

    layout: Layout

    def is_named(self, name: str) -> bool:
        """Return whether one of the gods has a name, or an effect gave it to all of them (202.5)."""
        return super().is_named(name) or any(part.printed.is_named(name) for part in self.layout.parts)


def layout_of(game: Game, card: CardId) -> Layout:
    """Return the layout of the gods that make up a creature; any other creature is laid out alone."""
    definition = game.state.cards[card]
    if isinstance(definition, LinkedGod):
        return definition.layout
    return Layout((Part(card, definition, game.state.instances[card].under),))


@clause("dm", "202.5", "206.3", "701.18b", "803.1b", "803.6")
def united(game: Game, layout: Layout, head: CardId) -> LinkedGod:
    """Return what linked gods are together: all of their characteristics, with their powers added up.

    JUDGEMENT: the book adds powers in an example (206.3) and says nothing about costs; they are added too.
    """
    layout = layout.in_order()
    all_of = [part.printed for part in layout.parts]
    stands = layout.part(head).printed
    god = LinkedGod(
        stands.card_id,
        " & ".join(one.name for one in all_of),
        frozenset().union(*(one.types for one in all_of)),
        frozenset().union(*(one.marks for one in all_of)),
        sum(one.cost for one in all_of),
        tuple(dict.fromkeys(word for one in all_of for word in one.attributes)),
        frozenset().union(*(one.races for one in all_of)),
        (sum(one.stats[0] for one in all_of),),
        frozenset().union(*(one.keywords for one in all_of)),
        tuple(ability for one in all_of for ability in one.abilities),
        all(one.understood for one in all_of),
    )
    god.attack_bonus = sum(one.attack_bonus for one in all_of if isinstance(one, DuelistCard))
    god.faces = stands.faces
    god.layout = layout
    return god


def gods_link(game: Game) -> Procedure:
    """Gods that may no longer be linked are split, and those that may link do."""
    state = game.state
    if not sought(game).gods:
        return
    for player in (state.active, OTHER_PLAYER[state.active]):
        gods = [card for card in sought(game).gods if owner_of(state.where[card]) == player]
        for card in gods:
            yield from _part_where_they_may_not(game, card)
        if gods:
            yield from _link_all(game, player)


def _link_all(game: Game, player: PlayerId) -> Procedure:
    """Link a player's gods as long as two can be linked, the most recent first.

    JUDGEMENT: the book does not let players keep gods apart; if there are several places they choose one.
    """
    instances = game.state.instances
    while True:
        gods = sorted(game.state.zone(BATTLE, player), key=lambda card: instances[card].stamp)
        linking = [card for card in gods if _joints(game, card, layout_of(game, card), gods)]
        if not linking:
            return
        new = linking[-1]
        layout = layout_of(game, new)
        olds: list[CardId] = []
        while joints := _joints(game, new, layout, game.state.zone(BATTLE, player), olds):
            joint = yield from _chosen(player, new, [one for one in joints if one.excludes(joints[0])])
            layout = layout.joined(joint.layout, link_of(joint.own.card, joint.other.card))
            olds.append(joint.creature)
        _link(game, new, olds, layout)


@clause("dm", "803.2c")
def _joints(
    game: Game, new: CardId, layout: Layout, gods: Sequence[CardId], olds: Sequence[CardId] = ()
) -> list[Joint]:
    """A god may link with others wherever one of its sides and all the places they need are free.

    JUDGEMENT: gods that already are one creature do not link again if they come to be side by side.
    """
    own = layout_of(game, new).parts
    return [
        Joint(part, side, old, other, there)
        for side in STEPS
        for old in gods
        if old != new and old not in olds
        for theirs in [layout_of(game, old)]
        for part in own
        for other in theirs.parts
        if _fit(game, new, part, side, old, other)
        and (there := theirs.beside(other, side, part)).places.isdisjoint(layout.places)
    ]


def _chosen(player: PlayerId, new: CardId, joints: Sequence[Joint]) -> Generator[Ask, Option, Joint]:
    options = [
        Option("link", one.other.card, one.own.card, opposite(one.side).removeprefix("links "))
        for one in joints
    ]
    chosen = yield Ask(player, "link", "803.2", options, new)
    return joints[options.index(chosen)]


@clause("dm", "803.2", "803.2a")
def _fit(game: Game, one: CardId, part: Part, side: str, two: CardId, other: Part) -> bool:
    """Return whether the G-Link of either of two cards lets them be side by side, each seen as a single card.

    JUDGEMENT: it is enough if one of the two has the ability.
    """
    return _reaches(game, one, part, side, other) or _reaches(game, two, other, opposite(side), part)


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


@clause("dm", "701.18a", "803.1", "803.1a", "803.1c", "803.1d", "803.3", "803.3a", "803.3b", "803.5")
def _link(game: Game, new: CardId, olds: Sequence[CardId], layout: Layout) -> None:
    """A god that came joins others: together they are the creature already there, still tapped and attacking.

    The new card represents the creature from now on, since abilities that triggered when it came refer to it.
    """
    state = game.state
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
    atoms.become(game, new, united(game, layout, new))


def _part_where_they_may_not(game: Game, card: CardId) -> Procedure:
    layout = layout_of(game, card)
    loose = [
        link_of(one.card, other.card)
        for one, other in layout.pairs()
        if not _fit(game, card, one, side_of(one, other), card, other)
    ]
    groups = Layout(layout.parts, layout.links.difference(loose)).groups()
    if len(groups) > 1:
        yield from _part(game, card, groups)


@clause("dm", "703.4e", "803.2b", "803.4a")
def _part(game: Game, card: CardId, groups: Sequence[Layout]) -> Procedure:
    """Links that no G-Link supports any more are broken; if the god was attacking, one part attacks on."""
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
def _split(game: Game, card: CardId, groups: Sequence[Layout]) -> list[CardId]:
    """Make each group of linked gods a creature of its own, each with the history of the original.

    JUDGEMENT: cards attached to the creature, or beneath all of it, stay with the card that represented it.
    """
    state = game.state
    old = state.instances[card]
    parts = [part for group in groups for part in group.parts]
    theirs = {one for part in parts for one in (part.card, *part.beneath)}
    others = tuple(one for one in old.under if one not in theirs)
    gods = []
    for group in groups:
        stays = any(part.card == card for part in group.parts)
        god = card if stays else group.parts[0].card
        if not stays:
            atoms.move(game, god, BATTLE, controller=old.controller)
            atoms.backdate(game, god, old.entered)
            atoms.hand_effects_on(game, card, god, both=True)
            atoms.take_marks(game, god, old)
            if old.rested:
                atoms.rest(game, god)
        beneath = [one for part in group.parts if part.card != god for one in (*part.beneath, part.card)]
        own = group.part(god)
        atoms.lie_beneath(game, god, (*(others if stays else ()), *own.beneath, *beneath))
        atoms.become(game, god, united(game, group, god) if len(group.parts) > 1 else own.printed)
        gods.append(god)
    return gods


@clause("dm", "703.4f", "803.7")
def one_of(game: Game, card: CardId) -> Generator[Ask, Option, CardId]:
    """Return the card that goes when a creature leaves: one card of a linked god, while the others stay.

    JUDGEMENT: the book does not say who chooses it; its controller does.
    """
    layout = layout_of(game, card)
    cards = [part.card for part in layout.parts]
    options = [Option("part_with", one) for one in cards]
    player = game.state.instances[card].controller
    goes = (yield Ask(player, "which_god", "803.7", options, card)).card
    staying = [one for one in cards if one != goes]
    rest = _split(game, card, [layout.only([goes]), layout.only(staying)])[1]
    if goes == card:
        hand_over(game, card, rest)
    return goes


def is_linked(game: Game, card: CardId) -> bool:
    """Return whether a card represents a god made up of several."""
    return isinstance(game.state.cards[card], LinkedGod) and card in game.state.instances
