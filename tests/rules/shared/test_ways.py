"""Which cost is paid for a card or an ability, in every game: another one, one that must be, or more."""

import pytest

from rules.language import effects as fx
from rules.language import events as ev
from rules.language import references as rf
from rules.language.abilities import Ability, Mode, Spell, Triggered, Way
from rules.language.costs import Cost, DiscardCards
from rules.language.filter_shorthand import cards
from tests.rules.shared.table import Table, games_with

PLAYED = {"fow5": "903.2c", "fow8": "903.2c", "setcg": "11.2.6", "sve": "10.6.2.2.1"}
"""Under which clause each game asks what is paid for a spell; the 5.01 of Force of Will has none."""
RAG = Cost((DiscardCards(1, cards(zones=("hand",), whose="you", name="Rag")),))


def by_hand(name: str = "by hand", clause: str = "") -> Way:
    """A card of the hand is discarded in place of the cost."""
    return Way(cost=RAG, instead=True, name=name, clause=clause)


def more(clause: str = "") -> Way:
    """A card of the hand is discarded besides, for two cards."""
    return Way(fx.Draw(2), RAG, name="more", clause=clause)


def casting(code: str, *ways: Ability, spell: Ability | None = None, rags: int = 3) -> Table:
    """Return a scene in which a free spell with these ways to pay for it can be cast."""
    table = Table(code)
    table.put(table.kit.spell((spell or Spell(fx.Draw(1)), *ways)), zone=table.kit.hand)
    table.stock(table.creature("Rag", cost=9), rags, table.kit.hand)
    return table.begin()


def cast(table: Table) -> Table:
    """Cast the spell of a scene; the first question about it is open."""
    table.scene.answer(table.kit.cast, "Spell")
    return table


def done(table: Table) -> int:
    """Answer the rest with what comes first, and return how many Rags are left in hand."""
    for _ in range(30):
        if table.scene.ask.kind == "main" and not table.scene.state.pending:
            return table.scene.names(table.kit.hand).count("Rag")
        table.scene.game.answer(0)
        table.resolve()
    raise AssertionError("there are questions for ever")


@pytest.mark.clause("fow8", "903.2c")
@pytest.mark.clause("setcg", "11.2.6")
@pytest.mark.clause("sve", "10.6.2.2.1")
@pytest.mark.parametrize("code", PLAYED)
@pytest.mark.parametrize(
    ("cost", "besides", "drawn", "left"),
    [(0, "yes", 3, 2), (0, "no", 1, 3), (1, "yes", 3, 1), (1, "no", 1, 2)],
)
def test_who_casts_a_spell_says_which_cost_is_paid_and_then_what_besides(
    code: str, cost: int, besides: str, drawn: int, left: int
) -> None:
    table = casting(code, by_hand(), more())
    before = table.deck()
    ask = cast(table).scene.ask
    assert (ask.kind, ask.player, ask.clause) == ("choose_cost", 0, PLAYED[code])
    assert [(option.other, option.note) for option in ask.options] == [(-1, ""), (0, "by hand")]
    table.scene.game.answer(cost)
    ask = table.scene.ask
    assert (ask.kind, ask.player, ask.clause) == ("pay_more", 0, PLAYED[code])
    table.scene.answer(besides)
    assert table.scene.ask.kind != "pay_more"
    table.resolve()
    assert (done(table), before - table.deck()) == (left, drawn)


@pytest.mark.clause("fow8", "903.2c")
@pytest.mark.clause("setcg", "11.2.6")
@pytest.mark.clause("sve", "10.6.2.2.1")
@pytest.mark.parametrize("code", PLAYED)
@pytest.mark.parametrize(
    ("ways", "asked"),
    [
        ((by_hand(clause="1.1"),), ("choose_cost", "1.1")),
        ((by_hand(),), ("choose_cost", "")),
        ((by_hand("one", "1.1"), by_hand("other", "1.1")), ("choose_cost", "")),
        ((more(),), ("pay_more", "")),
        ((more("1.1"),), ("pay_more", "1.1")),
    ],
)
def test_a_question_about_a_cost_names_the_clause_of_the_only_way_to_pay_it(
    code: str, ways: tuple[Way, ...], asked: tuple[str, str]
) -> None:
    ask = cast(casting(code, *ways)).scene.ask
    assert (ask.kind, ask.clause) == (asked[0], asked[1] or PLAYED[code])


