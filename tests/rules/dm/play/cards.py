"""Made-up cards of Duel Masters for scenes: each is as large, and can do just as much, as its scene needs."""

from rules.games.dm.definitions import DuelistCard
from rules.language.abilities import Ability, Spell
from rules.language.effects import Effect
from tests.made_up_cards import defined


def card(
    name: str,
    cost: int = 1,
    power: int = 1000,
    *keywords: str,
    types: tuple[str, ...] = ("creature",),
    marks: tuple[str, ...] = (),
    civilizations: tuple[str, ...] = ("fire",),
    races: tuple[str, ...] = (),
    bonus: int = 0,
    abilities: tuple[Ability, ...] = (),
) -> DuelistCard:
    """Return a made-up card; without other words a fire creature of cost 1 and power 1000."""
    made = defined(
        DuelistCard,
        name,
        *types,
        cost=cost,
        stats=(power,),
        keywords=keywords,
        marks=marks,
        races=races,
        attributes=civilizations,
        abilities=abilities,
    )
    made.attack_bonus = bonus
    return made


def spell(name: str, cost: int = 1, *keywords: str, effect: Effect | None = None) -> DuelistCard:
    """Return a made-up spell; without an effect it does nothing."""
    abilities = () if effect is None else (Spell(effect),)
    return card(name, cost, 0, *keywords, types=("spell",), abilities=abilities)


ANT = card("Ant", 1, 1000)
BEAR = card("Bear", 3, 3000)
GIANT = card("Giant", 5, 6000)
WALL = card("Wall", 2, 3000, "Blocker")
