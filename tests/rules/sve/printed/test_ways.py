"""Printed cards of Shadowverse: Evolve that may or must be played for something besides, or for an X."""

import pytest

from rules.games.sve.definitions import EvolveCard
from rules.games.sve.keywords import search_deck
from rules.games.sve.layers import attack, defense
from rules.games.sve.nodes import Evolves
from rules.language.abilities import Ability, Activated, Mode, Spell, Static, Triggered, Way
from rules.language.amounts import X
from rules.language.changes import AddStats, ChangeCost, GainAbilities, GainKeywords
from rules.language.conditions import PlayedBy, There
from rules.language.costs import Cost, DiscardCards, MoveCard, Pay, PayX, PutAway, RestCards
from rules.language.durations import ALWAYS, EndOfTurn
from rules.language.effects import (
    Create,
    DealDamage,
    Do,
    Draw,
    If,
    IfPaid,
    Let,
    Modify,
    MoveTo,
)
from rules.language.events import Enters
from rules.language.filter_shorthand import cards
from rules.language.filters import CostIs, Named
from rules.language.references import Each, It, Target, Targets, This
from tests.rules.printed import written
from tests.rules.scenes import Scene
from tests.rules.sve.play.made_up import (
    ANT,
    BEAR,
    ENEMY,
    GIANT,
    WOLF,
    amulet,
    card,
    evolved,
    follower,
    points,
    table,
    token,
)
from tests.rules.sve.printed.made_up import EX, cost, of, real

ANY_X = cost(0, PayX(), engage=False)
FIELD = ("field",)
FOES = Each(ENEMY)


def magic(abilities: tuple[Ability, ...], points: int = 1, *words: str) -> EvolveCard:
    """Return a spell with these abilities and this cost."""
    return card("Spell", ("spell",), points, keywords=words, abilities=abilities)


def mine(*parts: object, zones: tuple[str, ...] = FIELD, **more: object) -> object:
    """Return the filter of one's own cards in these zones."""
    return cards(*parts, zones=zones, whose="you", **more)  # type: ignore[arg-type]


DEAR = cards(CostIs(">=", 7), attributes={"dragoncraft"})
THUNDER = real(
    "BP11-068",
    Way(cost=Cost((DiscardCards(1, DEAR),)), name="discard"),
    Spell(
        If(PlayedBy("discard"), Do((DealDamage(Target(), 4), Draw(1))), DealDamage(Target(), 3)),
        targets=(ENEMY,),
    ),
)


def thunder(dragon: EvolveCard) -> Scene:
    """Return a scene in which a spell was played that may be paid for besides with a dear dragon."""
    scene = table()
    scene.put("field", follower("Ox", 1, 9), 1)
    scene.put("field", WOLF)
    scene.put("hand", dragon)
    scene.put("hand", magic(THUNDER))
    return scene.begin("main phase").answer("play", "Spell")


DRAGON = of(follower("Dragon", 5, 5, cost=7), classes=("dragoncraft",))


@pytest.mark.clause("sve", "10.6.2.2.1")
@pytest.mark.clause("sve", "10.4.7.3")
@pytest.mark.parametrize(("said", "damage", "hand"), [("yes", 4, ["Filler"]), ("no", 3, ["Dragon"])])
def test_a_dear_dragon_may_be_discarded_besides_for_more_damage(
    said: str, damage: int, hand: list[str]
) -> None:
    scene = thunder(DRAGON)
    assert scene.ask.kind == "pay_more"
    scene.answer(said)
    (ox,) = scene.cards("field", 1)
    assert (scene.in_play(ox).damage, scene.names("hand"), points(scene)) == (damage, hand, 4)


@pytest.mark.clause("sve", "10.4.2.2")
@pytest.mark.parametrize(
    "other", [GIANT, of(follower("Whelp", cost=6), classes=("dragoncraft",))], ids=["class", "cost"]
)
def test_nobody_is_asked_for_what_they_cannot_pay_besides(other: EvolveCard) -> None:
    scene = thunder(other)
    (ox,) = scene.cards("field", 1)
    assert (scene.ask.kind, scene.in_play(ox).damage) == ("main", 3)


