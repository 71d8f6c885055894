"""What is done instead of something else in Duel Masters: once for each event, as its player likes (609)."""

from dataclasses import replace

import pytest

from rules.engine.events import Drew
from rules.games.dm.definitions import DuelistCard
from rules.games.dm.keywords import power
from rules.games.dm.layers import SUM
from rules.language import effects as fx
from rules.language.abilities import Replacement, Triggered
from rules.language.changes import AddStats
from rules.language.events import Destroyed
from rules.language.filter_shorthand import both, cards
from rules.language.filters import CostIs
from rules.language.references import Chosen, Each, Subject, Target, This
from tests.rules.dm.play.cards import ANT, BEAR, GIANT, card, spell
from tests.rules.dm.play.scenes import HERE, THEIRS, YOURS, cast, scene, when
from tests.rules.pending import waiting_for
from tests.rules.restricted import cannot

TO_MANA = fx.MoveTo(Subject(), "mana zone")
TO_HAND = fx.MoveTo(Subject(), "hand")


def instead(
    kind: str, effect: fx.Effect, name: str, *, optional: bool = False, **more: object
) -> DuelistCard:
    """Return a creature that does something else instead; `more` are further words of the ability."""
    event = waiting_for(kind, more.pop("watches", None))
    ability = Replacement(event, effect, optional=optional)
    return card(name, 1, 2000, abilities=(replace(ability, **more),))  # type: ignore[arg-type]


@pytest.mark.clause("dm", "609.1")
@pytest.mark.clause("dm", "609.1a")
@pytest.mark.clause("dm", "609.4")
@pytest.mark.clause("dm", "110.2d")
def test_what_is_replaced_never_happens_and_triggers_nothing() -> None:
    made = scene()
    saved = card(
        "Saved",
        1,
        2000,
        abilities=(
            Replacement(Destroyed(), TO_MANA),
            Triggered(Destroyed(), fx.Draw(1, "opponent")),
        ),
    )
    number = made.put("battle zone", saved, 1)
    hand = len(made.cards("hand"))
    cast(made, fx.Destroy(Each(THEIRS)))
    assert made.zone_of(number) == "mana zone"
    assert len(made.cards("hand")) == hand


@pytest.mark.clause("dm", "101.5")
@pytest.mark.clause("dm", "609.3")
@pytest.mark.clause("dm", "609.8")
@pytest.mark.clause("dm", "101.5b")
def test_of_several_replacements_of_one_player_one_applies_and_the_player_chooses() -> None:
    for name, zone in (("To Mana", "mana zone"), ("To Hand", "hand")):
        made = scene()
        made.put(
            "battle zone", instead("destroy", TO_MANA, "To Mana", watches=both(YOURS, cards(name="Bear")))
        )
        made.put(
            "battle zone", instead("destroy", TO_HAND, "To Hand", watches=both(YOURS, cards(name="Bear")))
        )
        bear = made.put("battle zone", BEAR)
        cast(made, fx.Destroy(Each(cards(zones=HERE, name="Bear"))))
        assert (made.ask.player, made.offered("replace")) == (0, ["To Mana", "To Hand"])
        made.answer("replace", name)
        assert made.zone_of(bear) == zone


@pytest.mark.clause("dm", "101.5b")
@pytest.mark.clause("dm", "609.8")
def test_a_replacement_of_the_turn_player_goes_before_one_of_the_other_player() -> None:
    made = scene()
    any_bear = cards(zones=HERE, name="Bear")
    made.put("battle zone", instead("destroy", TO_MANA, "Theirs", watches=any_bear), 1)
    made.put("battle zone", instead("destroy", TO_HAND, "Mine", watches=any_bear))
    bear = made.put("battle zone", BEAR, 1)
    cast(made, fx.Destroy(Each(any_bear)))
    assert made.zone_of(bear) == "hand"


@pytest.mark.clause("dm", "101.5a")
def test_what_was_done_instead_is_not_replaced_but_the_sentence_after_it_may_be() -> None:
    made = scene()
    deck = len(made.cards("deck"))
    made.put("battle zone", instead("draw", fx.Draw(2), "Twice"))
    cast(made, fx.Draw(1))
    assert len(made.cards("deck")) == deck - 2
    made = scene()
    then_draw = fx.IfYouDo(TO_MANA, fx.Draw(1))
    made.put("battle zone", instead("destroy", then_draw, "Martyr"))
    made.put("battle zone", instead("draw", fx.Draw(3), "Thrice"))
    cast(made, fx.Destroy(Each(cards(zones=HERE, name="Martyr"))))
    assert len(made.cards("deck")) == deck - 3


