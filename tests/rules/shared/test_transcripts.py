"""What transcripts say of abilities in every game: their words, once, with a clause, and no secrets."""

import pytest

from rules.clauses import inventory
from rules.engine.transcript import Line, Transcript
from rules.language import effects as fx
from rules.language import events as ev
from rules.language import references as rf
from rules.language.abilities import Activated, Triggered
from rules.language.costs import Cost, RestThis
from rules.spoken import wording_of
from rules.systems import CODES
from tests.rules.shared.table import Table, games_with

everywhere = pytest.mark.parametrize("code", sorted(CODES))
WATCHES = Triggered(ev.Draws(side="you"), fx.Draw(1, "opponent"))


def followed(table: Table) -> list[Line]:
    """Follow the game from here on, and return its lines about abilities as they come."""
    lines: list[Line] = []

    def tell(line: Line) -> None:
        if line.kind == "ability":
            lines.append(line)

    Transcript(table.scene.game, ("One", "Other"), tell, wording_of(table.code))
    return lines


@everywhere
def test_a_spell_and_what_it_triggers_are_each_said_once_with_a_clause(code: str) -> None:
    table = Table(code)
    table.put(table.creature("Owl", WATCHES))
    lines = followed(table)
    table.cast(fx.Draw(1))
    assert [line.text for line in lines] == [
        "Spell says: Draw a card.",
        "Owl triggers: When you draw a card, your opponent draws a card.",
    ]
    assert all(line.clause in inventory(code) and line.who == 0 for line in lines)
    assert lines[1].clause == table.scene.game.rules.trigger_clause


@everywhere
def test_an_ability_is_said_as_it_is_used(code: str) -> None:
    table = Table(code)
    owl = table.put(table.creature("Owl", Activated(fx.Draw(1), Cost((RestThis(),)))))
    lines = followed(table)
    table.scene.begin(table.kit.uses_in or table.kit.main)
    table.answer(table.kit.use, owl)
    assert len(lines) == 1 and lines[0].text.startswith("Owl says: ")
    assert lines[0].text.endswith("this card: draw a card.")
    assert lines[0].clause in inventory(code)


@pytest.mark.parametrize("code", games_with("triggered.zones"))
def test_an_ability_that_triggers_in_a_hand_is_not_given_away(code: str) -> None:
    table = Table(code)
    hand = Triggered(ev.Draws(side="you"), fx.Draw(1, "opponent"), zones=(table.kit.hand,))
    table.put(table.creature("Owl", hand), zone=table.kit.hand)
    lines = followed(table)
    before = table.deck(1)
    table.cast(fx.Draw(1))
    assert [line.text for line in lines] == ["Spell says: Draw a card."]
    assert table.deck(1) == before - 1


@everywhere
def test_what_triggers_as_its_card_leaves_play_is_said(code: str) -> None:
    table = Table(code)
    leaves = Triggered(ev.Leaves(), fx.Draw(1, "opponent"))
    table.put(table.creature("Owl", leaves))
    lines = followed(table)
    table.cast(fx.MoveTo(rf.Each(table.named("Owl")), table.kit.hand))
    assert [line.text.partition(":")[0] for line in lines] == ["Spell says", "Owl triggers"]


@pytest.mark.parametrize(("code", "cited"), [("fow8", "1140.2"), ("fow5", "9.6#2")])
def test_an_edition_cites_its_own_book_for_a_keyword_that_another_book_numbers(code: str, cited: str) -> None:
    table = Table(code)
    keyword = Triggered(ev.Enters(), fx.Draw(1, "opponent"), clause="1140.2")
    owl = table.put(table.creature("Owl", keyword, cost=0), zone=table.kit.hand)
    lines = followed(table)
    table.begin().scene.answer("play", owl)
    table.resolve()
    assert [(line.text.partition(":")[0], line.clause) for line in lines] == [("Owl triggers", cited)]
