"""The replacements that apply to an event about to happen: the rules' and those of abilities in play."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from rules.engine.amounts import number
from rules.engine.conditions import holds, holds_at
from rules.engine.context import Context
from rules.engine.filters import holder
from rules.engine.ids import PLAYERS, CardId, PlayerId, Target
from rules.engine.indexes import bearers
from rules.engine.layers import characteristics
from rules.engine.objects import is_found
from rules.engine.occurrences import Occurrence, Topic, is_about, topics
from rules.engine.pending import Delayed
from rules.engine.references import found, known
from rules.engine.zones import NOWHERE, place_of
from rules.language.abilities import Replacement
from rules.language.filters import Filter
from rules.language.references import Cards

if TYPE_CHECKING:
    from rules.engine.game import Game
    from rules.engine.replacement import ReplaceableEvent


@dataclass(frozen=True, slots=True)
class ApplicableReplacement:
    """A replacement that applies to an event, with its player and the card that has it.

    `index` is its position among the game's replacements, or that of `ability` among the card's. A
    replacement without a card is `delayed`.
    """

    card: CardId
    index: int
    player: PlayerId
    rank: int
    optional: bool
    clause: str
    ability: Replacement | None = None
    delayed: Delayed | None = None


def applicable_replacements(
    game: "Game", event: "ReplaceableEvent", spoken_for: Sequence[CardId]
) -> list[ApplicableReplacement]:
    """List the replacements that apply and can be applied without the cards chosen for others.

    Unless the event says otherwise, its cause is the card whose effect is resolving.
    """
    state = game.state
    if event.source < 0:
        event.source = game.doer
    kinds = (event.kind, *event.also)
    found_offers = []
    for index, rule in enumerate(game.rules.replacements):
        if rule.kind in kinds:
            for card in rule.applies(game, event):
                whose = state.instances[card].controller if card in state.instances else event.player
                found_offers.append(
                    ApplicableReplacement(card, index, whose, rule.rank, rule.optional, rule.clause)
                )
    for kind in kinds:
        for source in bearers(game, Replacement, kind):
            controller = holder(game, source)
            abilities = characteristics(game, source).abilities
            for index, ability in enumerate(abilities):
                if (
                    isinstance(ability, Replacement)
                    and kind in topics(ability.event)
                    # If several equal ones are used up when applied, their order does not matter.
                    and not (ability.once and abilities.index(ability) < index)
                    and (ability.when is None or holds(game, ability.when, controller, source))
                    and game.works(source, ability)
                    and _concerns(game, ability, source, controller, event, kind)
                    and can_aim(game, ability, source, controller, event, spoken_for)
                ):
                    found_offers.append(_offer(game, ability, source, index, controller))
    if state.delayed:
        found_offers += _brought_about(game, event, kinds, spoken_for)
    return found_offers


def _brought_about(
    game: "Game", event: "ReplaceableEvent", kinds: Sequence[Topic], spoken_for: Sequence[CardId]
) -> list[ApplicableReplacement]:
    """List the delayed replacements that effects created."""
    found_offers: list[ApplicableReplacement] = []
    for one in game.state.delayed:
        ability = one.ability
        if not isinstance(ability, Replacement):
            continue
        kept = [held.card for held in one.objects() if is_found(game.state, held)]
        for kind in kinds:
            if (
                kind in topics(ability.event)
                # If several equal ones are used up when applied, their order does not matter.
                and not any(ability.once and offer.ability == ability for offer in found_offers)
                and (ability.when is None or holds(game, ability.when, one.controller, one.source))
                and _concerns(game, ability, one.source, one.controller, event, kind, kept, one)
                and can_aim(game, ability, one.source, one.controller, event, spoken_for)
            ):
                offer = _offer(game, ability, one.source, one.stamp, one.controller)
                found_offers.append(replace(offer, delayed=one))
    return found_offers


def _offer(
    game: "Game", ability: Replacement, source: CardId, index: int, player: PlayerId
) -> ApplicableReplacement:
    """Return an applicable ability, in the group the book puts it in."""
    rank = 1 if game.rules.replacement_rank is None else game.rules.replacement_rank(game, ability)
    return ApplicableReplacement(source, index, player, rank, ability.optional, ability.clause, ability)


def _concerns(
    game: "Game",
    ability: Replacement,
    source: CardId,
    controller: PlayerId,
    event: "ReplaceableEvent",
    kind: Topic,
    kept: Sequence[CardId] | None = None,
    delayed: Delayed | None = None,
) -> bool:
    """Return whether an ability replaces the coming event, taken as one of its kinds."""
    offer = ApplicableReplacement(source, -1, controller, 0, False, "", ability, delayed)
    at = context_of(game, offer, event)
    if ability.condition is not None and not holds_at(game, ability.condition, at):
        return False
    if event.firm and ability.amount is not None and number(game, ability.amount, at) < event.amount:
        return False
    if ability.onto is not None and not _finds_another(game, ability.onto, event, at):
        return False
    about = Occurrence(
        kind,
        event.card,
        event.player,
        event.source,
        amount=event.amount,
        origin=event.origin,
        destination=place_of(event.destination, PLAYERS[0]) if event.destination >= 0 else NOWHERE,
        combat=event.combat,
    )
    return is_about(game, ability.event, about, controller, source, kept)


def _finds_another(game: "Game", onto: Cards, event: "ReplaceableEvent", at: Context) -> bool:
    """Return whether another card is in play for an event to happen to."""
    return any(card in game.state.instances and card != event.card for card in known(game, onto, at))


def context_of(
    game: "Game", offer: ApplicableReplacement, event: "ReplaceableEvent", targets: Sequence[Target] = ()
) -> Context:
    """Return a replacement's context: who has it, the cards it keeps, and the coming event."""
    kept = () if offer.delayed is None else offer.delayed.kept
    return Context(
        offer.player,
        offer.card,
        offer.clause,
        tuple(targets),
        event.card,
        amount=event.amount,
        cause=event.source,
        event_player=event.player,
        bound={name: tuple([one.card for one in cards if is_found(game.state, one)]) for name, cards in kept},
    )


def candidates(
    game: "Game",
    wanted: Filter,
    source: CardId,
    controller: PlayerId,
    event: "ReplaceableEvent",
    without: Sequence[CardId],
) -> list[CardId]:
    """List the possible targets of a replacement, excluding the card it is about."""
    at = Context(controller, source, "")
    return [card for card in found(game, wanted, at) if card not in without and card != event.card]


def can_aim(
    game: "Game",
    ability: Replacement,
    source: CardId,
    controller: PlayerId,
    event: "ReplaceableEvent",
    without: Sequence[CardId],
    place: int = 0,
) -> bool:
    """Return whether an ability finds a separate card for each of its targets from a position on."""
    if place == len(ability.targets):
        return True
    return any(
        can_aim(game, ability, source, controller, event, (*without, card), place + 1)
        for card in candidates(game, ability.targets[place], source, controller, event, without)
    )
