"""What a list has besides its deck, laid out: sections outside of it, lines that name no card."""

from rules import Reading
from rules.decklist.lexicon import is_considered


def beside(reading: Reading) -> dict[str, object]:
    """Lay out the sections outside a deck, each with its lines, and the ignored lines."""
    titles = dict.fromkeys(one.title for one in reading.deck.outside)
    return {
        "outside": [
            {
                "title": title,
                "considered": is_considered(title),
                "lines": [one for one in reading.deck.outside if one.title == title],
            }
            for title in titles
        ],
        "ignored": reading.ignored,
    }
