"""Positions that somebody sets up by hand: cards lie as written, and the game goes on by the book."""

import json
from collections.abc import Callable, Mapping
from dataclasses import replace

import pytest

from rules.arrangements import BadLines, WrittenSide, arranged, laid_zones, steps_of, usual, written
from rules.cards import Card
from rules.construction.deck import merged
from rules.definitions import definitions
from rules.engine.arrangement import BadArrangement, read_arrangement
from rules.engine.game import Game
from rules.engine.ids import PLAYERS
from rules.engine.layers import characteristics
from rules.engine.records import BadRecord, Record, read_record
from rules.play import game_of
from rules.players import player
from rules.rulesets import ruleset
from rules.samples import samples
from rules.systems import CODES, system


def deck(code: str) -> tuple[tuple[str, str], ...]:
    """The copies of a system's first sample deck."""
    found = next(iter(samples(code).values())).deck
    return tuple(
        (entry.section, entry.card.id) for entry in merged(found.entries) for _ in range(entry.count)
    )


def record(
    code: str,
    yours: Mapping[str, str],
    theirs: Mapping[str, str] | None = None,
    *,
    active: int = 0,
    step: str = "",
    turn: int = 7,
    life: int | None = None,
    resources: tuple[int, ...] | None = None,
    seed: int = 1,
) -> Record:
    """Return the record of a game that begins at a position, read back from its JSON."""
    sides = (
        WrittenSide(deck(code), yours, life, resources),
        WrittenSide(deck(code), theirs or {}, life, resources),
    )
    arrangement, decks = arranged(code, PLAYERS[active], step or usual(code).step, turn, sides)
    found = Record(code, decks, ("A", "B"), ("person", "greedy"), seed, (), "", start=arrangement.rows())
    return read_record(found.to_json())


def begun(code: str, *given: Mapping[str, str], **more: object) -> Game:
    game = game_of(record(code, *given, **more))  # type: ignore[arg-type]
    game.start()
    return game


def names(game: Game, zone: str, seat: int = 0) -> list[str]:
    """The names of the cards in a zone, the top one first."""
    state = game.state
    return [
        state.cards[card].name for card in reversed(state.zones[game.rules.zones.index(zone, PLAYERS[seat])])
    ]


def offered(game: Game) -> set[tuple[str, str]]:
    assert game.ask is not None
    return {
        (option.verb, game.state.cards[option.card].name if option.card >= 0 else "")
        for option in game.ask.options
    }


@pytest.mark.parametrize("code", CODES)
def test_the_usual_position_of_each_game_can_be_played_to_its_end(code):
    start = usual(code)
    sides = tuple(
        WrittenSide(deck(code), start.zones, start.life or None, start.resources or None) for _ in PLAYERS
    )
    arrangement, decks = arranged(code, PLAYERS[1], start.step, start.turn, sides)
    game = game_of(Record(code, decks, ("A", "B"), ("", ""), 5, (), "", start=arrangement.rows()))
    ask = game.start()
    state = game.state
    assert (state.active, state.turn) == (1, start.turn)
    assert game.rules.plan[state.step].name == start.step
    seated = [player("greedy", seat) for seat in PLAYERS]
    while ask is not None:
        ask = game.answer(seated[ask.player].choose(game, ask))
    assert game.result is not None
    assert game.result.finished


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("place", [0, -1])
def test_a_position_may_begin_with_any_step(code, place):
    step, _ = steps_of(code)[place]
    game = game_of(record(code, {"hand": "2"}, {"hand": "2"}, step=step))
    game.start()
    assert game.ask is not None


@pytest.mark.parametrize("code", CODES)
def test_cards_lie_where_they_are_written_and_nowhere_else(code):
    for zone in (one for one in laid_zones(code) if one.takes_unknown):
        game = game_of(record(code, {"hand": "", zone.name: "3"}))
        assert len(names(game, zone.name)) == 3
        every = sorted(card for cards in game.state.zones for card in cards)
        assert every == list(range(len(game.state.cards)))


@pytest.mark.parametrize("code", CODES)
def test_a_position_is_written_as_it_is_read(code):
    one = next(card for section, card in deck(code) if section == "main")
    zone = next(zone for zone in laid_zones(code) if zone.in_play and not zone.takes_unknown)
    start = record(code, {zone.name: f"2 {one} | new", "hand": f"{one}\n4"})
    side = read_arrangement(start.start, ruleset(code)).sides[0]
    again = record(code, written(code, side))
    assert again.start["sides"][0] == start.start["sides"][0]  # type: ignore[index]


# ---- what is said of cards ----


def cards(code: str, wanted: Callable[[Card], bool]) -> list[Card]:
    return [card for card in system(code).catalogue() if wanted(card)]


def plain_creature(card: Card) -> bool:
    """A creature of Duel Masters without any text."""
    face = card.faces[0]
    return len(card.faces) == 1 and face.types == ("creature",) and not face.marks and not face.keywords


