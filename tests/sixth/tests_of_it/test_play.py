"""Skirmish clause by clause: its decks, its turn, its fights and how it ends."""

import pytest

import rules
from rules.construction.deck import Deck, Entry
from rules.engine.definition import Definition
from rules.games.skirmish.play import RULESET
from rules.games.skirmish.zones import ENERGY
from tests.rules.scenes import Scene


def fighter(name: str, strength: int = 1, health: int = 1, cost: int = 1, *keywords: str) -> Definition:
    """Return a fighter."""
    return Definition(
        name.lower(),
        name,
        frozenset({"fighter"}),
        frozenset(),
        cost,
        ("red",),
        frozenset(),
        (strength, health),
        frozenset(keywords),
        (),
        True,
    )


def scene() -> Scene:
    """Return a scene in which both players have cards left to draw."""
    made = Scene(RULESET)
    for player in (0, 1):
        made.fill("deck", fighter("Drawn"), 5, player)
    return made


def findings(*copies: tuple[str, int]) -> list[tuple[str, str]]:
    """Return what the judge says of a deck, without that it is too small."""
    catalogue = rules.system("skirmish").catalogue()
    entries = [Entry("main", catalogue.named(name)[0], count) for name, count in copies]
    found = rules.check(Deck("skirmish", tuple(entries))).findings
    return [(one.code, one.clauses[0].number) for one in found]


