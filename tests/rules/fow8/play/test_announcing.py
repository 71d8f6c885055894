"""What automatic abilities decide as they are played, and targets of which there may be fewer."""

import pytest

from rules.language import effects as fx
from rules.language.abilities import Activated, Mode, Spell, Triggered, Way
from rules.language.amounts import Count, Paid, Share, Times, X
from rules.language.conditions import PlayedBy
from rules.language.costs import Cost, DiscardCards, Pay, PayLife, PayX
from rules.language.events import Enters
from rules.language.filter_shorthand import both, cards
from rules.language.filters import AnyOf, IsPlayer
from rules.language.references import Target, TargetPlayer, Targets
from tests.rules.fow8.play.made_up import FIRE, chant, face, quiet, resonator, stone
from tests.rules.printed import written

RESONATORS = cards(zones=("field",), types=frozenset({"resonator"}))
THEIRS = both(RESONATORS, cards(whose="opponent"))
HORSES = Count(cards(zones=("field",), name="Horse"))
DEALT = fx.Do((fx.DealDamage(Target(0), Share(0)), fx.DealDamage(Target(1), Share(1))))


def herald(effect=fx.NOTHING, **more):
    """Return a resonator that does something as it enters."""
    return resonator("Herald", 100, 100, abilities=(Triggered(Enters(), effect, **more),))


def arriving(card, *theirs, stones=0):
    """Return a scene in which a resonator has just been played against these of the other player."""
    scene = quiet()
    there = [scene.put("field", resonator(name, 100, 900), 1) for name in theirs]
    made = scene.fill("field", FIRE, stones)
    scene.put("hand", card)
    scene.begin("main").answer("play", card.name)
    return scene, there, made


@pytest.mark.clause("fow8", "903.2e")
def test_the_options_of_an_automatic_ability_are_chosen_as_it_is_played():
    kill = Mode(fx.Destroy(Target()), (THEIRS,))
    modes = (kill, Mode(fx.ChangeLife(700)), Mode(fx.DealDamageToPlayer(300)))
    scene, (ox,), _ = arriving(herald(modes=modes), "Ox")
    assert (scene.ask.kind, [option.other for option in scene.ask.options]) == ("mode", [0, 1, 2])
    scene.answer("mode", other=0)
    assert (scene.zone_of(ox), scene.life(), scene.life(1)) == ("graveyard", 4000, 4000)
    alone, _, _ = arriving(herald(modes=modes))
    assert [option.other for option in alone.ask.options] == [1, 2], "there is nothing to destroy"
    alone.answer("mode", other=2)
    assert (alone.life(), alone.life(1)) == (4000, 3700)


@pytest.mark.clause("fow8", "903.2h")
@pytest.mark.clause("fow8", "903.2h-i")
def test_an_automatic_ability_divides_damage_as_it_is_played():
    card = herald(DEALT, targets=(THEIRS, THEIRS), divides=500, step=100)
    scene, (ox, elk), _ = arriving(card, "Ox", "Elk")
    scene.answer("target", elk)
    assert sorted(option.other for option in scene.ask.options) == [100, 200, 300, 400]
    scene.answer("allot", elk, 300)
    assert (scene.in_play(ox).damage, scene.in_play(elk).damage) == (200, 300)


@pytest.mark.clause("fow8", "906.6")
def test_an_automatic_ability_that_wants_two_targets_is_not_played_for_one():
    card = herald(DEALT, targets=(THEIRS, THEIRS), divides=500, step=100)
    scene, (ox,), _ = arriving(card, "Ox")
    assert (scene.ask.kind, scene.in_play(ox).damage) == ("main", 0)


@pytest.mark.clause("fow8", "903.2j")
@pytest.mark.clause("fow8", "906.6")
def test_the_cost_of_an_automatic_ability_is_paid_or_it_is_not_played():
    card = herald(fx.ChangeLife(700), cost=Cost((Pay(1, "R"), Pay(1))))
    for said, life, rested in (("yes", 4700, 2), ("no", 4000, 0)):
        scene, _, stones = arriving(card, stones=2)
        assert scene.ask.kind == "pay_cost"
        scene.answer(said, by=0)
        assert (scene.life(), sum(scene.in_play(one).rested for one in stones)) == (life, rested)
    poor, _, (stone,) = arriving(card, stones=1)
    assert (poor.ask.kind, poor.life(), poor.in_play(stone).rested) == ("main", 4000, False)


