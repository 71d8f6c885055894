"""Keywords of Force of Will that stand before a text of the card's own (1109 to 1137), as abilities."""

from collections.abc import Iterable
from dataclasses import replace

from rules.cards import Face
from rules.engine import effects as fx
from rules.engine.abilities import Ability, Cost
from rules.engine.atoms.moving import TOKEN
from rules.engine.filters import Chosen, Condition, Filter, Rolled, Source, Target
from rules.games.fow8.definitions import ATTRIBUTES, SHIFT, WILLS, ForceCard, define_face
from rules.games.fow8.keywords import BARRIER

EVOLUTION = "evolution"
AUTOMATIC_CARD = "automatic card"
STEALTH = "stealth"
REQUIRED = "required"
"""The name of what only says what must hold for a card with Trigger to be played (1416.2b)."""
BESTOW = "bestow"
MAIN_TIMING_ONLY = frozenset({BESTOW, SHIFT})
"""Names of abilities that can be played at main timing only (1117.2, 1121.2)."""

SEAL_RELEASED = "seal released"
RESONATOR = frozenset({"resonator"})
STONE = frozenset({"magic stone"})


def awakening(cost: Cost, effect: fx.Effect) -> Ability:
    """The card may be awakened as it is played, for a cost that is added; then its text is more (1109.2)."""
    return Ability("way", effect, cost, name="awakening", clause="1109.2")


def incarnation(*attributes: Iterable[str]) -> Ability:
    """Rather than paying for it, a resonator of one of each of these attributes is banished (1110.2)."""
    given = tuple(
        Filter(zones=("field",), whose="you", types=RESONATOR, attributes=frozenset(one))
        for one in attributes
    )
    return Ability("way", cost=Cost(away=given), instead=True, name="incarnation", clause="1110.2")


def torrent(ability: Ability) -> Ability:
    """A text that the card has if its player has played another card in the turn (1124.2)."""
    return replace(ability, when=Condition(this_turn="played"), clause="1124.2")


def seal(number: int, ability: Ability, released: str = SEAL_RELEASED) -> Ability:
    """A text that the card has with so many magic stones, or once the seal is released (1128.2, 1128.4)."""
    stones = Filter(zones=("field", "magic stone area"), whose="you", types=STONE)
    enough = Condition(or_any_of=(Condition(stones, at_least=number), Condition(this_game=released)))
    return replace(ability, when=enough, clause="1128.2")


def null(ability: Ability) -> Ability:
    """A text that the card has while its player has no other card in hand (1134.2)."""
    none = Condition(Filter(zones=("hand",), whose="you", other=True), at_least=0, at_most=0)
    return replace(ability, when=none, clause="1134.2")


def rune(needed: str | int, ability: Ability) -> Ability:
    """A text that the card has with so many revealed runes, or such runes as these wills name (1137.2)."""
    if isinstance(needed, int):
        return replace(ability, when=_runes(needed), clause="1137.2")
    counts = {letter: needed.count(letter) for letter in dict.fromkeys(needed)}
    each = tuple(_runes(count, ATTRIBUTES[WILLS.index(letter)]) for letter, count in counts.items())
    return replace(ability, when=Condition(all_of=each), clause="1137.2")


def _runes(count: int, attribute: str = "") -> Condition:
    of = frozenset({attribute} if attribute else ())
    return Condition(Filter(zones=("revealed runes",), whose="you", attributes=of), at_least=count)


def legend(number: int, ability: Ability) -> Ability:
    """A text that the card has with so many revealed story cards in the extra deck (1133.2)."""
    stories = Filter(zones=("revealed stories",), whose="you")
    return replace(ability, when=Condition(stories, at_least=number), clause="1133.2")


def crest(attribute: str, ability: Ability) -> Ability:
    """A text that the card has while its player controls a magic crest of the attribute (1131.2)."""
    crests = Filter(
        zones=("item area",),
        whose="you",
        marks=frozenset({"magic crest"}),
        attributes=frozenset({attribute}),
    )
    return replace(ability, when=Condition(crests), clause="1131.2")


