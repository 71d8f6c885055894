"""Cards of Force of Will as the engine plays them, compiled from the catalogue's facts."""

import re
from dataclasses import replace
from typing import NamedTuple

from rules.cards import Card, Face
from rules.engine.compiled import mypyc_attr
from rules.engine.definition import Definition
from rules.games.fow8 import definitions_words as said
from rules.games.fow8.definitions_additions import adding
from rules.games.fow8.definitions_texts import AUTOMATIC_CARD, spell_of
from rules.games.fow8.nodes import ProduceFor, Shift
from rules.language.abilities import Ability, Activated, KeywordAbility, Spell, Static, Triggered, Way
from rules.language.changes import ChangeCost
from rules.language.costs import Cost, Pay, RestThis
from rules.language.effects import Produce, PutCounters
from rules.language.events import Attacks, Blocks
from rules.language.references import This
from rules.language.vocabulary import ANY_RESOURCE
from rules.reading.kept import NO_TEXT, NOTHING_READ, Texts

WILLS = "WRUGB1MT"
"""The letters of the kinds of will, in the order of a player's resources (907.5, 907.6)."""

ATTRIBUTES = ("light", "fire", "water", "wind", "darkness")

PLAYED_KEYWORDS = frozenset(
    {
        *("Pierce", "Precision", "First Strike", "Explode", "Flying", "Swiftness", "Imperishable"),
        *("Quickcast", "Energize", "Mana", "Bloodlust", "Judgment", "Drain", "Bane", "Eternal"),
        *("Divinity", "Mobilize", "Barrier", "Grimoire", "Limit", "Shift", "Remnant"),
    }
)
"""Keywords that the engine plays in full."""

DIVINITY, QUICKCAST = "Divinity", "Quickcast"


class Price(NamedTuple):
    """Will to be paid: how much of each attribute by its index, how much of any kind, and how many X."""

    needs: tuple[tuple[int, int], ...] = ()
    free: int = 0
    x: int = 0

    @property
    def total(self) -> int:
        """The total amount of will, with X as 0 (203.5)."""
        return self.free + sum(count for _, count in self.needs)

    def with_x(self, value: int) -> "Price":
        """Return the price once X is chosen (203.5b)."""
        return Price(self.needs, self.free + self.x * value, 0) if self.x else self


@mypyc_attr(allow_interpreted_subclasses=True)
class ForceCard(Definition):
    """A card with what only this game needs.

    `price` is the printed cost. `wills` has a bit for each kind of will that it can make by resting or, if
    `banished`, by being banished; 0 for none. `bound_wills` are those that it makes by resting for some
    things only, as `bound_to` says. `fights` means that it has ATK and DEF, `even` that both are
    hundreds. `judgment` is the will that its ruler side pays, `energize` the wills of its coin as bits,
    `arrives_with` its counters, `mobilize` its cost to attack or block, `divinity` that number. `standby` is
    the additional cost of a card with Trigger, None if it cannot be played that way. `activated` are its
    activate abilities, `ways` its alternative and additional costs; `shifts` means that either of its sides
    can be played, `plain` that only targets are chosen when playing it. `also_named` are the names that
    effects give it.
    """

    __slots__ = (
        "activated",
        "also_named",
        "arrives_with",
        "banished",
        "bound_to",
        "bound_wills",
        "divinity",
        "energize",
        "even",
        "fights",
        "judgment",
        "mobilize",
        "plain",
        "price",
        "shifts",
        "spell",
        "standby",
        "ways",
        "wills",
    )

    price: Price
    wills: int
    banished: bool
    bound_wills: int
    bound_to: ProduceFor | None
    fights: bool
    even: bool
    judgment: Price | None
    energize: int
    arrives_with: tuple[tuple[str, int], ...]
    mobilize: Price | None
    divinity: int
    standby: Price | None
    activated: tuple[Activated, ...]
    spell: Spell | None
    ways: tuple[Way, ...]
    shifts: bool
    plain: bool
    also_named: frozenset[str]

    def is_named(self, name: str) -> bool:
        """Return whether the card has a name, its own or one that an effect gives it."""
        return name == self.name or name in self.also_named

    def add_name(self, name: str) -> None:
        """Add a name to the card."""
        self.also_named |= {name}

    def lose_abilities(self) -> None:
        """Remove all abilities, including its costs for Judgment and Mobilize and the will it makes.

        Divinity stays, since it cannot be lost (1136.2).
        """
        divinity = self.keywords & {DIVINITY}
        super().lose_abilities()
        self.keywords = divinity
        self.judgment = self.mobilize = None
        self.wills = self.bound_wills = 0
        self.arrives_with = ()

    def sort_abilities(self) -> None:
        """Update the activate abilities, and whether any is an [Enter] ability, to match all abilities."""
        self.activated = tuple(one for one in self.abilities if isinstance(one, Activated))
        self.keywords = (self.keywords - {said.ENTER}) | said.implied_keywords(self.abilities)


