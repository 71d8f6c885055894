"""Which cards an effect speaks of and how many it means: read off the position, or asked of a player."""

from collections.abc import Generator, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, assert_never

from rules.engine import atoms
from rules.engine.asks import NO, YES, Ask, Option
from rules.engine.filters import (
    Amount,
    AtRandom,
    Chosen,
    ChosenByEach,
    Counted,
    CountOf,
    Current,
    Divided,
    EventAmount,
    EventCard,
    Every,
    FigureOf,
    Filter,
    Itself,
    Kept,
    Rolled,
    Share,
    Source,
    Target,
    Targets,
    These,
    TheX,
    Top,
    Who,
    Whose,
)
from rules.engine.layers import characteristics
from rules.engine.matching import matches
from rules.engine.waiting import PLAIN, Choices, Held

if TYPE_CHECKING:
    from rules.engine.effects import Effect
    from rules.engine.filters import Selector
    from rules.engine.game import Game

Selecting = Generator[Ask, Option, list[int]]


@dataclass(slots=True)
class Context:
    """Where an effect stands: whose it is, its source, targets, event, and the card of a "for each".

    `amount` is how much the event was about, `counted` a number fixed as an enclosing effect began, `kept`
    are the cards that a later ability keeps in mind, `these` those that are looked at or shown. `did` is
    set when a step changed anything, which "if you do" asks about.
    """

    player: int
    source: int
    clause: str
    targets: tuple[int, ...] = ()
    event_card: int = -1
    current: int = -1
    did: bool = False
    amount: int = 0
    choices: Choices = PLAIN
    kept: tuple[Held, ...] = ()
    counted: int = 0
    these: tuple[int, ...] = ()
    said: str = ""


def whom(at: Context, who: Whose) -> int:
    """Return the player that an effect means."""
    return 1 - at.player if who == "opponent" else at.player


def as_target(player: int) -> int:
    """Return the number by which a player stands among targets; those of cards are not below nothing."""
    return -2 - player


def reached(at: Context, who: Who) -> tuple[int, ...]:
    """Return the one player that an effect means; nobody where that is a target no longer legal."""
    if not isinstance(who, Target):
        return (whom(at, who),)
    found_there = at.targets[who.index] if who.index < len(at.targets) else -1
    return () if found_there > as_target(0) else (as_target(found_there),)


def each(game: "Game", at: Context, who: Who) -> tuple[int, ...]:
    """Return the players that an effect means, the turn player first where it means all."""
    if isinstance(who, Target):
        return reached(at, who)
    return (game.state.active, 1 - game.state.active) if who == "anyone" else (whom(at, who),)


def number(game: "Game", amount: Amount, at: Context) -> int:
    """Return how many an effect means, never less than nothing for a count."""
    if isinstance(amount, CountOf):
        return len(found(game, amount.filter, at)) * amount.times
    if isinstance(amount, Rolled):
        dice = number(game, amount.dice, at)
        return sum(atoms.roll(game, amount.sides) + 1 for _ in range(dice))
    if isinstance(amount, TheX):
        return at.choices.x * amount.times
    if isinstance(amount, FigureOf):
        return figure(game, amount, at) * amount.times
    if isinstance(amount, Share):
        shares = at.choices.shares
        return shares[amount.index] if amount.index < len(shares) else 0
    if isinstance(amount, Counted):
        return at.counted * amount.times
    if isinstance(amount, Divided):
        return number(game, amount.amount, at) // amount.by
    return at.amount if isinstance(amount, EventAmount) else amount


def figure(game: "Game", amount: FigureOf, at: Context) -> int:
    """Return a figure of a card in play, or what it last was there; nothing for a card that is not known."""
    match amount.what:
        case Source():
            card = at.source
        case EventCard():
            card = at.event_card
        case Target(index):
            card = at.targets[index] if index < len(at.targets) else -1
    if card < 0:
        return 0
    if card not in game.state.instances and card in game.state.last_known:
        return game.state.last_known[card].figures[amount.index]
    return characteristics(game, card).figures[amount.index]


def _as_said(wanted: Filter, said: str) -> Filter:
    """Return a filter that asks for what a player has named."""
    match wanted.said:
        case "name":
            return replace(wanted, said="", name=said)
        case "race":
            return replace(wanted, said="", races=frozenset({said}))
        case "attribute":
            return replace(wanted, said="", attributes=frozenset({said}))
        case _:
            return replace(wanted, said="", cost_at_least=int(said or 0), cost_at_most=int(said or 0))


def found(game: "Game", wanted: Filter, at: Context) -> list[int]:
    """Return the cards that meet a filter now, in an order that depends on nothing but the position."""
    if wanted.player:
        return []
    if wanted.said:
        wanted = _as_said(wanted, at.said)
    zones = game.rules.zones
    kinds = (
        [kind for kind, zone in enumerate(zones.kinds) if zone.name in wanted.zones] if wanted.zones else []
    )
    if kinds:
        places = sorted(
            {2 * kind + (0 if zones.kinds[kind].shared else side) for kind in kinds for side in (0, 1)}
        )
        cards = [card for place in places for card in game.state.zones[place]]
    else:
        cards = list(game.state.instances)
    return [
        card
        for card in cards
        if matches(game, card, characteristics(game, card), wanted, at.player, at.source)
    ]


