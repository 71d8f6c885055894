"""Which cards and abilities a player of Shadowverse: Evolve can play now (8.2, 8.3, 13.3)."""

from rules.engine.asks import Option
from rules.engine.conditions import holds
from rules.engine.definition import Definition
from rules.engine.game import Game
from rules.engine.layers import changes_costs, characteristics
from rules.engine.once import is_used_up
from rules.engine.restrictions import is_forbidden, may_be_played_from
from rules.engine.ruling import clause
from rules.engine.zones import place_of
from rules.games.sve.announcement import can_activate, can_play_text
from rules.games.sve.keywords import BE_PLAYED, ON_THE_ABILITY, bearers
from rules.games.sve.payment import play_cost, play_points
from rules.games.sve.zones import CEMETERY, EX_AREA, FIELD, HAND, STACK, ZONES, space
from rules.language.abilities import Activated

CEMETERY_NAME = ZONES.kinds[CEMETERY].name
KINDS_TO_PLAY = frozenset({"follower", "amulet", "spell"})


def playable(game: Game, player: int, *, quick: bool = False) -> list[Option]:
    """List the cards of hand and EX area that a player can play now; in a quick window those with Quick."""
    state = game.state
    points = play_points(game, player)
    room = space(game, FIELD, player) > 0
    changing = changes_costs(game)
    options = []
    permitted = (CEMETERY,) if state.lasting or game.static or game.abroad else ()
    for kind in (HAND, EX_AREA, *permitted):
        seen: set[str] = set()
        for card in state.zone(kind, player):
            definition = state.cards[card]
            changed = changing or bool(definition.abilities)
            cost = play_cost(game, player, card, place_of(kind, player)) if changed else definition.cost
            if definition.card_id in seen or cost > points:
                continue
            if quick and "Quick" not in characteristics(game, card).keywords:
                continue
            if kind == CEMETERY and not may_be_played_from(game, card, CEMETERY_NAME):
                continue
            if _can_be_played(game, player, card, definition, room):
                seen.add(definition.card_id)
                options.append(Option("play", card))
    return options


def _can_be_played(game: Game, player: int, card: int, definition: Definition, room: bool) -> bool:
    if not definition.types & KINDS_TO_PLAY:
        return False
    if "spell" not in definition.types:
        return room and not is_forbidden(game, card, BE_PLAYED)
    if is_forbidden(game, card, BE_PLAYED):
        return False
    return not definition.abilities or can_play_text(game, player, card)


@clause("sve", "10.3.4", "10.3.5")
def activatable(game: Game, player: int, *, quick: bool = False) -> list[Option]:
    """List the activated abilities that a player can play now, evolve abilities apart.

    Those of cards on the field, and of others where the ability says that it works there.
    """
    options = []
    for kind in (FIELD, HAND, EX_AREA, CEMETERY) if game.abroad else (FIELD,):
        for card in game.state.zone(kind, player):
            for place, ability in enumerate(characteristics(game, card).abilities):
                if not isinstance(ability, Activated) or (quick and ability.clause != ON_THE_ABILITY):
                    continue
                if _can_be_activated(game, player, card, ability):
                    options.append(Option("activate", card, place))
    return options


def _can_be_activated(game: Game, player: int, card: int, ability: Activated) -> bool:
    return (
        game.works(card, ability)
        and (ability.when is None or holds(game, ability.when, player, card))
        and not is_used_up(game, player, card, ability)
        and can_activate(game, player, card, ability)
    )


def transferable(game: Game, player: int) -> list[Option]:
    """List how the Stack counters of one card of a player's field can go to another with Stack (13.3.2.2)."""
    stacks = bearers(game, game.state.zone(FIELD, player), STACK)
    return [Option("transfer", card, other) for card in stacks for other in stacks if other != card]
