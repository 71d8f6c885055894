"""Equipment in Shadowverse: Evolve, of which the book at hand knows nothing: tokens beneath a follower."""

import pytest

from rules.engine.layers import characteristics
from rules.games.sve.definitions import EvolveCard
from rules.games.sve.layers import attack, defense
from rules.games.sve.nodes import Equip, Equips
from rules.language.abilities import Ability, Activated, Replacement, Static, Triggered
from rules.language.amounts import EventAmount, Minus, Plus
from rules.language.changes import AddStats, Change, GainAbilities, GainKeywords, LoseAllAbilities
from rules.language.costs import Cost, Pay
from rules.language.durations import ALWAYS
from rules.language.effects import ChangeLife, DealDamage, Destroy, Do, Draw, Modify, Rest
from rules.language.events import AnyEvent, Attacks, By, Enters, PlayerTakesDamage, Plays, TakesDamage
from rules.language.filter_shorthand import cards
from rules.language.filters import EVERY_CARD, HostOf, OneOf
from rules.language.references import Each, Host, Target, This, ThisCard
from tests.rules.printed import written
from tests.rules.scenes import Scene
from tests.rules.sve.play.made_up import BEAR, ENEMY, GIANT, OWN, card, evolved, follower, spell, table

BEARER = cards(HostOf(OneOf(ThisCard())), zones=("field",))
STORMY = GainKeywords(frozenset({"Storm"}))


def blade(*abilities: Ability, name: str = "Blade") -> EvolveCard:
    """Return an equipment token with these abilities."""
    return card(name, ("equipment", "token"), 2, abilities=written("sve", *abilities))


def giving(*changes: Change) -> Static:
    """Return the ability of equipment that gives its follower something."""
    return Static(changes, BEARER, zones=("evolve zone",), only_there=True)


STRONGER = Replacement(
    AnyEvent((By(TakesDamage(EVERY_CARD), BEARER), By(PlayerTakesDamage("anyone"), BEARER))),
    amount=Plus((EventAmount(), 2)),
    zones=("evolve zone",),
    only_there=True,
)
TOUGHER = Replacement(
    TakesDamage(HostOf(OneOf(ThisCard()))),
    amount=Minus(EventAmount(), 2),
    zones=("evolve zone",),
    only_there=True,
)


def knight(token: EvolveCard, *hand: EvolveCard, cost: int = 0, power: int = 1) -> Scene:
    """Return a scene with a follower in hand that equips itself as it comes, others, and an enemy."""
    equips = Triggered(Enters(), Equip(This(), token), Cost((Pay(cost, "play points"),) if cost else ()))
    squire = follower("Knight", power, 3, cost=1, abilities=written("sve", equips), evolve=1)
    scene = table(6)
    scene.put("hand", squire)
    scene.put("evolve deck area", evolved("Knight", 5, 5))
    for one in hand:
        scene.put("hand", one)
    scene.put("field", BEAR, 1)
    return scene.begin("main phase")


def test_a_follower_has_what_its_equipment_gives_it_and_the_token_is_not_on_the_field() -> None:
    # Q2543
    scene = knight(blade(giving(STORMY)), cost=2).answer("play", "Knight").answer("yes")
    (number,) = scene.cards("field")
    assert "Storm" in characteristics(scene.game, number).keywords
    assert (scene.names("field"), scene.names("evolve zone")) == (["Knight"], ["Blade"])
    poor = knight(blade(giving(STORMY)), cost=2).answer("play", "Knight").answer("no")
    assert poor.names("evolve zone") == []


def test_another_follower_has_nothing_of_it() -> None:
    scene = knight(blade(giving(AddStats((3, 0)))))
    other = scene.put("field", BEAR)
    scene.answer("play", "Knight")
    (mine,) = [one for one in scene.cards("field") if one != other]
    assert (attack(scene.game, mine), attack(scene.game, other)) == (4, 2)


