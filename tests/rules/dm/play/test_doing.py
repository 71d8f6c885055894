"""Looking, searching, naming, judging, and the order of cards in Duel Masters (400, 701), told as scenes."""

import pytest

from rules.engine.randomness import Random
from rules.engine.views import sees_card, view
from rules.games.dm.keywords import INFINITE, ONE_MORE, power
from rules.games.dm.layers import OTHER, SUM
from rules.games.dm.mechanics.names import words
from rules.games.dm.movement_departures import ALONE
from rules.games.dm.nodes import BreakShields, Judge, PutBeneath, PutIntoDeck, SetAside, ShuffleIn, WinsJudge
from rules.games.dm.play import RULESET
from rules.language import effects as fx
from rules.language.abilities import Triggered
from rules.language.amounts import Count
from rules.language.changes import AddStats, GainKeywords
from rules.language.events import Attacks, Enters
from rules.language.filter_shorthand import both, cards
from rules.language.filters import EVERY_CARD, AsNamed, CostIs, Filter, NameHas, RaceHas, TriggersOn
from rules.language.references import Chosen, Each, It, This, Top
from tests.rules.dm.play.cards import ANT, BEAR, GIANT, card, spell
from tests.rules.dm.play.scenes import HERE, THEIRS, YOURS, banner, cast, scene, when
from tests.rules.scenes import Scene

DECK = cards(zones=("deck",), whose="you")
FROM_DECK = Chosen(cards(CostIs(">=", 3), zones=("deck",), types=frozenset({"creature"})), 1, 0, among=It())
TO_HAND = fx.MoveTo(FROM_DECK, "hand")


def search(then: fx.Effect) -> fx.Effect:
    """Return a search of the whole deck."""
    return fx.Look(Count(DECK), fx.Do((then, fx.Shuffle("deck"))))


@pytest.mark.clause("dm", "701.10a")
@pytest.mark.clause("dm", "701.10b")
@pytest.mark.clause("dm", "701.10c")
@pytest.mark.clause("dm", "401.2a")
def test_who_searches_sees_the_whole_deck_may_find_nothing_and_shows_nothing() -> None:
    made = scene()
    made.put("battle zone", BEAR)
    bear = made.put("deck", BEAR)
    before = made.cards("deck")
    cast(made, search(TO_HAND))
    assert made.offered("choose") == ["Bear"]
    assert made.offers("done")
    assert made.cards("deck") == before
    seen = [sees_card(made.state, RULESET.zones, one, 0) for one in before]
    assert seen == [True] * len(before)
    assert not any(sees_card(made.state, RULESET.zones, one, 1) for one in before)
    made.answer("choose", bear)
    assert made.zone_of(bear) == "hand"
    assert not sees_card(made.state, RULESET.zones, bear, 1)
    assert made.cards("deck") != before[:-1]


@pytest.mark.clause("dm", "701.11b")
def test_a_card_searched_for_the_top_is_not_shuffled_with_the_others() -> None:
    for seed_card in range(3):
        made = scene(1, 20 + seed_card)
        bear = made.put("deck", BEAR)
        rest = made.cards("deck")[:-1]
        found = fx.Reveal(
            FROM_DECK,
            fx.Do((SetAside(It()), fx.Shuffle("deck"), fx.May(fx.NOTHING), fx.MoveTo(It(), "deck"))),
        )
        made.put("battle zone", ANT)
        cast(made, fx.Look(Count(DECK), found)).answer("choose", bear)
        assert (made.ask.kind, made.zone_of(bear)) == ("may", "pending")
        made.answer("no")
        assert made.cards("deck")[-1] == bear
        assert made.cards("deck")[:-1] != rest


@pytest.mark.clause("dm", "701.9a")
@pytest.mark.clause("dm", "701.9b")
@pytest.mark.clause("dm", "401.5")
def test_a_card_that_is_shown_is_seen_by_all_where_it_lies_until_the_effect_is_done() -> None:
    made = scene()
    top = made.put("deck", BEAR)
    made.put("battle zone", ANT)
    cast(made, fx.Do((fx.Reveal(Top(), fx.May(fx.Draw(1))), fx.May(fx.Draw(1)))))
    assert made.zone_of(top) == "deck"
    assert [sees_card(made.state, RULESET.zones, top, player) for player in (0, 1)] == [True, True]
    made.answer("no")
    assert [sees_card(made.state, RULESET.zones, top, player) for player in (0, 1)] == [False, False]


