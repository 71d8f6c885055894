"""Effects of many kinds that real cards of Force of Will print, borne by made-up cards."""

import pytest

from rules.language import effects as fx
from rules.language.abilities import Activated, Mode, Spell, Static, Triggered
from rules.language.amounts import StatOf
from rules.language.changes import AddStats, GainKeywords, Restrict
from rules.language.conditions import Is
from rules.language.costs import Cost, PutAway
from rules.language.events import Attacks, Enters, Leaves, Moment, Nth, Plays
from rules.language.filter_shorthand import both, cards
from rules.language.filters import CostIs, OfRace, OfType
from rules.language.references import Chosen, Each, It, Target, This, Top
from rules.language.restrictions import Cannot
from tests.rules.fow8.play.made_up import chant, face, quiet, resonator, ruler
from tests.rules.fow8.printed.made_up import (
    FIGHTERS,
    MINE,
    MY_FIGHTERS,
    RESONATORS,
    body,
    keywords,
    one,
    stats,
    text,
)
from tests.rules.printed import printed

RULER = cards(zones=("ruler area", "field"), whose="you", types=("ruler", "j-ruler"))
THEIR_FIGHTERS = both(FIGHTERS, cards(whose="opponent"))


def elf(attack=100, defense=100):
    """Return the definition of an Elf token."""
    token = face("Elf", "resonator", stats=(attack, defense), marks=("token",), attributes=("wind",))
    token.races = frozenset({"Elf"})
    return token


@pytest.mark.clause("fow8", "1303.1")
def test_a_token_comes_with_it():
    caller = printed("fow8", "ACN-106", Triggered(Enters(), fx.Create(elf(), "field")))
    scene = quiet()
    scene.put("hand", body("Caller", *caller))
    scene.begin("main").answer("play", "Caller")
    assert scene.names("field") == ["Caller", "Elf"]
    assert stats(scene, scene.cards("field")[-1]) == (100, 100)


def test_the_second_card_of_each_turn_brings_two_tokens():
    second = Nth(Plays(cards(whose="you")), 2)
    magus = printed("fow8", "SDL4-002", Triggered(second, fx.Create(elf(), "field", 2)))
    scene = quiet()
    scene.put("field", body("Magus", *magus))
    for name in ("One", "Two", "Three"):
        scene.put("hand", chant(name))
    scene.begin("main").answer("play", "One")
    counts = [scene.names("field").count("Elf")]
    for name in ("Two", "Three"):
        scene.answer("play", name)
        counts.append(scene.names("field").count("Elf"))
    assert counts == [0, 2, 2]


@pytest.mark.clause("fow8", "712.2d")
def test_an_egg_cannot_attack_and_finds_a_card_as_it_breaks():
    fire = cards(zones=("main deck",), whose="you", types=("resonator",), attributes=("fire",))
    find = fx.Reveal(Chosen(fire, least=0), fx.MoveTo(It(), "hand"))
    egg = printed(
        "fow8",
        "VS01-030",
        Static((Restrict(Cannot("attack")),)),
        Triggered(Leaves(destination=("graveyard",)), fx.Do((find, fx.Shuffle("main deck")))),
    )
    scene = quiet()
    shell = scene.put("field", body("Egg", *egg))
    bird = scene.put("main deck", body("Bird", attributes=("fire",)))
    scene.put("main deck", body("Fish", attributes=("water",)))
    scene.put("hand", text("Kill", Spell(fx.Destroy(Target()), targets=(RESONATORS,))))
    scene.begin("main")
    assert not scene.offers("battle")
    scene.answer("play", "Kill")
    assert scene.offered("choose") == ["Bird"]
    scene.answer("choose", bird)
    assert (scene.zone_of(bird), scene.zone_of(shell)) == ("hand", "graveyard")


def test_it_cannot_be_blocked_for_a_gem():
    gem = cards(zones=("item area",), whose="you", types=frozenset({"gem"}))
    sneak = Activated(fx.Modify(This(), (Restrict(Cannot("be blocked")),)), Cost((PutAway(gem),)))
    diver = printed("fow8", "ADK-066", sneak)
    for gems, blocked in ((1, False), (0, True)):
        scene = quiet()
        card = scene.put("field", body("Diver", *diver))
        scene.put("field", body("Guard"), 1)
        if gems:
            scene.put("item area", face("Gem", "gem", marks=("token",), attributes=("water",)))
        scene.begin("main")
        assert scene.offers("use", card) is bool(gems)
        if gems:
            scene.answer("use", card)
            assert scene.names("item area") == []
        scene.answer("battle").answer("attack", card, -1)
        assert (scene.ask.kind == "block") is blocked


