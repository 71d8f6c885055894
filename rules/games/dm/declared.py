"""Abilities of cards in hand and in other hidden zones, whose use Duel Masters has declared (603.2e)."""

from rules.engine import atoms
from rules.engine.abilities import Ability, Trigger
from rules.engine.asks import PASS, Ask, Option, Procedure
from rules.engine.conditions import holds
from rules.engine.game import Game
from rules.engine.layers import characteristics
from rules.engine.matching import matches
from rules.engine.ruling import clause
from rules.engine.selecting import held
from rules.engine.waiting import Pending
from rules.games.dm.keywords import USABLE
from rules.games.dm.zones import GRAVEYARD, HAND, MANA, ZONES

IN_HAND = ZONES.kinds[HAND].name


@clause("dm", "110.4d", "506.3b", "506.3d", "507.3d", "507.3f", "511.1b", "511.1d", "603.2e", "603.2f")
def declare_use(game: Game, player: int, what: Trigger, card: int = -1) -> Procedure:
    """A player declares which abilities of cards in hand they use on an event; only then those wait.

    Each is used once. Whether they can be used is looked at now and not as the event happened.
    """
    used: list[tuple[int, int]] = []
    while True:
        options = [
            Option("declare", source, place)
            for source, place in declarable(game, player, what, card)
            if (source, place) not in used
        ]
        if not options:
            return
        chosen = yield Ask(player, "declare", "603.2f", [*options, PASS], card)
        if chosen.verb == "pass":
            return
        used.append((chosen.card, chosen.other))
        ability = game.state.cards[chosen.card].abilities[chosen.other]
        kept = held(game, [chosen.card])
        atoms.push(
            game,
            Pending(player, chosen.card, atoms.stamp(game), ability, event_card=card, kept=kept),
        )


def declarable(game: Game, player: int, what: Trigger, card: int) -> list[tuple[int, int]]:
    """List the abilities of a player's cards in hand that an event triggers: the card, and which one it is.

    A card that may be used from another zone has them there too (110.4d).
    """
    if not game.abroad:
        return []
    state = game.state
    elsewhere = (MANA, GRAVEYARD) if state.lasting or game.static else ()
    return [
        (source, place)
        for kind in (HAND, *elsewhere)
        for source in state.zones[2 * kind + player]
        for place, ability in enumerate(state.cards[source].abilities)
        if ability.kind == "declared"
        and ability.trigger == what
        and IN_HAND in ability.zones
        and (kind == HAND or USABLE in characteristics(game, source).keywords)
        and _is_triggered(game, player, source, ability, card)
    ]


def _is_triggered(game: Game, player: int, source: int, ability: Ability, card: int) -> bool:
    if ability.when is not None and not holds(game, ability.when, player, source):
        return False
    if card < 0 or ability.watches is None:
        return True
    return matches(game, card, characteristics(game, card), ability.watches, player, source)
