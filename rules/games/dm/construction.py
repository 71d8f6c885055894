"""The construction rules of Duel Masters, in the order of its rulebook."""

import tomllib
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path

from rules.cards import Card, normalise
from rules.clauses import Clause
from rules.construction import checks
from rules.construction.findings import Violation
from rules.construction.rule import DeckCheck, rule

MAIN, HYPERSPATIAL, SUPER_GR, BATTLE = "main", "hyperspatial", "super_gr", "battle"
COPIES = 4
"""The rulebook's limit for deck and hyperspatial zone (100.2a, 100.3a); lower limits are rows of a format."""
SUPER_GR_COPIES = 2
"""The rulebook's limit for the super GR zone (100.4a)."""


@cache
def starting_cards() -> dict[str, tuple[str, int]]:
    """Return the set, and its number of pieces, of each card that starts in the battle zone.

    The keys are normalised names.
    """
    with (Path(__file__).parent / "data" / "starting.toml").open("rb") as file:
        sets = tomllib.load(file)["set"]
    return {
        normalise(card["name"]): (group["name"], card["pieces"]) for group in sets for card in group["cards"]
    }


def starts_in_battle(card: Card) -> bool:
    """Return whether a card starts the game in the battle zone."""
    return normalise(card.name) in starting_cards()


def place(card: Card) -> str:
    """Return the section a card belongs to: the zone it starts the game in."""
    marks = card.front.marks
    if starts_in_battle(card):
        return BATTLE
    if "gr" in marks:
        return SUPER_GR
    if card.is_type("rule plus") or any(mark in marks for mark in ("psychic", "psychic super", "dragheart")):
        return HYPERSPATIAL
    return MAIN


def may_hold(section: str, card: Card) -> bool:
    """Return whether a card's type allows it in a section."""
    return place(card) == section


@rule("dm", "100.2", "314.3", "314.3a")
def main_size(judging: DeckCheck) -> Iterator[Violation]:
    """A deck holds exactly 40 cards, and five more for each rule plus card that says so."""
    for violation in checks.size(judging, MAIN):
        raised = (
            ("314.3", "314.3a") if str(violation.params["replaced_by"]).startswith("its own text") else ()
        )
        yield violation if violation.list else replace(violation, clauses=_clauses("100.2", *raised))


@rule("dm", "100.2a", "202.3a", "808.4")
def main_copies(judging: DeckCheck) -> Iterator[Violation]:
    """A deck holds at most four cards with the same name, unless a card's own text says otherwise.

    A twinpact's name is both of its names together, so it does not count with a card named like one half.
    """
    for violation in checks.copies(judging, (MAIN,), COPIES):
        joined = ("808.4",) if violation.cards[0].is_marked("twinpact") else ()
        yield replace(violation, clauses=_clauses("100.2a", *joined))


@rule("dm", "100.3", "407.1")
def hyperspatial_size(judging: DeckCheck) -> Iterator[Violation]:
    """The hyperspatial zone starts with at most eight cards, or with none."""
    yield from checks.size(judging, HYPERSPATIAL)


@rule("dm", "100.3a")
def hyperspatial_copies(judging: DeckCheck) -> Iterator[Violation]:
    """The hyperspatial zone starts with at most four cards of the same name.

    JUDGEMENT: the book does not say which name of a two-sided card counts; it is the front's, since
    several cards can share the name of their other side (805.1).
    """
    yield from checks.copies(judging, (HYPERSPATIAL,), COPIES)


@rule("dm", "100.4", "408.1")
def super_gr_size(judging: DeckCheck) -> Iterator[Violation]:
    """A player who uses the Super GR zone starts with exactly twelve cards in it."""
    yield from checks.size(judging, SUPER_GR)


@rule("dm", "100.4a")
def super_gr_copies(judging: DeckCheck) -> Iterator[Violation]:
    """The Super GR zone holds at most two cards of the same name, unless a card's own text says otherwise."""
    yield from checks.copies(judging, (SUPER_GR,), SUPER_GR_COPIES)


