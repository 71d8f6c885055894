"""A law of reading: phrases that are read somewhere are read in every sensible combination."""

from random import Random

import pytest

from rules.cards import Face
from rules.houses import houses_of

SEED, TEXTS = 20261124, 80
HOUSE = houses_of("setcg")["en"]

TRIGGERS = (
    "When Anselm enters the field",
    "When Anselm leaves the field",
    "When another Forward you control attacks",
    "When a Job Knight enters your opponent's field",
    "When a Backup opponent controls becomes dull",
    "When a Forward you control is returned to its owner's hand",
    "When your opponent discards a card",
    "During your opponent's turn, when you cast an Ice Summon",
    "At the end of each player's turn",
    "At the beginning of your opponent's Main Phase 2",
)
CONDITIONS = (
    "you control 2 or more dull Monsters",
    "your opponent controls fewer Backups than you",
    "your opponent has more cards in their hand than you",
    "there are no Summons in your Break Zone",
    "you have a total of 4 or more Wind cards in your Break Zone",
    "your opponent has cast a Monster this turn",
    "a Backup opponent controlled was put from the field into the Break Zone this turn",
    "2 or more Forwards have entered your field this turn",
    "Anselm has attacked this turn",
    "Anselm's power is 6000 or more",
    "you control Backups of 2 or more different Elements",
    "it is your opponent's turn",
)
CHOICES = (
    "choose 1 Monster opponent controls",
    "choose 1 Forward of power less than Anselm's power",
    "choose 1 Forward of cost equal to or less than the number of Monsters you control",
    "choose 1 Forward of cost 2 or 4",
    "choose 1 Forward that attacked this turn",
    "choose 1 Forward of cost 1 or 1 Monster",
    "choose 1 Job Knight other than Anselm",
)
DEEDS = (
    "Break it",
    "Deal it 2000 damage for each Monster you control",
    "It gains First Strike until the end of the turn",
    "It must block this turn if possible",
    "It cannot attack until the end of your opponent's turn",
    "Put it on the top or bottom of its owner's deck",
    "Return it to its owner's hand. Its controller may draw 2 cards",
    "Double its power until the end of the turn",
    "If it has Brave, dull it",
    "If its cost is greater than Anselm's cost, freeze it",
    "Your opponent may pay 《3》. If they don't, break it",
)
OTHERS = (
    "draw 2 cards, then place 2 Monsters from your hand on top of your deck",
    "your opponent selects 1 Monster they control and puts it into the Break Zone",
    "each player puts the top 2 cards of their deck into the Break Zone",
    "your opponent cannot cast Monsters this turn",
    "you may discard 1 Wind card. If you do so, draw 2 cards",
    "look at the top 4 cards of your deck. Add 1 Monster among them to your hand"
    " and put the rest on top of your deck in any order",
    "you may search for 1 Monster and 1 Ice Forward and remove them from the game",
    "the Forwards you control cannot be blocked this turn",
)
PAID = (
    "discard 1 Fire card and 1 Ice card",
    "put 1 Monster and 1 Backup into the Break Zone",
    "put the top 2 cards of your deck into the Break Zone",
    "remove a total of 2 Wind and/or Ice cards in the Break Zone from the game",
    "dull 1 other active Monster",
    "《2》",
)


LIMIT = "You can only use this ability"


def capital(text: str) -> str:
    return text[0].upper() + text[1:]


def made_up(random: Random) -> dict[str, str]:
    """Return a text of each shape, put together by chance."""
    trigger, condition, choice, deed, other, paid = (
        random.choice(bank) for bank in (TRIGGERS, CONDITIONS, CHOICES, DEEDS, OTHERS, PAID)
    )
    return {
        "chosen": f"{trigger}, {choice}. {deed}.",
        "on a condition": f"{trigger}, if {condition}, {choice}. {deed}.",
        "done": f"{trigger}, if {condition}, {other}.",
        "done then": f"{trigger}, {choice}. {deed}. {capital(other)}.",
        "paid": f"{capital(paid)}: {capital(choice)}. {deed}.",
        "paid on a condition": f"{capital(paid)}: {capital(other)}. {LIMIT} if {condition}.",
        "held": f"If {condition}, the other Forwards you control gain +2000 power.",
    }


@pytest.mark.parametrize("shape", made_up(Random(SEED)))
def test_phrases_are_read_in_every_combination(shape: str):
    random = Random(SEED)
    texts = [made_up(random)[shape] for _ in range(TEXTS)]
    face = Face("Anselm", ("forward",))
    unread = [
        (text, reading.reason) for text in texts if (reading := HOUSE.read(text, face)).status != "read"
    ]
    assert unread == []
