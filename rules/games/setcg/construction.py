"""The construction rules of the Square Enix card game system, in the order of its rulebook of 2014."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import chain

from rules.cards import Card
from rules.clauses import Clause
from rules.construction import checks
from rules.construction.deck import Entry
from rules.construction.findings import Violation
from rules.construction.rule import DeckCheck, floor_rule, rule
from rules.parsed_data import checked

MAIN = "main"
COPIES = 3
"""The rulebook's limit (8.1.1.2); lower limits are rows of a format."""
CARD_TYPES = ("forward", "backup", "monster", "summon", "weapon", "armor", "accessory", "formation")
LIMIT_BREAK = "limit break"


def card_numbers(card: Card) -> tuple[str, ...]:
    """Return the numbers that identify a card: as printed, without the letter of the rarity.

    The rulebook says that this part of a card shows rarity and number; the same number in another rarity is
    the same card.
    """
    return tuple(printing.number.removesuffix(printing.rarity) for printing in card.printings)


def is_of_the_book(card: Card) -> bool:
    """Return whether a card is of a type and kind that the rulebook of 2014 knows."""
    return card.is_type(*CARD_TYPES) and LIMIT_BREAK not in card.front.keywords


@rule("setcg", "5.2.3.1")
def unknown_type(judging: DeckCheck) -> Iterator[Violation]:
    """A card can be judged only if its type is one the rulebook knows."""
    for violation in checks.only(
        judging, MAIN, ", ".join(CARD_TYPES), lambda card: card.is_type(*CARD_TYPES)
    ):
        yield replace(violation, severity="unknown")


@rule("setcg", "5.2.5.1", "5.2.5.1.1", "8.1.1.2", "8.1.2")
def number_copies(judging: DeckCheck) -> Iterator[Violation]:
    """A deck holds at most three cards with the same card number, unless a card's own text says otherwise."""
    for violation in checks.copies(judging, (MAIN,), COPIES):
        numbers = checked(tuple[str, ...], violation.params["keys"], "the numbers of a card")
        source = violation.params["replaced_by"]
        several = ("5.2.5.1.1",) if len(numbers) > 1 else ()
        replaced = ("8.1.2",) if source else ()
        clauses = _clauses("5.2.5.1", *several, "8.1.1.2", *replaced)
        words = {
            "numbers": " / ".join(numbers),
            "because": f" by its own text ({source})" if source else "",
        }
        yield replace(violation, clauses=clauses, params={**violation.params, **words})


@rule("setcg", "8.1.1.1", "8.1.2")
def main_size(judging: DeckCheck) -> Iterator[Violation]:
    """A deck holds exactly 50 cards, unless a card's own text says otherwise."""
    # JUDGEMENT: the rulebook does not say whether cards it does not know count towards the 50, and in
    # practice Limit Break cards do not. With such cards in the deck a wrong size is reported only if it is
    # wrong both with and without them; their presence is a finding of its own.
    beyond = sum(entry.count for entry in _beyond_the_book(judging))
    limits, count = judging.limits(MAIN), judging.count(MAIN)
    too_few = count < limits.minimum
    too_many = limits.maximum is not None and count - beyond > limits.maximum
    if not beyond or too_few or too_many:
        replaced = ("8.1.2",) if limits.source else ()
        for violation in checks.size(judging, MAIN):
            clauses = _clauses("8.1.1.1", *replaced)
            yield violation if violation.list else replace(violation, clauses=clauses)


@floor_rule(
    {
        "format": "floor rules",
        "name": "Limit Break",
        "source": "fftcg.square-enix-games.com/en/news/"
        "beyond-destiny-card-of-the-week-zack-22-112r-viktora-22-114h-ace-22-116r",
    }
)
def limit_break(judging: DeckCheck) -> Iterator[Violation]:
    """Limit Break cards belong to a deck of their own, which the rulebook of 2014 does not know."""
    for entry in judging.entries(MAIN):
        if LIMIT_BREAK in entry.card.front.keywords:
            yield Violation(
                severity="unknown",
                section=MAIN,
                cards=(entry.card,),
                actual=entry.count,
                allowed="not in the rulebook",
            )


@floor_rule(
    {
        "format": "title",
        "name": "Title",
        "source": "fftcg.square-enix-games.com/en/news/card-gamer-magazine-title-format",
    }
)
def title_category(judging: DeckCheck) -> Iterator[Violation]:
    """Every card of a Title deck has one category in common, except Standard Unit Backups that cost 1 CP."""
    entries = tuple(entry for entry in judging.entries(MAIN) if not _free_of_category(entry.card))
    categories = sorted(set(chain.from_iterable(entry.card.titles for entry in entries)))
    if not categories:
        return
    # JUDGEMENT: a deck list does not name its category; it is the one that leaves the fewest cards out.
    category = min(categories, key=lambda one: sum(entry.count for entry in _outside(entries, one)))
    for entry in _outside(entries, category):
        yield Violation(
            severity="illegal",
            section=MAIN,
            cards=(entry.card,),
            actual=" and ".join(entry.card.titles) or "no category",
            allowed=category,
        )


def _clauses(*numbers: str) -> tuple[Clause, ...]:
    return tuple(Clause("setcg", number) for number in numbers)


def _beyond_the_book(judging: DeckCheck) -> Iterator[Entry]:
    return (entry for entry in judging.entries(MAIN) if not is_of_the_book(entry.card))


def _free_of_category(card: Card) -> bool:
    return card.is_type("backup") and card.front.total_cost == 1 and "Standard Unit" in card.front.races


def _outside(entries: tuple[Entry, ...], category: str) -> tuple[Entry, ...]:
    return tuple(entry for entry in entries if category not in entry.card.titles)


RULES = (unknown_type, number_copies, main_size, limit_break)
OPTIONAL_RULES = (title_category,)
