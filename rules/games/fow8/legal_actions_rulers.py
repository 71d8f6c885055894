"""What a player's rulers in Force of Will may be used for: judgments (705) and calling stones (710)."""

from rules.engine.aspects import lying
from rules.engine.cache import cached_for_both
from rules.engine.clauses import clause
from rules.engine.conditions import holds
from rules.engine.game import Game
from rules.engine.ids import PLAYERS, CardId, PlayerId
from rules.engine.layers import changes_costs
from rules.games.fow8.definitions import ForceCard
from rules.games.fow8.keywords import ASTRAL, now
from rules.games.fow8.layers import changed_cards
from rules.games.fow8.mechanics.keyword_costs import JUDGMENT, changed_steps, costs_of
from rules.games.fow8.payment_requirements import Steps, can_be_paid
from rules.games.fow8.payment_sources import budget_for
from rules.games.fow8.zones import FIELD_CARDS, RULER, fielded
from rules.language.abilities import KeywordAbility


@cached_for_both(FIELD_CARDS | lying(RULER), as_cards_are=True)
def judges(game: Game) -> tuple[list[CardId], list[CardId]]:
    """List each player's cards in play that have a judgment."""
    changed = changed_cards(game)
    printed: list[ForceCard] = game.state.cards  # type: ignore[assignment]
    mine, theirs = (
        [card for card in area if (changed.get(card) or printed[card]).judgment is not None]
        for area in _areas(game)
    )
    return mine, theirs


def judgment_costs(game: Game, card: CardId) -> Steps | None:
    """Return the cost of a recovered ruler's judgment, None if it has none to play (705.1, 1010.1a)."""
    definition = now(game, card)
    if definition.judgment is None:
        return None
    instance = game.state.instances[card]
    if instance.rested or not (definition.types & RULERS) or not conditions_are_met(game, card, definition):
        return None
    if instance.counters and instance.counters.get(ASTRAL):
        return None
    steps = costs_of(game, card, definition, JUDGMENT, definition.judgment)
    return least(game, card, steps) if changes_costs(game) else steps


def can_judge(game: Game, player: PlayerId, card: CardId) -> bool:
    """Return whether a player can do everything that a ruler's judgment requires, if it has one."""
    costs = judgment_costs(game, card)
    return costs is not None and can_be_paid(
        game, player, card, costs, budget_for(game, player, "judgment", card)
    )


@clause("fow8", "903.2i", "705.2a")
def least(game: Game, card: CardId, steps: Steps) -> Steps:
    """The cost of a judgment changes like that of other abilities.

    JUDGEMENT: if a player could choose which will is reduced, the first choice that leaves a payable cost is
    taken.
    """
    player = game.state.instances[card].controller
    listed = changed_steps(game, player, card, steps, JUDGMENT)
    budget = budget_for(game, player, "judgment", card)
    return next((one for one in listed if can_be_paid(game, player, card, one, budget)), listed[0])


RULERS = frozenset({"ruler", "j-ruler"})


@clause("fow8", "705.2b")
def conditions_are_met(game: Game, card: CardId, definition: ForceCard) -> bool:
    """The conditions of a judgment must be met for it to be played."""
    player = game.state.instances[card].controller
    return all(
        holds(game, one.when, player, card)
        for one in definition.abilities
        if isinstance(one, KeywordAbility) and one.keyword == JUDGMENT and one.when is not None
    )


def rests_to_call(game: Game, player: PlayerId) -> list[CardId]:
    """List the recovered ruler or J-ruler that a player can rest to call a magic stone (710.1)."""
    instances = game.state.instances
    return [card for card in rulers(game)[player] if not instances[card].rested]


@cached_for_both(FIELD_CARDS | lying(RULER), as_cards_are=True)
def rulers(game: Game) -> tuple[list[CardId], list[CardId]]:
    """List each player's rulers and J-rulers in play."""
    changed, printed = changed_cards(game), game.state.cards
    mine, theirs = (
        [card for card in area if not RULERS.isdisjoint((changed.get(card) or printed[card]).types)]
        for area in _areas(game)
    )
    return mine, theirs


def _areas(game: Game) -> list[list[CardId]]:
    """Return the cards of each player where rulers are."""
    return [[*game.state.zone(RULER, player), *fielded(game, player)] for player in PLAYERS]
