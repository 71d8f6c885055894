"""Made-up sentences about who has to fight, what fighting costs and what is kept from cards, played."""

import pytest

from tests.rules.fow8.play.made_up import FIRE, face, quiet, ruler
from tests.rules.fow8.printed.made_up import body, keywords, stats
from tests.rules.fow8.reading.test_played import ox, read, spark

FIRST = "As you choose an attacker, you must choose this card if able."


def attackers(scene):
    """Return the names of what may attack now, "pass" where nothing has to."""
    names = {scene.state.cards[one.card].name if one.card >= 0 else one.verb for one in scene.ask.options}
    return sorted(names)


@pytest.mark.clause("fow8", "712.2")
@pytest.mark.clause("fow8", "803.3")
@pytest.mark.parametrize(("text", "able"), [(FIRST, ["Ox", "pass"]), ("", ["Elk", "Ox", "pass"])])
def test_a_card_that_must_be_chosen_attacks_before_others_if_any_attacks(text, able):
    scene = quiet()
    scene.put("field", ox(text) if text else body("Ox"))
    scene.put("field", body("Elk"))
    scene.begin("main").answer("battle")
    assert attackers(scene) == able


@pytest.mark.clause("fow8", "803.5")
@pytest.mark.parametrize(
    ("text", "rested"), [("Attacking doesn't cause this card to rest.", False), ("", True)]
)
def test_a_card_attacks_without_being_rested(text, rested):
    scene = quiet()
    card = scene.put("field", ox(text) if text else body("Ox"))
    scene.begin("main").answer("battle").answer("attack", "Ox", -1)
    assert scene.in_play(card).rested is rested


@pytest.mark.clause("fow8", "804.4")
@pytest.mark.parametrize(("text", "rested"), [("This card doesn't rest when it blocks.", False), ("", True)])
def test_a_card_blocks_without_being_rested(text, rested):
    scene = quiet()
    scene.put("field", body("Wolf"))
    card = scene.put("field", ox(text, stats=(0, 5000)) if text else body("Ox", stats=(0, 5000)), 1)
    scene.begin("main").answer("battle").answer("attack", "Wolf", -1).answer("block", "Ox", by=1)
    assert scene.in_play(card).rested is rested


@pytest.mark.clause("fow8", "1106.2")
@pytest.mark.parametrize("can", [True, False])
def test_a_card_without_flying_can_block_cards_with_it(can):
    scene = quiet()
    scene.put("field", body("Bird", keywords=("Flying",)))
    scene.put("field", ox("This card can block J/resonators with [Flying].") if can else body("Ox"), 1)
    scene.begin("main").answer("battle").answer("attack", "Bird", -1)
    assert scene.offers("block", "Ox") is can


@pytest.mark.clause("fow8", "803.3b")
@pytest.mark.parametrize("drawn", [True, False])
def test_a_resonator_has_to_attack_the_card_that_draws_attacks(drawn):
    scene = quiet()
    text = "Resonators your opponent controls must attack this card if able."
    wide = (0, 5000)
    guard = ox(text, stats=wide) if drawn else body("Ox", stats=wide)
    rested = scene.put("field", guard, 1, rested=True)
    scene.put("field", body("Wolf"))
    scene.begin("main").answer("battle")
    assert (scene.in_play(rested).damage == 500) is drawn


@pytest.mark.clause("fow8", "1012.1")
@pytest.mark.parametrize(("said", "zone"), [(True, "field"), (False, "graveyard")])
def test_a_spell_that_cannot_be_cancelled_resolves(said, zone):
    scene = quiet()
    elk = ox("This card cannot be cancelled.") if said else body("Ox")
    card = scene.put("hand", elk)
    no = read("Cancel target spell.", "chant")
    scene.put("hand", face("No", "chant", cost="{0}", keywords=("Quickcast",), abilities=no), 1)
    scene.begin("main").answer("play", "Ox")
    if scene.ask.player == 0:
        scene.answer("pass")
    scene.answer("play", "No", by=1)
    while scene.state.pending:
        scene.answer("pass")
    assert scene.zone_of(card) == zone


@pytest.mark.parametrize(("said", "zone"), [(True, "field"), (False, "hand")])
def test_a_card_that_cannot_be_returned_stays(said, zone):
    scene = quiet()
    text = "This card cannot be returned to its owner's hand."
    card = scene.put("field", ox(text) if said else body("Ox"))
    scene.put("hand", spark("Return target resonator to its owner's hand."))
    scene.begin("main").answer("play", "Spark")
    assert scene.zone_of(card) == zone


