"""Made-up texts on Summons that are used once, on parties, and on cards that move off the field."""

import pytest

from rules.language import effects as fx
from rules.language.references import Target
from tests.rules.setcg.play.made_up import FORWARDS, backup, forward, other, summon, table
from tests.rules.setcg.printed.scenes import SLAY, cast, enter, main, resolve, strength
from tests.rules.setcg.reading.test_played import read


@pytest.mark.clause("setcg", "11.12.10")
@pytest.mark.parametrize("cancelled", [False, True])
def test_a_summon_that_is_used_once_leaves_the_game(cancelled: bool):
    text = (
        "《ダル》: Choose 1 Summon of cost 4 or less in your Break Zone."
        " You may cast it without paying the cost."
        " If you cast it, remove that Summon from the game after use instead of putting it in the Break Zone."
    )
    scene = table()
    hero = scene.put("field", backup("Anselm", abilities=read(text, "backup")))
    drop = scene.put("break zone", summon("Drop", fx.Draw(2), cost=4))
    stop = read("《ダル》: Choose 1 Summon. Cancel its effect.", "backup")
    wall = scene.put("field", backup("Wall", abilities=stop), 1)
    resolve(main(scene).answer("use", hero)).answer("cast", drop)
    before = len(scene.cards("hand"))
    if cancelled:
        scene.answer("pass")
        scene.answer("use", wall)
    resolve(scene)
    assert scene.zone_of(drop) == "outside"
    assert len(scene.cards("hand")) - before == (0 if cancelled else 2)


@pytest.mark.clause("setcg", "15.1.1.10.2")
@pytest.mark.parametrize(("together", "drawn"), [(True, 1), (False, 0)])
def test_only_damage_of_a_party_triggers(together: bool, drawn: int):
    text = "When a party you control deals damage to your opponent, draw 1 card."
    scene = table()
    scene.put("field", backup("Anselm", abilities=read(text, "backup")))
    first = scene.put("field", forward("First"))
    second = scene.put("field", forward("Second"))
    scene.fill("deck", forward("Page"), 5, 1)
    main(scene)
    while scene.ask.kind != "attack":
        scene.answer("pass")
    before = len(scene.cards("hand"))
    scene.answer("attack", first)
    if scene.offers("join", second):
        if together:
            scene.answer("join", second)
        else:
            scene.answer("done")
    while not scene.cards("damage zone", 1):
        scene.game.answer(len(scene.ask.options) - 1)
    resolve(scene)
    assert len(scene.cards("hand")) - before == drawn


@pytest.mark.clause("setcg", "11.9.17.1")
@pytest.mark.parametrize("from_deck", [True, False])
def test_a_card_that_falls_from_the_deck_may_come(from_deck: bool):
    text = (
        "When Anselm is put from the deck into the Break Zone,"
        " you may play Anselm from your Break Zone onto the field."
    )
    effect = "Put the top 2 cards of your deck into the Break Zone" if from_deck else "Discard 1 card"
    scene = table()
    hero = scene.put("deck" if from_deck else "hand", forward("Anselm", cost=9, abilities=read(text)))
    tower = scene.put("field", backup("Tower", abilities=read(f"《ダル》: {effect}.", "backup")))
    resolve(main(scene).answer("use", tower))
    if not from_deck:
        scene.answer("discard" if scene.offers("discard", hero) else "choose", hero)
        resolve(scene)
        assert scene.zone_of(hero) == "break zone"
        return
    scene.answer("yes")
    assert scene.zone_of(hero) == "field"


@pytest.mark.clause("setcg", "11.9.17.1")
def test_a_card_that_is_regained_triggers_in_the_hand():
    text = "When Anselm is added to your hand from the Break Zone, choose 1 Forward. Deal it 2000 damage."
    scene = table()
    hero = scene.put("break zone", forward("Anselm", cost=9, abilities=read(text)))
    foe = scene.put("field", forward("Foe", 9000), 1)
    takes = read("《ダル》: Choose 1 Forward in your Break Zone. Add it to your hand.", "backup")
    tower = scene.put("field", backup("Tower", abilities=takes))
    resolve(main(scene).answer("use", tower))
    assert scene.zone_of(hero) == "hand"
    resolve(scene)
    assert scene.in_play(foe).damage == 2000


@pytest.mark.clause("setcg", "11.9.17.1")
@pytest.mark.parametrize("which", [0, 1, 2])
def test_the_chosen_one_of_two_cards_may_be_returned(which: int):
    text = (
        "When Anselm or the Card Name Cloud you control is chosen by a Summon or an ability of your opponent,"
        " you may return it to its owner's hand."
    )
    scene = table()
    cards = [
        scene.put("field", forward(name, abilities=read(text) if name == "Anselm" else ()), 1)
        for name in ("Anselm", "Cloud", "Nobody")
    ]
    scene.put("hand", SLAY)
    cast(main(scene), "Slay", cards[which])
    if which == 2:
        assert scene.zone_of(cards[2]) == "break zone"
        return
    scene.answer("yes", by=1)
    resolve(scene)
    assert scene.zone_of(cards[which]) == "hand"


