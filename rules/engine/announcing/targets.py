"""Choice of targets during an announcement: cards and players, with minimum and maximum."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice
from typing import TYPE_CHECKING

from rules.engine.amounts import number
from rules.engine.announcing.affordability import possible_xs
from rules.engine.announcing.announcement import Announcement, Text, aim
from rules.engine.announcing.order import Action
from rules.engine.asks import Ask, Option, Procedure, Purpose
from rules.engine.context import Context, resolution_context
from rules.engine.division import can_divide, fewest
from rules.engine.filters import matches
from rules.engine.ids import NOTHING, OTHER_PLAYER, PlayerId, Target, as_player, is_card
from rules.engine.layers import characteristics
from rules.engine.objects import unmoved
from rules.engine.references import finding
from rules.engine.selection import can_choose, must
from rules.engine.targets import as_target, is_player, player_aimed_at
from rules.engine.triggers import trigger_on
from rules.language.abilities import Announceable, Replacement, Resolvable
from rules.language.events import Targeted
from rules.language.filter_shorthand import may_be_player
from rules.language.filters import All, AnyOf, Filter, IsPlayer

if TYPE_CHECKING:
    from rules.engine.game import Game
    from rules.engine.pending import Pending

DONE = Option("done")


def candidates(game: "Game", wanted: Filter, at: Context) -> list[Target]:
    """List the cards, then the players, that are legal targets now."""
    return list(finding_candidates(game, wanted, at))


def finding_candidates(game: "Game", wanted: Filter, at: Context) -> Iterator[Target]:
    """Yield the legal targets, for callers that need not know all of them."""
    if not isinstance(wanted, IsPlayer):
        for card in finding(game, wanted, at):
            if is_open(game, card, wanted, at):
                yield card
    if may_be_player(wanted):
        for player in (at.player, OTHER_PLAYER[at.player]):
            target = as_target(player)
            if matches_player(player, wanted, at) and is_open(game, target, wanted, at):
                yield target


def open_to(game: "Game", one: Announcement, wanted: Filter, at: Context) -> Iterator[Target]:
    """Yield the legal targets of an announcement; a card is not its own target while being played."""
    able = finding_candidates(game, wanted, at)
    return able if one.order.of_abilities else (target for target in able if target != one.card)


def has_so_many(game: "Game", one: Announcement, wanted: Filter, at: Context, count: int) -> bool:
    """Return whether an announcement has at least this many legal targets for a filter."""
    return sum(1 for _ in islice(open_to(game, one, wanted, at), count)) == count


def matches_player(player: PlayerId, wanted: Filter, at: Context) -> bool:
    """Return whether a player matches a filter; filters on cards match no player."""
    match wanted:
        case IsPlayer(side):
            return side in ("anyone", "you" if player == at.player else "opponent")
        case AnyOf(parts):
            return any(matches_player(player, part, at) for part in parts)
        case All(parts):
            return all(matches_player(player, part, at) for part in parts)
        case _:
            return False


def is_open(game: "Game", target: Target, wanted: Filter, at: Context) -> bool:
    """Return whether nothing in the game prevents a match from being a target."""
    if is_card(target) and not can_choose(game, target, at.player, at.source):
        return False
    own = game.rules.announcing.may_target
    if own is not None:
        return own(game, target, wanted, at)
    allowed = game.rules.may_choose
    return allowed is None or not is_card(target) or allowed(game, target, at.player)


def is_candidate(game: "Game", target: Target, wanted: Filter, at: Context) -> bool:
    """Return whether a card or player matches a target's filter, whatever else may prevent it."""
    if is_card(target):
        return matches(game, target, characteristics(game, target), wanted, at.player, at.source, at)
    return is_player(target) and matches_player(player_aimed_at(target), wanted, at)


def still_legal(
    game: "Game", pending: "Pending", text: Resolvable | None, clause: str, *, anew: bool = False
) -> tuple[Target, ...]:
    """Return the targets chosen for a text, with NOTHING for each that has become illegal.

    One that moved since then is another object, and not a target. With `anew`, one that could no longer be
    chosen is left out too.
    """
    wanted = text.targets if isinstance(text, Announceable | Replacement) else ()
    if not wanted:
        return ()
    at = resolution_context(game, pending, clause)
    targets = unmoved(game.state, pending.targets, pending.arrivals)
    return tuple(
        [
            target
            if is_candidate(game, target, one, at) and (not anew or is_open(game, target, one, at))
            else NOTHING
            for target, one in zip(targets, wanted, strict=True)
        ]
    )


