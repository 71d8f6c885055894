"""What cards do in our words: a sentence for each ability that is read, and why the rest is not."""

import json

import pytest

from rules import spoken as module
from rules.cards import Catalogue
from rules.definitions import definitions, kept_texts
from rules.dialects import dialect_of
from rules.reading.kept import KeptTexts
from rules.spoken import REASONS, spoken
from rules.systems import give_cards, system

CARD = "BP02-035"
DRAW = {"triggered": {"event": "enters", "effect": {"draw": 2}}}


@pytest.fixture
def kept(tmp_path, monkeypatch):
    def keep(*rows: dict) -> None:
        path = tmp_path / f"{len(list(tmp_path.iterdir()))}.jsonl"
        path.write_text("\n".join(json.dumps({"id": CARD, **row}) for row in rows), encoding="utf-8")
        texts = KeptTexts(path, dialect_of("sve"), lambda card_id: None)
        monkeypatch.setattr(module, "kept_texts", lambda code: texts)
        spoken.cache_clear()

    yield keep
    spoken.cache_clear()


def only_side():
    [side] = spoken("sve", system("sve").catalogue().get(CARD))
    return side


def test_each_ability_is_said_in_a_sentence_of_ours(kept):
    kept({"status": "read", "paragraphs": 1, "abilities": [DRAW]})
    side = only_side()
    assert side.sentences == ("When this card enters the field, draw two cards.",)
    assert (side.status, side.unread, side.reason) == ("read", 0, "")


@pytest.mark.parametrize("reason", REASONS)
def test_what_is_not_read_is_counted_and_the_reason_said_in_words(kept, reason):
    kept({"status": "partly", "paragraphs": 3, "unread": 2, "reason": reason, "abilities": [DRAW]})
    side = only_side()
    assert (side.status, side.unread, side.paragraphs, side.reason) == ("partly", 2, 3, REASONS[reason])


def test_a_blank_text_is_said_to_be_missing_and_a_card_of_plain_keywords_has_nothing_to_say(kept):
    kept({"status": "unread", "reason": "no text"})
    assert only_side().status == "no text"
    kept()
    assert {side.status for card in system("sve").catalogue() for side in spoken("sve", card)} >= {
        *("plain", "no text"),
    }


def forget() -> None:
    """Forget what was compiled of other cards."""
    for kept_before in (spoken, definitions, kept_texts):
        kept_before.cache_clear()


def test_a_catalogue_of_few_cards_reads_those_it_has_as_the_bundled_one_does():
    card = next(one for one in system("setcg").catalogue() if one.id == "1-053C")
    told = spoken("setcg", card)
    forget()
    give_cards("setcg", Catalogue([card]), "few")
    try:
        assert spoken("setcg", card) == told
        assert told[0].status == "read"
    finally:
        give_cards("setcg", None)
        forget()