def test_equipment_stays_as_its_follower_evolves_and_goes_as_that_leaves_the_field() -> None:
    scene = knight(blade(giving(AddStats((3, 0))))).answer("play", "Knight")
    (mine,) = scene.cards("field")
    scene.answer("evolve", "Knight")
    assert (attack(scene.game, mine), sorted(scene.names("evolve zone"))) == (8, ["Blade", "Knight"])
    scene = knight(blade(giving(AddStats((3, 0)))), spell("Bolt", Destroy(Each(OWN))))
    scene.answer("play", "Knight").answer("play", "Bolt").until("main")
    assert (scene.names("evolve zone"), scene.names("faceup evolve deck area")) == ([], [])


def test_two_equipments_are_beneath_a_follower_together() -> None:
    ring = blade(giving(AddStats((0, 2))), name="Ring")
    scene = knight(blade(giving(AddStats((3, 0)))), spell("Gift", Equip(Each(OWN), ring)))
    scene.answer("play", "Knight").answer("play", "Gift")
    (mine,) = scene.cards("field")
    assert (attack(scene.game, mine), defense(scene.game, mine)) == (4, 5)


def test_an_ability_that_equipment_gives_is_lost_with_the_others_but_not_what_the_token_does() -> None:
    # Q2506, Q2509, Q2522, Q2523
    token = blade(giving(STORMY, GainAbilities((Triggered(Attacks(), Draw(1)),))), STRONGER, TOUGHER)
    silence = spell("Silence", Modify(Each(OWN), (LoseAllAbilities(),), ALWAYS))
    scene = knight(token, silence, spell("Spark", DealDamage(Each(OWN), 4)))
    scene.answer("play", "Knight")
    (mine,) = scene.cards("field")
    assert "Storm" in characteristics(scene.game, mine).keywords
    scene.answer("play", "Silence").until("main")
    assert "Storm" not in characteristics(scene.game, mine).keywords
    scene.answer("play", "Spark").until("main")
    assert (defense(scene.game, mine), scene.names("evolve zone")) == (1, ["Blade"])


@pytest.mark.parametrize("power, left", [(1, 17), (0, 20)])
def test_equipment_adds_to_damage_that_is_dealt_but_not_where_none_is(power: int, left: int) -> None:
    # Q2494, Q2512
    scene = knight(blade(giving(STORMY), STRONGER), power=power)
    scene.answer("play", "Knight").answer("attack", "Knight", -1).until("main")
    assert scene.life(1) == left


def test_an_equipment_that_triggers_speaks_of_the_follower_that_has_it() -> None:
    stronger = Modify(Host(ThisCard()), (AddStats((2, 2)),), ALWAYS)
    chills = Triggered(
        Equips(),
        Do((Rest(Target()), stronger)),
        targets=(ENEMY,),
        zones=("evolve zone",),
        only_there=True,
    )
    scene = knight(blade(chills))
    (enemy,) = scene.cards("field", 1)
    scene.answer("play", "Knight").until("main")
    (mine,) = scene.cards("field")
    assert (scene.in_play(enemy).rested, attack(scene.game, mine)) == (True, 3)


def test_without_an_enemy_to_select_it_does_nothing_for_its_follower() -> None:
    # Q2539
    stronger = Modify(Host(ThisCard()), (AddStats((2, 2)),), ALWAYS)
    chills = Triggered(
        Equips(), Do((Rest(Target()), stronger)), targets=(ENEMY,), zones=("evolve zone",), only_there=True
    )
    scene = knight(blade(chills), spell("Bolt", Destroy(Each(ENEMY))))
    scene.answer("play", "Bolt").until("main").answer("play", "Knight")
    (mine,) = scene.cards("field")
    assert attack(scene.game, mine) == 1


def test_equipping_plays_no_card() -> None:
    # Q2541

    cheers = Triggered(Plays(cards(whose="you")), ChangeLife(5))
    scene = knight(blade(giving(STORMY)), follower("Herald", abilities=(cheers,)))
    scene.answer("play", "Herald").answer("play", "Knight").until("main")
    assert scene.life() == 25


def test_only_a_follower_is_equipped() -> None:
    scene = table(6)
    banner = card("Banner", ("amulet",), abilities=(Activated(Equip(This(), blade(giving(STORMY))), Cost()),))
    scene.put("field", banner)
    scene.put("field", GIANT)
    scene.begin("main phase").answer("activate", "Banner")
    assert scene.names("evolve zone") == []