@pytest.mark.parametrize("order", [("Lead", "Gift"), ("Gift", "Lead")])
def test_a_keyword_that_cannot_be_gained_is_gone_whichever_comes_first(order):
    scene = quiet()
    bird = scene.put("field", body("Bird", keywords=("Flying",)))
    lead = read("Target resonator loses and cannot gain [Flying] until end of turn.", "chant")
    gift = read("Target resonator gains [Flying] and [Pierce] until end of turn.", "chant")
    scene.put("hand", face("Lead", "chant", cost="{0}", abilities=lead))
    scene.put("hand", face("Gift", "chant", cost="{0}", abilities=gift))
    scene.begin("main")
    for name in order:
        scene.answer("play", name)
    assert keywords(scene, bird) == {"Pierce"}


def test_a_card_has_the_name_that_its_text_adds():
    scene = quiet()
    text = 'This card has "Fire Magic Stone" in addition to its other names.'
    card = scene.put("field", ox(text))
    scene.put("hand", spark('Destroy target resonator named "Fire Magic Stone".'))
    scene.begin("main").answer("play", "Spark")
    assert scene.zone_of(card) == "graveyard"


CHEAPER = "You pay {1} less to play [Judgment] abilities."


@pytest.mark.clause("fow8", "903.2i-iv")
@pytest.mark.clause("fow8", "705.2a")
@pytest.mark.parametrize(("text", "can"), [(CHEAPER, True), ("", False)])
def test_a_judgment_costs_less(text, can):
    scene = quiet()
    scene.put("ruler area", ruler("{2}"))
    scene.put("field", FIRE)
    if text:
        scene.put("field", ox(text))
    scene.begin("main")
    assert scene.offers("judgment", "Queen") is can


ART = "God's Art [Healing Wind] {1}: Draw a card."


@pytest.mark.clause("fow8", "903.2i-iv")
@pytest.mark.parametrize(
    ("text", "can"), [(ART, True), (ART.removeprefix("God's Art [Healing Wind] "), False)]
)
def test_only_the_art_of_a_ruler_costs_less(text, can):
    scene = quiet()
    sides = (
        face("Queen", "ruler", keywords=("Judgment {0}",)),
        face("Queen in Arms", "j-ruler", stats=(1000, 1000), abilities=read(text, "j-ruler")),
    )
    for side in sides:
        side.faces = sides
    queen = scene.put("ruler area", sides[0])
    grown = "Your J-ruler gains [+100/+100] until end of turn."
    cheaper = "If it's damaged, it gains [Flying] until end of turn and you may pay {1} less to play its"
    scene.put("hand", spark(f"{grown} {cheaper} God's Art abilities this turn."))
    scene.put("hand", face("Burn", "chant", cost="{0}", abilities=read(BURN, "chant")))
    scene.begin("main").answer("judgment", queen).answer("play", "Burn").answer("play", "Spark")
    assert (stats(scene, queen), "Flying" in keywords(scene, queen)) == ((1100, 1100), True)
    assert scene.offers("use", queen) is can


BURN = "This card deals 100 damage to target J-ruler."


@pytest.mark.parametrize("can", [True, False])
def test_damage_is_dealt_to_the_card_that_takes_it_over(can):
    scene = quiet()
    elf = scene.put("field", body("Elf", races=("Elf",), stats=(100, 900)))
    text = "If damage would be dealt to an Elf you control, it's dealt to this card instead."
    guard = scene.put("field", ox(text, stats=(100, 900)) if can else body("Ox", stats=(100, 900)))
    scene.put("hand", spark("This card deals 300 damage to target Elf."))
    scene.begin("main").answer("play", "Spark")
    assert (scene.in_play(elf).damage, scene.in_play(guard).damage) == ((0, 300) if can else (300, 0))


@pytest.mark.clause("fow8", "1018.1")
@pytest.mark.parametrize(("dealt", "taken"), [(300, 0), (400, 400)])
def test_little_damage_is_prevented_and_more_is_not(dealt, taken):
    scene = quiet()
    guard = scene.put(
        "field", ox("If this card would be dealt 300 or less damage, prevent it.", stats=(100, 900))
    )
    scene.put("hand", spark(f"This card deals {dealt} damage to target resonator."))
    scene.begin("main").answer("play", "Spark")
    assert scene.in_play(guard).damage == taken


@pytest.mark.clause("fow8", "1406.3")
def test_an_addition_from_hand_is_added_to_its_card():
    scene = quiet()
    badge = scene.put("hand", face("Badge", "addition", marks=("resonator",), cost="{0}"))
    scene.put("field", body("Elk"))
    card = scene.put("hand", ox("[Enter] You may add an [Addition:Resonator] from your hand to this card."))
    scene.begin("main").answer("play", "Ox").answer("yes")
    assert scene.in_play(badge).host == card


