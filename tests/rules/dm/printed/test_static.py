"""What real cards of Duel Masters print of static abilities, borne by made-up cards."""

import pytest

from rules.games.dm.keywords import power
from rules.language import effects as fx
from rules.language.abilities import AsItEnters, Static
from rules.language.amounts import Count, Times
from rules.language.changes import (
    AddAttributes,
    AddRaces,
    AddStats,
    Change,
    ChangeCost,
    GainKeywords,
    LoseKeywords,
    Restrict,
)
from rules.language.conditions import There, TurnOf
from rules.language.filter_shorthand import cards
from rules.language.filters import (
    AnyOf,
    HostOf,
    IsRested,
    Not,
    OfAttribute,
    OfType,
    OneOf,
    RaceHas,
)
from rules.language.references import Each, Subject, This
from rules.language.restrictions import Cannot
from tests.rules.dm.play.cards import ANT, BEAR, GIANT, WALL, card, spell
from tests.rules.dm.play.scenes import cast as cast_any
from tests.rules.dm.play.scenes import scene
from tests.rules.dm.printed.bearers import (
    CREATURE,
    THEIR_HAND,
    THEIR_MANA,
    THEIR_SHIELDS,
    YOUR_MANA,
    bearer,
    creatures,
)
from tests.rules.restricted import cannot
from tests.rules.scenes import Scene


def gains(*words: str) -> Change:
    """Return the change that gives keywords."""
    return GainKeywords(frozenset(words))


def of(*civilizations: str) -> OfAttribute:
    """Return the filter of cards of any of these civilizations."""
    return OfAttribute(frozenset(civilizations))


def for_each(what: object, each: int = 1000) -> AddStats:
    """Return the change by so much power for each card."""
    return AddStats((Times(each, Count(what)),))  # type: ignore[arg-type]


def still(made: Scene) -> Scene:
    """Begin the main step with a card in hand that can be used, so that the scene stands still."""
    made.put("hand", ANT)
    return made.begin("main")


@pytest.mark.clause("dm", "608.3")
def test_its_power_grows_with_each_other_creature_of_its_civilization() -> None:
    made = scene()
    grows = Static((for_each(creatures(of("light"), whose="you", other=True)),))
    mine = made.put("battle zone", bearer("en-DM-03-1", grows, power=4000, civilization="light"))
    made.put("battle zone", card("Lamp", civilizations=("light", "fire")))
    made.put("battle zone", card("Lamp", civilizations=("light",)))
    made.put("battle zone", ANT)
    made.put("battle zone", card("Star", civilizations=("light",)), 1)
    still(made)
    assert power(made.game, mine) == 6000


def test_its_power_grows_with_each_card_of_the_opponents_hand() -> None:
    made = scene()
    made.fill("hand", ANT, 3, 1)
    mine = made.put("battle zone", bearer("en-DM-12-14", Static((for_each(THEIR_HAND, 2000),)), power=1000))
    still(made)
    assert power(made.game, mine) == 7000


def test_its_power_grows_with_each_tapped_card_of_the_other_mana_zone() -> None:
    made = scene()
    mine = made.put(
        "battle zone",
        bearer("en-DM-10-31", Static((for_each(cards(IsRested(), THEIR_MANA, zones=("mana zone",))),))),
    )
    for tapped in (True, True, False):
        made.put("mana zone", ANT, 1, rested=tapped)
    made.put("mana zone", ANT, rested=True)
    still(made)
    assert power(made.game, mine) == 4000


def test_its_power_grows_with_each_other_untapped_creature_and_not_with_tapped_ones() -> None:
    made = scene()
    others = creatures(IsRested(False), whose="you", other=True)
    mine = made.put("battle zone", bearer("en-DM-10-13", Static((for_each(others),))))
    made.put("battle zone", ANT)
    made.put("battle zone", ANT, rested=True)
    still(made)
    assert power(made.game, mine) == 3000


def test_its_power_shrinks_with_creatures_of_two_civilizations_of_either_player() -> None:
    shrinks = Static((for_each(creatures(of("light", "nature")), -1000),))
    made = scene()
    mine = made.put("battle zone", bearer("ja-DM-14-53", shrinks, power=5000))
    made.put("battle zone", card("Lamp", civilizations=("light",)), 1)
    made.put("battle zone", card("Leaf", civilizations=("nature",)))
    made.put("battle zone", ANT)
    still(made)
    assert power(made.game, mine) == 3000