@pytest.mark.clause("sve", "10.4.7.3")
@pytest.mark.clause("sve", "12.4.1")
@pytest.mark.parametrize("asked", ["as it resolves", "as it triggers"])
@pytest.mark.parametrize(("said", "damage"), [("yes", 3), ("no", 0)])
def test_a_fanfare_knows_what_was_paid_for_its_follower_besides(asked: str, said: str, damage: int) -> None:
    hit, paid = DealDamage(Each(ENEMY), 3), PlayedBy("discard")
    fanfare = (
        Triggered(Enters(), If(paid, hit))
        if asked == "as it resolves"
        else Triggered(Enters(), hit, condition=paid)
    )
    scene = table()
    scene.put("field", follower("Ox", 1, 9), 1)
    scene.put("hand", DRAGON)
    more = Way(cost=Cost((DiscardCards(1, DEAR),)), name="discard")
    scene.put("hand", follower("Knight", abilities=written("sve", more, fanfare)))
    scene.begin("main phase").answer("play", "Knight").answer(said)
    (ox,) = scene.cards("field", 1)
    assert scene.in_play(ox).damage == damage


BLAST = real(
    "BP04-066",
    Way(cost=Cost((Pay(5, "play points"),)), name="more"),
    Spell(
        If(PlayedBy("more"), MoveTo(FOES, "banished zone"), MoveTo(Target(), "banished zone")),
        targets=(ENEMY,),
    ),
)


@pytest.mark.clause("sve", "10.6.2.2.1")
@pytest.mark.clause("sve", "10.6.2.5")
@pytest.mark.parametrize(("has", "said", "left"), [(10, "yes", 0), (10, "no", 5), (9, None, 4)])
def test_for_five_more_play_points_all_enemies_are_banished(has: int, said: str | None, left: int) -> None:
    scene = table(has)
    bears = scene.fill("field", BEAR, 2, 1)
    scene.put("field", WOLF)
    scene.put("hand", magic(BLAST, 5))
    scene.begin("main phase").answer("play", "Spell")
    if said:
        scene.answer(said)
    scene.answer("target", bears[0])
    assert points(scene) == left
    assert scene.cards("field", 1) == ([] if said == "yes" else [bears[1]])


OVERLORD = real(
    "CP03-083",
    Way(
        cost=Cost((PutAway(mine(Named("Phantom"))),)),  # type: ignore[arg-type]
        instead=True,
        name="bury",
        when=There(mine(zones=("cemetery",), races=("シャドウパラディン",)), 15),  # type: ignore[arg-type]
    ),
)
PALADIN = of(follower("Paladin"), races=("シャドウパラディン",))


def overlord(dead: int, has: int) -> Scene:
    """Return a scene with a card that may be played for another one in place of its nine play points."""
    scene = table(has)
    scene.fill("cemetery", PALADIN, dead)
    scene.put("field", follower("Phantom"))
    scene.put("hand", follower("Overlord", 6, 6, cost=9, abilities=OVERLORD))
    return scene.begin("main phase")


@pytest.mark.clause("sve", "10.6.2.5")
def test_with_fifteen_dead_a_card_is_played_for_another_in_place_of_its_cost() -> None:
    assert not overlord(14, 8).offers("play", "Overlord")
    scene = overlord(15, 8).answer("play", "Overlord")
    assert (scene.names("field"), points(scene)) == (["Overlord"], 8)
    assert scene.names("cemetery")[-1] == "Phantom"


@pytest.mark.clause("sve", "10.6.2.2.1")
@pytest.mark.parametrize(("note", "left", "field"), [("bury", 9, 1), ("", 0, 2)])
def test_who_has_both_says_which_cost_is_paid(note: str, left: int, field: int) -> None:
    scene = overlord(15, 9).answer("play", "Overlord")
    assert scene.ask.kind == "choose_cost"
    scene.answer("pay_cost", note=note)
    assert (points(scene), len(scene.cards("field"))) == (left, field)


FAIRY = of(token("Fairy"), races=("Pixie",))
BLOOM = real(
    "BP11-007",
    Way(
        cost=Cost((PutAway(mine(types=("token",), races=("Pixie",))),) * 4),  # type: ignore[arg-type]
        must=True,
        name="bury",
    ),
    Spell(search_deck(mine(Named("Aria"), zones=("deck area",)), "field")),  # type: ignore[arg-type]
)


