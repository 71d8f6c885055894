"""What is done with shields added to the hand, with hands that are seen, with cards that stay tapped."""

from rules.games.dm.keywords import UNTAP_AT_START
from rules.games.dm.reading.actors import done_by
from rules.games.dm.reading.nouns import HAND, SHIELDS, Noun
from rules.games.dm.reading.picks import UNSAID
from rules.games.dm.reading.places import Destination, fits
from rules.games.dm.reading.sentences import Sentence
from rules.games.dm.reading.verbs import moved
from rules.language import effects as fx
from rules.language.amounts import Count, CountOf
from rules.language.changes import Restrict
from rules.language.durations import UntilMoment
from rules.language.filters import EVERY_CARD, Controlled, Filter, InZone, OneOf
from rules.language.references import Chosen, Each, It, Side, Top
from rules.language.restrictions import Cannot
from rules.reading.clauses import Clause
from rules.reading.grammar import Rules
from rules.reading.phrases import Picked, acting, narrowed

RULES = Rules()
RULES.same(
    "its-trigger",
    {
        "(ability|abilities) of (that shield|those shields)": True,
        "(ability|abilities)": True,
        "of (that shield|those shields)": True,
    },
)


@RULES.rule(
    "sentence",
    '[however ,] you can\'t use the " shield trigger " <its-trigger> .',
    example='you can\'t use the "shield trigger" ability of that shield.',
    miss='you can use the "shield trigger" ability of that shield.',
)
@RULES.rule(
    "sentence",
    'you can\'t use the " shield trigger " .',
    example='you can\'t use the "shield trigger".',
    miss='you can use the "shield trigger".',
)
@RULES.rule(
    "sentence",
    'you can\'t use (its|their) " shield trigger " [ability|abilities] .',
    example='you can\'t use its "shield trigger" ability.',
    miss='you can use its "shield trigger" ability.',
)
def untriggered(its_trigger: bool = True) -> Sentence:
    return Sentence(Clause(), "untriggered")


RULES.same("not-then", {"(doesn't|don't) untap at the start of": True})
RULES.same(
    "next-start",
    {
        "(your opponent's|its owner's|his|their) next turn": UntilMoment("turn_begins", "opponent"),
        "your next turn": UntilMoment("turn_begins", "you"),
    },
)


@RULES.rule(
    "deed",
    "<subject> <not-then> <next-start>",
    example="it doesn't untap at the start of your opponent's next turn",
    miss="it doesn't untap at the start of your opponent's turn",
)
def stays_tapped(subject: Picked, not_then: bool, next_start: UntilMoment) -> Clause | None:
    changes = (Restrict(Cannot(UNTAP_AT_START)),)
    made = acting(subject, lambda what: fx.Modify(what, changes, next_start))
    return None if made is None else done_by(made, "you")


YOUR_FOES_HAND = narrowed(InZone((HAND,)), Controlled("opponent"))


@RULES.rule("of-hand", "(a|an) <noun> [from (it|among it)]", example="a spell from it", miss="spells from it")
def one_of_hand(noun: Noun) -> tuple[Filter, int, int] | None:
    return None if noun.several or noun.zone or noun.whose else (noun.wanted, 1, 1)


@RULES.rule(
    "of-hand", "up to <n:count> <noun> [from it]", example="up to 2 spells from it", miss="2 spells from it"
)
def some_of_hand(n: int, noun: Noun) -> tuple[Filter, int, int] | None:
    return None if not noun.several or noun.zone or noun.whose else (noun.wanted, n, 0)


RULES.same("your-foes-hand", {"look at your opponent's hand": "you"})
RULES.same("your-foes-hand", {"your opponent reveals (his|their) hand": "anyone"})
RULES.same(
    "gone",
    {
        "(your opponent|he|they) (discards|discard) (it|them|that card|those cards)": True,
        "(your opponent|he|they) (discards|discard) that (creature|spell)": True,
        "(your opponent|he|they) (discards|discard) the chosen (card|cards|creature|spell)": True,
    },
)


