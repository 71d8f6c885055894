"""What Force of Will under the Comprehensive Rules 5.01 declares about itself."""

from pathlib import Path

from rules.construction.section import Section
from rules.construction.system import System
from rules.games.fow5.construction import RULES, may_hold, place
from rules.games.fow8.cards import DATA, catalogue, keys
from rules.games.fow8.construction_preselection import narrows
from rules.games.fow8.system import MAIN_TYPES, SIDE_HEADINGS, STONE_HEADINGS

SECTIONS = (
    Section(
        code="ruler",
        title="Ruler",
        minimum=1,
        maximum=1,
        clauses=("4.1#2",),
        headings=("rulers", "ruler area", "j-ruler", "j/ruler"),
    ),
    Section(
        code="main",
        title="Main deck",
        minimum=40,
        maximum=None,
        clauses=("4.1#3",),
        headings=("deck", "maindeck", "main"),
        types=MAIN_TYPES,
    ),
    Section(
        code="stone",
        title="Magic stone deck",
        minimum=10,
        maximum=20,
        clauses=("4.1#4",),
        headings=STONE_HEADINGS,
    ),
    Section(
        code="sideboard",
        title="Sideboard",
        minimum=0,
        maximum=15,
        clauses=(),
        optional=True,
        headings=SIDE_HEADINGS,
    ),
)

WORDS = {
    "spell": "chant",
    "spell: chant": "chant",
    "spell: chant-instant": "instant",
    "spell: chant-standby": "standby",
    "chant-instant": "instant",
    "chant-standby": "standby",
    "target attack": "precision",
    "j-activate": "judgment",
    "dark": "darkness",
    "void": "",
    "stone": "magic stone",
}

SYSTEM = System(
    code="fow5",
    name="Force of Will (5.01)",
    rulebook="Force of Will Comprehensive Rules 5.01, 2015-03-31",
    folder=Path(__file__).parent,
    data=DATA,
    sections=SECTIONS,
    rules=RULES,
    catalogue=catalogue,
    keys=keys,
    place=place,
    may_hold=may_hold,
    default_format="bifrost",
    identity="name",
    attribute_word="attribute",
    race_word="race/trait",
    values=("attack", "defense"),
    words=WORDS,
    narrows=narrows,
)
