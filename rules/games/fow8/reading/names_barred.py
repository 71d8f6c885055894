"""Texts of Force of Will that bar cards by the name of one that was seen."""

from rules.games.fow8.reading.events import When
from rules.games.fow8.reading.frames import Abilities
from rules.games.fow8.reading.statics_names import UNPLAYABLE, UNPLAYED
from rules.games.fow8.reading.verbs_hands import CHOSEN, SEEN, Shown, around, hand
from rules.language import effects as fx
from rules.language.abilities import Triggered
from rules.language.durations import UntilMoment
from rules.language.filters import Controlled, SharesWith
from rules.language.references import Chosen, It
from rules.reading.grammar import Rules
from rules.reading.phrases import narrowed

RULES = Rules()


@RULES.rule(
    "ability",
    "<unsealed> <when> <arrow> <shown_hand:shown-hand> and choose a card . until the end of your opponent's "
    "next turn , your opponent cannot play cards that share a name with that card",
    example="[Sealed-Item] when this card enters the field ⇒ look at your opponent's hand and choose a "
    "card . "
    "until the end of your opponent's next turn , your opponent cannot play cards that share a name with "
    "that card",
    miss="when this card enters the field ⇒ look at your opponent's hand and choose a card . until the end "
    "of your opponent's next turn , your opponent cannot play cards that share a name with that card",
)
def barred_by_name(unsealed: bool, when: When, arrow: bool, shown_hand: Shown) -> Abilities | None:
    """The name counts as it was when the card was seen.

    Only rulers have sealed items, and they enter the field in their own player's turn (1130.2), so the
    opponent's next turn is the one that ends next.
    """
    if shown_hand[0].player != "opponent":
        return None
    seen = Chosen(hand("opponent"), among=It(SEEN))
    barred = narrowed(UNPLAYED, Controlled("opponent"), SharesWith("name", It(CHOSEN)))
    kept = fx.ModifyAll(barred, (UNPLAYABLE,), UntilMoment("turn_ends", "opponent"))
    shown = around(shown_hand, fx.Let(CHOSEN, seen, kept))
    return (Triggered(when.event, shown.effect, clause=when.clause),)
