"""Effects of Force of Will that let players play cards for free or later, and that move top cards."""

from rules.games.fow8.nodes import PlayFree
from rules.games.fow8.reading.nouns import Noun, everywhere
from rules.games.fow8.reading.picks import Who
from rules.games.fow8.reading.verbs_together import kept_rested
from rules.language import effects as fx
from rules.language.amounts import DividedBy, EventAmount, Times
from rules.language.changes import Restrict
from rules.language.references import Chosen, Player, Top
from rules.language.restrictions import CanBePlayedFrom
from rules.reading.clauses import THAT, Clause
from rules.reading.grammar import Rules
from rules.reading.phrases import Picked

RULES = Rules()


@RULES.rule(
    "clause",
    "play (a|an) <noun> without paying its cost",
    example="play a chant from your hand without paying its cost",
    miss="play a chant from your hand",
)
def played_free(noun: Noun) -> Clause | None:
    """A card is chosen in the given zone and played at once."""
    wanted = (
        everywhere(noun)
        if noun.said and noun.zones in (("hand",), ("removed area",), ("graveyard",))
        else None
    )
    return None if wanted is None else Clause(PlayFree(Chosen(wanted)))


@RULES.rule(
    "clause",
    "you may play (it|that card) (this turn|until end of turn)",
    example="you may play it this turn",
    miss="you may play it",
)
def playable_for_a_turn() -> Clause:
    there = Restrict(CanBePlayedFrom(("removed area", "graveyard")))
    return Clause(fx.Modify(THAT, (there,)), about=THAT)


RULES.same(
    "his-deck", {f"{his} {deck}": True for his in ("his or her", "their") for deck in ("deck", "main deck")}
)
RULES.same("his-pile", {f"{his} graveyard": True for his in ("his or her", "their")})


def _milled(they: Who, count: int) -> Clause:
    players: tuple[Player, ...] = ("you", "opponent") if they.player == "anyone" else (they.player,)
    effects = tuple(fx.MoveTo(Top(count, one), "graveyard") for one in players)
    return Clause(effects[0] if len(effects) == 1 else fx.Do(effects), they.targets)


@RULES.rule(
    "clause",
    "<they> (puts|put) the top <number> cards of <his-deck> into <his-pile>",
    example="target player puts the top five cards of their deck into their graveyard",
    miss="target player puts five cards of their deck into their graveyard",
)
def milled(they: Who, number: int, his_deck: bool, his_pile: bool) -> Clause:
    return _milled(they, number)


@RULES.rule(
    "clause",
    "<they> (puts|put) the top card of <his-deck> into <his-pile>",
    example="each player puts the top card of their deck into their graveyard",
    miss="each player puts a card of their deck into their graveyard",
)
def milled_once(they: Who, his_deck: bool, his_pile: bool) -> Clause:
    return _milled(they, 1)


@RULES.rule(
    "clause",
    "[you] gain life equal to half of that damage {(} round up to the nearest hundred {)}",
    example="you gain life equal to half of that damage ( round up to the nearest hundred )",
    miss="you gain life equal to half of that damage",
)
def half_gained() -> Clause:
    return Clause(fx.ChangeLife(Times(DividedBy(EventAmount(), 200, up=True), 100)))


@RULES.rule(
    "clause",
    "<picked:that> <not-recover> (during|in) its controller's next recovery phase",
    example="that resonator doesn't recover during its controller's next recovery phase",
    miss="that resonator doesn't recover during its next recovery phase",
)
def that_stays_rested(picked: Picked, not_recover: bool) -> Clause | None:
    return Clause(kept_rested(THAT))


RULES.same("that", {"the resonator": Picked("reference", cards=THAT)})
