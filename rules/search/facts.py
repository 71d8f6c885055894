"""A card's searchable keys: names, numbers, facts and stats of every face."""

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache

from rules.cards import Card, search_key
from rules.cards.names import normalise_number
from rules.contents import content_facts
from rules.spoken import spoken

FACTS = ("type", "mark", "attribute", "race", "keyword", "set", "rarity", "region", "title")
"""The kinds of facts that are printed on a card."""
COST = "printed_cost"
"""The kind of the printed costs, whose keys are written by `printed_cost`."""
WORD = "word"
"""The vocabulary's kind for the words of names, used to find misspelled ones."""

_SYMBOL = re.compile(r"\{([^{}]+)\}|([^\s{}/]+)")
_WORDS = re.compile(r"\w+")
_SHORTEST_WORD = 2


def facts_of(card: Card) -> dict[str, list[str]]:
    """Return a card's searchable facts by kind; those of every face count."""
    return {
        "type": [one for face in card.faces for one in face.types],
        "mark": [one for face in card.faces for one in face.marks],
        "attribute": [one for face in card.faces for one in face.attributes],
        "race": [one for face in card.faces for one in face.races],
        "keyword": [one for face in card.faces for one in face.keywords],
        "set": [printing.set for printing in card.printings],
        "rarity": [printing.rarity for printing in card.printings],
        "region": [printing.region for printing in card.printings],
        "title": list(card.titles),
    }


def searchable_facts(code: str, card: Card) -> dict[str, list[str]]:
    """Return a card's facts by kind: those printed, its costs, and what was read of its text in a system."""
    return {
        **facts_of(card),
        COST: [cost for face in card.faces if (cost := printed_cost(face.cost))],
        **{kind: list(held) for kind, held in content_facts(code, card).items()},
    }


def fact_key(kind: str, value: str) -> str:
    """Return the search key of a fact; signs matter in costs, and nowhere else."""
    return value if kind == COST else search_key(value)


def printed_cost(cost: str) -> str:
    """Return a printed cost in one way of writing, whatever the order of its symbols; "" if it has none.

    >>> printed_cost("{1}{r}") == printed_cost("{R}{1}") == "{1}{R}"
    True
    """
    symbols = sorted((one or other).upper() for one, other in _SYMBOL.findall(cost))
    return "".join(f"{{{symbol}}}" for symbol in symbols)


def name_words(names: Iterable[str]) -> Iterator[str]:
    """Yield the words of names as search keys, except single characters."""
    for name in names:
        for word in _WORDS.findall(name):
            if len(key := search_key(word)) >= _SHORTEST_WORD:
                yield key


@lru_cache(maxsize=1024)
def text_key(code: str, card: Card) -> str:
    """Return what a card of a system does, in our words, as a search key."""
    return joined_keys(sentence for side in spoken(code, card) for sentence in side.sentences)


def joined_keys(texts: Iterable[str]) -> str:
    """Return texts as one search key, separated by bars, which no search can contain."""
    return "".join(f"|{search_key(text)}" for text in texts)


def stats_of(card: Card) -> dict[str, tuple[int, ...]]:
    """Return the numbers printed on a card by name, of every face and each once; `cost` is the total cost.

    JUDGEMENT: a card is found by the stats of any face, as by its types; a value that is not a plain number,
    such as X, cannot be compared.
    """
    found: dict[str, dict[int, None]] = {}
    for face in card.faces:
        if face.total_cost is not None:
            found.setdefault("cost", {})[face.total_cost] = None
        for name, value in face.values.items():
            if isinstance(value, int):
                found.setdefault(name, {})[value] = None
    return {name: tuple(values) for name, values in found.items()}


def names_of(card: Card) -> Iterator[str]:
    """Yield every name of a card."""
    yield from (face.name for face in card.faces)
    yield from card.aliases


def numbers_of(card: Card) -> Iterator[str]:
    """Yield every number of a card: its id and its printed numbers, alone and after their sets."""
    yield card.id
    for printing in card.printings:
        yield printing.number
        yield f"{printing.set}-{printing.number}"


@lru_cache(maxsize=4096)
def name_keys(card: Card) -> tuple[str, ...]:
    """Return a card's names as search keys."""
    return tuple(dict.fromkeys(search_key(name) for name in names_of(card)))


@lru_cache(maxsize=4096)
def number_keys(card: Card) -> tuple[str, ...]:
    """Return a card's numbers as search keys."""
    return tuple(dict.fromkeys(normalise_number(number) for number in numbers_of(card)))