def sealed_item(item: str, ability: Ability) -> Ability:
    """An ability that is there once the sealed item of that name is unsealed (1130.3)."""
    return replace(ability, name=item, when=Condition(this_game=unsealed(item)), clause="1130.2")


def unsealed(item: str) -> str:
    """Return the word by which it is remembered that a sealed item was unsealed."""
    return f"unsealed:{item}"


def resonance(stone: str, effect: fx.Effect) -> Ability:
    """What happens whenever a stone of that kind enters under its player's control (1127.2)."""
    kinds = Filter(zones=("field",), whose="you", marks=frozenset({stone, f"{stone} magic stone"}))
    return Ability("automatic", effect, trigger="enters", watches=kinds, clause="1127.2")


def inheritance(cost: Cost, effect: fx.Effect) -> Ability:
    """An ability of a card in hand, which is discarded for it (1126.2, 1126.2a)."""
    return Ability(
        "activated",
        effect,
        replace(cost, then=Cost(sacrifice=True)),
        zones=("hand",),
        only_there=True,
        clause="1126.2",
    )


def gods_art(name: str, ability: Ability) -> Ability:
    """An ability that may be played once a game under its name (1112.2)."""
    return replace(ability, name=name, once_a_game=True, clause="1112.2")


def evolution(cost: Cost) -> Ability:
    """Puts an evolution counter on the card where there is none (1116.2)."""
    put = fx.If(Condition(no_counter=EVOLUTION), fx.PutCounters(Source(), EVOLUTION))
    return Ability("activated", put, cost, clause="1116.2")


def bestow(cost: Cost) -> Ability:
    """The addition is added to a resonator it targets, at main timing, while it is on nothing (1121.2)."""
    return Ability(
        "activated",
        fx.Act(Target(), BESTOW),
        cost,
        targets=(Filter(zones=("field",), types=RESONATOR),),
        name=BESTOW,
        clause="1121.2",
    )


def barrier(*against: Filter) -> tuple[Ability, ...]:
    """The card cannot be targeted by such of the other player's spells and abilities (1120.3)."""
    return tuple(Ability("static", affects=one, name=BARRIER, clause="1120.3") for one in against)


def automatic(when: str, watches: Filter) -> Ability:
    """The card triggers in its player's hand or standby area when something happens (906.2, 1113.2b)."""
    zones = ("hand", "standby area")
    return Ability(
        "automatic",
        trigger=when,
        watches=watches,
        zones=zones,
        only_there=True,
        name=AUTOMATIC_CARD,
        clause="1113.2b",
    )


def stealth(when: str, watches: Filter) -> Ability:
    """The card in the standby area may be played for nothing when something happens (1114.2)."""
    return replace(automatic(when, watches), zones=("standby area",), name=STEALTH, clause="1114.2")


def required(condition: Condition) -> Ability:
    """What must hold for a card with Trigger to be played like an activate ability (1416.2b)."""
    return Ability("static", name=REQUIRED, when=condition, clause="1416.2b")


def is_automatic_card(definition: ForceCard) -> bool:
    """Tell whether a card is played only by triggering."""
    return any(one.name == AUTOMATIC_CARD for one in definition.abilities)


def weather(kind: str) -> fx.Remember:
    """The weather of the player is of that kind from now on, and of no other (1028.1)."""
    return fx.Remember(f"weather:{kind}", forget=("weather:",))


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


def force(dice: int, effect: fx.Effect) -> fx.Counting:
    """So many dice are rolled; what follows speaks of their total (1023.1)."""
    return fx.Counting(Rolled(dice), effect)


def search(wanted: Filter, zone: str) -> fx.Sequence:
    """A card of the player's deck that is looked for goes to a zone, or none; then the deck is shuffled.

    The player need not find a card, even if there is one, since nobody else can know (1014.2).
    """
    deck = replace(wanted, zones=("main deck",), whose="you")
    return fx.Sequence((fx.MoveTo(Chosen(deck, least=0), zone), fx.Shuffle("main deck")))
