"""The shape of the project: the same doors in every game, small files, a kernel that knows no game."""

import ast
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from rules.systems import CODES
from tests.processes import ROOT
from tests.test_imports import STOPWATCH

GAMES = ROOT / "rules" / "games"

# What every game has, so that who knows one game knows all of them.
DOORS = {
    "__init__.py",
    "system.py",
    "construction.py",
    "messages.toml",
    "opening.toml",
    "clauses.toml",
    "data/clauses.tsv",
    "data/demonstrated.txt",
    "data/keywords.toml",
}
# What a game that can be played has; all that can be played have the same of these.
PLAY = {
    *("definitions.py", "play.py", "zones.py", "setup.py", "turn.py", "actions.py", "costs.py", "combat.py"),
    *("keywords.py", "checks.py", "layers.py", "evaluate.py"),
}
# What a game may have besides: what its rules ask of a card, its importer in as many files as its sources
# need, and its data.
MORE = re.compile(
    r"cards\.py|importer(_\w+)?\.py|formats/[a-z0-9-]+\.toml|data/[a-z_]+\.(toml|jsonl|md|tsv|txt)"
    r"|decks/[a-z0-9-]+\.txt"
)
# Any other file, with the reason why no other game has one of that name.
OWN = {
    "fow8/abilities.py": "only Force of Will has so many keywords before a text of the card's own",
    "fow8/attacking.py": "only Force of Will has so much to ask of who may attack and who has to",
    "fow8/automatic.py": "only Force of Will plays cards that trigger in the hand, as spells",
    "fow8/copies.py": "only Force of Will copies what waits to be resolved",
    "fow8/damage.py": "dealing damage is long where effects may replace it, and who chooses depends on them",
    "fow8/doings.py": "only Force of Will has a chapter of what effects do to cards",
    "fow8/lifebreak.py": "only Force of Will has a variant that puts cards in the place of life",
    "fow5/moving.py": "what it says of where cards may go is in a chapter of the newer book's own file",
    "fow8/moving.py": "only Force of Will has a chapter on which card may go where",
    "fow8/resolving.py": "only Force of Will tells at length how each thing on the chase resolves",
    "fow8/using.py": "only Force of Will has abilities that can be used from so many places",
    "fow8/offers.py": "only in Force of Will is so much open to whoever has priority",
    "fow8/runes.py": "only Force of Will has runes",
    "fow8/playing.py": "only Force of Will lets so much be decided as a card is played, step by step",
    "fow8/requirements.py": "only Force of Will has things done for a card in the order written on it",
    "setcg/abilities.py": "only the Square Enix book has a stack with kinds of abilities of its own",
    "setcg/damage.py": "only the Square Enix book says what damage does in steps",
    "setcg/prices.py": "only the Square Enix book makes one price of elements, X and extras",
    "setcg/playing.py": "the Square Enix book has a procedure of its own for each type of card",
    "setcg/keyword_ways.py": "keywords of the Square Enix book that are paid for, not effects",
    "setcg/entering.py": "how cards come onto the field is shared by the procedures of the Square Enix book",
    "setcg/triggered.py": "only the Square Enix book has what triggered paid for as it goes on the stack",
    "fow8/sideboard.py": "only Force of Will has a sideboard, by the floor rules and not by the book",
    "dm/attachments.py": "only Duel Masters puts cards on creatures, shields and GR creatures",
    "fow8/deck_texts.py": "rulers print texts about the other cards of a deck",
    "dm/declared.py": "only in Duel Masters are abilities of cards in hand declared as they trigger",
    "dm/doing.py": "only effects of Duel Masters judge by cards and lay them beneath others",
    "dm/linking.py": "only in Duel Masters do cards that lie side by side make one creature",
    "dm/naming.py": "only in Duel Masters do players name cards, races and civilizations",
    "dm/leaving.py": "only in Duel Masters is leaving the battle zone replaced, alone or together",
    "dm/swapping.py": "only in Duel Masters do cards of two zones change places",
    "dm/sealing.py": "only Duel Masters has cards that hide others from the game",
    "dm/shields.py": "only in Duel Masters do broken shields come to the hand and trigger there",
    "dm/stacks.py": "only in Duel Masters can the top card of a creature leave the others behind",
    "sve/evolving.py": "only in Shadowverse: Evolve does a card of another deck lie on a follower",
    "sve/deck_texts.py": "cards print texts about the other cards of a deck, by name and by keyword",
    "sve/formats_rules.py": "only Shadowverse: Evolve has formats that change the rules and not the lists",
    "sve/wording.py": "classes are joined differently in a fact and in a choice",
}

