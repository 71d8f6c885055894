"""Noun phrases of Force of Will for cards out of play: in hands, graveyards and stone areas."""

from dataclasses import replace

from rules.games.fow8.reading.nouns import FIELD, RULERS, STONE, Noun, controlled, either_head
from rules.language.filters import All, Controlled, OfRace, OfType
from rules.language.references import Side
from rules.reading.grammar import Rules
from rules.reading.phrases import narrowed

RULES = Rules()
RULES.same(
    "your-zone", {"your graveyard": "graveyard", "your hand": "hand", "your removed area": "removed area"}
)
RULES.same("your-zone", {"your lifebreak area": "lifebreak area", "your standby area": "standby area"})
RULES.same("your-zone", {"your chant-standby area": "standby area"})
RULES.same(
    "their-zone",
    {
        "your opponent's graveyard": "graveyard",
        "your opponent's hand": "hand",
        "your opponent's removed area": "removed area",
        "your opponent's chant-standby area": "standby area",
        "your opponent's standby area": "standby area",
        "your opponent's lifebreak area": "lifebreak area",
    },
)
RULES.same(
    "any-zone", {"a graveyard": "graveyard", "any graveyard": "graveyard", "all graveyards": "graveyard"}
)


def lying(noun: Noun, zone: str, whose: Side) -> Noun | None:
    """Return a noun for cards in a zone."""
    if noun.said or "chase area" in noun.zones:
        return None
    found = replace(noun, zones=(zone,), said=True)
    return found if whose == "anyone" else found.asks(Controlled(whose))


@RULES.rule(
    "noun", "<noun> (in|from) <zone:your-zone>", example="cards in your hand", miss="cards in your field"
)
def of_your_zone(noun: Noun, zone: str) -> Noun | None:
    return lying(noun, zone, "you")


@RULES.rule(
    "noun",
    "<noun> (in|from) <zone:their-zone>",
    example="cards in your opponent's hand",
    miss="cards in your opponents",
)
def of_their_zone(noun: Noun, zone: str) -> Noun | None:
    return lying(noun, zone, "opponent")


@RULES.rule(
    "noun", "<noun> (in|from) <zone:any-zone>", example="cards in a graveyard", miss="cards in graveyard"
)
def of_any_zone(noun: Noun, zone: str) -> Noun | None:
    return lying(noun, zone, "anyone")


@RULES.rule(
    "noun",
    "<noun> in <stone-area>",
    example="magic stones in your magic stone area",
    miss="magic stones in your hand",
)
def of_your_stones(noun: Noun, stone_area: str) -> Noun | None:
    """Stones in an area of their own, which in 8.01 is the field (1404.1)."""
    parts = noun.filter.parts if isinstance(noun.filter, All) else (noun.filter,)
    if noun.said or any(isinstance(part, OfType | OfRace) and part != STONE for part in parts):
        return None
    return lying(replace(noun, filter=narrowed(STONE, *parts)), stone_area, "you")


@RULES.rule(
    "bare",
    "<one:race> , <other:race> , or <last:race>",
    example="Elf , Human , or Dragon",
    miss="Elf , Human , and Dragon",
)
def any_of_three_races(one: str, other: str, last: str) -> Noun:
    return Noun(OfRace(frozenset({one, other, last})), RULERS)


@RULES.rule(
    "bare",
    "<one:head> , <other:head> , or <last:head>",
    example="addition , resonator , or regalia",
    miss="addition , resonator , and regalia",
)
def any_of_three(one: Noun, other: Noun, last: Noun) -> Noun | None:
    pair = either_head(one, other)
    return None if pair is None else either_head(pair, last)


@RULES.rule(
    "noun",
    "<noun> played by (your opponent|an opponent)",
    example="spell played by an opponent",
    miss="spell played by a player",
)
def played_by_them(noun: Noun) -> Noun | None:
    return controlled(noun, "opponent") if noun.zones == ("chase area",) else None


@RULES.rule(
    "noun",
    "<noun> in your field or ruler area",
    example="Elf in your field or ruler area",
    miss="Elf in your field or graveyard",
)
def in_field_or_ruler_area(noun: Noun) -> Noun | None:
    if noun.said or noun.zones not in ((), FIELD, RULERS):
        return None
    return replace(noun, zones=RULERS, said=True).asks(Controlled("you"))


@RULES.rule(
    "noun",
    "<noun> in <stones:other-stones>",
    example="magic stones in your opponent's magic stone area",
    miss="magic stones in your opponent's hand",
)
def of_other_stones(noun: Noun, stones: tuple[str, Side]) -> Noun | None:
    """The stones of the opponent, or of all players."""
    zone, whose = stones
    mine = of_your_stones(noun, zone)
    if mine is None:
        return None
    parts = [part for part in getattr(mine.filter, "parts", ()) if part != Controlled("you")]
    found = replace(mine, filter=narrowed(*parts))
    return found if whose == "anyone" else found.asks(Controlled(whose))


@RULES.rule(
    "noun", "<noun> in (a|any|the) field", example="resonator in a field", miss="resonator in a graveyard"
)
def in_field(noun: Noun) -> Noun | None:
    return (
        None if noun.said or noun.zones not in ((), FIELD, RULERS) else replace(noun, zones=FIELD, said=True)
    )


@RULES.rule("noun", "<noun> in your area", example="additions in your area", miss="additions in an area")
def in_your_area(noun: Noun) -> Noun | None:
    """On older cards, a player's area is the field."""
    return controlled(replace(noun, zones=FIELD), "you") if noun.zones in (FIELD, RULERS) else None


@RULES.rule(
    "noun",
    "(spell|spells) (in|from) <zone:your-zone>",
    example="spell in your graveyard",
    miss="spell in your field",
)
def spells_elsewhere(zone: str) -> Noun | None:
    """In zones where no spell is played, "spell" means a chant card."""
    return lying(Noun(OfType(frozenset({"chant"}))), zone, "you")
