"""Printed abilities of Shadowverse: Evolve that cost more than play points, and changes of costs."""

import pytest

from rules.games.sve.definitions import EvolveCard
from rules.games.sve.layers import attack
from rules.games.sve.nodes import Evolves
from rules.language.abilities import Activated, Triggered
from rules.language.amounts import Fixed, TimesHappened
from rules.language.changes import AddStats, ChangeCost
from rules.language.conditions import Compare
from rules.language.costs import Cost, DiscardCards, MoveCard, Pay, PutAway, PutThisAway, TakeCounters
from rules.language.durations import ALWAYS, EndOfTurn
from rules.language.effects import (
    DealDamage,
    DealDamageToPlayer,
    Destroy,
    Do,
    Draw,
    Fix,
    Modify,
    ModifyAll,
    MoveTo,
    PutCounters,
)
from rules.language.events import Enters, Plays
from rules.language.filter_shorthand import cards
from rules.language.filters import CostIs
from rules.language.references import Target, This
from tests.rules.printed import written
from tests.rules.scenes import Scene
from tests.rules.sve.play.made_up import (
    ANT,
    BEAR,
    ENEMY,
    GIANT,
    OWN,
    WOLF,
    amulet,
    evolved,
    follower,
    points,
    spell,
    table,
)
from tests.rules.sve.printed.made_up import cost, of, real

SPELLS = cards(types=("spell",))


def evolving(abilities: tuple[Triggered, ...]) -> Scene:
    """Return a scene with a follower that can evolve into a card with these abilities, and an enemy."""
    scene = table()
    scene.put("field", follower("Cub", 1, 2, evolve=1))
    scene.put("evolve deck area", evolved("Cub", 3, 3, abilities=abilities))
    scene.put("field", WOLF)
    scene.put("field", BEAR, 1)
    return scene


@pytest.mark.clause("sve", "10.4.2.2")
@pytest.mark.clause("sve", "12.6.1")
def test_a_spell_and_nothing_else_is_discarded_for_damage_on_evolving() -> None:
    burn = real(
        "BP01-060",
        Triggered(
            Evolves(),
            DealDamage(Target(), 4),
            cost(0, DiscardCards(1, SPELLS), engage=False),
            targets=(ENEMY,),
        ),
    )
    scene = evolving(burn)  # type: ignore[arg-type]
    scene.put("hand", GIANT)
    scene.put("hand", spell("Song", Draw(1)))
    scene.begin("main phase").answer("evolve", "Cub").answer("yes")
    assert (scene.names("cemetery", 1), scene.names("hand")) == (["Bear"], ["Giant"])
    poor = evolving(burn)  # type: ignore[arg-type]
    poor.put("hand", GIANT)
    poor.begin("main phase").answer("evolve", "Cub")
    assert (poor.ask.kind, poor.names("cemetery", 1)) == ("main", []), "a follower does not pay for it"


@pytest.mark.clause("sve", "10.4.7")
@pytest.mark.parametrize("said", ["yes", "no"])
def test_a_follower_of_ones_own_may_be_put_away_to_destroy_an_enemy_on_evolving(said: str) -> None:
    rite = real(
        "BP01-123",
        Triggered(Evolves(), Destroy(Target()), cost(0, PutAway(OWN), engage=False), targets=(ENEMY,)),
    )
    scene = evolving(rite)  # type: ignore[arg-type]
    scene.begin("main phase").answer("evolve", "Cub").answer(said)
    if said == "yes":
        assert scene.offered("put_away") == ["Cub", "Wolf"]
        scene.answer("put_away", "Wolf")
    assert (scene.names("cemetery"), scene.names("cemetery", 1)) == (
        (["Wolf"], ["Bear"]) if said == "yes" else ([], [])
    )


