"""Whatever anybody sends as a list, a record or a search is read or refused in words, quickly and in bounds.

`FUZZ` says how much of the whole harness is run, in percent: a tenth if unset, and by `make long` all of
it, which is 20,000 lists, 3,000 records and 10,000 searches.
"""

import os
import random
import tracemalloc
from functools import cache
from time import process_time

import pytest

import rules
from rules.decklist import UnreadableFile
from rules.engine.asks import Refused
from rules.engine.records import BadRecord, Record, read_record
from rules.engine.transcript import replay
from rules.play import distinct, game_of
from rules.search import BadQuery, fits, read, search_vocabulary, understand
from rules.spoken import wording_of
from rules.systems import CODES, system
from tests.kinds import READ_BACK
from tests.rules.decklist.mutations import mutated
from tests.rules.test_cases import ALL

SHARE = int(os.environ.get("FUZZ") or 10) / 100
LISTS, RECORDS, SEARCHES = (int(most * SHARE) for most in (20_000, 3_000, 10_000))
SECONDS = 4
"""Of one processor, for the slowest of all; most take a few milliseconds."""
MEGABYTES = 120
"""At once, for the heaviest of a sample."""

KINDS = (*(form.code for form in READ_BACK), "html")
QUERIES = (
    *("dragon", "type:spell cost<=3 -race:human legal:wanderer", '"of the" or (attack>=800 defense<400)'),
    *(
        "number:CMF-038",
        "civilization:fire,water power>5000",
        "not (type:chant or type:ruler) set:CMF",
        "炎 龍",
    ),
)


@cache
def samples(kind: str) -> tuple[tuple[str, str], ...]:
    """Real lists of every game as files of a kind, each with its game."""
    found = []
    for code in CODES:
        for case in [one for one in ALL if one.system == code][::12]:
            deck = rules.read_decklist(case.text, code).deck
            text = rules.write_decklist(deck, "text" if kind == "html" else kind, case.name)
            found.append((code, text.replace("\n", "<br>\n") if kind == "html" else text))
    return tuple(found)


def quickly(call, what: str):
    begun = process_time()
    answer = call()
    spent = process_time() - begun
    assert spent < SECONDS, (spent, what[:500])
    return answer


def in_bounds(call, what: str):
    tracemalloc.start()
    try:
        call()
        assert tracemalloc.get_traced_memory()[1] < MEGABYTES * 1_000_000, what[:500]
    finally:
        tracemalloc.stop()


def judge_list(text: str, code: str | None) -> None:
    """Read and judge a list; what is read keeps every line, and writes and reads back."""
    try:
        reading = rules.read_decklist(text, code)
    except UnreadableFile as fault:
        assert 0 < len(str(fault)) < 600
        return
    verdict = rules.verdict_to_json(rules.check(reading.deck))
    assert verdict["verdict"] in {"legal", "illegal", "incomplete", "unknown"}
    assert not (reading.deck.unresolved and verdict["verdict"] == "legal")
    assert all(1 <= entry.count <= 99 for entry in reading.deck.entries)


@pytest.mark.parametrize("part", range(4))
@pytest.mark.parametrize("kind", KINDS)
def test_any_list_is_judged_or_refused_in_words(kind, part):
    chance = random.Random(f"{kind} {part}")
    texts = samples(kind)
    others = [text for _, text in samples(KINDS[(KINDS.index(kind) + part) % len(KINDS)])]
    for number in range(LISTS // (4 * len(KINDS)) + 1):
        code, text = chance.choice(texts)
        text = mutated(text, others, chance)
        asked = code if chance.random() < 0.8 else None
        quickly(lambda text=text, asked=asked: judge_list(text, asked), text)
        if number % 100 == 0:
            in_bounds(lambda text=text, asked=asked: judge_list(text, asked), text)


@cache
def records() -> tuple[str, ...]:
    """Records of games of the sample decks, whose answers are the first of each question."""
    found = []
    for code in CODES:
        files = sorted((system(code).folder / "decks").glob("*.txt"))[:2]
        held = [rules.read_decklist(file.read_text("utf-8"), code).deck.entries for file in files]
        decks = tuple(
            tuple((entry.section, entry.card.id) for entry in entries for _ in range(entry.count))
            for entries in held
        )
        answers = (0,) * 40
        record = Record(code, decks, ("one", "two"), ("random", "random"), 7, answers, "0" * 64)
        found.append(record.to_json())
    return tuple(found)


def play_record(text: str) -> None:
    """Play a record again, as far as its answers fit the questions."""
    try:
        record = read_record(text)
        replay(
            game_of(record), record.answers, distinct(record.names), wording_of(record.system), [].append, 20
        )
    except (BadRecord, Refused) as fault:
        assert str(fault)


@pytest.mark.parametrize("part", range(4))
def test_any_record_is_taken_or_refused_in_words(part):
    chance = random.Random(f"records {part}")
    texts = records()
    for number in range(RECORDS // 4 + 1):
        text = mutated(chance.choice(texts), texts, chance)
        quickly(lambda text=text: play_record(text), text)
        if number % 100 == 0:
            in_bounds(lambda text=text: play_record(text), text)


@pytest.mark.parametrize("part", range(4))
def test_any_search_is_understood_or_refused_in_words(part):
    chance = random.Random(f"searches {part}")
    realms = [search_vocabulary(system(code)) for code in CODES]
    cards = [(code, card) for code in CODES for card in list(system(code).catalogue())[::500]]

    def search(text: str) -> None:
        try:
            found = understand(read(text), realms)
        except BadQuery as fault:
            assert str(fault)
            return
        for code, card in cards:
            fits(found.condition, code, card)

    for number in range(SEARCHES // 4 + 1):
        text = mutated(chance.choice(QUERIES), QUERIES, chance)[:2_000]
        quickly(lambda text=text: search(text), text)
        if number % 200 == 0:
            in_bounds(lambda text=text: search(text), text)