def test_power_that_was_asked_for_shrinks_with_the_next_creature_and_a_creature_at_zero_dies() -> None:
    shrinks = Static((for_each(creatures(of("light", "nature")), -1000),))
    made = scene()
    mine = made.put("battle zone", bearer("ja-DM-14-53", shrinks, power=2000))
    made.put("battle zone", card("Lamp", civilizations=("light",)), 1)
    made.put("mana zone", card("Root", civilizations=("nature",)))
    made.put("hand", card("Leaf", civilizations=("nature",)))
    made.begin("main")
    assert power(made.game, mine) == 1000
    made.answer("use", "Leaf")
    assert made.zone_of(mine) == "graveyard"


@pytest.mark.parametrize("pure", [True, False])
def test_it_is_stronger_while_its_whole_mana_zone_is_of_one_civilization(pure: bool) -> None:
    other = There(cards(Not(of("fire")), YOUR_MANA, zones=("mana zone",)), 0, 0)
    made = scene()
    mine = made.put("battle zone", bearer("en-DM-03-35", Static((AddStats((2000,)),), when=other)))
    made.put("mana zone", card("Leaf", civilizations=("nature",)), 0 if not pure else 1)
    still(made)
    assert power(made.game, mine) == (4000 if pure else 2000)


@pytest.mark.parametrize("player", [0, 1])
def test_it_is_stronger_while_its_player_has_a_creature_of_another_civilization(player: int) -> None:
    there = There(creatures(of("darkness"), whose="you"))
    made = scene()
    mine = made.put("battle zone", bearer("en-DM-04-40", Static((AddStats((2000,)),), when=there)))
    made.put("battle zone", card("Ghost", civilizations=("darkness",)), player)
    still(made)
    assert power(made.game, mine) == (4000 if player == 0 else 2000)


def test_creatures_of_two_civilizations_are_stronger_whoever_has_them() -> None:
    made = scene()
    made.put(
        "battle zone", bearer("en-DM-04-24", Static((AddStats((1000,)),), creatures(of("light", "darkness"))))
    )
    lamp = made.put("battle zone", card("Lamp", civilizations=("light",)), 1)
    ghost = made.put("battle zone", card("Ghost", civilizations=("darkness",)))
    ant = made.put("battle zone", ANT)
    still(made)
    assert [power(made.game, one) for one in (lamp, ghost, ant)] == [2000, 2000, 1000]


def test_creatures_of_a_race_are_stronger_and_block() -> None:
    demons = creatures(cards(races=("Demon Command",)))
    made = scene()
    made.put("battle zone", bearer("en-DM-04-30", Static((AddStats((2000,)), gains("Blocker")), demons)))
    theirs = made.put("battle zone", card("Imp", races=("Demon Command",)), 1)
    ant = made.put("battle zone", ANT)
    made.put("battle zone", BEAR, 1)
    still(made)
    assert (power(made.game, theirs), power(made.game, ant)) == (3000, 1000)
    made.answer("pass").answer("attack", ant, -1)
    assert made.offered("block") == ["Imp"]


@pytest.mark.clause("dm", "115.3b")
def test_creatures_of_a_race_slay_whatever_they_battle() -> None:
    ghosts = creatures(cards(races=("Ghost",)), whose="you")
    made = scene()
    made.put("battle zone", bearer("en-DM-06-54", Static((gains("Slayer"),), ghosts)))
    mine = made.put("battle zone", card("Wisp", races=("Ghost",)))
    foe = made.put("battle zone", GIANT, 1, rested=True)
    made.begin("attack").answer("attack", mine, foe)
    assert made.zone_of(foe) == "graveyard"


@pytest.mark.clause("dm", "112.2")
@pytest.mark.parametrize("race", ["Armored Dragon", "Human"])
def test_creatures_with_a_word_in_their_race_cost_less_but_not_less_than_two(race: str) -> None:
    dragons = cards(RaceHas("Dragon"), whose="you", types=CREATURE)
    less = Static((ChangeCost(less=(("mana", 2),), floor=2),), dragons)
    made = scene(2)
    made.put("battle zone", bearer("en-DM-06-77", less))
    made.put("hand", card("Big", 4, races=(race,)))
    made.put("hand", card("Small", 3, races=(race,)))
    made.put("hand", ANT)
    made.begin("main")
    assert made.offers("use", "Big") == (race != "Human")
    assert made.offers("use", "Small") == (race != "Human")
    if race != "Human":
        made.answer("use", "Small")
        assert all(made.in_play(one).rested for one in made.cards("mana zone"))


