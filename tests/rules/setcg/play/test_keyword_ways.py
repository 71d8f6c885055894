"""Level UP, Overdrive, Junction and Combination (15.2), and what a party breaks (15.1.1.10.8)."""

from dataclasses import replace

import pytest

from rules.engine.asks import Procedure
from rules.engine.game import Game
from rules.engine.replacement import ReplaceableEvent, RuleReplacement
from rules.games.setcg.definitions import ELEMENTS, SquareCard
from rules.games.setcg.keywords import is_junctioned
from rules.games.setcg.play import RULESET
from rules.language import effects as fx
from rules.language.abilities import Activated
from rules.language.costs import Cost, Pay, RestThis
from rules.language.events import TakesDamage
from rules.language.filter_shorthand import cards
from rules.language.references import Each
from rules.language.vocabulary import ANY_RESOURCE
from tests.rules.scenes import Scene
from tests.rules.setcg.play.keyword_abilities import junction, level_up, overdrive
from tests.rules.setcg.play.made_up import CARD, backup, forward, other, summon, table, when

IMP = other("monster", "Imp", cost=0, element="shine")
RAIN = summon("Rain", fx.Draw(1), cost=0)
WIND = ELEMENTS.index("wind")


def main(scene: Scene, step: str = "main 1") -> Scene:
    """Begin a step in which both can answer what is on the stack."""
    for player in (0, 1):
        scene.put("hand", RAIN, player)
    scene.put("hand", IMP)
    return scene.begin(step)


def resolve(scene: Scene) -> Scene:
    """Let everything on the stack resolve."""
    while scene.state.pending:
        scene.answer("pass")
    return scene


def pay(scene: Scene) -> int:
    """Pay what is asked for with the first that is offered, and return how many Backups are dulled."""
    while scene.ask.kind == "pay":
        scene.game.answer(0)
    clerks = [card for card in scene.cards("field") if scene.state.cards[card].name.startswith("Clerk")]
    return sum(scene.in_play(card).rested for card in clerks)


def attack(scene: Scene, *attackers: str, blocker: str = "") -> Scene:
    """Attack with a Forward or a party, block it or not, and go on to what triggers on the damage."""
    scene.put("hand", RAIN)
    scene.begin("attack declaration").answer("attack", attackers[0])
    for one in attackers[1:]:
        scene.answer("join", one)
    if scene.ask.kind == "party":
        scene.answer("done")
    while scene.game.rules.plan[scene.state.step].name != "damage resolution":
        if scene.ask.kind == "block" and blocker:
            scene.answer("block", blocker)
        else:
            scene.answer("pass")
    return scene


HERO = forward("Hero", 5000, abilities=level_up("Hero"))


@pytest.mark.clause("setcg", "15.2.4.2")
@pytest.mark.parametrize("blocker", ["", "Weak", "Even", "Wall"])
def test_level_up_lets_a_forward_make_way_after_it_broke_a_forward_or_damaged_the_player(
    blocker: str,
) -> None:
    scene = table()
    scene.put("field", HERO)
    better = scene.put("deck", forward("Hero", 9000))
    powers = {"Weak": 1000, "Even": 4000, "Wall": 9000}
    for name, power in powers.items():
        scene.put("field", forward(name, power), 1)
    attack(scene, "Hero", blocker=blocker)
    if blocker == "Wall":
        assert scene.state.pending == []
        assert scene.zone_of(better) == "deck"
        return
    while scene.ask.kind == "attack_priority":
        scene.answer("pass")
    assert scene.ask.kind == "may"
    scene.answer("yes").answer("choose", "Hero")
    assert scene.zone_of(better) == "field"
    assert scene.in_play(better).rested
    assert scene.names("break zone").count("Hero") == 1


@pytest.mark.clause("setcg", "15.2.4.2")
def test_who_does_not_level_up_searches_nothing() -> None:
    scene = table()
    hero = scene.put("field", HERO)
    better = scene.put("deck", forward("Hero", 9000))
    attack(scene, "Hero")
    while scene.ask.kind == "attack_priority":
        scene.answer("pass")
    scene.answer("no")
    assert (scene.zone_of(hero), scene.zone_of(better)) == ("field", "deck")


@pytest.mark.clause("setcg", "15.2.4.2")
def test_level_up_also_follows_damage_that_an_ability_of_the_forward_deals_to_the_player() -> None:
    shoot = Activated(fx.DealDamageToPlayer(1), Cost((RestThis(),)))
    scene = table()
    scene.put("field", forward("Hero", 5000, abilities=(*level_up("Hero"), shoot)))
    better = scene.put("deck", forward("Hero", 9000))
    used = len(level_up("Hero"))
    main(scene).answer("use", "Hero", used)
    while scene.ask.kind == "main":
        scene.answer("pass")
    scene.answer("yes").answer("choose", "Hero")
    assert scene.zone_of(better) == "field"


