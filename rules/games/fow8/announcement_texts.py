"""What a card says as it is played: its text, what its keywords add, and the ways it is played in (903.2)."""

from collections.abc import Sequence
from dataclasses import replace

from rules.engine.conditions import holds
from rules.engine.game import Game
from rules.games.fow8.definitions import ForceCard
from rules.language import effects as fx
from rules.language.abilities import Ability, Announceable, Spell, Way
from rules.language.filters import Filter


def is_there(game: Game, ability: Ability, player: int, card: int) -> bool:
    """Tell whether what an ability asks of the game, if anything, holds for a player and a card."""
    return ability.when is None or holds(game, ability.when, player, card)


def full_text(
    game: Game, player: int, card: int, side: ForceCard, ways: Sequence[Way] = ()
) -> Announceable | None:
    """Return all that a card does: its text, what its keywords add as it is played, and its ways."""
    texts: list[Announceable] = [
        one
        for one in side.abilities
        if isinstance(one, Spell) and one is not side.spell and is_there(game, one, player, card)
    ]
    texts += [one for one in ways if one.effect != fx.NOTHING or one.targets]
    if not texts:
        return side.spell
    return joined((*((side.spell,) if side.spell is not None else ()), *texts))


def joined(texts: Sequence[Announceable]) -> Announceable:
    """Put several texts together to one, each with its own targets."""
    wanted: list[Filter] = []
    effects: list[fx.Effect] = []
    for one in texts:
        effects.append(fx.Part(one.effect, len(wanted), len(one.targets)))
        wanted += one.targets
    modes = next((one.modes for one in texts if one.modes), ())
    return replace(texts[0], effect=fx.Do(tuple(effects)), targets=tuple(wanted), modes=modes)
