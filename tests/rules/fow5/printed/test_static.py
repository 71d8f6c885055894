"""Continuous abilities that cards of Force of Will 5.01 print, told as scenes."""

import pytest

from rules.games.fow8.keywords import now
from rules.language import effects as fx
from rules.language.abilities import Activated, Spell, Static
from rules.language.amounts import Count, CountersOn, Times
from rules.language.changes import (
    AddRaces,
    AddStats,
    ChangeCost,
    GainAbilities,
    GainKeywords,
)
from rules.language.conditions import There
from rules.language.costs import Cost, Pay, PutThisAway, RestThis
from rules.language.filter_shorthand import both, cards
from rules.language.filters import Controlled, HostOf, IsRested, NameHas, Not, OfRace
from rules.language.references import Chosen, Target, This
from rules.language.vocabulary import ANY_RESOURCE
from tests.rules.fow5.printed.made_up import (
    ADDITIONS,
    FIGHTERS,
    MINE,
    THIS,
    addition,
    beast,
    keywords,
    mine,
    printed,
    quiet,
    spell,
    stats,
)
from tests.rules.fow8.play.made_up import face, stone
from tests.rules.restricted import cannot

HOST = HostOf(THIS)
GRAVES = cards(zones=("graveyard",), types=("resonator",))
KILL = Spell(fx.Destroy(Target()), targets=(FIGHTERS,))


def each(count: int, amount: Count | CountersOn) -> AddStats:
    """Return so much ATK and DEF for each."""
    return AddStats((Times(amount, count), Times(amount, count)))


@pytest.mark.clause("fow5", "9.9#4")
def test_a_card_grows_with_each_card_of_its_race_and_counts_itself() -> None:
    grows = printed("CMF-019", Static((each(200, Count(mine(race="Fairy Tale"))),)))
    scene = quiet()
    card = scene.put("field", beast("Ox", race="Fairy Tale", abilities=grows))
    scene.begin("main")
    assert stats(scene, card) == (700, 700)
    for player, race, sum_ in ((0, "Fairy Tale", 900), (1, "Fairy Tale", 900), (0, "Beast", 900)):
        scene = quiet()
        card = scene.put("field", beast("Ox", race="Fairy Tale", abilities=grows))
        scene.put("field", beast("Elf", race="Fairy Tale"))
        if (player, race) != (0, "Fairy Tale"):
            scene.put("field", beast("Elk", race=race), player)
        scene.begin("main")
        assert stats(scene, card) == (sum_, sum_)


def test_a_card_grows_with_each_other_card_of_a_race_only() -> None:
    grows = printed("CMF-039", Static((each(300, Count(mine(race="Wererabbit", other=True))),)))
    scene = quiet()
    card = scene.put("field", beast("Hare", race="Wererabbit", abilities=grows))
    scene.begin("main")
    assert stats(scene, card) == (500, 500)
    scene = quiet()
    card = scene.put("field", beast("Hare", race="Wererabbit", abilities=grows))
    scene.put("field", beast("Doe", race="Wererabbit"))
    scene.begin("main")
    assert stats(scene, card) == (800, 800)


def test_a_card_grows_with_the_resonators_of_one_graveyard_or_of_all() -> None:
    own = printed("CMF-041", Static((each(200, Count(both(GRAVES, Controlled("you")))),)))
    every = printed("TAT-080", Static((each(200, Count(GRAVES)),)))
    theirs = printed("MOA-031", Static((each(100, Count(cards(zones=("graveyard",), whose="opponent"))),)))
    for text, grown in ((own, 700), (every, 900), (theirs, 700)):
        scene = quiet()
        card = scene.put("field", beast("Ghoul", abilities=text))
        for player in (0, 1):
            scene.put("graveyard", beast("Bone"), player)
        scene.put("graveyard", spell(), 1)
        scene.begin("main")
        assert stats(scene, card) == (grown, grown)


def test_cards_of_a_race_grow_as_long_as_an_addition_is_there_which_can_be_banished() -> None:
    banner = printed(
        "CMF-012",
        Static((AddStats((200, 200)),), mine(race="Human")),
        Activated(fx.Destroy(Target()), Cost((Pay(1, "W"), PutThisAway())), targets=(ADDITIONS,)),
    )
    scene = quiet()
    knight = scene.put("field", beast("Knight", race="Human"))
    theirs = scene.put("field", beast("Page", race="Human"), 1)
    elf = scene.put("field", beast("Elf", race="Elf"))
    flag = scene.put("field", addition(*banner, mark="field"))
    other = scene.put("field", addition(mark="field", name="Vane"), 1)
    light = scene.put("magic stone area", stone("W"))
    scene.begin("main")
    assert [stats(scene, one)[0] for one in (knight, theirs, elf)] == [700, 500, 500]
    scene.answer("use", flag)
    if scene.ask.kind == "target":
        scene.answer("target", other)
    assert (scene.zone_of(flag), scene.zone_of(other)) == ("graveyard", "graveyard")
    assert (stats(scene, knight), scene.in_play(light).rested) == ((500, 500), True)
    poor = quiet()
    poor.put("field", addition(*banner, mark="field"))
    poor.put("magic stone area", stone("R"))
    assert not poor.begin("main").offers("use")


