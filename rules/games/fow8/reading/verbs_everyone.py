"""Effects of Force of Will that make each player, or a chosen one, do something with cards or life."""

from rules.games.fow8.reading.amounts import Bounds, scaled
from rules.games.fow8.reading.nouns import Noun, everywhere, of_types
from rules.games.fow8.reading.picks import Who
from rules.language import effects as fx
from rules.language.amounts import Amount, Count, Minus
from rules.language.filters import Controlled, InZone
from rules.language.references import Chosen
from rules.reading.clauses import Clause
from rules.reading.grammar import Rules
from rules.reading.phrases import Picked, acting, narrowed

RULES = Rules()
RULES.same("they", {"each opponent": Who("opponent"), "all opponents": Who("opponent")})


@RULES.rule(
    "clause",
    "<they> loses <integer> life for each <noun>",
    example="target player loses 300 life for each Elf you control",
    miss="target player loses 300 life",
)
def lose_for_each(they: Who, integer: int, noun: Noun) -> Clause | None:
    wanted = everywhere(noun)
    return (
        None
        if wanted is None
        else Clause(fx.LoseLife(scaled(integer, Count(wanted)), they.player), they.targets)
    )


@RULES.rule(
    "clause",
    "<they> gains <integer> life for each <noun>",
    example="target player gains 300 life for each Elf you control",
    miss="target player gains 300 life",
)
def gain_for_each(they: Who, integer: int, noun: Noun) -> Clause | None:
    wanted = everywhere(noun)
    if wanted is None:
        return None
    return Clause(fx.ChangeLife(scaled(integer, Count(wanted)), they.player), they.targets)


@RULES.rule(
    "clause",
    "<they> loses life equal to <counted>",
    example="your opponent loses life equal to this card's ATK",
    miss="your opponent loses this card's ATK",
)
def lose_as_much(they: Who, counted: Amount) -> Clause:
    return Clause(fx.LoseLife(counted, they.player), they.targets)


@RULES.rule(
    "clause",
    "you lose life equal to <counted>",
    example="you lose life equal to this card's ATK",
    miss="you lose this card's ATK",
)
def you_lose_as_much(counted: Amount) -> Clause:
    return Clause(fx.LoseLife(counted, "you"))


@RULES.rule(
    "clause",
    "<they> discards (their|his or her) hand [,] (and|then) draws <cards>",
    example="each player discards their hand , then draws five cards",
    miss="each player discards their hand , then draws",
)
def anew(they: Who, cards: Amount) -> Clause:
    return Clause(fx.Do((fx.DiscardHand(they.player), fx.Draw(cards, they.player))), they.targets)


@RULES.rule(
    "clause",
    "<they> draws <cards> [,] (and|then) discards <fewer:cards>",
    example="each player draws two cards , then discards a card",
    miss="each player draws two cards , then loses a card",
)
def draws_and_discards(they: Who, cards: Amount, fewer: Amount) -> Clause:
    return Clause(fx.Do((fx.Draw(cards, they.player), fx.Discard(fewer, they.player))), they.targets)


@RULES.rule(
    "clause",
    "<they> discards <cards> [,] (and|then) draws <more:cards>",
    example="each player discards two cards , then draws a card",
    miss="each player discards two cards , then gains a card",
)
def discards_and_draws(they: Who, cards: Amount, more: Amount) -> Clause:
    return Clause(fx.Do((fx.Discard(cards, they.player), fx.Draw(more, they.player))), they.targets)


@RULES.rule(
    "clause",
    "[you] draw cards until you have <number> [cards] in [your] hand",
    example="draw cards until you have five cards in your hand",
    miss="draw cards until you have five cards",
)
def fill_hand(number: int) -> Clause:
    held = Count(narrowed(InZone(("hand",)), Controlled("you")))
    return Clause(fx.Draw(Minus(number, held)))


def _of_each(how_many: Bounds, noun: Noun) -> Chosen | None:
    wanted = everywhere(noun)
    if wanted is None or noun.said or how_many.least != how_many.most:
        return None
    return Chosen(narrowed(wanted, Controlled("you")), how_many.most, how_many.least, each=True)


