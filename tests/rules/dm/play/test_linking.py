"""Gods of Duel Masters that link, stay one creature and part again, told as scenes."""

import pytest

from rules.engine.asks import Option
from rules.engine.game import Game, new_game
from rules.engine.positions import dump, load
from rules.engine.randomness import Random
from rules.engine.state import State
from rules.games.dm.definitions import DuelistCard
from rules.games.dm.keywords import power
from rules.games.dm.layers import SUM
from rules.games.dm.mechanics.gods import LinkedGod
from rules.games.dm.mechanics.gods_plane import (
    ABOVE_IT,
    BELOW_IT,
    ON_ITS_LEFT,
    ON_ITS_RIGHT,
    STEPS,
    Layout,
)
from rules.games.dm.mechanics.names import words
from rules.games.dm.nodes import PutBeneath, PutTopCardIntoMana
from rules.games.dm.play import RULESET
from rules.language import effects as fx
from rules.language.abilities import Ability, AsItEnters, Spell, Triggered
from rules.language.changes import AddStats, LoseAllAbilities, SetStats
from rules.language.events import Attacks, Enters
from rules.language.filter_shorthand import cards
from rules.language.filters import StatIs
from rules.language.references import Each, Subject, ThisCard
from tests.rules.dm.play.cards import ANT, BEAR, card, spell
from tests.rules.dm.play.keyword_abilities import g_link
from tests.rules.play.test_game_laws import content, misplaced
from tests.rules.scenes import Scene

YOURS = cards(zones=("battle zone",), whose="you", types=frozenset({"creature"}))


def god(
    name: str,
    power: int,
    *keywords: str,
    left: str = "",
    right: str = "",
    above: str = "",
    below: str = "",
    civilization: str = "fire",
    races: tuple[str, ...] = (),
    abilities: tuple[Ability, ...] = (),
) -> DuelistCard:
    """Return a god of cost 1 that links with those of these names."""
    sides = ((ON_ITS_LEFT, left), (ON_ITS_RIGHT, right), (ABOVE_IT, above), (BELOW_IT, below))
    links = tuple(g_link(side, cards(name=other)) for side, other in sides if other)
    return card(
        name, 1, power, *keywords, civilizations=(civilization,), races=races, abilities=(*links, *abilities)
    )


SUN = god("Sun", 4000, "Blocker", right="Moon", civilization="light", races=("Dawn",))
MOON = god("Moon", 3000, "Slayer", left="Sun", right="Star", civilization="darkness", races=("Dusk",))
STAR = god("Star", 2000, left="Moon")
ROW = ((SUN, "", "Moon"), (MOON, "Sun", "Star"), (STAR, "Moon", ""))


def scene(mana: int = 3) -> Scene:
    """Return a scene in which both players have a deck and shields, and the turn player mana of all kinds."""
    made = Scene(RULESET)
    for player in (0, 1):
        made.fill("deck", ANT, 20, player)
        made.fill("shield zone", ANT, 5, player)
    for civilization in ("light", "darkness", "fire"):
        made.fill("mana zone", card("Land", 1, civilizations=(civilization,)), mana)
    return made


def destroy(name: str) -> fx.Effect:
    """Return the effect that destroys all creatures of a name."""
    return fx.Destroy(Each(cards(zones=("battle zone",), name=name)))


def settled(made: Scene) -> Scene:
    """Begin the main step and let the gods that lie in the battle zone already link."""
    made.put("hand", BEAR)
    made.put("hand", spell("Spark"))
    return made.begin("main").answer("use", "Spark")


def use(made: Scene, effect: fx.Effect) -> Scene:
    """Let the turn player cast a spell with an effect in the main step."""
    made.put("hand", spell("Word", 1, effect=effect))
    return settled(made).answer("use", "Word")


def linked(*gods: DuelistCard, rested: bool = False) -> tuple[Scene, list[int]]:
    """Return a scene with gods in the battle zone, which link as play begins, and their numbers."""
    made = scene()
    return made, [made.put("battle zone", one, rested=rested) for one in gods]


