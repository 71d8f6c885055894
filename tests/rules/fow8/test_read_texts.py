"""Cards of Force of Will with what is read of their texts."""

from rules.cards import Face
from rules.games.fow8.definitions import define
from rules.language.abilities import Activated
from rules.language.costs import Cost, RestThis
from rules.language.effects import Draw, Produce
from rules.reading.kept import ReadText
from tests.made_up_cards import made_up

LIGHT = Activated(effect=Produce("W"), cost=Cost((RestThis(),)))
FIRE = Activated(effect=Produce("R"), cost=Cost((RestThis(),)))
DRAW = Activated(effect=Draw(1), cost=Cost((RestThis(),)))


def stone(*abilities: Activated):
    face = Face("A stone", ("magic stone",), values={"produces": "W"})
    read = ReadText(abilities, frozenset({"Flying"}), "read", paragraphs=len(abilities))
    return define(made_up("A-1", face), {0: read})


def test_the_will_that_a_stone_produces_by_its_facts_is_no_second_ability():
    card = stone(LIGHT)
    assert card.wills
    assert card.abilities == ()


def test_another_will_and_anything_else_for_its_rest_stay_abilities():
    assert stone(FIRE, DRAW).abilities == (FIRE, DRAW)


def test_a_text_that_is_read_whole_is_understood_and_brings_its_keywords():
    card = stone(DRAW)
    assert card.understood
    assert "Flying" in card.keywords
