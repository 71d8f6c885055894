"""What players of Force of Will may do and what happens without them: areas, conditions, phases, turns."""

import pytest

from rules.engine.events import Moved
from rules.games.fow8.keywords_abilities import bestow
from rules.games.fow8.turn import EXTRA_TAKEN
from rules.language import effects as fx
from rules.language.abilities import Activated, KeywordAbility, Spell, Static, Triggered
from rules.language.amounts import LifeOf, Times, X
from rules.language.changes import ChangeController, Restrict
from rules.language.conditions import Compare
from rules.language.costs import FREE, Cost, MoveCard, Pay, PayX
from rules.language.durations import ALWAYS
from rules.language.events import Enters, Leaves, Moment, Moves
from rules.language.filter_shorthand import both, cards
from rules.language.filters import IsPlayer
from rules.language.references import Target
from rules.language.restrictions import Cannot
from tests.rules.fow8.play.made_up import FIRE, PLAYED_BY, chant, face, quiet, resonator, ruler
from tests.rules.fow8.play.made_up import FREE as SQUIRE
from tests.rules.restricted import cannot, must, played_from
from tests.rules.scenes import Scene

RESONATORS = cards(zones=("field",), types=frozenset({"resonator"}))
MINE = both(RESONATORS, cards(whose="you"))
THEIRS = both(RESONATORS, cards(whose="opponent"))
FLASH = chant("Flash", "Quickcast")
HOLDS = Compare(LifeOf(), ">=", 1)
FAILS = Compare(LifeOf(), ">=", 9000)


def spy(zones, **more):
    """Return a resonator with an ability that is there in these areas, too."""
    ability = Activated(fx.ChangeLife(100), zones=zones, once_a_turn=True, name="Spy", **more)
    return resonator("Spy", cost="{9}", abilities=(ability,))


@pytest.mark.clause("fow8", "902.2")
@pytest.mark.parametrize("player", [0, 1])
def test_an_ability_that_is_in_another_area_too_is_offered_once_and_to_its_player_only(player):
    scene = quiet()
    card = scene.put("field", spy(("hand",)), player)
    scene.begin("main")
    uses = [option.card for option in scene.ask.options if option.verb == "use"]
    assert uses == ([card] if player == 0 else [])


@pytest.mark.clause("fow8", "902.2")
@pytest.mark.parametrize(("zone", "offered"), [("hand", True), ("graveyard", True), ("main deck", False)])
def test_no_ability_of_a_card_that_nobody_sees_is_played(zone, offered):
    scene = quiet()
    card = scene.put(zone, spy(("hand", "graveyard", "main deck")))
    other = scene.put(zone, spy(("hand", "graveyard", "main deck")), 1)
    scene.begin("main")
    assert (scene.offers("use", card), scene.offers("use", other)) == (offered, False)


@pytest.mark.clause("fow8", "902.2")
def test_of_two_abilities_that_which_is_in_the_area_is_played():
    here = Activated(fx.ChangeLife(100), zones=("hand",), only_there=True, name="Here")
    there = Activated(fx.ChangeLife(1000), name="There")
    scene = quiet()
    card = scene.put("hand", resonator("Spy", cost="{9}", abilities=(there, here)))
    scene.begin("main")
    assert [(option.card, option.other) for option in scene.ask.options if option.verb == "use"] == [
        (card, 1)
    ]


@pytest.mark.clause("fow8", "1121.2")
def test_what_is_bestowed_on_the_first_card_of_all_is_bestowed():
    scene = Scene(PLAYED_BY[-1])
    ox = scene.put("field", resonator("Ox"))
    charm = scene.put("field", face("Charm", "addition", abilities=(bestow(FREE),)))
    for player in (0, 1):
        scene.put("hand", SQUIRE, player)
    scene.begin("main").answer("use", charm)
    assert (ox, scene.in_play(charm).host) == (0, 0)
    assert not scene.offers("use", charm)


@pytest.mark.clause("fow8", "705.2b")
@pytest.mark.parametrize(
    ("asked", "offered"),
    [
        ((), True),
        ((("Judgment", HOLDS),), True),
        ((("Judgment", HOLDS), ("Judgment", FAILS)), False),
        ((("Judgment", None), ("Judgment", FAILS)), False),
        ((("Judgment", HOLDS), ("Energize", FAILS)), True),
        ((("Energize", None), ("Judgment", None)), True),
    ],
)
def test_all_that_a_judgment_asks_for_holds_and_what_others_ask_for_does_not_matter(asked, offered):
    lord = ruler()
    lord.abilities = tuple(KeywordAbility(keyword=word, when=when) for word, when in asked)
    scene = quiet()
    queen = scene.put("ruler area", lord)
    assert scene.begin("main").offers("judgment", queen) is offered


