"""Searching a deck: what is looked for, whether it is shown, where it goes."""

from rules.games.dm.nodes import SetAside
from rules.games.dm.reading.nouns import BATTLE, DECK, GRAVEYARD, HAND, MANA, Noun
from rules.games.dm.reading.picks import UNSAID
from rules.games.dm.reading.places import Destination, fits, may_come
from rules.games.dm.reading.verbs import moved
from rules.language import effects as fx
from rules.language.filters import Controlled, Filter, InZone
from rules.language.references import Chosen, It, Top
from rules.reading.clauses import Clause, in_order
from rules.reading.grammar import Rules
from rules.reading.phrases import Picked, narrowed

RULES = Rules()
RULES.same(
    "shown",
    {"show (it|them|those cards|the card) to your opponent": True},
)


def fits_from_deck(into: Destination) -> bool:
    """Return whether cards of your own deck can go to a destination."""
    return fits(Picked("reference", cards=Top(1, "you")), into) and into.whose != "their"


@RULES.rule("found", "(a|an) <noun>", example="a creature", miss="creature")
def found_one(noun: Noun) -> tuple[Filter, int] | None:
    return None if noun.several else _found(noun, 1)


@RULES.rule("found", "up to <n:count> <noun>", example="up to 2 creatures", miss="2 creatures")
def found_several(n: int, noun: Noun) -> tuple[Filter, int] | None:
    return _found(noun, n) if noun.several else None


def _found(noun: Noun, most: int) -> tuple[Filter, int] | None:
    if noun.kind == "shield" or (noun.zone, noun.whose) not in (("", ""), (DECK, "you")):
        return None
    return noun.wanted, most


@RULES.rule(
    "shown",
    "show that <noun> to your opponent",
    example="show that creature to your opponent",
    miss="show a creature to your opponent",
)
def shown(noun: Noun) -> bool | None:
    return None if noun.several or noun.zone or noun.whose else True


@RULES.rule(
    "taken",
    "take <found> [from it|from among your deck] , [and] <shown> , and (put|add) (it|them|that card) <into>",
    example="take a Ghost from your deck, show it to your opponent, and put it into your mana zone",
    miss="take a creature from your deck, show it to your opponent",
)
@RULES.rule(
    "taken",
    "take <found> , <shown> and put (it|them|that card) <into>",
    example="take a Ghost from your deck, show it to your opponent and put it into your mana zone",
    miss="take a creature from your deck, show it to your opponent",
)
def taken_shown(found: tuple[Filter, int], shown: bool, into: Destination) -> fx.Effect | None:
    return fx.Reveal(_sought(found), moved(It(), into)) if fits_from_deck(into) else None


@RULES.rule(
    "taken",
    "take <found> [from it] and put (it|them|that card) <into>",
    example="take a creature from your deck and put it into your hand",
    miss="take a creature from your deck",
)
def taken(found: tuple[Filter, int], into: Destination) -> fx.Effect | None:
    return moved(_sought(found), into) if fits_from_deck(into) else None


@RULES.rule(
    "taken",
    "put <found> into the battle zone",
    example="put a creature from your deck into the battle zone",
    miss="put a spell from your deck into the battle zone",
)
def taken_into_play(found: tuple[Filter, int]) -> fx.Effect | None:
    return fx.MoveTo(_sought(found), BATTLE) if may_come(found[0]) else None


@RULES.rule(
    "taken",
    "(put|add) <found> (into|to) your <zone>",
    example="put a creature from your deck into your graveyard",
    miss="put a creature from your deck into your opponent's graveyard",
)
def taken_to_zone(found: tuple[Filter, int], zone: str) -> fx.Effect | None:
    return fx.MoveTo(_sought(found), zone) if zone in (HAND, MANA, GRAVEYARD) else None


def _sought(found: tuple[Filter, int]) -> Chosen:
    """Return up to a number of cards of your deck: a player need not find hidden cards."""
    wanted, most = found
    return Chosen(narrowed(wanted, InZone((DECK,)), Controlled("you")), most, 0)


@RULES.rule(
    "taken-for",
    "for <found> , <shown> , and (put|add) (it|them) <into>",
    example="for a Ghost, show it to your opponent, and put it into your hand",
    miss="for a Ghost, show it to your opponent",
)
def sought_and_shown(found: tuple[Filter, int], shown: bool, into: Destination) -> fx.Effect | None:
    return fx.Reveal(_sought(found), moved(It(), into)) if fits_from_deck(into) else None


@RULES.rule(
    "taken-for",
    "for <found> and (put|add) (it|them) <into>",
    example="for a creature and put it into your hand",
    miss="for a creature and show it to your opponent",
)
def sought(found: tuple[Filter, int], into: Destination) -> fx.Effect | None:
    return moved(_sought(found), into) if fits_from_deck(into) else None


@RULES.rule(
    "looking-deed",
    "search your deck <taken-for> (.|,|and) [then] shuffle your deck",
    example="search your deck for a creature and put it into your hand, then shuffle your deck",
    miss="search your deck for a creature and put it into your hand",
)
def search_for(taken_for: fx.Effect) -> Clause:
    return search(taken_for)


@RULES.rule(
    "looking-deed",
    "search your deck [.|,] <taken> (.|,|and) [then] [,] shuffle your deck",
    example="search your deck. take a creature from your deck and put it into your hand. then shuffle your "
    "deck",
    miss="search your deck. take a creature from your deck and put it into your hand",
)
@RULES.rule(
    "looking-deed",
    "search your deck (.|,|and) you may <taken> (.|,|and) [then] [,] shuffle your deck",
    example="search your deck. you may take a creature from your deck and put it into your hand. then "
    "shuffle your deck",
    miss="search your deck. you may take a creature from your deck and put it into your hand",
)
def search(taken: fx.Effect) -> Clause:
    effect = in_order(taken, fx.Shuffle("deck"))
    return Clause(effect, about=effect)


RULES.same("shuffled", {"then shuffle your deck": True})


@RULES.rule(
    "onto-deck",
    "put that <core> on [the] top of your deck",
    example="put that card on top of your deck",
    miss="put a card on top of your deck",
)
def onto_deck(core: Noun) -> bool | None:
    return None if core.several else True


@RULES.rule(
    "looking-deed",
    "search your deck . you may take <found> [from it] [,] and <shown> . <shuffled> [,] and <onto-deck>",
    example="search your deck. you may take a Ghost and show it to your opponent. then shuffle your deck, "
    "and put that Ghost on top of your deck",
    miss="search your deck. you may take a Ghost from it. then shuffle your deck",
)
def to_the_top(found: tuple[Filter, int], shown: bool, shuffled: bool, onto_deck: bool) -> Clause | None:
    """The card found is set aside while the deck is shuffled (701.11b)."""
    wanted, most = found
    if most != 1:
        return None
    picked = Chosen(narrowed(wanted, InZone((DECK,)), Controlled("you")), 1, 0)
    aside = fx.Reveal(picked, SetAside(It()))
    return Clause(
        fx.Let("found", aside, fx.Do((fx.Shuffle("deck"), fx.MoveTo(It("found"), DECK)))), about=UNSAID
    )
