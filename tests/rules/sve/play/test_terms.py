"""Terms of card text (chapter 5 and 1.3): choosing, looking, revealing, swapping, chance, later abilities."""

import pytest

from rules.engine.asks import Option
from rules.engine.events import Revealed
from rules.engine.views import view
from rules.games.sve.keywords import search_deck
from rules.games.sve.play import RULESET
from rules.games.sve.zones import ZONES
from rules.language.abilities import Ability, Activated, Spell, Triggered
from rules.language.amounts import Depending, Fixed, Share
from rules.language.conditions import Compare, There
from rules.language.costs import Cost, RestThis
from rules.language.durations import ALWAYS, END_OF_TURN
from rules.language.effects import (
    ChangeLife,
    ChooseNumber,
    ChooseSome,
    Create,
    DealDamage,
    Destroy,
    Do,
    Draw,
    If,
    Later,
    Look,
    MoveTo,
    Reveal,
    RollDie,
    Swap,
)
from rules.language.events import Becomes, Enters, Moment
from rules.language.filter_shorthand import cards
from rules.language.references import AtRandom, Chosen, Each, It, Target
from tests.rules.scenes import Scene
from tests.rules.sve.play.keyword_abilities import transform, with_necrocharge, with_spellchain
from tests.rules.sve.play.made_up import (
    ANT,
    BEAR,
    ENEMY,
    FILLER,
    OWN,
    WOLF,
    amulet,
    card,
    follower,
    spell,
    table,
    token,
    when,
)

HAND = cards(zones=("hand",), whose="you")
NOTHING = Do(())


def seen(scene: Scene, zone: str, owner: int, player: int) -> list[str]:
    """Return the ids of the cards of an owner's zone that a player sees, the top card last."""
    shown = view(scene.state, ZONES, player)["zones"][f"{zone}:{owner}"]
    return [] if isinstance(shown, int) else [one["id"] for one in shown if one is not None]


@pytest.mark.clause("sve", "1.3.2.3")
def test_of_two_wards_that_both_must_be_attacked_one_is_picked() -> None:
    guard = follower("Guard", 1, 9, "Ward")
    scene = table()
    scene.put("field", WOLF)
    wards = [scene.put("field", guard, 1, rested=True) for _ in range(2)]
    scene.put("field", BEAR, 1, rested=True)
    scene.begin("main phase")
    attacks = [option.other for option in scene.ask.options if option.verb == "attack"]
    assert attacks == wards, "as many as can be are done: one of the two, and neither is left out for another"


@pytest.mark.clause("sve", "1.3.4.1")
def test_what_both_select_from_their_hands_at_once_is_not_shown_before_both_have() -> None:
    tax = MoveTo(Chosen(HAND, each=True), "cemetery")
    scene = table()
    scene.put("hand", spell("Tax", tax))
    for player in (0, 1):
        for one in (ANT, BEAR):
            scene.put("hand", one, player)
    scene.begin("main phase").answer("play", "Tax")
    assert (scene.ask.player, scene.offered("choose")) == (0, ["Ant", "Bear"])
    scene.answer("choose", "Bear")
    assert scene.ask.player == 1
    assert scene.names("cemetery") == []
    assert seen(scene, "hand", 0, 1) == []
    scene.answer("choose", "Ant")
    assert (scene.names("cemetery")[0], scene.names("cemetery", 1)) == ("Bear", ["Ant"])


@pytest.mark.clause("sve", "1.3.5")
def test_a_number_that_a_player_selects_is_nothing_or_more() -> None:
    scene = table()
    scene.put("hand", spell("Tally", ChooseNumber(3, Draw(Fixed()))))
    scene.put("field", WOLF)
    scene.begin("main phase").answer("play", "Tally")
    assert [option.other for option in scene.ask.options] == [0, 1, 2, 3]
    scene.game.answer(2)
    assert len(scene.cards("hand")) == 2


