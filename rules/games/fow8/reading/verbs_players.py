"""Effects of Force of Will on players: draws, discards, life, wills, tokens, weather."""

from rules.games.fow8.definitions import ATTRIBUTES
from rules.games.fow8.definitions_made import gem_id, made
from rules.games.fow8.keywords_abilities import weather as new_weather
from rules.games.fow8.reading.amounts import Bounds, scaled
from rules.games.fow8.reading.nouns import Noun, everywhere, within
from rules.games.fow8.reading.picks import Who
from rules.language import effects as fx
from rules.language.amounts import Amount, Count, Distinct, EventAmount
from rules.language.filters import All, Controlled
from rules.language.references import Chosen
from rules.reading.clauses import Clause
from rules.reading.grammar import Rules
from rules.reading.phrases import narrowed

RULES = Rules()
VOID = "1"
"""The will without an attribute."""


def gem_of(attribute: str, count: int = 1) -> fx.Effect:
    """Return the effect that puts gems of an attribute into the item area (1027.1)."""
    gem = made(gem_id(attribute))
    assert gem is not None, f"there are gems of {attribute}"
    return fx.Create(gem, "item area", count)


@RULES.rule("cards", "(a|one) card", example="a card", miss="card")
def one_card() -> Amount:
    return 1


@RULES.rule("cards", "<amount> cards", example="two cards", miss="two")
def some_cards(amount: Amount) -> Amount:
    return amount


@RULES.rule(
    "clause", "[you] draw <cards> [from your (main deck|deck)]", example="draw two cards", miss="draw"
)
def draw(cards: Amount) -> Clause:
    return Clause(fx.Draw(cards))


@RULES.rule(
    "clause",
    "<they> (draws|draw) <cards> [from (his or her|their) (main deck|deck)]",
    example="your opponent draws a card",
    miss="your opponent may draw a card",
)
def they_draw(they: Who, cards: Amount) -> Clause:
    return Clause(fx.Draw(cards, they.player), they.targets)


@RULES.rule(
    "clause",
    "draw <cards> for each <noun>",
    example="draw a card for each Elf you control",
    miss="draw a card",
)
def draw_for_each(cards: Amount, noun: Noun) -> Clause | None:
    wanted = everywhere(noun)
    if wanted is None or not isinstance(cards, int):
        return None
    return Clause(fx.Draw(scaled(cards, Count(wanted))))


@RULES.rule(
    "clause",
    "[you] discard <cards> [(from|in) your hand]",
    example="discard a card",
    miss="discard your hand",
)
def discard(cards: Amount) -> Clause:
    return Clause(fx.Discard(cards))


@RULES.rule(
    "clause",
    "<they> discards <cards> [(from|in) (his or her|their) hand]",
    example="your opponent discards a card",
    miss="you discard a card",
)
def they_discard(they: Who, cards: Amount) -> Clause:
    return Clause(fx.Discard(cards, they.player), they.targets)


@RULES.rule(
    "clause",
    "<they> discards <cards> [(from|in) (his or her|their) hand] at random",
    example="your opponent discards a card at random",
    miss="your opponent discards a card",
)
@RULES.rule(
    "clause",
    "<they> chooses <cards> (from|in) (his or her|their) hand at random and discards (it|them)",
    example="your opponent chooses two cards in their hand at random and discards them",
    miss="your opponent chooses two cards in their hand and discards them",
)
def they_discard_at_random(they: Who, cards: Amount) -> Clause:
    return Clause(fx.Discard(cards, they.player, at_random=True), they.targets)


@RULES.rule(
    "clause", "discard <how-many> <noun>", example="discard a resonator", miss="discard all resonators"
)
def discard_such(how_many: Bounds, noun: Noun) -> Clause | None:
    wanted = within(noun, "hand")
    if wanted is None or how_many.least != how_many.most or noun.filter == All():
        return None
    return Clause(fx.Discard(how_many.most, "you", wanted))


@RULES.rule(
    "clause",
    "discard (your hand|all cards (in|from) your hand)",
    example="discard your hand",
    miss="discard a card from your hand",
)
def discard_all() -> Clause:
    return Clause(fx.DiscardHand())


@RULES.rule(
    "clause",
    "(they discard their hand|<they> discards (his or her|their) hand)",
    example="each player discards their hand",
    miss="each player discards a card",
)
@RULES.rule(
    "clause",
    "<they> discards all cards (from|in) (his or her|their) hand",
    example="your opponent discards all cards from their hand",
    miss="your opponent discards all cards",
)
def they_discard_all(they: Who | None = None) -> Clause | None:
    return None if they is None else Clause(fx.DiscardHand(they.player), they.targets)