def places(made: Scene, numbers: list[int]) -> list[str]:
    """Return the zones of cards, and of those that lie in none that they are beneath."""
    return [made.zone_of(one) if made.state.where[one] >= 0 else "beneath" for one in numbers]


@pytest.mark.clause("dm", "701.18a")
@pytest.mark.clause("dm", "701.18b")
@pytest.mark.clause("dm", "803.1")
@pytest.mark.clause("dm", "803.1a")
@pytest.mark.clause("dm", "803.1b")
@pytest.mark.clause("dm", "206.3")
def test_a_god_that_comes_links_and_is_one_creature_with_all_that_both_are() -> None:
    made = scene()
    made.put("battle zone", SUN)
    made.put("hand", BEAR)
    moon = made.put("hand", MOON)
    made.begin("main").answer("use", "Moon")
    now = made.state.cards[moon]
    assert made.cards("battle zone") == [moon]
    assert power(made.game, moon) == 7000
    assert now.keywords == {"Blocker", "Slayer"}
    assert set(now.attributes) == {"light", "darkness"}
    assert now.races == {"Dawn", "Dusk"}
    assert now.is_named("Sun")
    assert now.is_named("Moon")


@pytest.mark.clause("dm", "206.3")
def test_a_fixed_power_is_not_added_up() -> None:
    made, _ = linked(SUN, MOON)
    small = fx.Modify(Each(YOURS), (SetStats((500,)),), layer="fixed")
    use(made, small)
    assert power(made.game, made.cards("battle zone")[0]) == 500


@pytest.mark.clause("dm", "803.2")
@pytest.mark.clause("dm", "803.2a")
def test_a_god_links_only_where_the_g_link_of_single_cards_says_so() -> None:
    made, _ = linked(STAR, SUN, ANT)
    settled(made)
    assert made.names("battle zone") == ["Star", "Sun", "Ant"]
    made = scene()
    made.fill("battle zone", SUN, 1)
    made.put("battle zone", MOON, 1)
    settled(made)
    assert made.names("battle zone") == ["Sun"]


@pytest.mark.clause("dm", "803.2a")
def test_a_linked_god_counts_as_its_single_cards_for_the_next_link() -> None:
    made, _ = linked(SUN, MOON)
    made.put("hand", god("Comet", 2000, left="Sun"))
    settled(made)
    assert made.names("battle zone") == ["Sun & Moon"]
    made.answer("use", "Comet")
    assert made.names("battle zone") == ["Sun & Moon", "Comet"]


@pytest.mark.clause("dm", "803.1c")
def test_what_triggers_on_a_god_that_comes_looks_at_its_own_card() -> None:
    herald = card(
        "Herald",
        abilities=(
            Triggered(Enters(cards(StatIs("power", "<=", 3000), types=frozenset({"creature"}))), fx.Draw(1)),
        ),
    )
    made = scene()
    made.put("battle zone", herald)
    made.put("battle zone", SUN)
    made.put("hand", MOON)
    made.put("hand", BEAR)
    made.begin("main").answer("use", "Moon")
    assert "Sun & Moon" in made.names("battle zone")
    assert sorted(made.names("hand")) == ["Ant", "Bear"]


@pytest.mark.clause("dm", "803.1d")
@pytest.mark.clause("dm", "110.4f")
def test_what_says_how_creatures_come_looks_at_the_card_that_comes() -> None:
    grow = fx.Modify(Subject(), (AddStats((1000,)),), layer=SUM)
    small = cards(StatIs("power", "<=", 3000), types=frozenset({"creature"}))
    herald = card("Herald", abilities=(AsItEnters(grow, small),))
    made = scene()
    made.put("battle zone", herald)
    made.put("battle zone", SUN)
    moon = made.put("hand", MOON)
    made.put("hand", BEAR)
    made.begin("main").answer("use", "Moon")
    assert power(made.game, moon) == 8000


