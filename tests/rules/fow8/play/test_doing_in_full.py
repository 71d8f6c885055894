"""What effects of Force of Will do to which cards, whose they are by then, and to which they do nothing."""

import pytest

from rules.games.fow8.mechanics.lifebreak import lay_lifebreak
from rules.games.fow8.nodes import (
    AttachToRuler,
    CopyOnChase,
    Foresee,
    Invert,
    PlayFree,
    RemoveFromBattle,
    RemoveInverted,
    Shift,
    Shifts,
)
from rules.games.fow8.play import VALHALLA
from rules.language import effects as fx
from rules.language.abilities import Replacement, Spell, Triggered
from rules.language.events import Leaves, Moves
from rules.language.filter_shorthand import both, cards
from rules.language.filters import HasStatus
from rules.language.references import Each, Target
from tests.rules.fow8.play.made_up import chant, face, quiet, resonator, ruler
from tests.rules.fow8.play.test_sides import inverse, shifting

RESONATORS = cards(zones=("field",), types=frozenset({"resonator"}))
MINE = both(RESONATORS, cards(whose="you"))
DECK = cards(zones=("main deck",), whose="you")
GRAVEYARDS = cards(zones=("graveyard",))


def holding(effect, *targets, player=0, scene=None):
    """Return a scene in which a player holds a chant with this effect, to be played at any time."""
    scene = scene or quiet()
    scene.put("hand", chant("Word", "Quickcast", spell=Spell(effect, targets=targets)), player)
    return scene


def resolve(scene):
    """Let all that waits resolve with nothing done in answer to it."""
    while scene.state.pending:
        scene.answer("pass")
    return scene


@pytest.mark.clause("fow8", "1034.1")
def test_what_is_seen_of_a_deck_is_put_on_top_and_below_in_the_order_that_is_chosen():
    scene = holding(Foresee(4))
    deck = [scene.put("main deck", resonator(name)) for name in ("Low", "Third", "Second", "First")]
    low, third, second, first = deck
    scene.begin("main").answer("play", "Word")
    assert [option.card for option in scene.ask.options if option.verb == "keep"] == [
        first,
        second,
        third,
        low,
    ]
    scene.answer("keep", third, by=0).answer("keep", first).answer("done")
    assert [option.card for option in scene.ask.options] == [second, low]
    scene.answer("below", low, by=0)
    there = scene.cards("main deck")
    assert (there[-1], there[-2], there[:2]) == (third, first, [second, low])
    assert len(there) == 16


@pytest.mark.clause("fow8", "1034.1")
@pytest.mark.parametrize(("gone", "life"), [(False, 4300), (True, 4000)])
def test_who_has_no_deck_left_foresees_nothing(gone, life):
    foresees = fx.IfYouDo(Foresee(2), fx.ChangeLife(300))
    scene = holding(fx.Do((fx.MoveTo(Each(DECK), "removed area"), foresees)) if gone else foresees)
    resolve(scene.begin("main").answer("play", "Word"))
    while scene.ask.kind in ("foresee", "below"):
        scene.game.answer(0)
    assert scene.life() == life


@pytest.mark.clause("fow8", "1032.1")
@pytest.mark.clause("fow8", "1032.2")
@pytest.mark.parametrize("player", [0, 1])
def test_a_card_is_attached_to_the_ruler_of_whose_effect_says_so_in_their_item_area(player):
    scene = quiet()
    for one in (1 - player, player):
        scene.put("field", resonator("Page"), one)
    queens = {one: scene.put("ruler area", ruler(), one) for one in (1 - player, player)}
    gem = face("Gem", "regalia")
    card = scene.put("field", gem, player, owner=player)
    holding(AttachToRuler(Each(cards(zones=("field",), name="Gem"))), player=player, scene=scene)
    scene.begin("main", active=player).answer("play", "Word", by=player)
    scene.until("main", player)
    assert (scene.zone_of(card), scene.cards("item area", player)) == ("item area", [card])
    assert (scene.in_play(card).host, scene.in_play(card).controller) == (queens[player], player)
    bare = quiet()
    gem = bare.put("field", gem)
    bare.put("ruler area", ruler(), 1)
    holding(AttachToRuler(Each(cards(zones=("field",), name="Gem"))), scene=bare)
    assert bare.begin("main").answer("play", "Word").zone_of(gem) == "field"