@pytest.mark.parametrize("civilization", ["darkness", "fire"])
@pytest.mark.parametrize("player", [0, 1])
def test_cards_of_a_civilization_cost_more_whoever_uses_them(civilization: str, player: int) -> None:
    taxed = cards(of("darkness"), AnyOf((OfType(CREATURE), OfType(frozenset({"spell"})))))
    made = scene(0)
    made.fill("mana zone", card("Dusk", civilizations=("darkness", "fire")), 2)
    made.put("battle zone", bearer("en-DM-04-50", Static((ChangeCost(more=(("mana", 1),)),), taxed)), player)
    made.put("hand", card("Ghost", 2, civilizations=(civilization,)))
    curse = spell("Curse", 2, effect=fx.Draw())
    curse.attributes = (civilization,)
    made.put("hand", curse)
    made.put("hand", ANT)
    made.begin("main")
    assert made.offers("use", "Ant")
    assert made.offers("use", "Ghost") == (civilization == "fire")
    assert made.offers("use", "Curse") == (civilization == "fire")


def test_creatures_not_of_its_civilization_cost_more_and_spells_do_not() -> None:
    taxed = cards(Not(of("darkness")), types=CREATURE)
    made = scene(0)
    made.fill("mana zone", card("Dusk", civilizations=("darkness", "fire")), 3)
    made.put("battle zone", bearer("ja-DM-15-3", Static((ChangeCost(more=(("mana", 2),)),), taxed)), 1)
    made.put("hand", card("Ghost", 2, civilizations=("darkness",)))
    made.put("hand", card("Ember", 2))
    made.put("hand", spell("Curse", 2, effect=fx.Draw()))
    made.begin("main")
    assert made.offered("use") == ["Ghost", "Curse"]


@pytest.mark.parametrize("turn", [0, 1])
def test_others_are_stronger_in_the_other_players_turn_only(turn: int) -> None:
    stronger = Static((AddStats((2000,)),), creatures(whose="you", other=True), when=TurnOf("opponent"))
    made = scene()
    made.fill("mana zone", ANT, 1, 1)
    mine = made.put("battle zone", bearer("en-DM-10-22", stronger))
    bear = made.put("battle zone", BEAR)
    made.put("hand", ANT, turn)
    made.begin("main", active=turn)
    assert power(made.game, bear) == (3000 if turn == 0 else 5000)
    assert power(made.game, mine) == 2000


@pytest.mark.clause("dm", "703.4c")
def test_tapped_creatures_of_the_opponent_are_weaker_and_die() -> None:
    weaker = Static((AddStats((-2000,)),), creatures(IsRested(), whose="opponent"))
    made = scene()
    made.put("battle zone", bearer("ja-DM-14-6", weaker))
    tapped = made.put("battle zone", WALL, 1, rested=True)
    awake = made.put("battle zone", BEAR, 1)
    weak = made.put("battle zone", card("Moth", power=2000), 1)
    cast_any(made, fx.Rest(Each(cards(zones=("battle zone",), name="Moth"))))
    assert made.zone_of(weak) == "graveyard"
    assert (power(made.game, tapped), power(made.game, awake)) == (1000, 3000)


def test_creatures_of_two_civilizations_cannot_be_blocked() -> None:
    sly = Static((Restrict(Cannot("be blocked")),), creatures(of("light", "darkness"), whose="you"))
    for civilization in ("light", "fire"):
        made = scene()
        made.put("battle zone", bearer("en-DM-10-34", sly))
        mine = made.put("battle zone", card("Moth", civilizations=(civilization,)))
        made.put("battle zone", WALL, 1)
        made.begin("attack").answer("attack", mine, -1)
        assert (made.ask.kind == "block") == (civilization == "fire")


@pytest.mark.parametrize("tapped", [True, False])
def test_it_cannot_attack_while_its_player_has_another_untapped_creature(tapped: bool) -> None:
    others = There(creatures(IsRested(False), whose="you", other=True))
    made = scene()
    made.put("battle zone", bearer("en-DM-06-S9", Static((Restrict(Cannot("attack")),), when=others)))
    made.put("battle zone", card("Stone", 1, 1000, abilities=(cannot("attack"),)), rested=tapped)
    made.put("battle zone", ANT, rested=True)
    made.begin("attack")
    assert (made.ask.kind == "attack") == tapped


@pytest.mark.parametrize("shields", [0, 1])
def test_it_cannot_attack_while_the_opponent_has_no_shields(shields: int) -> None:
    none = There(THEIR_SHIELDS, 0, 0)
    made = scene()
    made.put("battle zone", bearer("en-DM-05-28", Static((Restrict(Cannot("attack")),), when=none)))
    clear = fx.MoveTo(Each(THEIR_SHIELDS), "graveyard")
    if shields == 0:
        cast_any(made, clear)
    else:
        made.begin("attack")
    assert made.offers("attack", "Bearer") == (shields == 1)


