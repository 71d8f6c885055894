"""What printed spells and abilities of Force of Will 5.01 do, told as scenes."""

from rules.language import effects as fx
from rules.language.abilities import Activated, Spell, Triggered
from rules.language.amounts import Count, Distinct, Fixed, Times
from rules.language.changes import GainAbilities, GainKeywords, LoseAllAbilities, SetStats
from rules.language.conditions import Is, There
from rules.language.costs import Cost, Pay, PutAway, PutThisAway, RestThis
from rules.language.effects import Cancel
from rules.language.events import Enters
from rules.language.filter_shorthand import both, cards
from rules.language.filters import (
    AnyOf,
    Controlled,
    IsPlayer,
    NameHas,
    OfAttribute,
    OfRace,
    OfType,
)
from rules.language.references import Chosen, Each, It, Target, TargetPlayer, Top
from tests.rules.fow5.printed.made_up import (
    FIGHTERS,
    MINE,
    RESONATORS,
    THEIRS,
    beast,
    keywords,
    mine,
    printed,
    quiet,
    spell,
    stats,
)
from tests.rules.fow8.play.made_up import stone
from tests.rules.restricted import cannot

HUMAN = OfRace(frozenset({"Human"}))


def test_a_card_draws_and_then_discards_what_its_player_chooses() -> None:
    texts = printed("CMF-046", Activated(fx.Do((fx.Draw(), fx.Discard())), Cost((RestThis(),))))
    scene = quiet()
    card = scene.put("field", beast("Sage", abilities=texts))
    scene.begin("main").answer("use", card)
    scene.game.answer(0)
    assert (len(scene.cards("hand")), len(scene.cards("graveyard"))) == (1, 1)
    assert scene.in_play(card).rested
    assert not scene.offers("use", card)


def test_a_card_is_banished_for_two_cards_and_one_of_a_race_for_three() -> None:
    more = fx.If(Is(It(), HUMAN), fx.Draw(3), fx.Draw(2))
    texts = printed(
        "CMF-057", Spell(fx.Let("it", Chosen(MINE), fx.IfYouDo(fx.MoveTo(It(), "graveyard"), more)))
    )
    for race, drawn in (("Human", 3), ("Elf", 2), ("", 0)):
        scene = quiet()
        if race:
            scene.put("field", beast("Page", race=race))
        scene.put("field", beast("Other", race="Human"), 1)
        scene.put("hand", spell(*texts))
        scene.begin("main").answer("play", "Word")
        assert len(scene.cards("hand")) == 1 + drawn
        assert "Other" in scene.names("field", 1)


def test_a_card_that_comes_makes_will_for_each_card_of_a_race() -> None:
    make = fx.Produce("G", Count(mine(race="Musketeer")))
    texts = printed("CMF-059", Triggered(Enters(), make))
    scene = quiet()
    scene.put("field", beast("Guard", race="Musketeer"))
    scene.put("field", beast("Elf", race="Elf"))
    scene.put("hand", beast("Captain", race="Musketeer", abilities=texts))
    scene.put("hand", beast("Duke", cost="{G}{G}"))
    scene.put("hand", beast("King", cost="{G}{G}{G}"))
    scene.begin("main").answer("play", "Captain")
    assert (scene.offers("play", "Duke"), scene.offers("play", "King")) == (True, False)


def test_the_top_stone_is_turned_up_and_taken_where_it_is_of_an_attribute() -> None:
    wind = Is(It(), both(OfType(frozenset({"magic stone"})), OfAttribute(frozenset({"wind"}))))
    take = fx.Reveal(Top(zone="magic stone deck"), fx.If(wind, fx.MoveTo(It(), "magic stone area")))
    texts = printed("CMF-069", Triggered(Enters(), take))
    for attribute, zone in (("wind", "magic stone area"), ("fire", "magic stone deck")):
        scene = quiet()
        top = stone("G")
        top.attributes = (attribute,)
        card = scene.put("magic stone deck", top)
        scene.put("hand", beast("Elf", abilities=texts))
        scene.begin("main").answer("play", "Elf")
        assert scene.zone_of(card) == zone


