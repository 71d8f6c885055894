"""Abilities work as cards have them now: lost ones do nothing more, given ones work, in every game."""

import pytest

from rules.engine import atoms
from rules.engine.context import Context
from rules.engine.continuous_effects import Lasting
from rules.engine.definition import Definition
from rules.engine.game import Game
from rules.engine.layers import characteristics
from rules.engine.perform import perform
from rules.engine.triggers import moment
from rules.language import effects as fx
from rules.language.abilities import Ability, Replacement, Static, Triggered
from rules.language.changes import Change, GainAbilities, LoseAllAbilities
from rules.language.durations import END_OF_TURN, Duration
from rules.language.events import Draws, Moment
from rules.language.filter_shorthand import both, cards
from rules.language.references import This
from rules.rulesets import ruleset
from tests.rules.dm.play.cards import card as duelist
from tests.rules.engine.made_up import run
from tests.rules.fow8.play.made_up import resonator
from tests.rules.play.stress import GROUNDS
from tests.rules.scenes import Scene
from tests.rules.setcg.play.made_up import forward
from tests.rules.sve.play.made_up import follower


class Table:
    """A game in which the first player has creatures in play, and what they are called."""

    def __init__(self, code: str) -> None:
        self.code, self.on = code, GROUNDS[code]
        self.scene = Scene(ruleset(code))
        self.game: Game = self.scene.game
        self.kind = next(
            place for place, zone in enumerate(self.game.rules.zones.kinds) if zone.name == self.on.field
        )
        for player in (0, 1):
            deck = self.game.rules.zones.kinds[self.game.rules.deck_zone].name
            self.scene.fill(deck, self.made("Drawn"), 5, player)

    def made(self, name: str, *abilities: Ability) -> Definition:
        """A creature of the game."""
        if self.code == "dm":
            return duelist(name, power=5000, abilities=abilities)
        if self.code == "setcg":
            return forward(name, 5000, abilities=abilities)
        if self.code == "sve":
            return follower(name, 5, 5, abilities=abilities)
        return resonator(name, 500, 500, abilities=abilities)

    def enter(self, name: str, *abilities: Ability) -> int:
        """Put a creature into play and return its number."""
        hand = self.game.rules.zones.kinds[self.game.rules.hand_zone].name
        card = self.scene.put(hand, self.made(name, *abilities))
        atoms.move(self.game, card, self.kind, controller=0)
        return card

    def change(self, card: int, change: Change, until: Duration = END_OF_TURN) -> None:
        """Let an effect change a creature in the layer of abilities."""
        stamp = atoms.stamp(self.game)
        atoms.begin_effect(self.game, Lasting(-1, 0, stamp, self.on.words, change, until, frozenset({card})))

    def bonuses(self, card: int) -> float:
        """How many bonuses a creature has."""
        first, printed = characteristics(self.game, card).stats[0], self.game.state.cards[card].stats[0]
        return (first - printed) / self.on.bonus[0]

    def draw(self) -> int:
        """Let the first player draw a card and return how many they drew."""
        before = len(self.game.state.zones[2 * self.game.rules.hand_zone])
        run(self.game, perform(self.game, fx.Draw(1), Context(0, -1, "")), 0, 0)
        return len(self.game.state.zones[2 * self.game.rules.hand_zone]) - before

    @property
    def leads(self) -> Ability:
        """Other creatures of its player are stronger."""
        return Static(self.on.stronger(), both(self.on.mine, cards(other=True)), layer=self.on.numbers)


LOSES = LoseAllAbilities()
WELL = Replacement(Draws(), fx.PutCounters(This(), "oil"))
"""Instead of drawing a card its player puts oil on it."""
DAWN = Triggered(Moment("dawn"), fx.Draw(1))

having = pytest.mark.parametrize(
    "code",
    [
        pytest.param("fow8", marks=pytest.mark.clause("fow8", "904.1")),
        pytest.param("fow5", marks=pytest.mark.clause("fow5", "9.4#1")),
        pytest.param("setcg", marks=pytest.mark.clause("setcg", "11.13.4.4")),
        pytest.param("dm", marks=pytest.mark.clause("dm", "604.2")),
        pytest.param("sve", marks=pytest.mark.clause("sve", "10.9.1.2")),
    ],
)
"""Abilities last as long as their card has them."""