@pytest.mark.clause("setcg", "15.2.4.3")
def test_level_up_does_nothing_for_a_forward_that_has_left() -> None:
    scene = table()
    scene.put("field", HERO)
    better = scene.put("deck", forward("Hero", 9000))
    scene.put("hand", summon("Doom", fx.Destroy(Each(cards(zones=("field",), name="Hero"))), cost=0), 1)
    attack(scene, "Hero")
    while scene.ask.player == 0:
        scene.answer("pass")
    scene.answer("summon", "Doom")
    while scene.ask.kind == "attack_priority" and scene.state.pending:
        scene.answer("pass")
    if scene.ask.kind == "may":
        scene.answer("yes")
    assert scene.ask.kind != "choose_cards", "nothing is searched"
    assert scene.zone_of(better) == "deck"
    assert scene.names("field") == []


@pytest.mark.clause("setcg", "15.1.1.10.8")
@pytest.mark.parametrize(("guard", "broke"), [(9000, 3), (9500, 0)])
def test_all_of_a_party_have_broken_the_blocker_even_one_that_dealt_no_damage(guard: int, broke: int) -> None:
    drums = when("breaks", fx.Draw(1))

    def from_cid(game: Game, event: ReplaceableEvent) -> list[int]:
        return [-1] if game.state.cards[event.source].name == "Cid" else []

    def none(game: Game, event: ReplaceableEvent, source: int) -> Procedure:
        event.cancelled = True
        yield from ()

    shackle = RuleReplacement("shackle", "11.13.5.8", TakesDamage, from_cid, none)
    scene = Scene(replace(RULESET, replacements=(shackle,)))
    for player in (0, 1):
        scene.fill("deck", CARD, 10, player)
    for name in ("Ann", "Bob", "Cid"):
        scene.put("field", forward(name, 4500, abilities=(drums,)))
    scene.put("field", forward("Dan", 4500, abilities=(drums,)))
    scene.put("field", forward("Guard", guard), 1)
    before = len(scene.cards("deck"))
    attack(scene, "Ann", "Bob", "Cid", blocker="Guard")
    turn = scene.state.turn
    while scene.state.turn == turn and scene.ask.kind != "attack":
        scene.game.answer(len(scene.ask.options) - 1)
    assert before - len(scene.cards("deck")) == broke


def sorcerer(cost: int = 2) -> SquareCard:
    """Return a wind Forward whose Overdrive costs one wind CP and another."""
    extra = Cost((Pay(1, "wind"), Pay(1, ANY_RESOURCE)))
    return forward(
        "Mage", cost=cost, element="wind", abilities=(overdrive(extra, when("enters", fx.Draw(2))),)
    )


@pytest.mark.clause("setcg", "15.2.9.2")
@pytest.mark.clause("setcg", "15.2.9.3")
@pytest.mark.parametrize(("said", "dulled", "drawn"), [("yes", 4, 2), ("no", 2, 0)])
def test_with_overdrive_a_character_comes_with_one_more_ability(said: str, dulled: int, drawn: int) -> None:
    scene = table()
    scene.put("hand", sorcerer())
    for number in range(5):
        scene.put("field", backup(f"Clerk {number}", "wind"))
    before = len(scene.cards("deck"))
    scene.put("hand", RAIN, 1)
    scene.put("hand", IMP)
    scene.begin("main 1").answer("play", "Mage").answer(said)
    assert pay(scene) == dulled
    resolve(scene)
    assert before - len(scene.cards("deck")) == drawn


@pytest.mark.clause("setcg", "15.2.9.4")
@pytest.mark.parametrize(
    ("winds", "fires", "offered"), [(2, 2, True), (1, 3, False), (2, 1, False), (4, 0, True)]
)
def test_overdrive_and_the_card_are_paid_for_as_one_cost(winds: int, fires: int, offered: bool) -> None:
    scene = table()
    scene.put("hand", sorcerer())
    scene.put("hand", IMP)
    for number in range(winds + fires):
        scene.put("field", backup(f"Clerk {number}", "wind" if number < winds else "fire"))
    scene.begin("main 1")
    scene.answer("play", "Mage")
    assert (scene.ask.kind == "pay_more") is offered