@pytest.mark.clause("fow8", "1115.2")
@pytest.mark.parametrize(
    ("step", "keywords", "cost", "barred", "offered"),
    [
        ("main", (), "{1}", False, True),
        ("main", (), "{2}", False, False),
        ("main", (), "{1}", True, False),
        ("end", (), "{1}", False, False),
        ("end", ("Quickcast",), "{1}", False, True),
    ],
)
def test_a_card_with_remnant_is_played_as_it_could_be_from_hand(step, keywords, cost, barred, offered):
    scene = quiet()
    scene.put("field", FIRE)
    if barred:
        silence = Static((Restrict(Cannot("be played")),), cards(zones=("graveyard",)))
        scene.put("field", face("Silence", "regalia", abilities=(silence,)), 1)
    scene.put("hand", FLASH)
    card = scene.put("graveyard", chant("Echo", "Remnant", *keywords, cost=cost))
    assert scene.begin(step).offers("play", card) is offered


@pytest.mark.clause("fow8", "1114.2")
@pytest.mark.parametrize(("whose", "offered"), [(None, False), (0, False), (1, True)])
def test_a_card_with_stealth_comes_out_only_where_its_player_has_its_targets(whose, offered):
    asks = KeywordAbility(keyword="stealth", when=HOLDS)
    strike = Spell(fx.Destroy(Target()), targets=(MINE,))
    scene = quiet()
    if whose is not None:
        scene.put("field", resonator("Ox"), whose)
    ambush = face("Ambush", "chant", cost="{9}", keywords=("Stealth",), abilities=(asks, strike))
    card = scene.put("standby area", ambush, 1)
    scene.put("hand", FLASH, 1)
    scene.begin("end")
    assert (scene.ask.player, scene.offers("play", card)) == (1, offered)


@pytest.mark.clause("fow8", "203.5b")
def test_x_of_what_an_effect_has_a_player_pay_is_any_number_that_can_be_paid():
    price = fx.IfPaid(Cost((Pay(1, "R"), PayX())), fx.ChangeLife(Times(X(), 100)))
    for stones, numbers in ((4, [0, 1, 2, 3]), (1, [])):
        scene = quiet()
        given = scene.fill("field", FIRE, stones)
        scene.put("hand", chant("Wish", spell=Spell(price)))
        scene.begin("main").answer("play", "Wish").answer("yes")
        if numbers:
            assert (scene.ask.player, [option.other for option in scene.ask.options]) == (0, numbers)
            scene.answer("x", other=2)
        assert scene.life() == (4200 if numbers else 4000)
        assert sum(scene.in_play(stone).rested for stone in given) == (3 if numbers else 1)


@pytest.mark.clause("fow8", "903.2j-i")
@pytest.mark.parametrize("player", [0, 1])
def test_a_card_that_comes_into_the_field_for_a_cost_is_the_players_who_paid_it(player):
    held = cards(zones=("hand",), whose="you", types=frozenset({"resonator"}), name="Spare")
    calls = Activated(fx.ChangeLife(100), Cost((MoveCard(held, "field"),)))
    scene = quiet()
    altar = scene.put("field", face("Altar", "regalia", abilities=(calls,)), player)
    spare = scene.put("hand", resonator("Spare", cost="{9}"), player)
    scene.begin("main", active=player).answer("use", altar)
    assert (scene.zone_of(spare), scene.in_play(spare).controller) == ("field", player)


MOMENTS = {"draw": "turn_begins", "recovery": "recovery_begins", "main": "main_begins", "end": "end_begins"}


@pytest.mark.clause("fow8", "1031.1")
@pytest.mark.parametrize("phase", [*MOMENTS, ""])
def test_of_a_skipped_phase_nothing_happens_and_of_the_others_all(phase):
    """Drawing, recovering, playing cards, losing will and damage, and what waits for the beginnings."""
    gains = [Triggered(Moment(moment, "you"), fx.ChangeLife(100)) for moment in MOMENTS.values()]
    scene = quiet()
    scene.put("field", face("Bell", "regalia", abilities=tuple(gains)), 1)
    ox = scene.put("field", resonator("Ox", 500, 900), 1, rested=True, damage=300)
    if phase:
        scene.put("hand", chant("Hush", spell=Spell(fx.Remember("skipped phase", "opponent", about=phase))))
        scene.begin("main").answer("play", "Hush")
        # The damage is to be there when the other turn ends.
        scene.until("main", 0)
    else:
        scene.begin("main")
    scene.answer("pass")
    scene.in_play(ox).damage = 300
    played, held = False, len(scene.cards("main deck", 1))
    while scene.state.turn < 7:
        if scene.state.turn == 6:
            held = min(held, len(scene.cards("main deck", 1)))
            played = played or scene.offers("play", "Squire")
        scene.game.answer(len(scene.ask.options) - 1)
    assert played is (phase != "main")
    assert held == (12 if phase == "draw" else 11)
    assert scene.in_play(ox).rested is (phase == "recovery")
    assert scene.life(1) == (4300 if phase else 4400)


