"""How cards come into the battle zone of Duel Masters: onto others, for nothing, in place of others."""

import pytest

from rules.games.dm.definitions import DuelistCard, part
from rules.games.dm.nodes import Seal, UseFree
from rules.language import effects as fx
from rules.language.abilities import AsItEnters, Declared, Replacement, Triggered
from rules.language.events import Attacks, Enters, Plays
from rules.language.filter_shorthand import both, cards
from rules.language.references import AffectedPlayer, Each, Subject, This, ThisCard
from tests.rules.dm.play.cards import ANT, BEAR, card, spell
from tests.rules.dm.play.scenes import HERE, THEIRS, YOURS, cast, scene, when
from tests.rules.dm.play.test_cells import kings, use_together

CUB = card("Cub", 1, 1000, races=("Beast",))
LORD = card("Lord", 3, 9000, marks=("evolution",), races=("Beast",))
CREATURE = frozenset({"creature"})
YOUR_GRAVEYARD = cards(zones=("graveyard",), whose="you")
BACK = fx.MoveTo(Each(YOUR_GRAVEYARD), "battle zone")


def sides(*faces: DuelistCard) -> DuelistCard:
    """Return the first of the sides of one card."""
    for face in faces:
        face.faces = faces
    return faces[0]


def evolving_twinpact() -> DuelistCard:
    """Return a twinpact card whose halves are an evolution creature and a spell that draws three cards."""
    lord = card("Half Lord", 3, 9000, marks=("evolution",), races=("Beast",))
    howl = spell("Howl", 2, effect=fx.Draw(3))
    both_halves = {"types": ("creature", "spell"), "marks": ("twinpact",), "races": ("Beast",)}
    whole = sides(card("Lord / Howl", 3, 9000, **both_halves), lord, howl)  # type: ignore[arg-type]
    part(whole)
    return whole


@pytest.mark.clause("dm", "301.2")
@pytest.mark.clause("dm", "701.3a")
@pytest.mark.clause("dm", "116.4")
def test_a_creature_that_is_summoned_is_there_with_all_that_comes_of_it() -> None:
    made = scene(2)
    tapped = AsItEnters(fx.Rest(Subject()), THEIRS)
    made.put("battle zone", card("Binder", abilities=(tapped,)), 1)
    made.put("battle zone", when("enters", fx.Draw(2), "Herald", watches=both(YOURS, cards(name="Chief"))))
    made.put("battle zone", BEAR)
    chief = made.put("hand", card("Chief", 1, 5000, races=("Fire Command",)))
    deck = len(made.cards("deck"))
    cast(made, Seal(Each(cards(zones=HERE, name="Bear"))))
    assert "Bear" not in made.names("battle zone")
    made.answer("use", "Chief")
    instance = made.in_play(chief)
    assert (made.zone_of(chief), instance.controller, instance.rested) == ("battle zone", 0, True)
    assert "Bear" in made.names("battle zone"), "the Command has removed the seal"
    assert len(made.cards("deck")) == deck - 1 - 2


@pytest.mark.clause("dm", "301.2")
def test_a_creature_that_does_not_evolve_lies_by_itself_beside_one_of_its_race() -> None:
    made = scene()
    first = made.put("battle zone", CUB)
    second = made.put("hand", CUB)
    made.begin("main").answer("use", "Cub")
    assert made.cards("battle zone") == [first, second]
    assert made.in_play(second).under == ()


@pytest.mark.clause("dm", "801.1a")
@pytest.mark.parametrize("base", [True, False])
def test_a_twinpact_card_put_there_by_an_effect_is_its_creature_half_on_a_base(
    base: bool,
) -> None:
    made = scene()
    cub = made.put("battle zone", CUB if base else ANT)
    lord = made.put("graveyard", evolving_twinpact())
    cast(made, BACK)
    assert made.names("battle zone") == (["Half Lord"] if base else ["Ant"])
    assert made.zone_of(lord) == ("battle zone" if base else "graveyard")
    if base:
        assert made.in_play(lord).under == (cub,)


