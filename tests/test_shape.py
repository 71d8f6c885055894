"""The shape of the project: the same doors in every game, small files, a kernel that knows no game."""

import ast
import re
import subprocess
import tomllib
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from rules.clauses import inventory
from rules.dialects import dialect_of
from rules.engine.announcing.order import Order
from rules.language.abilities import Activated
from rules.rulesets import ruleset
from rules.systems import CODES
from tests.pins import LOCKS, pins
from tests.processes import ROOT
from tests.test_imports import STOPWATCH

GAMES = ROOT / "rules" / "games"

# The packages of the project.
CODE = ("rules", "common", "cards", "decks", "simulate", "accounts", "events", "config")

# What every game has, so that who knows one game knows all of them.
DOORS = {
    "__init__.py",
    "system.py",
    "construction.py",
    "messages.toml",
    "opening.toml",
    "dialect.toml",
    "terms.toml",
    "search.toml",
    "clauses.toml",
    "example.txt",
    "data/clauses.tsv",
    "data/demonstrated.txt",
    "data/keywords.toml",
}
# What a game that can be played has; all that can be played have the same of these.
PLAY = {
    *(
        "definitions.py",
        "play.py",
        "zones.py",
        "setup.py",
        "turn.py",
        "combat.py",
        "damage.py",
        "movement.py",
    ),
    *("legal_actions.py", "announcement.py", "payment.py", "resolution.py", "triggers.py"),
    *("keywords.py", "checks.py", "layers.py", "evaluate.py", "position.toml"),
}
# What a game has only if it has verbs or events of its own.
OWN = {"nodes.py", "verbs.py"}
# Where each game has the functions that it declares, wherever it has some of its own.
DECLARED = {
    "setup": ("set_up",),
    "turn": ("next_turn",),
    "resolution": ("resolve",),
    "movement": ("relocate", "destroy", "destroy_together", "create", "swap", "discard"),
    "damage": ("deal_damage", "deal_damage_to_player", "who_replaces"),
    "triggers": ("trigger",),
    "evaluate": ("evaluate", "appraise"),
    "play": ("describe",),
}
# What a game may have besides: files that continue a door under its name, the mechanics that are this game's
# own, what its rules ask of a card, its importer in as many files as its sources need, and its data.
MORE = re.compile(
    r"cards\.py|importer(_\w+)?\.py|formats/[a-z0-9-]+\.(toml|jsonl)|data/[a-z_]+\.(toml|jsonl|md|tsv|txt)"
    r"|decks/[a-z0-9-]+\.txt|mechanics/\w+\.py|reading/(\w+/)?\w+\.(py|toml)|construction_\w+\.py|("
    + "|".join(sorted(name.removesuffix(".py") for name in PLAY | OWN))
    + r")_\w+\.py"
)

CEILINGS = {"rules": 300, "tests": 600, "": 400}
# Longer files, each with its reason.
LONGER: dict[str, str] = {}

