"""Made-up cards of Duel Masters that bear what a real card prints, and what scenes of them speak of."""

from rules.games.dm.definitions import DuelistCard
from rules.language.abilities import Ability, Spell
from rules.language.effects import Effect
from rules.language.filter_shorthand import cards
from rules.language.filters import Filter
from tests.rules.dm.play.cards import card
from tests.rules.printed import printed
from tests.rules.scenes import Scene

CREATURE = frozenset({"creature"})
YOUR_MANA = cards(zones=("mana zone",), whose="you")
THEIR_MANA = cards(zones=("mana zone",), whose="opponent")
YOUR_SHIELDS = cards(zones=("shield zone",), whose="you")
THEIR_SHIELDS = cards(zones=("shield zone",), whose="opponent")
YOUR_GRAVEYARD = cards(zones=("graveyard",), whose="you")
YOUR_HAND = cards(zones=("hand",), whose="you")
THEIR_HAND = cards(zones=("hand",), whose="opponent")


def creatures(*parts: Filter, whose: str = "anyone", other: bool = False) -> Filter:
    """Return the filter of creatures in the battle zone."""
    return cards(*parts, zones=("battle zone",), whose=whose, types=CREATURE, other=other)  # type: ignore[arg-type]


def bearer(
    card_id: str,
    *abilities: Ability,
    power: int = 2000,
    keywords: tuple[str, ...] = (),
    civilization: str = "fire",
    races: tuple[str, ...] = (),
) -> DuelistCard:
    """Return a creature named Bearer, of cost 1, with abilities that a real card prints."""
    return card(
        "Bearer",
        1,
        power,
        *keywords,
        civilizations=(civilization,),
        races=races,
        abilities=printed("dm", card_id, *abilities),
    )


def flash(card_id: str, effect: Effect) -> DuelistCard:
    """Return a spell named Flash, of cost 1, that does what a real card prints."""
    return card("Flash", 1, 0, types=("spell",), abilities=printed("dm", card_id, Spell(effect)))


def cast(made: Scene, card_id: str, effect: Effect) -> Scene:
    """Let the turn player cast Flash in the main step."""
    made.put("hand", flash(card_id, effect))
    return made.begin("main").answer("use", "Flash")