@pytest.mark.clause("fow8", "903.2f")
@pytest.mark.clause("fow8", "903.3b")
def test_the_x_in_the_cost_of_an_automatic_ability_is_named_by_its_player():
    scene, (ox,), stones = arriving(
        herald(fx.DealDamage(Target(), X()), cost=Cost((PayX(),)), targets=(THEIRS,)), "Ox", stones=3
    )
    scene.answer("yes")
    assert [option.other for option in scene.ask.options] == [0, 1, 2, 3]
    scene.answer("x", other=2, by=0)
    assert scene.in_play(ox).damage == 2
    assert sum(scene.in_play(one).rested for one in stones) == 2


@pytest.mark.clause("fow8", "903.2f")
def test_an_x_that_a_cost_asks_for_twice_is_paid_twice():
    double = written("fow8", Activated(fx.ChangeLife(Times(X(), 100)), Cost((PayX(2),))))
    scene = quiet()
    stones = scene.fill("field", FIRE, 5)
    scene.put("field", resonator("Hermit", abilities=double))
    scene.begin("main").answer("use", "Hermit")
    assert [option.other for option in scene.ask.options] == [0, 1, 2]
    scene.answer("x", other=1).until("main").answer("pass")
    assert (scene.life(), sum(scene.in_play(one).rested for one in stones)) == (4100, 2)


@pytest.mark.clause("fow8", "903.2j")
@pytest.mark.clause("fow8", "903.2j-i")
def test_how_much_will_was_paid_is_known_of_cards_and_of_abilities():
    gains = fx.ChangeLife(Times(Paid(), 100))
    asking = Cost((Pay(1, "R"), PayLife(500), PayX()))
    for card, verb, life in (
        (face("Word", "chant", cost="{X}{R}", abilities=written("fow8", Spell(gains))), "play", 4300),
        (resonator("Hermit", abilities=written("fow8", Activated(gains, asking))), "use", 3800),
        (herald(gains, cost=asking), "play", 3800),
    ):
        scene = quiet()
        scene.fill("field", FIRE, 4)
        scene.put("field" if verb == "use" else "hand", card)
        scene.begin("main").answer(verb, card.name)
        if scene.ask.kind == "pay_cost":
            scene.answer("yes")
        scene.answer("x", other=2)
        while scene.ask.kind == "pay_will":
            scene.game.answer(0)
        if scene.state.pending:
            scene.answer("pass")
        assert scene.life() == life


@pytest.mark.clause("fow8", "903.2c")
@pytest.mark.parametrize(("named", "life"), [("more", 4700), ("awakening", 4100)])
def test_a_chant_asks_whether_it_was_played_in_a_way(named, life):
    text = Spell(fx.If(PlayedBy(named), fx.ChangeLife(700), fx.ChangeLife(100)))
    more = Way(cost=Cost((Pay(1),)), name="more")
    for said, gained in (("yes", life), ("no", 4100)):
        scene = quiet()
        scene.fill("field", FIRE, 1)
        scene.put("hand", face("Word", "chant", cost="{0}", abilities=written("fow8", text, more)))
        scene.begin("main").answer("play", "Word").answer(said, by=0)
        assert scene.life() == gained


@pytest.mark.clause("fow8", "903.2c")
@pytest.mark.parametrize(("said", "life"), [("yes", 4700), ("no", 4100)])
def test_what_triggers_as_a_resonator_enters_asks_whether_that_was_played_in_a_way(said, life):
    gains = Triggered(Enters(), fx.If(PlayedBy("more"), fx.ChangeLife(700), fx.ChangeLife(100)))
    more = Way(cost=Cost((Pay(1),)), name="more")
    scene = quiet()
    scene.fill("field", FIRE, 1)
    scene.put("hand", resonator("Hermit", cost="{0}", abilities=written("fow8", gains, more)))
    scene.begin("main").answer("play", "Hermit").answer(said, by=0)
    while scene.state.pending:
        scene.answer("pass")
    assert scene.life() == life