@pytest.mark.clause("fow5", "7.5#1")
def test_the_cards_of_a_race_have_a_keyword_that_another_card_gives_them() -> None:
    howl = printed("CMF-028", Static((GainKeywords(frozenset({"Swiftness"})),), mine(race="Werewolf")))
    scene = quiet()
    scene.put("field", beast("Alpha", abilities=howl))
    wolf = scene.put("field", beast("Wolf", race="Werewolf"), entered=5)
    elk = scene.put("field", beast("Elk"), entered=5)
    scene.begin("main")
    assert ("Swiftness" in keywords(scene, wolf), "Swiftness" in keywords(scene, elk)) == (True, False)
    scene.answer("battle")
    assert (scene.offers("attack", wolf), scene.offers("attack", elk)) == (True, False)


def test_the_cards_of_a_race_cannot_be_targeted_by_the_opponent() -> None:
    ward = GainAbilities((cannot("be targeted", Controlled("opponent")),))
    tutor = printed("CMF-001", Static((ward,), cards(zones=("field",), whose="you", races=("Fairy Tale",))))
    for player, spared in ((0, False), (1, True)):
        scene = quiet()
        scene.put("field", beast("Tutor", abilities=tutor))
        scene.put("field", beast("Elf", race="Fairy Tale"))
        scene.put("hand", spell(KILL), player)
        scene.begin("main", active=player).answer("play", "Word")
        if not spared:
            scene.answer("target", "Elf")
        assert ("Elf" in scene.names("field")) is spared


def test_a_ruler_and_what_it_becomes_cannot_be_targeted_by_the_opponent() -> None:
    ward = GainAbilities((cannot("be targeted", Controlled("opponent")),))
    lords = cards(zones=("field", "ruler area"), whose="you", types=("ruler", "j-ruler"))
    guard = printed("TAT-018", Static((ward,), lords))
    burn = Spell(fx.DealDamage(Target(), 300), targets=(cards(zones=("field",), types=("j-ruler",)),))
    lord = face("Lord", "j-ruler", stats=(1000, 1000))
    for player, damage in ((0, 300), (1, 0)):
        scene = quiet()
        scene.put("field", beast("Guard", abilities=guard))
        card = scene.put("field", lord)
        scene.put("hand", spell(burn), player)
        scene.begin("main", active=player)
        assert scene.offers("play", "Word") is (player == 0)
        if player == 0:
            scene.answer("play", "Word")
        assert scene.in_play(card).damage == damage


@pytest.mark.clause("fow5", "10.1#1")
def test_an_addition_changes_the_card_it_is_on_and_more_where_that_is_of_a_race() -> None:
    musket = printed(
        "CMF-072",
        Static((AddStats((400, 0)),), HOST),
        Static(
            (GainKeywords(frozenset({"First Strike", "Pierce"})),),
            both(HOST, OfRace(frozenset({"Musketeer"}))),
        ),
    )
    for race, words in (("Musketeer", {"First Strike", "Pierce"}), ("Elf", set())):
        scene = quiet()
        card = scene.put("field", beast("Guard", race=race))
        other = scene.put("field", beast("Guard", race=race), 1)
        scene.put("hand", addition(*musket))
        scene.begin("main")
        assert stats(scene, card) == (500, 500)
        scene.answer("play", "Cloak").answer("target", card)
        assert (stats(scene, card), keywords(scene, card)) == ((900, 500), words)
        assert stats(scene, other) == (500, 500)


def test_an_addition_harms_a_card_of_a_race_and_shields_every_other() -> None:
    vampire = OfRace(frozenset({"Vampire"}))
    ward = GainAbilities((cannot("be targeted", Controlled("opponent")),))
    cross = printed(
        "CMF-064",
        Static((AddStats((-1000, -1000)),), both(HOST, vampire)),
        Static((ward,), both(HOST, Not(vampire))),
    )
    for race, zone in (("Vampire", "graveyard"), ("Human", "field")):
        scene = quiet()
        card = scene.put("field", beast("Count", race=race), 1)
        scene.put("hand", addition(*cross))
        scene.begin("main").answer("play", "Cloak")
        assert scene.zone_of(card) == zone


def test_an_addition_keeps_off_the_opponent_of_whoever_played_it() -> None:
    ward = GainAbilities((cannot("be targeted", Controlled("opponent")),))
    cross = printed("CMF-064", Static((ward,), both(HOST, Not(OfRace(frozenset({"Vampire"}))))))
    for player, offered in ((0, True), (1, False)):
        scene = quiet()
        monk = scene.put("field", beast("Monk", race="Human"))
        scene.put("hand", addition(*cross))
        scene.put("hand", spell(KILL), player)
        scene.begin("main").answer("play", "Cloak")
        assert scene.in_play(monk)
        scene.until("main", player)
        assert scene.offers("play", "Word") is offered


