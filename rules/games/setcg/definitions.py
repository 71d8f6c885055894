"""Cards of the Square Enix system as the engine plays them, compiled from the catalogue's facts."""

from collections.abc import Iterator
from dataclasses import dataclass

from rules.cards import Card
from rules.engine.compiled import mypyc_attr
from rules.engine.definition import Definition
from rules.language.abilities import Ability, Static, Way
from rules.language.amounts import Amount
from rules.language.changes import AddName
from rules.language.filters import Filter
from rules.reading.kept import NO_TEXT, NOTHING_READ, Texts

ELEMENTS = ("fire", "ice", "wind", "earth", "thunder", "aqua", "shine", "dark")
CRYSTAL = "crystal"
"""A resource that players gain, keep apart from their cards, and spend on costs that call for it.

JUDGEMENT: the book of 2014 does not know crystals; they work as the cards say.
"""
LIGHT_AND_DARK = frozenset({"shine", "dark"})

FORWARD, BACKUP, MONSTER, SUMMON, FORMATION = "forward", "backup", "monster", "summon", "formation"
CHARACTERS = frozenset({FORWARD, BACKUP, MONSTER})
ITEMS = frozenset({"weapon", "armor", "accessory"})

COMMON_SOLDIER, EX_BURST, PARTY = "common soldier", "ex burst", "party"
BRAVE, HASTE, PRE_EMPTIVE, BACK_ATTACK = "brave", "haste", "pre-emptive strike", "back attack"
PLAYED_KEYWORDS = frozenset({BRAVE, HASTE, PRE_EMPTIVE, BACK_ATTACK})
"""Keywords that the engine plays in full."""


@dataclass(frozen=True, slots=True)
class Price:
    """CP to be paid: `total` in all, of which `needs` must be of certain elements."""

    total: int
    needs: tuple[tuple[str, int], ...] = ()


FREE = Price(0)


@mypyc_attr(allow_interpreted_subclasses=True)
class SquareCard(Definition):
    """A card with what only this game needs.

    `price` is what playing it costs, `names` all names it has (5.2.2.2). `equips` are the types of character
    an Item may go on, `needed` is what must be on its controller's field for a Formation to be played.
    `attack_price` and `block_price` are what a Forward must pay to attack or to block (10.1.2.3, 10.1.3.1.4).
    `war_god` is the job of the characters that make a Summon cheaper (15.2.7), "" for none. `cost_from` is
    the amount that gives the CP cost if it is not printed, and `x` how many times X is added to it.
    `combination` is the reduction once one of the `partners` has been removed from the game (15.2.17).
    """

    __slots__ = (
        "attack_price",
        "block_price",
        "combination",
        "cost_from",
        "equips",
        "names",
        "needed",
        "partners",
        "price",
        "war_god",
        "x",
    )

    attack_price: Price
    block_price: Price

    price: Price
    names: frozenset[str]
    equips: frozenset[str]
    needed: Filter | None
    war_god: str
    cost_from: Amount | None
    x: int
    combination: int
    partners: tuple[str, ...]

    def is_named(self, name: str) -> bool:
        """Return whether this is one of the card's names (5.2.2.2)."""
        return name in self.names

    def add_name(self, name: str) -> None:
        """Add a name to the card."""
        self.names |= {name}


def define(card: Card, texts: Texts = NOTHING_READ) -> SquareCard:
    """Compile a card; one whose text is missing, or not fully read, is not understood."""
    face, text = card.front, texts.get(0, NO_TEXT)
    keywords = text.keywords.union(face.keywords)
    power = face.values.get("power", 0)
    return make(
        card.id,
        face.name,
        face.types[0],
        cost=face.total_cost or 0,
        elements=face.attributes,
        power=power if isinstance(power, int) else 0,
        jobs=frozenset(face.races),
        marks=frozenset((*face.marks, *map(category, card.titles))),
        keywords=keywords,
        abilities=text.abilities,
        understood=text.whole or (not face.values.get("text") and keywords <= PLAYED_KEYWORDS),
    )


