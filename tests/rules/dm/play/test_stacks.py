"""Evolution, rebuilding, twinpact cards, auras and GR creatures of Duel Masters, told as scenes."""

import pytest

from rules.engine.triggers import moment
from rules.games.dm.definitions import DuelistCard, part
from rules.games.dm.keywords import power
from rules.games.dm.layers import SUM
from rules.games.dm.nodes import PutTopCardIntoMana, TurnOver
from rules.games.dm.play import RULESET
from rules.language import effects as fx
from rules.language.abilities import Spell, Triggered
from rules.language.changes import AddStats
from rules.language.durations import ALWAYS
from rules.language.events import Attacks, Enters, Moment
from rules.language.filter_shorthand import cards
from rules.language.references import Chosen, Each, It
from tests.rules.dm.play.cards import ANT, BEAR, card, spell
from tests.rules.scenes import Scene

YOURS = cards(zones=("battle zone",), whose="you", types=frozenset({"creature"}))
KING = card("King", 1, 9000, marks=("evolution",), races=("Beast",))
CUB = card("Cub", 1, 2000, races=("Beast",))
TOP = PutTopCardIntoMana(Chosen(YOURS))


def scene(mana: int = 1) -> Scene:
    """Return a scene in which both players have a deck and shields, and the turn player some mana."""
    made = Scene(RULESET)
    for player in (0, 1):
        made.fill("deck", ANT, 20, player)
        made.fill("shield zone", ANT, 5, player)
    made.fill("mana zone", ANT, mana)
    return made


def stacked(made: Scene, top: DuelistCard, *beneath: DuelistCard, rested: bool = False) -> tuple[int, ...]:
    """Put a creature with cards beneath it into the battle zone, the lowest first, and return them all."""
    lower = [made.put("battle zone", one, rested=rested) for one in beneath]
    number = made.put("battle zone", top, rested=rested)
    for one in lower:
        place = made.state.where[one]
        made.state.zones[place].remove(one)
        made.state.where[one] = -1
        del made.state.instances[one]
    made.in_play(number).under = tuple(lower)
    return number, *lower


def twinpact(cost: int | None = 1) -> DuelistCard:
    """Return a card with a creature half of cost 2 and a spell half, whose cost may be unknown."""
    marks = () if cost is not None else ("unknown cost",)
    whole = card(
        "Both", 2, 2000, types=("creature", "spell"), marks=("twinpact",), civilizations=("fire", "water")
    )
    creature = card("Half Creature", 2, 2000)
    half = card(
        "Half Spell",
        cost or 0,
        0,
        types=("spell",),
        marks=marks,
        civilizations=("water",),
        abilities=(Spell(fx.Draw(1)),),
    )
    for face in (whole, creature, half):
        face.faces = (whole, creature, half)
    part(whole)
    return whole


@pytest.mark.clause("dm", "801.1")
@pytest.mark.clause("dm", "801.1b")
@pytest.mark.clause("dm", "801.1a")
@pytest.mark.clause("dm", "601.1b")
def test_a_creature_that_evolves_from_two_needs_both_and_stacks_them_as_the_player_likes() -> None:
    lord = card("Lord", 1, 9000, "Vortex Evolution", marks=("evolution",), races=("Beast",))
    made = scene()
    made.put("hand", ANT)
    made.put("hand", lord)
    first = made.put("battle zone", CUB)
    assert not made.begin("main").offers("use", "Lord")
    made = scene()
    number = made.put("hand", lord)
    first, second = made.fill("battle zone", CUB, 2)
    made.begin("main").answer("use", "Lord").answer("evolve", second, by=0)
    assert made.in_play(number).under == (second, first)
    assert made.names("battle zone") == ["Lord"]


@pytest.mark.clause("dm", "801.2b")
def test_a_creature_that_evolves_from_a_tapped_and_an_untapped_one_is_tapped() -> None:
    lord = card("Lord", 1, 9000, "Vortex Evolution", marks=("evolution",), races=("Beast",))
    made = scene()
    number = made.put("hand", lord)
    first = made.put("battle zone", CUB)
    made.put("battle zone", CUB, rested=True)
    made.begin("main").answer("use", "Lord").answer("evolve", first)
    assert made.in_play(number).rested