@pytest.mark.clause("fow8", "903.2c")
@pytest.mark.clause("sve", "10.6.2.2.1")
@pytest.mark.parametrize("code", games_with("way.must"))
@pytest.mark.parametrize("rags", [2, 1, 0])
def test_what_must_be_paid_besides_is_paid_unasked_or_the_card_cannot_be_played(code: str, rags: int) -> None:
    table = casting(code, Way(fx.Draw(1), RAG, must=True, name="due"), rags=rags)
    before = table.deck()
    assert table.scene.offers(table.kit.cast, "Spell") == (rags > 0)
    if rags:
        table.play("Spell")
        assert (done(table), before - table.deck()) == (rags - 1, 2)


@pytest.mark.clause("fow5", "9.3#2.3")
@pytest.mark.clause("fow8", "903.2e")
@pytest.mark.clause("setcg", "11.2.5")
@pytest.mark.clause("sve", "5.17.2")
@pytest.mark.parametrize("code", games_with("spell.modes"))
def test_options_of_one_text_are_chosen_beside_a_text_without_any(code: str) -> None:
    modes = (Mode(fx.Draw(1)), Mode(fx.Draw(2)), Mode(fx.Draw(3)))
    besides = Way(fx.Draw(4), name="besides", must=code != "setcg")
    table = casting(code, besides, spell=Spell(modes=modes, choose=2))
    before = table.deck()
    table.play("Spell")
    assert (done(table), before - table.deck()) == (3, 1 + 2 + 4)


SEES = ev.Draws(side="opponent")


@pytest.mark.clause("fow8", "906.6")
@pytest.mark.clause("setcg", "11.9.10")
@pytest.mark.clause("sve", "10.4.7")
@pytest.mark.parametrize("code", games_with("triggered.cost", "discard_cards"))
@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize(("said", "drawn"), [("yes", 2), ("no", 0)])
def test_who_controls_an_ability_says_whether_its_cost_is_paid(
    code: str, player: int, said: str, drawn: int
) -> None:
    table = Table(code)
    table.put(table.creature("Owl", Triggered(SEES, fx.Draw(2), RAG)), player)
    for one in (0, 1):
        table.stock(table.creature("Rag", cost=9), 2, table.kit.hand, one)
    before = table.deck(player)
    table.cast(fx.Draw(1, "opponent" if player == 0 else "you"))
    assert (table.scene.ask.kind, table.scene.ask.player) == ("pay_cost", player)
    table.answer(said)
    while table.scene.ask.kind != "main":
        table.scene.game.answer(0)
        table.resolve()
    rags = table.scene.names(table.kit.hand, player).count("Rag")
    assert (rags, before - table.deck(player)) == (1 if said == "yes" else 2, drawn)


@pytest.mark.clause("fow8", "906.6")
@pytest.mark.clause("setcg", "11.9.4")
@pytest.mark.clause("sve", "10.7.3.2")
@pytest.mark.parametrize("code", games_with("triggered.targets"))
@pytest.mark.parametrize(("there", "drawn"), [(True, 3), (False, 0)])
def test_an_ability_without_the_target_that_it_must_have_does_nothing_else_either(
    code: str, there: bool, drawn: int
) -> None:
    table = Table(code)
    both = fx.Do((fx.Draw(3), fx.Rest(rf.Target())))
    table.put(table.creature("Owl", Triggered(SEES, both, targets=(table.named("Ox"),))))
    if there:
        table.put(table.creature("Ox"), 1)
    before = table.deck()
    table.cast(fx.Draw(1, "opponent"))
    while table.scene.ask.kind != "main":
        table.scene.game.answer(0)
        table.resolve()
    assert before - table.deck() == drawn