@pytest.mark.clause("dm", "803.1c")
def test_a_god_that_comes_and_links_does_what_it_does_as_it_comes() -> None:
    grow = fx.Modify(ThisCard(), (AddStats((1000,)),), layer=SUM)
    moon = god("Moon", 3000, left="Sun", abilities=(Triggered(Enters(), grow),))
    made = scene()
    made.put("battle zone", SUN)
    number = made.put("hand", moon)
    made.put("hand", BEAR)
    made.begin("main").answer("use", "Moon")
    assert power(made.game, number) == 8000


@pytest.mark.clause("dm", "803.3")
@pytest.mark.clause("dm", "803.5")
@pytest.mark.parametrize("rested", [True, False])
def test_a_linked_god_is_tapped_as_it_was_keeps_effects_and_may_attack_at_once(rested: bool) -> None:
    made = scene()
    made.put("battle zone", SUN, rested=rested)
    moon = made.put("hand", MOON)
    made.put("battle zone", ANT)
    weak = fx.Modify(Each(cards(zones=("battle zone",), name="Sun")), (AddStats((-2000,)),), layer=SUM)
    use(made, weak)
    made.answer("use", "Moon")
    assert made.in_play(moon).rested == rested
    assert power(made.game, moon) == 5000
    made.answer("pass")
    assert made.offers("attack", moon, -1) != rested


@pytest.mark.clause("dm", "803.5")
@pytest.mark.clause("dm", "803.5a")
@pytest.mark.parametrize(("goes", "stays"), [("Sun", "Moon"), ("Moon", "Sun")])
def test_gods_that_came_this_turn_attack_while_linked_and_not_when_parted(goes: str, stays: str) -> None:
    made = scene()
    made.put("battle zone", ANT)
    made.put("battle zone", SUN, entered=5)
    moon = made.put("battle zone", MOON, entered=5)
    assert settled(made).answer("pass").offers("attack", moon, -1)
    made = scene()
    made.put("battle zone", ANT)
    made.put("battle zone", SUN, entered=5)
    made.put("battle zone", MOON, entered=5)
    parts = {"Sun": moon - 1, "Moon": moon}
    use(made, destroy("Sun")).answer("part_with", parts[goes]).answer("pass")
    assert made.names("battle zone") == ["Ant", stays]
    assert not made.offers("attack", stays, -1)


@pytest.mark.clause("dm", "803.5a")
@pytest.mark.clause("dm", "803.5")
@pytest.mark.parametrize("goes", [0, 1])
def test_a_parted_god_that_was_there_as_the_turn_began_attacks(goes: int) -> None:
    made = scene()
    made.put("battle zone", ANT)
    gods = made.put("battle zone", SUN), made.put("hand", MOON)
    made.put("hand", spell("Word", 1, effect=destroy("Sun")))
    made.begin("main").answer("use", "Moon").answer("use", "Word").answer("part_with", gods[goes])
    assert made.offers("attack", gods[1 - goes], -1)


@pytest.mark.clause("dm", "803.3a")
@pytest.mark.parametrize("tapped", [0, 1])
def test_a_god_that_links_a_tapped_and_an_untapped_one_is_tapped(tapped: int) -> None:
    made = scene()
    made.put("battle zone", SUN, rested=tapped == 0)
    made.put("battle zone", STAR, rested=tapped == 1)
    moon = made.put("hand", MOON)
    made.put("hand", BEAR)
    made.begin("main").answer("use", "Moon")
    assert made.names("battle zone") == ["Sun & Moon & Star"]
    assert made.in_play(moon).rested


@pytest.mark.clause("dm", "803.3b")
def test_an_attacking_god_that_links_goes_on_attacking() -> None:
    call = fx.MoveTo(Each(cards(zones=("hand",), name="Moon")), "battle zone")
    sun = god("Sun", 4000, right="Moon", abilities=(Triggered(Attacks(), call),))
    made = scene()
    made.put("battle zone", sun)
    moon = made.put("hand", MOON)
    made.begin("attack").answer("attack", "Sun", -1)
    assert made.in_play(moon).marks == {"attacking"}
    made.answer("break")
    assert len(made.cards("shield zone", 1)) == 4


