"""Effects of Force of Will that let each player choose or name something, with their results."""

from rules.games.fow8.reading.amounts import Bounds
from rules.games.fow8.reading.nouns import Noun, controlled, everywhere
from rules.games.fow8.reading.verbs_zones import Put, moved
from rules.language import effects as fx
from rules.language.abilities import Ability, Triggered
from rules.language.amounts import Count, Distinct
from rules.language.conditions import Compare, Is
from rules.language.events import Becomes
from rules.language.filters import AsNamed, Controlled, Not, OneOf
from rules.language.references import Chosen, Each, It, Top
from rules.reading.clauses import Clause
from rules.reading.grammar import Rules
from rules.reading.phrases import narrowed

RULES = Rules()
KEPT = "kept"


@RULES.rule(
    "clause",
    "each player chooses <how-many> <noun> they control , then each player banishes all other "
    "<other:noun> they control",
    example="each player chooses a resonator they control , then each player banishes all other "
    "additions they control",
    miss="each player chooses a resonator they control , then each player banishes all additions "
    "they control",
)
def all_but_one(how_many: Bounds, noun: Noun, other: Noun) -> Clause | None:
    wanted, gone = everywhere(noun), everywhere(other)
    if noun.said or other.said or wanted is None or gone is None or how_many.least != how_many.most:
        return None
    kept = Chosen(narrowed(wanted, Controlled("you")), how_many.most, how_many.least, each=True)
    rest = Each(narrowed(gone, Not(OneOf(It(KEPT)))))
    return Clause(fx.Let(KEPT, kept, fx.MoveTo(rest, "graveyard")))


RULES.same("same-name", {"with the same name": True, "that share a name": True})


@RULES.rule(
    "ability",
    "when you control two or more <noun> <same-name> <arrow> banish all but one of them",
    example="when you control two or more resonators that share a name , banish all but one of them",
    miss="when you control two or more resonators , banish all but one of them",
)
def one_of_a_name(noun: Noun, same_name: bool, arrow: bool) -> tuple[Ability, ...] | None:
    """It triggers on a state of the game (906); one card of each name is kept."""
    mine = controlled(noun, "you")
    wanted = None if mine is None else everywhere(mine)
    if wanted is None:
        return None
    names = Distinct("name", wanted)
    kept = Chosen(wanted, names, names, differing="name")
    rest = Each(narrowed(wanted, Not(OneOf(It(KEPT)))))
    event = Becomes(Compare(Count(wanted), ">", names))
    return (Triggered(event, fx.Let(KEPT, kept, fx.MoveTo(rest, "graveyard"))),)


@RULES.rule(
    "sentence",
    "name a card . reveal the top card of your (deck|main deck) [.|,] if it's the named card , put it <put>",
    example="name a card . reveal the top card of your deck . if it's the named card , put it into your hand",
    miss="name a card . reveal the top card of your deck . put it into your hand",
)
def guessed(put: Put) -> tuple[Clause, ...]:
    hit = fx.If(Is(It(), AsNamed("name")), moved(It(), put))
    return (Clause(fx.NameOne("name", fx.Reveal(Top(1), hit))),)