@pytest.mark.clause("sve", "4.1.5.1")
def test_who_puts_several_cards_into_the_deck_decides_their_order_unseen() -> None:
    back = MoveTo(Each(ENEMY), "deck area")
    for first, second in (("Ant", "Bear"), ("Bear", "Ant")):
        scene = table()
        scene.put("field", ANT, 1)
        scene.put("field", BEAR, 1)
        scene.put("field", WOLF)
        scene.put("hand", spell("Tide", back))
        scene.begin("main phase").answer("play", "Tide")
        assert (scene.ask.kind, scene.ask.player) == ("order_cards", 1)
        scene.answer("next", first)
        assert scene.names("deck area", 1)[-2:] == [first, second]
        assert seen(scene, "deck area", 1, 0) == []


FROM_HAND = when("enters from hand", ChangeLife(1))


@pytest.mark.clause("sve", "5.4.3")
@pytest.mark.parametrize(
    ("zone", "how", "gained"),
    [("hand", "played", 1), ("hand", "moved", 1), ("EX area", "played", 0), ("cemetery", "moved", 0)],
)
def test_a_card_comes_from_where_it_was_moved_or_played_from(zone: str, how: str, gained: int) -> None:
    scene = table()
    scene.put(zone, follower("Imp", abilities=(FROM_HAND,)))
    scene.put("hand", spell("Call", MoveTo(Each(cards(zones=(zone,), name="Imp")), "field")))
    scene.put("field", WOLF)
    scene.begin("main phase").answer("play", "Imp" if how == "played" else "Call")
    assert ("Imp" in scene.names("field"), scene.life()) == (True, 20 + gained)


@pytest.mark.clause("sve", "5.7.1.2")
def test_what_is_found_by_more_than_a_number_is_revealed_and_what_is_not_is_kept_hidden() -> None:
    bears = cards(zones=("deck area",), whose="you", name="Bear")
    for wanted, revealed in ((bears, 1), (cards(zones=("deck area",), whose="you"), 0)):
        scene = table().record(Revealed)
        bear = scene.put("deck area", BEAR)
        scene.put("hand", spell("Seek", search_deck(wanted, "hand")))
        scene.put("field", WOLF)
        scene.begin("main phase").answer("play", "Seek").answer("choose", bear)
        assert scene.log == [Revealed(bear)] * revealed
        assert scene.cards("hand") == [bear]
        assert seen(scene, "hand", 0, 1) == []


@pytest.mark.clause("sve", "5.10.1")
@pytest.mark.parametrize("count", [1, 3])
def test_who_looks_at_cards_on_top_sees_those_and_nobody_else_does(count: int) -> None:
    scene = table()
    for name in ("Low", "Mid", "Top"):
        scene.put("deck area", follower(name))
    draw = MoveTo(Chosen(cards(zones=("deck area",)), among=It()), "hand")
    scene.put("hand", spell("Scry", Look(count, Do((ChooseNumber(1, NOTHING), draw)))))
    scene.put("field", WOLF)
    scene.begin("main phase").answer("play", "Scry")
    assert seen(scene, "deck area", 0, 0) == ["low", "mid", "top"][3 - count :]
    assert seen(scene, "deck area", 0, 1) == []
    scene.game.answer(0)
    if count > 1:
        assert scene.offered("choose") == ["Top", "Mid", "Low"]
        scene.answer("choose", "Mid")
    assert scene.names("hand") == ["Mid" if count > 1 else "Top"]
    assert seen(scene, "deck area", 0, 0) == []


@pytest.mark.clause("sve", "5.10.2")
@pytest.mark.clause("sve", "5.10.2.1")
@pytest.mark.clause("sve", "5.10.2.2")
@pytest.mark.clause("sve", "5.10.2.3")
@pytest.mark.clause("sve", "5.10.2.4")
@pytest.mark.parametrize("looks", [0, 1, 2, 3])
def test_who_looks_at_up_to_so_many_takes_one_after_the_other_and_may_stop_before_each(looks: int) -> None:
    scene = table()
    for name in ("Low", "Mid", "Top"):
        scene.put("deck area", follower(name))
    scene.put("hand", spell("Scry", Look(3, ChooseNumber(1, NOTHING), up_to=True)))
    scene.put("field", WOLF)
    scene.begin("main phase").answer("play", "Scry")
    for number in range(looks):
        assert (scene.ask.kind, seen(scene, "deck area", 0, 0)) == (
            "look_at_next",
            ["low", "mid", "top"][3 - number :] if number else [],
        )
        scene.answer("yes")
    if looks < 3:
        scene.answer("no")
    assert scene.ask.kind == "choose_number", "it ends after the third by itself"
    assert seen(scene, "deck area", 0, 0) == (["low", "mid", "top"][3 - looks :] if looks else [])