def price(symbols: str) -> Price:
    """Return the price of a printed cost such as `{W}{W}{1}` (203.2 to 203.4)."""
    needs: dict[int, int] = {}
    free = unknown = 0
    for symbol in re.findall(r"\{(\w+)\}", symbols):
        if symbol.isdigit():
            free += int(symbol)
        elif symbol == "X":
            unknown += 1
        else:
            index = WILLS.index(symbol)
            needs[index] = needs.get(index, 0) + 1
    return Price(tuple(sorted(needs.items())), free, unknown)


LIMIT = tuple(
    Triggered(when, PutCounters(This(), "limit", -1), clause="1118.2") for when in (Attacks(), Blocks())
)
"""The abilities that remove limit counters from a card on each attack and block (1118.2)."""


SHIFT = "shift"
REQUIRED = "required"
"""The keyword of what must be met to play a card with Trigger (1416.2b)."""


def _shift(cost: Price) -> Ability:
    """Return the ability that turns a card from past side up to future side up (1117.2)."""
    paid = [Pay(count, WILLS[kind]) for kind, count in cost.needs]
    if cost.free:
        paid.append(Pay(cost.free))
    return Activated(Shift(This()), Cost(tuple(paid)), name=SHIFT, clause="1117.2")


def define(card: Card, texts: Texts = NOTHING_READ) -> ForceCard:
    """Compile a card with all its faces; the first is the side it has outside the field."""
    faces = tuple(define_read(card, place, texts) for place in range(len(card.faces)))
    understood = all(face.understood for face in faces)
    for face in faces:
        face.faces = faces
        face.understood = understood
    return faces[0]


def define_read(card: Card, place: int, texts: Texts) -> ForceCard:
    """Compile one side of a card with what is read of its text."""
    face, text = card.faces[place], texts.get(place, NO_TEXT)
    printed = tuple(word for word in sorted(text.keywords) if word not in face.keywords)
    wills = _wills(face)
    abilities = tuple(one for one in text.abilities if not _only_produces(one, wills))
    keyed = replace(face, keywords=(*face.keywords, *printed)) if printed else face
    definition = define_face(card.id, keyed, abilities)
    definition.understood = definition.understood or text.whole
    return definition


def _only_produces(ability: Ability, wills: int) -> bool:
    """Return whether an ability only says what the card's facts say: resting it produces these wills."""
    match ability:
        case Activated(effect=Produce(resource, 1), cost=Cost((RestThis(),)), when=None):
            return resource in WILLS and bool(wills >> WILLS.index(resource) & 1)
    return False


