"""What made-up sentences of Duel Masters cards mean, and that a changed word means something else."""

import re
from importlib import import_module
from pkgutil import iter_modules

import pytest

from rules.cards import Face
from rules.games.dm import reading
from rules.games.dm.reading.house import PARTS, houses
from rules.reading.outcome import Reading
from tests.rules.dm.reading.sentences import CREATURES, SPELLS
from tests.rules.printed import written

SPELL, BEAST = Face("Flash", ("spell",)), Face("Beast", ("creature",))
ALL = [*((text, SPELL) for text in SPELLS), *((text, BEAST) for text in CREATURES)]


def read(text: str, face: Face = BEAST) -> Reading:
    return houses()["en"].read(text, face)


@pytest.mark.parametrize(("text", "face"), ALL)
def test_a_sentence_means_one_tree(text, face):
    expected = (SPELLS if face is SPELL else CREATURES)[text]
    reading = read(text, face)
    assert [part.detail for part in reading.unread] == []
    assert reading.abilities == expected
    assert reading.status == "read"


@pytest.mark.parametrize(("text", "face"), ALL)
def test_what_is_read_can_be_kept_and_said(text, face):
    assert written("dm", *read(text, face).abilities)


CHANGES = (
    (r"\b2\b", "3"),
    (r"\b3000\b", "4000"),
    (r"\byour opponent's\b", "your"),
    (r"\b(you|opponent) may\b", r"\1"),
    (r"\bup to \b", ""),
    (r"\bother \b", ""),
    (r"\banother\b", "a"),
    (r"\bhand\b", "graveyard"),
    (r"\bmana zone\b", "graveyard"),
    (r"\bor less\b", "or more"),
    (r"\bor more\b", "or less"),
    (r"\bcan't\b", "can"),
    (r"\bdon't\b", "do"),
    (r"\binstead\b", ""),
    (r"\buntapped\b", "tapped"),
    (r"\bfire\b", "water"),
    (r"\bat random \b", ""),
    (r"\bthis turn\b", "until the start of your next turn"),
    (r"\battacks\b", "blocks"),
    (r"\bdestroyed\b", "tapped"),
    (r"\bend\b", "start"),
    (r"\ball\b", "any number of"),
    (r"\bany order\b", "order"),
    (r"\bEach player\b", "Your opponent"),
)


@pytest.mark.parametrize(("old", "new"), CHANGES)
def test_a_changed_word_changes_what_is_read_or_is_refused(old, new):
    """Where it stands in a sentence; a law of no sentence would hold for none of them."""
    changed = [(text, re.sub(old, new, text, count=1, flags=re.IGNORECASE), face) for text, face in ALL]
    touched = [(text, other, face) for text, other, face in changed if text != other]
    assert touched
    for text, other, face in touched:
        now = read(other, face)
        assert now.status != "read" or now.abilities != read(text, face).abilities, other


SPOKEN_OF_ELSEWHERE = (
    "When you put this creature, draw 2 cards. Then your opponent discards 7 cards at random from your hand.",
    "When you put this creature, draw a card. Destroy it.",
    "Whenever this creature attacks, you may draw a card. If you do, tap it.",
    "When you put this creature, choose 2 of the following.\n► Draw a card.",
    "At the end of each of your turns, destroy it.",
    "Return one of your opponent's creatures to your hand.",
    "When you put this creature, put a card from your hand into your hand.",
    "Draw a card.",
    "When you put this creature, look at your hand, choose a card and discard it.",
    "Whenever this creature becomes tapped, you may reveal the top card of your deck. If it is a fire "
    "creature, add it to your hand. Then draw a card.",
)


@pytest.mark.parametrize("text", SPOKEN_OF_ELSEWHERE)
def test_what_has_no_certain_meaning_is_refused(text):
    assert read(text).status != "read"


def test_a_spell_speaks_neither_of_itself_as_a_creature_nor_of_others():
    assert read("Destroy this creature.", SPELL).status == "unread"
    assert read("Destroy one of your other creatures.", SPELL).status == "unread"
    assert read("This creature can't attack.", SPELL).status == "unread"


def test_nonsense_and_long_texts_are_refused_with_a_reason():
    assert read("").reason == "no text"
    assert read("Blorb the zorg.").reason == "unknown words"
    assert read("カードを1枚引く。").reason == "unknown words"
    assert read("draw a card and " * 7_000).reason == "too long"
    assert read("destroy all creatures and " * 100 + "draw a card.").status == "unread"


def test_every_file_of_rules_is_part_of_the_grammar():
    modules = (import_module(f"{reading.__name__}.{one.name}") for one in iter_modules(reading.__path__))
    assert [one.__name__ for one in modules if hasattr(one, "RULES") and one not in PARTS] == []