@pytest.mark.clause("dm", "609.2")
@pytest.mark.parametrize("martyr_first", [True, False])
@pytest.mark.parametrize("there", [True, False])
def test_a_replacement_that_comes_as_something_happens_does_not_replace_it(
    martyr_first: bool, there: bool
) -> None:
    made = scene()
    guardian = instead("destroy", TO_MANA, "Guardian", watches=both(YOURS, cards(name="Bear")))
    guardian.cost = 9
    called = fx.MoveTo(Each(cards(zones=("graveyard",), name="Guardian")), "battle zone")
    martyr = instead("destroy", called, "Martyr")
    if martyr_first:
        made.put("battle zone", martyr)
    bear = made.put("battle zone", BEAR)
    if not martyr_first:
        made.put("battle zone", martyr)
    number = made.put("battle zone" if there else "graveyard", guardian)
    cast(made, fx.Destroy(Each(both(YOURS, cards(CostIs("<=", 3))))))
    assert made.zone_of(number) == "battle zone"
    assert made.zone_of(bear) == ("mana zone" if there else "graveyard")


@pytest.mark.clause("dm", "609.4")
@pytest.mark.clause("dm", "609.9b")
def test_a_replacement_that_cannot_be_carried_out_is_not_offered() -> None:
    made = scene()
    shelter = instead(
        "destroy", fx.Rest(Target()), "Shelter", watches=YOURS, targets=(cards(zones=HERE, name="Giant"),)
    )
    made.put("battle zone", shelter)
    bear = made.put("battle zone", BEAR)
    cast(made, fx.Destroy(Each(cards(zones=HERE, name="Bear"))))
    assert made.zone_of(bear) == "graveyard"


@pytest.mark.clause("dm", "609.5")
def test_nothing_is_done_instead_of_what_does_not_happen() -> None:
    made = scene()
    made.put("battle zone", instead("destroy", fx.Draw(1), "Vulture", watches=THEIRS))
    rock = made.put("battle zone", card("Rock", 1, 3000, abilities=(cannot("leave"),)), 1)
    hand = len(made.cards("hand"))
    cast(made, fx.Destroy(Each(THEIRS)))
    assert made.zone_of(rock) == "battle zone"
    assert len(made.cards("hand")) == hand


@pytest.mark.clause("dm", "609.9")
@pytest.mark.clause("dm", "609.9a")
@pytest.mark.clause("dm", "609.9b")
def test_for_events_of_one_moment_all_is_decided_first_and_no_card_is_chosen_twice() -> None:
    made = scene()
    shelter = instead(
        "destroy",
        fx.MoveTo(Target(), "mana zone"),
        "Shelter",
        optional=True,
        watches=both(YOURS, cards(name="Bear")),
        targets=(cards(zones=HERE, name="Giant", whose="you"),),
    )
    made.put("battle zone", shelter)
    rescue = instead("destroy", TO_HAND, "Rescue", optional=True, watches=cards(zones=HERE, name="Bear"))
    made.put("battle zone", rescue, 1)
    bears = made.fill("battle zone", BEAR, 2)
    giants = made.fill("battle zone", GIANT, 2)
    cast(made, fx.Destroy(Each(cards(zones=HERE, name="Bear"))))
    assert (made.ask.player, made.ask.about) == (0, bears[0])
    made.answer("replace").answer("choose", giants[0])
    assert made.zone_of(giants[0]) == "battle zone"
    assert (made.ask.player, made.ask.about) == (0, bears[1])
    made.answer("decline")
    assert (made.ask.player, made.ask.about) == (1, bears[1])
    made.answer("replace")
    assert [made.zone_of(one) for one in bears] == ["battle zone", "hand"]
    assert [made.zone_of(one) for one in giants] == ["mana zone", "battle zone"]


