"""What cards and abilities of Force of Will cost in other ways, and as effects change that (903.2)."""

import pytest

from rules.games.fow8.keywords_abilities import incarnation
from rules.games.fow8.nodes import PlayFree
from rules.language import effects as fx
from rules.language.abilities import Activated, Spell, Static, Way
from rules.language.amounts import Tallied, Times, X
from rules.language.changes import ChangeCost
from rules.language.conditions import Compare, There
from rules.language.costs import Cost, DiscardCards, Pay, PayLife, PayX, PutAway
from rules.language.filter_shorthand import both, cards
from rules.language.references import Each
from rules.language.vocabulary import ANY_RESOURCE
from tests.rules.fow8.play.keyword_abilities import awakening
from tests.rules.fow8.play.made_up import FIRE, LIGHT, chant, face, quiet, resonator, ruler
from tests.rules.printed import written

RESONATORS = cards(zones=("field",), types=frozenset({"resonator"}))
MINE = both(RESONATORS, cards(whose="you"))
CHANTS = cards(types=frozenset({"chant"}))
OWN_CHANTS = both(CHANTS, cards(whose="you"))
GAIN = Spell(fx.ChangeLife(100))
GAIN_X = Spell(fx.ChangeLife(Times(X(), 100)))


def law(change, affects=OWN_CHANTS, name="Law"):
    """Return a regalia that changes what cards, or their abilities, cost."""
    return face(name, "regalia", abilities=(Static((change,), affects),))


def word(text, *others, cost="{0}", **more):
    """Return a chant that says this, and may be played in these ways."""
    return face("Word", "chant", cost=cost, abilities=written("fow8", text, *others), **more)


def with_stones(count, *put):
    """Return a scene with so many fire stones and these cards in hand, and the stones."""
    scene = quiet()
    stones = scene.fill("field", FIRE, count)
    for card in put:
        scene.put("hand", card)
    return scene, stones


def rested(scene, stones):
    """Return how many of these cards are rested."""
    return sum(scene.in_play(stone).rested for stone in stones)


def pay(scene):
    """Pay with whatever comes first."""
    while scene.ask.kind == "pay_will":
        scene.game.answer(0)
    return scene


DISCARDING = Way(cost=Cost((DiscardCards(1),)), instead=True, name="discarding")
BLEEDING = Way(cost=Cost((PayLife(500),)), instead=True, name="bleeding")


@pytest.mark.clause("fow8", "903.2c")
@pytest.mark.clause("fow8", "903.2i")
def test_the_usual_cost_comes_before_those_that_may_be_paid_in_its_place():
    for place, life, stones_rested, hand in ((0, 4100, 2, 2), (1, 4100, 0, 1), (2, 3600, 0, 2)):
        scene, stones = with_stones(2, word(GAIN, DISCARDING, BLEEDING, cost="{2}"), resonator("Spare"))
        scene.begin("main").answer("play", "Word")
        assert (scene.ask.clause, scene.ask.player) == ("903.2c", 0)
        assert [option.other for option in scene.ask.options] == [-1, 0, 1]
        scene.game.answer(place)
        if scene.ask.kind == "discard":
            scene.answer("discard", "Spare")
        assert (scene.life(), rested(scene, stones), len(scene.names("hand"))) == (life, stones_rested, hand)


@pytest.mark.clause("fow8", "903.2c")
def test_a_way_that_a_keyword_offers_is_asked_about_by_its_clause_and_another_by_that_of_playing():
    lamb = face("Lamb", "resonator", stats=(100, 100), attributes=("light",))
    reborn = incarnation({"light"})
    glory = awakening(Cost((Pay(1),)), fx.ChangeLife(700))
    more = Way(fx.ChangeLife(700), Cost((Pay(1),)), name="more")
    for ways, kind, number in (
        ((reborn,), "choose_cost", "1110.2"),
        ((DISCARDING,), "choose_cost", "903.2c"),
        ((reborn, DISCARDING), "choose_cost", "903.2c"),
        ((glory,), "pay_more", "1109.2"),
        ((more,), "pay_more", "903.2c"),
    ):
        scene, _ = with_stones(3, word(GAIN, *ways, cost="{1}"))
        scene.put("field", lamb)
        scene.begin("main").answer("play", "Word")
        assert (scene.ask.kind, scene.ask.clause, scene.ask.player) == (kind, number, 0)


