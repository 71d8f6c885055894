"""Looking at hidden cards: the opponent's hand, shields."""

from rules.language import effects as fx
from rules.language.filter_shorthand import zones_of
from rules.language.filters import Controlled, InZone
from rules.language.references import Cards, Chosen, Each, Top
from rules.reading.clauses import Clause
from rules.reading.grammar import Rules
from rules.reading.phrases import Picked, narrowed

RULES = Rules()


@RULES.rule(
    "act",
    "look at <picked>",
    example="look at one of your opponent's shields",
    miss="look at one of your opponent's creatures",
)
def look_at(picked: Picked) -> Clause | None:
    if picked.how not in ("each", "chosen") or zones_of(picked.filter) != ("shield zone",):
        return None
    return _looked_at(picked)


@RULES.rule(
    "act",
    "look at <picked> . then put (it|them) back where (it was|they were)",
    example="look at two of your opponent's shields. then put it back where it was",
    miss="look at one of your opponent's shields. then put it back",
)
@RULES.rule(
    "act",
    "choose <picked> and look at it . then put it back where it was",
    example="choose one of your shields and look at it. then put it back where it was",
    miss="choose a shield and look at it. then put it into your hand",
)
def look_and_put_back(picked: Picked) -> Clause | None:
    return look_at(picked)


@RULES.rule(
    "act", "look at your opponent's hand", example="look at your opponent's hand", miss="look at your hand"
)
def look_at_hand() -> Clause:
    effect = fx.Reveal(Each(narrowed(InZone(("hand",)), Controlled("opponent"))), fx.NOTHING, to="you")
    return Clause(effect, about=effect)


@RULES.rule(
    "act",
    "look at your opponent's shields",
    example="look at your opponent's shields",
    miss="look at your opponent's creatures",
)
@RULES.rule(
    "act",
    "look at your opponent's shields . then put them back where they were",
    example="look at your opponent's shields. then put them back where they were",
    miss="look at your opponent's shields. then put them back",
)
def look_at_all_shields() -> Clause | None:
    return _looked_at(Picked("each", narrowed(InZone(("shield zone",)), Controlled("opponent"))))


RULES.same("of-shields", {"(the shields|them)": True})


@RULES.rule(
    "act",
    "look at your opponent's hand and shields . [then] put <of-shields> back where they were",
    example="look at your opponent's hand and shields. put the shields back where they were",
    miss="look at your opponent's hand and shields. put the shields back",
)
def look_at_hand_and_shields(of_shields: bool) -> Clause | None:
    shields = look_at_all_shields()
    return None if shields is None else Clause(fx.Do((look_at_hand().effect, shields.effect)))


def _looked_at(picked: Picked) -> Clause | None:
    what = (
        Each(picked.filter)
        if picked.how == "each"
        else Chosen(picked.filter, picked.most, picked.least, picked.by)
    )
    return Clause(fx.Reveal(what, fx.NOTHING, to="you"), about=what)


RULES.same(
    "foe-shows",
    {
        "reveal the top card of your opponent's deck": Top(1, "opponent"),
        "your opponent reveals the top card of (his|their) deck": Top(1, "opponent"),
    },
)


@RULES.rule(
    "deed",
    "<foe-shows>",
    example="reveal the top card of your opponent's deck",
    miss="look at the top card of your opponent's deck",
)
def foe_shows(foe_shows: Cards) -> Clause:
    return Clause(fx.Reveal(foe_shows, fx.NOTHING), about=foe_shows)


RULES.same("own-top", {"look at the top card of your deck": Top(1)})


@RULES.rule(
    "act", "<own-top>", example="look at the top card of your deck", miss="reveal the top card of your hand"
)
def look_at_top(own_top: Cards) -> Clause:
    return Clause(fx.Reveal(own_top, fx.NOTHING, to="you"), about=own_top)
