"""What happens instead: of being destroyed, of leaving, of being discarded, of breaking a shield."""

from dataclasses import dataclass, replace

from rules.games.dm.nodes import ShieldBreaks
from rules.games.dm.reading.actors import done_by
from rules.games.dm.reading.events import watched
from rules.games.dm.reading.nouns import BATTLE, CREATURE, GRAVEYARD, HAND, RACE, SHIELDS, Noun
from rules.games.dm.reading.picks import UNSAID
from rules.games.dm.reading.sentences import Sentence
from rules.games.dm.reading.statics import Abilities
from rules.language import effects as fx
from rules.language import events as ev
from rules.language.abilities import Replacement
from rules.language.amounts import CountOf
from rules.language.conditions import Compare, Condition
from rules.language.filters import EVERY_CARD, Controlled, Filter, InZone, OneOf, Other
from rules.language.references import Beneath, Cards, Player, Subject, This, ThisCard
from rules.reading.clauses import THAT, Clause, mentions, substituted
from rules.reading.grammar import Rules
from rules.reading.phrases import narrowed

RULES = Rules()
YOURS, THEIRS = (narrowed(InZone((SHIELDS,)), Controlled(side)) for side in ("you", "opponent"))


@dataclass(frozen=True, slots=True)
class Would:
    """An event that would happen, and what "it" refers to in what happens instead."""

    event: ev.Event
    about: Cards


RULES.same(
    "would",
    {
        "this creature would be destroyed": Would(ev.Destroyed(), This()),
        "this creature would leave [the battle zone]": Would(ev.Leaves(), This()),
        "this creature would be put into your graveyard from the battle zone": Would(
            ev.Leaves(destination=(GRAVEYARD,)), This()
        ),
        "this creature would break a shield": Would(ev.By(ShieldBreaks(THEIRS), OneOf(This())), Subject()),
        "one of your shields would be broken": Would(ShieldBreaks(YOURS), Subject()),
    },
)


@RULES.rule(
    "would",
    "<one-card> would be destroyed",
    example="one of your creatures would be destroyed",
    miss="one of your creatures would leave",
)
def destroyed(one_card: Noun) -> Would | None:
    wanted = watched(one_card)
    return None if wanted is None or one_card.kind == "card" else Would(ev.Destroyed(wanted), Subject())


@RULES.rule(
    "would",
    "<one-card> would leave [the battle zone]",
    example="one of your creatures would leave",
    miss="one of your creatures would be destroyed",
)
def leaves(one_card: Noun) -> Would | None:
    wanted = watched(one_card)
    return None if wanted is None or one_card.kind == "card" else Would(ev.Leaves(wanted), Subject())


@RULES.rule(
    "would",
    "<one-card> would be put into your graveyard from the battle zone",
    example="one of your creatures would be put into your graveyard from the battle zone",
    miss="one of your creatures would be put into your hand from the battle zone",
)
def dies(one_card: Noun) -> Would | None:
    wanted = watched(one_card)
    if wanted is None or one_card.whose != "you":
        return None
    return Would(ev.Leaves(wanted, (GRAVEYARD,)), Subject())


@RULES.rule(
    "would",
    "your opponent would put <one-card> [into the battle zone]",
    example="your opponent would put a creature into the battle zone",
    miss="your opponent would put a creature into his hand",
)
@RULES.rule(
    "would",
    "your opponent would put <one-card> [into the battle zone] <relative>",
    example="your opponent would put a Ghost into the battle zone that costs 3 or less",
    miss="your opponent would put a creature into his hand",
)
def opponent_would_put(one_card: Noun, relative: Filter = EVERY_CARD) -> Would | None:
    if one_card.whose or one_card.zone or one_card.kind not in ("creature", RACE):
        return None
    # A card that would be put there is not there yet.
    theirs = done_by(replace(one_card, whose="opponent").asking(relative), "opponent").anywhere()
    return Would(ev.Enters(narrowed(*theirs, CREATURE)), Subject())


@RULES.rule(
    "one-card", "another of your <noun>", example="another of your creatures", miss="another of your creature"
)
def another_of_yours(noun: Noun) -> Noun | None:
    if not noun.several or noun.whose or noun.zone not in ("", BATTLE):
        return None
    return replace(noun.asking(Other()), whose="you")


@RULES.rule(
    "instead", "<acts> instead", example="return it to your hand instead", miss="return it to your hand"
)
def done_instead(acts: Clause) -> Clause:
    return done_by(acts, "you")


@RULES.rule(
    "instead",
    "your opponent <acts> instead",
    example="your opponent draws a card instead",
    miss="your opponent draws a card",
)
def opponent_instead(acts: Clause) -> Clause:
    return done_by(acts, "opponent")