@pytest.mark.clause("dm", "801.1a")
@pytest.mark.clause("dm", "301.2")
def test_of_a_card_of_two_sides_the_front_decides_whether_it_needs_a_base() -> None:
    made = scene()
    back = card("Awake", 6, 9000, marks=("psychic", "evolution"), races=("Beast",))
    front = sides(card("Asleep", 3, 3000, marks=("psychic",)), back)
    number = made.put("hyperspatial zone", front)
    cast(made, fx.MoveTo(Each(cards(zones=("hyperspatial zone",))), "battle zone"))
    assert (made.zone_of(number), made.names("battle zone")) == ("battle zone", ["Asleep"])


@pytest.mark.clause("dm", "409.1a")
@pytest.mark.clause("dm", "701.3a")
def test_what_is_done_instead_of_coming_is_about_the_player_whose_card_it_was() -> None:
    made = scene(2)
    toll = Replacement(Enters(cards(whose="opponent", types=CREATURE)), fx.Draw(2, AffectedPlayer()))
    made.put("battle zone", card("Gate", abilities=(toll,)), 1)
    bear = made.put("hand", card("Bear"))
    made.put("hand", ANT)
    decks = [len(made.cards("deck", player)) for player in (0, 1)]
    made.begin("main").answer("use", "Bear")
    assert made.zone_of(bear) == "hand", "where it was"
    assert [len(made.cards("deck", player)) for player in (0, 1)] == [decks[0] - 2, decks[1]]


@pytest.mark.clause("dm", "112.3e")
@pytest.mark.clause("dm", "409.1e")
@pytest.mark.parametrize("who", [0, 1])
def test_cards_used_together_find_their_places_one_after_another_and_who_finds_none_stays(who: int) -> None:
    made = scene()
    free = UseFree(Each(YOUR_GRAVEYARD))
    made.put("battle zone", when("each turn_begins", free, "Caller"), who)
    used = Triggered(Plays(cards(whose="you")), fx.Draw(1))
    made.put("battle zone", card("Scribe", abilities=(used,)), who)
    storm = spell("Storm", 9, effect=fx.Destroy(Each(both(YOURS, cards(name="Cub")))))
    first = made.put("graveyard", storm, who)
    made.put("battle zone", CUB, who)
    made.put("battle zone", CUB, 1 - who)
    lord = made.put("graveyard", LORD, who)
    halves = made.put("graveyard", evolving_twinpact(), who)
    wolf = made.put("graveyard", card("Wolf", 9, 4000), who)
    deck = len(made.cards("deck", 1 - who)), len(made.cards("deck", who))
    made.begin("turn start").answer("use", halves, 1, by=who)
    assert sorted(made.names("battle zone", who)) == ["Caller", "Scribe", "Wolf"]
    assert made.in_play(wolf).controller == who
    assert {made.zone_of(one) for one in (first, lord, halves)} == {"graveyard"}
    assert "Cub" in made.names("graveyard", who)
    made.until("main")
    drawn = int(who == 0)
    turned = (len(made.cards("deck", 1 - who)), len(made.cards("deck", who)))
    assert turned == (deck[0] - (1 - drawn), deck[1] - drawn - 2), "two cards were used"


@pytest.mark.clause("dm", "409.1e")
def test_a_card_that_finds_no_place_for_the_player_who_would_use_it_is_not_even_on_hold() -> None:
    made = scene()
    made.put("battle zone", CUB, 0)
    made.put("battle zone", when("each turn_begins", UseFree(Each(YOUR_GRAVEYARD)), "Caller"), 1)
    lord = made.put("graveyard", LORD, 1)
    howl = made.put("graveyard", evolving_twinpact(), 1)
    deck = len(made.cards("deck", 1))
    made.begin("turn start")
    assert made.zone_of(lord) == "graveyard"
    assert (made.zone_of(howl), len(made.cards("deck", 1))) == ("graveyard", deck - 3), "cast as a spell"
    assert made.names("battle zone", 0) == ["Cub"]


