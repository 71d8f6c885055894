"""What triggers when cards are moved, used, turned and discarded."""

from dataclasses import replace

from rules.games.dm.reading.events import When
from rules.games.dm.reading.nouns import RACE, Noun
from rules.language import events as ev
from rules.language.filters import AnyOf, Controlled, Other
from rules.language.references import This
from rules.reading.grammar import Rules

RULES = Rules()
RULES.same(
    "event",
    {
        "you put this (field|d2 field|dragheart weapon|dragheart fortress|castle)": When(ev.Enters(), This()),
        "(a card is (added to|put into) your shields|you put a card into your (shields|shield zone))": When(
            ev.Moves(Controlled("you"), ("shield zone",)), None
        ),
    },
)


@RULES.rule(
    "one-card",
    "<one:one-card> or <other:one-card>",
    example="a Human or a Ghost",
    miss="a Human or Ghosts",
)
def either_card(one: Noun, other: Noun) -> Noun | None:
    if one.zone or other.zone or one.several or other.several or one.whose != other.whose:
        return None
    if one.kind != other.kind or one.kind not in ("creature", RACE):
        return None
    parts = tuple(sorted((one.wanted, other.wanted), key=str))
    return replace(one, wanted=AnyOf(parts)) if parts[0] != parts[1] else None


@RULES.rule("one-card", "other <noun>", example="other creatures", miss="other creature")
def other_cards(noun: Noun) -> Noun | None:
    return noun.asking(Other()) if noun.several and not noun.whose else None