def test_an_addition_gives_its_card_a_race_besides_its_own() -> None:
    uniform = printed("TAT-081", Static((AddStats((200, 200)), AddRaces(frozenset({"Card Soldier"}))), HOST))
    scene = quiet()
    card = scene.put("field", beast("Page", race="Human"))
    scene.put("hand", addition(*uniform))
    scene.begin("main").answer("play", "Cloak")
    assert (now(scene.game, card).races, stats(scene, card)) == ({"Human", "Card Soldier"}, (700, 700))


def test_an_addition_gives_its_card_an_ability_that_searches_by_a_part_of_a_name() -> None:
    deck = cards(NameHas("Apple"), zones=("main deck",), whose="you")
    find = fx.Do((fx.MoveTo(Chosen(deck, least=0), "hand"), fx.Shuffle("main deck")))
    gives = GainAbilities((Activated(find, Cost((RestThis(),))),))
    back = Activated(fx.MoveTo(This(), "hand"), Cost((Pay(1, "R"),)))
    basket = printed("CMF-020", Static((gives,), HOST), back)
    scene = quiet()
    card = scene.put("field", beast("Witch"))
    apple = scene.put("main deck", beast("Red Apple", cost="{9}"))
    scene.put("main deck", beast("Pear", cost="{9}"))
    scene.put("magic stone area", stone("R"))
    cloak = scene.put("hand", addition(*basket))
    scene.begin("main").answer("play", "Cloak").answer("use", card).answer("pass")
    assert scene.offered("choose") == ["Red Apple"]
    scene.answer("choose", apple)
    assert (scene.zone_of(apple), scene.in_play(card).rested) == ("hand", True)
    scene.answer("use", cloak)
    assert scene.zone_of(cloak) == "hand"
    assert not scene.offers("use", card)


def test_cards_of_a_race_cost_less_and_only_those_of_their_player() -> None:
    less = ChangeCost(less=((ANY_RESOURCE, 1),))
    wanted = both(cards(types=("resonator",), races=("Musketeer",)), Controlled("you"))
    captain = printed("CMF-074", Static((less,), wanted))
    for race, player, there, offered in (
        ("Musketeer", 0, True, True),
        ("Elf", 0, True, False),
        ("Musketeer", 1, True, False),
        ("Musketeer", 0, False, False),
    ):
        scene = quiet()
        if there:
            scene.put("field", beast("Captain", abilities=captain))
        scene.put("magic stone area", stone("G"), player)
        scene.put("hand", beast("Guard", race=race, cost="{G}{1}"), player)
        assert scene.begin("main", active=player).offers("play", "Guard") is offered, (race, player, there)


def test_a_card_has_defense_while_its_player_controls_a_card_of_a_race() -> None:
    tower = There(cards(zones=("field",), whose="you", races=("Tower",)))
    texts = printed("TAT-005", Static((AddStats((0, 600)),), when=tower))
    for player, grown in ((0, 1100), (1, 500)):
        scene = quiet()
        card = scene.put("field", beast("Page", abilities=texts))
        keep = addition(mark="field", name="Keep")
        keep.races = frozenset({"Tower"})
        scene.put("field", keep, player)
        scene.begin("main")
        assert stats(scene, card) == (500, grown)


def test_recovered_cards_alone_are_kept_from_being_targeted() -> None:
    ward = GainAbilities((cannot("be targeted", Controlled("opponent")),))
    veil = printed("TAT-013", Static((ward,), both(MINE, IsRested(False))))
    for rested, dies in ((True, True), (False, False)):
        scene = quiet()
        scene.put("field", addition(*veil, mark="field"))
        card = scene.put("field", beast("Elf"), rested=rested)
        scene.put("hand", spell(KILL), 1)
        scene.begin("main", active=1)
        assert scene.offers("play", "Word") is dies
        if dies:
            scene.answer("play", "Word")
            assert scene.zone_of(card) == "graveyard"


def test_stones_have_an_ability_that_an_addition_gives_them() -> None:
    makes = Activated(fx.ChooseOne(tuple(fx.Produce(one) for one in "WRUGB")), Cost((RestThis(),)))
    own = cards(zones=("magic stone area",), whose="you", types=("magic stone",))
    prism = printed("MOA-024", Static((GainAbilities((makes,)),), own))
    for there in (True, False):
        scene = quiet()
        if there:
            scene.put("field", addition(*prism, mark="field"))
        light = scene.put("magic stone area", stone("W"))
        theirs = scene.put("magic stone area", stone("W"), 1)
        scene.put("hand", beast("Imp", cost="{R}"))
        assert not scene.begin("main").offers("play", "Imp")
        assert (scene.offers("use", light), scene.offers("use", theirs)) == (there, False)
        if there:
            scene.answer("use", light)
            scene.game.answer(1)
            assert (scene.in_play(light).rested, scene.offers("play", "Imp")) == (True, True)
