"""Continuous effects, replacements and loops of Force of Will as cards make them (909, 910, 1018, 1301)."""

import pytest

from rules.games.fow8.keywords_abilities import bestow
from rules.games.fow8.zones import RULER
from rules.language import effects as fx
from rules.language.abilities import Activated, AsItEnters, Replacement, Static, Triggered
from rules.language.amounts import EventAmount, Plus
from rules.language.changes import AddRaces, AddStats, ChangeCost, SetRaces, SetStats
from rules.language.conditions import There
from rules.language.costs import Cost, Pay, PutAway
from rules.language.events import GainsLife, TakesDamage
from rules.language.filter_shorthand import both, cards
from rules.language.filters import HostOf
from rules.language.references import Each, Target, This
from tests.rules.fow8.play.made_up import LIGHT, PLAYED_BY, chant, face, quiet, resonator, ruler, spell
from tests.rules.fow8.printed.made_up import MINE, RESONATORS, body, stats
from tests.rules.printed import written
from tests.rules.scenes import Scene

KNIGHTS = both(MINE, cards(races=frozenset({"Knight"})))


@pytest.mark.clause("fow8", "909.4")
def test_an_effect_on_cards_that_meet_a_condition_is_made_though_none_does_and_takes_in_what_does_later():
    rally = fx.ModifyAll(KNIGHTS, (AddStats((200, 200)),))
    scene = quiet()
    ox = scene.put("field", body("Ox"))
    knight = scene.put("hand", body("Knight", races=("Knight",)))
    scene.put("hand", chant("Rally", spell=spell(rally)))
    scene.put(
        "hand", chant("Dub", spell=spell(fx.Modify(Target(), (AddRaces(frozenset({"Knight"})),)), RESONATORS))
    )
    scene.put(
        "hand", chant("Strip", spell=spell(fx.Modify(Target(), (SetRaces(frozenset({"Elf"})),)), RESONATORS))
    )
    scene.begin("main").answer("play", "Rally").answer("play", knight)
    assert (stats(scene, knight), stats(scene, ox)) == ((700, 700), (500, 500))
    scene.answer("play", "Dub").answer("target", ox)
    assert stats(scene, ox) == (700, 700)
    scene.answer("play", "Strip").answer("target", knight)
    assert stats(scene, knight) == (500, 500)


@pytest.mark.clause("fow8", "909.4")
@pytest.mark.parametrize(("name", "offered"), [("Queen", True), ("King", False)])
def test_an_effect_on_costs_takes_in_a_card_that_its_player_controls_only_later(name, offered):
    art = Activated(fx.ChangeLife(100), Cost((Pay(1, "R"),)), name="Dawn")
    lord = both(cards(zones=("field",), whose="you"), cards(name=name))
    cheaper = fx.ModifyAll(lord, (ChangeCost(less=(("R", 1),), abilities=True),))
    scene = quiet()
    scene.put("hand", chant("Vow", spell=written("fow8", spell(cheaper))[0]))
    queen = scene.put("hand", resonator("Queen", abilities=(art,)))
    scene.begin("main").answer("play", "Vow").answer("play", queen)
    assert scene.offers("use", queen) is offered


SMALL = Static((SetStats((100, None)),), MINE)
GROW = spell(fx.Modify(Each(MINE), (AddStats((300, 0)),)))


@pytest.mark.clause("fow8", "909.3b")
@pytest.mark.parametrize(("first", "attack"), [("Shrine", 400), ("Grow", 100)])
def test_an_ability_applies_since_it_is_there_and_the_effect_of_a_spell_since_that_resolved(first, attack):
    scene = quiet()
    ox = scene.put("field", resonator("Ox"))
    scene.put("hand", face("Shrine", "regalia", cost="{0}", abilities=(SMALL,)))
    scene.put("hand", chant("Grow", spell=GROW))
    scene.begin("main").answer("play", first).answer("play", ({"Shrine", "Grow"} - {first}).pop())
    assert stats(scene, ox)[0] == attack


@pytest.mark.clause("fow8", "909.3b")
@pytest.mark.parametrize(("bestowed_first", "attack"), [(True, 400), (False, 100)])
def test_the_effect_of_an_addition_applies_since_that_was_added_to_its_card(bestowed_first, attack):
    tiny = Static((SetStats((100, None)),), both(RESONATORS, HostOf(cards(name="Ring"))))
    ring = face("Ring", "addition", abilities=(bestow(Cost()), tiny))
    scene = quiet()
    addition, ox = scene.put("field", ring), scene.put("field", resonator("Ox"))
    scene.put("hand", chant("Grow", spell=GROW))
    scene.begin("main")
    if not bestowed_first:
        scene.answer("play", "Grow")
    scene.answer("use", addition)
    if bestowed_first:
        scene.answer("play", "Grow")
    assert (scene.in_play(addition).host, stats(scene, ox)[0]) == (ox, attack)