def test_a_golem_rises_mobilized_and_goes_to_hand_at_the_next_end_of_turn():
    golem = cards(zones=("graveyard",), whose="you", races=("Golem",))
    home = fx.Later(Triggered(Moment("end_begins"), fx.MoveTo(It(), "hand")), keeps=It("golem"))
    mobile = fx.Modify(It("golem"), (GainKeywords(frozenset({"Mobilized"})),))
    order = printed(
        "fow8",
        "ACN-075",
        Spell(fx.Let("golem", fx.MoveTo(Target(), "field"), fx.Do((mobile, home))), targets=(golem,)),
    )
    scene = quiet()
    card = scene.put("graveyard", body("Golem", races=("Golem",), keywords=("Mobilize {9}",)))
    scene.put("hand", text("Order", *order))
    scene.begin("main").answer("play", "Order")
    assert (scene.zone_of(card), "Mobilized" in keywords(scene, card)) == ("field", True)
    scene.until("main", 1)
    assert scene.zone_of(card) == "hand"


def test_a_chant_on_top_of_the_deck_is_taken_and_anything_else_stays():
    look = fx.Reveal(Top(), fx.If(Is(It(), OfType(frozenset({"chant"}))), fx.MoveTo(It(), "hand")))
    explorer = printed("fow8", "ACN-041", Triggered(Enters(), look))
    for top, zone in ((chant("Spark"), "hand"), (resonator("Ox"), "main deck")):
        scene = quiet()
        card = scene.put("main deck", top)
        scene.put("hand", body("Explorer", *explorer))
        scene.begin("main").answer("play", "Explorer")
        assert scene.zone_of(card) == zone


@pytest.mark.clause("fow8", "903.2e")
def test_a_meal_is_as_strong_as_what_goes_into_it():
    def strength(count):
        return fx.PutCounters(Each(RULER), "strength", count)

    def cooked(wanted, count):
        return Mode(fx.IfYouDo(fx.MoveTo(Chosen(wanted), "graveyard"), strength(count)))

    beasts = both(MINE, OfRace(frozenset({"Beast"})))
    food = printed("fow8", "ADK-040", Spell(modes=(Mode(strength(5)), cooked(MINE, 10), cooked(beasts, 15))))
    for mode, counters, left in ((0, 5, ["Elf"]), (1, 10, []), (2, None, ["Elf"])):
        scene = quiet()
        queen = scene.put("ruler area", ruler())
        scene.put("field", body("Elf", races=("Elf",)))
        scene.put("hand", text("Food", *food))
        scene.begin("main").answer("play", "Food").answer("mode", other=mode)
        assert (scene.in_play(queen).counters or {}).get("strength") == counters
        assert scene.names("field") == left


@pytest.mark.clause("fow8", "912.2")
def test_two_targets_deal_their_attack_to_each_other():
    def hits(one, other):
        return fx.DealDamage(Target(other), StatOf(Target(one), "attack"), by=Target(one))

    battle = printed(
        "fow8", "BFA-017", Spell(fx.Do((hits(0, 1), hits(1, 0))), targets=(MY_FIGHTERS, THEIR_FIGHTERS))
    )
    scene = quiet()
    mine = scene.put("field", body("Bane", keywords=("Bane",), stats=(300, 3000)))
    theirs = scene.put("field", body("Foe", stats=(400, 3000)), 1)
    scene.put("hand", text("War", *battle))
    scene.begin("main").answer("play", "War")
    assert scene.in_play(mine).damage == 400
    assert scene.zone_of(theirs) == "graveyard"


def test_an_attack_moves_all_kin_and_a_lone_one_grows_alone():
    kin = one(whose="you", races=frozenset({"Knight of the Round Table"}))
    gawain = printed(
        "fow8",
        "VS01-005",
        Static((AddStats((200, 200)),), both(kin, cards(other=True))),
        Triggered(Attacks(), fx.Rest(Target()), targets=(RESONATORS,)),
    )
    scene = quiet()
    sun = scene.put("field", body("Gawain", *gawain, races=("Knight of the Round Table",)))
    squire = scene.put("field", body("Bors", races=("Knight of the Round Table",)))
    foe = scene.put("field", body("Foe", stats=(100, 3000)), 1)
    scene.begin("main")
    assert (stats(scene, sun), stats(scene, squire)) == ((500, 500), (700, 700))
    scene.answer("battle").answer("attack", sun, -1).answer("target", foe).until("main", 0)
    assert scene.in_play(foe).rested


def test_small_ones_alone_come_back_from_the_hand_with_what_they_cost():
    small = cards(CostIs("<=", 3), zones=("hand",), whose="you", types=("resonator",), attributes=("fire",))
    burn = fx.DealDamage(Each(one(whose="opponent")), 400)
    come = fx.May(
        fx.Let(
            "it",
            fx.MoveTo(Chosen(small), "field"),
            fx.Modify(It(), (GainKeywords(frozenset({"Swiftness"})),)),
        )
    )
    shout = printed("fow8", "VS01-021", Spell(fx.Do((burn, come))))
    scene = quiet()
    imp = scene.put("hand", body("Imp", attributes=("fire",), cost="{9}", total=3))
    scene.put("hand", body("Giant", attributes=("fire",), cost="{9}", total=4))
    foe = scene.put("field", body("Foe"), 1)
    scene.put("hand", text("Shout", *shout))
    scene.begin("main").answer("play", "Shout").answer("yes")
    assert (scene.zone_of(imp), "Swiftness" in keywords(scene, imp)) == ("field", True)
    assert scene.in_play(foe).damage == 400
    assert scene.answer("battle").offers("attack", imp)
