"""What words and abilities of Force of Will's cards stand for as they are compiled (1411, 1417)."""

from collections.abc import Iterable
from dataclasses import replace

from rules.cards import Face
from rules.games.fow8.nodes import ProduceFor
from rules.language.abilities import Ability, Activated, Static, Triggered
from rules.language.changes import Restrict
from rules.language.costs import Cost, RestThis
from rules.language.events import Enters
from rules.language.restrictions import Cannot

ENTER, ETERNAL = "Enter", "Eternal"
INDESTRUCTIBLE = Restrict(Cannot("be destroyed"))


def implied_keywords(abilities: tuple[Ability, ...]) -> frozenset[str]:
    """Return the keywords that abilities amount to, whatever words an old card uses.

    An ability that triggers when its card enters the field from anywhere is an [Enter] ability; one that also
    triggers otherwise, or only when the card comes from some zone, is not (1411.2, 1411.3, 1411.3a). A card
    that says of itself that it cannot be destroyed has Eternal (1417.1).
    """
    found = set()
    for one in abilities:
        if isinstance(one, Triggered) and one.event == Enters():
            found.add(ENTER)
        elif (
            isinstance(one, Static)
            and one.affects is None
            and one.when is None
            and INDESTRUCTIBLE in one.changes
        ):
            found.add(ETERNAL)
    return frozenset(found)


def bare_word(printed: str) -> str:
    """Return a keyword without its figure: wills, or a number."""
    return printed.rstrip("0123456789").partition(" {")[0].strip()


def is_fighter(face: Face) -> bool:
    """Return whether a side has ATK and DEF."""
    return "resonator" in face.types or "j-ruler" in face.types


def whole_number(value: object) -> int:
    """Return a printed number, 0 for anything else."""
    text = str(value)
    return int(text) if text.isdigit() else 0


def bound_makers(abilities: Iterable[Ability]) -> dict[Ability, ProduceFor]:
    """Return the abilities that rest a card for will that is restricted to some purposes, with their verbs.

    If they name several restrictions, only those with the first one count.
    """
    found: dict[Ability, ProduceFor] = {}
    for one in abilities:
        if not isinstance(one, Activated) or one.cost != Cost((RestThis(),)) or one.when is not None:
            continue
        verb = one.effect
        if not isinstance(verb, ProduceFor) or verb.amount != 1:
            continue
        first = next(iter(found.values()), verb)
        if replace(verb, resource="") == replace(first, resource=""):
            found[one] = verb
    return found
