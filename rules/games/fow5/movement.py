"""Where effects may move cards of Force of Will 5.01 (3.15), and the fall of a J-ruler."""

from rules.engine import atoms
from rules.engine.clauses import clause
from rules.engine.game import Game
from rules.engine.ids import CardId
from rules.engine.zones import kind_of
from rules.games.fow5.zones import STONE_AREA
from rules.games.fow8.keywords import is_imperishable
from rules.games.fow8.movement_zones import NOWHERE, to_ruler_area
from rules.games.fow8.zones import FIELD, GRAVEYARD, HAND, LIFEBREAK, MAIN, RULER, STONES, book


def destination(game: Game, card: CardId, kind: int, bottom: bool) -> tuple[int, bool]:
    """Return where a card that would go to a kind of zone goes, and whether to its bottom."""
    types = game.state.cards[card].types
    if kind == LIFEBREAK and "lifebreak" not in book(game).does:
        return without_lifebreak(game), bottom
    if "j-ruler" in types:
        fallen = kind_of(game.state.where[card]) == RULER
        return (stays_fallen(game) if fallen else of_j_ruler(game, kind)), bottom
    if "ruler" in types:
        return of_ruler(game, kind), bottom
    if "chant" in types:
        return of_spell(game, kind), bottom
    if "magic stone" in types:
        return of_stone(game, kind), bottom
    return of_permanent(game, kind), bottom


@clause("fow5", "14.2#1")
def without_lifebreak(game: Game) -> int:
    """Under the Bifrost rules, effects that concern a lifebreak area do nothing."""
    return NOWHERE


@clause("fow5", "3.15#1")
def of_ruler(game: Game, kind: int) -> int:
    """A ruler can only go to the graveyard or the ruler area."""
    return kind if kind in (GRAVEYARD, RULER) else NOWHERE


@clause("fow5", "3.15#2")
def of_j_ruler(game: Game, kind: int) -> int:
    """A J-ruler can only go to the field or the ruler area."""
    return kind if kind in (FIELD, RULER) else NOWHERE


@clause("fow5", "3.8#6")
def stays_fallen(game: Game) -> int:
    """No effect moves a J-ruler out of the ruler area."""
    return NOWHERE


@clause("fow5", "3.15#3")
def of_permanent(game: Game, kind: int) -> int:
    """A resonator or an addition cannot go to a zone for stones or a ruler area."""
    return NOWHERE if kind in (STONES, STONE_AREA, RULER) else kind


@clause("fow5", "3.15#4")
def of_spell(game: Game, kind: int) -> int:
    """A spell that would go to the stone deck or the play ground goes to the graveyard."""
    return GRAVEYARD if kind in (STONES, FIELD, RULER, STONE_AREA) else kind


@clause("fow5", "3.15#5")
def of_stone(game: Game, kind: int) -> int:
    """A stone cannot go to a hand, a main deck or a ruler area."""
    return NOWHERE if kind in (HAND, MAIN, RULER) else kind


@clause("fow5", "10.9#1", "3.8#6")
def fall(game: Game, card: CardId) -> None:
    """A destroyed J-ruler goes to the ruler area J-ruler side up, without its text and stats."""
    whole = is_imperishable(game, card)
    to_ruler_area(game, card)
    if whole:
        turn_back(game, card)
    else:
        atoms.turn_face(game, card, len(game.state.cards[card].faces) - 1)


@clause("fow5", "11.7#1")
def turn_back(game: Game, card: CardId) -> None:
    """A J-ruler with Imperishable goes there ruler side up, keeping all its abilities."""
    atoms.turn_face(game, card, 0)
