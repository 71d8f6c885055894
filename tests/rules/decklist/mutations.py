"""Seeded mutations of texts: the same seed makes the same faults, so that every failure can be seen again."""

import random
from collections.abc import Sequence

PIECES = (
    *(
        "\x00",
        "\ufeff",
        "\u202e",
        "\u00a0",
        "\t",
        "\n",
        "\r\n",
        "\x0b",
        "é",
        "龍",
        "🐉",
        "\ud800",
        "\\",
        '"',
        "'",
    ),
    *(
        "<",
        ">",
        "</",
        "&",
        "&amp;",
        "]]>",
        "<!--",
        "<b>",
        "{",
        "}",
        "[",
        "]",
        ":",
        ",",
        ";",
        "(",
        ")",
        "/",
        "//",
        "#",
    ),
    *(
        "0",
        "-1",
        "4",
        "99",
        "100",
        "1e9",
        "9" * 40,
        "null",
        "true",
        "NaN",
        "x",
        "×",
        "*",
        "**",
        "=",
        "==",
        "%",
        "$",
    ),
    *("[Main]", "Sideboard:", "## Maybeboard", "SB:", "Total: 40", "type:", "cost<=", "or", "-", "not", " "),
)


def mutated(text: str, others: Sequence[str], chance: random.Random) -> str:
    """Return a text with one to eight faults: pieces put in, cut out, doubled, turned, or of another text."""
    for _ in range(chance.randint(1, 8)):
        at = chance.randrange(len(text) + 1)
        to = min(len(text), at + chance.choice((1, 1, 2, 5, 20, 200)))
        match chance.randrange(7):
            case 0 | 1:
                text = text[:at] + chance.choice(PIECES) + text[at:]
            case 2:
                text = text[:at] + text[to:]
            case 3:
                text = text[:to] + text[at:to] * chance.choice((1, 2, 30)) + text[to:]
            case 4:
                other = chance.choice(others)
                cut = chance.randrange(len(other) + 1)
                text = text[:at] + other[cut : cut + 300] + text[at:]
            case 5:
                text = text[:at] + text[at:to][::-1] + text[to:]
            case _:
                text = text[:at] + chance.choice(PIECES) + text[to:]
    return text[:60_000]
