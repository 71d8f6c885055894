"""Events of one or more cards at once, which trigger an ability only once."""

from rules.games.setcg.reading.events_moves import CHOOSER
from rules.games.setcg.reading.events_turned import turned
from rules.games.setcg.reading.nouns import ANY_CARD, FIELD, Noun
from rules.games.setcg.reading.verbs import NONE
from rules.language.composed import NOTHING, IfPaid
from rules.language.costs import Cost
from rules.language.effects import Cancel
from rules.language.events import AtOnce, By, DamagesPlayer, Discards, Event, Recovers, Targeted
from rules.language.filters import Controlled, Filter
from rules.reading.clauses import Clause
from rules.reading.grammar import Rules

AT_ONCE = Rules()


@AT_ONCE.rule(
    "event",
    "1 or more <noun> are chosen by <source>",
    example="1 or more Fire Forwards you control are chosen by your opponent's Summons",
    miss="2 or more Fire Forwards you control are chosen by your opponent's Summons",
)
def chosen_together(noun: Noun, source: Filter) -> Event | None:
    wanted = noun.placed() if noun.zone == FIELD else None
    return None if wanted is None else AtOnce(By(Targeted(wanted), source))


@AT_ONCE.rule(
    "event",
    "1 or more <noun> deal damage to your opponent",
    example="1 or more Fire Forwards you control deal damage to your opponent",
    miss="1 or more Fire Forwards opponent controls deal damage to your opponent",
)
def hurting_together(noun: Noun) -> Event | None:
    wanted = noun.placed() if noun.zone == FIELD and noun.whose == "you" else None
    return None if wanted is None else AtOnce(DamagesPlayer(wanted))


@AT_ONCE.rule(
    "event",
    "1 or more dull <noun> (is|are) activated due to <source>",
    example="1 or more dull Monsters you control are activated due to your Summons",
    miss="1 or more dull Monsters you control are activated",
)
def activated_together(noun: Noun, source: Filter) -> Event | None:
    wanted = turned(noun)
    return None if wanted is None else AtOnce(By(Recovers(wanted), source))


CAUSED: dict[str, Filter] = {
    "summons or abilities": ANY_CARD,
    "your summons or abilities": Controlled("you"),
    "your opponent's summons or abilities": Controlled("opponent"),
}
AT_ONCE.same(
    "event",
    {
        f"you discard 1 or more cards {where}due to {what}": AtOnce(By(Discards(Controlled("you")), by))
        for where in ("", "from your hand ")
        for what, by in CAUSED.items()
    },
)
AT_ONCE.same("clause", {"cancel their effects": Clause(Cancel(CHOOSER), about=NONE)})


@AT_ONCE.rule(
    "clause",
    "its effect is cancelled <demand>",
    example="its effect is cancelled if your opponent doesn't pay {cp-2}",
    miss="its effect is cancelled",
)
def cancelled_unless(demand: Cost) -> Clause:
    return Clause(IfPaid(demand, NOTHING, Cancel(CHOOSER), by="opponent"), about=NONE)
