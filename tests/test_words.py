"""The words of the site: one term for each thing, and words that pages share in one file."""

import re
from pathlib import Path

import pytest

from common.words import FILE, say, shared_words
from tests.processes import ROOT

TEMPLATES = sorted((ROOT / "templates").rglob("*.html")) + sorted((ROOT / "templates").rglob("*.txt"))
CODE = [
    path
    for app in ("accounts", "cards", "common", "decks", "events", "simulate")
    for path in sorted((ROOT / app).rglob("*.py"))
    if "migrations" not in path.parts
]
# Words for which the site has another one; a judge is a person at a tournament.
BANNED = {
    r"\bjudg(ed|ing)\b|\bjudges? (a|an|the|this|your) ": "check",
    r"\bstands? against\b": "problem",
    r"\banew\b": "again",
    r"\bmeanwhile\b": "in the meantime",
    r"\be?mail address(es)?\b(?<!e-mail address)(?<!e-mail addresses)": "e-mail address",
    r"\baddress of a\b": "link",
    r"\bown address\b": "link",
    r"\bset of games\b": "batch of games",
    r"\bcannot be told apart\b": "not statistically significant",
}


def visible(path: Path) -> str:
    """The words of a template that a reader sees."""
    text = re.sub(r"\{#.*?#\}|\{%.*?%\}|\{\{.*?\}\}", " ", path.read_text(encoding="utf-8"), flags=re.DOTALL)
    shown = re.findall(r'(?:aria-label|placeholder|title)="([^"]*)"', text)
    return " ".join([re.sub(r"<[^>]*>", " ", text), *shown])


@pytest.mark.parametrize("path", TEMPLATES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_templates_use_one_term_for_each_thing(path):
    words = visible(path)
    found = {
        seen[0]: instead for banned, instead in BANNED.items() if (seen := re.search(banned, words, re.I))
    }
    assert found == {}, "use the term on the right"


def test_shared_words_are_written_once():
    sentences = [words for words in shared_words().values() if len(words) > 20]
    for words in sentences:
        beginning = words.partition("{")[0].strip()
        again = [
            path.relative_to(ROOT).as_posix()
            for path in (*TEMPLATES, *CODE)
            if beginning in path.read_text(encoding="utf-8")
        ]
        assert again == [], f"{beginning!r} is in {FILE.name}"


def test_shared_words_are_filled_in():
    assert say("slow", seconds=3) == "A little slower, please: try again in 3 seconds."
    with pytest.raises(KeyError):
        say("slow")


# What pages say, as it was agreed.
SAID = {
    "templates/home.html": ("Is your deck tournament-legal?", "See the rule behind every answer."),
    "templates/account/login.html": ("Your list is saved. You’ll return to it after signing in.",),
    "templates/hands/_odds.html": ("Mulligan guide", "We don’t know what"),
    "decks/library/views/sharing.py": ("Visibility updated.",),
    "decks/verdicts/presentation/verdicts.py": (
        "No problems found. {rules} rules",
        "we lack part of this ban list",
    ),
    "simulate/forms/batches.py": ("Stop once one of two win rates is ruled out",),
    "rules/decklist/reader.py": ("Recognised as ", "Also fits "),
    "common/words.toml": ("not statistically significant",),
}


@pytest.mark.parametrize("name", SAID)
def test_agreed_sentences_appear_as_agreed(name):
    text = (ROOT / name).read_text(encoding="utf-8")
    assert [words for words in SAID[name] if words not in text] == []
