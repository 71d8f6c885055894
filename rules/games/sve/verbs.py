"""What effects of Shadowverse: Evolve do by words of its own."""

from rules.engine.asks import Procedure
from rules.engine.clauses import clause
from rules.engine.context import Context
from rules.engine.game import Game
from rules.engine.handlers import players
from rules.engine.ids import CardId, PlayerId
from rules.engine.ruleset import Doing
from rules.engine.state import Result
from rules.engine.verbs import if_in_play, to_all, to_each
from rules.games.sve.announcement import play_for_nothing
from rules.games.sve.mechanics.drive import drive_check, gain_drive
from rules.games.sve.mechanics.equipment import equip
from rules.games.sve.mechanics.evolution import evolve_by_effect
from rules.games.sve.mechanics.race import race
from rules.games.sve.mechanics.transformation import transform
from rules.games.sve.mechanics.union_burst import burst
from rules.games.sve.nodes import Burst, DriveCheck, Equip, Evolve, GainDrive, PlayFree, Race, Transform
from rules.language.effects import Effect, Shuffle


@clause("sve", "5.8.1")
def shuffle(game: Game, effect: Shuffle, cards: list[CardId], at: Context) -> Procedure:
    """Players' zones are shuffled."""
    return players.shuffle(game, effect, at)


@clause("sve", "1.2.4")
def win(game: Game, player: PlayerId) -> None:
    """An effect makes a player win at once, before any Confirmation Timing."""
    game.finish(Result(player, "card", "1.2.4"))


VERBS: dict[type[Effect], Doing] = {
    Burst: to_each(burst),
    DriveCheck: to_each(drive_check),
    GainDrive: if_in_play(gain_drive),
    Equip: equip,
    Evolve: to_each(evolve_by_effect),
    PlayFree: to_all(play_for_nothing),
    Race: if_in_play(race),
    Shuffle: shuffle,
    Transform: transform,
}
"""The handlers of verbs that only effects of this game have, and of shuffling."""