@pytest.mark.clause("fow8", "903.2c")
@pytest.mark.clause("fow8", "903.2i-iii")
def test_what_must_be_paid_besides_is_not_asked_about_and_is_paid():
    must = Way(fx.ChangeLife(1000), Cost((Pay(1), DiscardCards(1))), name="toll", must=True)
    scene, stones = with_stones(3, word(GAIN, must, cost="{1}"))
    pay(scene.begin("main").answer("play", "Word"))
    assert (scene.ask.kind, scene.names("hand"), rested(scene, stones)) == ("main", [], 2)
    assert scene.life() == 5100
    poor, _ = with_stones(1, word(GAIN, must, cost="{1}"))
    assert not poor.begin("main").offers("play", "Word")


@pytest.mark.clause("fow8", "903.2i-iii")
@pytest.mark.clause("fow8", "903.2c")
@pytest.mark.parametrize(("said", "paid", "life"), [("yes", 3, 4800), ("no", 1, 4100)])
def test_what_is_paid_for_more_is_added_to_the_cost_of_the_card(said, paid, life):
    more = Way(fx.ChangeLife(700), Cost((Pay(1), Pay(1, "R"))), name="more")
    scene, stones = with_stones(4, word(GAIN, more, cost="{1}"))
    scene.begin("main").answer("play", "Word").answer(said)
    assert (rested(scene, stones), scene.life()) == (paid, life)


@pytest.mark.clause("fow8", "903.2i-i")
@pytest.mark.clause("fow8", "903.2i-iii")
@pytest.mark.parametrize(("more", "paid"), [(0, 2), (1, 3)])
def test_will_that_is_paid_in_place_of_the_cost_is_all_there_is_but_for_what_becomes_more(more, paid):
    other = Way(cost=Cost((Pay(2, "R"),)), instead=True, name="other")
    scene, stones = with_stones(6, word(GAIN, other, cost="{W}{3}"))
    if more:
        scene.put("field", law(ChangeCost(more=((ANY_RESOURCE, more),))))
    scene.begin("main").answer("play", "Word")
    assert (rested(scene, stones), scene.life()) == (paid, 4100)


@pytest.mark.clause("fow8", "903.2i-iii")
@pytest.mark.clause("fow8", "903.2f")
@pytest.mark.parametrize("more", [False, True])
def test_the_x_of_a_card_is_named_and_paid_though_its_cost_has_become_more(more):
    scene, stones = with_stones(4, word(GAIN_X, cost="{X}"))
    if more:
        scene.put("field", law(ChangeCost(more=((ANY_RESOURCE, 1),))))
    scene.begin("main").answer("play", "Word")
    assert [option.other for option in scene.ask.options] == [0, 1, 2, 3, 4][: 4 if more else 5]
    scene.answer("x", other=2)
    assert (rested(scene, stones), scene.life()) == (3 if more else 2, 4200)


@pytest.mark.clause("fow8", "903.2i-iii")
@pytest.mark.clause("fow8", "903.2f")
def test_the_x_of_what_is_paid_for_more_is_named_too():
    more = Way(fx.ChangeLife(Times(X(), 100)), Cost((PayX(),)), name="more")
    scene, stones = with_stones(4, word(GAIN, more, cost="{1}"))
    scene.begin("main").answer("play", "Word").answer("yes")
    assert [option.other for option in scene.ask.options] == [0, 1, 2, 3]
    scene.answer("x", other=2)
    assert (rested(scene, stones), scene.life()) == (3, 4300)


@pytest.mark.clause("fow8", "903.2f")
@pytest.mark.clause("fow8", "203.5b")
def test_an_x_that_can_be_but_one_number_is_that_and_not_asked_for():
    scene, _ = with_stones(0, word(GAIN_X, cost="{X}"))
    scene.begin("main").answer("play", "Word")
    assert (scene.ask.kind, scene.life(), scene.zone_of(scene.cards("graveyard")[0])) == (
        "main",
        4000,
        "graveyard",
    )
    less = chant("Loss", cost="{X}", spell=Spell(fx.Do((fx.ChangeLife(Times(X(), 100)), fx.Draw(X())))))
    poor, _ = with_stones(0, less)
    poor.begin("main").answer("play", "Loss")
    assert (poor.life(), poor.names("hand")) == (4000, ["Squire"])


