"""Rule processes of Force of Will 5.01 (13), additions on several cards, and the fall of a J-ruler."""

from rules.engine import atoms
from rules.engine.asks import Ask, Option, Procedure
from rules.engine.game import Game
from rules.engine.ruling import clause
from rules.games.fow8.checks import (
    additions_fall,
    fighters_die,
    lives_are_rounded,
    players_lose,
    suspects,
    to_ruler_area,
)
from rules.games.fow8.keywords import is_imperishable
from rules.games.fow8.zones import is_fielded

CHECKS = (players_lose, fighters_die, lives_are_rounded, additions_fall)


@clause("fow5", "10.9#1", "3.8#6")
def fall(game: Game, card: int) -> None:
    """A destroyed J-ruler goes to the ruler area as the J-ruler it is, nothing printed on it left."""
    whole = is_imperishable(game, card)
    to_ruler_area(game, card)
    if whole:
        turn_back(game, card)
    else:
        atoms.turn_face(game, card, len(game.state.cards[card].faces) - 1)


@clause("fow5", "11.7#1")
def turn_back(game: Game, card: int) -> None:
    """A J-ruler with Imperishable goes there ruler side up, all its abilities kept."""
    atoms.turn_face(game, card, 0)


ALSO_ON = "keeps:also on "
"""The mark of an addition for each card that it is on besides the first one."""


@clause("fow5", "10.1#1")
def add_to(game: Game, card: int, source: int) -> Procedure:
    """The addition is added onto a card in the field, and onto that one too if it is on another.

    JUDGEMENT: the book has no words for moving an addition from card to card; so it is on both until its
    player chooses (13.3#2).
    """
    if is_fielded(game, source):
        host = game.state.instances[source].host
        if host < 0 or not is_fielded(game, host):
            atoms.attach(game, source, card)
        elif host != card:
            atoms.mark(game, source, f"{ALSO_ON}{card}")
    yield from ()


def additions_choose(game: Game) -> Procedure:
    """Ask about every addition that is on more than one card."""
    for card in suspects(game):
        words = sorted(word for word in game.state.instances[card].marks if word.startswith(ALSO_ON))
        if words:
            yield from keep_one(game, card, words)


@clause("fow5", "13.3#2")
def keep_one(game: Game, card: int, words: list[str]) -> Procedure:
    """The controller of an addition on several cards chooses one of them; it is on no other any more."""
    instance = game.state.instances[card]
    others = sorted(int(word.removeprefix(ALSO_ON)) for word in words)
    hosts = [one for one in (instance.host, *others) if is_fielded(game, one)]
    atoms.unmark(game, card, words)
    if hosts:
        options = [Option("add", host) for host in hosts]
        chosen = options[0]
        if len(options) > 1:
            chosen = yield Ask(instance.controller, "host", "13.3#2", options, card)
        atoms.attach(game, card, chosen.card)


ASKING_CHECKS = (additions_choose,)