@pytest.mark.clause("sve", "5.12.1")
def test_swapped_cards_change_places_at_the_same_time() -> None:
    mine = cards(zones=("EX area",), whose="you")
    scene = table()
    scene.fill("field", ANT, 4)
    bear = scene.put("field", BEAR)
    wolf = scene.put("EX area", follower("Pup", abilities=(when("enters from EX area", ChangeLife(2)),)))
    scene.put("hand", spell("Trade", Swap(Each(cards(zones=("field",), name="Bear")), Each(mine))))
    scene.begin("main phase").answer("play", "Trade")
    assert (scene.zone_of(bear), scene.zone_of(wolf), scene.life()) == ("EX area", "field", 22)
    assert len(scene.cards("field")) == 5, "though the field was full"


@pytest.mark.clause("sve", "5.12.2")
@pytest.mark.parametrize("other", [spell("Song", Draw(1)), card("Sigil", ("leader",))])
def test_nothing_is_swapped_where_one_card_cannot_go(other: object) -> None:
    scene = table()
    bear = scene.put("field", BEAR)
    stays = scene.put("cemetery", other)  # type: ignore[arg-type]
    ground = cards(zones=("cemetery",), whose="you")
    scene.put("hand", spell("Trade", Swap(Each(cards(zones=("field",), name="Bear")), Each(ground))))
    scene.begin("main phase").answer("play", "Trade")
    assert (scene.zone_of(bear), scene.zone_of(stays)) == ("field", "cemetery")
    scene = table()
    held = scene.put("field", amulet("Tower", "Stack"), counters={"Stack": 1})
    ant = scene.put("cemetery", ANT)
    scene.put("hand", spell("Trade", Swap(Each(cards(zones=("field",), name="Tower")), Each(ground))))
    scene.begin("main phase").answer("play", "Trade")
    assert (scene.zone_of(held), scene.zone_of(ant)) == ("field", "cemetery")


@pytest.mark.clause("sve", "5.16.1")
@pytest.mark.clause("sve", "13.3.2.2")
def test_a_card_that_a_stack_counter_keeps_on_the_field_is_not_transformed() -> None:
    towers = cards(zones=("field",), whose="opponent", types=frozenset({"amulet"}))
    for counters, left in ((2, ["Tower"]), (1, ["Tower"])):
        scene = table()
        tower = scene.put("field", amulet("Tower", "Stack"), 1, counters={"Stack": counters})
        scene.put("hand", spell("Hex", transform(Chosen(towers), token("Frog"), "opponent")))
        scene.put("field", WOLF)
        scene.begin("main phase").answer("play", "Hex")
        if counters == 2:
            assert scene.names("field", 1) == left
            assert scene.in_play(tower).counters == {"Stack": 1}
        else:
            assert scene.names("field", 1) == [], "the rules put it away, no token came"


OPTIONS = (ChangeLife(1), ChangeLife(10), ChangeLife(100))


@pytest.mark.clause("sve", "5.17.2")
@pytest.mark.parametrize(("count", "picked", "gained"), [(1, (1,), 10), (2, (2, 0), 101), (2, (0, 1), 11)])
def test_of_up_to_so_many_options_one_at_least_is_chosen_as_the_card_is_played(
    count: int, picked: tuple[int, ...], gained: int
) -> None:
    scene = table()
    scene.put("hand", spell("Boon", ChooseSome(OPTIONS, most=2)))
    scene.put("field", WOLF)
    scene.begin("main phase").answer("play", "Boon")
    assert [option.other for option in scene.ask.options] == [1, 2]
    scene.game.answer(count - 1)
    assert len(scene.ask.options) == 3
    for place in picked:
        chosen = next(at for at, option in enumerate(scene.ask.options) if option.other == place)
        scene.game.answer(chosen)
    assert scene.life() == 20 + gained


