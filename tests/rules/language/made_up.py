"""A made-up game that has every node of the language, with a verb, an event and words of its own."""

from dataclasses import dataclass

from rules.language.dialect import dialect
from rules.language.effects import CardVerb, Verb
from rules.language.events import GameEvent


@dataclass(frozen=True, slots=True)
class Foresee(Verb):
    """The player looks ahead."""

    count: int


@dataclass(frozen=True, slots=True)
class Enchant(CardVerb):
    """Cards are enchanted."""


@dataclass(frozen=True, slots=True)
class Awakens(GameEvent):
    """A card awakens."""


MADE_UP = dialect(
    "made-up",
    {
        "words": {
            "zone": ["deck", "hand", "table", "heap"],
            "stat": ["attack", "defense"],
            "resource": ["red", "blue"],
            "counter": ["rust", "gold"],
            "keyword": ["Flying", "Swift"],
            "layer": ["first", "second"],
            "step": ["day", "night"],
            "moment": ["turn_begins", "turn_ends"],
            "status": ["attacking", "blocking"],
            "tally": ["storms", "calms"],
            "action": ["attack", "block"],
            "deed": ["gain life", "draw"],
            "type": ["creature", "spell"],
            "subtype": ["ancient", "young"],
            "race": ["elf", "dwarf"],
            "attribute": ["light", "darkness"],
            "nameable": ["name", "race"],
            "way": ["in haste", "for free"],
        },
        "about": {"storms": ["rain", "hail"], "calms": ["*"]},
    },
    {},
    (Foresee, Enchant),
    (Awakens,),
)