def judging(name: str = "Judge") -> object:
    """Return a creature that calls for a judgement as it comes, and draws two cards if it is won."""
    calls = Triggered(Enters(), Judge())
    wins = Triggered(WinsJudge(), fx.Draw(2))
    return card(name, 1, 1000, abilities=(calls, wins))


@pytest.mark.clause("dm", "701.21a")
@pytest.mark.clause("dm", "701.21b")
@pytest.mark.parametrize(
    ("mine", "theirs", "won"), [(BEAR, ANT, True), (BEAR, BEAR, True), (ANT, BEAR, False)]
)
def test_who_shows_a_cost_that_is_not_lower_wins_and_both_cards_go_to_the_bottom(
    mine: object, theirs: object, won: bool
) -> None:
    made = scene()
    shown = [made.put("deck", mine), made.put("deck", theirs, 1)]  # type: ignore[arg-type]
    made.put("hand", judging())  # type: ignore[arg-type]
    made.put("battle zone", ANT)
    deck = len(made.cards("deck"))
    made.begin("main").answer("use", "Judge")
    assert [made.cards("deck")[0], made.cards("deck", 1)[0]] == shown
    assert len(made.cards("deck")) == deck - (2 if won else 0)


@pytest.mark.clause("dm", "701.21c")
@pytest.mark.clause("dm", "201.2c")
@pytest.mark.parametrize(("cost", "won"), [(2, True), (7, False)])
def test_who_shows_a_card_of_two_costs_says_which_one_counts(cost: int, won: bool) -> None:
    made = scene()
    two = card("Two", 2, 1000, marks=("twinpact",))
    low, high = card("Low", 2, 1000), spell("High", 7)
    two.faces = (two, low, high)
    made.put("deck", BEAR)
    made.put("deck", two, 1)
    made.put("hand", judging())  # type: ignore[arg-type]
    made.put("battle zone", ANT)
    deck = len(made.cards("deck"))
    made.begin("main").answer("use", "Judge")
    assert (made.ask.player, made.ask.kind) == (1, "which_cost")
    made.answer("cost", "Two", cost)
    assert len(made.cards("deck")) == deck - (2 if won else 0)


@pytest.mark.clause("dm", "106.3")
def test_one_of_the_five_civilizations_is_named_and_never_none() -> None:
    made = scene()
    fish = made.put("battle zone", card("Fish", civilizations=("water",)), 1)
    stone = made.put("battle zone", card("Stone", civilizations=()), 1)
    cast(made, fx.NameOne("attribute", fx.Destroy(Each(both(THEIRS, cards(AsNamed("attribute")))))))
    assert [option.note for option in made.ask.options] == ["light", "water", "darkness", "fire", "nature"]
    made.answer("name", note="water")
    assert (made.zone_of(fish), made.zone_of(stone)) == ("graveyard", "battle zone")


@pytest.mark.clause("dm", "108.1a")
def test_a_number_that_is_named_is_not_below_nothing() -> None:
    made = scene()
    bear = made.put("battle zone", BEAR, 1)
    giant = made.put("battle zone", GIANT, 1)
    cast(made, fx.NameOne("cost", fx.Destroy(Each(both(THEIRS, cards(AsNamed("cost")))))))
    assert [int(option.note) for option in made.ask.options] == list(range(31))
    made.answer("name", note="3")
    assert (made.zone_of(bear), made.zone_of(giant)) == ("graveyard", "battle zone")


@pytest.mark.clause("dm", "202.2")
@pytest.mark.clause("dm", "203.4")
def test_a_whole_name_or_race_is_named_and_no_part_of_one() -> None:
    made = scene()
    cyber = made.put("battle zone", card("Cyber Duck", races=("Cyber Virus",)), 1)
    other = made.put("battle zone", card("Duck", races=("Cyber Mallard",)), 1)
    cast(made, fx.NameOne("race", fx.Destroy(Each(both(THEIRS, cards(AsNamed("race")))))))
    races = [option.note for option in made.ask.options]
    assert ("Cyber Virus" in races, "Cyber Mallard" in races, "Cyber" in races) == (True, True, False)
    made.answer("name", note="Cyber Virus")
    assert (made.zone_of(cyber), made.zone_of(other)) == ("graveyard", "battle zone")
    names = words(made.game, "name")
    assert ("Cyber Duck" in names, "Holy Awe" in names, "Cyber" in names) == (True, True, False)