def test_nothing_is_played_that_a_player_cannot_play():
    scene = quiet()
    text = "Target player cannot play normal spells or summon spells until end of turn."
    scene.put("hand", spark(text))
    scene.put("hand", body("Elk"))
    scene.begin("main").answer("play", "Spark")
    assert scene.ask.kind == "target"
    scene.game.answer(0)
    assert not scene.offers("play", "Elk")


@pytest.mark.parametrize(("dealt", "zone"), [(True, "removed area"), (False, "graveyard")])
def test_what_the_card_dealt_damage_to_is_removed_from_the_game(dealt, zone):
    scene = quiet()
    text = "If an Elf dealt damage by this card this turn would be put into a graveyard from the field, "
    text += "remove it from the game instead.\n{0}: This card deals 100 damage to target Elf."
    scene.put("field", ox(text))
    elk = scene.put("field", body("Elk", races=("Elf",)), 1)
    scene.put("hand", spark("Destroy target Elf."))
    scene.begin("main")
    if dealt:
        scene.answer("use", "Ox")
        while scene.state.pending:
            scene.answer("pass")
    scene.answer("play", "Spark")
    while scene.state.pending:
        scene.answer("pass")
    assert scene.zone_of(elk) == zone


def test_no_more_than_one_card_is_played_in_a_turn():
    scene = quiet()
    scene.put("field", ox("Each player may only play one card per turn."))
    scene.put("hand", body("Elk"))
    scene.begin("main")
    assert scene.offers("play", "Squire")
    scene.answer("play", "Elk")
    assert not scene.offers("play", "Squire")


@pytest.mark.clause("fow8", "902.2")
@pytest.mark.parametrize(("where", "zone"), [("graveyard", "hand"), ("field", "field")])
def test_what_speaks_of_its_card_in_a_graveyard_works_there_alone(where, zone):
    scene = quiet()
    text = "Whenever an Elf enters your field ⇒ Put this card from your graveyard into your hand."
    card = scene.put(where, ox(text))
    scene.put("hand", body("Elk", races=("Elf",)))
    scene.begin("main").answer("play", "Elk")
    assert scene.zone_of(card) == zone


@pytest.mark.parametrize(("where", "life"), [("graveyard", 4300), ("hand", 4000)])
def test_a_card_that_is_removed_from_a_graveyard_triggers(where, life):
    scene = quiet()
    card = scene.put(
        where, ox("When this card in your graveyard is removed from the game ⇒ You gain 300 life.")
    )
    scene.put("hand", spark(f"Remove a resonator in your {where} from the game."))
    scene.begin("main").answer("play", "Spark")
    if scene.ask.kind != "main":
        scene.answer("choose", card)
    while scene.state.pending:
        scene.answer("pass")
    assert (scene.zone_of(card), scene.life()) == ("removed area", life)


@pytest.mark.clause("fow8", "902.2")
def test_a_card_that_is_discarded_triggers_where_it_went():
    scene = quiet()
    card = scene.put("hand", ox("When this card is put into a graveyard from your hand ⇒ You gain 300 life."))
    scene.put("hand", spark("Discard a resonator."))
    scene.begin("main").answer("play", "Spark")
    if scene.ask.kind != "main":
        scene.answer("choose", card)
    while scene.state.pending:
        scene.answer("pass")
    assert (scene.zone_of(card), scene.life()) == ("graveyard", 4300)


@pytest.mark.parametrize(
    ("held", "said", "rested"), [(True, "yes", False), (True, "no", True), (False, "", True)]
)
def test_a_card_comes_rested_unless_another_is_shown(held, said, rested):
    scene = quiet()
    area = "your magic stone area"
    text = f"As this card enters {area}, you may reveal an Elf from your hand. If you don't, this card enters"
    stone = scene.put(
        "magic stone deck", face("Stone", "magic stone", abilities=read(f"{text} {area} rested."))
    )
    scene.put("ruler area", ruler())
    if held:
        scene.put("hand", body("Elk", races=("Elf",)))
    scene.begin("main").answer("call")
    if said:
        scene.answer(said)
    assert scene.in_play(stone).rested is rested


@pytest.mark.clause("fow8", "804.5a")
@pytest.mark.parametrize("blocks", [True, False])
@pytest.mark.parametrize(("race", "hit"), [("Elf", True), ("Beast", False)])
def test_a_card_acts_on_a_kind_of_card_that_it_meets_in_battle(blocks, race, hit):
    scene = quiet()
    text = "Whenever this card blocks or is blocked by an Elf ⇒ Remove it from the game."
    scene.put("field", ox(text), 1 if blocks else 0)
    other = scene.put("field", body("Deer", races=(race,)), 0 if blocks else 1)
    scene.begin("main").answer("battle")
    scene.answer("attack", "Deer" if blocks else "Ox", -1).answer("block", by=1)
    while scene.offers("pass") and scene.state.pending:
        scene.answer("pass")
    assert (scene.zone_of(other) == "removed area") is hit
