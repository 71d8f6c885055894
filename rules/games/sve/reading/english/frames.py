"""Whole paragraphs in English: keywords, evolving, automatic and activated abilities, spells."""

from rules.games.sve import definitions
from rules.games.sve.reading import meanings, meanings_effects
from rules.language.abilities import Ability
from rules.language.conditions import Condition
from rules.language.costs import FREE, Cost, Pay
from rules.language.events import Event
from rules.reading.clauses import Clause
from rules.reading.grammar import Rules
from rules.reading.outcome import Paragraph

RULES = Rules()
_ALONE = (
    "Ward",
    "Storm",
    "Rush",
    "Assail",
    "Intimidate",
    "Drain",
    "Bane",
    "Aura",
    "Stack",
    "Starting Amulet",
)

RULES.same("keyword", {word: word for word in _ALONE if word in definitions.PLAYED_KEYWORDS})
RULES.same("paragraph", {"{quick}": meanings.keywords("Quick"), "{quick} .": meanings.keywords("Quick")})


def paragraph(*abilities: Ability | None) -> Paragraph | None:
    """Return a paragraph of abilities; None if one of them cannot be built."""
    whole = tuple(one for one in abilities if one is not None)
    return Paragraph(whole) if whole and len(whole) == len(abilities) else None


@RULES.rule("paragraph", "<keyword> [.]", example="Ward.", miss="Wards.")
def keyword_alone(keyword: str) -> Paragraph:
    """Return the paragraph of a keyword by itself."""
    return meanings.keywords(keyword)


@RULES.rule(
    "paragraph",
    "{feed} <points> : race this [follower|card] .",
    example="{feed} {cost01}: Race this follower.",
    miss="{feed} {cost01}: Race another follower.",
)
@RULES.rule(
    "paragraph",
    "{feed} <points> : race this [follower|card] <number> times .",
    example="{feed} {cost04}: Race this follower 4 times.",
    miss="{feed} {cost04}: Race 4 followers.",
)
def feed_ability(points: int, number: int = 1) -> Paragraph:
    """Return the follower's Feed ability."""
    return meanings.feeding(points, number)


@RULES.rule("triggers", "<trigger>", example="{fanfare}", miss="{evolve}")
def one_trigger(trigger: Event) -> tuple[Event, ...]:
    """Return a single event."""
    return (trigger,)


@RULES.rule(
    "triggers", "<open-trigger> <triggers>", example="{fanfare} {lastwords}", miss="{fanfare} {evolve}"
)
@RULES.rule(
    "triggers", "<open-trigger> / <triggers>", example="{fanfare} / {lastwords}", miss="{fanfare} / {evolve}"
)
def more_triggers(open_trigger: Event, triggers: tuple[Event, ...]) -> tuple[Event, ...]:
    """Return several events that trigger the same ability."""
    return (open_trigger, *triggers)


@RULES.rule(
    "triggers",
    "(whenever|when) <event> or <other:event> ,",
    example="whenever you play a spell or an amulet on your field evolves,",
    miss="whenever you play a spell and an amulet on your field evolves,",
)
def either_event(event: Event, other: Event) -> tuple[Event, ...]:
    """Return two events of which each triggers the ability."""
    return (event, other)


@RULES.rule("paragraph", "<triggers> <text>", example="{fanfare} Draw a card.", miss="{fanfare} Draw a card")
@RULES.rule(
    "paragraph",
    "<triggers> <cost> : <text>",
    example="{fanfare} Discard a card: Draw a card.",
    miss="{fanfare} Discard a card, draw a card.",
)
def triggered(triggers: tuple[Event, ...], text: Clause, cost: Cost = FREE) -> Paragraph | None:
    """Return the ability that triggers on events, with a cost if it has one."""
    abilities = meanings.triggered(text, *triggers, cost=cost)
    return Paragraph(abilities) if abilities else None


@RULES.rule(
    "paragraph",
    "<open-trigger> <cost> <text>",
    example="{lastwords} {cost02} Draw a card.",
    miss="{lastwords} {cost02}, draw a card.",
)
def triggered_for_points(open_trigger: Event, cost: Cost, text: Clause) -> Paragraph | None:
    """Return the ability that triggers on an event for play points, without a colon after them."""
    if not all(isinstance(part, Pay) for part in cost.parts):
        return None
    return triggered((open_trigger,), text, cost)


@RULES.rule(
    "paragraph",
    "<moment> , if this [card] is in your EX area , <text>",
    example="at the start of your main phase, if this card is in your EX area, draw a card.",
    miss="at the start of your main phase, if this card is in your hand, draw a card.",
)
def triggered_aside(moment: Event, text: Clause) -> Paragraph | None:
    """Return the ability that triggers at a moment while the card is in the EX area."""
    abilities = meanings.triggered(text, moment, zones=("EX area",))
    return Paragraph(abilities) if abilities else None


@RULES.rule(
    "paragraph",
    "<open-trigger> , <class-keyword> (:|-) <text>",
    example="{fanfare}, Combo (3) - Draw a card.",
    miss="{fanfare}, Combo (3) Draw a card.",
)
def triggered_if(open_trigger: Event, class_keyword: Condition, text: Clause) -> Paragraph | None:
    """Return the ability that triggers on an event if the condition of a class keyword is met."""
    done = meanings_effects.conditional(class_keyword, text)
    abilities = None if done is None else meanings.triggered(done, open_trigger)
    return Paragraph(abilities) if abilities else None