@pytest.mark.clause("dm", "804.7")
@pytest.mark.clause("dm", "806.6")
@pytest.mark.clause("dm", "807.5")
@pytest.mark.clause("dm", "810.4")
@pytest.mark.clause("dm", "810.4a")
@pytest.mark.parametrize("mark", ["psychic", "dragheart", "forbidden", "zero dragon"])
def test_either_side_of_a_card_is_named_for_itself_and_a_nebula_has_no_name(mark: str) -> None:
    front, back = card("Lid", marks=(mark,)), card("Box", marks=(mark,))
    front.faces = back.faces = (front, back)
    made = scene()
    number = made.put("battle zone", front, 1)
    made.put("battle zone", card("Mist", types=("nebula",), marks=(mark,)), 1)
    cast(made, fx.NameOne("name", fx.Destroy(Each(cards(AsNamed("name"), zones=HERE)))))
    assert (made.offers("name", note="Lid"), made.offers("name", note="Box")) == (True, True)
    assert not made.offers("name", note="Mist")
    assert not made.offers("name", note="Lid / Box")
    made.answer("name", note="Box")
    assert made.zone_of(number) == "battle zone"


@pytest.mark.clause("dm", "202.3")
@pytest.mark.clause("dm", "203.2")
def test_a_part_of_a_name_or_race_means_all_that_contain_it_unbroken() -> None:
    made = scene()
    whole = made.put("battle zone", card("Old Lupia", races=("Fire Dragon",)), 1)
    broken = made.put("battle zone", card("Lup Ia", races=("Drag On",)), 1)
    cast(made, fx.Destroy(Each(both(THEIRS, cards(NameHas("Lupia"))))))
    assert (made.zone_of(whole), made.zone_of(broken)) == ("graveyard", "battle zone")
    made = scene()
    whole = made.put("battle zone", card("Old Lupia", races=("Fire Dragon",)), 1)
    broken = made.put("battle zone", card("Lup Ia", races=("Drag On",)), 1)
    cast(made, fx.Destroy(Each(both(THEIRS, cards(RaceHas("Dragon"))))))
    assert (made.zone_of(whole), made.zone_of(broken)) == ("graveyard", "battle zone")


@pytest.mark.clause("dm", "202.4")
def test_an_effect_gives_a_card_another_name_beside_its_own() -> None:
    for wanted in ("Bear", "Duke"):
        made = scene()
        number = made.put("battle zone", BEAR, 1)
        made.put("battle zone", banner((GainKeywords(frozenset({"named Duke"})),), THEIRS, OTHER))
        cast(made, fx.Destroy(Each(both(THEIRS, cards(name=wanted)))))
        assert made.zone_of(number) == "graveyard"


@pytest.mark.clause("dm", "205.1a")
def test_what_a_keyword_says_is_no_text_that_effects_look_at() -> None:
    made = scene()
    printed = made.put("battle zone", when("enters", fx.Draw(1), "Printed"), 1)
    keyword = Triggered(Enters(), fx.Draw(1), clause="112.3c")
    hidden = made.put("battle zone", card("Diver", abilities=(keyword,)), 1)
    cast(made, fx.MoveTo(Each(both(THEIRS, cards(TriggersOn(Enters())))), "mana zone"))
    assert (made.zone_of(printed), made.zone_of(hidden)) == ("mana zone", "battle zone")


@pytest.mark.clause("dm", "108.1c")
def test_infinite_power_stays_so_until_as_much_is_taken_away() -> None:
    made = scene(2)
    titan = made.put("battle zone", card("Titan", 9, INFINITE), 1)
    made.put(
        "hand", spell("Nothing", 1, effect=fx.Modify(Each(THEIRS), (AddStats((-INFINITE,)),), layer=SUM))
    )
    cast(made, fx.Modify(Each(THEIRS), (AddStats((-5000,)),), layer=SUM))
    assert power(made.game, titan) == INFINITE
    made.answer("use", "Nothing")
    assert made.zone_of(titan) == "graveyard"


@pytest.mark.clause("dm", "400.2c")
def test_a_card_chosen_in_a_hidden_zone_is_not_seen_for_that() -> None:
    made = scene()
    bear = made.put("hand", BEAR, 1)
    made.put("hand", GIANT, 1)
    choose = fx.Do(
        (
            fx.Reveal(This(), fx.NOTHING),
            fx.MoveTo(Chosen(cards(zones=("hand",), whose="opponent")), "graveyard"),
        )
    )
    cast(made, choose)
    assert made.offers("choose", bear)
    assert view(made.state, RULESET.zones, 0)["zones"]["hand:1"] == 2
    made.answer("choose", bear)
    assert made.zone_of(bear) == "graveyard"