@pytest.mark.clause("dm", "703.4f")
@pytest.mark.clause("dm", "803.7")
@pytest.mark.clause("dm", "803.4")
@pytest.mark.parametrize("leaving", [0, 1])
def test_of_a_linked_god_one_card_leaves_and_the_other_is_the_same_creature(leaving: int) -> None:
    made, gods = linked(SUN, MOON, rested=True)
    grow = fx.Modify(Each(YOURS), (AddStats((1000,)),), layer=SUM)
    use(made, fx.Do((grow, destroy("Moon"))))
    assert made.ask.kind == "which_god"
    assert made.ask.player == 0
    made.answer("part_with", gods[leaving])
    left = gods[1 - leaving]
    assert made.zone_of(gods[leaving]) == "graveyard"
    assert made.cards("battle zone") == [left]
    assert made.in_play(left).rested
    assert made.in_play(left).under == ()
    assert power(made.game, left) == (4000, 3000)[1 - leaving] + 1000


@pytest.mark.clause("dm", "703.4e")
@pytest.mark.clause("dm", "803.2b")
def test_a_link_is_broken_as_soon_as_no_g_link_holds_it() -> None:
    made, gods = linked(SUN, MOON)
    use(made, fx.Modify(Each(YOURS), (LoseAllAbilities(),), layer="other"))
    assert sorted(made.names("battle zone")) == ["Moon", "Sun"]
    assert [power(made.game, one) for one in gods] == [4000, 3000]


@pytest.mark.clause("dm", "803.4")
@pytest.mark.clause("dm", "803.5a")
def test_a_god_that_parts_again_keeps_the_card_that_was_put_beneath_it_before_it_linked() -> None:
    feed = Triggered(Enters(), PutBeneath(Each(cards(zones=("graveyard",), whose="you"))))
    sun = god("Sun", 4000, right="Moon", abilities=(feed,))
    made = scene()
    ant = made.put("graveyard", ANT)
    gods = [made.put("hand", one) for one in (sun, god("Moon", 3000, left="Sun"))]
    made.put("hand", spell("Fade", 1, effect=fx.Modify(Each(YOURS), (LoseAllAbilities(),), layer="other")))
    made.put("hand", spell("Spark"))
    made.begin("main").answer("use", "Sun").answer("use", "Moon")
    assert (made.names("battle zone"), made.in_play(gods[1]).under) == (["Sun & Moon"], (ant, gods[0]))
    made.answer("use", "Fade")
    assert [made.in_play(one).under for one in gods] == [(ant,), ()]


@pytest.mark.clause("dm", "803.2b")
@pytest.mark.clause("dm", "803.4a")
@pytest.mark.parametrize("goes_on", [0, 1])
def test_of_an_attacking_god_whose_link_is_broken_the_one_chosen_attacks_on(goes_on: int) -> None:
    fades = fx.Modify(Each(YOURS), (LoseAllAbilities(),), layer="other")
    moon = god("Moon", 3000, left="Sun", abilities=(Triggered(Attacks(), fades),))
    made, gods = linked(SUN, moon)
    settled(made).answer("pass").answer("attack", "Sun & Moon", -1)
    assert (made.ask.player, made.ask.kind) == (0, "goes_on")
    made.answer("attack_on", gods[goes_on], by=0)
    assert places(made, gods) == ["battle zone"] * 2
    assert [made.in_play(one).marks for one in (gods[goes_on], gods[1 - goes_on])] == [{"attacking"}, set()]


