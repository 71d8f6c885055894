"""Replacement effects: each applies at most once per event, chosen by the player the book names."""

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rules.engine import atoms
from rules.engine.amounts import number
from rules.engine.applicable_replacements import (
    ApplicableReplacement,
    applicable_replacements,
    can_aim,
    candidates,
    context_of,
)
from rules.engine.asks import Ask, Option, Procedure
from rules.engine.ids import NO_CARD, OTHER_PLAYER, CardId, PlayerId
from rules.engine.indexes import bearers, may_have
from rules.engine.objects import arrivals
from rules.engine.occurrences import Topic, topics
from rules.engine.pending import Pending
from rules.engine.references import known
from rules.engine.zones import NOWHERE, Place
from rules.language.abilities import Replacement
from rules.language.effects import NOTHING

if TYPE_CHECKING:
    from rules.engine.game import Game


class ReplaceableEvent:
    """An event about to happen that can be replaced; procedures read the result.

    `kind` is the event's topic, such as `TakesDamage` or `Enters`, and `also` are the other kinds it is at
    the same time. `origin` is a place, `destination` a kind of zone. `player` is the affected player, who
    chooses among replacements unless the game says otherwise. The amount of a `firm` one is not reduced.
    `cancelled` means that it does not happen at all.
    """

    __slots__ = (
        "also",
        "amount",
        "cancelled",
        "card",
        "combat",
        "destination",
        "firm",
        "kind",
        "origin",
        "player",
        "source",
        "used",
    )

    def __init__(
        self,
        kind: Topic,
        player: PlayerId,
        card: CardId = NO_CARD,
        source: CardId = NO_CARD,
        destination: int = -1,
        amount: int = 0,
        combat: bool = False,
        also: tuple[Topic, ...] = (),
        origin: Place = NOWHERE,
        firm: bool = False,
    ) -> None:
        self.kind = kind
        self.player = player
        self.card = card
        self.source = source
        self.destination = destination
        self.amount = amount
        self.combat = combat
        self.also = also
        self.firm = firm
        self.origin = origin
        self.cancelled = False
        self.used: list[ApplicableReplacement] = []


@dataclass(frozen=True, slots=True, eq=False)
class RuleReplacement:
    """A replacement by a rule or keyword: what it applies to and what it does instead.

    `rank` orders groups of replacements if the book does, with abilities' replacements at rank 1; within a
    rank the player chooses. `applies` returns the cards whose ability replaces the event. `optional` ones may
    be declined.
    """

    name: str
    clause: str
    kind: Topic
    applies: Callable[["Game", ReplaceableEvent], list[CardId]]
    replace: Callable[["Game", ReplaceableEvent, CardId], Procedure]
    rank: int = 0
    optional: bool = False


def replaced(game: "Game", event: ReplaceableEvent) -> Procedure:
    """Apply replacements to an event: as many as apply, or one if the game says so.

    The event that results is replaced only by replacements that have not been used yet.
    """
    if game.rules.replaced_once:
        yield from replaced_together(game, [event])
        return
    if game.instead:
        event.used = list(game.applied)
    for _ in range(len(game.rules.replacements) * 4 + len(game.state.instances) + 1):
        open_to = [one for one in applicable_replacements(game, event, ()) if one not in event.used]
        if not open_to or event.cancelled:
            return
        rank = min(one.rank for one in open_to)
        open_to = [one for one in open_to if one.rank == rank]
        player = event.player
        if game.rules.who_replaces is not None:
            player, open_to = game.rules.who_replaces(game, event, open_to)
        options = [Option("replace", one.card, place) for place, one in enumerate(open_to)]
        if all(one.optional for one in open_to):
            options.append(Option("decline"))
        chosen = yield Ask(player, "replacement", open_to[0].clause, options, event.card)
        if chosen.verb == "decline":
            return
        taken = open_to[chosen.other]
        if taken.ability is None or not taken.ability.once:
            # If one was used up in the meantime, another one may still apply.
            event.used.append(taken)
        targets: list[CardId] = []
        yield from _aim(game, event, taken, targets, ())
        yield from _carry_out(game, event, taken, targets)


Decided = list[tuple[ReplaceableEvent, ApplicableReplacement, list[CardId]]]
"""Which replacement applies to which event, with its targets."""