@pytest.mark.clause("sve", "10.6.2.1.1")
@pytest.mark.clause("sve", "10.4.2.2")
@pytest.mark.parametrize(("fairies", "can"), [(3, False), (4, True)])
def test_without_four_tokens_to_put_away_a_spell_cannot_be_played(fairies: int, can: bool) -> None:
    scene = table()
    scene.fill("field", FAIRY, fairies)
    scene.put("field", WOLF)
    scene.put("deck area", follower("Aria"))
    scene.put("hand", magic(BLOOM))
    assert scene.begin("main phase").offers("play", "Spell") == can
    if can:
        scene.answer("play", "Spell")
        for _ in range(fairies - 1):
            scene.answer("put_away", "Fairy")
        scene.answer("choose", "Aria")
        assert scene.names("field") == ["Wolf", "Aria"]


CRAFT = real(
    "BP14-011",
    Way(cost=Cost((MoveCard(EX, "banished zone"),)), must=True, name="banish"),
    Spell(Create(token("Puppet"), "EX area", 3)),
)


@pytest.mark.clause("sve", "10.6.2.1")
@pytest.mark.clause("sve", "10.6.2.1.1")
@pytest.mark.parametrize("zone", ["hand", "EX area"])
def test_a_card_is_not_banished_for_itself(zone: str) -> None:
    alone = table()
    alone.put("field", WOLF)
    alone.put(zone, magic(CRAFT))
    assert not alone.begin("main phase").offers("play", "Spell")
    scene = table()
    scene.put("field", WOLF)
    scene.put(zone, magic(CRAFT))
    scene.put("EX area", ANT)
    scene.begin("main phase").answer("play", "Spell")
    assert (scene.names("banished zone"), scene.names("EX area")) == (["Ant"], ["Puppet"] * 3)


GREAT_TREE = amulet("Great Tree")
SLASH = real(
    "BP12-024",
    Way(cost=Cost((RestCards(mine(Named("Great Tree")), 2),)), must=True, name="engage"),  # type: ignore[arg-type]
    Spell(DealDamage(Target(), 5), targets=(ENEMY,)),
)


@pytest.mark.clause("sve", "10.4.6")
@pytest.mark.parametrize(("engaged", "can"), [(False, True), (True, False)])
def test_two_reserved_trees_are_engaged_for_a_spell(engaged: bool, can: bool) -> None:
    scene = table()
    scene.put("field", GIANT, 1)
    trees = [scene.put("field", GREAT_TREE), scene.put("field", GREAT_TREE, rested=engaged)]
    scene.put("hand", magic(SLASH))
    if not can:
        scene.put("field", WOLF)
    assert scene.begin("main phase").offers("play", "Spell") == can
    if can:
        scene.answer("play", "Spell").answer("engage", trees[0])
        assert [scene.in_play(tree).rested for tree in trees] == [True, True]


BURIES = Way(
    cost=Cost((PutAway(mine(types=("follower",), races=("シャドウパラディン",))),)),  # type: ignore[arg-type]
    must=True,
    name="bury",
)


@pytest.mark.clause("sve", "10.6.2.6")
@pytest.mark.clause("sve", "10.6.2.7.1")
@pytest.mark.parametrize(("paladins", "can"), [(1, True), (0, False)])
def test_what_is_put_away_to_pay_makes_room_on_a_full_field(paladins: int, can: bool) -> None:
    scene = table()
    scene.fill("field", PALADIN, paladins)
    scene.fill("field", WOLF, 5 - paladins)
    scene.put("hand", follower("Dragon", 4, 3, cost=3, abilities=real("CP03-084", BURIES)))
    scene.begin("main phase")
    assert scene.offers("play", "Dragon") == can
    if can:
        scene.answer("play", "Dragon")
        assert (scene.names("field"), points(scene)) == (["Wolf"] * 4 + ["Dragon"], 2)