@pytest.mark.clause("sve", "5.18.1")
def test_cards_at_random_are_picked_among_all_in_the_zone_and_by_nobody() -> None:
    lost = []
    for seed in range(30):
        scene = Scene(table().game.rules, seed)
        scene.fill("deck area", FILLER, 5)
        scene.fill("deck area", FILLER, 5, 1)
        scene.give(0, r0=5, r1=5)
        for one in (ANT, BEAR, WOLF):
            scene.put("hand", one, 1)
        scene.put(
            "hand", spell("Theft", MoveTo(AtRandom(cards(zones=("hand",), whose="opponent"), 2), "cemetery"))
        )
        scene.put("field", WOLF)
        scene.begin("main phase").answer("play", "Theft")
        assert (scene.ask.kind, len(scene.cards("cemetery", 1))) == ("main", 2)
        lost.append(tuple(sorted(scene.names("cemetery", 1))))
    assert sorted(set(lost)) == [("Ant", "Bear"), ("Ant", "Wolf"), ("Bear", "Wolf")]


@pytest.mark.clause("sve", "5.19.1")
def test_a_die_has_six_sides_and_says_what_happens() -> None:
    sides = []
    for seed in range(60):
        scene = Scene(table().game.rules, seed)
        scene.fill("deck area", FILLER, 5)
        scene.fill("deck area", FILLER, 5, 1)
        scene.give(0, r0=5, r1=5)
        scene.put("hand", spell("Dice", RollDie(tuple(ChangeLife(side) for side in range(1, 7)))))
        scene.put("field", WOLF)
        scene.begin("main phase").answer("play", "Dice")
        assert scene.ask.kind == "main"
        sides.append(scene.life() - 20)
    assert sorted(set(sides)) == [1, 2, 3, 4, 5, 6]


@pytest.mark.clause("sve", "5.20.1")
@pytest.mark.clause("sve", "5.20.1.1")
@pytest.mark.parametrize("moved", [False, True])
def test_a_revealed_card_is_seen_by_all_where_it_lies_until_it_moves_or_the_effect_is_over(
    moved: bool,
) -> None:
    under = MoveTo(It(), "deck area", position="bottom") if moved else NOTHING
    scene = table()
    pause = ChooseNumber(1, NOTHING)
    bears = Each(cards(zones=("hand",), name="Bear"))
    scene.put("hand", spell("Show", Reveal(bears, Do((pause, under, pause)))))
    scene.put("hand", BEAR)
    scene.put("field", WOLF)
    scene.begin("main phase").answer("play", "Show")
    assert seen(scene, "hand", 0, 1) == ["bear"]
    assert scene.names("hand") == ["Bear"]
    scene.game.answer(0)
    assert seen(scene, "hand", 0, 1) == ([] if moved else ["bear"])
    assert seen(scene, "deck area", 0, 1) == []
    scene.game.answer(0)
    assert seen(scene, "hand", 0, 1) == []


@pytest.mark.clause("sve", "10.7.5")
@pytest.mark.clause("sve", "10.7.5.1")
@pytest.mark.parametrize(("until", "gained"), [(ALWAYS, 1), (END_OF_TURN, 2)])
def test_a_delayed_trigger_waits_for_what_comes_later_and_triggers_once_without_a_time_frame(
    until: str, gained: int
) -> None:
    later = Triggered(Enters(OWN), ChangeLife(1))
    scene = table()
    scene.put("hand", ANT)
    scene.put("hand", BEAR)
    scene.put("hand", spell("Omen", Later(later, until=until), cost=0))  # type: ignore[arg-type]
    scene.begin("main phase").answer("play", "Omen").answer("play", "Ant").answer("play", "Bear")
    assert scene.life() == 20 + gained