@pytest.mark.clause("fow8", "1030.1")
@pytest.mark.clause("fow8", "1030.3")
@pytest.mark.clause("fow8", "1117.2a")
def test_a_card_of_one_side_is_neither_inverted_nor_shifted_and_is_removed_as_it_is():
    for effect, zone in ((Invert, "field"), (Shift, "field"), (RemoveInverted, "removed area")):
        scene = holding(effect(Each(RESONATORS)))
        ox = scene.put("field", resonator("Ox"))
        scene.begin("main").answer("play", "Word")
        assert (scene.zone_of(ox), scene.state.cards[ox].name) == (zone, "Ox")


@pytest.mark.clause("fow8", "1117.2a")
def test_a_card_shifts_once_and_one_that_has_no_longer_does():
    cheer = Triggered(Shifts(RESONATORS), fx.ChangeLife(100))
    scene = quiet()
    scene.put("field", face("Bell", "regalia", abilities=(cheer,)))
    card = scene.put("field", shifting())
    scene.put("field", resonator("Ox"))
    for _ in range(2):
        holding(Shift(Each(RESONATORS)), scene=scene)
    scene.begin("main")
    for _ in range(2):
        resolve(scene.answer("play", "Word"))
        assert (scene.state.cards[card].name, scene.life()) == ("Future", 4100)


@pytest.mark.clause("fow8", "1030.3")
def test_a_card_that_goes_elsewhere_in_place_of_being_removed_is_hope_side_up():
    home = Replacement(Moves(RESONATORS, ("removed area",)), destination="hand")
    scene = holding(RemoveInverted(Each(RESONATORS)))
    scene.put("field", face("Shrine", "regalia", abilities=(home,)))
    card = scene.put("field", inverse())
    scene.begin("main").answer("play", "Word")
    assert (scene.zone_of(card), scene.state.cards[card].name) == ("hand", "Hope")


@pytest.mark.clause("fow8", "906.2a")
@pytest.mark.parametrize(("whose", "life"), [(None, 4000), (0, 4700), (1, 4000)])
def test_a_card_is_played_for_nothing_only_where_its_player_has_its_targets(whose, life):
    bless = Spell(fx.Do((fx.DealDamage(Target(), 100), fx.ChangeLife(700))), targets=(MINE,))
    scene = holding(PlayFree(Each(both(GRAVEYARDS, cards(whose="you", name="Bless")))))
    if whose is not None:
        scene.put("field", resonator("Ox"), whose)
    scene.put("graveyard", chant("Bless", cost="{9}", spell=bless))
    assert scene.begin("main").answer("play", "Word").life() == life


@pytest.mark.clause("fow8", "804.4")
@pytest.mark.clause("fow8", "1029.1")
@pytest.mark.parametrize("removed", [False, True])
def test_what_attacks_or_blocks_does_so_until_it_is_removed_from_the_battle(removed):
    """Each that still attacks is destroyed, and each that still blocks goes to a hand."""
    fighting = fx.Do(
        (
            fx.Destroy(Each(both(RESONATORS, cards(HasStatus("attacking"))))),
            fx.MoveTo(Each(both(RESONATORS, cards(HasStatus("blocking")))), "hand"),
        )
    )
    scene = holding(fighting)
    ox, guard = (
        scene.put("field", resonator("Ox", 100, 900)),
        scene.put("field", resonator("Guard", 100, 900), 1),
    )
    idle = scene.put("field", resonator("Idle"), 1)
    if removed:
        scene.put("hand", chant("Part", "Quickcast", spell=Spell(RemoveFromBattle(Each(RESONATORS)))))
    scene.begin("main").answer("battle").until("attack").answer("attack", ox).until("block")
    scene.answer("block", guard)
    if removed:
        resolve(scene.answer("play", "Part"))
    scene.answer("play", "Word", by=0).until("main")
    fate = ("field", "field") if removed else ("graveyard", "hand")
    assert ((scene.zone_of(ox), scene.zone_of(guard)), scene.zone_of(idle)) == (fate, "field")


@pytest.mark.clause("fow8", "903.2g-ii")
@pytest.mark.parametrize(("types", "offered"), [((), True), (("chant",), False)])
def test_a_hidden_card_of_the_other_player_is_a_target_where_only_its_area_and_player_are_asked_for(
    types, offered
):
    hidden = cards(zones=("standby area",), whose="opponent", types=frozenset(types))
    scene = holding(fx.MoveTo(Target(), "graveyard"), hidden)
    trap = scene.put("standby area", chant("Trap", "Trigger"), 1)
    assert scene.begin("main").offers("play", "Word") is offered
    if offered:
        assert scene.answer("play", "Word").zone_of(trap) == "graveyard"


