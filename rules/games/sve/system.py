"""What Shadowverse: Evolve declares about itself: its sections, its card words and where a card belongs."""

from functools import cache
from pathlib import Path

from rules.cards import Card, Catalogue, load_catalogue, normalise
from rules.construction.section import Section
from rules.construction.system import System
from rules.games.sve.cards import is_beside_deck, is_evolve_card, is_leader, is_main_card
from rules.games.sve.construction import OPTIONAL_RULES, RULES
from rules.games.sve.construction_fixes import fixes
from rules.games.sve.construction_preselection import narrows
from rules.games.sve.importer_overrides import load_words

FOLDER = Path(__file__).parent


@cache
def catalogue() -> Catalogue:
    """Return the cards of the game, loaded on first use."""
    return load_catalogue(FOLDER / "data" / "cards.jsonl")


def keys(card: Card) -> tuple[str, ...]:
    """Return what identifies a card: the name of the front (2.1.1).

    A card and its evolved form have the same name; they are counted separately because they are in two decks.
    """
    return (normalise(card.name),)


def place(card: Card) -> str:
    """Return the section a card belongs to when a list does not say."""
    if is_leader(card):
        return "leader"
    if is_beside_deck(card):
        return "tokens"
    return "main" if is_main_card(card) else "evolve"


def may_hold(section: str, card: Card) -> bool:
    """Return whether a card's type allows it in a section."""
    if section == "glory":
        return is_main_card(card)
    if section == "evolve":
        return is_evolve_card(card) or place(card) == "evolve"
    return place(card) == section


def _words() -> dict[str, str]:
    words = load_words()
    known = {**words.types, **words.marks, **words.classes}
    return {word.lower(): meaning for word, meaning in known.items() if word.lower() != meaning}


SYSTEM = System(
    code="sve",
    name="Shadowverse: Evolve",
    rulebook="Shadowverse: Evolve Comprehensive Rules 1.3.1 (2023-06-30)",
    folder=FOLDER,
    data=FOLDER / "data",
    sections=(
        Section(
            code="leader",
            title="Leader",
            minimum=1,
            maximum=1,
            clauses=("6.1.1.1",),
            headings=("leaders", "leader cards", "leader card", "リーダー"),
        ),
        Section(
            code="main",
            title="Main deck",
            minimum=40,
            maximum=50,
            clauses=("6.1.1.2",),
            headings=("main", "deck", "mainboard", "メインデッキ", "デッキ"),
            types=("follower", "spell", "amulet", "equipment", "フォロワー", "スペル", "アミュレット"),
        ),
        Section(
            code="evolve",
            title="Evolve deck",
            minimum=0,
            maximum=10,
            clauses=("6.1.1.3",),
            headings=("evolve", "evolved", "evolution deck", "side", "エボルヴデッキ", "エボルヴ"),
            types=("evolved follower", "evolve follower", "evolve card", "advance", "進化フォロワー"),
        ),
        Section(
            code="glory",
            title="Glory card",
            minimum=0,
            maximum=0,
            clauses=("6.1.1",),
            optional=True,
            headings=("glory", "glory cards"),
        ),
        Section(
            code="tokens",
            title="Tokens",
            minimum=0,
            maximum=None,
            clauses=("9.1.5", "3.2.5"),
            optional=True,
            headings=("token", "token deck", "tokens and evolution points", "トークン", "ep"),
        ),
    ),
    rules=RULES,
    optional_rules=OPTIONAL_RULES,
    catalogue=catalogue,
    keys=keys,
    place=place,
    may_hold=may_hold,
    default_format="standard",
    book_format="construction",
    attribute_word="class",
    race_word="trait",
    cost_word="PP",
    values=("attack", "defense"),
    words=_words(),
    fixes=fixes,
    narrows=narrows,
)