@RULES.rule(
    "looking-deed",
    "<your-foes-hand> [.|,] [and] you may choose <of-hand> [,] [.|and] <gone>",
    example="look at your opponent's hand. you may choose a spell from it. your opponent discards it",
    miss="look at your opponent's hand. you may choose a spell from it. your opponent returns it",
)
def may_choose_from_hand(your_foes_hand: Side, of_hand: tuple[Filter, int, int], gone: bool) -> Clause:
    wanted, most, _ = of_hand
    return chosen_from_hand(your_foes_hand, (wanted, most, 0), gone)


@RULES.rule(
    "looking-deed",
    "<your-foes-hand> [.|,] [and] choose <of-hand> [,] [.|and] <gone>",
    example="look at your opponent's hand and choose a spell from it. your opponent discards it",
    miss="look at your opponent's hand and choose a spell from it. your opponent returns it",
)
@RULES.rule(
    "looking-deed",
    "<your-foes-hand> [.|,] [and] choose <of-hand> and discard (it|them)",
    example="look at your opponent's hand, choose a spell and discard it",
    miss="look at your opponent's hand, choose a spell and destroy it",
)
@RULES.rule(
    "looking-deed",
    "<your-foes-hand> and discard <of-hand>",
    example="look at your opponent's hand and discard a spell from it",
    miss="look at your hand and discard a spell from it",
)
def chosen_from_hand(your_foes_hand: Side, of_hand: tuple[Filter, int, int], gone: bool = True) -> Clause:
    """The opponent discards what you chose, so there is nothing left for them to choose."""
    wanted, most, least = of_hand
    picked = Chosen(narrowed(YOUR_FOES_HAND, wanted), most, least)
    dropped = fx.Discard(CountOf(It("picked")), "opponent", OneOf(It("picked")))
    effect = fx.Reveal(Each(YOUR_FOES_HAND), fx.Let("picked", picked, dropped), to=your_foes_hand)
    return Clause(effect, about=UNSAID)


@RULES.rule(
    "looking-deed",
    "<your-foes-hand> (.|and) [he|they|your opponent] (discards|discard) all <noun> [from (it|among it)]",
    example="look at your opponent's hand. he discards all spells from it",
    miss="look at your opponent's hand. he discards spells from it",
)
@RULES.rule(
    "looking-deed",
    "<your-foes-hand> (.|and) [he|they|your opponent] (discards|discard) all <noun> from it <relative>",
    example="look at your opponent's hand. he discards all spells from it that cost 7 or less",
    miss="look at your opponent's hand. he discards spells from it that cost 7 or less",
)
def discards_all(noun: Noun, your_foes_hand: Side, relative: Filter = EVERY_CARD) -> Clause | None:
    return all_discarded(noun.asking(relative), your_foes_hand)


def all_discarded(noun: Noun, to: Side) -> Clause | None:
    """Return that the opponent's hand is shown and all such cards in it are discarded."""
    if noun.zone or noun.whose or not noun.several:
        return None
    dropped = Count(narrowed(noun.wanted, YOUR_FOES_HAND))
    effect = fx.Reveal(Each(YOUR_FOES_HAND), fx.Discard(dropped, "opponent", noun.wanted), to=to)
    return Clause(effect, about=effect)


@RULES.rule(
    "picked",
    "another card from [the top of] your deck",
    example="another card from the top of your deck",
    miss="another card from your hand",
)
def next_top() -> Picked:
    return Picked("reference", cards=Top(1, "you"))


@RULES.rule(
    "act",
    "(shieldify|shieldifies) <picked>",
    example="shieldify the top card of your deck",
    miss="shieldify your deck",
)
def shieldify(picked: Picked) -> Clause | None:
    """Cards become shields, as cards explain the word."""
    place = Destination(SHIELDS, "owner")
    return acting(picked, lambda what: moved(what, place)) if fits(picked, place) else None
