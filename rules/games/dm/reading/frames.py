"""Whole paragraphs: keyword lines, what spells do, triggered abilities, static abilities."""

from rules.games.dm.reading.actors import of_opponent
from rules.games.dm.reading.antecedents import speaks_of_nothing
from rules.games.dm.reading.events import When
from rules.games.dm.reading.nouns import GRAVEYARD
from rules.games.dm.reading.statics import Abilities
from rules.language.abilities import Activated, Spell, Triggered
from rules.language.changes import GainAbilities
from rules.language.costs import Cost, RestThis
from rules.language.effects import NOTHING, If, NameOne
from rules.language.events import Discards, plain_events
from rules.language.filters import AsNamed, Other
from rules.language.references import This
from rules.reading.clauses import THAT, Clause, mentions, rebuilt, substituted
from rules.reading.grammar import Rules
from rules.reading.outcome import Paragraph

RULES = Rules()


@RULES.rule("paragraph", "[{spell}] <keyword> [.]", example="blocker", miss="blocker slayer")
@RULES.rule("paragraph", "[{spell}] <keyword:own-keyword> [.]", example="shield trigger", miss="shield")
def keyword_line(keyword: str) -> Paragraph:
    return Paragraph(keywords=frozenset({keyword}))


@RULES.rule(
    "paragraph", "power attacker + <integer> [.]", example="power attacker +2000", miss="power attacker"
)
def power_attacker(integer: int) -> Paragraph:
    """The bonus is a fact of the card; a text with another number is refused."""
    return Paragraph(keywords=frozenset({"Power Attacker"}))


def finished(clause: Clause) -> bool:
    """Return whether a clause is complete: it does something, and everything it refers to is named."""
    done = clause.effect
    if done == NOTHING or speaks_of_nothing(done):
        return False
    return not asks_unnamed(done) and not _only_chooses(done)


def _only_chooses(tree: object) -> bool:
    """Return whether something is chosen on a condition without anything being done to it."""
    done = rebuilt(tree, lambda node: NOTHING if isinstance(node, If) and node.then == NOTHING else node)
    return done != tree


def asks_unnamed(tree: object) -> bool:
    """Return whether a tree refers to something named although nobody names anything."""
    rest = rebuilt(tree, lambda node: NOTHING if isinstance(node, NameOne) else node)
    return any(mentions(rest, AsNamed(what)) for what in ("name", "race", "attribute", "cost"))


@RULES.rule("paragraph", "{spell} <effect>", example="{spell} draw a card.", miss="draw a card.")
def spell(effect: Clause) -> Paragraph | None:
    # An ability that a spell gives to creatures is about those.
    own = rebuilt(effect.effect, lambda node: NOTHING if isinstance(node, GainAbilities) else node)
    if not finished(effect) or mentions(own, Other()) or mentions(own, This()):
        return None
    return Paragraph((Spell(effect.effect),))


@RULES.rule(
    "paragraph",
    "{spell} when you cast this spell , <effect>",
    example="{spell} when you cast this spell, draw a card.",
    miss="{spell} when you cast a spell, draw a card.",
)
def as_it_is_cast(effect: Clause) -> Paragraph | None:
    return spell(effect)


@RULES.rule(
    "triggered",
    "(when|whenever) <event> , <effect>",
    example="whenever this creature attacks, draw a card.",
    miss="whenever this creature attacks, draw",
)
@RULES.rule(
    "triggered",
    "<event:moment> , <effect>",
    example="at the end of your turn, draw a card.",
    miss="at the end of your turn, draw",
)
def triggered(event: When, effect: Clause) -> Abilities | None:
    if not finished(effect):
        return None
    done = effect.effect
    if event.about is not None:
        done = substituted(done, THAT, event.about)
    if mentions(done, THAT):
        return None
    # A discarded card triggers where it then lies.
    discarded = any(isinstance(one, Discards) and one.what is None for one in plain_events(event.event))
    zones = (GRAVEYARD,) if discarded else ()
    return (Triggered(event.event, of_opponent(done, event.event), zones=zones),)


@RULES.rule("tapped-for", "{tap} <effect>", example="{tap} draw a card.", miss="draw a card.")
def tap_ability(effect: Clause) -> Abilities | None:
    if not finished(effect):
        return None
    return (Activated(substituted(effect.effect, THAT, This()), Cost((RestThis(),))),)


@RULES.rule(
    "paragraph", "<triggered>", example="whenever this creature attacks, draw a card.", miss="draw a card."
)
def trigger_paragraph(triggered: Abilities) -> Paragraph:
    return Paragraph(triggered)


@RULES.rule("paragraph", "<tapped-for>", example="{tap} draw a card.", miss="draw a card.")
def tap_paragraph(tapped_for: Abilities) -> Paragraph:
    return Paragraph(tapped_for)


@RULES.rule(
    "paragraph", "<statics>", example="this creature can't attack.", miss="this creature can't attack"
)
def static_paragraph(statics: Abilities) -> Paragraph:
    return Paragraph(statics)