@pytest.mark.clause("dm", "400.2d")
def test_who_finds_nothing_in_a_hidden_zone_shows_none_of_it() -> None:
    made = scene()
    made.put("hand", BEAR)
    hunters = cards(zones=("hand",), whose="you", races=frozenset({"Hunter"}))
    cast(made, fx.Do((fx.MoveTo(Chosen(hunters, 5, 0), "battle zone"), fx.May(fx.Draw(1)))))
    assert made.ask.kind == "may"
    assert view(made.state, RULESET.zones, 1)["zones"]["hand:0"] == 1


def different(made: Scene, zone: str, marks: tuple[str, ...] = ()) -> list[int]:
    """Lay five different cards into a zone of the turn player and return them, the top card last."""
    names = ("Cat", "Ape", "Emu", "Bee", "Dog")
    for old in made.cards(zone):
        made.state.cards[old] = card("Old", marks=marks)
    return [made.put(zone, card(name, marks=marks)) for name in names]


@pytest.mark.clause("dm", "400.4")
@pytest.mark.clause("dm", "406.3")
def test_shields_stay_in_their_order_as_others_go_and_come() -> None:
    made = scene()
    old, shields = made.cards("shield zone"), different(made, "shield zone")
    bear = made.put("hand", BEAR)
    less = fx.MoveTo(Chosen(cards(zones=("shield zone",), whose="you")), "graveyard")
    more = fx.MoveTo(Each(cards(zones=("hand",), name="Bear")), "shield zone")
    cast(made, fx.Do((less, more)))
    made.answer("choose", shields[1])
    assert made.cards("shield zone") == [*old, shields[0], *shields[2:], bear]


@pytest.mark.clause("dm", "400.4")
@pytest.mark.parametrize("bottom", [False, True])
def test_the_deck_stays_in_its_order_as_cards_go_and_come(bottom: bool) -> None:
    made = scene()
    old, deck = made.cards("deck"), different(made, "deck")
    bear = made.put("hand", BEAR)
    found = Chosen(cards(zones=("deck",), name="Emu"))
    more = fx.MoveTo(
        Each(cards(zones=("hand",), name="Bear")), "deck", position="bottom" if bottom else "top"
    )
    cast(made, fx.Do((fx.MoveTo(found, "mana zone"), more)))
    left = [*old, *deck[:2], *deck[3:]]
    assert made.cards("deck") == ([bear, *left] if bottom else [*left, bear])


@pytest.mark.clause("dm", "408.2")
@pytest.mark.clause("dm", "408.3")
def test_the_super_gr_zone_stays_in_its_order_as_a_creature_comes_and_goes_back() -> None:
    made = scene()
    gears = different(made, "super GR zone", ("gr",))
    made.put("hand", card("Arm", 1, 500, types=("aura",)))
    made.put("hand", spell("Axe", 0, effect=fx.Destroy(Each(both(YOURS, cards(name="Dog"))))))
    made.put("mana zone", ANT)
    made.begin("main").answer("use", "Arm")
    assert (made.zone_of(gears[-1]), made.cards("super GR zone")) == ("battle zone", gears[:-1])
    made.answer("use", "Axe")
    assert made.cards("super GR zone") == [gears[-1], *gears[:-1]]


@pytest.mark.clause("dm", "400.8")
@pytest.mark.parametrize("home", [False, True])
def test_what_an_effect_does_next_needs_the_card_to_be_where_the_effect_sent_it(home: bool) -> None:
    made = scene()
    bear = made.put("battle zone", card("Bear", marks=("psychic",) if home else ()), 1)
    there = fx.MoveTo(Each(THEIRS), "mana zone")
    back = fx.MoveTo(Each(cards(zones=("mana zone",), whose="opponent")), "hand")
    made.put("battle zone", ANT)
    deck = len(made.cards("deck"))
    cast(made, fx.IfYouDo(there, fx.Do((back, fx.Draw(2)))))
    assert made.zone_of(bear) == ("hyperspatial zone" if home else "hand")
    assert len(made.cards("deck")) == deck - (0 if home else 2)


