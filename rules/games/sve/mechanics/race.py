"""Racing in Shadowverse: Evolve: a follower feeds on cards of the evolve deck, which go beneath it.

Our rulebook has no Feed; the source is the publisher's answers to players. The cost is paid, and a card of
the evolve deck is put beneath the follower, which then has that card's keywords and has raced (Q345). One
evolution point may replace a play point (Q348). A follower that raced does not feed again (Q1822) but may
still evolve (Q346). The reminder text adds that a player evolves or feeds one follower a turn.
"""

from rules.engine import atoms
from rules.engine.asks import Option, Procedure
from rules.engine.context import Context
from rules.engine.filters import matches
from rules.engine.game import Game
from rules.engine.ids import CardId, PlayerId
from rules.engine.layers import characteristics
from rules.engine.perform import perform
from rules.engine.triggers import trigger_on
from rules.games.sve.mechanics.evolution import EVOLVED, WITH_EVOLUTION_POINT
from rules.games.sve.nodes import GainDrive, Race, Races
from rules.games.sve.payment import pay_for_evolving, ways_to_pay_for_evolving
from rules.games.sve.zones import EVOLVE_DECK, EVOLVE_ZONE, FIELD, linked
from rules.language.abilities import Ability, Activated
from rules.language.changes import GainKeywords
from rules.language.costs import Cost
from rules.language.durations import ALWAYS
from rules.language.effects import Do, Effect, Modify
from rules.language.filters import Filter
from rules.language.references import This

VERBS: dict[type, str] = {Race: "race", GainDrive: "drive"}
"""The option's verb for playing an ability that puts a card beneath a follower."""


def races_of(ability: Ability) -> tuple[Race | GainDrive, ...]:
    """Return the races of a Feed ability, which does nothing else, or the Drive that an ability gives.

    Empty for any other ability.
    """
    if not isinstance(ability, Activated):
        return ()
    effects = ability.effect.effects if isinstance(ability.effect, Do) else (ability.effect,)
    races = tuple(one for one in effects if isinstance(one, Race | GainDrive))
    return races if len(races) == len(effects) else ()


def raceable(game: Game, player: PlayerId) -> list[Option]:
    """List the Feed abilities that can be played: follower, which ability, and how it is paid for."""
    state = game.state
    if state.players[player].turn_counts.get(EVOLVED):
        return []
    options = []
    for card in state.zone(FIELD, player):
        for place, ability in enumerate(characteristics(game, card).abilities):
            races = races_of(ability)
            if not races or not _could_race(game, player, card, races[0]):
                continue
            assert isinstance(ability, Activated)
            for with_point in ways_to_pay_for_evolving(game, player, _points(ability.cost)):
                note = WITH_EVOLUTION_POINT if with_point else ""
                options.append(Option(VERBS[type(races[0])], card, place, note))
    return options


def _could_race(game: Game, player: PlayerId, card: CardId, race: Race | GainDrive) -> bool:
    """Return whether a follower has not raced yet and there is a card that could go beneath it."""
    beneath = [one for one in linked(game, card) if _feeds(game, player, card, one, race.fed)]
    return not beneath and bool(_feed(game, player, card, race.fed))


def _feed(game: Game, player: PlayerId, card: CardId, wanted: Filter) -> list[CardId]:
    deck = game.state.zone(EVOLVE_DECK, player)
    return [one for one in deck if _feeds(game, player, card, one, wanted)]


def _feeds(game: Game, player: PlayerId, card: CardId, one: CardId, wanted: Filter) -> bool:
    return matches(game, one, game.state.cards[one], wanted, player, card)


def _points(cost: Cost) -> int:
    return sum(amount for _, amount in cost.resources)


def play_race(game: Game, player: PlayerId, card: CardId, place: int, *, with_point: bool) -> Procedure:
    """Pay for a Feed ability, and the follower races; the player evolves or feeds nothing else this turn."""
    ability = characteristics(game, card).abilities[place]
    assert isinstance(ability, Activated), "only Feed abilities are played so"
    atoms.note(game, player, EVOLVED)
    pay_for_evolving(game, player, _points(ability.cost), with_evolution_point=with_point)
    yield from perform(game, ability.effect, Context(player, card, "10.6.2.7.2"))


def put_beneath(game: Game, player: PlayerId, card: CardId, wanted: Filter) -> CardId | None:
    """Put a card of the evolve deck matching a filter beneath a follower; return it, or None."""
    feed = _feed(game, player, card, wanted)
    if not feed:
        return None
    atoms.move(game, feed[0], EVOLVE_ZONE)
    atoms.attach(game, feed[0], card)
    return feed[0]


def race(game: Game, effect: Effect, cards: list[CardId], at: Context) -> Procedure:
    """Put a card of the evolve deck beneath each follower, which has its keywords from then on.

    JUDGEMENT: without such a card nothing goes beneath the follower, and it has not raced.
    """
    assert isinstance(effect, Race)
    state = game.state
    for card in cards:
        controller = state.instances[card].controller
        feed = put_beneath(game, controller, card, effect.fed)
        if feed is None:
            continue
        gained = Modify(This(), (GainKeywords(state.cards[feed].keywords),), ALWAYS)
        yield from perform(game, gained, Context(controller, card, "10.6.2.7.2"))
        trigger_on(game, Races, card)