@pytest.mark.clause("fow8", "903.2i-ii")
@pytest.mark.clause("fow8", "903.2f-i")
@pytest.mark.parametrize("more", [0, 1])
def test_who_plays_a_card_without_paying_pays_only_what_its_cost_has_become_more_by(more):
    play = chant("Call", spell=Spell(PlayFree(Each(cards(zones=("graveyard",), whose="you", name="Word")))))
    scene, stones = with_stones(3, play)
    scene.put("graveyard", word(Spell(fx.Do((fx.ChangeLife(1000), GAIN_X.effect))), cost="{2}{X}"))
    if more:
        scene.put(
            "field", law(ChangeCost(more=((ANY_RESOURCE, more),)), both(OWN_CHANTS, cards(name="Word")))
        )
    scene.begin("main").answer("play", "Call")
    assert (scene.ask.kind, scene.life(), rested(scene, stones)) == ("main", 5000, more)


@pytest.mark.clause("fow8", "903.2i-ii")
@pytest.mark.clause("fow8", "903.2f-i")
def test_x_is_nothing_where_one_effect_takes_the_cost_away_and_another_adds_to_it():
    scene, stones = with_stones(4, word(GAIN_X, cost="{X}{R}"))
    scene.put("field", law(ChangeCost(free=True)))
    scene.put("field", law(ChangeCost(more=((ANY_RESOURCE, 2),)), name="Toll"))
    scene.begin("main").answer("play", "Word")
    assert (scene.ask.kind, scene.life(), rested(scene, stones)) == ("main", 4000, 2)


@pytest.mark.clause("fow8", "903.2i-iv")
@pytest.mark.clause("fow8", "903.2i-v")
def test_of_the_costs_that_a_card_can_have_only_those_that_can_be_paid_are_chosen_from():
    for stone in (LIGHT, FIRE):
        scene = quiet()
        scene.put("field", law(ChangeCost(less=((ANY_RESOURCE, 1),))))
        given = scene.put("field", stone)
        scene.put("hand", word(GAIN_X, cost="{X}{W}{R}"))
        scene.begin("main").answer("play", "Word")
        assert (scene.ask.kind, scene.in_play(given).rested, scene.life()) == ("main", True, 4000)
        more = quiet()
        more.put("field", law(ChangeCost(less=((ANY_RESOURCE, 1),))))
        given = more.fill("field", stone, 2)
        more.put("hand", word(GAIN_X, cost="{X}{W}{R}"))
        more.begin("main").answer("play", "Word").answer("x", other=1)
        assert (more.ask.kind, rested(more, given), more.life()) == ("main", 2, 4100)


DRILL = Activated(fx.ChangeLife(100), Cost((DiscardCards(1), Pay(2), PayLife(300))), name="Drill")


@pytest.mark.clause("fow8", "903.2i-iii")
@pytest.mark.clause("fow8", "903.2i-iv")
@pytest.mark.parametrize(
    ("change", "paid"),
    [
        (ChangeCost(more=((ANY_RESOURCE, 1),), abilities=True), 3),
        (ChangeCost(less=((ANY_RESOURCE, 1),), abilities=True), 1),
        (ChangeCost(more=((ANY_RESOURCE, 1),)), 2),
    ],
)
def test_only_the_will_in_the_cost_of_an_ability_becomes_more_or_less(change, paid):
    scene, stones = with_stones(4, resonator("Spare"))
    miner = scene.put("field", resonator("Miner", abilities=(DRILL,)))
    scene.put("field", law(change, MINE))
    scene.begin("main").answer("use", miner)
    assert (scene.ask.kind, rested(scene, stones)) == ("discard", 0)
    scene.answer("discard", "Spare").answer("pass")
    assert (rested(scene, stones), scene.life(), scene.names("hand")) == (paid, 3800, ["Squire"])