@pytest.mark.clause("fow8", "1031.1")
@pytest.mark.clause("fow8", "505.5")
def test_damage_lasts_where_the_end_phase_is_skipped():
    for phase, damage in (("end", 300), ("recovery", 0)):
        scene = quiet()
        ox = scene.put("field", resonator("Ox", 500, 900), damage=300)
        scene.put("hand", chant("Hush", spell=Spell(fx.Remember("skipped phase", about=phase))))
        scene.begin("main").answer("play", "Hush").answer("pass")
        while scene.state.turn < 6:
            scene.answer("pass")
        assert scene.in_play(ox).damage == damage


@pytest.mark.clause("fow8", "505.5c")
def test_will_that_is_left_is_gone_before_the_next_turn_begins():
    scene = quiet()
    for player in (0, 1):
        scene.put("hand", FLASH, player)
        scene.give(player, r0=2)
    scene.begin("end")
    while scene.state.turn == 5:
        assert (scene.resource(0), scene.resource(0, 1)) == (2, 2)
        scene.answer("pass")
    assert (scene.ask.kind, scene.ask.clause) == ("priority", "502.2")
    assert (scene.resource(0), scene.resource(0, 1)) == (0, 0)


@pytest.mark.clause("fow8", "505.6")
@pytest.mark.clause("fow8", "1025.1")
@pytest.mark.clause("fow8", "1025.2")
@pytest.mark.clause("fow8", "503.1")
@pytest.mark.parametrize("extra", [0, 1])
def test_a_turn_that_the_first_player_has_more_takes_no_first_turn_from_the_other(extra):
    """Who goes second does not recover in their own first turn, the second or the third of the game."""
    scene = quiet()
    mine, theirs = (scene.put("field", resonator("Ox"), player, rested=True) for player in (0, 1))
    if extra:
        scene.put("hand", chant("Again", spell=Spell(fx.ExtraTurn())))
    scene.begin("main", turn=1, first=0)
    if extra:
        scene.answer("play", "Again").until("main")
        scene.answer("pass").until("main")
        assert (scene.state.turn, scene.state.active, scene.in_play(mine).rested) == (2, 0, False)
    scene.answer("pass").until("main")
    assert (scene.state.turn, scene.state.active, scene.in_play(theirs).rested) == (2 + extra, 1, True)
    taken = [one.game_counts.get(EXTRA_TAKEN, 0) for one in scene.state.players]
    assert taken == [extra, 0]
    scene.answer("pass").until("main")
    assert (scene.state.active, scene.in_play(mine).rested) == (0, False)
    scene.answer("pass").until("main")
    assert (scene.state.active, scene.in_play(theirs).rested) == (1, False)


@pytest.mark.clause("fow8", "602.1")
@pytest.mark.clause("fow8", "602.1b")
@pytest.mark.clause("fow8", "603.2")
@pytest.mark.clause("fow8", "906.5")
@pytest.mark.parametrize("active", [0, 1])
def test_the_turn_player_chooses_among_their_triggered_abilities_then_the_other_player(active):
    gains = [Triggered(Moment("main_begins"), fx.ChangeLife(100 * n), name=str(n)) for n in (1, 2)]
    scene = quiet()
    for player in (1, 0):
        scene.put("field", face("Bell", "regalia", abilities=tuple(gains)), player)
    scene.begin("main begins", active=active)
    asked = []
    while scene.ask.kind == "triggered":
        asked.append((scene.ask.player, len(scene.ask.options)))
        scene.game.answer(0)
    assert asked == [(active, 2), (1 - active, 2)]


@pytest.mark.clause("fow8", "504.2")
@pytest.mark.clause("fow8", "605.1")
@pytest.mark.parametrize("active", [0, 1])
def test_the_turn_player_acts_first_in_the_main_phase(active):
    scene = quiet()
    for player in (0, 1):
        scene.put("hand", FLASH, player)
    scene.begin("main", active=active)
    assert (scene.ask.kind, scene.ask.player) == ("main", active)
    scene.answer("pass")
    assert (scene.ask.kind, scene.ask.player) == ("main", 1 - active)
    scene.answer("play", "Flash")
    assert (scene.ask.kind, scene.ask.player) == ("main", active)