@pytest.mark.clause("sve", "12.4.1")
def test_another_card_returns_to_hand_for_a_follower_to_grow_as_it_comes() -> None:
    others = cards(zones=("field",), whose="you", other=True)
    grows = real(
        "BP01-002",
        Triggered(
            Enters(),
            Modify(This(), (AddStats((1, 1)),), ALWAYS),
            cost(0, MoveCard(others, "hand"), engage=False),
        ),
    )
    scene = table()
    scene.put("field", amulet("Drum"))
    scene.put("hand", follower("Elder", 2, 2, abilities=grows))
    scene.begin("main phase").answer("play", "Elder").answer("yes")
    assert (scene.names("hand"), attack(scene.game, scene.cards("field")[0])) == (["Drum"], 3)
    alone = table()
    alone.put("hand", follower("Elder", 2, 2, abilities=grows))
    alone.put("hand", ANT)
    alone.begin("main phase").answer("play", "Elder")
    assert (alone.ask.kind, attack(alone.game, alone.cards("field")[0])) == ("main", 2)


@pytest.mark.clause("sve", "14.1.1")
@pytest.mark.clause("sve", "10.4.2.2")
def test_counters_gathered_by_engaging_are_taken_off_to_destroy_an_enemy() -> None:
    tale = real(
        "BP03-004",
        Activated(PutCounters(This(), "fable"), cost(0)),
        Activated(Destroy(Target()), cost(1, TakeCounters("fable"), engage=False), targets=(ENEMY,)),
    )
    scene = table()
    book = scene.put("field", amulet("Book", abilities=tale))
    scene.put("field", BEAR, 1)
    scene.put("field", WOLF)
    scene.begin("main phase")
    assert len(scene.offered("activate")) == 1, "without a counter the other cannot be played"
    scene.answer("activate", "Book")
    assert scene.in_play(book).counters == {"fable": 1}
    scene.answer("activate", "Book")
    assert (scene.names("cemetery", 1), points(scene)) == (["Bear"], 4)
    assert not scene.offers("activate")


@pytest.mark.parametrize(("there", "offered"), [(2, False), (3, True)])
def test_three_counters_of_one_kind_pay_for_damage(there: int, offered: bool) -> None:
    storm = real(
        "BP01-062",
        Activated(DealDamage(Target(), 5), cost(0, TakeCounters("spell", 3), engage=False), targets=(ENEMY,)),
    )
    scene = table()
    staff = scene.put("field", amulet("Staff", abilities=storm), counters={"spell": there, "fable": 3})
    scene.put("field", BEAR, 1)
    scene.put("field", WOLF)
    assert scene.begin("main phase").offers("activate") is offered
    if offered:
        scene.answer("activate", "Staff")
        assert scene.names("cemetery", 1) == ["Bear"]
        assert (scene.in_play(staff).counters or {}).get("spell", 0) == 0
        assert (scene.in_play(staff).counters or {})["fable"] == 3


@pytest.mark.clause("sve", "10.4.6")
def test_points_engaging_and_the_card_itself_are_all_paid_for_a_card() -> None:
    pact = real(
        "BP01-108",
        Activated(Do((DealDamageToPlayer(1, "you"), Draw(1))), cost(2, PutThisAway())),
    )
    scene = table(3)
    scene.put("field", amulet("Pact", abilities=pact))
    scene.put("field", WOLF)
    scene.begin("main phase").answer("activate", "Pact")
    assert (points(scene), scene.names("cemetery"), scene.life()) == (1, ["Pact"], 19)
    assert len(scene.cards("hand")) == 1
    for play_points, rested in ((1, False), (3, True)):
        short = table(play_points)
        short.put("field", amulet("Pact", abilities=pact), rested=rested)
        short.put("field", WOLF)
        assert not short.begin("main phase").offers("activate")


@pytest.mark.clause("sve", "10.6.2.3.4")
def test_a_dead_follower_of_at_least_three_points_comes_back_to_hand() -> None:
    call = real(
        "BP01-109",
        Activated(
            MoveTo(Target(), "hand"),
            cost(0, PutThisAway()),
            targets=(cards(CostIs(">=", 3), zones=("cemetery",), whose="you", types=("follower",)),),
        ),
    )
    scene = table()
    scene.put("field", amulet("Grave", abilities=call))
    scene.put("field", WOLF)
    scene.put("cemetery", BEAR)
    assert not scene.begin("main phase").offers("activate"), "the only one is too cheap"
    scene = table()
    scene.put("field", amulet("Grave", abilities=call))
    scene.put("field", WOLF)
    scene.put("cemetery", BEAR)
    scene.put("cemetery", GIANT)
    scene.put("cemetery", GIANT, 1)
    scene.begin("main phase").answer("activate", "Grave")
    assert (scene.names("hand"), scene.names("cemetery")) == (["Giant"], ["Bear", "Grave"])