@pytest.mark.clause("dm", "803.4")
@pytest.mark.clause("dm", "803.4a")
@pytest.mark.clause("dm", "703.4e")
def test_when_the_middle_one_of_three_leaves_both_others_keep_effects_and_one_attacks_on() -> None:
    fall = fx.Do((fx.Modify(Each(YOURS), (AddStats((1000,)),), layer=SUM), destroy("Moon")))
    star = god("Star", 2000, left="Moon", abilities=(Triggered(Attacks(), fall),))
    made, (sun, moon, last) = linked(SUN, MOON, star)
    settled(made).answer("pass").answer("attack", "Sun & Moon & Star", -1).answer("part_with", moon)
    assert made.ask.kind == "goes_on"
    made.answer("attack_on", sun, by=0)
    assert places(made, [sun, moon, last]) == ["battle zone", "graveyard", "battle zone"]
    assert [made.in_play(one).marks for one in (sun, last)] == [{"attacking"}, set()]
    assert [power(made.game, one) for one in (sun, last)] == [5000, 3000]


@pytest.mark.clause("dm", "202.5")
@pytest.mark.clause("dm", "803.6")
def test_a_linked_god_has_each_name_and_is_named_by_one_of_them() -> None:
    made, gods = linked(SUN, MOON)
    use(made, destroy("Sun")).answer("part_with", gods[1])
    assert places(made, gods) == ["battle zone", "graveyard"]
    made, gods = linked(SUN, MOON)
    use(made, destroy("Moon")).answer("part_with", gods[0])
    assert places(made, gods) == ["graveyard", "battle zone"]
    made, _ = linked(SUN, MOON)
    settled(made)
    known = words(made.game, "name")
    assert {"Sun", "Moon"} <= set(known)
    assert "Sun & Moon" not in known


def test_of_several_places_beside_which_a_god_may_lie_its_player_chooses_one() -> None:
    made = scene()
    first, second = made.fill("battle zone", SUN, 2)
    made.put("hand", BEAR)
    moon = made.put("hand", MOON)
    made.begin("main").answer("use", "Moon")
    assert made.ask.options == [
        Option("link", first, moon, "on its right"),
        Option("link", second, moon, "on its right"),
    ]
    made.answer("link", second)
    assert made.in_play(moon).under == (second,)


@pytest.mark.parametrize("seed", range(3))
def test_games_of_gods_lose_no_card_and_a_copy_of_them_plays_on_alike(seed: int) -> None:
    blast = card("Blast", 1, 0, types=("spell",), abilities=(Spell(fx.Destroy(Each(cards(name="Moon")))),))
    fire = [god(one.name, 4000, left=left, right=right) for one, left, right in ROW]
    deck = [("main", one) for one in (*fire, *fire, blast, ANT) for _ in range(5)]
    game = new_game(RULESET, (deck, deck), seed)
    game.start()
    before, chance, rows = content(game.state), Random(seed), 0
    forks: list[tuple[int, Game]] = []
    while game.ask is not None and len(game.answers) < 600:
        assert misplaced(game) == []
        rows += sum(isinstance(game.state.cards[one], LinkedGod) for one in game.state.instances)
        if game.ask.checkpoint and len(game.answers) % 5 == 0:
            forks.append((len(game.answers), game.fork()))
        game.answer(chance.below(len(game.ask.options)))
    assert rows
    assert content(game.state) == before
    for answered, copy in forks:
        for choice in game.answers[answered:]:
            copy.answer(choice)
        assert copy.state.fingerprint() == game.state.fingerprint()


@pytest.mark.clause("dm", "109.2b")
@pytest.mark.clause("dm", "803.7")
@pytest.mark.parametrize(
    ("effect", "where"),
    [
        (PutTopCardIntoMana(Each(cards(zones=("battle zone",), name="Sun"))), "mana zone"),
        (fx.MoveTo(Each(cards(zones=("battle zone",), name="Sun")), "hand"), "hand"),
        (fx.Swap(Each(cards(name="Sun")), Each(cards(zones=("hand",), name="Ant"))), "hand"),
    ],
)
def test_one_card_of_a_linked_god_leaves_wherever_it_goes(effect: fx.Effect, where: str) -> None:
    made, (sun, moon) = linked(SUN, MOON)
    made.put("hand", ANT)
    use(made, effect).answer("part_with", moon)
    assert made.zone_of(moon) == where
    assert made.zone_of(sun) == "battle zone"


