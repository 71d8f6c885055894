"""What triggers when a named player uses cards, attaches them, shows them or puts them somewhere."""

from rules.games.dm.nodes import Attaches
from rules.games.dm.reading.events import When
from rules.games.dm.reading.nouns import MANA
from rules.games.dm.reading.picks import UNSAID
from rules.language import effects as fx
from rules.language import events as ev
from rules.language.abilities import Triggered
from rules.language.amounts import Amount, Count
from rules.language.filters import AttachedTo, Filter, InZone, OfType, OneOf
from rules.language.references import Each, Host, This, ThisCard
from rules.reading.clauses import THAT, Clause, mentions
from rules.reading.grammar import Rules
from rules.reading.outcome import Paragraph
from rules.reading.phrases import narrowed

RULES = Rules()
AURA = OfType(frozenset({"aura"}))
ATTACHED = narrowed(InZone(("battle zone",)), AURA, AttachedTo(OneOf(THAT)))
RULES.same("event", {"you attach this to a creature": When(Attaches(), Host(This()))})


@RULES.rule(
    "each-of",
    "for each aura attached to that creature",
    example="for each aura attached to that creature",
    miss="for each aura attached to this creature",
)
def each_aura() -> Amount:
    return Count(ATTACHED)


@RULES.rule(
    "deed",
    "<each_aura:each-attached> , <deed>",
    example="for each aura attached to that creature, destroy one of your opponent's creatures",
    miss="for each aura attached to that creature destroy one of your opponent's creatures",
)
def for_each_aura(each_aura: Filter, deed: Clause) -> Clause | None:
    if deed.effect == fx.NOTHING or mentions(deed.effect, THAT):
        return None
    return Clause(fx.ForEach(Each(each_aura), deed.effect, "each"), about=UNSAID)


RULES.same("each-attached", {"for each aura attached to that creature": ATTACHED})
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
