"""Cards of Force of Will with Trigger, which are played from the standby area (708, 1416)."""

from dataclasses import replace

from rules.games.fow8.definitions_texts import AUTOMATIC_CARD
from rules.games.fow8.keywords_abilities import required
from rules.games.fow8.nodes import Summoned
from rules.games.fow8.reading.events import When
from rules.games.fow8.reading.nouns_past import SUMMONED
from rules.games.fow8.reading.sentences import Steps, whole
from rules.games.fow8.reading.verbs_zones import Put, moved
from rules.language import effects as fx
from rules.language.abilities import Ability, Spell, Triggered, Way
from rules.language.conditions import AllHold, Condition
from rules.language.costs import FREE, Cost, Pay
from rules.language.references import Subject, This, ThisCard
from rules.reading.clauses import THAT, mentions, substituted
from rules.reading.grammar import Rules
from rules.reading.outcome import Paragraph

RULES = Rules()
Abilities = tuple[Ability, ...]
STANDBY = ("hand", "standby area")


@RULES.rule("asked", "anytime", example="anytime", miss="any time")
def at_any_time() -> Abilities:
    return (required(),)


@RULES.rule(
    "asked", "[while|if] <condition>", example="while your life is 1000 or less", miss="when your life is"
)
@RULES.rule(
    "asked",
    "<during> [,] [<condition>]",
    example="during your turn , your life is 1000 or less",
    miss="during a turn",
)
def while_so(condition: Condition | None = None, during: Condition | None = None) -> Abilities | None:
    """A condition for playing the card (1416.2b)."""
    parts = tuple(one for one in (during, condition) if one is not None)
    if mentions(parts, THAT):
        return None
    return (required(parts[0] if len(parts) == 1 else AllHold(parts)),)


@RULES.rule("asked", "<cost>", example="pay {3}", miss="draw a card")
@RULES.rule(
    "asked", "<during> , <cost>", example="during your turn , pay {3}", miss="during your turn , draw a card"
)
def paid_for(cost: Cost, during: Condition | None = None) -> Abilities | None:
    """A cost of playing the card (1416.2c)."""
    if all(isinstance(part, Pay) for part in cost.parts):
        return (required(during, cost),)
    if any(isinstance(part, Pay) for part in cost.parts):
        return None
    return required(during), Way(cost=cost, must=True)


@RULES.rule("asked", "<when>", example="when an Elf attacks", miss="an Elf attacks")
@RULES.rule(
    "asked", "<when> , pay <cost>", example="when an Elf attacks , pay {3}", miss="when an Elf attacks , {3}"
)
def as_it_happens(when: When, cost: Cost = FREE) -> Abilities | None:
    """An event on which the card is revealed (1416.2a, 1416.3)."""
    if not all(isinstance(part, Pay) for part in cost.parts):
        return None
    revealed = Triggered(when.event, zones=STANDBY, only_there=True, name=AUTOMATIC_CARD, clause="1113.2b")
    return (revealed, required(cost=cost)) if cost.parts else (revealed,)


@RULES.rule(
    "paragraph",
    "<trigger> <asked> (:|.|⇒) <sentences>",
    example="[Trigger] anytime : draw a card",
    miss="[Trigger] anytime draw a card",
)
def triggered_card(trigger: bool, asked: Abilities, sentences: Steps) -> Paragraph | None:
    """A card in the standby area and its effect, which cannot refer to the event it waited for."""
    one = whole(sentences)
    if one is None or mentions(sentences, SUMMONED):
        return None
    return Paragraph((*asked, replace(Spell(one.effect), **one.announced())))


@RULES.rule(
    "paragraph",
    "<trigger> <when> (:|.|⇒) <sentences>",
    example="[Trigger] when an Elf attacks : destroy that Elf",
    miss="[Trigger] when an Elf attacks destroy that Elf",
)
@RULES.rule(
    "paragraph",
    "<trigger> <when> , pay <cost> (:|.|⇒) <sentences>",
    example="[Trigger] when an Elf attacks , pay {3} : destroy that Elf",
    miss="[Trigger] when an Elf attacks , {3} : destroy that Elf",
)
def of_its_event(trigger: bool, when: When, sentences: Steps, cost: Cost = FREE) -> Paragraph | None:
    """A card that is played when an event happens, and whose text refers to the card of the event."""
    asked = as_it_happens(when, cost)
    if isinstance(when.event, Summoned):
        sentences = substituted(sentences, SUMMONED, Subject())
    one = whole(sentences, when.about)
    if asked is None or one is None or not mentions((one.effect, one.targets), Subject()):
        return None
    if one.modes or one.divides is not None or one.at_most is not None:
        return None
    revealed, *required_of_it = asked
    assert isinstance(revealed, Triggered), "what it waits for comes first"
    waits = replace(revealed, effect=one.effect, targets=one.targets, least=one.least)
    return Paragraph((waits, *required_of_it))


@RULES.rule(
    "asked",
    "<cost> . <only-then> if <condition>",
    example="pay {0} . you can activate this if your life is 1000 or less",
    miss="pay {0} . you can activate this",
)
def paid_for_if(cost: Cost, only_then: bool, condition: Condition) -> Abilities | None:
    if mentions(condition, THAT) or not all(isinstance(part, Pay) for part in cost.parts):
        return None
    return (required(condition, cost),)


@RULES.rule(
    "ability",
    "<when> <arrow> you may put this card from your hand <put>",
    example="when you gain life ⇒ you may put this card from your hand into the field",
    miss="when you gain life ⇒ you may put this card from your graveyard into the field",
)
def out_of_hand(when: When, arrow: bool, put: Put) -> Abilities | None:
    """An ability that moves its own card out of the hand works there (902.2)."""
    if put[0] == "hand" or mentions(when.event, This()):
        return None
    effect = fx.May(moved(ThisCard(), put))
    return (Triggered(when.event, effect, zones=("hand",), only_there=True),)
