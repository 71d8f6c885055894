"""What cards do when they come or when something is paid, and when a card that they damaged falls."""

from rules.games.setcg.nodes import DamagedFalls, TurnOver
from rules.games.setcg.reading.nouns import BREAK, DECK, FIELD, HAND, OUTSIDE, Noun
from rules.games.setcg.reading.verbs import NONE
from rules.language.abilities import Static
from rules.language.changes import AddTypes, Restrict
from rules.language.events import By, Event
from rules.language.filters import Filter, OfAttribute, OneOf
from rules.language.references import This
from rules.language.restrictions import Can, Must
from rules.reading.clauses import Clause
from rules.reading.grammar import Rules
from rules.reading.phrases import narrowed

BEYOND = Rules()

ELSEWHERE = (HAND, DECK, BREAK, OUTSIDE, "damage zone", "stack")
MONSTER_TOO = Static(changes=(AddTypes(frozenset({"monster"})),), zones=ELSEWHERE)
BEYOND.same(
    "static",
    {
        "~ enters the field dull": Static(changes=(Restrict(Must("enter the field dull")),)),
        "~ is also a monster in all situations": MONSTER_TOO,
    },
)


def _making(*elements: OfAttribute) -> tuple[Restrict, ...]:
    return tuple(Restrict(Can(f"make CP of {word}")) for one in elements for word in one.words)


@BEYOND.rule("restriction", "can produce <element> cp", example="can produce Wind CP", miss="can produce CP")
@BEYOND.rule(
    "restriction",
    "can produce <element> or <other:element> cp",
    example="can produce Wind or Water CP",
    miss="can produce Wind and Water CP",
)
def making(element: OfAttribute, other: OfAttribute | None = None) -> tuple[Restrict, ...]:
    return _making(element) if other is None else _making(element, other)


@BEYOND.rule(
    "static",
    "you can play 2 or more <element> <kinds> onto the field",
    example="you can play 2 or more Dark Characters onto the field",
    miss="you can play 2 Dark Characters onto the field",
)
def several_rare(element: OfAttribute, kinds: Filter) -> Static | None:
    if not element.words <= {"shine", "dark"}:
        return None
    wanted = Noun(narrowed(kinds, element)).placed(FIELD, "you")
    return Static(changes=(Restrict(Can("be with light and dark")),), affects=wanted)


@BEYOND.rule(
    "event",
    "(a|an|the) <noun> (damaged by|that took damage from) ~ is put from the field into the break zone"
    " on the same turn",
    example="a Forward damaged by ~ is put from the field into the Break Zone on the same turn",
    miss="a Forward damaged by ~ is put from the field into the Break Zone",
)
def damaged_falls(noun: Noun) -> Event | None:
    wanted = noun.placed(FIELD) if noun.zone in ("", FIELD) else None
    return None if wanted is None else By(DamagedFalls(wanted), OneOf(This()))


BEYOND.same("whereto", {"add it to your hand": HAND, "add them to your hand": HAND})
BEYOND.same("whereto", {"play it onto the field": FIELD, "play them onto the field": FIELD})
OTHERS = ("shuffle the other cards", "shuffle the other cards revealed", "shuffle the rest of the cards")
UNDER = "return them to the bottom of your deck"
BEYOND.same("others-shuffled", dict.fromkeys(OTHERS, UNDER))
BEYOND.same("under-the-deck", {UNDER: UNDER})


@BEYOND.rule(
    "until-met", "(a|an) <noun> is revealed", example="a Fire card is revealed", miss="Fire card is revealed"
)
@BEYOND.rule(
    "until-met", "<number> <noun> are revealed", example="2 Fire cards are revealed", miss="2 are revealed"
)
def until_met(noun: Noun, number: int = 1) -> tuple[Filter, int] | None:
    return None if noun.zone or noun.whose != "anyone" else (noun.filter, number)


TURNING = "turn over one card at a time " + "from the top of your deck"
BEYOND.same("turning", {TURNING: TURNING})


@BEYOND.rule(
    "clause",
    "<turning> until <until-met> . <whereto> . then , <others-shuffled> and <under-the-deck>",
    example=TURNING + " until 7 Monsters are revealed. play them onto the field."
    " then, shuffle the rest of the cards and " + UNDER,
    miss=TURNING + " until 7 Monsters are revealed",
)
def turned_over(
    turning: str, until_met: tuple[Filter, int], whereto: str, others_shuffled: str, under_the_deck: str
) -> Clause:
    return Clause(TurnOver(until_met[0], whereto, until_met[1]), about=NONE)


@BEYOND.rule(
    "static",
    "while paying the cost to cast (a|an) <noun> , if ~ is on the field , ~ can produce cp of any element",
    example="while paying the cost to cast a Job Knight card,"
    " if ~ is on the field, ~ can produce CP of any Element",
    miss="while paying the cost to cast a Job Knight card, ~ can produce CP of any Element",
)
def making_any_for(noun: Noun) -> Static | None:
    if noun.zone or noun.whose != "anyone":
        return None
    return Static(changes=(Restrict(Can("make CP of any element", noun.filter)),))
