"""Looking at the top of the deck and searching it, in English."""

from rules.games.sve.reading import meanings_effects, meanings_looks, meanings_words
from rules.language.amounts import Amount
from rules.language.conditions import Condition
from rules.language.effects import Effect
from rules.language.filter_shorthand import zones_of
from rules.language.filters import EVERY_CARD, All, Filter
from rules.reading.clauses import Clause
from rules.reading.grammar import Rules

RULES = Rules()
Wanted = tuple[Filter, int, bool]
"""Which cards are wanted, how many of them at most, and whether their names must differ."""

RULES.same("look", {"look at the top card of your deck .": 1})
RULES.same(
    "rest",
    {
        **dict.fromkeys(
            (
                f"put the {left} on the bottom{of_deck} in any order ."
                for left in ("rest", "remaining cards")
                for of_deck in ("", " of your deck")
            ),
            meanings_words.REST_BELOW,
        ),
        **dict.fromkeys(
            tuple(
                line
                for left in ("rest", "remaining cards")
                for line in (f"bury the {left} .", f"put the {left} into your cemetery .")
            ),
            meanings_words.REST_BURIED,
        ),
    },
)


@RULES.rule(
    "look",
    "look at the top <number> cards of your deck .",
    example="look at the top 3 cards of your deck.",
    miss="look at the top 3 cards.",
)
def look(number: int) -> Amount:
    """Return the number of cards looked at."""
    return number


@RULES.rule(
    "wanted",
    "(a|an) <noun:noun-or-noun>",
    example="a Beast card or a spell",
    miss="a Beast card and a spell",
)
@RULES.rule("wanted", "(a|an|one) <noun>", example="a Beast card", miss="a card in your hand")
@RULES.rule("wanted", "up to <most:number> <noun>", example="up to 2 Beast cards", miss="2 Beast cards")
def wanted(noun: Filter, most: int = 1) -> Wanted | None:
    """Return up to a number of cards of a kind; the player need not find any."""
    return None if zones_of(noun) else (noun, most, False)


@RULES.rule("wanted", "one of them", example="one of them", miss="two of them")
@RULES.rule("wanted", "up to <most:number> of them", example="up to 2 of them", miss="2 of them")
def of_them(most: int = 1) -> Wanted:
    """Return up to a number of the cards, of any kind."""
    return All(), most, False


@RULES.rule(
    "take",
    "(you may reveal <wanted> from among them|from among them , you may reveal <wanted>)"
    " [,] and add (it|them) to your hand .",
    example="you may reveal a Beast card from among them and add it to your hand.",
    miss="you may reveal a Beast card from among them.",
)
def take_shown(wanted: Wanted) -> Effect:
    """Return the effect that cards may be revealed and taken."""
    noun, most, differ = wanted
    return meanings_looks.taken(noun, most, "hand", shown=True, differ=differ)


@RULES.rule(
    "take",
    "you may add <wanted> [from among them] to your hand .",
    example="you may add one of them to your hand.",
    miss="add one of them to your hand.",
)
def take(wanted: Wanted) -> Effect:
    """Return the effect that cards may be taken."""
    noun, most, differ = wanted
    return meanings_looks.taken(noun, most, "hand", differ=differ)


@RULES.rule(
    "take",
    "add one of them to your hand .",
    example="add one of them to your hand.",
    miss="add it to your hand.",
)
def take_one() -> Effect:
    """Return the effect that a card must be taken."""
    return meanings_looks.taken(All(), 1, "hand", least=1)


@RULES.rule(
    "taking",
    "(you may put <wanted> [from among them]|from among them , you may put <wanted>) into your EX area",
    example="you may put a Beast card from among them into your EX area",
    miss="you may put a Beast card from among them into your hand",
)
def take_aside(wanted: Wanted) -> Effect:
    """Return the effect that cards may be put into the EX area."""
    noun, most, differ = wanted
    return meanings_looks.taken(noun, most, "EX area", differ=differ)


@RULES.rule(
    "take",
    "put one of them into your EX area .",
    example="put one of them into your EX area.",
    miss="put it into your EX area.",
)
def take_one_aside() -> Effect:
    """Return the effect that a card must be put into the EX area."""
    return meanings_looks.taken(All(), 1, "EX area", least=1)


@RULES.rule(
    "taking",
    "(you may summon <wanted> from among them|from among them , you may summon <wanted>"
    "|you may put <wanted> from among them onto your field)",
    example="you may summon a Beast follower from among them",
    miss="you may summon a Beast follower",
)
def take_to_field(wanted: Wanted) -> Effect:
    """Return the effect that cards may be put onto the field."""
    noun, most, differ = wanted
    return meanings_looks.taken(noun, most, "field", differ=differ)