def define_face(card_id: str, face: Face, abilities: tuple[Ability, ...] = ()) -> ForceCard:
    """Compile one side of a card; `abilities` are those that its facts do not include."""
    bound = said.bound_makers(abilities)
    abilities = tuple(one for one in abilities if one not in bound)
    stats: dict[str, str] = {}
    for printed in face.keywords:
        word = next(
            (known for known in PLAYED_KEYWORDS if printed.startswith(known)),
            said.bare_word(printed),
        )
        stat = printed.removeprefix(word).strip()
        stats[word] = stat or stats.get(word, "")
    if "Limit" in stats:
        abilities = (*abilities, *LIMIT)
    if stats.get("Shift"):
        abilities = (*abilities, _shift(price(stats["Shift"])))
    attack, defense = face.values.get("attack"), face.values.get("defense")
    plain = isinstance(attack, int) and isinstance(defense, int)
    definition = ForceCard(
        card_id,
        face.name,
        frozenset(face.types),
        frozenset(face.marks),
        face.total_cost or 0,
        face.attributes,
        frozenset(face.races),
        (said.whole_number(attack), said.whole_number(defense)),
        frozenset(stats) | said.implied_keywords(abilities),
        tuple(one for one in abilities if said.implied_keywords((one,)) != {said.ETERNAL}),
        not face.values.get("text")
        and stats.keys() <= PLAYED_KEYWORDS
        and (plain or not said.is_fighter(face)),
    )
    definition.also_named = frozenset()
    definition.price = price(face.cost)
    definition.bound_wills = bits("".join(one.resource for one in bound.values()))
    definition.bound_to = next(iter(bound.values()), None)
    definition.wills = _wills(face) & ~definition.bound_wills
    definition.banished = False
    definition.fights = attack is not None and defense is not None and said.is_fighter(face)
    definition.even = not any(stat % 100 for stat in definition.stats)
    definition.judgment = _judgment(stats.get("Judgment", ""), abilities)
    definition.energize = bits(stats.get("Energize", ""))
    definition.arrives_with = tuple(
        (word.lower(), count) for word in ("Mana", "Limit") if (count := said.whole_number(stats.get(word)))
    )
    definition.mobilize = price(stats["Mobilize"]) if stats.get("Mobilize") else None
    definition.divinity = said.whole_number(face.values.get("divinity", stats.get("Divinity")))
    definition.standby = _standby(abilities)
    definition.activated = tuple(one for one in abilities if isinstance(one, Activated))
    spells = [one for one in abilities if isinstance(one, Spell)]
    definition.spell = spell_of(abilities) or adding(face)
    definition.ways = tuple(one for one in abilities if isinstance(one, Way))
    definition.shifts = "Shift" in stats
    decides = any(one.modes or one.when or one.x or one.divides for one in spells)
    named = any(one.name or isinstance(one, KeywordAbility) for one in abilities)
    own = [one for one in abilities if isinstance(one, Static) and one.affects is None]
    priced = any(isinstance(change, ChangeCost) for one in own for change in one.changes)
    aims_by_x = bool(definition.price.x and definition.spell is not None and definition.spell.targets)
    definition.plain = not (definition.ways or definition.shifts or decides or named or priced or aims_by_x)
    return definition


def _judgment(printed: str, abilities: tuple[Ability, ...]) -> Price | None:
    """Return the will a judgment costs besides what its text says, which may already include all the will."""
    asked = [one.cost for one in abilities if isinstance(one, KeywordAbility) and one.keyword == "Judgment"]
    paid = [part.amount for cost in asked for part in cost.parts if isinstance(part, Pay)]
    if printed and all(isinstance(amount, int) for amount in paid):
        return price(printed)
    return Price() if asked else None


def _standby(abilities: tuple[Ability, ...]) -> Price | None:
    """Return the cost of a Trigger: nothing if it has none, None without a Trigger (708.4, 1416.4a)."""
    for one in abilities:
        if isinstance(one, KeywordAbility) and one.keyword == REQUIRED:
            units = dict(one.cost.resources)
            free = units.pop(ANY_RESOURCE, 0)
            return Price(tuple((WILLS.index(kind), count) for kind, count in units.items()), free)
    return Price() if any(one.name == AUTOMATIC_CARD for one in abilities) else None


def bits(letters: str) -> int:
    """Return a bit for each kind of will named by its letter."""
    return sum(1 << WILLS.index(letter) for letter in dict.fromkeys(re.sub(r"\W", "", letters)))


def _wills(face: Face) -> int:
    """Return the wills that a card produces by resting.

    JUDGEMENT: a stone whose text is lost produces one will of the magic stone types it has; stones of one
    attribute do at least that.
    """
    produced = bits(str(face.values.get("produces", "")))
    if not produced and "magic stone" in face.types:
        return sum(1 << index for index, word in enumerate(ATTRIBUTES) if word in face.marks)
    return produced