@pytest.mark.clause("setcg", "15.2.15.2")
@pytest.mark.clause("setcg", "15.2.15.4")
def test_junction_joins_a_forward_with_a_summon_of_the_hand_and_only_one() -> None:
    scene = table()
    knight = scene.put("field", forward("Knight", abilities=(junction(Cost()),)))
    scene.put("hand", summon("Titan", fx.NOTHING, cost=9))
    scene.put("hand", forward("Page", cost=9))
    main(scene).answer("use", "Knight")
    assert len(scene.cards("outside")) == 0, "nothing is removed before it resolves"
    resolve_to(scene, "junction")
    assert scene.offered("remove") == ["Titan", "Rain"]
    scene.answer("remove", "Titan", by=0)
    assert (scene.names("outside"), is_junctioned(scene.game, knight)) == (["Titan"], True)
    scene.answer("use", "Knight")
    resolve(scene)
    assert scene.names("outside") == ["Titan"]


def resolve_to(scene: Scene, kind: str) -> None:
    """Pass until this kind of question is open."""
    while scene.ask.kind != kind:
        scene.answer("pass")


@pytest.mark.clause("setcg", "15.2.15.3")
def test_a_character_is_joined_as_long_as_the_summon_stays_removed() -> None:
    scene = table()
    knight = scene.put("field", forward("Knight", abilities=(junction(Cost()),)))
    scene.put("hand", summon("Titan", fx.NOTHING, cost=9))
    back = fx.MoveTo(Each(cards(zones=("outside",), name="Titan")), "hand")
    scene.put("hand", other("monster", "Gate", cost=0, element="shine", abilities=(when("enters", back),)))
    main(scene).answer("use", "Knight")
    resolve_to(scene, "junction")
    scene.answer("remove", "Titan")
    while scene.state.turn == 5:
        scene.game.answer(len(scene.ask.options) - 1)
    assert is_junctioned(scene.game, knight), "it lasts over the end of the turn"
    gate = next(card for card in scene.cards("hand") if scene.state.cards[card].name == "Gate")
    resolve_in_turn_of(scene, 0)
    scene.answer("play", gate)
    resolve(scene)
    assert not is_junctioned(scene.game, knight)
    assert not is_junctioned(scene.game, scene.cards("hand")[0]), "nor is a card that is not on the field"


def resolve_in_turn_of(scene: Scene, player: int) -> None:
    """Do nothing more until a player's own main phase."""
    while scene.state.active != player or scene.ask.kind != "main" or scene.ask.player != player:
        scene.game.answer(len(scene.ask.options) - 1)


@pytest.mark.clause("setcg", "11.3.5")
@pytest.mark.clause("setcg", "15.2.17.2")
@pytest.mark.clause("setcg", "15.2.17.3")
@pytest.mark.parametrize(
    ("lying", "removed", "dulled"),
    [
        ((), (), 4),
        (("Ann",), ("Ann",), 2),
        (("Ann", "Bob"), ("Ann", "Bob"), 2),
        (("Ann", "Bob"), (), 4),
        (("Cid",), (), 4),
    ],
)
def test_combination_makes_a_character_cheaper_for_cards_removed_from_the_break_zone(
    lying: tuple[str, ...], removed: tuple[str, ...], dulled: int
) -> None:
    scene = table()
    for number in range(4):
        scene.put("field", backup(f"Clerk {number}"))
    for name in lying:
        scene.put("break zone", forward(name))
    scene.put("hand", forward("Duo", cost=4, combination=2, partners=("Ann", "Bob")))
    main(scene).answer("play", "Duo")
    for _ in range(len([name for name in lying if name != "Cid"])):
        assert scene.ask.kind == "combination"
        if removed:
            scene.game.answer(0)
        else:
            scene.answer("no", by=0)
    assert pay(scene) == dulled
    assert scene.names("outside") == list(removed)


@pytest.mark.clause("setcg", "15.2.17.3")
def test_who_cannot_pay_without_combination_has_to_use_it() -> None:
    scene = table()
    for number in range(2):
        scene.put("field", backup(f"Clerk {number}"))
    scene.put("break zone", forward("Ann"))
    scene.put("hand", forward("Duo", cost=4, combination=2, partners=("Ann", "Bob")))
    scene.put("hand", IMP)
    scene.begin("main 1").answer("play", "Duo")
    pay(scene)
    assert (scene.names("outside"), "Duo" in scene.names("field")) == (["Ann"], True)
    poor = table()
    poor.put("field", backup("Clerk"))
    poor.put("break zone", forward("Ann"))
    poor.put("hand", forward("Duo", cost=4, combination=2, partners=("Ann", "Bob")))
    poor.put("hand", IMP)
    assert not poor.begin("main 1").offers("play", "Duo")