CEILINGS = {"rules": 300, "tests": 600, "": 400}
# Longer files, each with its reason.
LONGER: dict[str, str] = {}

KERNEL = (
    "rules/cards",
    "rules/construction",
    "rules/decklist",
    "rules/engine",
    "rules/players",
    "rules/search",
)
# Nouns of single games, which the kernel must do without.
VOCABULARY = {
    *("ruler", "rulers", "rune", "runes", "grimoire", "chant", "resonator", "resonators", "stone", "stones"),
    *("magic", "master", "story", "judgment", "valhalla", "bifrost", "lifebreak"),
    *("leader", "leaders", "evolve", "evolved", "neutral", "gloryfinder"),
    *(
        "shield",
        "shields",
        "civilization",
        "civilizations",
        "hyperspatial",
        "gr",
        "psychic",
        "creature",
        "mana",
    ),
    *("backup", "backups", "summon", "forward", "forwards", "crystal", "cp", "monster"),
}
# Words of that list that a file of the kernel may use, each with the reason.
ANOTHER_SENSE = {
    ("rules/decklist/json_files.py", word): "a key that deck builders write in their files"
    for word in ("ruler", "leader", "leaders", "stones", "evolve")
}


def modules(folder: str) -> list[Path]:
    return sorted((ROOT / folder).rglob("*.py"))


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def tracked() -> list[Path]:
    """The files that belong to the project, new ones included, as git sees them."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert listed.returncode == 0, listed.stderr
    return [ROOT / name for name in listed.stdout.split("\0") if name and (ROOT / name).is_file()]


@pytest.mark.parametrize("system", CODES)
def test_every_game_has_the_same_doors(system):
    folder = GAMES / system
    found = {
        path.relative_to(folder).as_posix()
        for path in folder.rglob("*")
        if path.is_file() and path.suffix != ".pyc"
    }
    assert found >= DOORS
    assert any(name.startswith("formats/") for name in found)
    more = {name for name in found - DOORS - PLAY if not MORE.fullmatch(name)}
    assert {name for name in more if f"{system}/{name}" not in OWN} == set()


def test_a_file_that_only_one_game_has_is_there_with_its_reason():
    assert [name for name, reason in OWN.items() if not (GAMES / name).is_file() or not reason] == []


def test_games_that_can_be_played_are_played_in_the_same_files():
    playable = {path.parent for path in GAMES.glob("*/play.py")}
    played = {folder.name: {path.name for path in folder.iterdir()} & PLAY for folder in playable}
    assert len(set(map(frozenset, played.values()))) <= 1, played


def test_there_is_no_game_besides_the_five():
    assert {path.name for path in GAMES.iterdir() if path.is_dir() and path.name != "__pycache__"} == set(
        CODES
    )


def test_files_are_small():
    sources = [path for path in tracked() if path.suffix == ".py" and "migrations" not in path.parts]
    lengths = {name_of(path): len(path.read_text(encoding="utf-8").splitlines()) for path in sources}
    too_long = {
        name: length
        for name, length in lengths.items()
        if length > CEILINGS.get(name.partition("/")[0], CEILINGS[""]) and name not in LONGER
    }
    assert too_long == {}
    assert set(LONGER) <= set(lengths), "an exception outlived its file"


def words_of(path: Path) -> Iterator[tuple[str, int]]:
    """The words in the names and texts of a module, without its docstrings and comments."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    documented = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    docstrings = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, documented) and node.body and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        texts: list[str] = []
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings:
            texts.append(node.value)
        for field in ("name", "id", "attr", "arg", "asname"):
            if isinstance(value := getattr(node, field, None), str):
                texts.append(value)
        for text in texts:
            for word in re.findall(r"[a-z]+", re.sub(r"([a-z])([A-Z])", r"\1 \2", text).lower()):
                yield word, getattr(node, "lineno", 0)