def aimed_at(target: Target, verb: str = "target") -> Option:
    """Return the option to target a card or a player."""
    return Option(verb, target) if is_card(target) else Option(verb, other=player_aimed_at(target))


def whom_aimed_at(option: Option) -> Target:
    """Return the card or player that an option targets."""
    return option.card if option.card >= 0 else as_target(as_player(option.other))


def has_targets(game: "Game", one: Announcement, text: Text, at: Context) -> bool:
    """Return whether a text has its required targets, and enough to divide among them."""
    wanted = one.order.wanted
    if text.is_aimed or wanted == "none":
        return True
    ability = text.ability
    needed = ability.targets[: fewest(ability)]
    if not needed:
        return True
    count = len(needed)
    match wanted:
        case "all":
            # Two choices with the same filter need two cards; another filter may pick the same card again.
            enough = all(
                has_so_many(game, one, filter, at, needed[: place + 1].count(filter))
                for place, filter in enumerate(needed)
            )
        case "each":
            enough = all(has_so_many(game, one, filter, at, 1) for filter in needed)
        case _:
            able = [list(open_to(game, one, filter, at)) for filter in needed]
            enough = bool(able[0])
            count = min(count, len({card for cards in able for card in cards}))
    return enough and can_divide(game, ability, count, at)


def choose_targets(game: "Game", one: Announcement, clause: str) -> Procedure:
    """Ask the player for a legal target for each one required; they may stop at the minimum."""
    for text in one.texts:
        if not text.is_aimed:
            yield from _aim(game, one, text, clause)


def _aim(game: "Game", one: Announcement, text: Text, clause: str) -> Procedure:
    ability = text.ability
    if not ability.targets:
        aim(game, text, ())
        return
    kind, verb = game.rules.announcing.target
    xs = possible_xs(game, one)
    chosen: list[Target] = []
    count = len(ability.targets)
    if ability.at_most is not None:
        count = min(count, number(game, ability.at_most, one.at(game, clause)))
    for place in range(max(0, count)):
        xs = [x for x in xs if suits(game, ability, chosen, one.at(game, clause, x))]
        lists = [_left(game, one, ability, chosen, one.at(game, clause, x)) for x in xs]
        able = lists[0] if len(lists) == 1 else list(dict.fromkeys(one for some in lists for one in some))
        if not able:
            chosen.append(NOTHING)
            continue
        forced = [target for target in able if is_card(target) and must(game, target, one.player, one.card)]
        options = [aimed_at(target, verb) for target in forced or able]
        if place >= fewest(ability) and not forced:
            options.append(DONE)
        picked = options[0]
        if len(options) > 1:
            at = replace(one.at(game, clause, xs[-1] if xs else None), targets=tuple(chosen))
            purpose = Purpose(ability.effect, at, ability.targets)
            picked = yield Ask(one.player, kind, clause, options, one.card, purpose=purpose)
        if picked.verb == DONE.verb:
            break
        chosen.append(whom_aimed_at(picked))
    aim(game, text, [*chosen, *[NOTHING] * (len(ability.targets) - len(chosen))])


def suits(game: "Game", ability: Announceable, chosen: Sequence[Target], at: Context) -> bool:
    """Return whether all choices match a text's requirements, with the X of the context."""
    return all(
        target == NOTHING or is_candidate(game, target, wanted, at)
        for target, wanted in zip(chosen, ability.targets, strict=False)
    )


def _left(
    game: "Game", one: Announcement, ability: Announceable, chosen: Sequence[Target], at: Context
) -> list[Target]:
    """List the next possible choices: nothing twice, unless two different filters must share a card."""
    wanted = ability.targets[len(chosen)]
    able = list(open_to(game, one, wanted, at))
    left = [target for target in able if target not in chosen]
    if not left and one.order.wanted == "all" and len(chosen) < fewest(ability):
        alike = [target for target, other in zip(chosen, ability.targets, strict=False) if other == wanted]
        left = [target for target in able if target not in alike]
    count = sum(1 for target in chosen if target != NOTHING) + 1
    return left if can_divide(game, ability, count, at) else []


def trigger_on_targets(game: "Game", pending: "Pending") -> None:
    """Trigger abilities on the cards chosen as targets of what now waits to resolve."""
    game.beat += 1
    for target in dict.fromkeys(pending.targets):
        if is_card(target):
            trigger_on(game, Targeted, target, cause=pending.card)


TARGETS = Action(
    "targets",
    choose_targets,
    lambda game, one: any(text.ability.targets and not text.is_aimed for text in one.texts),
    of_texts=True,
)