@pytest.mark.clause("dm", "801.2")
@pytest.mark.clause("dm", "701.15a")
def test_effects_on_a_creature_go_on_when_it_evolves() -> None:
    made = scene(2)
    number = made.put("hand", KING)
    made.put("hand", spell("Growth", 1, effect=fx.Modify(Each(YOURS), (AddStats((2000,)),), layer=SUM)))
    made.put("battle zone", CUB)
    made.begin("main").answer("use", "Growth").answer("use", "King")
    assert power(made.game, number) == 11000


@pytest.mark.clause("dm", "801.2")
def test_what_waits_for_a_moment_is_about_the_creature_it_has_evolved_to_by_then() -> None:
    grow = fx.Modify(It(), (AddStats((2000,)),), ALWAYS, layer=SUM)
    later = fx.Later(Triggered(Moment("dawn"), grow), Each(YOURS))
    made = scene(2)
    number = made.put("hand", KING)
    made.put("hand", spell("Patience", 1, effect=later))
    made.put("battle zone", CUB)
    made.begin("main").answer("use", "Patience").answer("use", "King")
    moment(made.game, "dawn")
    made.answer("pass")
    assert power(made.game, number) == 11000


@pytest.mark.clause("dm", "801.2a")
@pytest.mark.clause("dm", "801.2")
def test_an_attacking_creature_that_evolves_goes_on_attacking() -> None:
    evolve = fx.MoveTo(Each(cards(zones=("hand",), name="King")), "battle zone")
    cub = card("Cub", 1, 2000, races=("Beast",), abilities=(Triggered(Attacks(), evolve),))
    made = scene()
    number = made.put("hand", KING)
    made.put("battle zone", cub)
    made.begin("attack").answer("attack", "Cub", -1)
    assert made.in_play(number).marks == {"attacking"}
    made.answer("break")
    assert len(made.cards("shield zone", 1)) == 4


@pytest.mark.clause("dm", "801.1a")
def test_no_effect_puts_an_evolution_creature_into_play_without_a_base() -> None:
    made = scene()
    king = made.put("hand", KING)
    put = fx.MoveTo(Each(cards(zones=("hand",), name="King")), "battle zone")
    made.put("hand", spell("Call", 1, effect=put))
    made.begin("main").answer("use", "Call")
    assert made.zone_of(king) == "hand"


@pytest.mark.clause("dm", "109.2b")
@pytest.mark.clause("dm", "703.4h")
@pytest.mark.clause("dm", "801.4")
@pytest.mark.clause("dm", "801.4a")
def test_when_only_the_top_card_leaves_the_creature_beneath_stays() -> None:
    made = scene()
    king, cub = stacked(made, KING, CUB)
    made.put("hand", spell("Pry", 1, effect=TOP))
    made.begin("main").answer("use", "Pry")
    assert made.zone_of(king) == "mana zone"
    assert made.zone_of(cub) == "battle zone"


@pytest.mark.clause("dm", "801.4b")
def test_of_several_cards_beneath_the_topmost_that_can_stand_alone_stays_on_the_others() -> None:
    made = scene()
    _, lowest, middle, flash = stacked(made, KING, CUB, BEAR, spell("Flash"))
    made.put("hand", spell("Pry", 1, effect=TOP))
    made.begin("main").answer("use", "Pry")
    assert made.zone_of(flash) == "graveyard"
    assert made.in_play(middle).under == (lowest,)


@pytest.mark.clause("dm", "801.4a")
def test_a_card_beneath_that_cannot_stand_alone_goes_to_the_graveyard() -> None:
    made = scene()
    _, flash = stacked(made, KING, spell("Flash"))
    made.put("hand", spell("Pry", 1, effect=TOP))
    made.begin("main").answer("use", "Pry")
    assert made.zone_of(flash) == "graveyard"
    assert made.names("battle zone") == []


