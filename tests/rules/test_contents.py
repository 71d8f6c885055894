"""What was read of cards as words to search for: what they do, what triggers them, how much is read."""

from collections.abc import Iterator

import pytest

from rules import contents as module
from rules.contents import KINDS, content_facts, content_words
from rules.dialects import bundled_dialect_of
from rules.language import composed, continuous_effects
from rules.systems import CODES, system
from tests.rules.test_spoken import CARD
from tests.rules.test_spoken import kept as kept

COMPOSED = {cls for cls in vars(composed).values() if isinstance(cls, type)}
"""Nodes that only put others together: what they consist of is found."""
LASTING = {
    continuous_effects.Modify,
    continuous_effects.ModifyAll,
    continuous_effects.Later,
    continuous_effects.Remember,
}
NARROWING = {"any_event", "during", "nth", "by", "at_least", "in_combat", "at_once"}


@pytest.fixture
def facts(kept, monkeypatch):
    """Return what is found on a card of which this is read."""
    from rules import spoken as spoken_module

    def read(*abilities: dict) -> dict:
        kept({"status": "read", "paragraphs": len(abilities), "abilities": list(abilities)})
        monkeypatch.setattr(module, "kept_texts", spoken_module.kept_texts)
        content_facts.cache_clear()
        found = content_facts("sve", system("sve").catalogue().get(CARD))
        return {kind: set(found[kind]) for kind in KINDS}

    yield read
    content_facts.cache_clear()


def chosen(*zones: str) -> dict:
    return {"chosen": {"filter": {"all": [{"in_zone": list(zones)}, "controlled"]}}}


def test_what_an_ability_does_and_what_triggers_it_are_words(facts):
    found = facts({"triggered": {"event": "enters", "effect": {"draw": 2}}})
    assert found == {"does": {"draw"}, "trigger": {"enters"}}


def test_a_card_that_searches_does_not_return_and_the_other_way_round(facts):
    move = {"move_to": {"what": chosen("deck area"), "zone": "hand"}}
    assert facts({"spell": {"effect": move}})["does"] == {"search"}
    move = {"move_to": {"what": chosen("field"), "zone": "hand"}}
    assert facts({"spell": {"effect": move}})["does"] == {"return"}


def test_what_a_target_and_a_revealed_card_come_from_is_known(facts):
    target = {"spell": {"effect": {"move_to": {"what": "target", "zone": "field"}}}}
    target["spell"]["targets"] = [{"all": [{"in_zone": ["cemetery"]}, "controlled"]}]
    assert facts(target)["does"] == {"put", "revive"}
    shown = {"reveal": {"what": chosen("deck area"), "effect": {"move_to": {"what": "it", "zone": "hand"}}}}
    assert facts({"spell": {"effect": shown}})["does"] == {"look", "search"}


def test_raising_and_lowering_stats_are_different_words(facts):
    def changed(*stats: int) -> dict:
        changes = [{"add_stats": list(stats)}]
        return {
            "spell": {
                "effect": {"modify": {"what": chosen("field"), "changes": changes, "until": "end_of_turn"}}
            }
        }

    assert facts(changed(1, 1))["does"] == {"strengthen"}
    assert facts(changed(-1, 0))["does"] == {"weaken"}


def test_an_event_is_found_within_what_narrows_it_and_no_effect_is_an_event(facts):
    found = facts({"triggered": {"event": {"during": {"event": "attacks"}}, "effect": "draw"}})
    assert found["trigger"] == {"attacks"}
    assert facts({"spell": {"effect": {"discard": 1}}}) == {"does": {"discard"}, "trigger": set()}


@pytest.mark.parametrize("code", CODES)
def test_every_effect_and_event_of_a_game_has_a_word(code):
    assert sorted(_lacking(code)) == []


def _lacking(code: str) -> Iterator[str]:
    dialect = bundled_dialect_of(code)
    schema = dialect.schema
    named = {
        kind: {one.node for word in words.values() for one in word.when}
        for kind, words in content_words(code).items()
    }
    for family, kind in (("Effect", "does"), ("Change", "does"), ("Event", "trigger")):
        for cls in schema.families[family].nodes:
            word = schema.shapes[cls].word
            aside = (
                cls in COMPOSED | LASTING or word in NARROWING or word in ("verb", "game_event", "restrict")
            )
            if word not in named[kind] | {"moment"} and word not in dialect.without and not aside:
                yield f"{kind}: {word}"


@pytest.mark.parametrize("code", CODES)
def test_every_moment_of_a_game_has_a_word(code):
    patterns = [one for word in content_words(code)["trigger"].values() for one in word.when]
    named = {word for one in patterns if one.node == "moment" for _, words in one.where for word in words}
    assert named == set(bundled_dialect_of(code).words["moment"])


@pytest.mark.parametrize("code", CODES)
def test_patterns_ask_for_what_the_language_has(code):
    dialect = bundled_dialect_of(code)
    for words in content_words(code).values():
        for word in words.values():
            for one in word.when:
                shape = dialect.schema.words[one.node]
                names = {name for name, _ in one.where}
                assert names <= {field.name for field in shape.fields}, word.name
                zones = one.origin | one.not_from - {module.LOOKED_AT}
                zones |= {
                    zone for name, held in one.where if name in ("zone", "destination") for zone in held
                }
                assert zones <= set(dialect.words["zone"]), word.name


@pytest.mark.parametrize("code", CODES)
def test_no_name_means_two_things(code):
    for words in content_words(code).values():
        called = [name for word in words.values() for name in (word.name, *word.also)]
        assert len(called) == len(set(called))
