"""Selection of cards by players or at random, for effects that need it."""

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from rules.engine import atoms, layers
from rules.engine.amounts import cost, current, number
from rules.engine.asks import NO, YES, Ask, Option, Purpose
from rules.engine.context import Context
from rules.engine.filters import traits
from rules.engine.filters_now import matches_at
from rules.engine.ids import NO_CARD, OTHER_PLAYER, CardId, PlayerId
from rules.engine.references import found, known, whom
from rules.engine.restrictions import BE_CHOSEN, is_forbidden, is_forced
from rules.engine.targets import as_target
from rules.engine.triggers import trigger_on
from rules.engine.zones import kind_of
from rules.language import references as rf
from rules.language.composed import ChooseSome
from rules.language.events import Targeted
from rules.language.references import Cards, Chosen

if TYPE_CHECKING:
    from rules.engine.game import Game
    from rules.language.effects import Effect

Selecting = Generator[Ask, Option, list[CardId]]


def select(game: "Game", what: Cards, at: Context) -> Selecting:
    """Return the cards a reference means that have not moved; asks the player if it is a choice."""
    match what:
        case Chosen():
            return (yield from _choose(game, what, at))
        case rf.AtRandom(wanted, count):
            return atoms.pick(game, found(game, wanted, at), number(game, count, at))
        case rf.Joined(parts):
            cards: list[CardId] = []
            for part in parts:
                cards += [card for card in (yield from select(game, part, at)) if card not in cards]
            return cards
        case _:
            return known(game, what, at)


def _choose(game: "Game", what: Chosen, at: Context) -> Selecting:
    """Ask the choosing player for cards among those that match the filter and may be chosen."""
    most, least = number(game, what.most, at), number(game, what.least, at)
    if what.each:
        return (yield from _chosen_by_each(game, what, most, least, at))
    chooser = whom(game, what.by, at)
    cards = _choosable(game, what, chooser, at)
    forced = [card for card in cards if must(game, card, chooser, at.source)]
    room = None if what.within is None else _room(game, number(game, what.within, at), what.total)
    chosen = yield from choose(game, cards, most, least, chooser, at, forced, what.differing, room)
    if game.rules.choices_trigger and chooser == at.player:
        for card in chosen:
            if card in game.state.instances:
                trigger_on(game, Targeted, card, cause=at.source)
    return chosen


@dataclass(slots=True)
class Room:
    """What remains of a total that chosen cards may add up to, and each card's share of it."""

    left: int
    of: Callable[[CardId], int]


def _room(game: "Game", most: int, stat: str | None) -> Room:
    if stat is None:
        return Room(most, lambda card: cost(layers.characteristics(game, card)))
    index = game.rules.stats.index(stat)
    return Room(most, lambda card: current(game, card, index))


def _choosable(game: "Game", what: Chosen, chooser: PlayerId, at: Context) -> list[CardId]:
    """List the cards that match the filter and that a player can choose."""
    if what.among is None:
        cards = found(game, what.filter, at)
    else:
        # They are already in the right zone, so the filter need not check that.
        cards = [card for card in known(game, what.among, at) if matches_at(game, card, what.filter, at)]
    allowed = game.rules.may_choose
    if allowed is not None:
        cards = [card for card in cards if allowed(game, card, at.player)]
    return [card for card in cards if can_choose(game, card, chooser, at.source)]


def _chosen_by_each(game: "Game", what: Chosen, most: int, least: int, at: Context) -> Selecting:
    """Ask each player to choose, the turn player first, before any choice takes effect."""
    chosen: list[CardId] = []
    for player in (game.state.active, OTHER_PLAYER[game.state.active]):
        seen_by = replace(at, player=player)
        cards = [card for card in _choosable(game, what, player, seen_by) if card not in chosen]
        forced = [card for card in cards if must(game, card, player, at.source)]
        chosen += yield from choose(game, cards, most, least, player, at, forced)
    return chosen


def can_choose(game: "Game", card: CardId, player: PlayerId, source: CardId) -> bool:
    """Return whether a player can choose a card for an effect of this source, as a target or otherwise."""
    if is_forbidden(game, card, BE_CHOSEN, source):
        return False
    return not is_forbidden(game, card, BE_CHOSEN, as_target(player))


def must(game: "Game", card: CardId, player: PlayerId, source: CardId) -> bool:
    """Return whether a player must choose a card if they can, for an effect of this source."""
    if is_forced(game, card, BE_CHOSEN, source) or is_forced(game, card, BE_CHOSEN, as_target(player)):
        return True
    return game.rules.must_choose is not None and game.rules.must_choose(game, card, player)


def choose(
    game: "Game",
    cards: list[CardId],
    most: int,
    least: int,
    player: PlayerId,
    at: Context,
    forced: Sequence[CardId] = (),
    differing: str | None = None,
    room: Room | None = None,
) -> Selecting:
    """Ask a player to pick cards one by one, mandatory ones first; they may stop at the minimum.

    After each pick, cards with the same value of `differing` are no longer offered, nor are those for which
    there is no `room` left.
    """
    chosen: list[CardId] = []
    purpose = None if game.performing is None else Purpose(game.performing, at)
    cards = cards if room is None else [card for card in cards if room.of(card) <= room.left]
    while cards and len(chosen) < most:
        waiting = [card for card in cards if card in forced]
        options = [Option("choose", card) for card in waiting or cards]
        if len(chosen) >= least and not waiting:
            options.append(Option("done"))
        picked = yield Ask(player, "choose_cards", at.clause, options, at.source, purpose=purpose)
        if picked.verb == "done":
            break
        cards.remove(picked.card)
        chosen.append(picked.card)
        if room is not None:
            room.left -= room.of(picked.card)
            cards = [card for card in cards if room.of(card) <= room.left]
        if differing is not None:
            taken = traits(layers.characteristics(game, picked.card), differing)
            cards = [
                card
                for card in cards
                if taken.isdisjoint(traits(layers.characteristics(game, card), differing))
            ]
    return chosen


def choose_some(among: ChooseSome, player: PlayerId, at: Context) -> Generator[Ask, Option, list["Effect"]]:
    """Ask a player to pick several effects, each once; they are returned in printed order."""
    parts = among.effects
    chosen: list[int] = []
    while len(chosen) < among.most:
        options = [Option("choose", other=place) for place in range(len(parts)) if place not in chosen]
        if len(chosen) >= among.least:
            options.append(Option("done"))
        purpose = Purpose(among, at)
        picked = yield Ask(player, "choose_effect", at.clause, options, at.source, purpose=purpose)
        if picked.verb == "done":
            break
        chosen.append(picked.other)
    return [parts[place] for place in sorted(chosen)]


def look_on(game: "Game", cards: list[CardId], at: Context) -> Generator[Ask, Option, list[CardId]]:
    """Show a player one card after another until they stop; return those they have seen."""
    seen: list[CardId] = []
    for card in cards:
        said = yield Ask(at.player, "look_at_next", at.clause, [YES, NO], at.source)
        if said.verb == "no":
            break
        atoms.show(game, [card], (at.player,))
        seen.append(card)
    return seen


def has_gone_to(game: "Game", card: CardId, kind: int) -> bool:
    """Return whether a card that was to move did: it is there, or was a token and is gone."""
    place = game.state.where[card]
    return place < 0 or kind_of(place) == kind


def top_cards(game: "Game", player: PlayerId, count: int) -> list[CardId]:
    """Return the top cards of a player's deck, the topmost first."""
    return known(game, rf.Top(count), Context(player, NO_CARD, ""))