@pytest.mark.clause("sve", "10.7.5")
def test_a_delayed_trigger_at_the_end_of_the_turn_keeps_its_card_in_mind() -> None:
    doomed = Triggered(Moment("end phase"), Destroy(It()))
    scene = table()
    bear = scene.put("field", BEAR, 1)
    ant = scene.put("field", ANT, 1)
    scene.put("hand", spell("Curse", Later(doomed, Target()), targets=1))
    scene.put("field", WOLF)
    scene.begin("main phase").answer("play", "Curse").answer("target", bear)
    assert scene.zone_of(bear) == "field"
    scene.answer("pass")
    assert (scene.zone_of(bear), scene.zone_of(ant)) == ("cemetery", "field")


EMPTY = There(HAND, 0, 0)


@pytest.mark.clause("sve", "10.7.6")
@pytest.mark.clause("sve", "10.7.6.1")
def test_a_state_trigger_becomes_pending_once_when_the_state_comes_and_again_when_it_comes_again() -> None:
    hermit = Triggered(Becomes(EMPTY), ChangeLife(1))
    scene = table()
    scene.put("field", amulet("Hermit", abilities=(hermit,)))
    scene.put("field", WOLF)
    scene.put("hand", spell("Gift", Draw(1)))
    scene.begin("main phase").answer("play", "Gift")
    assert scene.life() == 21, "the hand was empty while the spell lay in the resolution zone"
    waste = Activated(MoveTo(Each(HAND), "cemetery"), Cost((RestThis(),)))
    scene = table()
    scene.put("field", amulet("Hermit", abilities=(hermit,)))
    scene.put("field", amulet("Drain", abilities=(waste,)))
    scene.put("hand", ANT)
    scene.put("hand", BEAR)
    scene.put("field", WOLF)
    scene.begin("main phase")
    assert scene.life() == 20
    scene.answer("activate", "Drain")
    assert scene.life() == 21
    scene.answer("attack", "Wolf", -1)
    assert scene.life() == 21, "while the hand stays empty it does not become pending again"


SPELLS = [spell("Song", Draw(1)), spell("Verse", Draw(1))]


@pytest.mark.clause("sve", "13.3.1.4")
@pytest.mark.parametrize(("there", "gained"), [(2, 5), (1, 0)])
def test_spellchain_counts_the_spells_there_as_its_effect_begins(there: int, gained: int) -> None:
    lying = cards(zones=("cemetery",), whose="you", types=frozenset({"spell"}))
    away = MoveTo(Each(lying), "banished zone")
    more = MoveTo(Each(cards(zones=("hand",), whose="you", types=frozenset({"spell"}))), "cemetery")
    chain = with_spellchain(Do((away if there == 2 else more, If(Compare(Fixed(), ">=", 2), ChangeLife(5)))))
    scene = table()
    for one in SPELLS[:there]:
        scene.put("cemetery", one)
    scene.put("hand", spell("Verse", Draw(1), cost=9))
    scene.put("hand", spell("Chain", chain))
    scene.put("field", WOLF)
    scene.begin("main phase").answer("play", "Chain")
    assert scene.life() == 20 + gained


@pytest.mark.clause("sve", "13.5.1.3")
@pytest.mark.clause("sve", "13.5.1.3.2")
@pytest.mark.parametrize(("there", "gained"), [(2, 5), (1, 0)])
def test_necrocharge_counts_the_cards_there_as_its_effect_begins(there: int, gained: int) -> None:
    away = MoveTo(Each(cards(zones=("cemetery",), whose="you")), "banished zone")
    more = MoveTo(Each(cards(zones=("hand",), whose="you")), "cemetery")
    charge = with_necrocharge(
        Do((away if there == 2 else more, If(Compare(Fixed(), ">=", 2), ChangeLife(5))))
    )
    scene = table()
    scene.fill("cemetery", ANT, there)
    scene.put("hand", follower("Giant", cost=9))
    scene.put("hand", spell("Charge", charge))
    scene.put("field", WOLF)
    scene.begin("main phase").answer("play", "Charge")
    assert scene.life() == 20 + gained


def dividing(amount: int, targets: int, *, up_to: bool) -> Ability:
    """Return what a spell does that divides damage among enemy followers."""
    return Spell(
        Do(tuple(DealDamage(Target(place), Share(place)) for place in range(targets))),
        targets=(ENEMY,) * targets,
        least=0 if up_to else None,
        divides=amount,
    )