@pytest.mark.clause("fow8", "1102.2b")
@pytest.mark.parametrize(
    ("attack", "defense", "damage", "numbers"),
    [(300, 500, 700, [0, 100, 200, 300]), (900, 600, 0, [600, 700, 800, 900]), (700, 700, 99, [])],
)
def test_pierce_assigns_from_what_the_blocker_can_take_to_all_of_the_damage(attack, defense, damage, numbers):
    """One that has more damage than DEF and is not destroyed can take none."""
    scene = quiet()
    lance = scene.put("field", resonator("Lance", attack, 900, "Pierce"))
    rock = scene.put("field", resonator("Rock", 0, defense, "Eternal"), 1, damage=damage)
    scene.begin("main").answer("battle").answer("attack", lance).answer("block", rock)
    if numbers:
        assert [option.other for option in scene.ask.options] == numbers
        scene.game.answer(0)
    # What is left of it is less than a hundred where nothing is chosen, and life is rounded up.
    assert scene.ask.kind == "main"
    assert scene.life(1) == 4000 - (attack - numbers[0] if numbers else 0)


def sigil(divinity, name="Sigil"):
    """Return a rune of this divinity."""
    return face(name, "rune", cost="{0}", divinity=divinity, abilities=(Spell(fx.ChangeLife(600)),))


def judged(number):
    """Return a ruler whose two sides have this divinity."""
    queen = ruler("", (1000, 1000), f"Divinity {number}", front=(f"Divinity {number}",))
    assert queen.divinity == queen.faces[1].divinity == number
    return queen


@pytest.mark.clause("fow8", "711.2a")
@pytest.mark.clause("fow8", "1136.2")
@pytest.mark.parametrize(
    ("mine", "offered"),
    [
        ((("ruler area", 3),), [1, 2, 3]),
        ((("field", 3),), [1, 2, 3]),
        ((("ruler area", 1), ("field", 2)), [1, 2]),
        ((("ruler area", 2), ("field", 1)), [1, 2]),
        ((), []),
    ],
)
def test_runes_are_played_with_the_divinity_of_ones_own_ruler_wherever_it_is(mine, offered):
    """No resonator and no other player's ruler gives any."""
    scene = quiet()
    scene.put("ruler area", judged(9), 1)
    scene.put("field", judged(9).faces[1], 1)
    scene.put("field", face("Idol", "resonator", stats=(100, 100), divinity=9))
    for zone, number in mine:
        scene.put(zone, judged(number).faces[zone == "field"])
    runes = {number: scene.put("rune area", sigil(number, f"Sigil {number}")) for number in (0, 1, 2, 3, 4)}
    scene.begin("main")
    playable = [number for number, rune in runes.items() if scene.offers("rune", rune)]
    assert [number for number in playable if number] == offered
    assert (0 in playable) is bool(offered)


@pytest.mark.clause("fow8", "711.2a")
def test_the_divinity_of_the_runes_that_are_revealed_is_used_up():
    scene = quiet()
    scene.put("ruler area", judged(5))
    scene.put("revealed runes", sigil(2))
    scene.put("revealed runes", sigil(1))
    scene.put("revealed runes", sigil(4), 1)
    runes = {number: scene.put("rune area", sigil(number, f"Sigil {number}")) for number in (1, 2, 3)}
    scene.begin("main")
    assert [number for number, rune in runes.items() if scene.offers("rune", rune)] == [1, 2]


@pytest.mark.clause("fow8", "1415.1a-ii")
@pytest.mark.clause("fow8", "1415.1c")
@pytest.mark.parametrize("count", [3, 4, 7])
def test_the_top_four_cards_of_each_deck_lie_in_the_lifebreak_area_of_its_player(count):
    scene = quiet(VALHALLA)
    decks = []
    for player in (0, 1):
        scene.cards("main deck", player)
        scene.state.zones[VALHALLA.zones.index("main deck", player)].clear()
        decks.append([scene.put("main deck", resonator(f"Card {n}"), player) for n in range(count + player)])
    lay_lifebreak(scene.game)
    for player, deck in enumerate(decks):
        taken = min(4, count + player)
        assert scene.cards("lifebreak area", player) == deck[::-1][:taken]
        assert scene.cards("main deck", player) == deck[: len(deck) - taken]