def select(game: "Game", what: "Selector", at: Context) -> Selecting:
    """Return the cards an effect speaks of, those still where they must be; a choice is asked here."""
    match what:
        case Source():
            return [at.source] if at.source in game.state.instances else []
        case Itself():
            return [at.source] if at.source >= 0 and game.state.where[at.source] >= 0 else []
        case Target(index):
            return [at.targets[index]] if index < len(at.targets) and at.targets[index] >= 0 else []
        case Targets():
            return [card for card in at.targets if card >= 0]
        case Current():
            return [at.current]
        case EventCard():
            # What replaces something speaks of a card to which it has not happened yet, wherever that lies.
            there = game.instead or at.event_card in game.state.instances
            return [at.event_card] if there else []
        case Every(wanted):
            return found(game, wanted, at)
        case Chosen(wanted, most, least, by):
            allowed = game.rules.may_choose
            cards = found(game, wanted, at)
            if what.among:
                cards = [card for card in at.these if card in cards]
            if allowed is not None:
                cards = [card for card in cards if allowed(game, card, at.player)]
            forced = [card for card in cards if must(game, card, at.player)]
            return (yield from choose(game, cards, most, least, whom(at, by), at, forced))
        case These():
            return list(at.these)
        case Top(count):
            return top_cards(game, at.player, count)
        case Kept():
            return [one.card for one in at.kept if is_same(game, one)]
        case AtRandom(wanted, count):
            return atoms.pick(game, found(game, wanted, at), count)
        case ChosenByEach(wanted, most, least):
            return (yield from _chosen_by_each(game, what, at))
        case _:
            assert_never(what)


def top_cards(game: "Game", player: int, count: int) -> list[int]:
    """Return so many cards on top of a player's deck, the topmost first."""
    deck = game.state.zones[2 * game.rules.deck_zone + player]
    return deck[::-1][: max(0, count)]


def is_same(game: "Game", held: Held) -> bool:
    """Tell whether a card that is kept in mind did not move since."""
    instance = game.state.instances.get(held.card)
    return game.state.where[held.card] == held.place if instance is None else instance.stamp <= held.stamp


def held(game: "Game", cards: list[int]) -> tuple[Held, ...]:
    """Keep cards in mind as they lie now."""
    return tuple(Held(card, game.state.where[card], game.state.stamp) for card in cards)


def _chosen_by_each(game: "Game", what: ChosenByEach, at: Context) -> Selecting:
    """Each player says what they choose, the turn player first; nothing is done before all have said it."""
    chosen: list[int] = []
    for player in (game.state.active, 1 - game.state.active):
        seen_by = Context(player, at.source, at.clause)
        cards = [card for card in found(game, what.filter, seen_by) if card not in chosen]
        chosen += yield from choose(game, cards, what.most, what.least, player, at)
    return chosen


def must(game: "Game", card: int, player: int) -> bool:
    """Tell whether a card has to be chosen by an effect of a player that could choose it."""
    return game.rules.must_choose is not None and game.rules.must_choose(game, card, player)


def choose(
    game: "Game",
    cards: list[int],
    most: int,
    least: int,
    player: int,
    at: Context,
    forced: Sequence[int] = (),
) -> Selecting:
    """A player picks cards one by one, forced ones first; they may stop once they have the least."""
    chosen: list[int] = []
    while cards and len(chosen) < most:
        waiting = [card for card in cards if card in forced]
        options = [Option("choose", card) for card in waiting or cards]
        if len(chosen) >= least and not waiting:
            options.append(Option("done"))
        picked = yield Ask(player, "choose_cards", at.clause, options, at.source)
        if picked.verb == "done":
            break
        cards.remove(picked.card)
        chosen.append(picked.card)
    return chosen


def choose_some(
    parts: tuple["Effect", ...], most: int, least: int, player: int, at: Context
) -> Generator[Ask, Option, list["Effect"]]:
    """A player picks several effects, each once; they are returned in the order they stand in."""
    chosen: list[int] = []
    while len(chosen) < most:
        options = [Option("choose", other=place) for place in range(len(parts)) if place not in chosen]
        if len(chosen) >= least:
            options.append(Option("done"))
        picked = yield Ask(player, "choose_effect", at.clause, options, at.source)
        if picked.verb == "done":
            break
        chosen.append(picked.other)
    return [parts[place] for place in sorted(chosen)]


def look_on(game: "Game", cards: list[int], at: Context) -> Generator[Ask, Option, list[int]]:
    """A player looks at card after card, and may stop before each of them; return those they have seen."""
    seen: list[int] = []
    for card in cards:
        said = yield Ask(at.player, "look_at_next", at.clause, [YES, NO], at.source)
        if said.verb == "no":
            break
        atoms.show(game, [card], (at.player,))
        seen.append(card)
    return seen


def has_gone_to(game: "Game", card: int, kind: int) -> bool:
    """Tell whether a card that was to move did: it is there, or was a token and is no more."""
    place = game.state.where[card]
    return place < 0 or place // 2 == kind
