"""Which cards cannot be played together, and additional names of cards."""

from rules.games.setcg.reading.nouns import ANY_CARD, BREAK, DECK, FIELD, HAND, OUTSIDE
from rules.games.setcg.reading.statics_beyond import ELSEWHERE
from rules.language.abilities import Static
from rules.language.changes import AddName, Restrict
from rules.language.conditions import There
from rules.language.filters import AnyOf, Controlled, Filter, InZone, Named, SharesWith
from rules.language.references import ThisCard
from rules.language.restrictions import Cannot
from rules.reading.grammar import Rules
from rules.reading.outcome import Paragraph
from rules.reading.phrases import narrowed

NAMES = Rules()


@NAMES.rule("also-named", "<named:trait>", example="Card Name Cloud", miss="Category VII")
@NAMES.rule(
    "also-named",
    "<named:trait> and <other:trait>",
    example="Card Name Cloud and Card Name Tifa",
    miss="Card Name Cloud and Category VII",
)
def names(named: Filter, other: Filter | None = None) -> tuple[str, ...] | None:
    each = [one.name for one in (named, other) if isinstance(one, Named)]
    return tuple(each) if len(each) == (1 if other is None else 2) else None


@NAMES.rule(
    "static",
    "~ is also <also-named> in all situations",
    example="~ is also Card Name Cloud in all situations",
    miss="~ is also Category VII in all situations",
)
def named_elsewhere(also_named: tuple[str, ...]) -> Static:
    return Static(changes=tuple(map(AddName, also_named)), zones=ELSEWHERE)


NOT_PLAYED = (Restrict(Cannot("be played")), Restrict(Cannot("be put onto the field by effects")))
FROM = (HAND, DECK, BREAK, OUTSIDE)


@NAMES.rule(
    "paragraph",
    "you cannot play ~ or <named:trait> while already in control of either character .",
    example="you cannot play ~ or Card Name Cloud while already in control of either Character.",
    miss="you cannot play ~ or Category VII while already in control of either Character.",
)
def rivals(named: Filter) -> Paragraph | None:
    """A card says it about itself before it comes, and about both afterwards; "play" is any way to come."""
    if not isinstance(named, Named):
        return None
    either = AnyOf((named, SharesWith("name", ThisCard())))
    there = There(narrowed(ANY_CARD, InZone((FIELD,)), Controlled("you"), either))
    itself = Static(changes=NOT_PLAYED, zones=FROM, only_there=True, when=there)
    both = Static(changes=NOT_PLAYED, affects=narrowed(ANY_CARD, InZone(FROM), Controlled("you"), either))
    return Paragraph((itself, both))