@pytest.mark.clause("dm", "801.4c")
def test_a_rebuilt_creature_did_not_come_now_so_nothing_triggers_and_it_may_attack() -> None:
    herald = card("Herald", 1, 2000, abilities=(Triggered(Enters(), fx.May(fx.Draw(1))),))
    made = scene()
    _, below = stacked(made, KING, herald)
    made.put("hand", spell("Pry", 1, effect=TOP))
    made.begin("main").answer("use", "Pry")
    assert made.ask.kind == "attack"
    assert made.offers("attack", below, -1)


@pytest.mark.clause("dm", "801.4c")
def test_effects_on_an_evolution_creature_go_on_after_rebuilding() -> None:
    grow = fx.Modify(Each(YOURS), (AddStats((2000,)),), layer=SUM)
    made = scene()
    _, cub = stacked(made, KING, CUB)
    made.put("hand", spell("Pry", 1, effect=fx.Do((grow, TOP))))
    made.begin("main").answer("use", "Pry")
    assert power(made.game, cub) == 4000


@pytest.mark.clause("dm", "801.4d")
@pytest.mark.parametrize("rested", [True, False])
def test_a_rebuilt_creature_is_tapped_as_the_evolved_one_was(rested: bool) -> None:
    made = scene()
    _, cub = stacked(made, KING, CUB, rested=rested)
    made.put("battle zone", ANT)
    made.put(
        "hand",
        spell(
            "Pry",
            1,
            effect=PutTopCardIntoMana(Chosen(cards(zones=("battle zone",), name="King"))),
        ),
    )
    made.begin("main").answer("use", "Pry")
    assert made.in_play(cub).rested == rested


@pytest.mark.clause("dm", "801.4d")
def test_a_rebuilt_field_is_upright_whatever_the_evolved_creature_was() -> None:
    made = scene()
    _, land = stacked(made, KING, card("Meadow", 1, 0, types=("field",)), rested=True)
    made.put("battle zone", ANT)
    made.put(
        "hand",
        spell(
            "Pry",
            1,
            effect=PutTopCardIntoMana(Chosen(cards(zones=("battle zone",), name="King"))),
        ),
    )
    made.begin("main").answer("use", "Pry")
    assert not made.in_play(land).rested


@pytest.mark.clause("dm", "811.1")
def test_of_a_star_evolution_creature_only_the_top_card_leaves() -> None:
    star = card("Star", 1, 9000, marks=("star evolution",), races=("Beast",))
    made = scene()
    number, cub = stacked(made, star, CUB)
    made.put("battle zone", ANT)
    made.put("hand", spell("Bolt", 1, effect=fx.Destroy(Each(cards(name="Star")))))
    made.begin("main").answer("use", "Bolt")
    assert made.zone_of(number) == "graveyard"
    assert made.zone_of(cub) == "battle zone"


@pytest.mark.clause("dm", "200.3a")
@pytest.mark.clause("dm", "109.2a")
def test_what_lies_beneath_an_evolution_creature_does_not_count_for_it() -> None:
    made = scene()
    stacked(made, KING, card("Slow", 1, 2000, "Blocker", civilizations=("water",)))
    water = cards(zones=("battle zone",), attributes=frozenset({"water"}))
    made.put("hand", spell("Flood", 1, effect=fx.Destroy(Each(water))))
    made.begin("main").answer("use", "Flood")
    assert made.names("battle zone") == ["King"]


@pytest.mark.clause("dm", "802.1")
@pytest.mark.clause("dm", "802.2")
@pytest.mark.clause("dm", "802.3")
def test_a_neo_creature_may_evolve_and_may_then_attack_at_once() -> None:
    neo = card("Neo", 1, 5000, marks=("neo",), races=("Beast",))
    made = scene()
    made.put("hand", neo)
    made.put("battle zone", CUB)
    made.begin("main").answer("use", "Neo").answer("evolve", "Cub")
    assert made.names("battle zone") == ["Neo"]
    assert made.offers("attack", "Neo", -1)
    made = scene()
    made.put("hand", neo)
    made.put("battle zone", CUB)
    made.begin("main").answer("use", "Neo").answer("as_it_is")
    assert made.names("battle zone") == ["Cub", "Neo"]
    assert not made.offers("attack", "Neo", -1)