@pytest.mark.clause("dm", "114.4")
@pytest.mark.clause("dm", "114.4a")
@pytest.mark.clause("dm", "609.6")
@pytest.mark.clause("dm", "609.6a")
def test_each_of_several_draws_is_replaced_in_full_before_the_next() -> None:
    made = scene()
    sift = fx.Do((fx.Draw(2), fx.Discard(1)))
    made.put("battle zone", instead("draw", sift, "Sifter", optional=True))
    deck, hand = len(made.cards("deck")), len(made.cards("hand"))
    cast(made, fx.Do((fx.Draw(2), fx.Discard(1))))
    made.answer("replace")
    assert (len(made.cards("deck")), made.ask.kind) == (deck - 2, "choose_cards")
    made.answer("choose", "Ant")
    assert (made.ask.kind, len(made.cards("deck"))) == ("replacement", deck - 2)
    made.answer("replace").answer("choose", "Ant").answer("choose", "Ant")
    assert len(made.cards("deck")) == deck - 4
    assert len(made.cards("hand")) == hand + 1


@pytest.mark.clause("dm", "114.4b")
@pytest.mark.clause("dm", "609.6b")
def test_what_follows_a_draw_does_nothing_where_no_card_was_drawn() -> None:
    made = scene()
    made.put("battle zone", instead("draw", fx.Shuffle("deck"), "Reader"))
    deck, mana = len(made.cards("deck")), len(made.cards("mana zone"))
    top = fx.MoveTo(Each(cards(zones=("hand",), whose="you")), "mana zone")
    made.put("hand", BEAR)
    cast(made, fx.IfYouDo(fx.Draw(1), top))
    assert (len(made.cards("deck")), len(made.cards("mana zone"))) == (deck, mana)


@pytest.mark.clause("dm", "114.2a")
def test_when_both_players_draw_the_turn_player_draws_all_of_theirs_first() -> None:
    made = scene()
    made.record(Drew)
    cast(made, fx.Draw(2, "anyone"))
    assert [one.player for one in made.log if isinstance(one, Drew)][:4] == [0, 0, 1, 1]


@pytest.mark.clause("dm", "114.5")
def test_what_triggers_on_drawing_waits_until_the_effect_is_done_and_then_happens() -> None:
    made = scene()
    made.put("battle zone", when("draws", fx.May(fx.Destroy(This())), "Scholar", watches=cards(whose="you")))
    deck = len(made.cards("deck"))
    cast(made, fx.Do((fx.Draw(1), fx.MoveTo(Each(cards(zones=("hand",), whose="you")), "mana zone"))))
    assert (made.ask.kind, len(made.cards("deck"))) == ("may", deck - 1)
    assert made.cards("hand") == []
    made.answer("yes")
    assert "Scholar" in made.names("graveyard")


@pytest.mark.clause("dm", "114.6")
@pytest.mark.clause("dm", "114.6a")
def test_drawing_from_an_empty_deck_does_and_triggers_nothing() -> None:
    made = scene(deck=2)
    made.put("battle zone", when("draws", fx.Draw(1, "opponent"), "Scholar", watches=cards(whose="you")))
    made.record(Drew)
    cast(made, fx.Draw(3))
    assert len([one for one in made.log if isinstance(one, Drew)]) == 2
    assert len(made.state.pending) == 2
    assert made.state.players[0].turn_counts["drawn"] == 2


@pytest.mark.clause("dm", "114.6a")
def test_a_draw_is_replaced_even_where_no_card_is_left() -> None:
    made = scene(deck=1)
    refill = fx.MoveTo(Each(cards(zones=("graveyard",), whose="you")), "deck")
    made.put("battle zone", instead("draw", refill, "Recycler", optional=True))
    made.fill("graveyard", BEAR, 3)
    cast(made, fx.Draw(2)).answer("decline").answer("replace")
    assert made.names("deck") == ["Bear", "Bear", "Bear"]


@pytest.mark.clause("dm", "609.7")
@pytest.mark.clause("dm", "609.8a")
def test_what_a_spell_puts_in_place_of_its_own_way_comes_before_other_replacements() -> None:
    made = scene()
    charger = spell("Charger", 1, "Charger")
    to_hand = instead("to graveyard", TO_HAND, "Archivist", watches=cards(types=frozenset({"spell"})))
    made.put("battle zone", to_hand)
    made.put("hand", charger)
    made.put("hand", spell("Plain", 1))
    made.fill("mana zone", ANT, 2)
    made.begin("main").answer("use", "Charger")
    assert "Charger" in made.names("mana zone")
    made.answer("use", "Plain")
    assert "Plain" in made.names("hand")


