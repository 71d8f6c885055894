"""Whoever searches a deck sees the cards to choose from, and nobody else does."""

import pytest

from rules.engine.transcript import Transcript
from rules.language import effects as fx
from rules.language import references as rf
from rules.language.filter_shorthand import cards
from rules.spoken import wording_of
from rules.systems import CODES
from simulate.games.boards import A_CARD, words_for
from simulate.games.replays import StepCollector, question_of
from tests.rules.dm.play import cards as dm
from tests.rules.dm.play import scenes as dm_scenes
from tests.rules.shared.table import Table

everywhere = pytest.mark.parametrize("code", sorted(CODES))


def searching(code: str) -> Table:
    """Return a table at which player 0 searches their deck for a card to take into the hand."""
    table = Table(code)
    for name in ("Quarry", "Decoy"):
        table.stock(table.creature(name), 1, table.kit.deck)
    own = cards(zones=(table.kit.deck,), whose="you")
    return table.cast(fx.MoveTo(rf.Chosen(own), table.kit.hand), is_read=False)


def offered(table: Table, viewer: int) -> list[str]:
    question = question_of(table.scene.game, table.scene.ask, -1, wording_of(table.code))
    return [words_for(option, viewer) for option in question.options]


@everywhere
def test_the_player_who_searches_a_deck_reads_the_cards_it_offers(code: str) -> None:
    table = searching(code)
    assert table.scene.ask.kind == "choose_cards"
    said = offered(table, 0)
    assert any("Quarry" in one for one in said) and any("Decoy" in one for one in said)
    assert not any(A_CARD in one for one in said)


@everywhere
def test_nobody_else_reads_what_a_search_offers_or_which_card_was_chosen(code: str) -> None:
    table = searching(code)
    assert not any("Quarry" in one or "Decoy" in one for one in offered(table, 1))
    game, ask = table.scene.game, table.scene.ask
    collector = StepCollector(game)
    transcript = Transcript(game, ("Ann", "Bob"), collector.line, wording_of(code))
    chosen = next(
        place for place, one in enumerate(ask.options) if game.state.cards[one.card].name == "Quarry"
    )
    collector.answer(ask, chosen, transcript, wording_of(code))
    told = collector.board_steps[-1].told
    assert "Quarry" in words_for(told, 0) and "Quarry" not in words_for(told, 1)


@pytest.mark.clause("dm", "509.5a")
def test_whoever_takes_a_shield_sees_it_before_they_say_whether_to_use_it() -> None:
    made = dm_scenes.scene(2)
    attacker = made.put("battle zone", dm.card("Biter", 1, 1000))
    made.put("shield zone", dm.card("Spring", 1, 0, "S Trigger", types=("spell",)), 1)
    made.begin("attack").answer("attack", "Biter", -1)
    for _ in range(10):
        if made.ask.kind == "s_trigger":
            break
        made.game.answer(len(made.ask.options) - 1)
    assert made.ask.kind == "s_trigger" and attacker >= 0
    question = question_of(made.game, made.ask, -1, wording_of("dm"))
    assert "Spring" in words_for(question.about, 1) and "Spring" not in words_for(question.about, 0)
