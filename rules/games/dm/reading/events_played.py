"""What triggers when a named player uses cards, attaches them, shows them or puts them somewhere."""

from rules.games.dm.nodes import Attaches
from rules.games.dm.reading.events import When
from rules.games.dm.reading.nouns import MANA
from rules.language import effects as fx
from rules.language import events as ev
from rules.language.abilities import Triggered
from rules.language.amounts import Amount, Count
from rules.language.filters import AttachedTo, InZone, OfType, OneOf
from rules.language.references import Host, This, ThisCard
from rules.reading.clauses import THAT
from rules.reading.grammar import Rules
from rules.reading.outcome import Paragraph
from rules.reading.phrases import narrowed

RULES = Rules()
AURA = OfType(frozenset({"aura"}))
RULES.same("event", {"you attach this to a creature": When(Attaches(), Host(This()))})


@RULES.rule(
    "each-of",
    "for each aura attached to that creature",
    example="for each aura attached to that creature",
    miss="for each aura attached to this creature",
)
def each_aura() -> Amount:
    return Count(narrowed(InZone(("battle zone",)), AURA, AttachedTo(OneOf(THAT))))


RULES.same("charged-by-hand", {"you put this card from your hand into your mana zone": True})


@RULES.rule(
    "paragraph",
    "(when|whenever) <charged-by-hand> , untap it .",
    example="whenever you put this card from your hand into your mana zone, untap it.",
    miss="whenever you put this card from your deck into your mana zone, untap it.",
)
def charged_untapped(charged_by_hand: bool) -> Paragraph:
    came = ev.Moves(None, (MANA,), ("hand",))
    return Paragraph((Triggered(came, fx.Recover(ThisCard()), zones=(MANA,), only_there=True),))
