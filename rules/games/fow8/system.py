"""What Force of Will under the Comprehensive Rules 8.01 declares about itself."""

from pathlib import Path

from rules.construction.section import Section
from rules.construction.system import System
from rules.games.fow8.cards import DATA, catalogue, keys, may_hold, place
from rules.games.fow8.construction import RULES, room
from rules.games.fow8.construction_preselection import narrows

RULER = Section(
    code="ruler",
    title="Ruler",
    minimum=1,
    maximum=1,
    clauses=("402.2",),
    headings=("rulers", "ruler area", "j-ruler", "j/ruler", "ruler deck"),
)
STONE_HEADINGS = ("stones", "magic stone", "stone deck", "magic stones", "magic stone deck", "resources")
MAIN_TYPES = ("resonator", "chant", "addition", "regalia", "spell", "entity", "instant", "standby")
SIDE_HEADINGS = ("side", "side deck", "sb", "sideboards")

SECTIONS = (
    RULER,
    Section(
        code="main",
        title="Main deck",
        minimum=40,
        maximum=60,
        clauses=("402.3", "402.3a"),
        headings=("deck", "maindeck", "main"),
        types=MAIN_TYPES,
    ),
    Section(
        code="stone",
        title="Magic stone deck",
        minimum=10,
        maximum=20,
        clauses=("402.4", "402.4a"),
        headings=STONE_HEADINGS,
    ),
    Section(
        code="extra",
        title="Extra deck",
        minimum=0,
        maximum=5,
        clauses=("402.5", "402.5a"),
        optional=True,
        headings=("extra", "grimoire", "story chants"),
    ),
    Section(
        code="rune",
        title="Rune deck",
        minimum=0,
        maximum=5,
        clauses=("402.6", "402.6a"),
        optional=True,
        headings=("runes", "rune area"),
    ),
    Section(
        code="sideboard",
        title="Sideboard",
        minimum=0,
        maximum=15,
        clauses=("317.1b",),
        optional=True,
        headings=SIDE_HEADINGS,
    ),
)

WORDS = {
    "spell": "chant",
    "spell: chant": "chant",
    "spell: chant-instant": "chant",
    "spell: chant-standby": "chant",
    "chant-instant": "quickcast",
    "target attack": "precision",
    "j-activate": "judgment",
    "judgement": "judgment",
    "dark": "darkness",
    "void": "",
    "w": "light",
    "r": "fire",
    "u": "water",
    "g": "wind",
    "b": "darkness",
    "stone": "magic stone",
}

SYSTEM = System(
    code="fow8",
    name="Force of Will (8.01)",
    rulebook="Force of Will Comprehensive Rules 8.01, 2018-09-21",
    folder=Path(__file__).parent,
    data=DATA,
    sections=SECTIONS,
    rules=RULES,
    catalogue=catalogue,
    keys=keys,
    place=place,
    may_hold=may_hold,
    room=room,
    default_format="constructed",
    identity="name",
    attribute_word="attribute",
    race_word="race/trait",
    values=("attack", "defense", "divinity"),
    words=WORDS,
    narrows=narrows,
)
