"""What real cards of Duel Masters print of choices, counts and looks at cards, borne by made-up spells."""

import pytest

from rules.games.dm.nodes import PutTopCardIntoMana
from rules.language import effects as fx
from rules.language.abilities import Triggered
from rules.language.amounts import Count, CountOf, Fixed, Minus, Plus
from rules.language.conditions import Compare, Is
from rules.language.events import Enters
from rules.language.filter_shorthand import both, cards
from rules.language.filters import (
    All,
    AnyOf,
    InZone,
    Not,
    OfAttribute,
    OfRace,
    OfType,
    OneOf,
    StatIs,
    WithKeyword,
)
from rules.language.references import Chosen, Each, It, This, Top
from tests.rules.dm.play.cards import ANT, BEAR, GIANT, WALL, card, spell
from tests.rules.dm.play.scenes import scene as plain_scene
from tests.rules.dm.printed.bearers import (
    CREATURE,
    THEIR_HAND,
    THEIR_MANA,
    YOUR_HAND,
    YOUR_MANA,
    YOUR_SHIELDS,
    bearer,
    cast,
    creatures,
)
from tests.rules.restricted import cannot
from tests.rules.scenes import Scene

YOURS, THEIRS, ALL = creatures(whose="you"), creatures(whose="opponent"), creatures()


def scene(mana: int = 2) -> Scene:
    """Return a scene in which a card that can be used is left in hand, so that the main step goes on."""
    made = plain_scene(mana)
    made.put("hand", card("Rest", 1))
    return made


def of(*civilizations: str) -> OfAttribute:
    """Return the filter of cards of any of these civilizations."""
    return OfAttribute(frozenset(civilizations))


@pytest.mark.clause("dm", "606.2")
@pytest.mark.parametrize("count", [0, 1, 2])
def test_up_to_two_opposing_creatures_are_destroyed_and_then_one_of_its_players(count: int) -> None:
    effect = fx.Do((fx.Destroy(Chosen(THEIRS, 2, 0)), fx.Destroy(Chosen(YOURS))))
    made = scene()
    made.put("battle zone", ANT)
    made.fill("battle zone", BEAR, 3, 1)
    cast(made, "en-DM-04-27", effect)
    for one in made.cards("battle zone", 1)[:count]:
        made.answer("choose", one)
    if count < 2:
        made.answer("done")
    assert len(made.cards("battle zone", 1)) == 3 - count
    assert made.names("battle zone") == []


@pytest.mark.parametrize("count", [0, 2])
def test_any_number_of_mana_cards_is_given_up_for_as_many_cards(count: int) -> None:
    give = fx.MoveTo(Chosen(YOUR_MANA, Count(YOUR_MANA), 0), "graveyard")
    made = scene(3)
    cast(made, "en-DM-04-28", fx.Let("it", give, fx.Draw(CountOf(It()))))
    hand, deck = len(made.cards("hand")), len(made.cards("deck"))
    for one in made.cards("mana zone")[1 : 1 + count]:
        made.answer("choose", one)
    made.answer("done")
    assert len(made.cards("mana zone")) == 3 - count
    assert (len(made.cards("hand")) - hand, deck - len(made.cards("deck"))) == (count, count)


def test_any_number_of_its_players_creatures_is_destroyed_for_as_many_cards() -> None:
    give = fx.Destroy(Chosen(YOURS, Count(YOURS), 0))
    made = scene()
    made.put("battle zone", BEAR)
    made.put("battle zone", card("Rock", 1, 3000, abilities=(cannot("leave"),)))
    ant = made.put("battle zone", ANT)
    made.put("battle zone", GIANT, 1)
    cast(made, "en-DM-06-61", fx.Let("it", give, fx.Draw(CountOf(It()))))
    deck = len(made.cards("deck"))
    assert "Giant" not in made.offered("choose")
    made.answer("choose", ant).answer("done")
    assert made.names("battle zone") == ["Bear", "Rock"]
    assert deck - len(made.cards("deck")) == 1