@pytest.mark.clause("dm", "802.1")
def test_a_neo_creature_comes_without_a_base_where_there_is_none() -> None:
    made = scene()
    made.put("hand", card("Neo", 1, 5000, marks=("neo",), races=("Beast",)))
    made.begin("main").answer("use", "Neo")
    assert made.names("battle zone") == ["Neo"]


@pytest.mark.clause("dm", "802.3")
@pytest.mark.clause("dm", "802.4")
@pytest.mark.parametrize("beneath", [True, False])
def test_a_neo_creature_is_held_back_by_summoning_sickness_unless_a_card_lies_beneath(beneath: bool) -> None:
    neo = card("Neo", 1, 5000, marks=("neo",))
    made = scene()
    made.put("battle zone", ANT)
    number = stacked(made, neo, *([CUB] if beneath else []))[0]
    made.in_play(number).entered = 5
    assert made.begin("attack").offers("attack", "Neo", -1) == beneath


@pytest.mark.clause("dm", "808.1")
@pytest.mark.clause("dm", "808.3a")
def test_each_half_of_a_twinpact_card_is_used_for_its_own_cost_and_civilization() -> None:
    made = scene(1)
    made.put("hand", twinpact())
    made.put("hand", ANT)
    assert not made.begin("main").offers("use", "Both")
    made = scene(0)
    made.put("mana zone", card("Fish", civilizations=("water",)))
    number = made.put("hand", twinpact())
    made.put("hand", card("Squid", 1, civilizations=("water",)))
    made.begin("main")
    assert [option.other for option in made.ask.options if option.card == number] == [2]
    made.answer("use", number)
    assert made.zone_of(number) == "graveyard"
    assert len(made.cards("hand")) == 2


@pytest.mark.clause("dm", "808.1")
@pytest.mark.clause("dm", "808.4")
@pytest.mark.clause("dm", "301.2")
def test_a_twinpact_card_in_the_battle_zone_is_its_creature_half() -> None:
    made = scene(2)
    number = made.put("hand", twinpact())
    made.put("battle zone", ANT)
    made.begin("main").answer("use", number)
    assert made.names("battle zone") == ["Ant", "Half Creature"]
    assert made.state.cards[number].types == {"creature"}


@pytest.mark.clause("dm", "808.3")
@pytest.mark.clause("dm", "808.4")
@pytest.mark.clause("dm", "106.2b")
def test_elsewhere_a_twinpact_card_is_both_of_its_halves() -> None:
    made = scene(0)
    number = made.put("hand", twinpact())
    made.put("hand", ANT)
    made.begin("mana charge").answer("charge", number)
    assert made.in_play(number).rested
    assert made.state.cards[number].types == {"creature", "spell"}


def test_a_half_whose_cost_is_not_known_is_not_used() -> None:
    made = scene(3)
    made.put("mana zone", card("Fish", civilizations=("water",)))
    number = made.put("hand", twinpact(None))
    made.begin("main")
    assert [option.other for option in made.ask.options if option.card == number] == [1]


@pytest.mark.clause("dm", "201.1b")
@pytest.mark.clause("dm", "112.4")
@pytest.mark.clause("dm", "601.1b")
@pytest.mark.parametrize("mark", ["psychic", "dragheart", "gr"])
def test_no_mana_summons_psychic_dragheart_and_gr_creatures(mark: str) -> None:
    made = scene(3)
    for zone in ("hyperspatial zone", "hand"):
        made.put(zone, card("Special", 1, 5000, marks=(mark,)))
    made.put("super GR zone", card("Robot", 1, 2000, marks=("gr",)))
    made.put("hand", ANT)
    assert set(made.begin("main").offered("use")) == {"Ant"}