@pytest.mark.clause("sve", "10.6.2.4")
@pytest.mark.clause("sve", "10.6.2.4.1")
@pytest.mark.clause("sve", "10.6.2.3.2.1")
def test_damage_is_divided_among_targets_as_a_card_is_played_and_each_gets_a_part() -> None:
    scene = table()
    bears = [scene.put("field", follower(f"Bear {number}", 1, 9), 1) for number in range(4)]
    scene.put("hand", card("Rain", ("spell",), abilities=(dividing(3, 4, up_to=True),)))
    scene.put("field", WOLF)
    scene.begin("main phase").answer("play", "Rain")
    assert not scene.offers("done"), "what is divided needs one target at least"
    scene.answer("target", bears[0])
    assert scene.offers("done")
    scene.answer("target", bears[1])
    assert [option.verb for option in scene.ask.options] == ["target", "target", "done"]
    scene.answer("done")
    assert (scene.ask.kind, [option.other for option in scene.ask.options]) == ("divide", [2, 1])
    scene.game.answer(0)
    assert [scene.in_play(one).damage for one in bears] == [2, 1, 0, 0]


@pytest.mark.clause("sve", "10.6.2.4.1")
@pytest.mark.clause("sve", "10.6.2.3.2.1")
def test_no_more_targets_are_selected_than_there_are_units_to_divide() -> None:
    scene = table()
    bears = [scene.put("field", follower(f"Bear {number}", 1, 9), 1) for number in range(4)]
    scene.put("hand", card("Rain", ("spell",), abilities=(dividing(2, 4, up_to=True),)))
    scene.put("field", WOLF)
    scene.begin("main phase").answer("play", "Rain").answer("target", bears[0]).answer("target", bears[1])
    assert scene.ask.kind == "main", "one unit for each is left, and nothing to decide"
    assert [scene.in_play(one).damage for one in bears] == [1, 1, 0, 0]


@pytest.mark.clause("sve", "10.6.2.4.1.1")
@pytest.mark.parametrize(("enemies", "playable"), [(3, False), (2, True), (0, False)])
def test_what_cannot_give_each_target_a_unit_cannot_be_played(enemies: int, playable: bool) -> None:
    scene = table()
    for number in range(enemies):
        scene.put("field", follower(f"Bear {number}", 1, 9), 1)
    scene.put("hand", card("Rain", ("spell",), abilities=(dividing(2, 3, up_to=False),)))
    scene.put("field", WOLF)
    assert scene.begin("main phase").offers("play", "Rain") is playable


def test_a_created_token_is_swapped_only_where_tokens_can_be() -> None:
    scene = table()
    scene.put("cemetery", ANT)
    scene.put("hand", spell("Spark", Create(token("Frog"), "field")))
    ground = cards(zones=("cemetery",), whose="you", name="Ant")
    scene.put("hand", spell("Trade", Swap(Each(cards(zones=("field",), name="Frog")), Each(ground))))
    scene.begin("main phase").answer("play", "Spark").answer("play", "Trade")
    assert scene.names("field") == ["Frog"]


@pytest.mark.parametrize(
    ("option", "words"),
    [
        (Option("allot", 0, 3), "allot 3 to Filler"),
        (Option("number", other=2), "number 2"),
        (Option("choose", other=0), "choose option 1"),
        (Option("choose", 0), "choose Filler"),
        (Option("loop_times", other=4), "let the cycle run 4 times"),
    ],
)
def test_what_an_option_does_is_said_with_its_number(option: Option, words: str) -> None:
    assert RULESET.describe(table().game, option) == words


@pytest.mark.clause("sve", "5.9.1")
@pytest.mark.parametrize(("wolves", "count"), [(0, 2), (1, 3)])
def test_how_many_cards_are_drawn_may_depend_on_what_is_there(wolves: int, count: int) -> None:
    wolf = There(cards(zones=("field",), whose="you", name="Wolf"))
    scene = table()
    scene.put("hand", spell("Insight", Draw(Depending(wolf, 3, 2))))
    scene.fill("field", WOLF, wolves)
    scene.begin("main phase").answer("play", "Insight")
    assert len(scene.cards("hand")) == count