def test_a_position_with_linked_gods_is_written_and_read() -> None:
    made, _ = linked(SUN, MOON)
    settled(made)
    text = dump(made.state, RULESET, lambda card_id: None)
    read = load(text, RULESET, lambda card_id: None)
    assert dump(read, RULESET, lambda card_id: None) == text
    (pair,) = [one for one in read.cards if isinstance(one, LinkedGod)]
    assert pair.name == "Sun & Moon"
    assert [part.printed.name for part in pair.layout.parts] == ["Sun", "Moon"]


def central(name: str, *others: str) -> DuelistCard:
    """Return a god that links on all four sides with those of these names."""
    return god(name, 1000, abilities=tuple(g_link(side, cards(name=one)) for one in others for side in STEPS))


def layouts(state: State) -> list[Layout]:
    """Return how the gods lie of each linked god in the battle zone."""
    return [state.cards[one].layout for one in state.instances if isinstance(state.cards[one], LinkedGod)]


def laid(layout: Layout) -> dict[str, tuple[int, int]]:
    """Return the places of gods by name."""
    return {part.printed.name: part.place for part in layout.parts}


def direct(layout: Layout) -> list[str]:
    """Return which gods are directly linked."""
    return sorted("-".join(sorted((one.printed.name, two.printed.name))) for one, two in layout.pairs())


def u_shape(*, joined: bool, falls: str = "Bay") -> tuple[Scene, dict[str, int]]:
    """Return a scene with four gods in a U, Ash, Bay, Cliff and Dune, and their numbers.

    Dune, which came last, lies on the right of Ash and above Cliff, and is linked with Cliff alone; with
    `joined` it might have been linked with Ash as well. One of the others is destroyed when it attacks.
    """
    made = scene()
    numbers = {
        one.name: made.put("battle zone", one)
        for one in (
            god("Ash", 1000, below="Bay", right="Dune" if joined else ""),
            god("Bay", 1000, right="Cliff"),
            god("Cliff", 1000, above="Dune"),
        )
    }
    dune = god("Dune", 1000, abilities=(Triggered(Attacks(), destroy(falls)),))
    numbers["Dune"] = made.put("hand", dune)
    settled(made).answer("use", "Dune")
    if joined:
        made.answer("link", numbers["Cliff"], numbers["Dune"], note="above it")
    return made, numbers


@pytest.mark.clause("dm", "803.2c")
@pytest.mark.parametrize(
    ("side", "places"),
    [("above", {"Rock": (0, 0), "Core": (0, -1)}), ("below", {"Core": (0, 0), "Rock": (0, -1)})],
)
def test_a_god_links_above_or_below_another(side: str, places: dict[str, tuple[int, int]]) -> None:
    made = scene()
    made.put("battle zone", god("Core", 4000, **{side: "Rock"}))  # type: ignore[arg-type]
    rock = made.put("battle zone", god("Rock", 3000))
    settled(made)
    assert made.cards("battle zone") == [rock]
    assert power(made.game, rock) == 7000
    (layout,) = layouts(made.state)
    assert laid(layout) == places


@pytest.mark.clause("dm", "803.2c")
@pytest.mark.clause("dm", "803.2")
@pytest.mark.parametrize(
    ("note", "across", "up"),
    [("on its left", -1, 0), ("on its right", 1, 0), ("above it", 0, 1), ("below it", 0, -1)],
)
def test_a_god_may_lie_on_each_side_of_a_central_one(note: str, across: int, up: int) -> None:
    made = scene()
    core = made.put("battle zone", central("Core", "Rock"))
    rock = made.put("battle zone", god("Rock", 3000))
    settled(made)
    assert {(option.card, option.other) for option in made.ask.options} == {(core, rock)}
    assert len(made.ask.options) == 4
    made.answer("link", core, note=note)
    places = laid(*layouts(made.state))
    assert places["Rock"] == (places["Core"][0] + across, places["Core"][1] + up)