@pytest.mark.clause("fow8", "903.2f-iii")
def test_the_x_that_an_automatic_ability_tells_is_determined_as_it_is_played():
    scene, _, stones = arriving(
        herald(fx.ChangeLife(Times(X(), 100)), cost=Cost((PayX(),)), x=Count(THEIRS)), "Ox", "Elk", stones=3
    )
    scene.answer("yes")
    assert (scene.life(), sum(scene.in_play(one).rested for one in stones)) == (4200, 2)


@pytest.mark.clause("fow8", "903.2c")
def test_an_ability_may_be_paid_for_in_another_way():
    discarding = Way(cost=Cost((DiscardCards(1),)), instead=True, name="discarding")
    healing = fx.ChangeLife(700)
    scene, _, stones = arriving(herald(healing, cost=Cost((Pay(2),)), ways=(discarding,)), stones=2)
    scene.answer("yes").answer("pay_cost", note="discarding", by=0)
    assert (scene.life(), scene.names("hand"), any(scene.in_play(one).rested for one in stones)) == (
        4700,
        [],
        False,
    )
    hermit = resonator("Hermit", abilities=(Activated(healing, Cost((Pay(2),)), (discarding,)),))
    poor = quiet()
    poor.put("field", hermit)
    poor.begin("main").answer("use", "Hermit")
    assert (poor.life(), poor.names("hand")) == (4700, [])


@pytest.mark.clause("fow8", "903.3b")
def test_an_optional_automatic_ability_may_be_left_as_it_resolves():
    card = herald(fx.ChangeLife(700), optional=True)
    for said, life in (("yes", 4700), ("no", 4000)):
        scene, _, _ = arriving(card)
        assert scene.ask.kind == "may"
        assert scene.answer(said).life() == life


@pytest.mark.clause("fow8", "906.4")
def test_an_automatic_ability_once_a_turn_triggers_once_in_each():
    watcher = resonator(
        "Watcher", abilities=(Triggered(Enters(RESONATORS), fx.ChangeLife(100), once_a_turn=True),)
    )
    scene = quiet()
    scene.put("field", watcher)
    for name in ("Ox", "Elk"):
        scene.put("hand", resonator(name))
    scene.begin("main").answer("play", "Ox").answer("play", "Elk")
    assert scene.life() == 4100
    scene.until("main", 1).answer("play", "Squire")
    assert scene.life() == 4200


UP_TO_TWO = Spell(fx.DealDamage(Targets(), 300), targets=(THEIRS, THEIRS), least=0)


@pytest.mark.clause("fow8", "903.2g")
@pytest.mark.clause("fow8", "903.2g-iii")
def test_up_to_two_targets_are_none_one_or_two_and_no_card_twice():
    for theirs, answers, damage in (
        (("Ox",), (0,), [300]),
        (("Ox",), (1,), [0]),
        (("Ox", "Elk"), (0, 1), [300, 0]),
        (("Ox", "Elk"), (1, 0), [300, 300]),
    ):
        scene, there, _ = arriving(chant("Sting", spell=UP_TO_TWO), *theirs)
        for place in answers:
            assert scene.ask.kind == "target"
            scene.game.answer(place)
        assert scene.ask.kind == "main"
        assert [scene.in_play(card).damage for card in there] == damage
    scene = quiet()
    scene.put("hand", chant("Sting", spell=UP_TO_TWO))
    scene.begin("main").answer("play", "Sting")
    assert "Sting" in scene.names("graveyard"), "it needs no target"