@pytest.mark.clause("fow8", "903.2i-iii")
def test_the_x_of_an_ability_is_named_though_its_cost_has_become_more():
    scene, stones = with_stones(4)
    dig = Activated(fx.ChangeLife(Times(X(), 100)), Cost((PayLife(300), PayX())), name="Dig")
    miner = scene.put("field", resonator("Miner", abilities=(dig,)))
    scene.put("field", law(ChangeCost(more=((ANY_RESOURCE, 1),), abilities=True), MINE))
    scene.begin("main").answer("use", miner)
    assert [option.other for option in scene.ask.options] == [0, 1, 2, 3]
    scene.answer("x", other=2).answer("pass")
    assert (rested(scene, stones), scene.life()) == (3, 3900)


@pytest.mark.clause("fow8", "903.2i-ii")
@pytest.mark.clause("fow8", "903.2i-iii")
def test_an_ability_that_is_played_for_nothing_still_asks_for_what_its_cost_has_become_more_by():
    scene, stones = with_stones(4)
    miner = scene.put("field", resonator("Miner", abilities=(DRILL,)))
    scene.put("field", law(ChangeCost(free=True, abilities=True), MINE))
    scene.put("field", law(ChangeCost(more=((ANY_RESOURCE, 1),), abilities=True), MINE, "Toll"))
    scene.begin("main").answer("use", miner).answer("pass")
    assert (rested(scene, stones), scene.life(), scene.names("hand")) == (1, 4100, ["Squire"])


@pytest.mark.clause("fow8", "903.2i-iii")
@pytest.mark.parametrize("player", [0, 1])
def test_what_an_ability_costs_changes_by_effects_on_its_card_whoever_plays_it(player):
    """What one's own effects make dearer is dearer for oneself, and another card costs what it did."""
    scene = quiet()
    spark = Activated(fx.ChangeLife(100), Cost((Pay(1),)), name="Spark", once_a_turn=True)
    for one in (0, 1):
        scene.fill("field", FIRE, 4, one)
        scene.put("field", resonator(f"Smith {one}", abilities=(spark,)), one)
    scene.put("field", law(ChangeCost(more=((ANY_RESOURCE, 2),), abilities=True), MINE), player)
    scene.begin("main").answer("use", "Smith 0")
    scene.answer("use", "Smith 1", by=1).until("main")
    spent = [
        sum(
            scene.in_play(card).rested and scene.in_play(card).controller == one
            for card in scene.cards("field")
        )
        for one in (0, 1)
    ]
    assert spent == ([3, 1] if player == 0 else [1, 3])


@pytest.mark.clause("fow8", "903.2j")
@pytest.mark.clause("fow8", "204.2")
def test_an_ability_counts_as_played_for_its_player_once_its_cost_is_paid():
    often = Compare(Tallied("abilities"), ">=", 1)
    first = Activated(fx.ChangeLife(100), Cost((Pay(1),)), name="First", once_a_turn=True)
    second = Activated(fx.ChangeLife(1000), when=often, name="Second")
    scene, stones = with_stones(2)
    smith = scene.put("field", resonator("Smith", abilities=(first, second)))
    other = scene.put("field", resonator("Foe", abilities=(second,)), 1)
    scene.begin("main")
    assert [option.other for option in scene.ask.options if option.verb == "use"] == [0]
    scene.answer("use", smith, 0).answer("pass", by=0)
    assert [option.other for option in scene.ask.options if option.verb == "use"] == [1]
    assert (rested(scene, stones), scene.life()) == (1, 4100)
    scene.until("main", 1)
    assert not scene.offers("use", other)


@pytest.mark.clause("fow8", "903.2j")
@pytest.mark.clause("fow8", "903.2j-i")
@pytest.mark.clause("fow8", "1003.1")
def test_each_part_of_a_cost_is_done_by_the_player_of_the_ability_and_by_nobody_else():
    """The other player has as much of everything, and keeps it."""
    everything = Cost((PayLife(700), PutAway(MINE), Pay(2, "R"), DiscardCards(1)))
    scene = quiet()
    lambs, stones = [], []
    for player in (0, 1):
        lambs.append(scene.put("field", resonator("Lamb"), player))
        stones.append(scene.fill("field", FIRE, 2, player))
    altar = scene.put("field", face("Altar", "regalia", abilities=(Activated(fx.NOTHING, everything),)), 1)
    scene.put("hand", chant("Flash", "Quickcast"))
    scene.begin("main").answer("play", "Flash").answer("use", altar, by=1)
    assert (scene.life(), scene.life(1)) == (4000, 3300)
    assert [scene.zone_of(lamb) for lamb in lambs] == ["field", "graveyard"]
    assert [rested(scene, each) for each in stones] == [0, 2]
    assert (scene.names("hand"), scene.names("hand", 1)) == (["Squire"], [])