@pytest.mark.clause("dm", "401.4")
@pytest.mark.parametrize("bottom", [False, True])
def test_the_owner_orders_cards_that_go_to_one_deck_together(bottom: bool) -> None:
    made = scene()
    both = cards(zones=("hand",), whose="opponent")
    bear, giant = made.put("hand", BEAR, 1), made.put("hand", GIANT, 1)
    made.put("battle zone", ANT)
    cast(made, fx.MoveTo(Each(both), "deck", position="bottom" if bottom else "top"))
    assert (made.ask.player, made.offered("put")) == (1, ["Bear", "Giant"])
    made.answer("put", "Giant")
    deck = made.cards("deck", 1)
    assert (deck[:2] if bottom else deck[-2:]) == ([bear, giant] if bottom else [giant, bear])


@pytest.mark.clause("dm", "401.7")
def test_cards_shuffled_into_a_deck_lie_anywhere_in_it_and_nobody_orders_them() -> None:
    places = []
    for seed in range(12):
        made = scene()
        made.state.random = Random(seed)
        bear, giant = made.put("hand", BEAR, 1), made.put("hand", GIANT, 1)
        made.put("battle zone", ANT)
        cast(made, ShuffleIn(Each(cards(zones=("hand",), whose="opponent"))))
        assert (made.ask.kind, made.cards("hand", 1)) == ("attack", [])
        deck = made.cards("deck", 1)
        assert len(deck) == 22
        places.append((deck.index(bear), deck.index(giant)))
    assert min(bear for bear, _ in places) < 8 < 14 < max(bear for bear, _ in places)
    assert {bear < giant for bear, giant in places} == {True, False}


@pytest.mark.clause("dm", "401.6")
@pytest.mark.parametrize(("count", "place"), [(20, -3), (1, 0)])
def test_a_card_goes_to_a_place_in_the_deck_or_to_the_bottom_of_a_small_one(count: int, place: int) -> None:
    made = scene(1, count)
    bear = made.put("battle zone", BEAR)
    third = fx.MoveTo(Each(YOURS), "hand")
    cast(made, fx.Do((third, PutIntoDeck(Each(cards(zones=("hand",), name="Bear")), place=3))))
    assert made.cards("deck")[place] == bear


@pytest.mark.clause("dm", "403.4")
@pytest.mark.clause("dm", "403.4a")
def test_cards_go_beneath_a_creature_at_the_bottom_in_the_order_the_player_likes() -> None:
    made = scene(2)
    king = made.put("hand", card("King", 1, 9000, marks=("evolution",), races=("Beast",)))
    cub = made.put("battle zone", card("Cub", races=("Beast",)))
    bear, giant = made.put("graveyard", BEAR), made.put("graveyard", GIANT)
    feed = PutBeneath(Each(cards(zones=("graveyard",), whose="you", types=frozenset({"creature"}))))
    made.state.cards[king].abilities = (Triggered(Attacks(), feed),)
    made.begin("main").answer("use", "King").until("attack").answer("attack", "King", -1)
    assert made.offered("beneath") == ["Bear", "Giant"]
    made.answer("beneath", "Giant")
    assert made.in_play(king).under == (bear, giant, cub)


AURA = card("Aura", 1, 2000, types=("aura",))
GEAR = card("Gear", 1, 1000, marks=("gr",), races=("Beast",))


@pytest.mark.clause("dm", "310.7a")
def test_the_aura_stays_on_top_of_what_a_gr_creature_evolves_into() -> None:
    made = scene(2)
    gear = made.put("battle zone", GEAR)
    aura = made.put("battle zone", AURA)
    made.in_play(aura).host = gear
    king = made.put("hand", card("King", 1, 9000, marks=("evolution",), races=("Beast",)))
    made.put("hand", ANT)
    made.begin("main").answer("use", "King")
    assert (made.in_play(aura).host, made.in_play(king).under) == (king, (gear,))


@pytest.mark.clause("dm", "310.8a")
@pytest.mark.parametrize("zone", ["mana zone", "shield zone"])
def test_an_aura_goes_along_as_a_card_of_its_own_in_its_own_state(zone: str) -> None:
    made = scene()
    mixed = card("Mixed", 1, 1000, civilizations=("fire", "water"))
    host = made.put("battle zone", mixed, 1, rested=True)
    made.put("battle zone", ANT)
    aura = made.put("battle zone", AURA, 1)
    made.in_play(aura).host = host
    shields = len(made.cards("shield zone", 1))
    cast(made, fx.MoveTo(Each(THEIRS), zone))
    assert (made.zone_of(host), made.zone_of(aura)) == (zone, zone)
    if zone == "mana zone":
        assert (made.in_play(host).rested, made.in_play(aura).rested) == (True, False)
    else:
        assert len(made.cards("shield zone", 1)) == shields + 2


