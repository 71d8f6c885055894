"""Static abilities that are given, taken and depend on one another, on the made-up game."""

from rules.engine import atoms
from rules.engine.continuous_effects import Lasting
from rules.engine.costs import cost_changes
from rules.engine.game import Game
from rules.engine.ids import CardId
from rules.engine.layers import characteristics
from rules.engine.triggers import state_triggers
from rules.language.abilities import Ability, Activated, Static, Triggered
from rules.language.changes import (
    AddRaces,
    AddStats,
    Become,
    Change,
    ChangeCost,
    GainAbilities,
    GainKeywords,
    LoseAllAbilities,
    LoseKeywords,
)
from rules.language.conditions import There
from rules.language.costs import Cost, RestThis
from rules.language.durations import ALWAYS
from rules.language.effects import ChangeLife
from rules.language.events import Becomes
from rules.language.filter_shorthand import both, cards
from rules.language.filters import Filter
from rules.language.vocabulary import ANY_RESOURCE
from tests.rules.engine.made_up import card, scene

TABLED = cards(zones=("table",))
OTHERS = both(TABLED, cards(other=True))
GROWS = Static((AddStats((1, 0)),), TABLED, layer="second")
FLIES = frozenset({"Flying"})
LOSES = LoseAllAbilities()


def gives(*abilities: Ability, to: Filter | None = TABLED, layer: str = "first") -> Ability:
    """Return a static ability that gives abilities."""
    return Static((GainAbilities(abilities),), to, layer=layer)


def attacks(game: Game) -> list[int]:
    """Return the attack of each card on the table."""
    return [characteristics(game, one).stats[0] for one in game.state.instances]


def lasts(game: Game, change: Change, cards: frozenset[int], layer: str = "first") -> None:
    """Let an effect change these cards for the rest of the game."""
    atoms.begin_effect(game, Lasting(-1, 0, atoms.stamp(game), layer, change, ALWAYS, cards))


def test_abilities_given_by_given_abilities_settle() -> None:
    game = scene(card("King", abilities=(gives(gives(GROWS, to=None)),)), card("Ant"))
    assert attacks(game) == [3, 3], "each has the gift, so each gives itself what makes all stronger"


def test_an_effect_waits_for_one_that_would_end_it() -> None:
    gifted = Static((GainKeywords(FLIES),), TABLED, layer="first")
    hushes = Static((LOSES,), cards(zones=("table",), name="Bard"), layer="first")
    game = scene(card("Bard", abilities=(gifted,)), card("Guard", abilities=(hushes,)))
    assert characteristics(game, 0).abilities == ()
    assert characteristics(game, 1).keywords == frozenset(), "the bard is older, and lost what it says"


def test_what_an_ability_did_in_an_earlier_layer_stands_though_it_is_lost_in_a_later_one() -> None:
    early = Static((AddRaces(frozenset({"Beast"})),), TABLED, layer="first")
    game = scene(card("Wolf", abilities=(early,)), card("Ant"))
    lasts(game, LOSES, frozenset({0}), "second")
    assert characteristics(game, 1).races == {"Beast"}


def test_an_ability_that_comes_after_its_layer_applies_as_soon_as_it_is_there() -> None:
    early = Static((AddRaces(frozenset({"Beast"})),), TABLED, layer="first")
    game = scene(card("Ant"))
    lasts(game, GainAbilities((early,)), frozenset({0}), "second")
    assert characteristics(game, 0).races == {"Beast"}


def test_equal_abilities_of_one_card_each_count() -> None:
    game = scene(card("Ant", abilities=(GROWS,)))
    lasts(game, GainAbilities((GROWS, GROWS)), frozenset({0}))
    assert attacks(game) == [4]


def test_what_a_card_becomes_brings_its_static_abilities_and_takes_those_it_had() -> None:
    shrinks = Static((AddStats((-1, 0)),), TABLED, layer="second")
    game = scene(card("Ant", abilities=(GROWS,)), card("Bee", (5, 5)))
    assert attacks(game) == [2, 6]
    lasts(game, Become(card("Moth", (3, 3), abilities=(shrinks,))), frozenset({0}))
    assert attacks(game) == [2, 4]


def test_a_given_ability_changes_costs_and_a_lost_one_does_not() -> None:
    cheap = ChangeCost(less=((ANY_RESOURCE, 1),))
    sells = Static((cheap,), cards(zones=("hand",)))
    game = scene(card("Trader", abilities=(sells,)), card("Ant"), hand=(card("Bee"),))
    hand = game.state.zones[2][0]
    assert cost_changes(game, 0, hand) == [cheap]
    lasts(game, LOSES, frozenset({0}))
    assert cost_changes(game, 0, hand) == []
    lasts(game, GainAbilities((sells, sells)), frozenset({1}))
    assert cost_changes(game, 0, hand) == [cheap, cheap]


def test_a_given_ability_watches_a_state_of_the_game() -> None:
    watch = Triggered(Becomes(There(TABLED, 1)), ChangeLife(1), when=There(TABLED, 1))
    game = scene(card("Ant"))
    assert not state_triggers(game)
    lasts(game, GainAbilities((watch,)), frozenset({0}))
    assert state_triggers(game)
    assert [one.card for one in game.state.pending] == [0]


def test_an_ability_to_be_used_is_lost_with_all_others_and_no_printed_card_is_changed() -> None:
    taps = Activated(ChangeLife(1), Cost((RestThis(),)))
    game = scene(card("Ant", abilities=(taps, GROWS)), card("Bee"))
    lasts(game, LOSES, frozenset({0}))
    assert characteristics(game, 0).abilities == ()
    assert characteristics(game, 1) is game.state.cards[1]
    assert game.state.cards[0].abilities == (taps, GROWS)


def test_an_effect_that_says_the_same_again_takes_the_place_of_the_older_one() -> None:
    game = scene(card("Fox"))
    for _ in range(50):
        lasts(game, GainKeywords(FLIES), frozenset({0}))
    assert len(game.state.lasting) == 1 and characteristics(game, CardId(0)).keywords >= FLIES


def test_effects_that_add_up_stay_apart() -> None:
    game = scene(card("Ant"))
    for _ in range(3):
        lasts(game, AddStats((1, 0)), frozenset({0}))
    assert len(game.state.lasting) == 3 and attacks(game) == [4]


def test_what_is_said_again_is_newer_than_what_took_it_away() -> None:
    game = scene(card("Fox"))
    for change in (GainKeywords(FLIES), LoseKeywords(FLIES), GainKeywords(FLIES)):
        lasts(game, change, frozenset({0}))
    assert characteristics(game, CardId(0)).keywords >= FLIES
