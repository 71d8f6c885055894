"""The lines of a case: answers to the open question, and checks of what follows.

Answers: `VERB`, `VERB CARD`, `VERB CARD > CARD`, `VERB #PLACE` for an option that is about no card,
`VERB CARD > #-1` for one that is about nothing else, and `until KIND`, which answers with the last option
until this kind of question is open.
Checks: `offers ANSWER`, `offers no ANSWER`, `asked KIND`, `asked player 1`, `life 20`, `points 3`,
`evolution 1`, `hand 3` (so many cards), `field: CARD; CARD` (all cards there, in any order),
`stats CARD 2/3`, `has CARD Rush`, `lacks CARD Rush`, `counters CARD Stack 2`, `rested CARD`,
`standing CARD`, `won`, `lost`, `went through CLAUSE`; with `their` before it, a check is about the opponent.
"""

import re
from collections.abc import Callable

from rules.games.sve.keywords import has
from rules.games.sve.layers import attack, defense
from tests.rules.scenes import Card, Scene
from tests.rules.sve.play import made_up
from tests.rules.sve.questions.cases import ZONES, card_of

Check = Callable[[Scene, int, str], None]


def run(scene: Scene, line: str) -> None:
    """Answer the open question or check what follows, as a line says."""
    word, _, rest = line.partition(" ")
    if word == "until":
        scene.until(rest)
    elif is_check(line):
        check(scene, line)
    else:
        verb, card, other = _answer(line)
        scene.answer(verb, card, other)


def is_check(line: str) -> bool:
    """Return whether a line checks something instead of answering."""
    word = line.removeprefix("their ").split()[0]
    return word in CHECKS or word.removesuffix(":") in ZONES


def check(scene: Scene, line: str) -> None:
    """Check what follows, or fail with what is so."""
    said = line.removeprefix("their ")
    player = int(said != line)
    word, _, rest = said.partition(" ")
    if word.endswith(":"):
        names = sorted(scene.names(ZONES[word[:-1]], player))
        wanted = sorted(name_of(one) for one in rest.split("; ") if one)
        assert names == wanted, f"{line}: {names}"
    elif word in ZONES:
        count = len(scene.cards(ZONES[word], player))
        assert count == int(rest), f"{line}: {count}"
    else:
        CHECKS[word](scene, player, rest)


def name_of(words: str) -> str:
    """Return the name of the card that words mean."""
    return card_of(words).name


def on_table(scene: Scene, player: int, words: str) -> int:
    """Return the only card with this name on a player's field or in their EX area."""
    name = name_of(words)
    both = [*scene.cards("field", player), *scene.cards("EX area", player)]
    found = [card for card in both if scene.state.cards[card].name == name]
    assert found, f"player {player} has no {words} on the field or in the EX area"
    assert len(found) == 1, f"player {player} has {len(found)} times {words}"
    return found[0]


def _answer(line: str) -> tuple[str, Card | None, Card | None]:
    """Return the verb of an answer, the card it is about and the other card or number."""
    verb, _, rest = line.partition(" ")
    first, _, second = rest.partition(" > ")
    if first.startswith("#"):
        first, second = "", first
    return verb, _meant(first), _meant(second)


def _meant(words: str) -> Card | None:
    return int(words[1:]) if words.startswith("#") else name_of(words) if words else None


def _offers(scene: Scene, player: int, rest: str) -> None:
    wanted = rest.removeprefix("no ")
    offered = [(option.verb, option.card, option.other) for option in scene.ask.options]
    assert scene.offers(*_answer(wanted)) is (wanted == rest), f"offers {rest}: {offered}"


def _asked(scene: Scene, player: int, rest: str) -> None:
    if number := re.fullmatch(r"player (\d)", rest):
        assert scene.ask.player == int(number[1]), f"asked {rest}"
    else:
        assert scene.ask.kind == rest, f"asked {rest}: {scene.ask.kind}"


def _number(find: Callable[[Scene, int], int]) -> Check:
    def compare(scene: Scene, player: int, rest: str) -> None:
        assert find(scene, player) == int(rest), f"{rest}: {find(scene, player)}"

    return compare


def _stats(scene: Scene, player: int, rest: str) -> None:
    words, _, wanted = rest.rpartition(" ")
    card = on_table(scene, player, words)
    now = f"{attack(scene.game, card)}/{defense(scene.game, card)}"
    assert now == wanted, f"stats {rest}: {now}"


def _keyword(wanted: bool) -> Check:
    def compare(scene: Scene, player: int, rest: str) -> None:
        words, _, keyword = rest.rpartition(" ")
        assert has(scene.game, on_table(scene, player, words), keyword) is wanted, rest

    return compare


def _counters(scene: Scene, player: int, rest: str) -> None:
    words, kind, count = rest.rsplit(" ", 2)
    counters = scene.in_play(on_table(scene, player, words)).counters or {}
    assert counters.get(kind, 0) == int(count), f"counters {rest}: {counters}"


def _rested(wanted: bool) -> Check:
    def compare(scene: Scene, player: int, rest: str) -> None:
        assert scene.in_play(on_table(scene, player, rest)).rested is wanted, rest

    return compare


def _won(by: int) -> Check:
    def compare(scene: Scene, player: int, rest: str) -> None:
        assert scene.ending is not None and scene.ending[0] == by, f"ended: {scene.ending}"

    return compare


def _went_through(scene: Scene, player: int, rest: str) -> None:
    assert scene.went_through(rest.removeprefix("through ")), f"did not go {rest}"


CHECKS: dict[str, Check] = {
    "offers": _offers,
    "asked": _asked,
    "life": _number(Scene.life),
    "points": _number(made_up.points),
    "evolution": _number(made_up.evolution_points),
    "stats": _stats,
    "has": _keyword(True),
    "lacks": _keyword(False),
    "counters": _counters,
    "rested": _rested(True),
    "standing": _rested(False),
    "won": _won(0),
    "lost": _won(1),
    "went": _went_through,
}