TINY, TALL = SetStats((100, None)), AddStats((300, 0))
FLAGS = cards(zones=("field", "graveyard"), types=frozenset({"regalia"}))


def flag(name, *changes, affects=MINE, zones=()):
    """Return a regalia that changes its player's resonators."""
    told = written("fow8", Static(changes, affects, zones=zones, only_there=bool(zones)))
    return face(name, "regalia", cost="{0}", abilities=told)


def together(*flags, active=0, gone="field", come=""):
    """Return a scene in which player 0 moves or destroys these together, and a card that they change."""
    moving = fx.MoveTo(Each(FLAGS), come) if come else fx.Destroy(Each(FLAGS))
    scene = quiet()
    ox = scene.put("field", resonator("Ox"))
    for card in flags:
        scene.put(gone, card)
    scene.put("hand", chant("Move", "Quickcast", spell=spell(moving)))
    scene.begin("main", active=active)
    if active:
        scene.answer("pass")
    return scene.answer("play", "Move"), ox


@pytest.mark.clause("fow8", "909.3b")
@pytest.mark.parametrize("active", [0, 1])
@pytest.mark.parametrize(("older", "attack"), [("Tiny", 400), ("Tall", 100)])
def test_of_effects_that_begin_at_the_same_time_the_turn_player_says_which_applies_first(
    active, older, attack
):
    flags = flag("Tall", TALL), flag("Tiny", TINY)
    scene, ox = together(*flags, active=active, gone="graveyard", come="field")
    assert (scene.ask.kind, scene.ask.player) == ("order_stamps", active)
    scene.answer("older", older)
    assert stats(scene, ox)[0] == attack
    assert scene.ask.kind != "order_stamps"


@pytest.mark.clause("fow8", "909.3b")
@pytest.mark.clause("fow8", "902.2")
@pytest.mark.parametrize(("come", "area"), [("", "graveyard"), ("removed area", "removed area")])
@pytest.mark.parametrize(("older", "attack"), [("Tiny", 400), ("Tall", 100)])
def test_cards_that_come_together_where_their_abilities_are_active_are_put_in_order(
    older, attack, come, area
):
    flags = flag("Tall", TALL, zones=(area,)), flag("Tiny", TINY, zones=(area,))
    scene, ox = together(*flags, come=come)
    assert stats(scene.answer("older", older, by=0), ox)[0] == attack


@pytest.mark.clause("fow8", "909.3b")
@pytest.mark.parametrize(
    "flags",
    [
        (flag("Tall", TALL), flag("Taller", AddStats((500, 0)))),
        (flag("Tiny", TINY), flag("Dwarf", TINY)),
        (flag("Tiny", TINY), flag("Motley", AddRaces(frozenset({"Elf"})))),
        (flag("Tiny", TINY), flag("Selfish", TALL, affects=cards(whose="opponent"))),
        (face("Blank", "regalia"), flag("Tiny", TINY)),
        (flag("Tiny", TINY, zones=("hand",)), flag("Tall", TALL)),
    ],
)
def test_nobody_is_asked_of_effects_whose_order_makes_no_difference(flags):
    scene, _ = together(*flags, gone="graveyard", come="field")
    assert (scene.ask.kind, len(scene.names("field"))) == ("main", 3)


@pytest.mark.clause("fow8", "909.3b")
def test_only_cards_that_came_and_whose_order_matters_are_put_in_order():
    flags = [flag("Tall", TALL), flag("Elf", AddRaces(frozenset({"Elf"}))), flag("Tiny", TINY)]
    scene, ox = together(*flags, gone="graveyard", come="field")
    assert scene.offered("older") == ["Tall", "Tiny"]
    # What is there already is as old as it was.
    assert stats(scene.answer("older", "Tall"), ox)[0] == 100
    scene = quiet()
    ox = scene.put("field", resonator("Ox"))
    scene.put("field", flag("Tiny", TINY))
    scene.put("graveyard", flag("Tall", TALL))
    scene.put("hand", chant("Move", spell=spell(fx.MoveTo(Each(FLAGS), "field"))))
    scene.begin("main").answer("play", "Move")
    assert (scene.ask.kind, stats(scene, ox)[0]) == ("main", 400)