@pytest.mark.clause("dm", "609.7")
def test_a_spell_replaces_its_own_way_only_as_it_is_carried_out() -> None:
    made = scene()
    number = made.put("hand", spell("Charger", 1, "Charger"))
    made.put("battle zone", ANT)
    cast(made, fx.Discard(1))
    assert made.zone_of(number) == "graveyard"


@pytest.mark.clause("dm", "811.1a")
def test_a_star_evolution_creature_goes_as_a_whole_where_something_else_is_done_instead() -> None:
    star = card("Star", 1, 5000, marks=("star evolution",), races=("Beast",))
    for answer, zones in (("Star", ["graveyard", "battle zone"]), ("Guardian", ["mana zone", "mana zone"])):
        made = scene(2)
        number = made.put("hand", star)
        cub = made.put("battle zone", card("Cub", races=("Beast",)))
        made.put(
            "battle zone", instead("destroy", TO_MANA, "Guardian", watches=both(YOURS, cards(name="Star")))
        )
        made.put("hand", spell("Axe", 1, effect=fx.Destroy(Each(cards(zones=HERE, name="Star")))))
        made.begin("main").answer("use", "Star").answer("use", "Axe").answer("replace", answer)
        assert [made.zone_of(number), made.zone_of(cub)] == zones


@pytest.mark.clause("dm", "609.1")
def test_a_rules_check_may_be_replaced_too_and_asks_at_once() -> None:
    made = scene()
    rescue = instead("destroy", TO_HAND, "Rescue", optional=True, watches=THEIRS)
    made.put("battle zone", rescue)
    bear = made.put("battle zone", BEAR, 1)
    weaken = fx.Modify(Each(THEIRS), (AddStats((-3000,)),), layer=SUM)
    cast(made, fx.Do((weaken, fx.May(fx.Draw(1)))))
    assert (made.ask.kind, power(made.game, bear)) == ("replacement", 0)
    made.answer("replace")
    assert (made.zone_of(bear), made.ask.kind) == ("hand", "may")


@pytest.mark.clause("dm", "609.9")
def test_creatures_that_lose_a_battle_together_go_at_one_moment() -> None:
    made = scene()
    saved = instead("destroy", TO_MANA, "Saved", watches=cards(zones=HERE))
    mine = made.put("battle zone", saved)
    theirs = made.put("battle zone", card("Rival", 1, 2000), 1, rested=True)
    made.put("battle zone", ANT)
    made.begin("attack").answer("attack", "Saved", theirs)
    assert [made.zone_of(mine), made.zone_of(theirs)] == ["mana zone", "mana zone"]


@pytest.mark.clause("dm", "609.9b")
def test_a_card_that_is_chosen_for_one_replacement_is_not_there_for_another() -> None:
    made = scene()
    shelter = instead(
        "destroy",
        fx.MoveTo(Target(), "mana zone"),
        "Shelter",
        watches=both(YOURS, cards(name="Bear")),
        targets=(cards(zones=HERE, name="Giant"),),
    )
    made.put("battle zone", shelter)
    bears = made.fill("battle zone", BEAR, 2)
    made.put("battle zone", GIANT)
    cast(made, fx.Destroy(Each(cards(zones=HERE, name="Bear"))))
    assert [made.zone_of(one) for one in bears] == ["battle zone", "graveyard"]


@pytest.mark.clause("dm", "101.5b")
def test_a_draw_is_replaced_by_the_turn_players_effect_first() -> None:
    made = scene()
    made.put("battle zone", instead("draw", fx.Draw(3), "Theirs", watches=cards(whose="opponent")), 1)
    made.put("battle zone", instead("draw", fx.Draw(2), "Mine"))
    deck = len(made.cards("deck"))
    cast(made, fx.Draw(1))
    assert len(made.cards("deck")) == deck - 2


@pytest.mark.clause("dm", "609.4")
def test_a_choice_among_what_is_done_instead_is_asked_of_whose_it_is() -> None:
    made = scene()
    made.put("battle zone", instead("destroy", fx.Destroy(Chosen(THEIRS)), "Avenger"))
    made.put("battle zone", BEAR, 1)
    made.put("battle zone", GIANT, 1)
    cast(made, fx.Destroy(Each(cards(zones=HERE, name="Avenger"))))
    assert (made.ask.player, made.offered("choose")) == (0, ["Bear", "Giant"])
    made.answer("choose", "Bear")
    assert made.names("battle zone") == ["Avenger"]