@pytest.fixture(scope="module")
def creatures() -> tuple[str, str]:
    one, other, *_ = (card for card in cards("dm", plain_creature) if definitions("dm")(card).understood)
    return one.name, other.name


@pytest.mark.clause("dm", "301.5")
def test_only_creatures_that_did_not_come_this_turn_attack(creatures):
    one, other = creatures
    game = begun("dm", {"battle zone": f"{one}\n{other} | new", "hand": ""}, step="attack")
    assert ("attack", one) in offered(game)
    assert ("attack", other) not in offered(game)


@pytest.mark.clause("dm", "506.1b")
def test_a_tapped_creature_is_attacked_and_an_untapped_one_is_not(creatures):
    one, other = creatures
    game = begun("dm", {"battle zone": one}, {"battle zone": f"{one} | tapped\n{other}"}, step="attack")
    assert game.ask is not None
    targets = {game.state.cards[option.other].name for option in game.ask.options if option.other >= 0}
    assert targets == {one}


@pytest.mark.clause("dm", "801.1")
def test_an_evolution_creature_lies_on_its_base_as_one_creature(creatures):
    evolution = cards("dm", lambda card: card.faces[0].marks == ("evolution",) and len(card.faces) == 1)[0]
    game = begun("dm", {"battle zone": f"{evolution.name} | on {creatures[0]}\n{creatures[0]}"})
    assert names(game, "battle zone") == [evolution.name]
    (instance,) = game.state.instances.values()
    assert [game.state.cards[card].name for card in instance.under] == [creatures[0]]


@pytest.mark.clause("sve", "5.15.1")
def test_a_follower_on_which_an_evolved_card_lies_has_its_stats():
    follower, evolved = next(
        (card, other)
        for card in cards("sve", lambda card: card.faces[0].types == ("follower",))
        for other in system("sve").catalogue().named(card.name)
        if "evolved" in other.faces[0].marks
        and other.faces[0].values["attack"] != card.faces[0].values["attack"]
    )
    lines = {"field": follower.id, "evolve zone": f"{evolved.id} | on {follower.id}"}
    game = begun("sve", lines, resources=(5, 5, 3, 0), life=20)
    (card,) = game.state.zones[game.rules.zones.index("field", PLAYERS[0])]
    assert characteristics(game, card).stats[0] == evolved.faces[0].values["attack"]


@pytest.mark.clause("fow8", "307.1")
def test_a_line_may_name_the_side_of_a_ruler_that_is_up():
    ruler = system("fow8").catalogue().get(next(card for section, card in deck("fow8") if section == "ruler"))
    assert ruler is not None
    game = begun("fow8", {"field": ruler.faces[1].name}, life=4000)
    assert names(game, "field") == [ruler.faces[1].name]
    assert names(game, "ruler area") == []


def test_damage_life_and_points_are_as_written():
    follower = cards("sve", lambda card: card.faces[0].types == ("follower",))[0]
    game = begun("sve", {"field": f"{follower.id} | damage 1"}, life=7, resources=(3, 4, 1, 0))
    (instance,) = (one for one in game.state.instances.values() if one.controller == 0)
    assert instance.damage == 1
    assert [one.life for one in game.state.players] == [7, 7]
    assert game.state.players[0].resources[:3] == [3, 4, 1]


def test_the_first_line_of_the_deck_is_its_top_card(creatures):
    game = game_of(record("dm", {"deck": "\n".join(creatures)}))
    assert names(game, "deck")[:2] == list(creatures)


def test_cards_that_the_deck_lacks_are_added_to_it(creatures):
    one = creatures[0]
    found = record("dm", {"graveyard": f"9 {one}"})
    assert len(found.decks[0]) - len(deck("dm")) == 9 - sum(
        system("dm").catalogue().get(card).name == one for _, card in deck("dm")
    )


# ---- what cannot be laid out ----


@pytest.mark.parametrize(
    ("zone", "line", "said"),
    [
        ("battle zone", "No Such Card", "there is no card “No Such Card”"),
        ("battle zone", "3", "“3” is only a number; the battle zone needs the names of cards"),
        ("battle zone", "{one} | dull", "“dull” says nothing of a card; there are tapped, new, on …"),
        ("battle zone", "{one} | damage 3", "“damage 3” says nothing of a card"),
        ("battle zone", "0 {one}", "“0” copies; a zone has from 1 to 60 cards"),
        ("battle zone", "61 {one}", "“61” copies; a zone has from 1 to 60 cards"),
        ("hand", "{one} | tapped", "“tapped” goes only with a card in play, not in the hand"),
        ("hand", "61", "that is more than 60 cards in the hand"),
        ("hand", "", ""),
    ],
)
def test_a_line_that_cannot_be_laid_out_is_quoted_with_its_place(creatures, zone, line, said):
    lines = {zone: "\n" + line.format(one=creatures[0])}
    if not said:
        assert record("dm", lines)
        return
    with pytest.raises(BadLines) as caught:
        record("dm", {}, lines)
    (fault,) = caught.value.faults
    assert (fault.seat, fault.zone, fault.number) == (1, zone, 2)
    assert fault.why.startswith(said)


