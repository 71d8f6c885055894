"""What triggers when this card goes to the graveyard from anywhere, and when the opponent's cards do."""

from rules.games.dm.nodes import Evolves
from rules.games.dm.reading.events import When
from rules.games.dm.reading.frames import finished
from rules.games.dm.reading.nouns import CREATURE, GRAVEYARD
from rules.games.dm.reading.statics import Abilities
from rules.language import events as ev
from rules.language.abilities import Triggered
from rules.language.effects import Draw, May
from rules.language.filters import Controlled, Other
from rules.language.references import ThisCard
from rules.reading.clauses import THAT, Clause, substituted
from rules.reading.grammar import Rules
from rules.reading.outcome import Paragraph
from rules.reading.phrases import narrowed

RULES = Rules()
RULES.same(
    "comes-there",
    {
        "this creature is put into your graveyard from anywhere": ev.Moves(None, (GRAVEYARD,)),
        "you put this (spell|creature|card) into your graveyard from anywhere": ev.Moves(None, (GRAVEYARD,)),
        "this (spell|creature|card) is put from your deck into your graveyard": ev.Moves(
            None, (GRAVEYARD,), ("deck",)
        ),
    },
)


@RULES.rule(
    "paragraph",
    "[{spell}] (when|whenever) <comes-there> , <effect>",
    example="when this creature is put into your graveyard from anywhere, draw a card.",
    miss="when this creature is put into your hand from anywhere, draw a card.",
)
def from_anywhere(comes_there: ev.Event, effect: Clause) -> Paragraph | None:
    """The card is in the graveyard by then, and its ability works there."""
    if not finished(effect):
        return None
    done = substituted(effect.effect, THAT, ThisCard())
    return Paragraph((Triggered(comes_there, done, zones=(GRAVEYARD,), only_there=True),))


RULES.same(
    "event",
    {
        "a player evolves another creature": When(Evolves(narrowed(CREATURE, Other())), None),
    },
)


@RULES.rule(
    "triggered",
    "(when|whenever) you discard cards [from your hand] during your opponent's turn , draw the same "
    "number of cards "
    "[you discarded] .",
    example="whenever you discard cards from your hand during your opponent's turn, draw the same "
    "number of cards.",
    miss="whenever you discard cards from your hand during your opponent's turn, draw a number of cards.",
)
def drawn_for_discards() -> Abilities:
    """Each discarded card triggers separately, for one card drawn."""
    discarded = ev.During(ev.Discards(Controlled("you")), "opponent")
    return (Triggered(discarded, Draw()),)


RULES.same("same-for-you", {"you may draw (the same number of|as many) cards": True})


@RULES.rule(
    "triggered",
    "(when|whenever) your opponent draws one or more cards , <same-for-you> .",
    example="whenever your opponent draws one or more cards, you may draw as many cards.",
    miss="whenever your opponent draws one or more cards, you may draw a card.",
)
def drawn_for_draws(same_for_you: bool) -> Abilities:
    """Each card that is drawn triggers by itself, and lets one card be drawn."""
    return (Triggered(ev.Draws(side="opponent"), May(Draw())),)