KERNEL = (
    "rules/appraisal",
    "rules/cards",
    "rules/construction",
    "rules/decklist",
    "rules/engine",
    "rules/language",
    "rules/players",
    "rules/reading",
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
    assert {name for name in found - DOORS - PLAY - OWN if not MORE.fullmatch(name)} == set()


def lineage(system: str) -> list[str]:
    """A game and those that it extends, from which it takes every file that it has not."""
    before = tomllib.loads((GAMES / system / "dialect.toml").read_text()).get("extends")
    return [system, *(lineage(before) if before else [])]


def declares(system: str, name: str, function: str) -> bool:
    """Whether a game or one that it extends defines this in the file of that name or its continuations."""
    homes = [
        f"rules.games.{one}.{path.stem}"
        for one in lineage(system)
        for path in (GAMES / one).glob(f"{name}*.py")
        if path.stem == name or path.stem.startswith(f"{name}_")
    ]
    return any(
        getattr(getattr(import_module(home), function, None), "__module__", "") == home for home in homes
    )


def test_games_that_can_be_played_are_played_in_the_same_files():
    files = {code: {path.name for path in (GAMES / code).iterdir()} for code in CODES}
    missing = {code: PLAY.difference(*(files[one] for one in lineage(code))) for code in CODES}
    assert {code: names for code, names in missing.items() if names} == {}


@pytest.mark.parametrize("system", CODES)
def test_what_a_game_declares_is_in_the_same_file_in_every_game(system):
    rules = ruleset(system)
    found = {
        (name, function.__module__)
        for file, names in DECLARED.items()
        for name in names
        if (function := getattr(rules, name)) is not None
        and function.__module__.startswith("rules.games.")
        and function.__module__.rpartition(".")[2] != file
    }
    assert found == set()


@pytest.mark.parametrize("system", CODES)
def test_a_card_is_played_and_paid_for_in_the_same_file_in_every_game(system):
    assert declares(system, "announcement", "play")
    dialect = dialect_of(system)
    if dialect.has_node(dialect.schema.shapes[Activated]):
        assert declares(system, "announcement", "use"), "abilities are used through the same door"
    assert declares(system, "payment", "pay")


# Where each game declares in which order its book has things announced, by what is announced.
ORDERS = {
    "fow8": {"CARD", "ABILITY", "AUTOMATIC"},
    "setcg": {"SUMMON", "CHARACTER", "ITEM", "PLAYED_FORMATION"},
    "dm": {"USING"},
    "sve": {"CARD", "ABILITY", "AUTOMATIC"},
}


@pytest.mark.parametrize("system", ORDERS)
def test_every_game_declares_the_order_in_which_its_book_has_things_announced(system):
    announcement = import_module(f"rules.games.{system}.announcement")
    orders = {name for name, value in vars(announcement).items() if isinstance(value, Order)}
    assert orders >= ORDERS[system]
    for name in orders:
        for stage in getattr(announcement, name).stages:
            assert stage.clause in inventory(system), f"{name}: {stage.name}"


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


QUAINT = {
    *("doings", "foresight", "happen", "happening", "happenings", "mended", "standings", "teller", "telling"),
    *("tells", "told", "twin"),
}
"""Words for which the field has others: legal action, event, emit, fix, legality, replay, copy."""


@pytest.mark.parametrize("folder", CODE)
def test_what_is_defined_is_named_in_the_fields_words(folder):
    defined = re.compile(r"^ *(?:def|class) (\w+)", re.MULTILINE)
    found = [
        f"{name_of(path)}: {name}"
        for path in modules(folder)
        if path.parent.name not in {"reading", "english", "japanese"}
        for name in (path.stem, *defined.findall(path.read_text(encoding="utf-8")))
        if QUAINT & set(re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).lower().split("_"))
    ]
    assert found == []


NOUNS_IN_ING = {"drawing", "grouping", "opening", "pairing", "pending", "sampling", "sharing"}
"""Modules that end in -ing because the field's noun does."""


def test_modules_are_named_by_nouns():
    stems = {path.stem for folder in CODE for path in modules(folder) if path.stem.endswith("ing")}
    assert stems == NOUNS_IN_ING


PLACES = re.compile(r"zone|place|where|on_hold|origin|\b(?!MOST_)[A-Z_]{3,}$")
"""What the words for zones and their places have in them; kinds of zones are constants, other than limits."""
PLACE_FILES = {"rules/engine/zones.py", "rules/engine/state.py"}


@pytest.mark.parametrize(
    "folder", ["rules/engine", "rules/games", "rules/players", "rules/appraisal", "simulate/games"]
)
def test_only_one_file_computes_where_a_zone_lies(folder):
    found = [
        f"{name_of(path)}:{node.lineno} {ast.unparse(node)}"
        for path in modules(folder)
        if name_of(path) not in PLACE_FILES
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.BinOp) and is_of_places(node)
    ]
    assert found == []


