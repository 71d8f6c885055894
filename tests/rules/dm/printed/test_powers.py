"""What real cards of Duel Masters print about power, attacking, discards and cards that are used."""

import pytest

from rules.games.dm.keywords import breaks, power
from rules.games.dm.nodes import UsesShieldTrigger
from rules.language import effects as fx
from rules.language.abilities import KeywordAbility, Replacement, Static, Triggered
from rules.language.amounts import Count, StatOf, Times
from rules.language.changes import AddStats, GainAbilities, GainKeywords
from rules.language.conditions import Compare, Is
from rules.language.events import Discards, During, Enters, Plays
from rules.language.filter_shorthand import cards
from rules.language.filters import HasStatus, OfRace, StatIs
from rules.language.references import Each, This, ThisCard
from tests.rules.dm.play.cards import ANT, card, spell
from tests.rules.dm.play.scenes import scene
from tests.rules.dm.printed.bearers import THEIR_HAND, bearer, cast, creatures
from tests.rules.printed import printed, written

W_BREAKER = GainKeywords(frozenset({"W Breaker"}))
ATTACKS = Is(This(), cards(HasStatus("attacking")))


def attacker(amount: int) -> Static:
    """Return Power Attacker as an ability that can be given."""
    return Static((AddStats((amount,)),), when=ATTACKS)


@pytest.mark.clause("dm", "608.1")
@pytest.mark.parametrize(("hand", "broken"), [(2, 1), (3, 2)])
def test_a_creature_breaks_two_shields_while_its_power_as_it_grew_is_enough(hand: int, broken: int) -> None:
    made = scene()
    grows = Static((AddStats((Times(Count(THEIR_HAND), 2000),)),))
    strong = Static((W_BREAKER,), when=Compare(StatOf(This(), "power"), ">=", 6000))
    mine = made.put("battle zone", bearer("en-DM-12-14", grows, strong, power=1000))
    made.fill("hand", ANT, hand, 1)
    made.begin("main")
    assert (power(made.game, mine), breaks(made.game, mine)) == (1000 + 2000 * hand, broken)


@pytest.mark.clause("dm", "608.3b")
def test_all_creatures_of_enough_power_have_a_breaker_those_that_were_strengthened_too() -> None:
    strong = creatures(StatIs("power", ">=", 6000), whose="you")
    banner = written(
        "dm", Static((W_BREAKER,), affects=strong), Static((AddStats((4000,)),), affects=creatures())
    )
    made = scene()
    bear = made.put("battle zone", card("Ox", 1, 3000))
    ant = made.put("battle zone", card("Cub", 1, 1000))
    made.put("battle zone", card("Banner", 1, 1000, abilities=banner))
    made.begin("main")
    assert (breaks(made.game, bear), breaks(made.game, ant)) == (2, 1)


@pytest.mark.clause("dm", "608.2a")
@pytest.mark.parametrize(("card_id", "amount"), [("en-DM-01-89", 2000)])
def test_power_attacker_is_given_until_the_turn_ends_and_counts_only_while_attacking(
    card_id: str, amount: int
) -> None:
    made = scene()
    mine = made.put("battle zone", card("Ox", 1, 3000))
    boar = made.put("battle zone", card("Boar", 1, 4500), 1, rested=True)
    cast(made, card_id, fx.Modify(Each(creatures(whose="you")), (GainAbilities((attacker(amount),)),)))
    assert power(made.game, mine) == 3000
    made.until("attack").answer("attack", mine, boar)
    assert (made.zone_of(mine), made.zone_of(boar)) == ("battle zone", "graveyard")
    assert power(made.game, mine) == 3000
    made.until("charge_mana", player=1)
    assert not made.state.lasting


@pytest.mark.clause("dm", "609.4")
@pytest.mark.parametrize("mine", [True, False])
def test_a_creature_discarded_in_the_opponents_turn_comes_into_the_battle_zone_instead(mine: bool) -> None:
    torey = printed(
        "dm",
        "en-DM-06-18",
        Replacement(
            During(Discards(), "opponent"),
            fx.MoveTo(ThisCard(), "battle zone"),
            zones=("hand",),
            only_there=True,
        ),
    )
    made = scene()
    one = made.put("hand", card("Torey", 1, 3000, abilities=torey), 0 if mine else 1)
    made.put("hand", spell("Rot", 1, effect=fx.Discard(1, "you" if mine else "opponent")))
    made.begin("main").answer("use", "Rot")
    assert made.zone_of(one) == ("graveyard" if mine else "battle zone")


@pytest.mark.clause("dm", "609.4")
@pytest.mark.parametrize("said", ["replace", "decline"])
def test_a_creature_may_come_into_the_battle_zone_in_place_of_being_discarded(said: str) -> None:
    ability = printed(
        "dm",
        "en-DM-12-36",
        Replacement(
            During(Discards(), "opponent"),
            fx.MoveTo(ThisCard(), "battle zone"),
            optional=True,
            zones=("hand",),
            only_there=True,
        ),
    )
    made = scene()
    one = made.put("hand", card("Reaper", 1, 3000, abilities=ability), 1)
    made.put("hand", spell("Rot", 1, effect=fx.DiscardHand("opponent")))
    made.begin("main").answer("use", "Rot").answer(said)
    assert made.zone_of(one) == ("battle zone" if said == "replace" else "graveyard")