@pytest.mark.clause("fow8", "903.2j")
@pytest.mark.clause("fow8", "903.2f")
@pytest.mark.parametrize("x", [0, 2])
@pytest.mark.parametrize("kind", ["card", "ability", "judgment"])
def test_as_much_will_is_paid_as_x_was_named(kind, x):
    dig = Activated(fx.ChangeLife(Times(X(), 100)), Cost((PayX(),)), name="Dig")
    scene, stones = with_stones(4, word(GAIN_X, cost="{X}"))
    scene.put("field", resonator("Miner", abilities=(dig,)))
    scene.put("ruler area", ruler("{X}"))
    verb, name = {"card": ("play", "Word"), "ability": ("use", "Miner"), "judgment": ("judgment", "Queen")}[
        kind
    ]
    scene.begin("main").answer(verb, name).answer("x", other=x)
    assert rested(scene, stones) == x


@pytest.mark.clause("fow8", "903.2c")
def test_each_other_way_is_asked_about_as_what_it_is_and_once():
    """What is paid in place of the cost is no addition to it, and what must be paid is no choice."""
    more = Way(fx.ChangeLife(700), Cost((Pay(1),)), name="more")
    must = Way(fx.ChangeLife(1000), Cost((PayLife(100),)), name="toll", must=True)
    scene, stones = with_stones(4, word(GAIN, DISCARDING, more, must, cost="{1}"), resonator("Spare"))
    scene.begin("main").answer("play", "Word")
    assert (scene.ask.kind, [option.other for option in scene.ask.options]) == ("choose_cost", [-1, 0])
    scene.answer("pay_cost", other=-1) if scene.offers("pay_cost", None, -1) else scene.game.answer(0)
    assert scene.ask.kind == "pay_more"
    scene.answer("no")
    assert (scene.ask.kind, rested(scene, stones), scene.life()) == ("main", 1, 5000)


@pytest.mark.clause("fow8", "903.2i-iv")
@pytest.mark.clause("fow8", "903.2f")
def test_a_cost_that_x_makes_too_dear_is_not_chosen_from():
    """Less by one of any kind and then by a fire: light is left, or nothing."""
    scene = quiet()
    scene.put("field", law(ChangeCost(less=((ANY_RESOURCE, 1),))))
    scene.put("field", law(ChangeCost(less=(("R", 1),)), name="Other Law"))
    stone = scene.put("field", LIGHT)
    scene.put("hand", word(GAIN_X, cost="{X}{W}{R}"))
    scene.begin("main").answer("play", "Word")
    assert [option.other for option in scene.ask.options] == [0, 1]
    scene.answer("x", other=1)
    assert (scene.ask.kind, scene.life(), scene.in_play(stone).rested) == ("main", 4100, True)


@pytest.mark.clause("fow8", "903.2i-iii")
@pytest.mark.parametrize(("mine", "theirs", "paid"), [(1, 0, 3), (0, 1, 1)])
def test_what_a_card_in_hand_says_of_its_abilities_is_asked_of_its_player(mine, theirs, paid):
    """It costs more while they have a resonator; what another card says is of other abilities."""
    dearer = Static(
        (ChangeCost(more=((ANY_RESOURCE, 2),), abilities=True),), when=There(MINE, 1), zones=("hand",)
    )
    spy = Activated(fx.ChangeLife(100), Cost((Pay(1),)), zones=("hand",), only_there=True, name="Spy")
    scene, stones = with_stones(4, resonator("Spy", cost="{9}", abilities=(dearer, spy)))
    scene.put("field", law(ChangeCost(more=((ANY_RESOURCE, 1),), abilities=True), cards(name="Nobody")))
    scene.fill("field", resonator("Ox"), mine)
    scene.fill("field", resonator("Ox"), theirs, 1)
    scene.begin("main").answer("use", "Spy")
    assert rested(scene, stones) == paid