@pytest.mark.clause("skirmish", "2.1")
@pytest.mark.parametrize(("cards", "fits"), [(19, False), (20, True), (30, True), (31, False)])
def test_a_deck_has_20_to_30_cards(cards, fits):
    names = [card.name for card in rules.system("skirmish").catalogue()]
    copies = [(name, cards // 10 + (place < cards % 10)) for place, name in enumerate(names)]
    assert (("deck_size", "2.1") not in findings(*copies)) == fits


@pytest.mark.clause("skirmish", "2.2")
@pytest.mark.parametrize(("copies", "allowed"), [(3, True), (4, False)])
def test_a_deck_has_at_most_three_cards_of_a_name(copies, allowed):
    assert (("name_copies", "2.2") not in findings(("Tide Scout", copies))) == allowed


@pytest.mark.clause("skirmish", "2.3")
def test_every_card_of_the_catalogue_is_a_fighter_and_may_be_in_a_deck():
    names = [(card.name, 2) for card in rules.system("skirmish").catalogue()]
    assert findings(*names) == []


@pytest.mark.clause("skirmish", "1.1")
@pytest.mark.clause("skirmish", "3.1")
def test_players_begin_with_ten_life_and_four_cards_one_of_them_going_first():
    deck = [("main", fighter(f"Fighter {number}")) for number in range(20)]
    begins = set()
    for seed in range(1, 9):
        game = Scene.of_decks(RULESET, deck, deck, seed=seed)
        assert [game.life(player) for player in (0, 1)] == [10, 10]
        assert [len(game.cards("hand", player)) for player in (0, 1)] == [4, 4]
        begins.add(game.state.active)
    assert begins == {0, 1}


@pytest.mark.clause("skirmish", "4.1")
@pytest.mark.parametrize(("turn", "energy"), [(1, 1), (4, 4), (5, 5), (9, 5)])
def test_a_turn_begins_with_ready_fighters_and_energy(turn, energy):
    made = scene()
    mine = made.put("arena", fighter("Mine"), rested=True, entered=0)
    theirs = made.put("arena", fighter("Theirs"), 1, rested=True, entered=0)
    made.begin("start", turn=turn)
    assert made.resource(ENERGY) == energy
    assert not made.in_play(mine).rested and made.in_play(theirs).rested


@pytest.mark.clause("skirmish", "4.2")
@pytest.mark.parametrize(("turn", "drawn"), [(1, 0), (2, 1), (3, 1)])
def test_a_player_draws_but_not_in_the_first_turn_of_the_game(turn, drawn):
    made = scene()
    made.put("arena", fighter("Waiting"), entered=0)
    made.begin("draw", turn=turn)
    assert (len(made.cards("hand")), len(made.cards("hand", 1))) == (drawn, 0)


@pytest.mark.clause("skirmish", "4.3")
def test_a_fighter_is_played_for_its_cost_and_comes_ready():
    made = scene()
    made.put("hand", fighter("Cheap", cost=2))
    made.put("hand", fighter("Dear", cost=4))
    made.give(r0=3)
    made.begin("main")
    assert made.offered("play") == ["Cheap"]
    made.answer("play", "Cheap")
    assert made.names("arena") == ["Cheap"] and made.resource(ENERGY) == 1
    assert not made.in_play(made.cards("arena")[0]).rested


@pytest.mark.clause("skirmish", "4.4")
@pytest.mark.clause("skirmish", "4.6")
def test_a_fighter_that_was_there_attacks_once_and_damages_the_opponent():
    made = scene()
    attacker = made.put("arena", fighter("Old", strength=3), entered=4)
    made.put("arena", fighter("New"), entered=5)
    made.put("arena", fighter("Tired"), entered=4, rested=True)
    made.begin("main", turn=5)
    assert made.offered("attack") == ["Old"]
    made.answer("attack", "Old")
    assert (made.life(0), made.life(1)) == (10, 7)
    assert made.in_play(attacker).rested and made.offered("attack") == []


@pytest.mark.clause("skirmish", "4.5")
@pytest.mark.clause("skirmish", "4.7")
def test_a_ready_fighter_blocks_and_both_deal_damage_equal_to_their_strength():
    made = scene()
    attacker = made.put("arena", fighter("Attacker", 2, 4), entered=1)
    made.put("arena", fighter("Blocker", 3, 2), 1, entered=1)
    made.put("arena", fighter("Waiting"))
    made.put("arena", fighter("Tired"), 1, entered=1, rested=True)
    made.begin("main").answer("attack", "Attacker")
    assert (made.ask.player, made.offered("block")) == (1, ["Blocker"])
    made.answer("block", "Blocker")
    assert made.in_play(attacker).damage == 3
    assert (made.names("pile"), made.names("pile", 1)) == ([], ["Blocker"])
    assert made.life(1) == 10


@pytest.mark.clause("skirmish", "4.8")
def test_damage_goes_as_the_turn_ends_and_the_opponent_is_next():
    made = scene()
    mine = made.put("arena", fighter("Mine", 1, 4), damage=3)
    theirs = made.put("arena", fighter("Theirs", 1, 4), 1, damage=2)
    made.begin("main", turn=5).answer("pass")
    assert (made.in_play(mine).damage, made.in_play(theirs).damage) == (0, 0)
    assert (made.state.active, made.state.turn) == (1, 6)


@pytest.mark.clause("skirmish", "5.1")
def test_a_fighter_with_haste_attacks_in_the_turn_it_comes():
    made = scene()
    made.put("hand", fighter("Hasty", 1, 1, 1, "Haste"))
    made.put("hand", fighter("Slow"))
    made.give(r0=2)
    made.begin("main").answer("play", "Hasty").answer("play", "Slow")
    assert made.offered("attack") == ["Hasty"]


@pytest.mark.clause("skirmish", "1.2")
def test_a_player_without_life_loses():
    made = scene()
    made.put("arena", fighter("Last Blow", strength=4))
    made.give(1, life=4)
    made.begin("main").answer("attack", "Last Blow")
    assert made.ending == (0, "life")


@pytest.mark.clause("skirmish", "1.3")
def test_a_player_who_has_to_draw_from_an_empty_deck_loses():
    made = Scene(RULESET)
    made.fill("deck", fighter("Drawn"), 5, 1)
    made.begin("draw", turn=2)
    assert made.ending == (1, "deck_out")


@pytest.mark.clause("skirmish", "1.4")
def test_two_players_who_lose_at_once_draw_the_game():
    made = scene()
    made.give(0, life=0)
    made.give(1, life=0)
    made.begin("start")
    assert made.ending == (-1, "both_lose")


@pytest.mark.clause("skirmish", "1.5")
def test_a_player_may_concede():
    made = scene().begin("main")
    made.game.concede(0)
    assert made.ending == (1, "concession")
