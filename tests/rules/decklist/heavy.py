"""Inputs that are as much work to read as their kind allows, at any size."""

import json
from collections.abc import Callable

from rules.decklist.limits import MOST_BYTES

XML_ENTITIES = "&amp;&#65;"


def _filled(head: str, piece: Callable[[int], str], tail: str, size: int) -> str:
    """Put as many pieces between head and tail as fit into `size` bytes."""
    pieces, length, number = [], len(head.encode()) + len(tail.encode()), 0
    while True:
        one = piece(number)
        length += len(one.encode())
        if length > size:
            return head + "".join(pieces) + tail
        pieces.append(one)
        number += 1


HEAVY: dict[str, Callable[[int], str]] = {
    "json keys": lambda size: _filled('{"main":1', lambda n: f',"{n}":1', "}", size),
    "json keys, one twice": lambda size: _filled('{"a":1', lambda n: f',"{n}":1', ',"z":1,"z":1}', size),
    "json sections": lambda size: _filled('{"main":["a"]', lambda n: f',"{n}":["a"]', "}", size),
    "json names": lambda size: _filled('{"main":["a"', lambda n: f',"{n}"', "]}", size),
    "json escaped names": lambda size: _filled('{"main":["a"', lambda n: f',"\\u0041{n}"', "]}", size),
    "json cards": lambda size: _filled('{"main":[{"name":"a"}', lambda n: f',{{"name":"{n}"}}', "]}", size),
    "json nested": lambda size: _filled("[0", lambda n: ",[[[[[[[[{}]]]]]]]]", "]", size),
    "json decks": lambda size: _filled('[{"main":["a"]}', lambda n: f',{{"main":["{n}"]}}', "]", size),
    "json blanks": lambda size: _filled('{"main":["a"', lambda n: " \n", "]}", size),
    "json quotes": lambda size: _filled('{"main":["a"', lambda n: ',"\\""', "]}", size),
    "own json": lambda size: _filled(
        '{"format":"rulebound-deck","version":1,"sections":{"main":[{}',
        lambda n: f',{{"name":"\\u0041{n}","count":1}}',
        "]}}",
        size,
    ),
    "tabletop": lambda size: _filled('{"ObjectStates":[{}', lambda n: f',{{"Nickname":"{n}"}}', "]}", size),
    "xml text": lambda size: _filled("<deck><meta>", lambda n: XML_ENTITIES, "</meta></deck>", size),
    "xml lines": lambda size: _filled("<deck><meta>", lambda n: "a\n", "</meta></deck>", size),
    "xml elements": lambda size: _filled("<deck>", lambda n: "<a/>", "</deck>", size),
    "xml attributes": lambda size: _filled("<deck", lambda n: f' a{n}=""', "/>", size),
    "lackey": lambda size: _filled(
        '<deck version="1"><superzone name="Main">',
        lambda n: f"<card><name>{n}</name></card>",
        "</superzone></deck>",
        size,
    ),
    "octgn sections": lambda size: _filled("<deck>", lambda n: f'<section name="{n}"/>', "</deck>", size),
    "octgn notes": lambda size: _filled(
        "<deck><notes>", lambda n: f"not read under [{n}]: {n}\n", "</notes></deck>", size
    ),
    "cockatrice sections": lambda size: _filled(
        '<cockatrice_deck><zone name="main">',
        lambda n: f'<card section="{n}"/>',
        "</zone></cockatrice_deck>",
        size,
    ),
    "numbered": lambda size: _filled("<Deck>", lambda n: f"<Card><Id>{n}</Id></Card>", "</Deck>", size),
    "csv rows": lambda size: _filled("count,name\n", lambda n: f"1,{n}\n", "", size),
    "csv columns": lambda size: _filled("count,name", lambda n: f",{n}", "\n1,a\n", size),
    "csv quotes": lambda size: _filled("count,name\n", lambda n: '1,"a\n', "", size),
    "text lines": lambda size: _filled("[Main]\n", lambda n: f"4 Tundder {n} Wolf\n", "", min(size, 9_000)),
    "text names alone": lambda size: _filled(
        "[Main]\n", lambda n: f"Tundder {n} Wolf\n", "", min(size, 9_000)
    ),
    "text headings": lambda size: _filled("", lambda n: f"[{n} a]\n1 a\n", "", min(size, 4_000)),
    "text brackets": lambda size: _filled("4 ", lambda n: "(a [", "", min(size, 60_000)),
    "text comment": lambda size: _filled("# ", lambda n: "a - (", "", min(size, 60_000)),
    "text digits": lambda size: _filled("", lambda n: "1" * 290 + "\n", "", min(size, 60_000)),
    "text signs": lambda size: _filled("", lambda n: "x [1 x (" * 30 + "\n", "", min(size, 60_000)),
    "text blanks": lambda size: _filled("", lambda n: "\n", "", min(size, 60_000)),
}
"""By what is heavy about it: a function that writes such an input of at most so many bytes."""

FULL = MOST_BYTES


def text_of(kind: str, size: int = FULL) -> str:
    """Return the heavy input of a kind; JSON kinds are whole JSON."""
    text = HEAVY[kind](size)
    if kind.startswith("json"):
        json.loads(text)
    return text
