"""Abilities that keywords of Force of Will stand for, as cards of tests have them."""

from collections.abc import Callable, Iterable
from dataclasses import replace

from rules.cards import Face
from rules.engine.atoms.moves import TOKEN
from rules.games.fow8.definitions import (
    ATTRIBUTES,
    ForceCard,
    define_face,
)
from rules.games.fow8.definitions_texts import AUTOMATIC_CARD
from rules.games.fow8.keywords_abilities import STEALTH
from rules.language import effects as fx
from rules.language.abilities import Ability, Triggered, Way
from rules.language.amounts import Tallied
from rules.language.conditions import Compare
from rules.language.costs import Cost
from rules.language.events import Event
from rules.language.filter_shorthand import both
from rules.language.filters import Controlled, Filter, InZone
from rules.language.references import Chosen

SYMBOL_SKILLS = frozenset(
    {"Pierce", "Precision", "First Strike", "Explode", "Flying", "Swiftness", "Imperishable"}
)
"""What old cards call symbol skills (1413.2)."""


def awakening(cost: Cost, effect: fx.Effect) -> Ability:
    """The card may be awakened as it is played, for a cost that is added; then its text is more (1109.2)."""
    return Way(effect, cost, name="awakening", clause="1109.2")


def sealed_item(item: str, ability: Ability) -> Ability:
    """An ability that is there once the sealed item of that name is unsealed (1130.3)."""
    opened = Compare(Tallied(UNSEALED, span="game", about=item), ">=", 1)
    return replace(ability, name=item, when=opened, clause="1130.2")


UNSEALED = "unsealed"
"""What is counted of a player for each sealed item by its name."""


def automatic(when: Callable[[Filter], Event], watches: Filter) -> Triggered:
    """The card triggers in its player's hand or standby area when something happens (906.2, 1113.2b)."""
    zones = ("hand", "standby area")
    return Triggered(when(watches), zones=zones, only_there=True, name=AUTOMATIC_CARD, clause="1113.2b")


def stealth(when: Callable[[Filter], Event], watches: Filter) -> Ability:
    """The card in the standby area may be played for nothing when something happens (1114.2)."""
    return replace(automatic(when, watches), zones=("standby area",), name=STEALTH, clause="1114.2")


def token(name: str, attack: int, defense: int, *types: str, races: Iterable[str] = ()) -> ForceCard:
    """Return a token, a resonator where nothing else is said (1303.1b)."""
    values: dict[str, int | str] = {"attack": attack, "defense": defense}
    kinds = types or ("resonator",)
    return define_face(
        f"token:{name}", Face(name, types=kinds, marks=(TOKEN,), races=tuple(races), values=values)
    )


def named_token(name: str, attack: int, defense: int) -> ForceCard:
    """Return a token whose name is its race too (1303.1d)."""
    return token(name, attack, defense, races=(name,))


def gain_gem(attribute: str) -> fx.Create:
    """A gem token of the attribute comes into the item area (1027.1)."""
    face = Face(f"Gem of {attribute}", types=("gem",), marks=(TOKEN,), attributes=(attribute,))
    return fx.Create(define_face(f"gem:{attribute}", face), "item area")


def gain_any_gem() -> fx.ChooseOne:
    """The player chooses one of the five attributes and gains a gem of it (1027.1a)."""
    return fx.ChooseOne(tuple(gain_gem(attribute) for attribute in ATTRIBUTES))


def search(wanted: Filter, zone: str) -> fx.Do:
    """A card of the player's deck that is looked for goes to a zone, or none; then the deck is shuffled.

    The player need not find a card, even if there is one, since nobody else can know (1014.2).
    """
    deck = both(InZone(("main deck",)), Controlled("you"), wanted)
    return fx.Do((fx.MoveTo(Chosen(deck, least=0), zone), fx.Shuffle("main deck")))