@pytest.mark.clause("sve", "10.4.7.4")
@pytest.mark.parametrize("x", [0, 1, 4])
def test_as_much_is_dealt_to_each_enemy_as_is_paid(x: int) -> None:
    kicks = real("BP06-099", Triggered(Enters(), DealDamage(FOES, X()), ANY_X))
    scene = table(5)
    scene.fill("field", follower("Ox", 1, 9), 2, 1)
    scene.put("hand", follower("Kicker", cost=1, abilities=kicks))
    scene.begin("main phase").answer("play", "Kicker").answer("yes")
    assert [option.other for option in scene.ask.options] == [0, 1, 2, 3, 4]
    scene.answer("x", other=x)
    assert [scene.in_play(ox).damage for ox in scene.cards("field", 1)] == [x, x]
    assert points(scene) == 4 - x


@pytest.mark.clause("sve", "10.4.7.4")
def test_who_pays_nothing_gets_nothing() -> None:
    drills = real("BP11-032", Triggered(Enters(), Create(token("Knight"), "field", X()), ANY_X))
    scene = table(3)
    scene.put("hand", follower("Drill", cost=1, abilities=drills))
    scene.begin("main phase").answer("play", "Drill").answer("no")
    assert (scene.names("field"), points(scene)) == (["Drill"], 2)


@pytest.mark.clause("sve", "10.4.4")
def test_attack_and_defense_grow_by_what_is_paid() -> None:
    grows = real("BP09-116", Triggered(Enters(), Modify(This(), (AddStats((X(), X())),), ALWAYS), ANY_X))
    scene = table(4)
    scene.put("hand", follower("Order", 2, 1, cost=1, abilities=grows))
    scene.begin("main phase").answer("play", "Order").answer("yes").answer("x", other=3)
    (order,) = scene.cards("field")
    assert (attack(scene.game, order), defense(scene.game, order), points(scene)) == (5, 4, 0)


@pytest.mark.clause("sve", "10.6.2.3")
@pytest.mark.clause("sve", "10.4.7.4")
def test_who_can_come_back_hangs_on_what_is_paid() -> None:
    dead = cards(
        CostIs("<=", X()), zones=("cemetery",), whose="you", types=("follower",), races=("プリコネ",)
    )
    calls = real("CP04-096", Triggered(Evolves(), MoveTo(Target(), "field"), ANY_X, targets=(dead,)))
    scene = table(4)
    for name, price in (("One", 1), ("Three", 3), ("Four", 4)):
        scene.put("cemetery", of(follower(name, cost=price), races=("プリコネ",)))
    scene.put("field", follower("Yui", evolve=1))
    scene.put("evolve deck area", evolved("Yui", 2, 2, abilities=calls))
    scene.begin("main phase").answer("evolve", "Yui")
    assert scene.offered("target") == ["One", "Three"], "four play points are not there any more"
    scene.answer("target", "Three").answer("yes")
    assert (scene.names("field"), points(scene)) == (["Yui", "Three"], 0), "no more than three can be paid"


@pytest.mark.clause("sve", "10.4.7.5")
@pytest.mark.parametrize(("x", "offered"), [(1, 1), (2, 2)])
def test_an_x_that_is_paid_twice_costs_double(x: int, offered: int) -> None:
    star = mine(Named("Star Phoenix"), zones=("deck area",))
    howl = real(
        "BP12-062",
        Spell(
            modes=(
                Mode(DealDamage(Target(), 2), (ENEMY,)),
                Mode(IfPaid(Cost((PayX(2),)), search_deck(star, "field", X()))),  # type: ignore[arg-type]
            )
        ),
    )
    scene = table(6)
    scene.put("field", BEAR, 1)
    scene.put("field", WOLF)
    scene.fill("deck area", follower("Star Phoenix"), 3)
    scene.put("hand", magic(howl))
    scene.begin("main phase").answer("play", "Spell").answer("choose", other=1).answer("yes")
    assert [option.other for option in scene.ask.options] == [0, 1, 2]
    scene.answer("x", other=x)
    assert points(scene) == 5 - 2 * x
    for _ in range(offered):
        scene.answer("choose", "Star Phoenix")
    assert scene.names("field") == ["Wolf", *["Star Phoenix"] * offered]


