"""Cards that their player picks up to some number of, in a hand or a break zone, and moves elsewhere."""

from rules.games.setcg.reading.antecedents import PUT
from rules.games.setcg.reading.nouns import ANY_CARD, BREAK, DECK, HAND, OUTSIDE, Noun
from rules.games.setcg.reading.verbs import NONE
from rules.language.amounts import Amount, Count, CountOf
from rules.language.composed import Do, Let
from rules.language.effects import MoveTo
from rules.language.filters import Controlled, Filter, InZone, Not, OneOf
from rules.language.references import Chosen, Each, It, Joined
from rules.reading.clauses import THAT, Clause
from rules.reading.grammar import Rules
from rules.reading.phrases import narrowed

UP_TO = Rules()


def _moved(wanted: Filter | None, most: Amount, zone: str, differing: str | None = None) -> Clause | None:
    if wanted is None:
        return None
    effect = MoveTo(Chosen(wanted, most, 0, differing=differing), zone, "bottom" if zone == DECK else "top")  # type: ignore[arg-type]
    return Clause(effect, about=effect)


def _fallen(noun: Noun) -> Filter | None:
    return noun.placed() if noun.zone == BREAK and noun.whose == "you" else None


@UP_TO.rule(
    "clause",
    "remove any number of <noun> from the game",
    example="remove any number of Monsters in your Break Zone from the game",
    miss="remove any number of Monsters from the game",
)
@UP_TO.rule(
    "clause",
    "remove any number of <noun> <differing> , from the game",
    example="remove any number of Monsters in your Break Zone, each of a different cost, from the game",
    miss="remove any number of Monsters in your Break Zone, each of the same cost, from the game",
)
def any_number_removed(noun: Noun, differing: str | None = None) -> Clause | None:
    wanted = _fallen(noun)
    return None if wanted is None else _moved(wanted, Count(wanted), OUTSIDE, differing)


@UP_TO.rule(
    "clause",
    "remove up to <number> <noun> from the game",
    example="remove up to 3 Monsters in your Break Zone from the game",
    miss="remove up to 3 Monsters from the game",
)
def some_removed(number: int, noun: Noun) -> Clause | None:
    return _moved(_fallen(noun), number, OUTSIDE)


@UP_TO.rule(
    "clause",
    "remove up to <number> <noun> <differing> in your break zone from the game",
    example="remove up to 3 Monsters with different names in your Break Zone from the game",
    miss="remove up to 3 Monsters with the same name in your Break Zone from the game",
)
def different_ones_removed(number: int, noun: Noun, differing: str) -> Clause | None:
    wanted = None if noun.zone or number < 2 else noun.placed(BREAK, "you")
    return _moved(wanted, number, OUTSIDE, differing)


def _in_hand(noun: Noun) -> Filter | None:
    return noun.placed(HAND, "you") if noun.zone in ("", HAND) and noun.whose in ("anyone", "you") else None


UP_TO.same("under-deck", {"at the bottom of your deck in any order": DECK})


@UP_TO.rule(
    "clause",
    "place up to <number> <noun> <zone:under-deck>",
    example="place up to 3 Monsters from your hand at the bottom of your deck in any order",
    miss="place 3 Monsters from your hand on top of your deck in any order",
)
def some_under_the_deck(number: int, noun: Noun, zone: str) -> Clause | None:
    return _moved(_in_hand(noun), number, zone) if noun.zone == HAND else None


@UP_TO.rule(
    "clause",
    "place any number of <noun> <zone:under-deck>",
    example="place any number of Monsters from your hand at the bottom of your deck in any order",
    miss="place any number of Monsters at the bottom of your deck in any order",
)
def any_number_under_the_deck(noun: Noun, zone: str) -> Clause | None:
    wanted = _in_hand(noun) if noun.zone == HAND else None
    return None if wanted is None else _moved(wanted, Count(wanted), zone)


ONE = It("one")
LYING = narrowed(ANY_CARD, InZone((BREAK,)))
OTHERS = narrowed(LYING, OneOf(THAT), Not(OneOf(ONE)))
ONE_TAKEN = Let(ONE.name, Chosen(LYING, among=THAT), Do((MoveTo(Each(OTHERS), OUTSIDE), MoveTo(ONE, HAND))))
UP_TO.same(
    "clause",
    {
        f"add 1 of them to your hand{comma} and remove the rest from the game": Clause(ONE_TAKEN, about=NONE)
        for comma in ("", ",")
    },
)


AS_DRAWN = Chosen(narrowed(ANY_CARD, InZone((HAND,)), Controlled("you")), CountOf(PUT), CountOf(PUT))
UP_TO.same(
    "clause",
    {
        "place as many cards as drawn from your hand at the bottom of your deck in any order": Clause(
            MoveTo(AS_DRAWN, DECK, "bottom"), about=NONE
        )
    },
)


@UP_TO.rule(
    "clause",
    "select <number> of your <noun> removed from the game",
    example="select 1 of your Monsters removed from the game",
    miss="select 1 of your Monsters",
)
def selected_outside(number: int, noun: Noun) -> Clause | None:
    wanted = None if noun.zone else noun.placed(OUTSIDE, "you")
    return None if wanted is None else Clause(about=Chosen(wanted, number, number))


@UP_TO.rule(
    "clause",
    "play (a|an) <noun> <move:coming>",
    example="play a Monster from your hand onto the field",
    miss="play a Monster onto the field",
)
def one_played(noun: Noun, move: MoveTo) -> Clause | None:
    """Nobody has to have such a card."""
    wanted = noun.placed() if noun.zone in (HAND, BREAK) and noun.whose == "you" else None
    if wanted is None:
        return None
    return Clause(MoveTo(Chosen(wanted, 1, 0), move.zone, rested=move.rested), about=NONE)


@UP_TO.rule(
    "clause",
    "remove them , and <all-of> from the game",
    example="remove them, and all the Monsters opponent controls from the game",
    miss="remove them, and 1 Monster opponent controls from the game",
)
def removed_with_all(all_of: Filter) -> Clause:
    return Clause(MoveTo(Joined((THAT, Each(all_of))), OUTSIDE), about=NONE)
