"""Functions that carry clauses, and what each is broken into: its mutants, and putting one in place."""

import gc
import sys
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from inspect import CO_GENERATOR
from pathlib import Path
from types import CodeType, FunctionType

import libcst as cst
from libcst import matchers as m

from rules.clauses import GAMES, Clause, implementations, inventory
from rules.mutants import are_figures, figures
from rules.rulesets import ruleset
from rules.systems import CODES, system
from tests.fields.scenes import EXTENDS
from tests.mutants import figures as declared
from tests.mutants.operators import mutants


@dataclass(frozen=True)
class Mutant:
    """A function broken in one place: the line, counted from its `def`, and what that line becomes."""

    line: int
    change: str
    source: str = field(repr=False)


@dataclass(frozen=True)
class Cited:
    """A function by its dotted name, or figures by theirs, and the clauses of a system under which it is."""

    system: str
    name: str
    clauses: tuple[str, ...]


def cited(code: str) -> list[Cited]:
    """Return the functions that carry clauses of a system, in the order of their names, and its figures.

    They carry those that lines of theirs name, too, as the clause of a question. An edition that plays by the
    functions of another has those as well, with the clauses that it calls theirs, but for those that it never
    goes through.
    """
    for one in CODES:
        system(one)
        ruleset(one)
    names = ruleset(code).clause_names
    known_functions()
    by_function: dict[str, list[str]] = {}
    for clause, carriers in implementations().items():
        for name in carriers:
            by_function.setdefault(name, []).extend(_called(clause, code, names))
    for name in _unused(code):
        by_function.pop(name, None)
    for name, clauses in by_function.items():
        if clauses:
            for clause in _named(name):
                clauses.extend(_called(clause, code, names))
    found = [Cited(code, name, tuple(dict.fromkeys(of))) for name, of in by_function.items() if of]
    told = [Cited(code, name, one.clauses) for name, one in figures(code).items()]
    return [*sorted(found, key=lambda one: one.name), *told]


@cache
def _named(name: str) -> tuple[Clause, ...]:
    """Return the clauses that the lines of a function in a game's folder name."""
    folder = name.split(".")[2]
    if folder not in CODES:
        return ()
    texts = m.findall(definition(name).body, m.SimpleString())
    words = (cst.ensure_type(text, cst.SimpleString).evaluated_value for text in texts)
    known = inventory(folder)
    return tuple(Clause(folder, word) for word in words if known.get(str(word)) == "clause")


def _unused(code: str) -> Iterable[str]:
    """Return the functions of another edition that this one has no use for."""
    if code not in EXTENDS:
        return ()
    table = tomllib.loads((GAMES / code / "data" / "mapping.toml").read_text(encoding="utf-8"))
    return tuple(table["unused"])


def _called(clause: Clause, code: str, names: Mapping[str, Sequence[str]]) -> tuple[str, ...]:
    if clause.system == code:
        return (clause.number,)
    return tuple(names.get(clause.number, ())) if clause.system == EXTENDS.get(code) else ()


@cache
def known_functions() -> dict[str, list[FunctionType]]:
    """Return all functions that the rules have now, by dotted name, as their files have them below wrappers.

    It is asked before the first fork: what is frozen for forks is not found any more.
    """
    found: dict[str, list[FunctionType]] = {}
    for one in gc.get_objects():
        if type(one) is FunctionType and one.__code__.co_filename == _file_of(one.__module__):
            found.setdefault(f"{one.__module__}.{one.__qualname__}", []).append(one)
    return found


@cache
def module_of(name: str) -> tuple[str, str]:
    """Return the module of a dotted name and the name inside it."""
    module, dot, inner = name.rpartition(".")
    while dot:
        try:
            import_module(module)
        except ModuleNotFoundError as error:
            if error.name is None or not module.startswith(error.name):
                raise
            module, dot, last = module.rpartition(".")
            inner = f"{last}.{inner}"
        else:
            return module, inner
    raise LookupError(f"no module of {name}")


def _file_of(module: str) -> str:
    """Return the file of a module that has been imported, "" for what is no module with a file."""
    return str(getattr(sys.modules.get(module), "__file__", None) or "")


@cache
def _tree(file: str) -> cst.Module:
    return cst.parse_module(Path(file).read_text(encoding="utf-8"))


@cache
def definition(name: str) -> cst.FunctionDef:
    """Return what the file of a function says of it, without decorators."""
    module, inner = module_of(name)
    node: cst.CSTNode = _tree(_file_of(module))
    for part in inner.split("."):
        below = node.body if isinstance(node, cst.Module) else node.body.body  # type: ignore[attr-defined]
        node = next(
            one for one in below if isinstance(one, cst.FunctionDef | cst.ClassDef) and one.name.value == part
        )
    return cst.ensure_type(node, cst.FunctionDef).with_changes(decorators=[], leading_lines=[])


def text(function: cst.FunctionDef) -> str:
    """Return a function as lines that begin with its `def`."""
    return cst.Module([]).code_for_node(function)


def broken(name: str) -> Iterator[Mutant]:
    """Yield the mutants of a function or of figures, each with a change that no other one of it has."""
    if are_figures(name):
        for change, becomes in declared.changes(name):
            yield Mutant(0, change, becomes)
        return
    module, _ = module_of(name)
    numbers = frozenset(
        word for word, value in vars(sys.modules[module]).items() if word.isupper() and type(value) is int
    )
    original = definition(name)
    before = text(original).split("\n")
    seen: set[str] = set()
    times: Counter[str] = Counter()
    for function in mutants(original, numbers):
        source = text(function)
        if source in seen or source.split("\n") == before:
            continue
        seen.add(source)
        line, change = changed(before, source.split("\n"))
        times[change] += 1
        yield Mutant(line, change if times[change] == 1 else f"{change} ({times[change]})", source)


def changed(before: list[str], after: list[str]) -> tuple[int, str]:
    """Return which line is the first that differs, and what was there and is there now."""
    first = next(at for at, (old, new) in enumerate(zip(before, after, strict=False)) if old != new)
    end = 0
    while end < min(len(before), len(after)) - first and before[-1 - end] == after[-1 - end]:
        end += 1
    old = " ".join(line.strip() for line in before[first : len(before) - end])
    new = " ".join(line.strip() for line in after[first : len(after) - end])
    return first, f"{old} → {new}"


def compiled(name: str, source: str) -> CodeType:
    """Return the code of a mutant, a generator where the function is one."""
    module, inner = module_of(name)
    file = _file_of(module)
    last = inner.rpartition(".")[2]

    def code_of(written: str) -> CodeType:
        made = compile(written, file, "exec", dont_inherit=True)
        return next(one for one in made.co_consts if isinstance(one, CodeType) and one.co_name == last)

    code = code_of(source)
    if _is_generator(code_of(text(definition(name)))) and not _is_generator(code):
        code = code_of(source.rstrip("\n") + "\n    yield from ()\n")
    return code


def _is_generator(code: CodeType) -> bool:
    return bool(code.co_flags & CO_GENERATOR)


def put_in_place(name: str, source: str) -> None:
    """Make a function or figures a mutant of it, wherever that is known already."""
    if are_figures(name):
        declared.declare(name, source)
        return
    code = compiled(name, source)
    for function in known_functions()[name]:
        function.__code__ = code