def test_any_number_of_cards_is_discarded_for_as_many_others() -> None:
    effect = fx.ChooseNumber(Count(YOUR_HAND), fx.Do((fx.Discard(Fixed()), fx.Draw(Fixed()))))
    made = scene()
    made.fill("hand", BEAR, 2)
    cast(made, "en-DM-12-24", effect)
    deck = len(made.cards("deck"))
    made.game.answer(2)
    made.answer("choose", "Bear").answer("choose", "Bear")
    assert deck - len(made.cards("deck")) == 2
    assert made.names("graveyard").count("Bear") == 2


@pytest.mark.clause("dm", "401.7")
def test_each_player_shuffles_their_hand_away_and_draws_as_many() -> None:
    back = fx.Do(
        (fx.MoveTo(Each(YOUR_HAND), "deck", "shuffled"), fx.MoveTo(Each(THEIR_HAND), "deck", "shuffled"))
    )
    draw = fx.Do((fx.Draw(Fixed("mine")), fx.Draw(Fixed("theirs"), "opponent")))
    effect = fx.Fix(Count(YOUR_HAND), fx.Fix(Count(THEIR_HAND), fx.Do((back, draw)), "theirs"), "mine")
    made = plain_scene(2)
    made.fill("hand", BEAR, 3)
    made.fill("hand", BEAR, 1, 1)
    made.put("battle zone", ANT)
    cast(made, "en-DM-05-41", effect)
    while made.ask.kind == "order":
        made.game.answer(0)
    assert made.ask.player == 0
    assert (len(made.cards("hand")), len(made.cards("hand", 1))) == (3, 1)
    assert made.names("deck").count("Bear") + made.names("hand").count("Bear") == 3


def test_of_the_revealed_top_cards_those_of_one_civilization_come_to_hand() -> None:
    here = cards(OneOf(It()), zones=("deck",))
    sort = fx.Do(
        (
            fx.MoveTo(Each(both(here, of("water"))), "hand"),
            fx.MoveTo(Each(both(here, Not(of("water")))), "graveyard"),
        )
    )
    made = scene()
    for civilization in ("water", "fire", "fire", "water", "light"):
        made.put("deck", card(civilization.title(), civilizations=(civilization,)))
    cast(made, "en-DM-03-20", fx.Reveal(Top(4), sort))
    assert made.names("hand") == ["Rest", "Water"]
    assert sorted(made.names("graveyard")) == ["Fire", "Fire", "Flash", "Light"]
    assert made.names("deck")[-1] == "Water"


def test_of_the_top_cards_one_comes_to_hand_and_the_rest_goes_under_the_deck_unseen() -> None:
    here = cards(OneOf(It()), zones=("deck",))
    take = fx.Do((fx.MoveTo(Chosen(here), "hand"), fx.MoveTo(Each(here), "deck", "bottom")))
    made = scene()
    for one in (BEAR, GIANT, WALL, ANT):
        made.put("deck", one)
    cast(made, "en-DM-09-20", fx.Look(4, take))
    assert sorted(made.offered("choose")) == ["Ant", "Bear", "Giant", "Wall"]
    made.answer("choose", "Giant").answer("put", "Wall").answer("put", "Bear")
    assert made.names("hand") == ["Rest", "Giant"]
    assert sorted(made.names("deck")[:3]) == ["Ant", "Bear", "Wall"]


@pytest.mark.parametrize("race", ["Survivor", "Human"])
def test_the_revealed_top_card_comes_to_hand_if_it_is_of_a_race_and_is_put_away_if_not(race: str) -> None:
    kept = Is(It(), OfRace(frozenset({"Survivor"})))
    effect = fx.Reveal(Top(), fx.If(kept, fx.MoveTo(It(), "hand"), fx.MoveTo(It(), "graveyard")))
    made = scene()
    top = made.put("deck", card("Scout", races=(race,)))
    cast(made, "en-P-L18-20-Y1", effect)
    assert made.zone_of(top) == ("hand" if race == "Survivor" else "graveyard")


