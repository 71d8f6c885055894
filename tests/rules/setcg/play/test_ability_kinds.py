"""Of which kind the abilities of keywords are (15.2): what is about auto-abilities is about those alone."""

import pytest

from rules.games.setcg import keywords
from rules.language import effects as fx
from rules.language.abilities import Ability, Static
from rules.language.changes import AddStats
from rules.language.costs import Cost, Pay
from rules.language.filter_shorthand import cards
from rules.language.filters import HasStatus
from rules.language.references import Target
from tests.rules.scenes import Scene
from tests.rules.setcg.play import keyword_abilities
from tests.rules.setcg.play.keyword_abilities import junction, overdrive
from tests.rules.setcg.play.made_up import backup, forward, other, summon, table

ZONES = ("field", "break zone", "hand", "outside", "stack")
RAIN = summon("Rain", fx.Draw(1), cost=0)
IMP = other("monster", "Imp", cost=0, element="shine")
FREE = Cost()


def stopping(name: str, status: str) -> object:
    """A Summon that cancels the ability of a kind that a card of the opponent has on the stack."""
    wanted = cards(HasStatus(status), zones=ZONES)
    return summon(name, fx.Cancel(Target()), wanted, cost=0, element="shine")


def ready(scene: Scene, step: str = "main 1") -> Scene:
    """Begin a step in which the opponent can cancel abilities of either kind."""
    scene.put("hand", RAIN)
    scene.put("hand", IMP)
    scene.put("hand", stopping("Hush", "waiting with an auto-ability"), 1)  # type: ignore[arg-type]
    scene.put("hand", stopping("Halt", "waiting with an action ability"), 1)  # type: ignore[arg-type]
    return scene.begin(step)


def answers(scene: Scene) -> list[str]:
    """Return by what the opponent can answer once the turn player has released priority."""
    while scene.ask.player == 0:
        scene.answer("pass")
    return scene.offered("summon")


AUTO = [
    pytest.param("Level UP", marks=pytest.mark.clause("setcg", "15.2.4.1")),
    pytest.param("Link", marks=pytest.mark.clause("setcg", "15.2.5.1")),
    pytest.param("Assist", marks=pytest.mark.clause("setcg", "15.2.6.1")),
]


@pytest.mark.clause("setcg", "11.6.2")
@pytest.mark.parametrize("keyword", AUTO)
def test_auto_abilities_of_keywords_are_cancelled_by_what_cancels_those(keyword: str) -> None:
    scene = table()
    if keyword == "Level UP":
        scene.put("field", forward("Hero", abilities=keyword_abilities.level_up("Hero")))
        ready(scene, "attack declaration").answer("attack", "Hero")
        while not scene.state.pending:
            scene.game.answer(len(scene.ask.options) - 1)
    else:
        ability = (
            keyword_abilities.link(frozenset({"fire"}), 3)
            if keyword == "Link"
            else keyword_abilities.assist(fx.Draw(2))
        )
        kind = "forward" if keyword == "Link" else "backup"
        scene.put("hand", other(kind, "Hero", cost=0, abilities=(ability,), power=5000))
        scene.put("hand", forward("Page", cost=3))
        ready(scene).answer("play", "Hero")
        if keyword == "Assist":
            scene.answer("yes")
    deck = scene.cards("deck")
    assert answers(scene) == ["Hush"]
    scene.answer("summon", "Hush")
    while scene.state.pending:
        scene.answer("pass")
    assert "Hero" in scene.names("field")
    assert "Page" not in scene.names("field")
    assert scene.cards("deck") == deck


ACTION = [
    pytest.param("Awakening", marks=pytest.mark.clause("setcg", "15.2.10.1")),
    pytest.param("Blue Magic", marks=pytest.mark.clause("setcg", "15.2.11.1")),
    pytest.param("Job Change", marks=pytest.mark.clause("setcg", "15.2.13.1")),
    pytest.param("Flash", marks=pytest.mark.clause("setcg", "15.2.14.1")),
    pytest.param("Junction", marks=pytest.mark.clause("setcg", "15.2.15.1")),
]
OF: dict[str, Ability] = {
    "Awakening": keyword_abilities.awakening("Card", FREE),
    "Blue Magic": keyword_abilities.blue_magic(fx.Draw(1), FREE),
    "Job Change": keyword_abilities.job_change(3, FREE),
    "Flash": keyword_abilities.flash(fx.Draw(1), FREE),
    "Junction": junction(FREE),
}


@pytest.mark.clause("setcg", "11.6.2")
@pytest.mark.clause("setcg", "11.6.7")
@pytest.mark.parametrize("keyword", ACTION)
def test_action_abilities_of_keywords_are_used_with_priority_and_cancelled_by_what_cancels_those(
    keyword: str,
) -> None:
    scene = table()
    kind = "monster" if keyword == "Blue Magic" else "forward"
    zone = "hand" if keyword in ("Blue Magic", "Flash") else "field"
    scene.put(zone, other(kind, "Hero", cost=9, abilities=(OF[keyword],), power=5000))
    scene.put("hand", backup("Clerk"))
    ready(scene).answer("use", "Hero")
    deck, field = scene.cards("deck"), scene.names("field")
    assert len(scene.state.pending) == 1
    assert answers(scene) == ["Halt"]
    scene.answer("summon", "Halt")
    while scene.state.pending:
        scene.answer("pass")
    assert (scene.cards("deck"), scene.names("field"), scene.names("outside")) == (deck, field, [])


STRONG = Static((AddStats((1000,)),))


@pytest.mark.clause("setcg", "15.2.9.1")
def test_overdrive_is_paid_for_without_going_on_the_stack_and_what_it_gives_is_there_at_once() -> None:
    scene = table()
    scene.put("hand", forward("Hero", 5000, cost=0, abilities=(overdrive(Cost((Pay(1),)), STRONG),)))
    scene.put("field", backup("Clerk"))
    ready(scene).answer("play", "Hero")
    while scene.ask.kind != "main":
        scene.answer("yes") if scene.offers("yes") else scene.game.answer(0)
    (hero,) = [card for card in scene.cards("field") if scene.state.cards[card].name == "Hero"]
    assert scene.state.pending == []
    assert keywords.power(scene.game, hero) == 6000


@pytest.mark.clause("setcg", "11.6.2")
@pytest.mark.clause("setcg", "15.2.7.1")
def test_war_god_is_used_as_its_summon_is_summoned_and_nothing_but_that_waits() -> None:
    scene = table()
    scene.put("hand", summon("Idol", fx.Draw(1), cost=3, war_god="monk"))
    scene.put("field", forward("Monk", cost=2, jobs=("monk",)))
    scene.put("field", backup("Clerk"))
    ready(scene).answer("summon", "Idol")
    while scene.ask.kind != "main":
        scene.game.answer(0)
    assert "Monk" in scene.names("break zone")
    assert [scene.state.cards[one.card].name for one in scene.state.pending] == ["Idol"]
    assert answers(scene) == [], "a Summon is no ability"


@pytest.mark.clause("setcg", "15.2.17.1")
def test_combination_is_used_as_its_character_is_played_and_leaves_nothing_to_answer() -> None:
    scene = table()
    scene.put("break zone", forward("Ann"))
    scene.put("hand", forward("Duo", cost=2, combination=2, partners=("Ann",)))
    ready(scene).answer("play", "Duo").answer("offer", "Ann")
    assert (scene.names("outside"), scene.names("field")) == (["Ann"], ["Duo"])
    assert (scene.state.pending, scene.ask.kind) == ([], "main")