@rule("dm", "100.5")
def one_starting_set(judging: DeckCheck) -> Iterator[Violation]:
    """Only one set of cards may start the game in the battle zone."""
    entries = [entry for entry in judging.entries(BATTLE) if starts_in_battle(entry.card)]
    sets = sorted({starting_cards()[normalise(entry.card.name)][0] for entry in entries})
    if len(sets) > 1:
        yield Violation(
            severity="illegal",
            section=BATTLE,
            cards=tuple(entry.card for entry in entries),
            actual=len(sets),
            allowed=1,
            params={"sets": ", ".join(sets)},
        )


@rule("dm", "100.5")
def starting_set_pieces(judging: DeckCheck) -> Iterator[Violation]:
    """A card of a starting set is in the battle zone once, or in all its pieces.

    JUDGEMENT: the book allows one set and does not mention part of one. Its pieces only work linked (309.1,
    311.3), so a set that lacks some is incomplete, and a second copy is a second set.
    """
    counts = {normalise(entry.card.name): entry for entry in judging.entries(BATTLE)}
    started = {starting_cards()[name][0] for name in counts if name in starting_cards()}
    for name, (group, pieces) in starting_cards().items():
        if group not in started:
            continue
        entry = counts.get(name)
        count = entry.count if entry else 0
        if count not in (1, pieces):
            yield Violation(
                severity="illegal" if count > pieces else "incomplete",
                section=BATTLE,
                cards=(entry.card,) if entry else judging.system.catalogue().named(name),
                actual=count,
                allowed=pieces if pieces == 1 else f"1 or {pieces}",
                params={"set": group},
            )


@rule("dm", "204.1", "204.2")
def type_unknown(judging: DeckCheck) -> Iterator[Violation]:
    """A card whose type is not in our sources cannot be judged by type."""
    for entry in judging.entries():
        if not entry.card.front.types:
            yield Violation(
                severity="unknown",
                section=entry.section,
                cards=(entry.card,),
                actual="no type recorded",
                allowed="a card type of the rulebook",
            )


@rule("dm", "314.1", "804.4", "806.4", "807.4", "809.2", "810.3")
def main_types(judging: DeckCheck) -> Iterator[Violation]:
    """Cards that start the game in another zone cannot be in the deck."""
    yield from _misplaced(judging, MAIN, "cards that start the game in no other zone")


@rule("dm", "314.1", "407.1", "804.4", "806.4")
def hyperspatial_types(judging: DeckCheck) -> Iterator[Violation]:
    """The hyperspatial zone holds psychic and dragheart cards, and rule plus."""
    yield from _misplaced(judging, HYPERSPATIAL, "psychic, dragheart and rule plus cards")


@rule("dm", "118.2", "408.1", "809.2")
def super_gr_types(judging: DeckCheck) -> Iterator[Violation]:
    """The Super GR zone holds only GR creatures."""
    yield from _misplaced(judging, SUPER_GR, "GR creatures")


@rule("dm", "100.5", "807.4", "810.3")
def battle_types(judging: DeckCheck) -> Iterator[Violation]:
    """Only cards that say so start the game in the battle zone."""
    yield from _misplaced(judging, BATTLE, "cards that can start the game in the battle zone")


def _clauses(*numbers: str) -> tuple[Clause, ...]:
    return tuple(Clause("dm", number) for number in numbers)


def _misplaced(judging: DeckCheck, section: str, allowed: str) -> Iterator[Violation]:
    """Find cards that belong to another section and name it; cards of unknown type are judged separately."""
    for violation in checks.only(
        judging, section, allowed, lambda card: not card.front.types or may_hold(section, card)
    ):
        belongs = judging.section(place(violation.cards[0])).title
        yield Violation(
            severity=violation.severity,
            section=section,
            cards=violation.cards,
            actual=violation.actual,
            allowed=allowed,
            params={**violation.params, "belongs": belongs},
        )


RULES = (
    main_size,
    main_copies,
    hyperspatial_size,
    hyperspatial_copies,
    super_gr_size,
    super_gr_copies,
    one_starting_set,
    starting_set_pieces,
    battle_types,
    type_unknown,
    main_types,
    hyperspatial_types,
    super_gr_types,
)