@pytest.mark.clause("sve", "10.6.2.1.2")
def test_a_card_that_was_given_a_lower_cost_in_the_ex_area_is_played_for_it() -> None:
    cheaper = Static((ChangeCost(less=(("play points", 1),)),), zones=("EX area",))
    gives = real(
        "BP15-046",
        Spell(
            Let(
                "it",
                Create(token("Shikigami"), "EX area"),
                Modify(It(), (GainAbilities((cheaper,)),), ALWAYS),
            )
        ),
    )
    scene = table(1)
    scene.put("field", WOLF)
    scene.put("EX area", token("Shikigami"))
    scene.put("hand", magic(gives, 0))
    scene.begin("main phase").answer("play", "Spell")
    dear, cheap = scene.cards("EX area")
    assert scene.offers("play", dear)
    assert scene.offers("play", cheap), "it costs less than its copy"
    scene.answer("play", cheap)
    assert (points(scene), scene.cards("EX area")) == (1, [dear])
    scene.answer("play", dear)
    assert points(scene) == 0


@pytest.mark.clause("sve", "10.6.2.3.2")
@pytest.mark.parametrize("count", [0, 1, 2])
def test_up_to_two_followers_are_selected_for_an_activated_ability(count: int) -> None:
    pixies = mine(CostIs("<=", 1), types=("follower",), races=("Pixie",))
    leads = real(
        "BP06-003",
        Activated(
            Modify(Targets(), (GainKeywords(frozenset({"Storm"})),), EndOfTurn()),
            cost(0),
            targets=(pixies, pixies),  # type: ignore[arg-type]
            least=0,
        ),
    )
    scene = table()
    scene.put("field", follower("Amatsu", abilities=leads))
    fairies = scene.fill("field", FAIRY, 3)
    for fairy in fairies:
        scene.in_play(fairy).entered = 5
    scene.begin("main phase").answer("activate", "Amatsu")
    for fairy in fairies[:count]:
        scene.answer("target", fairy)
    if count < 2:
        scene.answer("done")
    assert [scene.offers("attack", fairy) for fairy in fairies] == [place < count for place in range(3)]


def thrifty(has: int, *changes: ChangeCost) -> Scene:
    """Return a scene with a dear spell that costs less for a card of the hand that is discarded besides."""
    words = (
        Way(cost=Cost((DiscardCards(),)), name="lower price"),
        Static(changes, when=PlayedBy("lower price"), zones=("hand", "EX area")),
        Spell(Draw(2)),
    )
    scene = table(has)
    scene.put("hand", WOLF)
    scene.put("hand", magic(words, 5))
    return scene.begin("main phase")


LESS, NOTHING = ChangeCost(less=(("play points", 3),)), ChangeCost(instead=(("play points", 0),))


@pytest.mark.clause("sve", "10.6.2.2.1")
@pytest.mark.clause("sve", "10.6.2.5")
@pytest.mark.parametrize(
    ("change", "has", "left"),
    [(LESS, 2, 0), (LESS, 4, 2), (NOTHING, 0, 0), (NOTHING, 5, 5)],
    ids=["just", "more", "nothing", "all"],
)
def test_a_card_costs_less_for_what_is_paid_besides(change: ChangeCost, has: int, left: int) -> None:
    scene = thrifty(has, change).answer("play", "Spell")
    if scene.ask.kind == "pay_more":
        scene.answer("yes")
    assert (points(scene), len(scene.cards("hand"))) == (left, 2)
    assert sorted(scene.names("cemetery")) == ["Spell", "Wolf"]


@pytest.mark.clause("sve", "10.6.2.2.1")
@pytest.mark.parametrize(("said", "left", "hand"), [("yes", 3, 2), ("no", 0, 3)])
def test_who_has_the_points_need_not_pay_less(said: str, left: int, hand: int) -> None:
    scene = thrifty(5, LESS).answer("play", "Spell").answer(said)
    assert (points(scene), len(scene.cards("hand"))) == (left, hand)


@pytest.mark.clause("sve", "10.6.2.6")
def test_a_card_whose_lower_price_cannot_be_paid_either_is_not_played() -> None:
    scene = thrifty(1, LESS)
    assert "Spell" not in [
        scene.game.state.cards[one.card].name for one in scene.ask.options if one.card >= 0
    ]