@pytest.mark.clause("dm", "310.8b")
def test_an_aura_goes_beneath_another_card_with_its_creature_in_any_order() -> None:
    made = scene()
    gear = made.put("battle zone", GEAR)
    aura = made.put("battle zone", AURA)
    made.in_play(aura).host = gear
    feed = PutBeneath(Each(both(YOURS, cards(name="Gear"))))
    eater = made.put("battle zone", when("attacks", feed, "Eater"))
    made.begin("attack").answer("attack", "Eater", -1)
    assert made.offered("beneath") == ["Gear", "Aura"]
    made.answer("beneath", "Aura", by=0)
    assert made.in_play(eater).under == (gear, aura)


@pytest.mark.clause("dm", "316.1")
@pytest.mark.clause("dm", "316.2")
@pytest.mark.clause("dm", "316.3")
def test_elements_are_what_lies_alone_and_open_in_the_battle_zone_with_all_their_cards() -> None:
    assert ALONE.isdisjoint({"spell", "castle", "core", "aura", "cell"})
    made = scene(2)
    king = made.put("hand", card("King", 1, 9000, marks=("evolution",), races=("Beast",)))
    cub = made.put("battle zone", card("Cub", races=("Beast",)))
    field = made.put("battle zone", card("Field", types=("field",)))
    aura = made.put("battle zone", AURA)
    made.in_play(aura).host = cub
    made.put("hand", spell("Fall", 1, effect=fx.Destroy(Each(cards(zones=HERE, types=ALONE)))))
    made.begin("main").answer("use", "King").answer("use", "Fall")
    assert [made.zone_of(one) for one in (king, cub, field, aura)] == ["graveyard"] * 4


@pytest.mark.clause("dm", "701.14d")
@pytest.mark.clause("dm", "509.2")
@pytest.mark.parametrize("how", ["attack", "effect"])
def test_a_shield_that_is_broken_besides_is_so_by_attacks_and_by_effects(how: str) -> None:
    made = scene()
    shield = Chosen(cards(zones=("shield zone",), whose="opponent"))
    bull = when("enters", BreakShields(shield), "Bull")
    bull.keywords = frozenset({ONE_MORE})
    made.put("battle zone", ANT)
    if how == "attack":
        made.put("battle zone", bull)
        made.begin("attack").answer("attack", "Bull", -1).answer("break").answer("break")
    else:
        made.put("hand", bull)
        made.begin("main").answer("use", "Bull").answer("choose").answer("break", by=0)
    assert made.ask.kind == "attack"
    assert len(made.cards("shield zone", 1)) == 3
    assert len(made.cards("hand", 1)) == 2


@pytest.mark.clause("dm", "701.14c")
@pytest.mark.clause("dm", "113.5")
def test_shields_that_an_effect_breaks_come_to_the_hand_together_with_their_triggers() -> None:
    made = scene()
    made.put("shield zone", card("Trap", 1, 1000, "S Trigger"), 1)
    made.put("battle zone", ANT)
    cast(made, BreakShields(Each(cards(zones=("shield zone",), whose="opponent"))))
    assert (made.ask.player, made.ask.kind, len(made.cards("shield zone", 1))) == (1, "s_trigger", 6)
    made.answer("yes")
    assert "Trap" in made.names("battle zone", 1)
    assert len(made.cards("hand", 1)) == 5


@pytest.mark.clause("dm", "701.21b")
@pytest.mark.parametrize(("what", "drawn"), [(EVERY_CARD, 1), (None, 0)])
def test_a_judge_won_by_another_creature_is_watched(what: Filter | None, drawn: int) -> None:
    made = scene()
    made.put("deck", BEAR)
    made.put("deck", ANT, 1)
    made.put("hand", judging())  # type: ignore[arg-type]
    made.put("battle zone", card("Owl", 1, 1000, abilities=(Triggered(WinsJudge(what), fx.Draw(1)),)))
    made.put("battle zone", ANT)
    before = len(made.cards("deck"))
    made.begin("main").answer("use", "Judge")
    while made.ask.kind == "order" or {one.verb for one in made.ask.options} <= {"next", "resolve"}:
        made.game.answer(0)
    assert before - len(made.cards("deck")) == 2 + drawn