@pytest.mark.clause("dm", "112.3e")
def test_a_creature_that_is_there_already_is_not_used_again_even_as_it_comes() -> None:
    made = scene()
    made.put("battle zone", BEAR)
    again = card("Echo", 1, 2000, abilities=(AsItEnters(UseFree(This())),))
    made.put("hand", ANT)
    echo = made.put("hand", again)
    made.begin("main").answer("use", echo)
    assert made.names("battle zone") == ["Bear", "Echo"]
    assert not made.state.on_hold


@pytest.mark.clause("dm", "110.4f")
def test_each_ability_that_says_how_a_card_comes_is_that_of_its_own_player() -> None:
    made = scene(2)
    toll = AsItEnters(fx.Draw(2), both(THEIRS, cards(name="Bear")))
    made.put("battle zone", card("Proud", abilities=(AsItEnters(fx.Rest(This())),)), 1)
    made.put("battle zone", card("Gate", abilities=(toll,)), 1)
    made.put("hand", ANT)
    bear = made.put("hand", card("Bear"))
    decks = [len(made.cards("deck", player)) for player in (0, 1)]
    made.begin("main").answer("use", "Bear")
    assert made.zone_of(bear) == "battle zone"
    assert [len(made.cards("deck", player)) for player in (0, 1)] == [decks[0], decks[1] - 2]
    assert not made.in_play(made.cards("battle zone", 1)[0]).rested, "that comes at another time"


@pytest.mark.clause("dm", "813.1a")
def test_each_player_keeps_one_of_several_s_max_creatures_the_turn_player_first() -> None:
    made = scene()
    top = card("Max", 1, 9000, marks=("s-max evolution",))
    mine, theirs = made.fill("battle zone", top, 2), made.fill("battle zone", top, 3, 1)
    made.put("battle zone", BEAR, 1)
    made.begin("turn start")
    assert (made.ask.player, made.ask.kind, made.ask.clause) == (0, "keep_one", "813.1a")
    made.answer("keep", mine[1], by=0)
    assert made.cards("battle zone") == [mine[1]]
    made.answer("keep", theirs[1], by=1)
    assert made.names("battle zone", 1) == ["Max", "Bear"]
    assert theirs[1] in made.cards("battle zone", 1)
    assert {theirs[0], theirs[2]} <= set(made.cards("hand", 1))
    assert mine[0] in made.cards("hand")


@pytest.mark.clause("dm", "409.2")
def test_king_cells_whose_creature_does_not_come_are_where_they_were() -> None:
    made, numbers = kings(mana=3)
    stays = Replacement(Enters(cards(whose="opponent")), fx.Draw(1))
    made.put("battle zone", card("Gate", abilities=(stays,)), 1)
    made.put("hand", ANT)
    use_together(made.begin("main"))
    assert made.ask.kind == "main"
    assert [made.zone_of(one) for one in numbers] == ["hand", "hand", "mana zone"]
    assert made.state.on_hold == {}


@pytest.mark.clause("dm", "701.26a")
@pytest.mark.clause("dm", "409.1a")
def test_who_declined_to_have_something_else_done_as_a_creature_comes_is_not_asked_once_more() -> None:
    made = scene()
    nest = Replacement(Enters(cards(whose="you", name="Dragon")), fx.Draw(3), optional=True)
    made.put("battle zone", card("Nest", abilities=(nest,)))
    change = Declared(
        Attacks(both(YOURS, cards(name="Bear"))), fx.Swap(Subject(), ThisCard()), zones=("hand",)
    )
    dragon = made.put("hand", card("Dragon", 7, 7000, abilities=(change,)))
    made.put("battle zone", BEAR)
    made.begin("attack").answer("attack", "Bear", -1).answer("declare", "Dragon").answer("decline", by=0)
    assert (made.zone_of(dragon), made.ask.kind) == ("battle zone", "choose_shield")