def test_all_creatures_of_a_power_that_its_player_names_are_destroyed() -> None:
    effect = fx.ChooseNumber(
        6000, fx.Destroy(Each(cards(StatIs("power", "=", Fixed()), zones=("battle zone",), types=CREATURE)))
    )
    made = scene()
    made.put("battle zone", BEAR)
    made.put("battle zone", WALL, 1)
    made.put("battle zone", GIANT, 1)
    cast(made, "en-DM-12-13", effect)
    assert len(made.ask.options) == 6001
    made.game.answer(3000)
    assert (made.names("battle zone"), made.names("battle zone", 1)) == ([], ["Giant"])


@pytest.mark.parametrize("twins", [0, 2])
def test_a_creature_more_is_tapped_for_each_card_of_its_name_in_a_graveyard(twins: int) -> None:
    more = Plus((1, Count(cards(zones=("graveyard",), name="Flash"))))
    made = scene()
    made.fill("battle zone", BEAR, 4, 1)
    if twins:
        for player in (0, 1):
            made.put("graveyard", spell("Flash"), player)
    cast(made, "en-DM-12-22", fx.Rest(Chosen(THEIRS, more, 1)))
    for one in made.cards("battle zone", 1)[: 1 + twins]:
        made.answer("choose", one)
    assert made.ask.kind == "main"
    assert sum(made.in_play(one).rested for one in made.cards("battle zone", 1)) == 1 + twins


@pytest.mark.parametrize(("mine", "theirs"), [(1, 4), (4, 1)])
def test_its_player_draws_up_to_as_many_cards_as_the_opponent_has(mine: int, theirs: int) -> None:
    made = plain_scene(2)
    made.fill("hand", ANT, mine)
    made.fill("hand", ANT, theirs, 1)
    cast(made, "ja-DM-14-16", fx.Draw(Minus(Count(THEIR_HAND), Count(YOUR_HAND))))
    assert len(made.cards("hand")) == max(mine, theirs)


@pytest.mark.parametrize("theirs", [2, 3])
def test_cards_come_into_the_mana_zone_where_the_opponent_has_more(theirs: int) -> None:
    fewer = Compare(Count(THEIR_MANA), ">", Count(YOUR_MANA))
    made = scene(2)
    made.fill("mana zone", ANT, theirs, 1)
    cast(made, "en-DM-05-9", fx.If(fewer, fx.MoveTo(Top(2), "mana zone")))
    assert len(made.cards("mana zone")) == (4 if theirs == 3 else 2)


def test_the_opponent_chooses_a_creature_or_a_mana_card_to_put_away() -> None:
    either = AnyOf((InZone(("mana zone",)), All((InZone(("battle zone",)), OfType(CREATURE)))))
    made = scene()
    made.put("battle zone", BEAR, 1)
    made.put("battle zone", card("Blade", types=("cross gear",)), 1)
    made.put("mana zone", GIANT, 1)
    made.put("battle zone", WALL)
    loses = Chosen(cards(either, zones=("battle zone", "mana zone"), whose="opponent"), by="opponent")
    cast(made, "en-DM-06-79", fx.MoveTo(loses, "graveyard"))
    assert (made.ask.player, sorted(made.offered("choose"))) == (1, ["Bear", "Giant"])
    made.answer("choose", "Giant")
    assert made.names("graveyard", 1) == ["Giant"]


@pytest.mark.parametrize("which", [0, 1])
def test_all_creatures_of_one_of_two_civilizations_are_tapped(which: int) -> None:
    one = fx.Rest(Each(creatures(of("darkness"))))
    other = fx.Rest(Each(creatures(of("fire"))))
    made = scene()
    ghost = made.put("battle zone", card("Ghost", civilizations=("darkness",)), 1)
    ant = made.put("battle zone", ANT)
    cast(made, "en-DM-07-8", fx.ChooseOne((one, other)))
    made.game.answer(which)
    assert (made.in_play(ghost).rested, made.in_play(ant).rested) == (which == 0, which == 1)


def test_all_creatures_that_do_not_block_are_tapped() -> None:
    made = scene()
    wall = made.put("battle zone", WALL, 1)
    bear = made.put("battle zone", BEAR, 1)
    ant = made.put("battle zone", ANT)
    cast(made, "en-DM-06-14", fx.Rest(Each(creatures(Not(WithKeyword(frozenset({"Blocker"})))))))
    assert [made.in_play(one).rested for one in (wall, bear, ant)] == [False, True, True]


