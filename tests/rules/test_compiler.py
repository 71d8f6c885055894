"""Cards compiled for play: each once, also those that make each other."""

import pytest

from rules.cards import Card
from rules.compiler import Compiler
from rules.engine.definition import Definition
from rules.language.abilities import Spell
from rules.language.effects import Create
from rules.reading.kept import ReadText
from tests.made_up_cards import made_up

EGG, HEN = (made_up(name, name, f"{name}’s back") for name in ("egg", "hen"))
OTHER = {"egg": HEN, "hen": EGG}


def compiler() -> Compiler:
    """A compiler of two cards, each of which makes the other."""

    def texts(card_id: str) -> dict[int, ReadText]:
        return {0: ReadText((Spell(Create(made.define(OTHER[card_id]), "field")),), status="read")}

    def compile_card(card: Card, texts) -> Definition:
        nothing = frozenset()
        faces = tuple(
            Definition(
                *(card.id, face.name, nothing, nothing, 0, (), nothing, (), nothing),
                texts[place].abilities if place in texts else (),
                place in texts,
            )
            for place, face in enumerate(card.faces)
        )
        for face in faces:
            face.faces = faces
        return faces[0]

    made = Compiler(compile_card, texts)
    return made


@pytest.mark.parametrize(
    ("status", "reason", "understood"),
    [
        ("read", "", True),
        ("partly", "no reading", False),
        ("unread", "damaged text", False),
        ("unread", "no text", True),
    ],
)
def test_a_card_whose_text_is_not_read_whole_is_not_understood_whatever_its_facts_say(
    status, reason, understood
):
    def by_its_facts(card: Card, texts) -> Definition:
        known = compiler().define(card)
        for side in known.faces:
            side.understood = True
        return known

    text = ReadText(status=status, reason=reason)
    made = Compiler(by_its_facts, lambda card_id: {1: text}).define(EGG)
    assert [side.understood for side in made.faces] == [understood, understood]


def made_by(definition: Definition) -> Definition:
    [ability] = definition.abilities
    return ability.effect.token


def test_two_cards_that_make_each_other_are_the_same_two_definitions_all_along():
    made = compiler()
    egg, hen = made.define(EGG), made.define(HEN)
    assert (egg.card_id, hen.card_id) == ("egg", "hen")
    assert made_by(egg) is hen
    assert made_by(hen) is egg
    assert egg.understood
    assert hen.understood


def test_all_sides_of_a_card_that_is_begun_early_belong_together():
    egg = compiler().define(EGG)
    assert [side.name for side in egg.faces] == ["egg", "egg’s back"]
    assert all(side.faces is egg.faces for side in egg.faces)
    assert egg.faces[0] is egg


def test_a_card_is_compiled_once():
    made = compiler()
    assert made.define(EGG) is made.define(EGG)
