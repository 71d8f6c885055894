"""Costs paid with cards, instead of mana or besides: tapped, destroyed, discarded or moved (601.1f)."""

from collections.abc import Sequence

from rules.engine import atoms
from rules.engine.asks import Ask, Option, Procedure
from rules.engine.clauses import clause
from rules.engine.context import Context
from rules.engine.game import Game
from rules.engine.ids import CardId, PlayerId
from rules.engine.references import found
from rules.engine.triggers import trigger_on
from rules.games.dm.zones import HAND, ZONES
from rules.language.abilities import Way
from rules.language.costs import DiscardCards, MoveCard, PutAway, RestCards
from rules.language.events import Rests
from rules.language.filter_shorthand import both
from rules.language.filters import Controlled, InZone, IsRested

Pick = RestCards | DiscardCards | PutAway | MoveCard
"""A part of a cost for which cards are picked."""
VERBS = {RestCards: "tap", DiscardCards: "discard", PutAway: "destroy", MoveCard: "move"}
YOUR_HAND = both(InZone((ZONES.kinds[HAND].name,)), Controlled("you"))


def picks(ways: Sequence[Way]) -> list[Pick]:
    """Return the cost part for each single card that these ways to use a card need."""
    needed: list[Pick] = []
    for part in (part for way in ways for part in way.cost.parts):
        if isinstance(part, RestCards | DiscardCards):
            needed += [part] * part.count
        elif isinstance(part, PutAway | MoveCard):
            needed.append(part)
    return needed


@clause("dm", "601.1b")
def can_pay_cards(game: Game, player: PlayerId, card: CardId, ways: Sequence[Way]) -> bool:
    """Return whether a player has the cards that these ways need; otherwise the use cannot be declared."""
    needed = picks(ways)
    return not needed or _each_has_its_own([_able(game, player, card, part) for part in needed])


@clause("dm", "601.1f")
def pay_cards(game: Game, player: PlayerId, card: CardId, ways: Sequence[Way]) -> Procedure:
    """The player picks all the cards, then pays with them as these ways to use a card say."""
    needed = picks(ways)
    chosen: list[CardId] = []
    for place, part in enumerate(needed):
        later = [_able(game, player, card, one) for one in needed[place + 1 :]]
        able = [one for one in _able(game, player, card, part) if one not in chosen]
        options = [
            Option(VERBS[type(part)], one)
            for one in able
            if _each_has_its_own(
                [[other for other in those if other != one and other not in chosen] for those in later]
            )
        ]
        chosen.append((yield Ask(player, "pay_card", "601.1f", options, card)).card)
    yield from _carry_out(game, player, card, list(zip(needed, chosen, strict=True)))


def _carry_out(game: Game, player: PlayerId, card: CardId, paid: list[tuple[Pick, CardId]]) -> Procedure:
    rules = game.rules
    assert rules.discard and rules.relocate and rules.destroy_together, "this game has them all"
    for part, one in paid:
        if isinstance(part, RestCards):
            atoms.rest(game, one)
            trigger_on(game, Rests, one)
        elif isinstance(part, DiscardCards):
            yield from rules.discard(game, one, card)
    destroyed = [one for part, one in paid if isinstance(part, PutAway)]
    if destroyed:
        yield from rules.destroy_together(game, destroyed, card)
    for part, one in paid:
        if isinstance(part, MoveCard):
            yield from rules.relocate(game, [one], ZONES.kind(part.zone), True, player)


def _able(game: Game, player: PlayerId, card: CardId, part: Pick) -> list[CardId]:
    """List the cards that can be picked for a part of a cost, excluding the card being used."""
    wanted = part.filter
    if isinstance(part, DiscardCards):
        wanted = YOUR_HAND if wanted is None else both(YOUR_HAND, wanted)
    elif isinstance(part, RestCards) and wanted is not None:
        wanted = both(wanted, IsRested(False))
    assert wanted is not None, "only cards in hand are not said to be of any kind"
    return [one for one in found(game, wanted, Context(player, card, "601.1f")) if one != card]


def _each_has_its_own(choices: list[list[CardId]]) -> bool:
    """Return whether every part can have a card of its own; tries the one with the fewest choices first."""
    if not choices:
        return True
    fewest, *others = sorted(choices, key=len)
    return any(
        _each_has_its_own([[other for other in those if other != card] for those in others])
        for card in fewest
    )
