"""Made-up texts of the Square Enix system read into trees, in the words of the canonical JSON."""

import json

import pytest

from rules.cards import Face
from rules.dialects import dialect_of, terms_of
from rules.houses import houses_of
from rules.language.codec import to_json
from rules.language.words import say
from rules.reading.outcome import Reading

HERO = Face("Anselm", ("forward",))
SPELL = Face("Great Storm", ("summon",))
FIELD = {"in_zone": ["field"]}
FORWARD = {"of_type": ["forward"]}
FOE = {"all": [FIELD, {"controlled": "opponent"}, FORWARD]}
ANY = {"all": [FIELD, FORWARD]}


def read(text: str, face: Face = HERO) -> Reading:
    """Return what a text means on a made-up card."""
    return houses_of("setcg")["en"].read(text, face)


def trees(text: str, face: Face = HERO) -> list:
    """Return the abilities of a text that is read whole, as JSON."""
    reading = read(text, face)
    assert reading.status == "read", [(part.text, part.reason, part.detail) for part in reading.unread]
    for ability in reading.abilities:
        assert say(ability, terms_of("setcg"))
    return json.loads(json.dumps(to_json(reading.abilities, dialect_of("setcg").schema)))


def enters(effect: object, *targets: object, **more: object) -> dict:
    """Return the tree of what happens as the card enters the field."""
    aimed = {"targets": list(targets)} if targets else {}
    return {"triggered": {"event": "enters", "effect": effect, **aimed, **more}}


READ = [
    (
        "When Anselm enters the field, choose 1 Forward opponent controls. Deal it 4000 damage.",
        enters({"deal_damage": {"what": "target", "amount": 4000}}, FOE),
    ),
    (
        "[[ex]]EX BURST[[/]] When Anselm enters the field, draw 1 card.",
        enters("draw", name="ex burst"),
    ),
    (
        "When Anselm enters the field, choose up to 1 dull Forward. Break it.",
        enters({"destroy": "target"}, {"all": [FIELD, FORWARD, "is_rested"]}, least=0),
    ),
    (
        "When Anselm enters the field, if you control 2 or more [[i]]Job Knight[[/]], draw 1 card.",
        enters(
            "draw",
            condition={
                "there": {"filter": {"all": [FIELD, "controlled", {"of_race": ["Knight"]}]}, "least": 2}
            },
        ),
    ),
    (
        "When Anselm attacks, choose 1 Forward. You may pay 《氷》. If you do so, Freeze it.",
        {
            "triggered": {
                "event": "attacks",
                "effect": {
                    "if_paid": {
                        "cost": [{"pay": {"amount": 1, "resource": "ice"}}],
                        "then": {"freeze": "target"},
                    }
                },
                "targets": [ANY],
            }
        },
    ),
    (
        "《雷》《雷》《1》《ダル》, put Anselm into the Break Zone: Draw 2 cards."
        " You can only use this ability during your turn.",
        {
            "activated": {
                "effect": {"draw": 2},
                "cost": [
                    {"pay": {"amount": 2, "resource": "thunder"}},
                    {"pay": 1},
                    "rest_this",
                    "put_this_away",
                ],
                "when": "turn_of",
            }
        },
    ),
    (
        "[[i]]Damage 5 --[[/]] Anselm gains +2000 power and Haste.",
        {
            "static": {
                "changes": [{"add_stats": [2000]}, {"gain_keywords": ["haste"]}],
                "when": {
                    "there": {"filter": {"all": [{"in_zone": ["damage zone"]}, "controlled"]}, "least": 5}
                },
            }
        },
    ),
    (
        "If Anselm is dealt damage by your opponent's abilities, the damage becomes 0 instead.",
        {
            "replacement": {
                "event": {
                    "by": {
                        "event": "damaged_by_effect",
                        "cause": {
                            "all": [{"not": {"part": {"of_type": ["summon"]}}}, {"controlled": "opponent"}]
                        },
                    }
                },
                "amount": 0,
            }
        },
    ),
    (
        "When Anselm enters the field, you may search for 1 Dark Summon and add it to your hand.",
        enters(
            {
                "may": {
                    "effect": {
                        "do": [
                            {
                                "move_to": {
                                    "what": {
                                        "chosen": {
                                            "filter": {
                                                "all": [
                                                    {"in_zone": ["deck"]},
                                                    "controlled",
                                                    {"of_type": ["summon"]},
                                                    {"of_attribute": ["dark"]},
                                                ]
                                            },
                                            "least": 0,
                                        }
                                    },
                                    "zone": "hand",
                                }
                            },
                            {"shuffle": "deck"},
                        ]
                    }
                }
            }
        ),
    ),
]


@pytest.mark.parametrize(("text", "tree"), READ)
def test_a_text_has_one_tree(text: str, tree: dict):
    assert trees(text) == [tree]