layered = pytest.mark.parametrize(
    "code",
    [
        pytest.param("fow8", marks=pytest.mark.clause("fow8", "909.1d")),
        pytest.param("fow5", marks=pytest.mark.clause("fow5", "9.9#2")),
        pytest.param("setcg", marks=pytest.mark.clause("setcg", "11.13.4.6")),
        pytest.param("dm", marks=pytest.mark.clause("dm", "608.3b")),
        pytest.param("sve", marks=pytest.mark.clause("sve", "10.9.1.2")),
    ],
)
"""Abilities are given and taken before stats are changed."""


@having
def test_a_static_ability_that_was_lost_changes_nothing_until_it_is_back(code):
    table = Table(code)
    leader, ant = table.enter("Leader", table.leads), table.enter("Ant")
    assert table.bonuses(ant) == 1
    table.change(leader, LOSES)
    assert table.bonuses(ant) == 0
    atoms.end_effects(table.game, END_OF_TURN)
    assert table.bonuses(ant) == 1


@having
def test_a_static_ability_that_was_given_works_as_long_as_its_card_has_it(code):
    table = Table(code)
    bear, ant = table.enter("Bear"), table.enter("Ant")
    table.change(bear, GainAbilities((table.leads,)))
    assert (table.bonuses(bear), table.bonuses(ant)) == (0, 1)
    late = table.enter("Late")
    assert table.bonuses(late) == 1
    atoms.move(table.game, bear, table.game.rules.discard_zone)
    assert table.bonuses(ant) == 0


@layered
def test_a_static_ability_that_gives_static_abilities_gives_them_before_stats_are_counted(code):
    table = Table(code)
    teaches = Static((GainAbilities((table.leads,)),), table.on.mine, layer=table.on.words)
    ant, bear, teacher = table.enter("Ant"), table.enter("Bear"), table.enter("Teacher", teaches)
    assert [table.bonuses(card) for card in (ant, bear, teacher)] == [2, 2, 2]
    table.change(ant, LOSES)
    assert [table.bonuses(card) for card in (ant, bear, teacher)] == [2, 1, 1], "the later effect took it"
    table.change(teacher, LOSES)
    assert [table.bonuses(card) for card in (ant, bear, teacher)] == [0, 0, 0]


@layered
def test_of_two_that_take_each_others_abilities_the_older_does(code):
    table = Table(code)
    takes = Static((LOSES,), both(table.on.mine, cards(other=True)), layer=table.on.words)
    table.enter("Older", takes, table.leads)
    newer = table.enter("Newer", takes, table.leads)
    assert table.bonuses(newer) == 1
    assert characteristics(table.game, newer).abilities == ()


@having
@pytest.mark.parametrize("by_static", [False, True])
def test_a_replacement_ability_that_was_given_replaces_and_one_that_was_lost_does_not(code, by_static):
    table = Table(code)
    bear = table.enter("Bear")
    assert table.draw() == 1
    given = (GainAbilities((WELL,)),)
    if by_static:
        bears = cards(zones=(table.on.field,), name="Bear")
        table.enter("Teacher", Static(given, bears, layer=table.on.words))
    else:
        table.change(bear, *given)
    assert table.draw() == 0
    assert table.game.state.instances[bear].counters == {"oil": 1}
    table.change(bear, LOSES)
    assert table.draw() == 1


@having
def test_a_static_ability_that_a_card_in_hand_was_given_changes_it_there_and_one_that_it_lost_does_not(code):
    table = Table(code)
    hand = table.game.rules.zones.kinds[table.game.rules.hand_zone].name
    grows = Static(table.on.stronger(), zones=(hand,))
    ant, bear = (
        table.scene.put(hand, table.made(name, *own)) for name, own in (("Ant", ()), ("Bear", (grows,)))
    )
    assert (table.bonuses(ant), table.bonuses(bear)) == (0, 1)
    for name, change in (("Ant", GainAbilities((grows,))), ("Bear", LOSES)):
        table.enter("Teacher", Static((change,), cards(zones=(hand,), name=name), layer=table.on.words))
    assert (table.bonuses(ant), table.bonuses(bear)) == (1, 0)


@having
def test_an_ability_that_triggers_at_a_moment_does_where_it_was_given_and_not_where_it_was_lost(code):
    table = Table(code)
    bear, owl = table.enter("Bear"), table.enter("Owl", DAWN)
    table.change(bear, GainAbilities((DAWN,)))
    table.change(owl, LOSES)
    moment(table.game, "dawn")
    assert [pending.card for pending in table.game.state.pending] == [bear]
