"""Cards and abilities of Force of Will that nobody can chase."""

from dataclasses import replace

from rules.games.fow8.definitions_texts import UNCHASED_ABILITY
from rules.games.fow8.keywords_meanings import BE_CHASED
from rules.games.fow8.reading.frames import at_once
from rules.games.fow8.reading.sentences import Steps, one_of, whole
from rules.games.fow8.reading.sentences_instead import with_more
from rules.language.abilities import Ability, Spell, Static
from rules.language.amounts import Amount
from rules.language.changes import Restrict
from rules.language.conditions import Condition, PlayedBy
from rules.language.restrictions import Cannot
from rules.reading.grammar import Rules
from rules.reading.outcome import Paragraph

RULES = Rules()
UNCHASED = Static((Restrict(Cannot(BE_CHASED)),), zones=("chase area",), only_there=True)
"""While the card is on the chase, nothing can be played in response to it (1008.2)."""

RULES.same(
    "unchased",
    {
        "players cannot chase to this card": True,
        "players cannot chase this card": True,
        "players cannot chase to this spell": True,
        "players cannot chase this spell": True,
    },
)


@RULES.rule(
    "paragraph",
    "[{spell}] <unchased>",
    example="players cannot chase to this card",
    miss="players cannot chase to it",
)
@RULES.rule(
    "paragraph",
    "while this card is a summon spell , players cannot chase",
    example="while this card is a summon spell , players cannot chase",
    miss="while this card is a normal spell , players cannot chase",
)
def alone(unchased: bool = True) -> Paragraph:
    return Paragraph((UNCHASED,))


@RULES.rule(
    "paragraph",
    "{spell} <sentences> . <unchased>",
    example="{spell} draw a card . players cannot chase to this card",
    miss="{spell} draw a card . players cannot chase",
)
@RULES.rule(
    "paragraph",
    "{spell} <unchased> . <sentences>",
    example="{spell} players cannot chase to this card . draw a card",
    miss="{spell} players cannot chase . draw a card",
)
def besides(sentences: Steps, unchased: bool) -> Paragraph | None:
    one = whole(sentences)
    return None if one is None else Paragraph((Spell(one.effect, **one.announced()), UNCHASED))


@RULES.rule(
    "paragraph",
    "{spell} <sentences> . if <condition> , players cannot chase [to] it and <amount:raised-to>",
    example="{spell} this card deals 400 damage to target resonator . if this card was awakened , players "
    "cannot chase to it and it deals 600 damage instead",
    miss="{spell} this card deals 400 damage to target resonator . if this card was awakened , it deals 600 "
    "damage instead",
)
def unchased_and_more(sentences: Steps, condition: Condition, amount: Amount) -> Paragraph | None:
    """Only how the card was played is known while it waits on the chase."""
    before = one_of(sentences)
    more = None if before is None else with_more(before, condition, amount)
    found = None if more is None else whole((more,))
    if found is None or not isinstance(condition, PlayedBy):
        return None
    return Paragraph((Spell(found.effect, **found.announced()), replace(UNCHASED, when=condition)))


@RULES.rule(
    "ability",
    "<enter> <sentences> . players cannot chase [to] this <other:enter>",
    example="[Enter] draw a card . players cannot chase this [Enter]",
    miss="[Enter] draw a card . players cannot chase",
)
def unchased_enter(enter: bool, sentences: Steps, other: bool) -> tuple[Ability, ...] | None:
    """An ability that cannot be chased, unlike its card (1008.2)."""
    found = at_once(enter, sentences)
    return None if found is None else tuple(replace(one, name=UNCHASED_ABILITY) for one in found)