@pytest.mark.clause("setcg", "11.3.5")
@pytest.mark.parametrize(("names", "castable"), [(("Ann", "Ben"), True), (("Ann", "Ann"), False)])
def test_cards_of_different_names_in_the_break_zone_are_counted(names: tuple[str, ...], castable: bool):
    text = (
        "The cost to play Anselm onto the field is reduced by 2"
        " for each Job Knight of different name put into your Break Zone."
    )
    scene = table()
    for name in names:
        scene.put("break zone", forward(name, jobs=("Knight",)))
    hero = scene.put("hand", forward("Anselm", cost=6, element="dark", abilities=read(text)))
    assert main(scene).offers("play", hero) is castable


@pytest.mark.clause("setcg", "11.13.4.1")
def test_a_card_and_two_with_names_are_guarded():
    text = (
        "《0》: Until the end of the turn, Anselm and the Card Name Cloud and Card Name Tifa you control gain"
        ' "This Character cannot be chosen by your opponent\'s Summons or abilities."'
    )
    scene = table()
    hero = scene.put("field", forward("Anselm", abilities=read(text)))
    scene.put("field", forward("Cloud"))
    scene.put("field", forward("Tifa"))
    nobody = scene.put("field", forward("Nobody"))
    scene.put("hand", summon("Drop", fx.Rest(Target()), FORWARDS, cost=0), 1)
    resolve(main(scene).answer("use", hero))
    scene.answer("pass")
    scene.answer("summon", "Drop", by=1)
    if scene.ask.kind == "choose":
        assert scene.offered("choose") == ["Nobody"]
    resolve(scene)
    assert scene.in_play(nobody).rested


@pytest.mark.clause("setcg", "11.13.4.1")
def test_a_stronger_card_is_also_not_chosen():
    text = (
        "《0》: Until the end of the turn, Anselm gains +2000 power and Anselm cannot be chosen by Summons."
    )
    scene = table()
    hero = scene.put("field", forward("Anselm", 5000, abilities=read(text)))
    foe = scene.put("field", forward("Foe"), 1)
    scene.put("hand", SLAY)
    resolve(main(scene).answer("use", hero))
    assert strength(scene, hero) == 7000
    cast(scene, "Slay", None)
    assert scene.zone_of(foe) == "break zone"


@pytest.mark.clause("setcg", "11.12.4")
def test_chosen_cards_leave_the_game_with_all_of_a_kind():
    text = (
        "When Anselm enters the field, choose 2 Backups you control."
        " Remove them, and all the Monsters opponent controls from the game."
    )
    scene = table()
    clerks = [scene.put("field", backup(f"Clerk {number}")) for number in range(2)]
    golem = scene.put("field", other("monster", "Golem"), 1)
    enter(scene, *read(text), name="Anselm")
    while scene.ask.kind == "choose":
        scene.game.answer(0)
    resolve(scene)
    assert {scene.zone_of(card) for card in (*clerks, golem)} == {"outside"}


@pytest.mark.clause("setcg", "15.1.1.3.1")
@pytest.mark.parametrize("attacking", [True, False])
def test_a_card_cannot_be_broken_in_attack_phases(attacking: bool):
    text = "During each Attack Phase, Anselm cannot be broken."
    scene = table()
    hero = scene.put("field", forward("Anselm", abilities=read(text)), 1)
    scene.put("field", forward("Bait"))
    scene.put("hand", SLAY)
    main(scene)
    if attacking:
        while scene.ask.kind != "attack" and not (
            scene.offers("summon", "Slay") and scene.state.step > 2 and scene.state.step < 7
        ):
            scene.answer("pass")
    if scene.ask.kind == "attack":
        scene.answer("attack", "Bait")
    cast(scene, "Slay", hero)
    assert scene.zone_of(hero) == ("field" if attacking else "break zone")


@pytest.mark.clause("setcg", "11.12.10")
@pytest.mark.parametrize(
    ("text", "zone"),
    [
        ("Draw 2 cards. If you control no Forwards, return Anselm to its owner's hand.", "hand"),
        ("Draw 2 cards. Remove Anselm from the game.", "outside"),
    ],
)
def test_a_summon_moves_itself_where_its_text_says(text: str, zone: str):
    scene = table()
    spell = scene.put("hand", other("summon", "Anselm", cost=0, abilities=read(text, "summon")))
    cast(main(scene), "Anselm")
    assert scene.zone_of(spell) == zone


@pytest.mark.clause("setcg", "11.7.2.1.1")
def test_a_card_in_the_break_zone_returns_itself():
    text = (
        "Put 1 Forward you control into the Break Zone: Return Anselm to its owner's hand."
        " You can only use this ability if Anselm is in the Break Zone."
    )
    scene = table()
    hero = scene.put("break zone", forward("Anselm", cost=9, abilities=read(text)))
    scene.put("field", forward("Friend"))
    resolve(main(scene).answer("use", hero))
    assert scene.zone_of(hero) == "hand"
