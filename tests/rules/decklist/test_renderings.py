"""One list written as players, sites and programs write it: every rendering is the same deck."""

import json

import pytest

import rules
from rules.construction.deck import Entry, merged
from rules.systems import CODES, system
from tests.kinds import READ_BACK
from tests.rules.decklist.test_asides import LEGAL
from tests.rules.test_cases import ALL


def deck_of(code: str) -> rules.Deck:
    case = next(one for one in ALL if one.system == code and one.name.startswith(LEGAL[code]))
    return rules.read_decklist(case.text, code).deck


def parts(deck: rules.Deck) -> list[tuple[str, list[Entry]]]:
    of = system(deck.system)
    held = merged(deck.entries)
    grouped = [(one.title, [entry for entry in held if entry.section == one.code]) for one in of.sections]
    return [(title, entries) for title, entries in grouped if entries]


def called(entry: Entry) -> str:
    return f"{entry.card.name} ({entry.card.id})"


def lines(deck: rules.Deck, heading: str, line: str, end: str = "\n") -> str:
    out = []
    for title, entries in parts(deck):
        many = sum(entry.count for entry in entries)
        out.append(heading.format(title=title, n=many))
        out += [
            line.format(n=one.count, name=called(one), bare=one.card.name, id=one.card.id) for one in entries
        ]
        out.append("")
    return end.join(out)


TEXTS = {
    "brackets": ("[{title}]", "{n} {name}"),
    "brackets and a remark": ("[{title}] (as played)", "{n}x {name}"),
    "a count behind": ("{title} ({n})", "{n} {name}"),
    "a colon": ("{title}:", "- {n}x {name}"),
    "a colon and a count": ("{title}: {n}", "{name} x{n}"),
    "Markdown": ("## {title} – {n} cards", "* {n} × {name}"),
    "bold": ("**{title}** ({n})", "• {n} {name}"),
    "rules": ("=== {title} ===", "{n}\t{name}"),
    "comments": ("// {title}", "{n} {name}"),
    "capitals": ("{title}", "{n} {name} // fine"),
    "numbers first": ("[{title}]", "{n} {id} {bare}"),
    "numbers last": ("[{title}]", "{n} {bare} [{id}]"),
    "numbers alone": ("[{title}]", "{n} {id}"),
    "a price behind": ("{title} x {n}", "{n} {name} $0.50"),
    "a grade and a price behind": ("[{title}]", "{n}x **{name}** (NM) – $0.25"),
    "code": ("{title}:", "`{n} {name}`"),
    "wide": ("［{title}］", "{n}×\u3000{name}"),
    "a page": ("<h3>{title}</h3>", "<li>{n} <a href='#'>{name}</a></li>"),
    "no breaks": ("[{title}]", "{n}\u00a0{name}"),
}


def renderings(deck: rules.Deck) -> dict[str, str]:
    found = {name: lines(deck, heading, line) for name, (heading, line) in TEXTS.items()}
    found["titled"] = f"A list of mine\nby somebody\n\n{found['a count behind']}\nTotal: 50 cards\nCurve: 2.9"
    found["thought of"] = f"{found['brackets']}\n[Maybeboard]\n{found['brackets'].splitlines()[1]}\n"
    found["rows"] = "Section;Qty;Name;Serial_Number\n" + "".join(
        f'{title};{one.count};"{one.card.name}";{one.card.id}\n'
        for title, entries in parts(deck)
        for one in entries
    )
    found["objects"] = json.dumps(
        {
            title: [{"quantity": one.count, "card": {"serial_number": one.card.id}} for one in entries]
            for title, entries in parts(deck)
        }
    )
    for form in READ_BACK:
        found[form.code] = rules.write_decklist(deck, form.code, "A list")
    return found


@pytest.mark.parametrize("code", CODES)
def test_every_rendering_of_a_list_is_the_same_deck(code):
    deck = deck_of(code)
    wanted = [(entry.section, entry.card.id, entry.count) for entry in merged(deck.entries)]
    verdict = rules.check(deck).outcome
    for name, text in renderings(deck).items():
        reading = rules.read_decklist(text, code)
        assert reading.deck.unresolved == (), name
        held = [(entry.section, entry.card.id, entry.count) for entry in merged(reading.deck.entries)]
        assert held == wanted, name
        assert rules.check(reading.deck).outcome == verdict, name
        assert not [note for note in reading.notes if "no card has" in note or "announces" in note], name