@RULES.rule(
    "paragraph",
    "<open-trigger> [,] <cost> (:|-) <text>",
    example="{fanfare}, Earth Rite: Draw a card.",
    miss="{fanfare}, Earth Rite, draw a card.",
)
def triggered_for(open_trigger: Event, cost: Cost, text: Clause) -> Paragraph | None:
    """Return the ability that triggers on an event, for a cost."""
    abilities = meanings.triggered(text, open_trigger, cost=cost)
    return Paragraph(abilities) if abilities else None


@RULES.rule(
    "paragraph",
    "<once-trigger> <text>",
    example="twice per turn, when you play a spell, draw a card.",
    miss="twice per turn, when you play a spell, draw a card",
)
@RULES.rule(
    "paragraph",
    "<trigger> <text> <once-a-turn>",
    example="whenever you play a spell, draw a card. Perform only once per turn.",
    miss="whenever you play a spell, draw a card. Perform only once.",
)
def triggered_once(
    text: Clause,
    once_trigger: tuple[Event, int] | None = None,
    trigger: Event | None = None,
    once_a_turn: int = 1,
) -> Paragraph | None:
    """Return the ability that triggers on an event, so often a turn."""
    event, uses = (trigger, once_a_turn) if once_trigger is None else once_trigger
    abilities = None if event is None else meanings.triggered(text, event, uses=uses)
    return Paragraph(abilities) if abilities else None


RULES.same("often", {"once": 1, "twice": 2})


@RULES.rule("often", "<number> times", example="3 times", miss="3")
def often(number: int) -> int:
    """Return how often something is done."""
    return number


@RULES.rule(
    "once-a-turn",
    "(perform|trigger|perform this ability|activate) only <often> per turn .",
    example="perform only twice per turn.",
    miss="perform only twice.",
)
@RULES.rule(
    "once-a-turn",
    "this ability can be performed <often> per turn .",
    example="this ability can be performed once per turn.",
    miss="this ability can be performed once.",
)
@RULES.rule(
    "once",
    "activate only <often> per turn .",
    example="activate only twice per turn.",
    miss="activate only twice.",
)
@RULES.rule(
    "once",
    "this ability can [only] be activated <often> per turn .",
    example="this ability can be activated once per turn.",
    miss="this ability can be activated once.",
)
@RULES.rule("only-once", "only <often> per turn", example="only once per turn", miss="only once")
def so_often(often: int) -> int:
    """Return how often an ability can be used or trigger in a turn."""
    return often


RULES.same(
    "activate",
    {
        **dict.fromkeys(("activate", "{act}"), False),
        **dict.fromkeys(("{q} activate", "{q}", "{q} {act}", "{quick} activate"), True),
    },
)


@RULES.rule(
    "paragraph",
    "<activate> [,] <cost> (:|-) <text>",
    example="Activate {engage}: Draw a card.",
    miss="Activate: Draw a card.",
)
@RULES.rule(
    "paragraph",
    "<activate> [,] <cost> : <text> <once>",
    example="Activate {cost01}: Draw a card. Activate only once per turn.",
    miss="Activate {cost01}: Draw a card. Activate only once.",
)
@RULES.rule(
    "paragraph",
    "<activate> [,] <cost> : <text> (activate only|this ability can be activated) if <condition> .",
    example="Activate {cost01}: Draw a card. Activate only if Overflow is active for you.",
    miss="Activate {cost01}: Draw a card. Activate if Overflow is active for you.",
)
@RULES.rule(
    "paragraph",
    "<activate> [,] <cost> : <text> activate only if <condition> [,] and <only-once> .",
    example="Activate {cost01}: Draw a card. Activate only if it's your turn, and only once per turn.",
    miss="Activate {cost01}: Draw a card. Activate only if it's your turn, and only once.",
)
def activated(
    activate: bool,
    cost: Cost,
    text: Clause,
    once: int = 0,
    condition: Condition | None = None,
    only_once: int = 0,
) -> Paragraph | None:
    """Return an activated ability."""
    return paragraph(meanings.activated(text, cost, quick=activate, uses=once or only_once, when=condition))


@RULES.rule(
    "paragraph",
    "{ub} <paragraph>",
    example="{ub} Strike - Draw a card.",
    miss="{ub} Draw a card.",
)
def union_burst(paragraph: Paragraph) -> Paragraph | None:
    """Return abilities marked as Union Bursts."""
    return meanings.union_burst(paragraph)


@RULES.rule("paragraph", "<text>", example="Draw a card.", miss="Draw a card")
def spell(text: Clause) -> Paragraph | None:
    """Return the effect of a spell; refused on other cards, which do nothing when they resolve."""
    return paragraph(meanings.spell(text))


@RULES.rule(
    "paragraph", "<rite> (:|-) <text>", example="Earth Rite: Draw a card.", miss="Earth Rite, draw a card."
)
def spell_with_rite(rite: object, text: Clause) -> Paragraph | None:
    """Return the effect of a spell if Earth Rite is paid."""
    return paragraph(meanings.spell(text, earth_rite=True))


@RULES.rule(
    "paragraph",
    "<text> <rite> (:|-) <more:text>",
    example="Draw a card. Earth Rite: Draw a card.",
    miss="Draw a card. Earth Rite, draw a card.",
)
def spell_and_rite(text: Clause, rite: object, more: Clause) -> Paragraph | None:
    """Return the effect of a spell, and the additional effect if Earth Rite is paid."""
    return paragraph(meanings.spell(text), meanings.spell(more, earth_rite=True))