RULES.same("own-field", {"they control": True, "he or she controls": True, "in their field": True})
RULES.same("own-field", {"in his or her field": True})


@RULES.rule(
    "clause",
    "each player returns <how-many> <noun> [<own-field>] to (its owner's hand|their owner's hand|"
    "their owners' hands|his or her hand|their hand)",
    example="each player returns an Elf they control to its owner's hand",
    miss="each player returns an Elf to its owner's deck",
)
def all_return(how_many: Bounds, noun: Noun, own_field: bool = False) -> Clause | None:
    """Each player chooses among the cards they control, the turn player first (1011.2)."""
    if not own_field or not set(noun.zones) <= {"field", "ruler area"}:
        return None
    chosen = _of_each(how_many, noun)
    return None if chosen is None else Clause(fx.MoveTo(chosen, "hand"))


@RULES.rule(
    "clause",
    "each player chooses <how-many> <noun> [<own-field>] [,] and banishes (it|them)",
    example="each player chooses an Elf they control and banishes it",
    miss="each player chooses an Elf they control",
)
@RULES.rule(
    "clause",
    "each player banishes <how-many> <noun> (in their field|in his or her field)",
    example="each player banishes an Elf in their field",
    miss="each player banishes an Elf in their hand",
)
def all_choose(how_many: Bounds, noun: Noun, own_field: bool = False) -> Clause | None:
    chosen = _of_each(how_many, noun)
    return None if chosen is None else Clause(fx.MoveTo(chosen, "graveyard"))


@RULES.rule(
    "clause",
    "your opponent chooses <how-many> <noun> [<own-field>] and banishes (it|them)",
    example="your opponent chooses an Elf they control and banishes it",
    miss="your opponent chooses an Elf they control",
)
def they_choose(how_many: Bounds, noun: Noun, own_field: bool = False) -> Clause | None:
    wanted = everywhere(noun)
    if wanted is None or noun.said or how_many.least != how_many.most:
        return None
    theirs = Chosen(narrowed(wanted, Controlled("opponent")), how_many.most, how_many.least, "opponent")
    return Clause(fx.MoveTo(theirs, "graveyard"))


@RULES.rule(
    "clause",
    "(rest or recover|recover or rest) <picked:target>",
    example="rest or recover target Elf",
    miss="rest and recover target Elf",
)
def turned(picked: Picked) -> Clause | None:
    """The effect's player chooses which of the two, on resolution."""
    return acting(picked, lambda cards: fx.ChooseOne((fx.Rest(cards), fx.Recover(cards))))


@RULES.rule(
    "clause",
    "put <picked> on the bottom of (their owners' decks|their owner's decks|their owner's deck|"
    "their owners' main decks|their owner's main deck) [in any order]",
    example="put all Elves on the bottom of their owners' decks in any order",
    miss="put all Elves into their owners' decks in any order",
)
def all_below(picked: Picked) -> Clause | None:
    return acting(picked, lambda cards: fx.MoveTo(cards, "main deck", "bottom"))


@RULES.rule(
    "clause",
    "cancel target <noun>",
    example="cancel target chant",
    miss="cancel target Elf card in your hand",
)
def cancelled_card(noun: Noun) -> Clause | None:
    """A chant or rune named without a zone can be cancelled only on the chase."""
    if noun.said or noun.zones or noun.filter not in (of_types("chant"), of_types("rune")):
        return None
    return acting(Picked("target", narrowed(noun.filter, InZone(("chase area",)))), fx.Cancel)


@RULES.rule(
    "clause",
    "your opponent discards <cards> at random [,] (and|then) discards <more:cards>",
    example="your opponent discards a card at random , then discards two cards",
    miss="your opponent discards a card , then discards two cards",
)
def discards_twice(cards: Amount, more: Amount) -> Clause:
    return Clause(fx.Do((fx.Discard(cards, "opponent", at_random=True), fx.Discard(more, "opponent"))))