@pytest.mark.clause("fow8", "909.3b")
@pytest.mark.parametrize(("older", "attack"), [(0, 400), (1, 100)])
def test_the_first_turn_player_says_whose_rulers_abilities_apply_first(older, attack):
    lords = [ruler(), ruler()]
    for lord, change in zip(lords, (TINY, TALL), strict=True):
        lord.abilities = written("fow8", Static((change,), RESONATORS))
    decks = [[("ruler", lord), *[("main", resonator("Ox"))] * 40, *[("stone", LIGHT)] * 10] for lord in lords]
    scene = Scene.of_decks(PLAYED_BY[-1], *decks)
    while scene.ask.kind != "order_stamps":
        scene.game.answer(len(scene.ask.options) - 1)
    assert (scene.ask.player, scene.state.turn) == (scene.state.first, 1)
    scene.answer(
        "older", next(card for card in scene.state.zone_of_both(RULER) if scene.state.owners[card] == older)
    )
    scene.until("main")
    ox = scene.cards("hand", scene.state.active)[0]
    scene.answer("play", ox)
    assert stats(scene, ox)[0] == attack


@pytest.mark.clause("fow8", "1018.1")
@pytest.mark.clause("fow8", "1018.1a")
@pytest.mark.clause("fow8", "910.1")
@pytest.mark.parametrize(("dealt", "left"), [(500, 200), (300, 0), (200, 0)])
def test_of_damage_that_is_prevented_in_part_the_rest_is_dealt(dealt, left):
    guards = Replacement(TakesDamage(), amount=Plus((EventAmount(), -300)), name="prevention")
    feels = Triggered(TakesDamage(), fx.ChangeLife(EventAmount()))
    scene = quiet()
    ox = scene.put("field", resonator("Ox", 500, 900, abilities=(guards, feels)))
    scene.put("hand", chant("Storm", spell=spell(fx.DealDamage(Each(RESONATORS), dealt))))
    scene.begin("main").answer("play", "Storm").until("main")
    while scene.state.pending:
        scene.answer("pass")
    assert (scene.in_play(ox).damage, scene.life()) == (left, 4000 + left)


@pytest.mark.clause("fow8", "910.3")
def test_two_replacements_of_one_event_both_apply_and_each_of_them_once():
    more = Replacement(TakesDamage(RESONATORS), amount=Plus((EventAmount(), 100)))
    scene = quiet()
    ox = scene.put("field", resonator("Ox", 500, 900))
    for name in ("Smith", "Forge"):
        scene.put("field", face(name, "regalia", abilities=(more,)))
    scene.put("hand", chant("Storm", spell=spell(fx.DealDamage(Each(RESONATORS), 200))))
    scene.begin("main").answer("play", "Storm")
    while scene.ask.kind == "replacement":
        scene.game.answer(0)
    assert scene.in_play(ox).damage == 400


@pytest.mark.clause("fow8", "1011.2")
def test_no_card_that_another_player_controls_is_banished_for_a_cost():
    burst = Activated(fx.ChangeLife(100), Cost((PutAway(both(RESONATORS, cards(other=True))),)))
    scene = quiet()
    imp = scene.put("field", resonator("Imp", abilities=(burst,)))
    scene.put("field", resonator("Foe"), 1)
    scene.put("field", resonator("Lent"), 1, owner=0)
    assert not scene.begin("main").offers("use", imp)
    scene = quiet()
    imp = scene.put("field", resonator("Imp", abilities=(burst,)))
    foe, stolen = scene.put("field", resonator("Foe"), 1), scene.put("field", resonator("Stolen"), owner=1)
    ox = scene.put("field", resonator("Ox"))
    scene.begin("main").answer("use", imp)
    assert sorted(option.card for option in scene.ask.options) == [stolen, ox]
    scene.answer("banish", stolen)
    assert (scene.cards("graveyard", 1), scene.zone_of(foe)) == ([stolen], "field")


@pytest.mark.clause("fow8", "1301.1")
@pytest.mark.clause("fow8", "1301.1c")
def test_automatic_abilities_that_bring_each_other_about_for_ever_are_a_draw():
    joy = Triggered(GainsLife("you"), fx.ChangeLife(100))
    once = Triggered(GainsLife("you"), fx.ChangeLife(100), once_a_turn=True)
    for ability, ending in ((joy, (-1, "loop")), (once, None)):
        scene = quiet()
        scene.put("field", resonator("Fountain", abilities=(ability,)))
        scene.put("hand", chant("Sip", spell=spell(fx.ChangeLife(100))))
        scene.begin("main").answer("play", "Sip")
        assert scene.ending == ending


@pytest.mark.clause("fow8", "1022.6")
def test_a_card_that_comes_as_it_says_on_a_condition_does_so_only_where_that_holds():
    marked = written("fow8", AsItEnters(fx.PutCounters(This(), "mystery", 2), when=There(MINE, 1)))
    for others, counters in ((1, {"mystery": 2}), (0, None)):
        scene = quiet()
        scene.fill("field", resonator("Ox"), others)
        guest = scene.put("hand", face("Guest", "regalia", cost="{0}", abilities=marked))
        scene.begin("main").answer("play", guest)
        assert scene.in_play(guest).counters == counters
