"""Events in English of cards leaving the field or the hand, or going to the cemetery, EX area or a hand."""

from rules.games.sve.nodes import (
    GoesToCemetery,
)
from rules.games.sve.reading import meanings_words
from rules.language.events import (
    Destroyed,
    Discards,
    Event,
    Leaves,
    Moves,
)
from rules.language.filters import Filter
from rules.reading.grammar import Rules

RULES = Rules()

RULES.same(
    "gone-event",
    {
        **dict.fromkeys(("this is discarded", "this card is discarded"), Discards()),
        **dict.fromkeys(
            (
                "this card is returned to hand from your field",
                "this card is returned to hand from the field",
                "this is returned to hand from your field",
                "this is returned to hand from the field",
            ),
            Leaves(destination=("hand",)),
        ),
    },
)


@RULES.rule(
    "event",
    "<one-card> is destroyed",
    example="an enemy follower is destroyed",
    miss="enemy followers are destroyed",
)
def destroyed(one_card: Filter) -> Event:
    """Return the event that a card is destroyed."""
    return Destroyed(one_card)


@RULES.rule(
    "event",
    "<one-card> leaves the field",
    example="a follower you control leaves the field",
    miss="followers you control leave the field",
)
def leaves(one_card: Filter) -> Event:
    """Return the event that a card leaves the field."""
    return Leaves(one_card)


@RULES.rule(
    "event",
    "<one-card> leaves your field",
    example="another amulet leaves your field",
    miss="another amulet leaves a field",
)
def leaves_yours(one_card: Filter) -> Event:
    """Return the event that a card leaves your field."""
    return Leaves(meanings_words.of(one_card, meanings_words.OURS))


@RULES.rule("event", "you discard <one-card>", example="you discard a card", miss="you discard cards")
def discarded(one_card: Filter) -> Event:
    """Return the event that you discard a card."""
    return Discards(meanings_words.of(one_card, meanings_words.OURS))


@RULES.rule(
    "trigger",
    "(when|whenever) <gone-event> ,",
    example="when this card is discarded,",
    miss="when it is discarded,",
)
def when_gone(gone_event: Event) -> Event:
    """Return the event that the card itself left the hand or the field."""
    return gone_event


@RULES.rule(
    "event",
    "<one-card> is put into your EX area",
    example="a token is put into your EX area",
    miss="a token is put into your hand",
)
def comes_to_ex_area(one_card: Filter) -> Event:
    """Return the event that a card comes into your EX area."""
    return Moves(meanings_words.of(one_card, meanings_words.OURS), ("EX area",))


@RULES.rule(
    "event",
    "<one-card> is put into your cemetery from (your|the) field",
    example="a follower is put into your cemetery from the field",
    miss="a follower is put into your cemetery",
)
def comes_to_cemetery(one_card: Filter) -> Event:
    """Return the event that a card of yours goes from the field to the cemetery."""
    return GoesToCemetery(meanings_words.of(one_card, meanings_words.OURS))


@RULES.rule(
    "event",
    "<one-card> is put from your field into (the|a) cemetery",
    example="a follower is put from your field into the cemetery",
    miss="a follower is put from the field into the cemetery",
)
def goes_from_yours(one_card: Filter) -> Event:
    """Return the event that a card of yours goes from the field to the cemetery."""
    return comes_to_cemetery(one_card)


@RULES.rule(
    "event",
    "<one-card> is put from the field into (the|a) cemetery",
    example="an enemy follower is put from the field into the cemetery",
    miss="an enemy follower is put into the cemetery",
)
def goes_from_field(one_card: Filter) -> Event:
    """Return the event that a card goes from the field to the cemetery."""
    return GoesToCemetery(one_card)


@RULES.rule(
    "event",
    "an opponent discards <one-card>",
    example="an opponent discards a spell",
    miss="an opponent discards spells",
)
def they_discard(one_card: Filter) -> Event:
    """Return the event that the opponent discards a card."""
    return Discards(meanings_words.of(one_card, meanings_words.THEIRS))


@RULES.rule(
    "event",
    "<one-card> is returned to hand",
    example="a card on your field is returned to hand",
    miss="a card on your field is returned",
)
def returned(one_card: Filter) -> Event:
    """Return the event that a card goes from the field to a hand."""
    return Leaves(one_card, ("hand",))