def test_for_each_mana_card_another_comes_tapped() -> None:
    made = scene(3)
    cast(made, "en-DM-09-48", fx.MoveTo(Top(Count(YOUR_MANA)), "mana zone", rested=True))
    assert len(made.cards("mana zone")) == 6
    assert sum(made.in_play(one).rested for one in made.cards("mana zone")) == 4


@pytest.mark.parametrize("count", [0, 2])
def test_any_number_of_its_players_shields_go_into_the_mana_zone(count: int) -> None:
    made = scene()
    cast(made, "en-DM-03-45", fx.MoveTo(Chosen(YOUR_SHIELDS, Count(YOUR_SHIELDS), 0), "mana zone"))
    for one in made.cards("shield zone")[:count]:
        made.answer("choose", one)
    made.answer("done")
    assert len(made.cards("shield zone")) == 5 - count
    assert len(made.cards("mana zone")) == 2 + count


def test_the_opponent_discards_all_spells_of_two_civilizations() -> None:
    dark = cards(of("darkness", "fire"), zones=("hand",), whose="opponent", types=("spell",))
    made = scene()
    made.put("hand", spell("Spark"), 1)
    made.put("hand", spell("Spark"), 1)
    made.put("hand", ANT, 1)
    gleam = spell("Gleam")
    gleam.attributes = ("light",)
    made.put("hand", gleam, 1)
    cast(
        made,
        "ja-DM-14-13",
        fx.Discard(Count(dark), "opponent", cards(of("darkness", "fire"), types=("spell",))),
    )
    while made.ask.kind == "choose_cards":
        made.answer("choose", "Spark")
    assert made.names("hand", 1) == ["Ant", "Gleam"]
    assert made.names("graveyard", 1) == ["Spark", "Spark"]


def test_a_creature_that_did_not_evolve_becomes_a_shield_of_its_owner() -> None:
    plain = creatures(Not(cards(subtypes=("evolution",))))
    made = scene()
    made.put("battle zone", card("King", marks=("evolution",)), 1)
    bear = made.put("battle zone", BEAR, 1)
    made.put("battle zone", ANT)
    cast(made, "en-DM-11-4", fx.MoveTo(Chosen(plain), "shield zone"))
    assert sorted(made.offered("choose")) == ["Ant", "Bear"]
    made.answer("choose", bear)
    assert made.zone_of(bear) == "shield zone"
    assert len(made.cards("shield zone", 1)) == 6


@pytest.mark.clause("dm", "801.4")
def test_only_the_top_card_of_an_evolved_creature_goes_into_the_mana_zone() -> None:
    evolved = creatures(cards(subtypes=("evolution",)), whose="opponent")
    made = scene()
    cub = made.put("battle zone", BEAR, 1)
    king = made.put("battle zone", card("King", 3, 9000, marks=("evolution",)), 1)
    place = made.state.where[cub]
    made.state.zones[place].remove(cub)
    made.state.where[cub] = -1
    del made.state.instances[cub]
    made.in_play(king).under = (cub,)
    made.put("battle zone", ANT, 1)
    cast(made, "en-DM-06-107", PutTopCardIntoMana(Chosen(evolved)))
    assert (made.zone_of(king), made.zone_of(cub)) == ("mana zone", "battle zone")


@pytest.mark.parametrize("choice", [0, 1])
def test_either_two_others_are_destroyed_or_the_creature_itself(choice: int) -> None:
    two = fx.Destroy(Chosen(creatures(whose="you", other=True), 2, 2))
    made = scene()
    made.fill("battle zone", BEAR, 2)
    mine = made.put(
        "hand", bearer("en-DM-01-55", Triggered(Enters(), fx.ChooseOne((two, fx.Destroy(This())))))
    )
    made.begin("main").answer("use", "Bearer")
    made.game.answer(choice)
    if made.ask.kind == "choose_cards":
        made.answer("choose", "Bear")
    assert (made.zone_of(mine) == "graveyard") == (choice == 1)
    assert made.names("battle zone").count("Bear") == (0 if choice == 0 else 2)
