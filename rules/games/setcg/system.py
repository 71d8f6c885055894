"""What the Square Enix card game system declares: one deck, the card number as identity, and its words."""

from functools import cache
from pathlib import Path

from rules.cards import Card, Catalogue, load_catalogue
from rules.construction.section import Section
from rules.construction.system import System
from rules.games.setcg.construction import CARD_TYPES, MAIN, OPTIONAL_RULES, RULES, card_numbers

FOLDER = Path(__file__).parent
DATA = FOLDER / "data"

# JUDGEMENT: today's lists have their Limit Break cards under "LB deck". The rulebook has only one deck, so
# they are read into it, and a finding says that they cannot be judged.
_HEADINGS = ("main", "main deck", "deck", "cards", "lb", "lb deck", "limit break", "limit break deck")
_TYPES = (
    *("forward", "backup", "summon", "monster", "item", "formation"),
    *("フォワード", "バックアップ", "召喚獣", "モンスター"),
)


# The words that today's cards print instead of the rulebook's.
SHOWN = {
    "fire": "Fire",
    "ice": "Ice",
    "wind": "Wind",
    "earth": "Earth",
    "thunder": "Lightning",
    "aqua": "Water",
    "shine": "Light",
    "dark": "Dark",
    "pre-emptive strike": "First Strike",
    "haste": "Haste",
    "brave": "Brave",
    "back attack": "Back Attack",
    "limit break": "Limit Break",
    "warp": "Warp",
    "freeze": "Freeze",
    "priming": "Priming",
    "common soldier": "Multicard",
}


@cache
def catalogue() -> Catalogue:
    """Return the cards of this system, loaded on first use."""
    return load_catalogue(DATA / "cards.jsonl")


def place(card: Card) -> str:
    """Return the section a card belongs to: there is only one."""
    return MAIN


def detail(card: Card) -> str:
    """Return a card's number and elements, since many cards share a name."""
    return ", ".join((card.id, *(SHOWN.get(element, element) for element in card.front.attributes)))


def may_hold(section: str, card: Card) -> bool:
    """Return whether a card's type allows it in a section."""
    return section == MAIN and card.is_type(*CARD_TYPES)


SYSTEM = System(
    code="setcg",
    name="Final Fantasy TCG",
    rulebook_name="Square Enix TCG System",
    rulebook="Comprehensive Rules of the Square Enix Trading Card Game System, 2014",
    folder=FOLDER,
    data=DATA,
    sections=(
        Section(
            code=MAIN,
            title="Deck",
            minimum=50,
            maximum=50,
            clauses=("8.1.1.1",),
            headings=_HEADINGS,
            types=_TYPES,
        ),
    ),
    rules=RULES,
    optional_rules=OPTIONAL_RULES,
    catalogue=catalogue,
    keys=card_numbers,
    place=place,
    may_hold=may_hold,
    default_format="construction",
    identity="card number",
    attribute_word="element",
    race_word="job",
    title_word="category",
    cost_word="CP",
    values=("power",),
    detail=detail,
    words={
        "lightning": "thunder",
        "water": "aqua",
        "light": "shine",
        "first strike": "pre-emptive strike",
        "multicard": "common soldier",
        "generic": "common soldier",
        "ex": "ex burst",
    },
    shown=SHOWN,
)