@RULES.rule(
    "instead",
    "(it stays|they stay) in the battle zone instead",
    example="it stays in the battle zone instead",
    miss="it stays in the battle zone",
)
def stays() -> Clause:
    return Clause()


@RULES.rule(
    "replacement",
    "(when|whenever|if) <would> , <instead> .",
    example="when this creature would be destroyed, return it to your hand instead.",
    miss="when this creature is destroyed, return it to your hand instead.",
)
def replaced(would: Would, instead: Clause) -> Abilities | None:
    return _replacement(would, instead, optional=False)


@RULES.rule(
    "replacement",
    "(when|whenever|if) <would> , you may <instead> .",
    example="when this creature would be destroyed, you may put it into your mana zone instead.",
    miss="when this creature is destroyed, you may return it to your hand instead.",
)
def may_be_replaced(would: Would, instead: Clause) -> Abilities | None:
    made = _replacement(would, instead, optional=True) if instead.effect != fx.NOTHING else None
    under = Beneath(This())
    if made is None or not mentions(instead.effect, under):
        return made
    # Without a card beneath it, nothing can be done instead.
    some = Compare(CountOf(under), ">=", 1)
    return tuple(replace(one, condition=some) for one in made if isinstance(one, Replacement))


@RULES.rule(
    "replacement",
    "(when|whenever|if) <would> , you may <instead> . <sentence>",
    example="when this creature would be destroyed, you may put it into your mana zone instead. if you do, "
    "draw a card.",
    miss="when this creature would be destroyed, return it to your hand instead. if you do, draw a card.",
)
def then_more(would: Would, instead: Clause, sentence: Sentence) -> Abilities | None:
    after = sentence.clause.effect
    if sentence.hangs != "if you do" or fx.NOTHING in (after, instead.effect):
        return None
    # After two sentences it is unclear what "it" is.
    if mentions(after, THAT):
        return None
    return _replacement(would, Clause(fx.IfYouDo(instead.effect, after), about=UNSAID), optional=True)


@RULES.rule(
    "replacement",
    "(when|whenever|if) <would> , if <condition> , <instead> .",
    example="when this creature would be destroyed, if you have no shields, return it to your hand instead.",
    miss="when this creature would be destroyed, if you have no shields, return it to your hand.",
)
def on_condition(would: Would, condition: Condition, instead: Clause) -> Abilities | None:
    made = _replacement(would, instead, optional=False)
    if made is None or (mentions(condition, THAT) and would.about != This()):
        return None
    asked = substituted(condition, THAT, This())
    return tuple(replace(one, condition=asked) for one in made if isinstance(one, Replacement))


def _replacement(would: Would, instead: Clause, *, optional: bool) -> Abilities | None:
    effect = substituted(instead.effect, THAT, would.about)
    if isinstance(would.about, Subject):
        return (
            (Replacement(would.event, effect, optional),)
            if not mentions(effect, This()) or optional
            else None
        )
    return (Replacement(would.event, effect, optional),)


FROM_HAND = ev.During(ev.Discards(), "opponent")
RULES.same(
    "foe-discards",
    {
        "when this (creature|card) would be discarded from your hand during your opponent's turn [,]": True,
        "during your opponent's turn , if this (creature|card) would be discarded from your hand ,": True,
    },
)


@RULES.rule(
    "replacement",
    "<foe-discards> put it [into the battle zone] instead .",
    example="during your opponent's turn, if this card would be discarded from your hand, put it instead.",
    miss="during your turn, if this card would be discarded from your hand, put it instead.",
)
def comes_instead(foe_discards: bool) -> Abilities:
    return (_from_hand(optional=False),)


@RULES.rule(
    "replacement",
    "<foe-discards> you may put it [into the battle zone] instead .",
    example="during your opponent's turn, if this card would be discarded from your hand, you may put it "
    "instead.",
    miss="when this card would be discarded from your hand during your turn, you may put it into the battle "
    "zone instead.",
)
def may_come_instead(foe_discards: bool) -> Abilities:
    return (_from_hand(optional=True),)


def _from_hand(*, optional: bool) -> Replacement:
    effect = fx.MoveTo(ThisCard(), BATTLE)
    return Replacement(FROM_HAND, effect, optional, zones=(HAND,), only_there=True)


@RULES.rule(
    "replacement",
    "during <whose:turn-of> , <replacement>",
    example="during your turn, when this creature would be destroyed, return it to your hand instead.",
    miss="your turn, when this creature would be destroyed, return it to your hand instead.",
)
def in_turn(whose: Player, replacement: Abilities) -> Abilities | None:
    made = [
        one for one in replacement if isinstance(one, Replacement) and not isinstance(one.event, ev.During)
    ]
    if len(made) != len(replacement):
        return None
    return tuple(replace(one, event=ev.During(one.event, whose)) for one in made)
