"""What a card or an ability of Force of Will says when played, and what it may target (903.2)."""

from collections.abc import Sequence
from typing import cast

from rules.engine.announcing.announcement import Announcement
from rules.engine.clauses import clause
from rules.engine.conditions import holds
from rules.engine.context import Context
from rules.engine.game import Game
from rules.engine.ids import CardId, PlayerId, Target, is_card
from rules.engine.targets import player_aimed_at
from rules.games.fow8.definitions import REQUIRED, ForceCard
from rules.games.fow8.keywords import as_played, is_open_to, is_player_shielded
from rules.games.fow8.zones import book, is_main_timing
from rules.language.abilities import Announceable, KeywordAbility, Spell, Way
from rules.language.filters import Filter


def side_of(game: Game, one: Announcement) -> ForceCard:
    """Return the side of a card that is played."""
    definition = cast(ForceCard, game.state.cards[one.card])
    return cast(ForceCard, definition.faces[one.face]) if one.face else definition


def texts_of_card(game: Game, one: Announcement) -> Sequence[Announceable]:
    """List everything a card does when played: its text, and what its keywords add."""
    side = side_of(game, one)
    texts: list[Announceable] = [] if side.spell is None else [side.spell]
    if not side.plain:
        texts += [other for other in side.abilities if isinstance(other, Spell) and other is not side.spell]
    return texts


def ways_of_card(game: Game, one: Announcement) -> Sequence[Way]:
    """List the alternative and additional costs that a card's text offers."""
    return side_of(game, one).ways


def may_target(game: Game, target: Target, wanted: Filter, at: Context) -> bool:
    """Return whether a card or player that matches a filter can be targeted (903.2g)."""
    if is_card(target):
        return not is_itself(game, target, at) and is_open_to(game, target, at.player, at.source, wanted)
    return not is_player_shielded(game, player_aimed_at(target), at.player, at.source)


@clause("fow8", "903.2g-i")
def is_itself(game: Game, target: CardId, at: Context) -> bool:
    """A spell does not target itself; an ability is not the same object as its card, and may target it."""
    return at.is_spell and target == at.source


@clause("fow8", "1111.2a")
def is_still_in_time(game: Game, player: PlayerId, card: CardId, face: int) -> bool:
    """A card that would lose Quickcast with another side up cannot be played that way outside main timing.

    JUDGEMENT: anything that would have to be undone is not offered in the first place.
    """
    side = cast(ForceCard, game.state.cards[card].faces[face])
    return book(game).from_hand(as_played(game, card, side), is_main_timing(game, player))


@clause("fow8", "1416.2b", "1416.4")
def has_what_is_required(game: Game, player: PlayerId, card: CardId) -> bool:
    """The condition of a card with Trigger must be met when it is played."""
    asked = [
        one.when
        for one in game.state.cards[card].abilities
        if isinstance(one, KeywordAbility) and one.keyword == REQUIRED
    ]
    return all(one is None or holds(game, one, player, card) for one in asked)
