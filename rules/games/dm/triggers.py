"""How abilities of Duel Masters trigger (603): at moments, and from hidden cards when declared (603.2e)."""

from rules.engine import atoms
from rules.engine.asks import PASS, Ask, Option, Procedure
from rules.engine.aspects import ABILITIES
from rules.engine.clauses import clause
from rules.engine.conditions import holds
from rules.engine.filters import matches
from rules.engine.game import Game
from rules.engine.ids import NO_CARD, CardId, PlayerId
from rules.engine.layers import characteristics, leaves_alone
from rules.engine.objects import held
from rules.engine.occurrences import Topic, topics
from rules.engine.pending import Pending
from rules.engine.restrictions import may_be_played_from
from rules.engine.triggers import moment_triggers
from rules.engine.usage_limits import has_triggered
from rules.games.dm.keywords import elsewhere
from rules.games.dm.zones import HAND, ZONES
from rules.language.abilities import Declared
from rules.language.events import plain_events

IN_HAND = ZONES.kinds[HAND].name


@clause("dm", "110.4d", "506.3b", "506.3d", "507.3d", "507.3f", "511.1b", "511.1d", "603.2e", "603.2f")
def declare_use(game: Game, player: PlayerId, what: Topic, card: CardId = NO_CARD) -> Procedure:
    """A player declares which abilities of cards in hand to use on an event; only those then wait.

    Each is used once. Whether they can be used is checked now, not when the event happened.
    """
    used: list[tuple[CardId, int]] = []
    while True:
        options = [
            Option("declare", source, place)
            for source, place in declarable(game, player, what, card)
            if (source, place) not in used
        ]
        chosen = yield Ask(player, "declare", "603.2f", [*options, PASS], card)
        if chosen.verb == "pass":
            return
        used.append((chosen.card, chosen.other))
        ability = characteristics(game, chosen.card).abilities[chosen.other]
        assert isinstance(ability, Declared), "only such abilities are declared"
        kept = (("it", held(game.state, [chosen.card])),)
        atoms.push(
            game,
            Pending(player, chosen.card, atoms.stamp(game), ability, event_card=card, kept=kept),
        )


def if_any_could(game: Game, asking: Procedure) -> Procedure:
    """Run a question about abilities of cards in hand only if any card may have one, as few games do."""
    if may_be_declared(game):
        yield from asking


def may_be_declared(game: Game) -> bool:
    """Return whether any card in hand may have an ability that is declared, printed or given."""
    return game.abroad or not leaves_alone(game, ABILITIES)


def declarable(game: Game, player: PlayerId, what: Topic, card: CardId) -> list[tuple[CardId, int]]:
    """List the abilities of a player's cards in hand that an event triggers, as (card, index of the ability).

    A card that may be used from another zone has them there too (110.4d).
    """
    if not may_be_declared(game):
        return []
    state = game.state
    return [
        (source, place)
        for kind in (HAND, *elsewhere(game))
        for source in state.zone(kind, player)
        for place, ability in enumerate(characteristics(game, source).abilities)
        if isinstance(ability, Declared)
        and what in topics(ability.event)
        and IN_HAND in ability.zones
        and (kind == HAND or may_be_played_from(game, source, ZONES.kinds[kind].name))
        and _is_triggered(game, player, source, ability, card)
    ]


def _is_triggered(game: Game, player: PlayerId, source: CardId, ability: Declared, card: CardId) -> bool:
    if ability.when is not None and not holds(game, ability.when, player, source):
        return False
    watched = [getattr(one, "what", None) for one in plain_events(ability.event)]
    return card < 0 or any(
        one is None or matches(game, card, characteristics(game, card), one, player, source)
        for one in watched
    )


def wait(game: Game, pending: Pending) -> None:
    """Make a triggered ability wait (603.3), unless it triggers once a turn and already has."""
    if not has_triggered(game, pending):
        atoms.push(game, pending)


@clause("dm", "500.4")
def all_trigger(game: Game, what: str) -> None:
    """Abilities that trigger as a step begins start to wait, whoever controls them."""
    moment_triggers(game, what, game.state.active)