def test_a_card_comes_back_from_ones_own_graveyard_to_hand_or_field() -> None:
    grave = cards(zones=("graveyard",), whose="you", types=("resonator",))
    fetch = printed("CMF-083", Triggered(Enters(), fx.MoveTo(Target(), "hand"), targets=(grave,)))
    scene = quiet()
    own, word = scene.put("graveyard", beast("Bone")), scene.put("graveyard", spell())
    theirs = scene.put("graveyard", beast("Skull"), 1)
    scene.put("hand", beast("Witch", abilities=fetch))
    scene.begin("main").answer("play", "Witch")
    assert [scene.zone_of(one) for one in (own, word, theirs)] == ["hand", "graveyard", "graveyard"]
    vampires = both(grave, OfRace(frozenset({"Vampire"})))
    raise_ = printed("CMF-089", Spell(fx.MoveTo(Chosen(vampires), "field")))
    scene = quiet()
    bat, page = scene.put("graveyard", beast("Bat", race="Vampire")), scene.put("graveyard", beast("Page"))
    scene.put("hand", spell(*raise_))
    scene.begin("main").answer("play", "Word")
    assert (scene.zone_of(bat), scene.zone_of(page)) == ("field", "graveyard")


def test_the_cards_of_the_opponent_lose_their_abilities_and_become_small() -> None:
    shrink = fx.Modify(Each(THEIRS), (LoseAllAbilities(), SetStats((0, 200))))
    texts = printed("CMF-086", Spell(shrink))
    scene = quiet()
    ox = scene.put("field", beast("Ox", 900, 900, "Flying"), 1)
    elk = scene.put("field", beast("Elk", 900, 900, "Flying"))
    scene.put("hand", spell(*texts))
    scene.begin("main").answer("play", "Word")
    assert (stats(scene, ox), keywords(scene, ox)) == ((0, 200), set())
    assert (stats(scene, elk), keywords(scene, elk)) == ((900, 900), {"Flying"})
    scene.until("main", 1)
    assert (stats(scene, ox), keywords(scene, ox)) == ((900, 900), {"Flying"})


def test_all_of_ones_own_cards_gain_keywords_until_the_end_of_the_turn() -> None:
    texts = printed(
        "CMF-088",
        Triggered(Enters(), fx.Modify(Each(MINE), (GainKeywords(frozenset({"Flying", "Swiftness"})),))),
    )
    scene = quiet()
    ox, theirs = scene.put("field", beast("Ox")), scene.put("field", beast("Elk"), 1)
    witch = scene.put("hand", beast("Witch", abilities=texts))
    scene.begin("main").answer("play", "Witch")
    gained = {"Flying", "Swiftness"}
    assert [keywords(scene, one) for one in (ox, witch)] == [gained, {*gained, "Enter"}]
    assert keywords(scene, theirs) == set()
    scene.until("main", 1)
    assert keywords(scene, ox) == set()


def test_a_spell_is_canceled_and_a_card_of_a_name_lets_its_player_draw() -> None:
    chants = cards(zones=("chase area",), types=("chant",))
    child = There(cards(AnyOf((NameHas("Boy"), NameHas("Girl"))), zones=("field",), whose="you"))
    texts = printed("CMF-058", Spell(fx.Do((Cancel(Target()), fx.If(child, fx.Draw()))), targets=(chants,)))
    for name, drawn in (("Boy", 1), ("Ox", 0)):
        scene = quiet()
        scene.put("field", beast(name), 1)
        scene.put("hand", spell(Spell(fx.ChangeLife(500)), name="Wish"))
        scene.put("hand", spell(*texts, quick=True), 1)
        scene.begin("main").answer("play", "Wish").answer("play", "Word")
        scene.until("main", 0)
        assert (scene.life(), len(scene.cards("hand", 1))) == (4000, 1 + drawn)


def test_for_will_and_a_card_of_a_race_the_player_draws_or_returns_a_card() -> None:
    human = PutAway(mine(race="Human"))
    texts = printed(
        "CMF-040",
        Activated(fx.Draw(), Cost((Pay(1), human))),
        Activated(fx.MoveTo(Target(), "hand"), Cost((Pay(1), human)), targets=(RESONATORS,)),
    )
    for race, stones, offered in (("Human", 1, True), ("Elf", 1, False), ("Human", 0, False)):
        scene = quiet()
        card = scene.put("field", beast("Siren", abilities=texts))
        page = scene.put("field", beast("Page", race=race))
        scene.fill("magic stone area", stone("W"), stones)
        assert scene.begin("main").offers("use", card) is offered
        if offered:
            scene.game.answer([(o.verb, o.other) for o in scene.ask.options].index(("use", 0)))
            assert (scene.zone_of(page), len(scene.cards("hand"))) == ("graveyard", 2)


def test_a_card_shields_a_target_for_any_card_that_is_banished() -> None:
    chants = both(Controlled("opponent"), OfType(frozenset({"chant"})))
    anyone = GainAbilities((cannot("be targeted", chants),))
    wanted = both(FIGHTERS, Controlled("you"), OfAttribute(frozenset({"light"})))
    texts = printed(
        "CMF-010", Activated(fx.Modify(Target(), (anyone,)), Cost((PutAway(MINE),)), targets=(wanted,))
    )
    scene = quiet()
    scene.put("field", beast("Abbess", abilities=texts))
    knight = scene.put("field", beast("Knight", attribute="light"))
    scene.put("field", beast("Page"))
    scene.put("hand", spell(Spell(fx.Destroy(Target()), targets=(RESONATORS,)), quick=True), 1)
    scene.begin("main").answer("use", "Abbess").answer("banish", "Page").until("main", 1)
    assert scene.zone_of(knight) == "field"