def test_a_chess_piece_is_put_away_for_damage_and_no_other_follower() -> None:
    pieces = cards(zones=("field",), whose="you", types=("follower",), races=("Chess",), other=True)
    queen = real(
        "BP03-039",
        Activated(DealDamage(Target(), 5), cost(0, PutAway(pieces), engage=False), targets=(ENEMY,)),
    )
    scene = table()
    scene.put("field", of(follower("Queen", 2, 2, abilities=queen), races=("Chess",)))
    scene.put("field", WOLF)
    scene.put("field", BEAR, 1)
    assert not scene.begin("main phase").offers("activate"), "neither itself nor the wolf can pay"
    scene = table()
    scene.put("field", of(follower("Queen", 2, 2, abilities=queen), races=("Chess",)))
    scene.put("field", of(follower("Pawn", 1, 1), races=("Chess",)))
    scene.put("field", WOLF)
    scene.put("field", BEAR, 1)
    scene.begin("main phase").answer("activate", "Queen")
    assert scene.names("cemetery", 1) == ["Bear"]
    assert (scene.names("field"), scene.names("cemetery")) == (["Queen", "Wolf"], ["Pawn"])


@pytest.mark.clause("sve", "10.4.1")
@pytest.mark.parametrize(("there", "offered"), [((), False), ((BEAR,), False), ((BEAR, WOLF), True)])
def test_two_other_cards_cannot_be_paid_with_one(there: tuple[object, ...], offered: bool) -> None:
    flames = cards(zones=("field",), whose="you", types=("follower",), other=True)
    joined = Activated(Draw(1), cost(0, PutAway(flames), PutAway(flames), engage=False))
    scene = table()
    scene.put("field", amulet("Altar", abilities=(joined,)))
    for one in there:
        scene.put("field", one)  # type: ignore[arg-type]
    scene.put("hand", ANT)
    assert scene.begin("main phase").offers("activate") is offered
    if offered:
        scene.answer("activate", "Altar").answer("put_away", "Bear")
        assert (scene.names("field"), scene.names("cemetery")) == (["Altar"], ["Bear", "Wolf"])


@pytest.mark.clause("sve", "10.4.2")
@pytest.mark.parametrize(("resource", "offered"), [("evolution points", True), ("play points", False)])
def test_an_ability_is_paid_for_with_the_points_that_it_names(resource: str, offered: bool) -> None:
    scene = table(0)
    scene.put(
        "field", amulet("Well", abilities=written("sve", Activated(Draw(1), Cost((Pay(1, resource),)))))
    )
    scene.put("hand", ANT)
    scene.put("hand", amulet("Rest", cost=0))
    scene.give(0, r2=1)
    assert scene.begin("main phase").offers("activate", "Well") is offered


def festive(name: str, price: int) -> EvolveCard:
    """Return a follower of the trait that is feted, with this cost."""
    return of(follower(name, cost=price), races=("宴楽",))


@pytest.mark.clause("sve", "10.4.4")
@pytest.mark.parametrize("before", [False, True])
def test_the_next_card_of_a_trait_costs_less_and_no_other(before: bool) -> None:
    feted = cards(whose="you", races=("宴楽",))
    played = TimesHappened(Plays(feted))
    less = ModifyAll(
        cards(feted, zones=("hand", "EX area")),
        (ChangeCost(less=(("play points", 2),)),),
        EndOfTurn(),
        when=Compare(played, "=", Fixed()),
    )
    hosts = real("BP14-001", Triggered(Enters(), Fix(played, less)))
    scene = table(9)
    for name in ("Monk", "Nun", "Bard"):
        scene.put("hand", festive(name, 3))
    scene.put("hand", ANT)
    scene.put("hand", follower("Host", cost=1, abilities=hosts))
    scene.begin("main phase")
    if before:
        scene.answer("play", "Monk")
    scene.answer("play", "Host").answer("play", "Ant")
    assert points(scene) == (4 if before else 7), "that costs as much as ever"
    scene.answer("play", "Nun")
    assert points(scene) == (3 if before else 6)
    scene.answer("play", "Bard")
    assert points(scene) == (0 if before else 3)
