"""Shield Trigger given to cards on their way from the shields to the hand."""

from dataclasses import replace

from rules.games.dm.mechanics.shields import S_TRIGGER
from rules.games.dm.nodes import Cross, UseFree
from rules.games.dm.reading.nouns import HAND, SHIELDS, Noun, Whose
from rules.games.dm.reading.statics import Abilities
from rules.language.abilities import Static, Triggered
from rules.language.changes import GainKeywords, LoseKeywords
from rules.language.conditions import Condition
from rules.language.effects import IfYouDo, May
from rules.language.events import Moves
from rules.language.filters import EVERY_CARD, Controlled, Filter, InZone
from rules.language.references import ThisCard
from rules.reading.clauses import THAT, mentions
from rules.reading.grammar import Rules
from rules.reading.outcome import Paragraph
from rules.reading.phrases import narrowed

RULES = Rules()
LENT = (GainKeywords(frozenset({S_TRIGGER})),)
RULES.same("gets-trigger", {'(gets|get|has|have) " shield trigger [.] "': True})
RULES.same(
    "own-trigger",
    {
        'this (creature|card|spell) (gets|has) " shield trigger [.] " [in your shield zone]': True,
        'this (creature|card|spell) in your shield zone (gets|has) " shield trigger [.] "': True,
    },
)


@RULES.rule(
    "paragraph",
    "[{spell}] (if|while) <condition> , <own-trigger> .",
    example='if you have a Ghost, this creature gets "shield trigger".',
    miss='if you have a Ghost, a creature gets "shield trigger".',
)
@RULES.rule(
    "paragraph",
    "when this (creature|card) is put into your hand from your shields , if <condition> , <own-trigger> .",
    example="when this card is put into your hand from your shields, if you have a Ghost, this creature gets "
    '"shield trigger".',
    miss='when this card is put into your hand, if you have a Ghost, this creature gets "shield trigger".',
)
def own(condition: Condition, own_trigger: bool) -> Paragraph | None:
    """JUDGEMENT: what it has on its way to the hand, it has as long as it is a shield."""
    if mentions(condition, THAT):
        return None
    return Paragraph((Static(LENT, when=condition, zones=(SHIELDS,), only_there=True),))


RULES.same("here-too", {"[,] and this spell is in your shield zone": True})
RULES.same("here-first", {"this spell is in your shield zone and": True})


@RULES.rule(
    "paragraph",
    "{spell} if <condition> <here-too> , it <gets-trigger> .",
    example='{spell} if you have a Ghost, and this spell is in your shield zone, it has "shield trigger".',
    miss='{spell} if you have a Ghost, it has "shield trigger".',
)
@RULES.rule(
    "paragraph",
    "{spell} if <here-first> <condition> , <own-trigger> .",
    example="{spell} if this spell is in your shield zone and you have a Ghost, this spell gets "
    '"shield trigger".',
    miss='{spell} if this spell is in your shield zone, this spell gets "shield trigger".',
)
def own_here(condition: Condition, **said: bool) -> Paragraph | None:
    return own(condition, own_trigger=True)


RULES.same("gear-trigger", {"shield trigger cross [.]": True})


@RULES.rule("paragraph", "<gear-trigger>", example="shield trigger cross", miss="shield trigger")
def crossed_from_shields(gear_trigger: bool) -> Paragraph:
    """As cards explain it: from the shields to the hand, it may be generated and crossed for nothing."""
    came = Moves(None, (HAND,), (SHIELDS,))
    crossed = IfYouDo(May(UseFree(ThisCard())), Cross(ThisCard()))
    return Paragraph((Triggered(came, crossed, zones=(HAND,), only_there=True),))


RULES.same("from-shields", {"(put into|added to) your hand from your (shields|shield zone)": True})


@RULES.rule(
    "static",
    "(all|each) <cards> <from-shields> <gets-trigger>",
    example='each card put into your hand from your shield zone gets "shield trigger"',
    miss='each card put into your hand from your mana zone gets "shield trigger"',
)
def lent(cards: Noun, from_shields: bool, gets_trigger: bool) -> Abilities | None:
    return None if cards.whose or cards.zone else lent_to(cards)


@RULES.rule(
    "static",
    "each of <cards:owned> in your shield zone <gets-trigger>",
    example='each of your Ghosts in your shield zone gets "shield trigger"',
    miss='each of your Ghosts in your hand gets "shield trigger"',
)
@RULES.rule(
    "static",
    "each of <cards:owned> put into your hand <gets-trigger>",
    example='each of your shields put into your hand gets "shield trigger"',
    miss='each of your shields put into your graveyard gets "shield trigger"',
)
def lent_in_shields(cards: Noun, gets_trigger: bool) -> Abilities | None:
    return lent_to(replace(cards, whose="")) if cards.whose == "you" else None


def lent_to(cards: Noun) -> Abilities:
    """Return that these cards among your shields have the keyword."""
    wanted = narrowed(InZone((SHIELDS,)), Controlled("you"), cards.wanted)
    return (Static(LENT, affects=wanted),)


RULES.same(
    "untriggered-by",
    {
        'your opponent can\'t use [the] " shield trigger [.] " (ability|abilities)': "opponent",
        "(players|player's|no player) can't use [the] \" shield trigger [.] \" (ability|abilities)": "",
    },
)


@RULES.rule(
    "static",
    "<untriggered-by> of <cards>",
    example='your opponent can\'t use the "shield trigger" ability of spells',
    miss='your opponent can use the "shield trigger" ability of spells',
)
def lost(untriggered_by: Whose, cards: Noun) -> Abilities | None:
    return None if cards.whose or cards.zone or not cards.several else _lost(untriggered_by, cards.wanted)


@RULES.rule(
    "static",
    'your opponent can\'t use " shield trigger [.] "',
    example='your opponent can\'t use "shield trigger"',
    miss='your opponent can use "shield trigger"',
)
def foe_uses_none() -> Abilities:
    return _lost("opponent", EVERY_CARD)


@RULES.rule(
    "static",
    "<untriggered-by> of (his|their) shields",
    example='your opponent can\'t use the "shield trigger" ability of his shields',
    miss='your opponent can\'t use the "shield trigger" ability of your shields',
)
def all_lost(untriggered_by: Whose) -> Abilities:
    return _lost(untriggered_by, EVERY_CARD)


def _lost(whose: Whose, wanted: Filter) -> Abilities:
    """JUDGEMENT: a shield whose S Trigger nobody may use counts as having none."""
    owned = (Controlled(whose),) if whose else ()  # type: ignore[arg-type]
    shields = narrowed(InZone((SHIELDS,)), wanted, *owned)
    return (Static((LoseKeywords(frozenset({S_TRIGGER})),), affects=shields),)