@pytest.mark.clause("dm", "112.2a")
def test_cards_of_its_players_mana_zone_are_of_every_civilization() -> None:
    every = AddAttributes(frozenset({"light", "water", "darkness", "fire", "nature"}))
    for player in (0, 1):
        made = scene(2)
        made.put("battle zone", bearer("ja-DM-13-15", Static((every,), YOUR_MANA)), player)
        made.put("hand", card("Ghost", 2, civilizations=("darkness", "water")))
        made.put("hand", ANT)
        made.begin("main")
        assert made.offers("use", "Ghost") == (player == 0)


@pytest.mark.parametrize("turn", [0, 1])
def test_nobody_casts_spells_of_other_civilizations(turn: int) -> None:
    banned = cards(Not(of("light")), zones=("hand",), types=("spell",))
    made = scene(2)
    made.fill("mana zone", card("Dawn", civilizations=("light", "fire")), 3, turn)
    made.put("battle zone", bearer("en-DM-04-1", Static((Restrict(Cannot("be used")),), banned)))
    bright = spell("Gleam", 1, effect=fx.Draw())
    bright.attributes = ("light",)
    made.put("hand", bright, turn)
    made.put("hand", spell("Spark", 1, effect=fx.Draw()), turn)
    made.put("hand", ANT, turn)
    made.begin("main", active=turn)
    assert made.offered("use") == ["Gleam", "Ant"]


@pytest.mark.clause("dm", "112.3a")
@pytest.mark.parametrize("civilization", ["darkness", "fire"])
def test_nobody_uses_the_shield_triggers_of_one_civilization(civilization: str) -> None:
    silenced = Static(
        (LoseKeywords(frozenset({"S Trigger"})),), cards(of("darkness"), zones=("shield zone",))
    )
    made = scene()
    made.put("battle zone", bearer("en-DM-04-8", silenced))
    trap = spell("Trap", 1, "S Trigger", effect=fx.Draw())
    trap.attributes = (civilization,)
    shield = made.put("shield zone", trap, 1)
    made.begin("attack").answer("attack", "Bearer", -1).answer("break", shield)
    assert (made.ask.kind == "s_trigger") == (civilization == "fire")


def test_it_is_put_into_the_battle_zone_tapped() -> None:
    made = scene(2)
    number = made.put("hand", bearer("ja-DM-14-11", AsItEnters(fx.Rest(This()))))
    made.put("hand", ANT)
    made.begin("main").answer("use", "Bearer")
    assert made.in_play(number).rested


@pytest.mark.clause("dm", "110.4f")
@pytest.mark.parametrize("marks", [("evolution",), ()])
def test_evolution_creatures_are_put_into_the_battle_zone_tapped(marks: tuple[str, ...]) -> None:
    evolved = creatures(cards(subtypes=("evolution",)))
    made = scene(2)
    made.put("battle zone", bearer("en-DM-06-2", AsItEnters(fx.Rest(Subject()), evolved)), 1)
    made.put("battle zone", card("Cub", races=("Beast",)))
    king = made.put("hand", card("King", 1, 9000, races=("Beast",), marks=marks))
    made.put("hand", ANT)
    made.begin("main").answer("use", "King")
    assert made.in_play(king).rested == bool(marks)


def gear(card_id: str, *abilities: Static) -> object:
    """Return a cross gear named Gear with abilities that a real card prints."""
    made = bearer(card_id, *abilities)
    made.types = frozenset({"cross gear"})
    made.name = "Gear"
    return made


CROSSED = HostOf(OneOf(This()))


def test_the_creature_that_a_gear_is_crossed_to_is_stronger_and_cannot_be_blocked() -> None:
    made = scene(2)
    made.put(
        "battle zone",
        gear("ja-DM-14-86", Static((AddStats((1000,)), Restrict(Cannot("be blocked"))), CROSSED)),
    )  # type: ignore[arg-type]
    ant, bear = made.put("battle zone", ANT), made.put("battle zone", BEAR)
    made.put("battle zone", WALL, 1)
    made.put("hand", ANT)
    made.begin("main").answer("cross", "Gear", ant)
    assert (power(made.game, ant), power(made.game, bear)) == (2000, 3000)
    made.until("attack").answer("attack", ant, -1)
    assert made.ask.kind == "choose_shield"


def test_the_creature_that_a_gear_is_crossed_to_breaks_one_more_shield() -> None:
    more = Static((gains("breaks one more"), AddRaces(frozenset({"Armored Dragon"}))), CROSSED)
    made = scene(2)
    made.put("battle zone", gear("ja-DM-14-S8", more))  # type: ignore[arg-type]
    ant = made.put("battle zone", card("Moth", races=("Human",)))
    made.put("hand", ANT)
    made.begin("main").answer("cross", "Gear", ant)
    made.until("attack").answer("attack", ant, -1)
    made.answer("break", made.cards("shield zone", 1)[0]).answer("break", made.cards("shield zone", 1)[1])
    assert len(made.cards("shield zone", 1)) == 3
