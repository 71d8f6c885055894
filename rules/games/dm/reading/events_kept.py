"""What happens to a chosen creature for the rest of the turn, and to hands that are seen."""

from rules.games.dm.keywords import UNTAP_AT_START
from rules.games.dm.reading.actors import done_by
from rules.games.dm.reading.changes import Changes
from rules.games.dm.reading.events import When
from rules.games.dm.reading.lasting_denials import ALLOWED
from rules.games.dm.reading.nouns import GRAVEYARD, MANA, SHIELDS
from rules.games.dm.reading.picks import UNSAID
from rules.games.dm.reading.sentences import optional
from rules.games.dm.reading.statics import Abilities
from rules.games.dm.reading.verbs_shields import YOUR_FOES_HAND
from rules.language import effects as fx
from rules.language import events as ev
from rules.language.abilities import Triggered
from rules.language.changes import Restrict
from rules.language.durations import END_OF_TURN, Duration, UntilMoment
from rules.language.references import Chosen, Each, It, Subject
from rules.language.restrictions import Cannot
from rules.reading.clauses import THAT, Clause, joined, mentions
from rules.reading.grammar import Rules

RULES = Rules()
RULES.same(
    "its-event",
    {
        "whenever that creature wins a battle this turn": ev.WinsBattle(),
        "when that creature is tapped for the first time this turn": ev.Nth(ev.Rests()),
    },
)


@RULES.rule(
    "deed",
    "<its-event> , untap it",
    example="whenever that creature wins a battle this turn, untap it",
    miss="whenever a creature wins a battle this turn, untap it",
)
def untaps_again(its_event: ev.Event) -> Clause:
    return Clause(fx.Later(Triggered(its_event, fx.Recover(It())), THAT, END_OF_TURN), about=UNSAID)


KEPT_BACK = "effects that would prevent that creature from attacking your opponent"
RULES.same("kept-back", {KEPT_BACK: True, f"any {KEPT_BACK}": True})


@RULES.rule(
    "deed",
    "<until> , it <changes> and you ignore <kept-back>",
    example="this turn, it can't be blocked and you ignore " + KEPT_BACK,
    miss="this turn, it can't be blocked and you ignore any effects",
)
def unblocked_and_free(until: Duration, changes: Changes, kept_back: bool) -> Clause:
    return Clause(fx.Modify(THAT, (*changes, *ALLOWED), until), about=UNSAID)


RULES.same("foes-zone", {"to (his|their) shields face down": SHIELDS, "into (his|their) mana zone": MANA})
RULES.same("foes-zone", {"into (his|their) graveyard": GRAVEYARD})


@RULES.rule(
    "act",
    "look at your opponent's hand and (add|put) a card from it <foes-zone>",
    example="look at your opponent's hand and add a card from it into his graveyard",
    miss="look at your opponent's hand and add a card from it into your graveyard",
)
def seen_and_moved(foes_zone: str) -> Clause:
    seen = fx.Reveal(Each(YOUR_FOES_HAND), fx.MoveTo(Chosen(YOUR_FOES_HAND), foes_zone), to="you")
    return Clause(seen, about=UNSAID)


SUNK = "on the bottom of their deck"
RULES.same("foe-sinks", {f"your opponent puts {it} {SUNK}": True for it in ("it", "the chosen card")})


@RULES.rule(
    "looking-deed",
    "look at your opponent's hand and choose a card [from it] . <foe-sinks> and draws a card",
    example=f"look at your opponent's hand and choose a card. your opponent puts it {SUNK} and draws a card",
    miss=f"look at your opponent's hand and choose a card. your opponent puts it {SUNK}",
)
def seen_and_sunk(foe_sinks: bool) -> Clause:
    sunk = fx.MoveTo(Chosen(YOUR_FOES_HAND), "deck", "bottom")
    seen = fx.Reveal(Each(YOUR_FOES_HAND), sunk, to="you")
    return Clause(fx.Do((seen, fx.Draw(1, "opponent"))), about=UNSAID)


@RULES.rule(
    "triggered",
    "(when|whenever) <event> , you may discard a card [from your hand] . if you do , that creature "
    "<changes> <until> .",
    example="whenever one of your creatures is attacked, you may discard a card. if you do, that "
    "creature gets +7000 power until the end of the turn.",
    miss="whenever one of your creatures is attacked, you may discard a card. if you do, that "
    "creature gets +7000 power.",
)
def stronger_for_a_card(event: When, changes: Changes, until: Duration) -> Abilities | None:
    """The creature is the one of the event: a discarded card is not a creature any more."""
    if event.about != Subject() or mentions(changes, THAT):
        return None
    done = fx.IfYouDo(fx.May(fx.Discard()), fx.Modify(Subject(), changes, until))
    return (Triggered(event.event, done),)


@RULES.rule(
    "deed",
    "your opponent can't untap (that creature|it) at the start of (his|their) next turn",
    example="your opponent can't untap that creature at the start of his next turn",
    miss="your opponent can't untap that creature",
)
def untaps_not_then() -> Clause:
    kept = (Restrict(Cannot(UNTAP_AT_START)),)
    return Clause(fx.Modify(THAT, kept, UntilMoment("turn_begins", "opponent")), about=UNSAID)


@RULES.rule(
    "deed",
    "<one:deed> , your opponent <acts> , and you may <other:acts>",
    example="draw a card, your opponent discards a card, and you may destroy this creature",
    miss="draw a card, your opponent discards a card",
)
def three_deeds(one: Clause, acts: Clause, other: Clause) -> Clause | None:
    if isinstance(one.effect, fx.May | fx.If):
        return None
    return joined((one, done_by(acts, "opponent"), optional(done_by(other, "you"))))