@pytest.mark.clause("fow8", "105.3")
@pytest.mark.parametrize("player", [0, 1])
def test_a_card_that_changes_sides_stays_as_it_is_and_does_not_enter(player):
    seen = (Enters(RESONATORS), Leaves(RESONATORS), Moves(RESONATORS))
    steal = Spell(fx.Modify(Target(), (ChangeController(),), ALWAYS), targets=(THEIRS,))
    scene = quiet().record(Moved)
    for one in (0, 1):
        watching = tuple(Triggered(event, fx.ChangeLife(100)) for event in seen)
        scene.put("field", face("Bell", "regalia", abilities=watching), one)
    ox = scene.put("field", resonator("Ox", 500, 900), 1 - player, damage=300, counters={"mark": 2})
    before = scene.in_play(ox)
    scene.put("hand", chant("Steal", spell=steal), player)
    scene.begin("main", active=player).answer("play", "Steal")
    held = scene.in_play(ox)
    assert (held is before, held.controller, held.entered) == (True, player, 5)
    assert (scene.zone_of(ox), held.damage, held.counters) == ("field", 300, {"mark": 2})
    assert (scene.life(), scene.life(1)) == (4000, 4000)
    assert [one for one in scene.log if isinstance(one, Moved) and one.card == ox] == []


@pytest.mark.clause("fow8", "712.2d")
@pytest.mark.clause("fow8", "803.3b")
@pytest.mark.parametrize("active", [0, 1])
def test_what_a_resonator_cannot_or_has_to_attack_is_asked_of_its_own_opponent(active):
    shy = resonator("Shy", abilities=(cannot("attack", IsPlayer("opponent")),))
    calm = resonator("Calm", abilities=(cannot("attack", IsPlayer("you")),))
    bold = resonator("Bold", abilities=(must("attack", IsPlayer("opponent")),))
    for mine, on_player, on_card in ((shy, False, True), (calm, True, True), (bold, True, False)):
        scene = quiet()
        card, _ = scene.fill("field", mine, 2, active)
        foe = scene.put("field", resonator("Foe"), 1 - active, rested=True)
        scene.put("hand", FLASH, active)
        scene.begin("main", active=active).answer("battle").until("attack")
        told = [option.other for option in scene.ask.options if option.card == card]
        assert told == [target for target, there in ((-1, on_player), (foe, on_card)) if there], mine.name


@pytest.mark.clause("fow8", "712.2d")
@pytest.mark.clause("fow8", "803.3b")
def test_the_first_card_of_all_cannot_be_attacked_where_it_says_so():
    scene = Scene(PLAYED_BY[-1])
    calm = scene.put("field", resonator("Calm", abilities=(cannot("be attacked"),)), 1, rested=True)
    for player in (0, 1):
        scene.put("hand", SQUIRE, player)
    ox, foe = scene.put("field", resonator("Ox")), scene.put("field", resonator("Foe"), 1, rested=True)
    scene.begin("main").answer("battle")
    assert (calm, [option.other for option in scene.ask.options if option.card == ox]) == (0, [-1, foe])


@pytest.mark.clause("fow8", "903.2d")
@pytest.mark.clause("fow8", "1115.2")
@pytest.mark.parametrize(("keywords", "zone"), [((), "graveyard"), (("Remnant",), "removed area")])
def test_a_card_without_remnant_that_is_played_from_the_graveyard_returns_there(keywords, zone):
    word = chant("Word", *keywords, spell=Spell(fx.ChangeLife(100)))
    allowed = Static((played_from("graveyard"),), cards(zones=("graveyard",), whose="you"))
    scene = quiet()
    scene.put("field", face("Pass", "regalia", abilities=(allowed,)))
    card = scene.put("graveyard", word)
    scene.begin("main").answer("play", card)
    assert (scene.zone_of(card), scene.life()) == (zone, 4100)


@pytest.mark.clause("fow8", "505.6")
@pytest.mark.clause("fow8", "1025.2")
def test_turns_that_both_players_gained_are_taken_and_counted_one_by_one():
    scene = quiet()
    for player in ("you", "opponent"):
        scene.put("hand", chant("Again", spell=Spell(fx.ExtraTurn(player))))
    scene.begin("main", turn=3).answer("play", "Again").answer("play", "Again")
    seen = []
    while len(seen) < 5:
        scene.answer("pass")
        scene.until("main")
        taken = [one.game_counts.get(EXTRA_TAKEN, 0) for one in scene.state.players]
        seen.append((scene.state.turn, scene.state.active, *taken))
    assert seen == [(4, 0, 1, 0), (5, 1, 1, 1), (6, 1, 1, 1), (7, 0, 1, 1), (8, 1, 1, 1)]