@RULES.rule("clause", "[you] gain <amount> life", example="you gain 300 life", miss="you lose 300 life")
@RULES.rule(
    "clause",
    "[you] gain life equal to <amount:counted>",
    example="you gain life equal to its ATK",
    miss="you gain life",
)
def gain_life(amount: Amount) -> Clause:
    return Clause(fx.ChangeLife(amount))


@RULES.rule(
    "clause", "you gain that much life", example="you gain that much life", miss="you lose that much life"
)
def gain_as_much() -> Clause:
    return Clause(fx.ChangeLife(EventAmount()))


@RULES.rule(
    "clause",
    "[you] gain <integer> life for each <noun>",
    example="you gain 100 life for each Elf you control",
    miss="you gain 100 life",
)
def gain_life_for_each(integer: int, noun: Noun) -> Clause | None:
    wanted = everywhere(noun)
    return None if wanted is None else Clause(fx.ChangeLife(scaled(integer, Count(wanted))))


@RULES.rule(
    "clause",
    "<they> gains <amount> life",
    example="target player gains 300 life",
    miss="target player loses 300 life",
)
def they_gain_life(they: Who, amount: Amount) -> Clause:
    return Clause(fx.ChangeLife(amount, they.player), they.targets)


@RULES.rule(
    "clause",
    "<they> loses <amount> life",
    example="your opponent loses 300 life",
    miss="your opponent gains 300 life",
)
def they_lose_life(they: Who, amount: Amount) -> Clause:
    return Clause(fx.LoseLife(amount, they.player), they.targets)


@RULES.rule("clause", "you lose <amount> life", example="you lose 300 life", miss="you pay 300 life")
def lose_life(amount: Amount) -> Clause:
    return Clause(fx.LoseLife(amount, "you"))


@RULES.rule("clause", "produce <wills>", example="produce {W} {W}", miss="produce {W} , {R}")
def produce(wills: tuple[str | int, ...]) -> Clause | None:
    """All the wills of a list without commas are produced."""
    kinds = [one for one in dict.fromkeys(wills) if isinstance(one, str)]
    void = sum(one for one in wills if isinstance(one, int))
    effects = tuple(fx.Produce(kind, wills.count(kind)) for kind in kinds)
    effects += (fx.Produce(VOID, void),) if void else ()
    if "X" in kinds or not effects:
        return None
    return Clause(effects[0] if len(effects) == 1 else fx.Do(effects))


@RULES.rule(
    "clause",
    "produce <will> for each <noun>",
    example="produce {W} for each Elf you control",
    miss="produce {W}",
)
def produce_for_each(will: str | int, noun: Noun) -> Clause | None:
    wanted = everywhere(noun)
    if wanted is None or not isinstance(will, str):
        return None
    return Clause(fx.Produce(will, Count(wanted)))


@RULES.rule(
    "clause",
    "[you] draw cards equal to <counted>",
    example="draw cards equal to the number of Elves you control",
    miss="draw cards equal to Elves you control",
)
def draw_as_many(counted: Amount) -> Clause:
    return Clause(fx.Draw(counted))


@RULES.rule(
    "counted",
    "the number of different attributes among <noun>",
    example="the number of different attributes among resonators you control",
    miss="the number of attributes among resonators you control",
)
def attributes_among(noun: Noun) -> Amount | None:
    wanted = everywhere(noun)
    return None if wanted is None else Distinct("attribute", wanted)


@RULES.rule(
    "clause", "[you] gain a gem of any attribute", example="gain a gem of any attribute", miss="gain a gem"
)
def any_gem() -> Clause:
    return Clause(fx.ChooseOne(tuple(gem_of(attribute) for attribute in ATTRIBUTES)))


@RULES.rule("clause", "[you] gain a <attribute> gem", example="gain a light gem", miss="gain a gem")
def gem(attribute: str) -> Clause | None:
    return Clause(gem_of(attribute)) if attribute in ATTRIBUTES else None


@RULES.rule("clause", "the weather is <weather>", example="the weather is rain", miss="the weather is")
def the_weather(weather: str) -> Clause:
    return Clause(new_weather(weather))


@RULES.rule(
    "clause",
    "your opponent banishes <how-many> <noun> [they control]",
    example="your opponent banishes a resonator",
    miss="your opponent destroys a resonator",
)
def they_banish(how_many: Bounds, noun: Noun) -> Clause | None:
    """They choose among the cards they control, since only those can be banished (1011.2)."""
    wanted = everywhere(noun)
    if wanted is None or noun.said or how_many.least != how_many.most:
        return None
    theirs = Chosen(narrowed(wanted, Controlled("opponent")), how_many.most, how_many.least, "opponent")
    return Clause(fx.MoveTo(theirs, "graveyard"))
