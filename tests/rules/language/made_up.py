"""A made-up game that has every node of the language, with a verb, an event and words of its own."""

from rules.frozen import frozen
from rules.language.dialect import dialect
from rules.language.effects import CardVerb, Verb
from rules.language.events import GameEvent


@frozen
class Foresee(Verb):
    """The player looks ahead."""

    count: int


@frozen
class Enchant(CardVerb):
    """Cards are enchanted."""


@frozen
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
            "type": ["creature", "spell"],
            "subtype": ["ancient", "young"],
            "race": ["elf", "dwarf"],
            "attribute": ["light", "darkness"],
            "nameable": ["name", "race"],
        },
    },
    {},
    (Foresee, Enchant),
    (Awakens,),
)
