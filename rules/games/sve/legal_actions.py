"""Which cards and abilities a player of Shadowverse: Evolve can play now (8.2, 8.3, 13.3)."""

from rules.engine.alike import Likeness, likeness
from rules.engine.asks import Option
from rules.engine.aspects import ABILITIES, MAY
from rules.engine.clauses import clause
from rules.engine.conditions import holds
from rules.engine.definition import Definition
from rules.engine.game import Game
from rules.engine.ids import CardId, PlayerId
from rules.engine.layers import changes_costs, characteristics, leaves_alone
from rules.engine.restrictions import is_forbidden, may_be_played_from
from rules.engine.usage_limits import is_used_up
from rules.engine.zones import place_of
from rules.games.sve.announcement import can_play, can_use
from rules.games.sve.keywords import BE_PLAYED, ON_THE_ABILITY, USE_ABILITIES, bearers
from rules.games.sve.mechanics.race import races_of
from rules.games.sve.payment import play_points
from rules.games.sve.payment_prices import abilities_of, play_cost
from rules.games.sve.zones import CEMETERY, EX_AREA, FIELD, HAND, STACK, ZONES, space
from rules.language.abilities import Activated, Way

CEMETERY_NAME = ZONES.kinds[CEMETERY].name
KINDS_TO_PLAY = frozenset({"follower", "amulet", "spell"})


def playable(game: Game, player: PlayerId, *, quick: bool = False) -> list[Option]:
    """List the cards of hand and EX area that a player can play now; in a quick window those with Quick."""
    state = game.state
    points = play_points(game, player)
    room = space(game, FIELD, player) > 0
    changing = changes_costs(game)
    in_force = bool(state.lasting or game.static)
    options = []
    in_cemetery = game.abroad or (in_force and not leaves_alone(game, MAY))
    for kind in (HAND, EX_AREA, CEMETERY) if in_cemetery else (HAND, EX_AREA):
        seen: set[Likeness] = set()
        for card in state.zone(kind, player):
            definition = state.cards[card]
            # A card without abilities is as printed while no effect is in force.
            is_printed = not (in_force or definition.abilities)
            if quick and "Quick" not in (
                definition.keywords if is_printed else characteristics(game, card).keywords
            ):
                continue
            abilities = () if is_printed else abilities_of(game, card)
            cost = definition.cost
            if changing or abilities:
                cost = play_cost(game, player, card, place_of(kind, player))
            has_ways = bool(abilities) and any(isinstance(one, Way) for one in abilities)
            if cost > points and not has_ways:
                continue
            alike = likeness(game, card)
            if alike in seen:
                continue
            if kind == CEMETERY and not may_be_played_from(game, card, CEMETERY_NAME):
                continue
            asks = has_ways or (bool(abilities) and "spell" in definition.types)
            if (
                has_room(definition, room or has_ways)
                and (is_printed or not is_forbidden(game, card, BE_PLAYED))
                and (not asks or can_play(game, player, card, points=cost))
            ):
                seen.add(alike)
                options.append(Option("play", card))
    return options


def has_room(definition: Definition, room: bool) -> bool:
    """Return whether a card is of a kind that is played, and has room if it needs any."""
    types = definition.types
    return bool(types & KINDS_TO_PLAY) and (room or "spell" in types)


@clause("sve", "10.3.4", "10.3.5")
def activatable(game: Game, player: PlayerId, *, quick: bool = False) -> list[Option]:
    """List the activated abilities that a player can play now, other than evolving and racing.

    They are those of cards on the field, and those of other cards that work where they are.
    """
    options = []
    anywhere = game.abroad or not leaves_alone(game, ABILITIES)
    for kind in (FIELD, HAND, EX_AREA, CEMETERY) if anywhere else (FIELD,):
        for card in game.state.zone(kind, player):
            for place, ability in enumerate(characteristics(game, card).abilities):
                if not isinstance(ability, Activated) or (quick and ability.clause != ON_THE_ABILITY):
                    continue
                if not races_of(ability) and _may_use(game, player, card, ability):
                    options.append(Option("activate", card, place))
    return options


def _may_use(game: Game, player: PlayerId, card: CardId, ability: Activated) -> bool:
    return (
        game.works(card, ability)
        and not is_forbidden(game, card, USE_ABILITIES)
        and (ability.when is None or holds(game, ability.when, player, card))
        and not is_used_up(game, player, card, ability)
        and can_use(game, player, card, ability)
    )


def transferable(game: Game, player: PlayerId) -> list[Option]:
    """List how the Stack counters of one card on a player's field can go to another with Stack (13.3.2.2)."""
    stacks = bearers(game, game.state.zone(FIELD, player), STACK)
    return [Option("transfer", card, other) for card in stacks for other in stacks if other != card]
