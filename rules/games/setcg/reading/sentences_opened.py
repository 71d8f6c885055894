"""Cards of a deck that are looked at or revealed, and what is done with them."""

from rules.games.setcg.reading.antecedents import PUT, Text, in_turn
from rules.games.setcg.reading.verbs import NONE
from rules.games.setcg.reading.verbs_decks import Opening
from rules.language.composed import NOTHING, If, IfPaid, IfYouDo, Let, May
from rules.language.conditions import Condition
from rules.language.effects import Effect, Look, Reveal
from rules.language.references import It, Top
from rules.reading.clauses import THAT, Clause, joined, mentions
from rules.reading.grammar import Rules

OPENED = Rules()


@OPENED.rule(
    "whole",
    "[<text>] <opening> . <then:text>",
    example="reveal the top card of your deck. if it is a Wind Monster, add it to your hand.",
    miss="reveal the top card of your deck.",
)
@OPENED.rule(
    "whole",
    "[<text>] <opening> . <shared-out> . [[then ,] <then:text>]",
    example="look at the top 9 cards of your deck."
    " play 7 Monsters among them onto the field and return the other card to the bottom of your deck.",
    miss="look at the top 2 cards of your deck.",
)
@OPENED.rule(
    "whole",
    "[<text>] if <condition> , <opening> . <shared-out> .",
    example="if you control a Forward, look at the top 7 cards of your deck."
    " remove 2 Monsters among them from the game and put the rest into the Break Zone.",
    miss="if you control a Forward, look at the top 2 cards of your deck.",
)
def opened(
    opening: Opening,
    then: Text = (),
    shared_out: Clause | None = None,
    text: Text = (),
    condition: Condition | None = None,
) -> Clause | None:
    """Cards of the deck are seen, and what follows is done to them."""
    before = in_turn(text) if text else Clause()
    seen: Clause | None = Clause(about=It("seen"))
    if shared_out is not None:
        seen = joined((Clause(about=It("seen")), shared_out))
    inner = None if seen is None else in_turn((seen, *then))
    if before is None or inner is None or inner.targets or inner.modes or inner.effect == NOTHING:
        return None
    if shared_out is None and (opening.count != 1 or not mentions(inner.effect, It("seen"))):
        return None
    if opening.shown:
        effect: Effect = Reveal(Top(opening.count, opening.of), inner.effect, "seen")
    else:
        effect = Look(opening.count, inner.effect, name="seen", of=opening.of)
    if condition is not None:
        if mentions(condition, THAT):
            return None
        effect = If(condition, effect)
    return joined((before, Clause(effect, about=NONE)))


@OPENED.rule(
    "whole",
    "<text> then , <opening> . <shared-out> . [[then ,] <then:text>]",
    example="shuffle your deck. then, look at the top 9 cards of your deck."
    " play 7 Monsters among them onto the field and return the other card to the bottom of your deck.",
    miss="shuffle your deck. then, look at the top 2 cards of your deck.",
)
def opened_next(opening: Opening, shared_out: Clause, text: Text, then: Text = ()) -> Clause | None:
    """What follows; after something optional, it is unclear whether it follows only that."""
    if isinstance(text[-1].effect, If | May | IfYouDo | IfPaid):
        return None
    # What is done with these cards may be about those that the sentence before moved.
    *before, last = text
    if mentions(shared_out.effect, PUT):
        inner = opened(opening, then, shared_out)
        if inner is None or before or last.targets:
            return None
        return Clause(Let(PUT.name, last.effect, inner.effect), about=NONE)
    return opened(opening, then, shared_out, text)


@OPENED.rule(
    "whole",
    "<clause> , then <opening> . <then:text>",
    example="shuffle your deck, then reveal the top card of your deck."
    " if it is a Wind Monster, add it to your hand.",
    miss="shuffle your deck, then reveal the top card of your deck.",
)
def opened_after(clause: Clause, opening: Opening, then: Text) -> Clause | None:
    return None if clause.targets or clause.modes else opened(opening, then, None, (clause,))