@pytest.mark.parametrize("kind", ["activated", "triggered", "way"])
@pytest.mark.clause("fow8", "903.2g")
def test_abilities_and_ways_have_up_to_two_targets_too(kind):
    hit = {"effect": fx.DealDamage(Targets(), 300), "targets": (THEIRS, THEIRS), "least": 1}
    if kind == "way":
        card = resonator("Herald", abilities=(Way(cost=Cost((Pay(1),)), name="more", **hit),))
    elif kind == "triggered":
        card = herald(**hit)
    else:
        card = resonator("Herald", abilities=(Activated(**hit, once_a_turn=True),))
    scene, (ox,), _ = arriving(card, "Ox", stones=1)
    if kind == "way":
        scene.answer("yes")
    if kind == "activated":
        scene.answer("use", "Herald")
    assert scene.in_play(ox).damage == 300
    bare, _, _ = arriving(card, stones=1)
    assert bare.ask.kind == "main"
    assert not bare.offers("use", "Herald")


@pytest.mark.clause("fow8", "903.2g")
def test_two_targets_that_are_asked_for_are_two_cards():
    twins = chant("Twins", spell=Spell(fx.Destroy(Targets()), targets=(THEIRS, THEIRS)))
    scene = quiet()
    scene.put("field", resonator("Ox"), 1)
    scene.put("hand", twins)
    assert not scene.begin("main").offers("play", "Twins")


@pytest.mark.clause("fow8", "903.2g")
@pytest.mark.clause("fow8", "903.3a")
def test_a_target_is_a_resonator_or_a_player_where_the_text_says_so():
    burn = fx.Do((fx.DealDamage(Target(), 300), fx.DealDamageToPlayer(300, TargetPlayer())))
    bolt = chant("Bolt", spell=Spell(burn, targets=(AnyOf((RESONATORS, IsPlayer("opponent"))),)))
    for place, dealt in ((0, (300, 0)), (1, (0, 300))):
        scene, (ox,), _ = arriving(bolt, "Ox")
        assert len(scene.ask.options) == 2
        scene.game.answer(place)
        assert (scene.in_play(ox).damage, 4000 - scene.life(1)) == dealt


@pytest.mark.clause("fow8", "903.2h-i")
@pytest.mark.clause("fow8", "1007.1")
def test_damage_of_x_is_divided_among_no_more_targets_than_there_is_damage():
    spray = chant("Spray", cost="{X}", spell=Spell(DEALT, targets=(THEIRS, THEIRS), divides=X()))
    scene, (ox, elk), _ = arriving(spray, "Ox", "Elk", stones=3)
    assert (scene.ask.kind, [option.other for option in scene.ask.options]) == ("choose_x", [2, 3])
    scene.answer("x", other=3).answer("target", ox).answer("allot", ox, 2)
    assert (scene.in_play(ox).damage, scene.in_play(elk).damage) == (2, 1)
    poor = quiet()
    poor.put("field", FIRE)
    for name in ("Ox", "Elk"):
        poor.put("field", resonator(name), 1)
    poor.put("hand", spray)
    assert not poor.begin("main").offers("play", "Spray")


@pytest.mark.clause("fow8", "903.2e")
@pytest.mark.clause("fow8", "903.2c")
def test_options_of_what_a_card_is_played_with_besides_are_chosen_too():
    modes = tuple(Mode(fx.ChangeLife(amount)) for amount in (100, 200, 400))
    more = Way(cost=Cost((Pay(1),)), name="more", modes=modes, choose=2)
    for said, life in (("yes", 4500), ("no", 4000)):
        scene = quiet()
        scene.fill("field", FIRE, 1)
        scene.put("hand", face("Word", "chant", cost="{0}", abilities=written("fow8", more)))
        scene.begin("main").answer("play", "Word").answer(said)
        if said == "yes":
            scene.answer("mode", other=0).answer("mode", other=2)
        assert scene.life() == life


