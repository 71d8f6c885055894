"""Names and costs that are chosen or shared, cards shown from hand, cross gears crossed for free."""

from rules.games.dm.nodes import Cross, PutTopCardIntoMana
from rules.games.dm.reading.nouns import BATTLE, HAND, MANA, Noun
from rules.games.dm.reading.picks import ACTOR, UNSAID
from rules.language import effects as fx
from rules.language.abilities import Spell
from rules.language.amounts import Count
from rules.language.conditions import Is
from rules.language.filters import AsNamed, Controlled, Filter, InZone, OfType
from rules.language.references import Chosen, It, This, ThisCard
from rules.reading.clauses import THAT, Clause, mentions, substituted
from rules.reading.grammar import Rules
from rules.reading.outcome import Paragraph
from rules.reading.phrases import narrowed

RULES = Rules()
RULES.same(
    "act",
    {
        "name a card": Clause(fx.NameOne("name", fx.NOTHING), about=UNSAID),
        "choose a number": Clause(fx.NameOne("cost", fx.NOTHING), about=UNSAID),
    },
)
RULES.same(
    "relative",
    {
        # If a card was chosen before and nothing named, that card's name is meant (`antecedents.chained`).
        "that (has|have) that name": AsNamed("name"),
        "that (cost|costs) the same as (that|the chosen) number": AsNamed("cost"),
        # If no number was chosen, this refers to nothing, and the text is refused.
        "that (have|has) (the same|that) cost": AsNamed("cost"),
    },
)
RULES.same("condition", {"it's the chosen card": Is(THAT, AsNamed("name"))})


@RULES.rule(
    "act",
    "reveal (a|an) <noun>",
    example="reveal a Ghost from your hand",
    miss="reveal a Ghost from your deck",
)
def shown_from_hand(noun: Noun) -> Clause | None:
    wanted = noun.filter()
    if wanted is None or noun.several or (noun.zone, noun.whose) != (HAND, "you"):
        return None
    shown = Chosen(wanted, by=ACTOR)  # type: ignore[arg-type]
    return Clause(fx.Reveal(shown, fx.NOTHING), about=UNSAID)


@RULES.rule(
    "deed",
    "[you may] reveal any number of <cards> . for each card revealed [(this|in this) way] , <deed>",
    example="reveal any number of cards in your hand. for each card revealed, draw a card",
    miss="reveal any number of cards in your mana zone. for each card revealed, draw a card",
)
def for_each_shown(cards: Noun, deed: Clause) -> Clause | None:
    """The cards stay revealed while something is done for each; any number may be none."""
    wanted = cards.filter()
    if wanted is None or not cards.several or (cards.zone, cards.whose) != (HAND, "you"):
        return None
    if deed.effect == fx.NOTHING or mentions(deed.effect, It()):
        return None
    shown = Chosen(wanted, Count(wanted), 0)
    each = fx.ForEach(It(), substituted(deed.effect, THAT, It("each")), "each")
    return Clause(fx.Reveal(shown, each), about=UNSAID)


RULES.same("for-nothing", {"for no cost": True})
RULES.same("crossed-one", {"one of your creatures [in the battle zone]": True})


@RULES.rule(
    "act",
    "cross <crossed-one> with one of your cross gears <for-nothing>",
    example="cross one of your creatures with one of your cross gears for no cost",
    miss="cross one of your creatures with one of your cross gears",
)
def cross_one(crossed_one: bool, for_nothing: bool) -> Clause:
    gears = _yours(BATTLE, OfType(frozenset({"cross gear"})))
    return Clause(Cross(Chosen(gears, by=ACTOR)), about=UNSAID)  # type: ignore[arg-type]


@RULES.rule(
    "act",
    "cross this [cross gear] with one of your creatures <for-nothing>",
    example="cross this with one of your creatures for no cost",
    miss="cross this with a creature for no cost",
)
def cross_this(for_nothing: bool) -> Clause:
    return Clause(Cross(This()), about=UNSAID)


@RULES.rule(
    "act",
    "put the top card of (that creature|it) into (its owner's|your opponent's) mana zone",
    example="put the top card of that creature into its owner's mana zone",
    miss="put the top card of that creature into its owner's graveyard",
)
def top_card_to_mana() -> Clause:
    return Clause(PutTopCardIntoMana(THAT), about=UNSAID)


RULES.same("after-casting", {"{spell} after you cast this spell , (put|return) it": True})
RULES.same("goes-to", {"into your mana zone instead of your graveyard": (MANA, False)})
RULES.same("goes-to", {"into your mana zone tapped instead of your graveyard": (MANA, True)})
RULES.same("goes-to", {"[to] your hand instead [of your graveyard]": (HAND, False)})


@RULES.rule(
    "paragraph",
    "<after-casting> <goes-to> .",
    example="{spell} after you cast this spell, return it to your hand instead.",
    miss="{spell} after you cast this spell, return it to your hand.",
)
def goes_elsewhere(after_casting: bool, goes_to: tuple[str, bool]) -> Paragraph:
    """The spell moves itself as its last action, so it does not go to the graveyard."""
    zone, rested = goes_to
    return Paragraph((Spell(fx.MoveTo(ThisCard(), zone, rested=rested)),))


def _yours(zone: str, *parts: Filter) -> Filter:
    return narrowed(InZone((zone,)), Controlled("you"), *parts)
