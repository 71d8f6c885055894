"""The reference stays true: its examples run, every public name has one, its links and addresses exist."""

import doctest
import re
import subprocess
import sys
from importlib import import_module
from inspect import isclass, isfunction
from pathlib import Path

import pytest
from django.urls import Resolver404, resolve

from tests.processes import ROOT

DOCS = ROOT / "docs"
PAGES = sorted(DOCS.rglob("*.md"))
EXAMPLE = re.compile(r"```pycon\n(.*?)```", re.DOTALL)
MODULE = re.compile(r"^\.\. automodule:: (\S+)", re.MULTILINE)
# What each node says is in tests/rules/language/sentences.toml.
NODES = DOCS / "library" / "nodes.md"
DOCUMENTED = [
    (page, module)
    for page in PAGES
    if page != NODES
    for module in MODULE.findall(page.read_text(encoding="utf-8"))
]


def name_of(page: Path) -> str:
    return page.relative_to(DOCS).as_posix()


def examples(page: Path) -> str:
    return "\n".join(EXAMPLE.findall(page.read_text(encoding="utf-8")))


def public_names(module: str) -> set[str]:
    """The names that a module exports, or else the functions, classes and values that it defines."""
    found = import_module(module)
    if hasattr(found, "__all__"):
        return set(found.__all__)
    defined = {
        name
        for name, value in vars(found).items()
        if (isclass(value) or isfunction(value)) and value.__module__ == module
    }
    return {name for name in defined if not name.startswith("_")}


@pytest.mark.parametrize("page", [page for page in PAGES if examples(page)], ids=name_of)
def test_the_examples_of_a_page_print_what_it_says(page):
    test = doctest.DocTestParser().get_doctest(examples(page), {}, name_of(page), name_of(page), 0)
    said: list[str] = []
    result = doctest.DocTestRunner(verbose=False).run(test, out=said.append)
    assert result.attempted and not result.failed, "".join(said)


@pytest.mark.parametrize(("page", "module"), DOCUMENTED, ids=[module for _, module in DOCUMENTED])
def test_every_public_name_of_a_module_has_an_example_beside_it(page, module):
    shown = set(re.findall(r"\w+", "\n".join(re.findall(r"^(?:>>>|\.\.\.) (.*)$", examples(page), re.M))))
    assert public_names(module) - shown == set()


def test_every_door_of_the_rules_is_documented():
    doors = {
        ".".join(path.parent.relative_to(ROOT).parts)
        for path in (ROOT / "rules").glob("*/__init__.py")
        if "__all__" in path.read_text(encoding="utf-8")
    }
    assert doors | {"rules"} <= {module for _, module in DOCUMENTED}


@pytest.mark.once
def test_the_reference_is_built_without_a_dead_link(tmp_path):
    built = subprocess.run(
        [sys.executable, "-m", "sphinx", "-W", "--keep-going", "-q", "-b", "html", str(DOCS), str(tmp_path)],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert built.returncode == 0, built.stderr
    pages = "".join(page.read_text(encoding="utf-8") for page in tmp_path.rglob("*.html"))
    for page in PAGES:
        for name in re.findall(r"\{py:\w+\}`~?([\w.]+)`", page.read_text(encoding="utf-8")):
            assert f'id="{name}"' in pages or f'id="module-{name}"' in pages, (
                f"{name_of(page)} refers to {name}"
            )


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_files_and_addresses_that_a_page_names_exist(page):
    text = page.read_text(encoding="utf-8")
    files = re.findall(r"`((?:rules|tests|simulate|static|docs)/[^`<>*\s]+)`", text)
    assert [name for name in files if not (ROOT / name).exists()] == []
    for address in re.findall(r"(?<=GET )/[^`?\s…]+|(?<=POST )/[^`?\s…]+|(?<=PATCH )/[^`?\s…]+", text):
        try:
            resolve(address.replace("{id}", "k3v9q2m7x4t8wz").replace("{kind}", "text"))
        except Resolver404:
            pytest.fail(f"{name_of(page)} names {address}, which is no address of the site")