@pytest.mark.parametrize("folder", KERNEL)
def test_the_kernel_speaks_of_no_game(folder):
    found = [
        f"{name_of(path)}:{line} {word}"
        for path in modules(folder)
        for word, line in words_of(path)
        if word in VOCABULARY | set(CODES) and (name_of(path), word) not in ANOTHER_SENSE
    ]
    assert found == []


def test_words_of_a_kernels_table_are_no_games_words():
    found = [
        f"{name_of(path)}: {word}"
        for folder in KERNEL
        for path in sorted((ROOT / folder).rglob("*.toml"))
        for word in re.findall(r"[a-z]+", path.read_text(encoding="utf-8").lower())
        if word in VOCABULARY | set(CODES)
    ]
    assert found == []


CLOCK = {"now", "today", "utcnow", "time", "monotonic", "perf_counter", "localtime", "gmtime"}


@pytest.mark.parametrize("path", modules("rules"), ids=name_of)
def test_nothing_in_the_rules_reads_the_clock(path):
    calls = [
        node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.Call)
    ]
    clocks = [
        ast.unparse(node)
        for node in calls
        if isinstance(node.func, ast.Attribute)
        and node.func.attr in CLOCK
        and ast.unparse(node.func.value).rpartition(".")[2] in {"datetime", "date", "time"}
    ]
    assert set(clocks) <= ({"time.perf_counter()"} if name_of(path) in STOPWATCH else set())


def compared(node: ast.AST) -> Iterator[str]:
    """The texts that a comparison or a match case compares with."""
    if isinstance(node, ast.Compare):
        for part in [node.left, *node.comparators]:
            yield from (inner.value for inner in ast.walk(part) if isinstance(inner, ast.Constant))
    elif isinstance(node, ast.MatchValue) and isinstance(node.value, ast.Constant):
        yield node.value.value


@pytest.mark.parametrize("folder", ["rules", "decks", "simulate", "people", "config"])
def test_nobody_asks_which_game_it_is(folder):
    found = [
        f"{name_of(path)}:{node.lineno}"
        for path in modules(folder)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        for text in compared(node)
        if text in CODES and GAMES / str(text) not in path.parents
    ]
    assert found == []


def test_no_template_asks_which_game_it_is():
    asks = re.compile(r"\{%\s*(?:el)?if[^%]*[\"'](?:" + "|".join(CODES) + r")[\"']")
    found = [name_of(path) for path in (ROOT / "templates").rglob("*.html") if asks.search(path.read_text())]
    assert found == []


@pytest.mark.parametrize("folder", ["rules", "decks", "simulate", "people", "config", "tests"])
def test_no_error_is_caught_by_a_net_that_catches_all(folder):
    found = [
        f"{name_of(path)}:{node.lineno}"
        for path in modules(folder)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ExceptHandler)
        and (
            node.type is None
            or {"Exception", "BaseException"} & set(re.findall(r"\w+", ast.unparse(node.type)))
        )
    ]
    assert found == []


# What would only be true on one machine, spelled so that this file does not hold it itself.
OF_ONE_MACHINE = re.compile(
    "|".join(("/" + "work/", "/" + "root/", r"pypi\." + "org", r"registry\." + "npmjs"))
)


def test_no_file_names_a_place_of_one_machine():
    kinds = {".py", ".md", ".toml", ".html", ".css", ".js", ".txt", ".yaml", ".tsv", ".deck", ".jsonl", ""}
    found = [
        name_of(path)
        for path in tracked()
        if path.suffix in kinds and OF_ONE_MACHINE.search(path.read_text(encoding="utf-8"))
    ]
    assert found == []


def test_no_work_is_left_as_a_note():
    note = re.compile(r"\b(" + "|".join(("TO" + "DO", "FIX" + "ME", "XX" + "X")) + r")\b")
    found = [
        name_of(path)
        for path in tracked()
        if path.suffix in {".py", ".html", ".toml", ".js"} and note.search(path.read_text())
    ]
    assert found == []
