"""Shields that go where their S Trigger cannot be used."""

from rules.games.dm.nodes import TakeShields
from rules.games.dm.reading.nouns import GRAVEYARD, HAND, SHIELDS
from rules.language import effects as fx
from rules.language.filter_shorthand import zones_of
from rules.language.references import Cards, Chosen, Each
from rules.reading.clauses import Clause, rebuilt


def untriggered(clause: Clause) -> Clause | None:
    """Return a clause in which shields are added to the hand and their S Trigger cannot be used."""

    if isinstance(clause.effect, fx.MoveTo) and clause.effect.zone == GRAVEYARD:
        # S Trigger is used only on the way to the hand (112.3a).
        return clause if _are_shields(clause.effect.what) else None

    def quiet(node: object) -> object:
        taken = isinstance(node, fx.MoveTo) and node.zone == HAND and _are_shields(node.what)
        return TakeShields(node.what) if taken and isinstance(node, fx.MoveTo) else node

    made = rebuilt(clause, quiet)
    return made if made != clause else None


def _are_shields(what: Cards) -> bool:
    return isinstance(what, Chosen | Each) and zones_of(what.filter) == (SHIELDS,)