def category(title: str) -> str:
    """Return the mark that stands for a category in abilities."""
    return f"Category {title}"


def make(
    card_id: str,
    name: str,
    kind: str,
    *,
    cost: int = 1,
    elements: tuple[str, ...] = ("fire",),
    power: int = 0,
    jobs: frozenset[str] = frozenset(),
    marks: frozenset[str] = frozenset(),
    subtypes: frozenset[str] = frozenset(),
    keywords: frozenset[str] = frozenset(),
    abilities: tuple[Ability, ...] = (),
    equips: frozenset[str] = frozenset({FORWARD}),
    needed: Filter | None = None,
    attack_price: Price = FREE,
    block_price: Price = FREE,
    war_god: str = "",
    cost_from: Amount | None = None,
    x: int = 0,
    combination: int = 0,
    partners: tuple[str, ...] = (),
    also_named: tuple[str, ...] = (),
    understood: bool = True,
) -> SquareCard:
    """Return a card with these facts."""
    card = SquareCard(
        card_id,
        name,
        frozenset({kind}),
        marks | subtypes_of(kind, subtypes),
        cost,
        elements,
        jobs_of(kind, jobs),
        (power,),
        keywords,
        abilities,
        understood,
    )
    card.price = price_of(cost, elements)
    card.names = names_of(name).union(also_named, _names_in_text(abilities))
    card.cost_from = cost_from
    card.x = x
    card.combination = combination
    card.partners = partners
    card.equips = equips
    card.needed = needed
    card.war_god = war_god
    card.attack_price = attack_price
    card.block_price = block_price
    return card


def jobs_of(kind: str, jobs: frozenset[str]) -> frozenset[str]:
    """Return the jobs of a card of a type: only characters have any (6.6.3, 5.2.3.1.4.2)."""
    return jobs if kind in CHARACTERS else frozenset()


def subtypes_of(kind: str, subtypes: frozenset[str]) -> frozenset[str]:
    """Return the sub-types of a card of a type, not its jobs: only Items have any (6.6.4, 5.2.3.1.3.5)."""
    return subtypes if kind in ITEMS else frozenset()


def price_of(cost: int, elements: tuple[str, ...]) -> Price:
    """Return the price of a card with this cost and element: one CP of its own element, unless light or dark.

    JUDGEMENT: the book knows only cards of one element; one of several needs a CP of each, as the publisher
    plays them today.
    """
    return asked(cost, tuple((element, 1) for element in elements if element not in LIGHT_AND_DARK))


def asked(total: int, needs: tuple[tuple[str, int], ...]) -> Price:
    """Return the price for this much CP, raised to cover what each element needs, unless it is 0.

    A card that costs nothing keeps its elements, since an effect may raise its cost (11.3.8.1.1).
    """
    return Price(max(total, len(needs)) if total else 0, needs)


def _names_in_text(abilities: tuple[Ability, ...]) -> Iterator[str]:
    """Yield the names that a card has in all situations, which count as printed for rule processes."""
    for one in abilities:
        if isinstance(one, Static) and one.affects is None and one.when is None and one.zones:
            yield from (change.name for change in one.changes if isinstance(change, AddName))


def names_of(name: str) -> frozenset[str]:
    """Return every name of a card: if it contains a slash, also the parts around it (5.2.2.2)."""
    return (
        frozenset((name, *(part.strip() for part in name.split("/")))) if "/" in name else frozenset({name})
    )


def ways_of(definition: SquareCard) -> list[Way]:
    """Return a card's alternative and additional costs, and its additional effects when played."""
    return [ability for ability in definition.abilities if isinstance(ability, Way)]


def always_taken(definition: SquareCard) -> list[Way]:
    """Return the additional effects of playing a card that cost nothing."""
    return [way for way in ways_of(definition) if is_always_taken(way)]


def is_always_taken(way: Way) -> bool:
    """Return whether a card is played in a way in any case: it neither costs nor saves anything."""
    return not (way.instead or way.cost.parts or way.less)