@pytest.mark.clause("fow8", "1017.1")
@pytest.mark.clause("fow8", "1017.1a")
@pytest.mark.parametrize("player", [0, 1])
def test_a_copy_waits_on_the_chase_as_a_card_of_whose_effect_made_it(player):
    echo = chant(
        "Echo", "Quickcast", spell=Spell(CopyOnChase(Target()), targets=(cards(zones=("chase area",)),))
    )
    scene = quiet()
    scene.put("hand", echo, player)
    scene.put("hand", chant("Flash", "Quickcast"), 0)
    scene.put("hand", chant("Flash", "Quickcast"), 1)
    elk = scene.put("hand", resonator("Elk"))
    scene.begin("main").answer("play", elk)
    if scene.ask.player != player:
        scene.answer("pass")
    scene.answer("play", "Echo", by=player)
    while scene.names("chase area") != ["Elk", "Elk"]:
        scene.answer("pass")
    copy = next(card for card in scene.cards("chase area") if card != elk)
    assert (scene.state.owners[copy], scene.state.pending[-1].controller) == (player, player)
    resolve(scene)
    assert [scene.in_play(card).controller for card in (elk, copy)] == [0, player]
    assert scene.zone_of(elk) == scene.zone_of(copy) == "field"


@pytest.mark.clause("fow8", "316.1")
@pytest.mark.clause("fow8", "316.2")
def test_nothing_is_done_in_place_of_a_move_that_a_ruler_does_not_make():
    """Nor does it leave, for what would wait for that."""
    for zone, side in (("ruler area", 0), ("field", 1)):
        kind = frozenset({("ruler", "j-ruler")[side]})
        instead = Replacement(Moves(cards(types=kind)), fx.ChangeLife(700))
        leaves = Triggered(Leaves(cards(types=kind)), fx.ChangeLife(1000))
        scene = holding(fx.MoveTo(Each(cards(zones=(zone,), types=kind)), "hand"))
        scene.put("field", face("Shrine", "regalia", abilities=(instead, leaves)))
        queen = scene.put(zone, ruler().faces[side])
        scene.begin("main").answer("play", "Word")
        resolve(scene)
        assert (scene.zone_of(queen), scene.life()) == (zone, 4000)


@pytest.mark.clause("fow8", "308.5")
@pytest.mark.clause("fow8", "316.1")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_ruler_that_returns_from_the_graveyard_is_its_owners_and_is_seen_to_move(owner):
    back = Triggered(
        Moves(cards(types=frozenset({"ruler"})), ("ruler area",), ("graveyard",)), fx.ChangeLife(700)
    )
    scene = holding(fx.MoveTo(Each(both(GRAVEYARDS, cards(types=frozenset({"ruler"})))), "ruler area"))
    scene.put("field", face("Bell", "regalia", abilities=(back,)))
    queen = scene.put("graveyard", ruler(), owner)
    scene.begin("main").answer("play", "Word")
    resolve(scene)
    assert (scene.cards("ruler area", owner), scene.life()) == ([queen], 4700)
    assert scene.in_play(queen).controller == owner


@pytest.mark.clause("fow8", "316.4")
@pytest.mark.parametrize(
    ("zone", "there"),
    [
        ("hand", "hand"),
        ("main deck", "main deck"),
        ("removed area", "removed area"),
        ("field", "graveyard"),
        ("magic stone deck", "graveyard"),
        ("ruler area", "graveyard"),
    ],
)
def test_a_chant_goes_to_the_graveyard_where_it_cannot_be_and_elsewhere_as_told(zone, there):
    scene = holding(fx.MoveTo(Each(cards(zones=("hand",), whose="you", name="Flash")), zone))
    flash = scene.put("hand", chant("Flash", cost="{9}"))
    scene.begin("main").answer("play", "Word")
    assert scene.zone_of(flash) == there


@pytest.mark.clause("fow8", "316.3b")
@pytest.mark.parametrize("zone", ["hand", "graveyard", "magic stone deck"])
@pytest.mark.parametrize(
    ("marks", "treated"), [((), False), (("fire magic stone",), True), (("unique", "fire magic stone"), True)]
)
def test_only_what_is_treated_as_a_stone_goes_to_the_main_deck_for_the_stones(zone, marks, treated):
    scene = holding(fx.MoveTo(Each(cards(zones=("field",), name="Idol")), zone))
    idol = scene.put("field", face("Idol", "regalia", marks=marks))
    scene.begin("main").answer("play", "Word")
    assert scene.zone_of(idol) == ("main deck" if treated and zone == "magic stone deck" else zone)