@pytest.mark.clause("dm", "117.1")
@pytest.mark.clause("dm", "118.1")
@pytest.mark.parametrize(("mark", "home"), [("psychic", "hyperspatial zone"), ("gr", "super GR zone")])
@pytest.mark.parametrize("zone", ["hand", "mana zone", "graveyard"])
def test_special_creatures_that_leave_go_to_the_zone_that_is_theirs(mark: str, home: str, zone: str) -> None:
    made = scene()
    other = made.put(home, card("Other", 1, 5000, marks=(mark,)))
    number = made.put("battle zone", card("Special", 1, 5000, marks=(mark,)))
    made.put("hand", spell("Wave", 1, effect=fx.MoveTo(Each(YOURS), zone)))
    made.begin("main").answer("use", "Wave")
    assert made.zone_of(number) == home
    assert mark != "gr" or made.cards(home) == [number, other]


@pytest.mark.clause("dm", "117.2")
@pytest.mark.clause("dm", "703.4g")
@pytest.mark.clause("dm", "314.4")
@pytest.mark.parametrize(
    ("kind", "marks"), [("weapon", ("dragheart",)), ("cell", ("psychic",)), ("rule plus", ())]
)
def test_a_weapon_cell_or_rule_plus_card_alone_in_the_battle_zone_goes_home(
    kind: str, marks: tuple[str, ...]
) -> None:
    made = scene()
    number = made.put("battle zone", card("Lone", 1, 0, types=(kind,), marks=marks))
    made.begin("main")
    assert made.zone_of(number) == "hyperspatial zone"


@pytest.mark.clause("dm", "118.2")
def test_only_gr_cards_lie_in_the_super_gr_zone() -> None:
    made = scene()
    bear = made.put("battle zone", BEAR)
    made.put("hand", spell("Wave", 1, effect=fx.MoveTo(Each(YOURS), "super GR zone")))
    made.begin("main").answer("use", "Wave")
    assert made.zone_of(bear) == "graveyard"


@pytest.mark.clause("dm", "701.20a")
@pytest.mark.clause("dm", "701.22a")
def test_a_card_of_two_sides_that_is_turned_over_is_its_other_side() -> None:
    front = card("Front", 1, 3000, marks=("psychic",))
    back = card("Back", 1, 8000, marks=("psychic",))
    for face in (front, back):
        face.faces = (front, back)
    made = scene()
    number = made.put("battle zone", front, rested=True)
    made.put("battle zone", ANT)
    made.put("hand", spell("Awaken", 1, effect=TurnOver(Each(cards(name="Front")))))
    made.begin("main").answer("use", "Awaken")
    assert power(made.game, number) == 8000
    assert made.in_play(number).rested


@pytest.mark.clause("dm", "701.20a")
@pytest.mark.parametrize("zone", ["deck", "hand", "mana zone", "hyperspatial zone"])
def test_a_card_outside_the_battle_zone_is_not_turned_over(zone: str) -> None:
    front, back = card("Front", 1, 3000), card("Back", 1, 8000)
    for face in (front, back):
        face.faces = (front, back)
    made = scene(mana=0 if zone == "mana zone" else 1)
    number = made.put(zone, front)
    made.put("battle zone", ANT)
    made.put("hand", spell("Awaken", 1, effect=TurnOver(Each(cards(zones=(zone,), name="Front")))))
    made.begin("main").answer("use", "Awaken")
    assert (made.zone_of(number), made.state.cards[number].name) == (zone, "Front")
    assert made.names("graveyard") == ["Awaken"]


@pytest.mark.clause("dm", "813.1")
def test_an_s_max_creature_needs_no_base_and_attacks_at_once() -> None:
    made = scene()
    made.put("hand", card("Max", 1, 9000, marks=("s-max evolution",)))
    made.begin("main").answer("use", "Max")
    assert made.offers("attack", "Max", -1)