@pytest.mark.clause("dm", "803.2c")
def test_no_god_links_where_another_lies() -> None:
    made = scene()
    core = made.put("battle zone", central("Core", "Rock"))
    made.put("battle zone", god("Rock", 3000))
    made.put("hand", god("Rock", 2000))
    settled(made).answer("link", core, note="above it").answer("use", "Rock")
    assert sorted(option.note for option in made.ask.options) == ["below it", "on its left", "on its right"]
    assert {option.card for option in made.ask.options} == {core}


@pytest.mark.clause("dm", "803.2c")
def test_a_god_whose_only_place_is_taken_stays_alone() -> None:
    made = scene()
    made.put("battle zone", god("Core", 4000, above="Rock"))
    made.put("battle zone", god("Rock", 3000))
    late = made.put("hand", god("Rock", 2000))
    settled(made).answer("use", "Rock")
    assert len(made.cards("battle zone")) == 2
    assert power(made.game, late) == 2000


@pytest.mark.clause("dm", "803.2c")
@pytest.mark.parametrize(
    ("falls", "stay"), [("Bay", ["Ash", "Dune & Cliff"]), ("Cliff", ["Ash & Bay", "Dune"])]
)
def test_gods_that_lie_side_by_side_without_a_link_do_not_hold_each_other(
    falls: str, stay: list[str]
) -> None:
    made, gods = u_shape(joined=False, falls=falls)
    (layout,) = layouts(made.state)
    assert laid(layout) == {"Ash": (0, 0), "Bay": (0, -1), "Cliff": (1, -1), "Dune": (1, 0)}
    assert direct(layout) == ["Ash-Bay", "Bay-Cliff", "Cliff-Dune"]
    made.answer("pass").answer("attack", gods["Dune"], -1).answer("part_with", gods[falls]).until("attack")
    assert sorted(made.names("battle zone")) == stay


@pytest.mark.clause("dm", "803.2c")
def test_a_god_that_completes_a_u_is_linked_with_one_end_of_it_and_not_with_the_other() -> None:
    made, gods = u_shape(joined=True)
    (layout,) = layouts(made.state)
    assert direct(layout) == ["Ash-Bay", "Bay-Cliff", "Cliff-Dune"]
    made.answer("pass").answer("attack", gods["Dune"], -1).answer("part_with", gods["Bay"])
    assert made.ask.kind == "goes_on"
    assert [option.card for option in made.ask.options] == [gods["Ash"], gods["Dune"]]
    made.answer("attack_on", gods["Dune"])
    (layout,) = layouts(made.state)
    assert direct(layout) == ["Ash-Dune", "Cliff-Dune"]


@pytest.mark.clause("dm", "803.2c")
@pytest.mark.parametrize("reef", [True, False])
def test_two_groups_that_would_need_the_same_place_do_not_both_link(reef: bool) -> None:
    made = scene()
    quay = made.put("battle zone", god("Quay", 1000, above="Reef"))
    spire = made.put("battle zone", god("Spire", 1000, right="Tide"))
    made.put("battle zone", god("Tide", 1000))
    if reef:
        made.put("battle zone", god("Reef", 1000))
    heart = made.put("hand", god("Heart", 1000, right="Quay", above="Spire"))
    settled(made).answer("use", "Heart")
    if reef:
        assert made.ask.options == [
            Option("link", quay, heart, "on its left"),
            Option("link", spire, heart, "below it"),
        ]
        made.answer("link", quay)
    assert power(made.game, heart) == (3000 if reef else 4000)
    assert len(made.cards("battle zone")) == (2 if reef else 1)


@pytest.mark.clause("dm", "803.2c")
def test_a_position_with_gods_in_a_plane_is_written_and_read() -> None:
    made, _ = u_shape(joined=True)
    text = dump(made.state, RULESET, lambda card_id: None)
    read = load(text, RULESET, lambda card_id: None)
    assert dump(read, RULESET, lambda card_id: None) == text
    (was,), (now,) = layouts(made.state), layouts(read)
    assert laid(now) == laid(was)
    assert direct(now) == ["Ash-Bay", "Bay-Cliff", "Cliff-Dune"]