def test_the_opponent_discards_their_whole_hand() -> None:
    texts = printed("CMF-087", Triggered(Enters(), fx.DiscardHand("opponent")))
    scene = quiet()
    scene.fill("hand", beast("Spare", cost="{9}"), 2, 1)
    scene.put("hand", beast("Lord", abilities=texts))
    scene.begin("main").answer("play", "Lord")
    assert (scene.names("hand", 1), scene.names("hand"), len(scene.cards("graveyard", 1))) == (
        [],
        ["Squire"],
        3,
    )


def test_cards_are_drawn_for_each_attribute_among_ones_own_cards() -> None:
    texts = printed("TAT-053", Spell(fx.Draw(Distinct("attribute", MINE))))
    scene = quiet()
    for attribute in ("fire", "fire", "water", ""):
        scene.put("field", beast("Ox", attribute=attribute))
    scene.put("field", beast("Elk", attribute="wind"), 1)
    scene.put("hand", spell(*texts))
    scene.begin("main").answer("play", "Word")
    assert len(scene.cards("hand")) == 3


def test_a_card_turned_up_comes_into_the_field_or_goes_to_the_graveyard() -> None:
    kind = Is(It(), OfType(frozenset({"resonator"})))
    turn = fx.Reveal(Top(), fx.If(kind, fx.MoveTo(It(), "field"), fx.MoveTo(It(), "graveyard")))
    texts = printed("TAT-043", Activated(turn, Cost((Pay(1, "U"), PutThisAway()))))
    for top, zone in ((beast("Ox", cost="{9}"), "field"), (spell(name="Wish"), "graveyard")):
        scene = quiet()
        card = scene.put("main deck", top)
        diver = scene.put("field", beast("Diver", abilities=texts))
        scene.put("magic stone area", stone("U"))
        scene.begin("main").answer("use", diver)
        assert (scene.zone_of(card), scene.zone_of(diver)) == (zone, "graveyard")


def test_all_resonators_of_a_graveyard_are_removed_and_burn_the_opponent() -> None:
    grave = cards(Controlled(TargetPlayer()), zones=("graveyard",))
    beasts = both(grave, OfType(frozenset({"resonator"})))
    burn = fx.Fix(
        Count(beasts),
        fx.Do((fx.MoveTo(Each(grave), "removed area"), fx.DealDamageToPlayer(Times(Fixed(), 100)))),
    )
    texts = printed("MOA-015", Spell(burn, targets=(IsPlayer(),)))
    scene = quiet()
    scene.fill("graveyard", beast("Bone"), 2, 1)
    scene.put("graveyard", spell(), 1)
    scene.put("graveyard", beast("Skull"))
    scene.put("hand", spell(*texts))
    scene.begin("main").answer("play", "Word").answer("target", other=1)
    assert (len(scene.cards("removed area", 1)), scene.life(1), "Skull" in scene.names("graveyard")) == (
        3,
        3800,
        True,
    )


def test_a_spell_in_the_graveyard_is_taken_back_for_will() -> None:
    from rules.language.references import ThisCard

    back = Activated(
        fx.MoveTo(ThisCard(), "hand"), Cost((Pay(2, "R"), Pay(1))), zones=("graveyard",), only_there=True
    )
    texts = printed("MOA-016", back)
    for stones, zone, offered in ((3, "graveyard", True), (2, "graveyard", False), (3, "hand", False)):
        scene = quiet()
        scene.fill("magic stone area", stone("R"), stones)
        card = scene.put(zone, spell(*texts))
        assert scene.begin("main").offers("use", card) is offered
        if offered:
            assert scene.answer("use", card).zone_of(card) == "hand"


def test_a_card_is_put_on_top_of_its_owners_deck_where_it_is_of_one_of_two_attributes() -> None:
    wanted = both(RESONATORS, OfAttribute(frozenset({"fire", "darkness"})))
    texts = printed("MOA-040", Spell(fx.MoveTo(Target(), "main deck"), targets=(wanted,)))
    scene = quiet()
    imp = scene.put("field", beast("Imp", attribute="fire"), 1)
    scene.put("field", beast("Elf", attribute="wind"), 1)
    scene.put("hand", spell(*texts))
    scene.begin("main").answer("play", "Word")
    assert scene.cards("main deck", 1)[-1] == imp
