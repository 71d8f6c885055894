"""Abilities of Force of Will that are keywords in other words, as printed on old cards (1411, 1417)."""

from rules.language.abilities import Ability, Static, Triggered
from rules.language.changes import Restrict
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