@pytest.mark.clause("dm", "813.1a")
def test_a_player_keeps_one_s_max_creature_of_several() -> None:
    made = scene()
    top = card("Max", 1, 9000, marks=("s-max evolution",))
    old = made.put("battle zone", top)
    made.put("battle zone", top, 1)
    new = made.put("hand", top)
    made.begin("main").answer("use", new)
    assert made.ask.kind == "keep_one"
    made.answer("keep", new, by=0)
    assert (made.zone_of(old), made.zone_of(new)) == ("hand", "battle zone")
    assert made.names("battle zone", 1) == ["Max"]


@pytest.mark.clause("dm", "310.2a")
@pytest.mark.clause("dm", "409.2")
def test_an_aura_stays_where_it_was_when_its_creature_is_gone_before() -> None:
    made = scene()
    made.put("super GR zone", card("Wreck", 1, 0, marks=("gr",)))
    made.put("hand", ANT)
    aura = made.put("hand", card("Cloak", 1, 3000, types=("aura",)))
    made.begin("main").answer("use", "Cloak")
    assert made.zone_of(aura) == "hand"
    assert made.names("battle zone") == []


@pytest.mark.clause("dm", "310.2")
@pytest.mark.clause("dm", "310.6")
@pytest.mark.clause("dm", "310.4")
def test_a_creature_carries_several_auras() -> None:
    made = scene(2)
    robot = made.put("battle zone", card("Robot", 1, 2000, marks=("gr",)))
    for name in ("Cloak", "Crown"):
        made.put("hand", card(name, 1, 1000, types=("aura",)))
    made.begin("main").answer("use", "Cloak").answer("use", "Crown")
    assert power(made.game, robot) == 4000


@pytest.mark.clause("dm", "310.7")
def test_an_aura_stays_on_a_gr_creature_that_evolves() -> None:
    made = scene()
    robot = made.put("battle zone", card("Robot", 1, 2000, marks=("gr",), races=("Beast",)))
    aura = made.put("battle zone", card("Cloak", 1, 1000, types=("aura",)))
    made.in_play(aura).host = robot
    king = made.put("hand", KING)
    made.begin("main").answer("use", "King")
    assert made.in_play(aura).host == king
    assert power(made.game, king) == 10000


@pytest.mark.clause("dm", "310.8")
def test_an_aura_goes_where_its_creature_goes() -> None:
    made = scene()
    king = made.put("battle zone", KING)
    aura = made.put("battle zone", card("Cloak", 1, 1000, types=("aura",)))
    made.in_play(aura).host = king
    made.put("hand", spell("Wave", 1, effect=fx.MoveTo(Each(YOURS), "hand")))
    made.begin("main").answer("use", "Wave")
    assert (made.zone_of(king), made.zone_of(aura)) == ("hand", "hand")


@pytest.mark.clause("dm", "303.3d")
def test_a_gear_is_not_tapped_with_the_creature_it_is_on() -> None:
    made = scene()
    bear = made.put("battle zone", BEAR)
    made.put("battle zone", ANT)
    gear = made.put("battle zone", card("Sword", 9, 0, types=("cross gear",)))
    made.in_play(gear).host = bear
    made.begin("attack").answer("attack", bear, -1).answer("break")
    assert made.in_play(bear).rested
    assert not made.in_play(gear).rested


@pytest.mark.clause("dm", "701.30a")
def test_a_gr_summon_takes_the_top_card_and_lets_it_trigger() -> None:
    robot = card(
        "Robot",
        1,
        2000,
        marks=("gr",),
        abilities=(Triggered(Enters(), fx.May(fx.Draw(1))),),
    )
    made = scene()
    below = made.put("super GR zone", card("Below", 1, 1000, marks=("gr",)))
    made.put("super GR zone", robot)
    made.put("hand", card("Cloak", 1, 3000, types=("aura",)))
    made.begin("main").answer("use", "Cloak")
    assert made.ask.kind == "may"
    assert made.cards("super GR zone") == [below]
