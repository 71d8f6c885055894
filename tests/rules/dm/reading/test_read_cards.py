"""Cards of Duel Masters that bear what was read of a made-up text, in play."""

import pytest

from rules.cards import Face
from rules.games.dm.definitions import DuelistCard
from rules.games.dm.keywords import power
from rules.games.dm.reading.house import houses
from tests.rules.dm.play.cards import ANT, BEAR, GIANT, card
from tests.rules.dm.play.scenes import scene
from tests.rules.printed import written


def reader(
    name: str, text: str, *, races: tuple[str, ...] = (), marks: tuple[str, ...] = (), might: int = 2000
) -> DuelistCard:
    """Return a creature of cost 1 with what is read of a text."""
    reading = houses()["en"].read(text, Face(name, ("creature",)))
    assert reading.status == "read"
    return card(
        name,
        1,
        might,
        *reading.keywords,
        races=races,
        marks=marks,
        abilities=written("dm", *reading.abilities),
    )


@pytest.mark.clause("dm", "801.1")
@pytest.mark.clause("dm", "801.1a")
@pytest.mark.parametrize(
    ("base", "offered"),
    [
        (card("Elder", 1, 1000, races=("Human",)), True),
        (card("Cub", 1, 1000, races=("Beast",)), False),
    ],
)
def test_an_evolution_creature_goes_onto_what_its_text_names_and_not_onto_its_own_race(base, offered):
    king = reader("King", "Evolution—Put on one of your Humans.", races=("Beast",), marks=("evolution",))
    made = scene()
    made.put("battle zone", base)
    made.put("battle zone", card("Foe", 1, 1000, races=("Human",)), 1)
    made.put("hand", king)
    made.put("hand", ANT)
    made.begin("main")
    assert made.offers("use", "King") == offered
    if offered:
        made.answer("use", "King")
        assert made.names("battle zone") == ["King"]


@pytest.mark.clause("dm", "603.5c")
@pytest.mark.parametrize("does", ["yes", "no"])
def test_what_is_read_of_an_attack_happens_as_it_attacks(does):
    archer = reader("Archer", "Whenever this creature attacks, you may tap one of your opponent's creatures.")
    made = scene()
    foe, other = made.put("battle zone", BEAR, 1), made.put("battle zone", GIANT, 1)
    made.put("battle zone", archer)
    made.begin("attack").answer("attack", "Archer", -1).answer(does)
    if does == "yes":
        made.answer("choose", foe)
    assert (made.in_play(foe).rested, made.in_play(other).rested) == (does == "yes", False)


def test_survivors_have_what_one_of_them_says():
    chief = reader("Chief", "Survivor : This creature gets +1000 power.", races=("Survivor",))
    made = scene()
    made.put("hand", ANT)
    mine = made.put("battle zone", chief)
    kin = made.put("battle zone", card("Kin", 1, 1000, races=("Survivor",)))
    theirs = made.put("battle zone", card("Far", 1, 1000, races=("Survivor",)), 1)
    made.begin("main")
    assert [power(made.game, one) for one in (mine, kin, theirs)] == [3000, 2000, 1000]


@pytest.mark.parametrize("others", [1, 2])
def test_a_wave_striker_is_strong_beside_two_others(others):
    text = "Wave striker : This creature gets +3000 power."
    wave = reader("Wave", text)
    made = scene()
    made.put("hand", ANT)
    mine = made.put("battle zone", wave)
    made.fill("battle zone", wave, others)
    made.begin("main")
    assert power(made.game, mine) == (2000 if others == 1 else 5000)


def test_a_word_of_a_race_is_a_whole_word():
    text = "This creature gets +1000 power for each of your creatures that has Dragon in its race."
    rider = reader("Rider", text)
    made = scene()
    made.put("hand", ANT)
    mine = made.put("battle zone", rider)
    for race in ("Armored Dragon", "Dragonoid", "Dragon Zombie", "Human"):
        made.put("battle zone", card(race, 1, 1000, races=(race,)))
    made.begin("main")
    assert power(made.game, mine) == 4000