@pytest.mark.clause("fow8", "903.2h")
@pytest.mark.clause("fow8", "903.2h-i")
def test_damage_that_a_card_divides_where_more_was_paid_is_divided_as_it_is_played():
    more = Way(DEALT, Cost((Pay(1),)), name="more", targets=(THEIRS, THEIRS), divides=500, step=100)
    scene = quiet()
    scene.fill("field", FIRE, 1)
    ox, elk = (scene.put("field", resonator(name, 100, 900), 1) for name in ("Ox", "Elk"))
    scene.put("hand", face("Word", "chant", cost="{0}", abilities=written("fow8", more)))
    scene.begin("main").answer("play", "Word").answer("yes").answer("target", elk)
    assert sorted(option.other for option in scene.ask.options) == [100, 200, 300, 400]
    scene.answer("allot", elk, 300)
    assert (scene.in_play(ox).damage, scene.in_play(elk).damage) == (200, 300)


@pytest.mark.clause("fow8", "903.2f-iii")
def test_the_x_that_a_way_of_playing_tells_is_determined_as_it_is_played():
    mine = Count(cards(zones=("field",), whose="you", types=frozenset({"resonator"})))
    more = Way(fx.ChangeLife(Times(X(), 100)), Cost((Pay(1),)), name="more", x=mine)
    for said, life in (("yes", 4200), ("no", 4000)):
        scene = quiet()
        scene.fill("field", FIRE, 1)
        scene.fill("field", resonator("Ox"), 2)
        scene.put("hand", face("Word", "chant", cost="{0}", abilities=written("fow8", more)))
        scene.begin("main").answer("play", "Word").answer(said)
        assert scene.life() == life


@pytest.mark.clause("fow8", "903.2f-iii")
@pytest.mark.clause("fow8", "903.2i")
@pytest.mark.parametrize(("stones", "life"), [(1, None), (2, 4200), (3, 4200)])
def test_an_ability_that_costs_an_x_its_text_determines_is_used_by_who_can_pay_that_much(stones, life):
    gains = Activated(fx.ChangeLife(Times(X(), 100)), Cost((Pay(X()),)), x=HORSES)
    scene = quiet()
    made = scene.fill("field", FIRE, stones)
    scene.fill("field", resonator("Horse"), 2)
    scene.put("field", resonator("Hermit", abilities=written("fow8", gains)))
    assert scene.begin("main").offers("use", "Hermit") is (life is not None)
    if life is None:
        return
    scene.answer("use", "Hermit")
    while scene.ask.kind == "pay_will":
        scene.game.answer(0)
    scene.until("main")
    assert (scene.life(), sum(scene.in_play(one).rested for one in made)) == (life, 2)


@pytest.mark.clause("fow8", "903.2f-iii")
@pytest.mark.clause("fow8", "903.2c")
def test_an_additional_cost_of_an_x_that_its_text_determines_is_paid():
    more = Way(fx.ChangeLife(Times(X(), 100)), Cost((Pay(X()),)), name="more", x=HORSES)
    for stones, offered in ((1, False), (2, True)):
        scene = quiet()
        made = scene.fill("field", FIRE, stones)
        scene.fill("field", resonator("Horse"), 2)
        scene.put("hand", face("Word", "chant", cost="{0}", abilities=written("fow8", more)))
        scene.begin("main").answer("play", "Word")
        assert scene.offers("yes") is offered
        if offered:
            scene.answer("yes").until("main")
            assert (scene.life(), sum(scene.in_play(one).rested for one in made)) == (4200, 2)


@pytest.mark.clause("fow8", "903.2j")
@pytest.mark.clause("fow8", "1003.1")
def test_with_which_will_a_card_was_paid_for_is_known_and_chosen_where_it_asks():
    gains = fx.ChangeLife(Times(Paid("R"), 100))
    both_kinds = stone("WR")
    for kinds, life in ((("R", "R"), 4200), (("W", "R"), 4100), (("W", "W"), 4000)):
        scene = quiet()
        scene.fill("field", both_kinds, 2)
        scene.put("hand", face("Word", "chant", cost="{2}", abilities=written("fow8", Spell(gains))))
        scene.begin("main").answer("play", "Word")
        for kind in kinds:
            assert sorted({option.other for option in scene.ask.options}) == [0, 1]
            scene.answer("will", other="WR".index(kind))
        assert scene.life() == life