def replaced_together(game: "Game", events: Sequence[ReplaceableEvent]) -> Procedure:
    """Apply replacements to simultaneous events, each once, after all decisions were made.

    The results are not replaced again.
    """
    for event, taken, targets in (yield from decide(game, events)):
        yield from _carry_out(game, event, taken, targets)


def decide(game: "Game", events: Sequence[ReplaceableEvent]) -> Generator[Ask, Option, Decided]:
    """Ask which replacements apply to simultaneous events, without applying any yet.

    The turn player decides for theirs first, then the other player. A card chosen for one is not chosen for
    another.
    """
    decided: Decided = []
    if game.instead:
        return decided
    spoken_for: list[CardId] = []
    for player in (game.state.active, OTHER_PLAYER[game.state.active]):
        for event in events:
            if any(one[0] is event for one in decided):
                continue
            open_to = applicable_replacements(game, event, spoken_for)
            rank = min((one.rank for one in open_to), default=0)
            open_to = [one for one in open_to if one.rank == rank and one.player == player]
            if not open_to:
                continue
            options = [Option("replace", one.card, place) for place, one in enumerate(open_to)]
            if all(one.optional for one in open_to):
                options.append(Option("decline"))
            chosen = yield Ask(player, "replacement", open_to[0].clause, options, event.card)
            if chosen.verb == "decline":
                continue
            targets: list[CardId] = []
            yield from _aim(game, event, open_to[chosen.other], targets, spoken_for)
            spoken_for.extend(targets)
            decided.append((event, open_to[chosen.other], targets))
    return decided


def may_be_replaced(game: "Game", kind: Topic) -> bool:
    """Return whether any replacement effect could apply to this kind of event."""
    for one in game.state.delayed:
        if isinstance(one.ability, Replacement) and kind in topics(one.ability.event):
            return True
    if (game.guarding or may_have(game, Replacement, kind)) and bearers(game, Replacement, kind):
        return True
    return any(one.kind == kind for one in game.rules.replacements)


def _aim(
    game: "Game",
    event: ReplaceableEvent,
    offer: ApplicableReplacement,
    targets: list[CardId],
    spoken_for: Sequence[CardId],
) -> Procedure:
    """Ask the replacement's player for its targets, excluding those chosen for another."""
    ability = offer.ability
    if ability is None:
        return
    for place, wanted in enumerate(ability.targets):
        without = (*spoken_for, *targets)
        cards = [
            card
            for card in candidates(game, wanted, offer.card, offer.player, event, without)
            if can_aim(game, ability, offer.card, offer.player, event, (*without, card), place + 1)
        ]
        options = [Option("choose", card) for card in cards]
        chosen = yield Ask(offer.player, "choose_cards", offer.clause, options, offer.card)
        targets.append(chosen.card)


def _carry_out(
    game: "Game", event: ReplaceableEvent, offer: ApplicableReplacement, targets: Sequence[CardId]
) -> Procedure:
    """Apply a replacement to an event; an ability's effect replaces all of it.

    One with an amount, a destination or another card only changes that of the event.
    """
    ability = offer.ability
    if ability is None:
        rule = game.rules.replacements[offer.index]
        game.passes(rule.clause)
        yield from rule.replace(game, event, offer.card)
        return
    if ability.once and offer.delayed is not None:
        atoms.end_delayed(game, offer.delayed)
    elif ability.once:
        atoms.end_grant(game, offer.card, ability)
    at = context_of(game, offer, event, targets)
    if ability.amount is not None:
        event.amount = max(0, number(game, ability.amount, at))
    if ability.destination:
        event.destination = game.rules.zones.kind(ability.destination)
    if ability.onto is not None:
        event.card = next(iter(known(game, ability.onto, at)), event.card)
    event.cancelled = ability.amount is None and not ability.destination and ability.onto is None
    if ability.effect == NOTHING:
        return
    outer, before = game.instead, game.applied
    game.instead, game.applied = True, (*before, *event.used, offer)
    yield from game.rules.resolve(
        game,
        Pending(
            offer.player,
            offer.card,
            atoms.stamp(game),
            ability,
            tuple(targets),
            event.card,
            amount=event.amount,
            cause=event.source,
            event_player=event.player,
            arrivals=arrivals(game.state, targets),
            kept=() if offer.delayed is None else offer.delayed.kept,
        ),
    )
    game.instead, game.applied = outer, before