def is_of_places(node: ast.BinOp) -> bool:
    """Return whether a sum doubles a kind of zone, or halves a place."""
    match node:
        case ast.BinOp(left=ast.Constant(value=2), op=ast.Mult(), right=operand):
            return bool(PLACES.search(ast.unparse(operand)) or ast.unparse(operand) == "kind")
        case ast.BinOp(left=operand, op=ast.FloorDiv() | ast.Mod(), right=ast.Constant(value=2)):
            return bool(re.search("zone|place|where|on_hold|origin", ast.unparse(operand)))
        case ast.BinOp(left=operand, op=ast.RShift(), right=ast.Constant(value=1)):
            return bool(re.search("zone|place|where|on_hold|origin", ast.unparse(operand)))
    return False


NUMBERED = {
    "card",
    "attacker",
    "blocker",
    "host",
    "player",
    "controller",
    "owner",
    "event_card",
    "event_player",
}
PLAIN = re.compile(r"\bint\b")


def annotated(path: Path) -> Iterator[tuple[str, str, int]]:
    """The parameters and fields of a module with what they are said to be, and the line."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.arg) and node.annotation is not None:
            yield node.arg, ast.unparse(node.annotation), node.lineno
        elif isinstance(node, ast.AnnAssign):
            yield ast.unparse(node.target).rpartition(".")[2], ast.unparse(node.annotation), node.lineno


@pytest.mark.parametrize("folder", ["engine", "games", "players"])
def test_cards_and_players_are_no_plain_numbers(folder):
    paths = sorted((ROOT / "rules" / folder).rglob("*.py"))
    said = [(path, *one) for path in paths for one in annotated(path) if one[0] in NUMBERED]
    assert [
        f"{name_of(path)}:{line} {name}: {what}" for path, name, what, line in said if PLAIN.search(what)
    ] == []


@pytest.mark.parametrize("folder", ["rules/engine", "rules/games", "rules/players"])
def test_the_opponent_is_looked_up_and_not_computed(folder):
    found = [
        f"{name_of(path)}:{node.lineno} {ast.unparse(node)}"
        for path in modules(folder)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.BinOp) and is_of_players(node)
    ]
    assert found == []


def is_of_players(node: ast.BinOp) -> bool:
    """Return whether a subtraction makes one player out of another."""
    match node:
        case ast.BinOp(
            left=ast.Constant(value=1), op=ast.Sub(), right=ast.Name() | ast.Attribute() as operand
        ):
            return bool(re.search("player|active|controller|owner|winner|first$", ast.unparse(operand)))
    return False


@pytest.mark.parametrize(("code", "is_one"), [("1 - game.state.active", True), ("1 - amount", False)])
def test_a_computed_opponent_is_noticed(code, is_one):
    node = ast.parse(code, mode="eval").body
    assert isinstance(node, ast.BinOp) and is_of_players(node) is is_one


def test_a_plain_number_of_a_card_is_noticed(tmp_path):
    path = tmp_path / "made_up.py"
    path.write_text("class Fight:\n    host: int | None = None\ndef rest(game, card: int): ...\n")
    assert sorted(annotated(path)) == [("card", "int", 3), ("host", "int | None", 2)]


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


@pytest.mark.parametrize("folder", CODE)
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


def test_every_comment_of_a_template_ends_on_its_line():
    """Django shows a `{#` comment over several lines as text of the page."""
    begun = re.compile(r"\{#(?!.*#\})")
    found = [name_of(path) for path in (ROOT / "templates").rglob("*.html") if begun.search(path.read_text())]
    assert found == []


@pytest.mark.parametrize("folder", [*CODE, "tests"])
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


@pytest.mark.parametrize(("listed", "lock"), LOCKS.items())
def test_what_is_asked_for_is_locked_at_that_version(listed, lock):
    asked, locked = pins(listed), pins(lock)
    assert asked, listed
    wrong = {name: version for name, version in asked.items() if locked.get(name) != version}
    assert wrong == {}, f"{listed} has what {lock} has not; run: make lock"
