"""What happens instead, depending on the cause: the opponent's cards, any player, from elsewhere."""

from rules.games.dm.reading.actors import done_by
from rules.games.dm.reading.events import When, watched
from rules.games.dm.reading.nouns import BATTLE, CREATURE, GRAVEYARD, HAND, MANA, RACE, SHIELDS, Noun
from rules.games.dm.reading.picks import UNSAID
from rules.games.dm.reading.places import Destination
from rules.games.dm.reading.replacements import Would
from rules.games.dm.reading.statics import Abilities
from rules.games.dm.reading.verbs import moved
from rules.language import effects as fx
from rules.language import events as ev
from rules.language.abilities import Replacement
from rules.language.conditions import Condition
from rules.language.filters import Controlled, Filter, OfType
from rules.language.references import Subject, This, ThisCard
from rules.reading.clauses import THAT, Clause, in_order, mentions, substituted
from rules.reading.grammar import Rules
from rules.reading.phrases import narrowed

RULES = Rules()
FOES = Controlled("opponent")
SPELL, CREATURES = OfType(frozenset({"spell"})), OfType(frozenset({"creature"}))
EITHER = narrowed(FOES, OfType(frozenset({"spell", "creature"})))
RULES.same("foes-spell", {"one of your opponent's spells": True})
RULES.same(
    "foes-doing",
    {
        "by one of your opponent's spell effect or creature ability": EITHER,
        "[from your hand] by the effect of one of your opponent's cards": FOES,
        "by the effect of one of your opponent's spells": narrowed(FOES, SPELL),
    },
)


@RULES.rule(
    "foes-doing",
    "by the effect of <foes-spell> or [an] ability of (an opponent's|a) creature",
    example="by the effect of one of your opponent's spells or an ability of a creature",
    miss="by the effect of one of your opponent's spells or creatures",
)
def by_either(foes_spell: bool) -> Filter:
    return EITHER


@RULES.rule(
    "replacement",
    "when this (creature|card) would be discarded <foes-doing> , you may <instead> .",
    example="when this card would be discarded by the effect of one of your opponent's cards, you "
    "may draw a card instead.",
    miss="when this card would be discarded, you may draw a card instead.",
)
def not_discarded(foes_doing: Filter, instead: Clause) -> Abilities | None:
    return _from_hand(ev.By(ev.Discards(), foes_doing), instead.effect)


@RULES.rule(
    "instead",
    "put it instead",
    example="put it instead",
    miss="put it",
)
def comes_instead() -> Clause:
    """A card "put" without a place goes into the battle zone."""
    return Clause(fx.MoveTo(THAT, BATTLE))


def _from_hand(event: ev.Event, effect: fx.Effect) -> Abilities | None:
    done = substituted(effect, THAT, ThisCard())
    if done == fx.NOTHING or mentions(done, This()):
        return None
    return (Replacement(event, done, optional=True, zones=(HAND,), only_there=True),)


@RULES.rule(
    "replacement",
    "<foe-discards> you may put it [into the battle zone] instead . if you do , <deed> .",
    example="during your opponent's turn, if this card would be discarded from your hand, you may put it "
    "instead. "
    "if you do, draw a card.",
    miss="during your turn, if this card would be discarded from your hand, you may put it instead. if "
    "you do, "
    "draw a card.",
)
def comes_and_more(foe_discards: bool, deed: Clause) -> Abilities | None:
    if deed.effect == fx.NOTHING or mentions(deed.effect, THAT):
        return None
    event = ev.During(ev.Discards(), "opponent")
    return _from_hand(event, fx.IfYouDo(fx.MoveTo(ThisCard(), BATTLE), deed.effect))


@RULES.rule(
    "would",
    "this creature would leave [the battle zone] <foes-doing>",
    example="this creature would leave by the effect of one of your opponent's spells",
    miss="this creature would leave",
)
def leaves_by(foes_doing: Filter) -> Would:
    return Would(ev.By(ev.Leaves(), foes_doing), This())


@RULES.rule(
    "would",
    "<one-card> would leave [the battle zone] <foes-doing>",
    example="one of your creatures would leave by the effect of one of your opponent's spells",
    miss="one of your creatures would leave",
)
def others_leave_by(one_card: Noun, foes_doing: Filter) -> Would | None:
    wanted = watched(one_card)
    if wanted is None or one_card.kind == "card":
        return None
    return Would(ev.By(ev.Leaves(wanted), foes_doing), Subject())


@RULES.rule(
    "would",
    "<one-card> would be put into the battle zone",
    example="a Ghost would be put into the battle zone",
    miss="a Ghost would be put into the graveyard",
)
def would_come(one_card: Noun) -> Would | None:
    if one_card.whose or one_card.zone or one_card.kind not in ("creature", RACE):
        return None
    return Would(ev.Enters(narrowed(*one_card.anywhere(), CREATURE)), Subject())


@RULES.rule(
    "instead",
    "they <acts> instead",
    example="they draw a card instead",
    miss="you draw a card instead",
)
def they_instead(acts: Clause) -> Clause:
    return done_by(acts, "opponent")


@RULES.rule(
    "would",
    "your opponent would put a card (in|into) their <zone> from anywhere other than their hand",
    example="your opponent would put a card into their mana zone from anywhere other than their hand",
    miss="your opponent would put a card into their mana zone from their hand",
)
def foe_would_put_elsewhere(zone: str) -> Would | None:
    if zone != MANA:
        return None
    origins = tuple(one for one in (BATTLE, "deck", GRAVEYARD, SHIELDS, "hyperspatial zone"))
    return Would(ev.Moves(FOES, (zone,), origins), Subject())


@RULES.rule("would", "you would draw a card", example="you would draw a card", miss="you draw a card")
def would_draw() -> Would:
    return Would(ev.Draws(), UNSAID)


@RULES.rule(
    "replacement",
    "(when|whenever) an opponent's card leaves , you may <instead> .",
    example="whenever an opponent's card leaves, you may draw a card instead.",
    miss="whenever an opponent's card leaves, you may draw a card.",
)
def foes_card_leaves(instead: Clause) -> Abilities | None:
    if instead.effect == fx.NOTHING:
        return None
    done = substituted(instead.effect, THAT, Subject())
    return (Replacement(ev.Leaves(FOES), done, optional=True),)


@RULES.rule(
    "replacement",
    "(when|whenever) this creature would be destroyed , if <condition> , put this creature <into> instead of "
    "destroying it . then <deed> .",
    example="when this creature would be destroyed, if you have no shields, put this creature into your "
    "mana zone "
    "instead of destroying it. then draw a card.",
    miss="when this creature would be destroyed, if you have no shields, put this creature into your "
    "mana zone "
    "instead of destroying it.",
)
def saved_and_more(condition: Condition, into: Destination, deed: Clause) -> Abilities | None:
    if mentions((condition, deed.effect), THAT) or deed.effect == fx.NOTHING:
        return None
    done = in_order(moved(This(), into), deed.effect)
    return (Replacement(ev.Destroyed(), done, condition=condition),)


@RULES.rule(
    "event",
    "this (creature|card) is discarded <foes-doing>",
    example="this card is discarded by the effect of one of your opponent's cards",
    miss="this card is discarded",
)
def is_discarded(foes_doing: Filter) -> When:
    return When(ev.By(ev.Discards(), foes_doing), ThisCard())