@RULES.rule(
    "take",
    "<take:taking> .",
    example="you may summon a Beast follower from among them.",
    miss="you may summon a Beast follower.",
)
def taken(take: Effect) -> Effect:
    """Return the effect that cards may be taken, which ends the sentence."""
    return take


@RULES.rule(
    "sentence",
    "<looked>",
    example="look at the top 3 cards of your deck. You may add one of them to your hand. Bury the rest.",
    miss="look at the top 3 cards of your deck. You may add one of them to your hand.",
)
def only_looked(looked: Clause) -> Clause:
    """Return a clause that only looks at cards."""
    return looked


@RULES.rule(
    "looked",
    "<look> <take> <rest>",
    example="look at the top 3 cards of your deck. You may add one of them to your hand. Bury the rest.",
    miss="look at the top 3 cards of your deck. You may add one of them to your hand.",
)
def look_and_take(look: Amount, take: Effect, rest: Effect) -> Clause:
    """Return a clause that looks at cards and takes some of them."""
    return meanings_looks.looked(look, take, rest)


RULES.same("some-of-them", dict.fromkeys(("any number of them", "any number of cards from among them"), True))
RULES.same("left-over", dict.fromkeys(("the rest", "any remaining cards", "the others"), True))
RULES.same("their-bottom", dict.fromkeys(("on the bottom", "on the bottom of your deck"), True))


@RULES.rule(
    "back-on-top",
    "[you may] put <some-of-them> on [the] top of your deck in any order .",
    example="put any number of them on top of your deck in any order.",
    miss="put any number of them on top of your deck.",
)
def back_on_top(some_of_them: bool) -> bool:
    """Return that some of the cards go back on top of the deck."""
    return some_of_them


@RULES.rule(
    "looked",
    "<look> [<take>] <back-on-top> put <left-over> <their-bottom> in any order .",
    example="look at the top card of your deck. Put any number of them on top of your deck in any order."
    " Put the others on the bottom in any order.",
    miss="put any number of them on top of your deck in any order. Put the others on the bottom.",
)
def look_and_sort(look: Amount, take: Effect | None = None, **words: bool) -> Clause:
    """Return a clause that looks at cards and puts some back on top, the rest at the bottom."""
    apart = meanings_looks.sorted_apart(look)
    return meanings_looks.looked(look, *((apart,) if take is None else (take, apart)))


@RULES.rule(
    "sentence",
    "[then ,] if <condition> , <looked>",
    example="if it's your turn, look at the top card of your deck. Add one of them to your hand."
    " Bury the rest.",
    miss="if it's your turn, look at the top card of your deck. Add one of them to your hand.",
)
def look_if(condition: Condition, looked: Clause) -> Clause | None:
    """Return a clause that looks at cards and takes some of them, if a condition is met."""
    return meanings_effects.conditional(condition, looked)


@RULES.rule(
    "looked",
    "<look> <take> <then:sentence> <rest>",
    example="look at the top card of your deck. Add one of them to your hand."
    " It costs 2 less to play this turn. Bury the rest.",
    miss="look at the top 3 cards of your deck. It costs 2 less to play this turn. Bury the rest.",
)
def look_take_and_act(look: Amount, take: Effect, then: Clause, rest: Effect) -> Clause | None:
    """Return a clause that looks at cards, takes some of them and does something with those."""
    return meanings_looks.looked_then(look, take, rest, then)


@RULES.rule(
    "wanted",
    "up to <most:number> <noun> with different names",
    example="up to 2 Beast cards with different names",
    miss="up to 2 Beast cards",
)
@RULES.rule(
    "wanted",
    "up to <most:number> <noun> with different names <suffix>",
    example="up to 2 Beast cards with different names that cost 2 or less",
    miss="up to 2 Beast cards that cost 2 or less",
)
@RULES.rule(
    "wanted",
    "up to <most:number> differently named <noun>",
    example="up to 2 differently named Beast cards",
    miss="up to 2 Beast cards",
)
def differing(noun: Filter, most: int, suffix: Filter = EVERY_CARD) -> Wanted | None:
    """Return up to a number of cards with different names."""
    wanted = meanings_words.of(noun, suffix)
    return None if zones_of(wanted) else (wanted, most, True)


@RULES.rule("wanted", "any card", example="any card", miss="any cards")
def any_card() -> Wanted:
    """Return one card of any kind."""
    return All(), 1, False