@pytest.mark.clause("dm", "603.2")
@pytest.mark.clause("dm", "701.5a")
@pytest.mark.parametrize(("what", "blocks"), [("spell", True), ("creature", True), ("nothing", False)])
def test_what_the_opponent_summons_or_casts_makes_a_creature_a_blocker_for_the_turn(
    what: str, blocks: bool
) -> None:
    theirs = cards(whose="opponent", types=("creature", "spell"))
    wary = Triggered(Plays(theirs), fx.Modify(This(), (GainKeywords(frozenset({"Blocker"})),)))
    made = scene()
    made.put("battle zone", bearer("en-DM-06-31", wary, power=5000), 1)
    made.put("battle zone", card("Ox", 1, 3000))
    made.put("hand", spell("Song", 1, effect=fx.Draw(1)))
    made.put("hand", card("Cub", 1, 1000))
    made.begin("main")
    if what != "nothing":
        made.answer("use", "Song" if what == "spell" else "Cub")
    made.until("attack").answer("attack", "Ox", -1)
    assert made.offers("block", "Bearer") is blocks


@pytest.mark.clause("dm", "603.3")
def test_a_spell_that_was_cast_is_done_before_what_waits_for_it_and_whoever_casts_it() -> None:
    spells = cards(types=("spell",))
    grows = Triggered(Plays(spells), fx.Modify(This(), (AddStats((3000,)),)))
    made = scene()
    mine = made.put("battle zone", bearer("en-DM-08-13", grows, power=2000))
    strikes = fx.Destroy(Each(creatures(StatIs("power", "<=", 2000))))
    made.put("hand", spell("Strike", 1, effect=strikes))
    made.put("hand", ANT)
    made.begin("main").answer("use", "Strike")
    assert made.zone_of(mine) == "graveyard", "what the spell says comes first"


@pytest.mark.clause("dm", "500.5")
def test_a_creature_that_comes_gives_an_extra_turn() -> None:
    comes = Triggered(
        Enters(), fx.Do((fx.Destroy(Each(creatures(StatIs("power", "=", 6000), other=True))), fx.ExtraTurn()))
    )
    made = scene()
    made.put("hand", bearer("en-DM-10-9", comes, power=6000))
    made.put("battle zone", card("Ox", 1, 6000), 1)
    made.begin("main").answer("use", "Bearer")
    assert made.names("graveyard", 1) == ["Ox"]
    order = []
    for _ in range(3):
        made.until("charge_mana")
        order.append(made.state.active)
        made.answer("pass")
    assert order == [0, 1, 0]


@pytest.mark.clause("dm", "603.2b")
def test_what_triggers_once_a_turn_does_so_once() -> None:
    comes = cards(types=("creature",), whose="you")
    glad = written("dm", Triggered(Plays(comes), fx.Draw(1), once_a_turn=True))
    made = scene(2)
    made.put("battle zone", card("Herald", 1, 1000, abilities=glad))
    made.fill("hand", card("Cub", 1, 1000), 2)
    made.begin("main").answer("use", "Cub").answer("use", "Cub")
    assert len(made.cards("hand")) == 1


@pytest.mark.clause("dm", "509.2")
@pytest.mark.parametrize(("crew", "broken"), [(0, 1), (2, 3)])
def test_a_crew_breaker_breaks_one_shield_more_for_each_other_of_its_crew(crew: int, broken: int) -> None:
    survivors = creatures(OfRace(frozenset({"Survivor"})), whose="you")
    breaker = KeywordAbility(keyword="crew breaker", filter=survivors)
    made = scene()
    mine = made.put("battle zone", bearer("en-DM-06-86", breaker, races=("Survivor",)))
    for whose in [0] * crew + [1]:
        made.put("battle zone", card("Cub", 1, 1000, races=("Survivor",)), whose)
    before = len(made.cards("shield zone", 1))
    made.put("battle zone", card("Ox", 1, 3000))
    made.begin("attack").answer("attack", mine, -1).until("attack")
    assert before - len(made.cards("shield zone", 1)) == broken


@pytest.mark.clause("dm", "112.3a")
@pytest.mark.parametrize(("shield", "drawn"), [("S Trigger", 2), ("Charger", 0)])
def test_a_shield_trigger_that_the_opponent_uses_lets_its_enemy_draw(shield: str, drawn: int) -> None:
    theirs = cards(whose="opponent")
    wins = Triggered(UsesShieldTrigger(theirs), fx.Draw(2))
    made = scene()
    mine = made.put("battle zone", bearer("en-DM-08-S2", wins))
    song = made.put("shield zone", spell("Song", 1, shield, effect=fx.Draw(1)), 1)
    made.put("battle zone", ANT)
    made.begin("attack").answer("attack", mine, -1).answer("break", song)
    if shield == "S Trigger":
        made.game.answer(0)
    made.until("attack")
    assert len(made.cards("hand")) == drawn
