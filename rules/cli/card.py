"""`python -m rules card NAME`: what the catalogues know about a card."""

import argparse
from dataclasses import asdict

from rules.cards import Card, CardRule, Face
from rules.cards.catalogue import card_to_json
from rules.cli.outcome import Outcome, as_json
from rules.construction.system import System
from rules.spoken import SpokenSide, spoken
from rules.systems import system, systems


def run(options: argparse.Namespace) -> Outcome:
    """Show the cards with a name, number or id; without any, the nearest names and status 1."""
    chosen = (system(options.system),) if options.system else systems()
    found = [(of, card) for of in chosen for card in _find(of, options.name)]
    if options.json:
        rows = [
            {"system": of.code, "place": of.place(card), **card_to_json(card), "does": _does(of, card)}
            for of, card in found
        ]
        near = {} if found else _near(chosen, options.name)
        return Outcome(as_json({"asked": options.name, "cards": rows, "nearest": near}), 0 if found else 1)
    if found:
        return Outcome("\n\n".join("\n".join(_card(of, card)) for of, card in found))
    lines = [f"no card named {options.name!r} in {', '.join(of.code for of in chosen)}"]
    for code, names in _near(chosen, options.name).items():
        lines += [f"  {code}: did you mean {' or '.join(f'“{name}”' for name in names)}?"]
    return Outcome("\n".join(lines), 1)


def _find(of: System, asked: str) -> tuple[Card, ...]:
    return of.catalogue().find(asked) or of.catalogue().foreign(asked)


def _near(chosen: tuple[System, ...], asked: str) -> dict[str, list[str]]:
    near = {of.code: list(of.catalogue().nearest(asked)) for of in chosen}
    return {code: names for code, names in near.items() if names}


def _card(of: System, card: Card) -> list[str]:
    lines = [f"{card.name}  [{of.code} {card.id}]"]
    sides = spoken(of.code, card)
    for place, face in enumerate(card.faces):
        lines += [f"  face {place + 1}: {face.name}"] if len(card.faces) > 1 else []
        lines += [f"  {word}: {value}" for word, value in _facts(of, face) if value]
        lines += [f"  {line}" for line in _said(sides[place])]
    printed = [" ".join(filter(None, (one.number, one.rarity, one.region))) for one in card.printings]
    lines.append(f"  printed in {', '.join(card.sets)}: {', '.join(printed)}")
    lines += [f"  also called: {'; '.join(card.aliases)}"] if card.aliases else []
    lines += [f"  works: {', '.join(card.titles)}"] if card.titles else []
    lines.append(f"  goes in: {of.section(of.place(card)).title}")
    lines += [f"  deck rule: {_rule(of, rule)}" for rule in card.rules]
    return lines


def _said(side: SpokenSide) -> list[str]:
    """Return what a side does in our words, one line per ability, and how much of its text is unread."""
    lines = [f"does: {sentence}" for sentence in side.sentences]
    if side.status in ("partly", "unread"):
        lines.append(
            f"not read: {side.unread or 'all'} of {side.paragraphs or 'its'} paragraphs, as {side.reason}"
        )
    return lines


def _does(of: System, card: Card) -> list[dict[str, object]]:
    return [asdict(side) for side in spoken(of.code, card)]


def _facts(of: System, face: Face) -> list[tuple[str, object]]:
    return [
        ("type", " ".join((*face.marks, "/".join(face.types)))),
        ("cost", face.cost),
        (of.attribute_word, ", ".join(face.attributes)),
        (of.race_word, ", ".join(face.races)),
        *((word, _text(stat) if word == "text" else str(stat)) for word, stat in face.values.items()),
        ("keywords", ", ".join(face.keywords)),
    ]


def _text(more: int | str) -> str:
    """Describe the card's text by its number of paragraphs that are not keywords."""
    if more == "blank":
        return "blank in the sources"
    return f"{more} {'paragraph' if more == 1 else 'paragraphs'} besides keywords"


def _rule(of: System, rule: CardRule) -> str:
    where = of.section(rule.section).title if rule.section else "every section"
    amount = "any number" if rule.amount is None else str(rule.amount)
    sentence = {
        "copies": f"{amount} copies in {where}",
        "size": f"{where} must have exactly {amount} cards",
        "opens": f"{where} may have up to {amount} cards",
        "adds": f"each copy raises the size of {where} by {amount}",
    }[rule.kind]
    return f"{sentence} (source: {rule.source})"
