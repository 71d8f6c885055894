"""State-based actions of Duel Masters (703.4), performed before anything else whenever they are due."""

from rules.engine.asks import Ask, Option, Procedure
from rules.engine.checks import check, settle_checks
from rules.engine.clauses import clause
from rules.engine.conditions import holds
from rules.engine.context import Context
from rules.engine.game import Game
from rules.engine.ids import NO_PLAYER, OTHER_PLAYER, PLAYERS, CardId, PlayerId
from rules.engine.layers import characteristics, statics
from rules.engine.perform import perform
from rules.engine.state import Result
from rules.games.dm.keywords import power
from rules.games.dm.mechanics.attachments import castles_without_a_shield_fall, is_creature
from rules.games.dm.mechanics.cells import lone_cells_return
from rules.games.dm.mechanics.gods import gods_link
from rules.games.dm.mechanics.seals import cards_without_a_seal_are_back, commands_remove_seals
from rules.games.dm.mechanics.sought import sought
from rules.games.dm.mechanics.stacks import one_s_max_creature_each
from rules.games.dm.movement_departures import destroy_at_once, put_away
from rules.games.dm.zones import BATTLE, DECK
from rules.language.abilities import Continual

__all__ = ["ASKING_CHECKS", "CHECKS", "CARD_EFFECT", "check", "settle_checks"]

CEREMONIAL = frozenset({"ceremony", "nebula"})
"""Types of cards that may be in the battle zone together but not alone."""
CARD_EFFECT = "card_effect"
"""The reason recorded for a player who loses because an effect made the other one win."""


@clause("dm", "104.2c", "703.4a", "703.4b")
def players_lose(game: Game) -> bool:
    """A player with no shields who is attacked directly loses, and so does one whose deck is empty.

    A player who wins by an effect while losing in another way wins (104.2c).
    """
    state = game.state
    losers = []
    for player, one in zip(PLAYERS, state.players, strict=True):
        if one.lost:
            losers.append((player, one.lost, "703.4a"))
        elif not state.zone(DECK, player):
            losers.append((player, "deck_out", "703.4b"))
    if not losers:
        return False
    if len(losers) == len(state.players):
        losers = [one for one in losers if one[1] == CARD_EFFECT]
    if len(losers) != 1:
        game.finish(Result(NO_PLAYER, "both_lose", "104.1"))
    player, reason, because = losers[0]
    game.finish(Result(OTHER_PLAYER[player], reason, because))


@clause("dm", "700.3", "703.4c")
def powerless_creatures_are_destroyed(game: Game) -> Procedure:
    """A creature whose power is 0 or less is destroyed, unless it cannot be (700.3)."""
    state = game.state
    # While no effect is in force, no creature has less than its printed power.
    printed = not state.lasting and not game.static
    weak = [
        card
        for card in (sought(game).powerless if printed else state.zone_of_both(BATTLE))
        if is_creature(game, card) and power(game, card) <= 0
    ]
    if weak:
        yield from destroy_at_once(game, weak)


@clause("dm", "703.4l")
def an_older_d2_field_goes(game: Game) -> bool:
    """Only the newest D2 field stays; older ones go to their owners' graveyards."""
    state = game.state
    fields = sorted(sought(game).d2_fields, key=lambda card: state.instances[card].stamp)
    older = fields[:-1]
    for card in older:
        put_away(game, card)
    return bool(older)


@clause("dm", "302.3", "305.3", "309.7", "310.5", "311.3", "313.3", "703.4i")
def cards_without_a_legal_type_go(game: Game) -> bool:
    """A card that cannot be in the battle zone, or cannot be there without another, goes to its graveyard."""
    instances = game.state.instances
    illegal = [card for card in sought(game).dependent if instances[card].host not in instances]
    illegal = [card for card in illegal if not has_its_ceremony(game, card)]
    for card in illegal:
        put_away(game, card)
    return bool(illegal)


@clause("dm", "311.3", "403.1")
def has_its_ceremony(game: Game, card: CardId) -> bool:
    """Return whether a ceremony or nebula has others with it in the battle zone; alone it cannot be there."""
    if game.state.cards[card].types.isdisjoint(CEREMONIAL):
        return False
    player = game.state.instances[card].controller
    here = game.state.zone(BATTLE, player)
    return sum(not game.state.cards[one].types.isdisjoint(CEREMONIAL) for one in here) > 1


@clause("dm", "604.4", "604.4a", "604.4b")
def single_effects_of_static_abilities(game: Game) -> Procedure:
    """One-shot effects of static abilities whose condition is met happen before anything else.

    They happen again as long as the condition is met. Each player orders their own, the turn player first;
    permanent changes made by static abilities apply before that.
    """
    state = game.state
    if not statics(game):
        return
    for player in (state.active, OTHER_PLAYER[state.active]):
        due = _due(game, player)
        while due:
            options = [Option("apply", source, place) for source, place in due]
            chosen = yield Ask(player, "single_effect", "604.4b", options)
            ability = characteristics(game, chosen.card).abilities[chosen.other]
            assert isinstance(ability, Continual), "only single effects of static abilities are due"
            yield from perform(game, ability.effect, Context(player, chosen.card, "604.4"))
            due = [one for one in _due(game, player) if one in due and one != (chosen.card, chosen.other)]


def _due(game: Game, player: PlayerId) -> list[tuple[CardId, int]]:
    return [
        (source, place)
        for source in dict.fromkeys(source for source, one in statics(game) if isinstance(one, Continual))
        if game.state.instances[source].controller == player
        for place, ability in enumerate(characteristics(game, source).abilities)
        if isinstance(ability, Continual) and holds(game, ability.condition, player, source)
    ]


CHECKS = (
    players_lose,
    cards_without_a_legal_type_go,
    castles_without_a_shield_fall,
    cards_without_a_seal_are_back,
    an_older_d2_field_goes,
    lone_cells_return,
)
ASKING_CHECKS = (
    gods_link,
    powerless_creatures_are_destroyed,
    single_effects_of_static_abilities,
    one_s_max_creature_each,
    commands_remove_seals,
)
"""The checks that may ask a player a question, such as which card stays or whether to apply a replacement."""