def test_all_lines_that_cannot_be_laid_out_are_said_at_once():
    with pytest.raises(BadLines) as caught:
        record("dm", {"hand": "No Such\nNor This"}, {"graveyard": "Nor That"})
    assert [(one.seat, one.number) for one in caught.value.faults] == [(0, 1), (0, 2), (1, 1)]


def test_a_name_that_several_cards_have_asks_for_the_card_with_its_id():
    catalogue = system("setcg").catalogue()
    in_deck = {card for _, card in deck("setcg")}
    name = next(
        card.name
        for card in catalogue
        if len(catalogue.find(card.name)) > 1
        and not any(one.id in in_deck for one in catalogue.find(card.name))
    )
    with pytest.raises(BadLines, match="may be “.*write it like that"):
        record("setcg", {"hand": name})
    one = catalogue.find(name)[1]
    (hand,) = hands(record("setcg", {"hand": f"{one.id} {name}"}))
    assert hand == one.id


def test_of_several_cards_with_a_name_the_one_in_the_deck_is_meant():
    catalogue = system("setcg").catalogue()
    mine = [catalogue.get(card) for _, card in deck("setcg")]
    one = next(
        card
        for card in mine
        if card
        and len(catalogue.find(card.name)) > 1
        and len({other.id for other in mine if other and other.name == card.name}) == 1
    )
    assert hands(record("setcg", {"hand": one.name})) == [one.id]


@pytest.mark.clause("sve", "5.15.1")
def test_in_the_evolve_zone_a_name_means_the_evolved_card():
    catalogue = system("sve").catalogue()
    name = next(
        card.name
        for card in catalogue
        if sorted(system("sve").place(one) for one in catalogue.find(card.name)) == ["evolve", "main"]
    )
    game = game_of(record("sve", {"field": name, "evolve zone": f"{name} | on {name}"}))
    (evolved,) = game.state.zones[game.rules.zones.index("evolve zone", PLAYERS[0])]
    assert "evolved" in game.state.cards[evolved].marks


def hands(found: Record) -> list[str]:
    game = game_of(found)
    hand = game.state.zones[game.rules.zones.index("hand", PLAYERS[0])]
    return [game.state.cards[card].card_id for card in hand]


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"step": "lunch"}, "there is no step 'lunch'; there are turn start, draw"),
        ({"active": 2}, "the turn is player 0's or 1's, not 2's"),
        ({"turn": 0}, "the turn must be from 1 to 100, not 0"),
        ({"sides": []}, "a position has two sides, not 0"),
        ({"sides": [{"zones": {"attic": {}}}, {"zones": {}}]}, "no cards can be laid in a zone 'attic'"),
        ({"sides": [{"zones": {"hand": {"unknown": 61}}}, {"zones": {}}]}, "must be from 0 to 60, not 61"),
        ({"sides": [{"zones": {"deck": {"unknown": 1}}}, {"zones": {}}]}, "are named one by one"),
        (
            {"sides": [{"zones": {"hand": {"cards": [{"card": "x", "new": True}]}}}, {"zones": {}}]},
            "not in play",
        ),
        ({"sides": [{"zones": {}, "life": 0}, {"zones": {}}]}, "a player's life must be from 1"),
        ({"sides": [{"zones": {}, "resources": [1]}, {"zones": {}}]}, "has 0 resources, not 1"),
        ({"colour": "red"}, "unknown key 'colour'"),
    ],
)
def test_a_broken_position_in_a_record_is_refused(changed, said):
    start = {**record("dm", {}).start, **changed}  # type: ignore[dict-item]
    with pytest.raises(BadArrangement) as caught:
        read_arrangement(start, ruleset("dm"))
    assert said in str(caught.value)


@pytest.mark.parametrize(
    ("zones", "said"),
    [
        ({"hand": {"cards": [{"card": "no-such-card"}]}}, "too few copies of 'no-such-card'"),
        ({"hand": {"unknown": 30}, "graveyard": {"unknown": 30}}, "the deck has only"),
    ],
)
def test_a_position_that_needs_other_cards_than_the_decks_have_is_refused(zones, said):
    start = {**record("dm", {}).start, "sides": [{"zones": zones}, {"zones": {}}]}  # type: ignore[dict-item]
    with pytest.raises(BadRecord, match=said):
        game_of(replace(record("dm", {}), start=start))


def test_a_card_cannot_lie_on_one_that_is_not_in_play(creatures):
    one, other = creatures
    with pytest.raises(BadRecord, match="which is not in play"):
        begun("dm", {"battle zone": f"{one} | on {other}"})


def test_a_start_that_is_no_position_is_refused():
    row = json.loads(record("dm", {}).to_json())
    with pytest.raises(BadRecord, match="the start of a record must be a position, not '7'"):
        read_record(json.dumps({**row, "start": 7}))