def test_a_special_ability_is_paid_for_with_another_card_of_its_name():
    (tree,) = trees("[[s]]Deep Cut[[/]] 《S》《ダル》: Draw 1 card.", Face("Cloud", ("forward",)))
    assert tree["activated"]["cost"] == [{"discard_cards": {"filter": {"named": "Cloud"}}}, "rest_this"]


def test_lines_of_keywords_are_keywords_by_the_rulebooks_words():
    reading = read("Haste First Strike[[br]]Brave")
    assert (reading.abilities, reading.keywords) == ((), {"haste", "pre-emptive strike", "brave"})


def test_what_a_summon_does_is_one_text_however_many_lines_it_has():
    text = "[[ex]]EX BURST[[/]] Select 1 of the 2 following actions."
    text += "[[br]]“Draw 1 card.”[[br]]“Choose 1 Forward. Dull it.”"
    (tree,) = trees(text, SPELL)
    assert tree == {"spell": {"modes": ["draw", {"effect": {"rest": "target"}, "targets": [ANY]}]}}


@pytest.mark.parametrize(
    ("text", "other"),
    [
        ("When Anselm enters the field, draw 1 card.", "When Anselm enters the field, you may draw 1 card."),
        ("When Anselm enters the field, draw 1 card.", "When Anselm enters the field, draw 2 cards."),
        ("When Anselm enters the field, draw 1 card.", "When Anselm leaves the field, draw 1 card."),
        (
            "When Anselm attacks, choose 1 Forward. Break it.",
            "When Anselm attacks, choose up to 1 Forward. Break it.",
        ),
        (
            "When Anselm attacks, choose 1 Forward. Break it.",
            "When Anselm attacks, choose 1 Forward you control. Break it.",
        ),
        (
            "《ダル》: Choose 1 Forward in your Break Zone. Add it to your hand.",
            "《ダル》: Choose 1 Forward in your Break Zone. Play it onto the field.",
        ),
        ("《ダル》: Draw 1 card.", "《ダル》: Draw 1 card. You can only use this ability once per turn."),
        ("《ダル》: Draw 1 card.", "《ダル》: Your opponent draws 1 card."),
        (
            "《ダル》: Choose 1 Forward of cost 3 or less. Break it.",
            "《ダル》: Choose 1 Forward of cost 3 or more. Break it.",
        ),
        (
            "The Forwards other than Anselm you control gain +1000 power.",
            "The Forwards you control gain +1000 power.",
        ),
        ("During your turn, Anselm gains Haste.", "During your opponent's turn, Anselm gains Haste."),
    ],
)
def test_another_word_is_another_tree(text: str, other: str):
    assert trees(text) != trees(other)


@pytest.mark.parametrize(
    "text",
    [
        "When Anselm enters the field, choose 1 Forward. Deal damage.",
        "When Anselm enters the field, break it tomorrow.",
        "《ダル》: Break it.",
        "Choose 1 Forward. Break it.",
        "When Anselm enters the field, if you control a Forward, choose 1 Forward. You may pay 《1》.",
        "《ダル》: Choose 1 Summon. Break it.",
        "When a Forward enters your field, draw 1 card, if it is Fire.",
        "EX BURST 《ダル》: Draw 1 card.",
        "When Anselm is put from the field into the Break Zone, play Anselm onto the field."
        " Anselm gains Haste until the end of the turn.",
        "If you control a Fire Forward or an Ice Forward other than Anselm, Anselm gains Haste.",
        "《ダル》: Choose 1 Forward. Discard 1 card. Dull it.",
        "《ダル》: Choose 1 Forward. Put the top card of your deck into the Break Zone."
        " If it is a Forward, break it.",
        "《ダル》: Choose 1 Forward. If the discarded card is a Forward, draw 1 card.",
        "《ダル》: Choose 1 Forward. Put the top 3 cards of your deck into the Break Zone."
        " If the removed card is a Wind Forward, break it.",
        "When a Forward enters your field, discard 1 card. Dull it.",
    ],
)
def test_what_is_not_certain_is_not_read(text: str):
    assert read(text).status == "unread"


def test_an_ability_given_to_another_card_does_not_speak_of_its_giver():
    given = "《ダル》: Choose 1 Forward. It gains “{} cannot block.” until the end of the turn."
    assert read(given.format("This Forward")).status == "read"
    assert read(given.format("Anselm")).status == "unread"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "no text"),
        ("[[zz]] Draw 1 card.", "damaged text"),
        ("“Draw 1 card.", "damaged text"),
        ("Zieht zwei Karten.", "unknown words"),
        ("draw " * 20_000, "too long"),
        ("draw " * 900, "too long"),
    ],
)
def test_what_is_no_text_is_refused_with_the_reason(text: str, reason: str):
    assert read(text).reason == reason
