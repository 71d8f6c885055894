"""Which activate abilities a player of Force of Will may play (905), and how often."""

from collections.abc import Sequence
from itertools import chain
from typing import cast

from rules.engine.aspects import ABILITIES, CONTROL, LASTING, MARKS, MAY, ORIENTATION, TURN
from rules.engine.cache import cached_until
from rules.engine.clauses import clause
from rules.engine.conditions import holds
from rules.engine.game import Game
from rules.engine.ids import CardId, PlayerId
from rules.engine.layers import changes_costs, leaves_alone
from rules.engine.restrictions import is_forbidden
from rules.engine.usage_limits import is_used_up
from rules.games.fow8.announcement import can_use
from rules.games.fow8.definitions import ForceCard
from rules.games.fow8.keywords_abilities import BESTOW, MAIN_TIMING_ONLY
from rules.games.fow8.keywords_meanings import USE_ABILITIES
from rules.games.fow8.layers import changed_cards
from rules.games.fow8.payment_cards import Pick, able, own_parts
from rules.games.fow8.payment_requirements import falls_short
from rules.games.fow8.payment_sources import MAKERS
from rules.games.fow8.zones import FIELD, IN_PLAY, RULER, book, fielded, is_main_timing
from rules.language.abilities import Activated


@clause("fow8", "902.2")
def elsewhere(game: Game, player: PlayerId) -> list[CardId]:
    """List a player's cards outside the field with activate abilities that work where they are."""
    if not game.abroad:
        return []
    state = game.state
    return [
        card
        for kind, zone in enumerate(game.rules.zones.kinds)
        if not zone.group and not zone.shared and zone.sight != "nobody"
        for card in state.zone(kind, player)
        if any(one.zones for one in cast(ForceCard, state.cards[card]).activated)
    ]


def is_ready(game: Game, player: PlayerId, card: CardId, ability: Activated) -> bool:
    """Return whether the card of an activate ability can itself do what the ability costs, and may."""
    return not is_barred(game, card) and (
        bool(ability.ways)
        or changes_costs(game)
        or can_pay_itself(game, player, card, own_parts(ability.cost))
    )


@clause("fow8", "905.1")
def is_barred(game: Game, card: CardId) -> bool:
    """An effect may forbid playing any of a card's activate abilities, those that produce will too."""
    return not leaves_alone(game, MAY) and is_forbidden(game, card, USE_ABILITIES)


def can_pay_itself(game: Game, player: PlayerId, card: CardId, parts: Sequence[Pick]) -> bool:
    """Return whether a card can do what an ability costs of the card itself."""
    for part in parts:  # noqa: SIM110 - a generator costs more than all that it asks for
        if not able(game, player, card, part):
            return False
    return True


def may_use(game: Game, player: PlayerId, card: CardId, ability: Activated) -> bool:
    """Return whether a player may play an activate ability that is ready, can pay for it and find targets."""
    # Most abilities fail here, before their targets are searched.
    return is_within_reach(game, player, card, ability) and can_use(game, player, card, ability)


def is_within_reach(game: Game, player: PlayerId, card: CardId, ability: Activated) -> bool:
    """Return whether a player may play an activate ability now and has what it costs."""
    if (ability.once_a_turn or ability.once_a_game) and is_spent(game, player, card, ability):
        return False
    as_printed = not ability.ways and not changes_costs(game)
    if as_printed and falls_short(game, player, card, ability.cost):
        return False
    if ability.name in MAIN_TIMING_ONLY and not (
        is_main_timing(game, player) and is_unused(game, card, ability)
    ):
        return False
    return ability.when is None or holds(game, ability.when, player, card)


@clause("fow8", "204.2", "302.3")
def is_spent(game: Game, player: PlayerId, card: CardId, ability: Activated) -> bool:
    """Each paragraph without a name is a separate ability; a card that changed zones has used none."""
    return is_used_up(game, player, card, ability)


@clause("fow8", "1121.2", "1117.2")
def is_unused(game: Game, card: CardId, ability: Activated) -> bool:
    """Bestow is for an addition that is on nothing, shift for a card with its past side up."""
    if ability.name == BESTOW:
        return game.state.instances[card].host < 0
    return len(game.state.cards[card].faces) > 1 and game.state.instances[card].face == 0


def has_abilities(game: Game) -> bool:
    """Return whether any card has activate abilities, printed or given."""
    return bool(game.activated) or game.abroad or not leaves_alone(game, ABILITIES)


@cached_until(MAKERS | LASTING | ORIENTATION | MARKS | TURN, as_cards_are=True)
def ready_abilities(game: Game, player: PlayerId) -> list[tuple[CardId, int, Activated]]:
    """List the abilities of a player's cards in play whose card itself can do what their cost requires of it.

    Most abilities that cannot be played fail here, before their price and targets are worked out.
    """
    return [
        (card, place, ability)
        for card, place, ability in abilities_in_play(game, player)
        if is_ready(game, player, card, ability)
    ]


@cached_until(IN_PLAY | CONTROL, as_cards_are=True)
def abilities_in_play(game: Game, player: PlayerId) -> list[tuple[CardId, int, Activated]]:
    """List the activate abilities of a player's cards that work in play, with card and index there."""
    changed = changed_cards(game)
    printed: list[ForceCard] = game.state.cards  # type: ignore[assignment]
    areas = [game.state.zone(kind, player) for kind in book(game).source_zones if kind != FIELD]
    return [
        (card, place, ability)
        for card in chain(fielded(game, player), game.state.zone(RULER, player), *areas)
        for place, ability in enumerate((changed.get(card) or printed[card]).activated)
        if game.works(card, ability)
    ]
