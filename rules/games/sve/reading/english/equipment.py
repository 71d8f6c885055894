"""Equipment in English: equipping followers, and what equipment does beneath them."""

from rules.games.sve.definitions import EvolveCard
from rules.games.sve.reading import meanings_equipment
from rules.language.changes import Change
from rules.reading.clauses import Clause
from rules.reading.grammar import Rules
from rules.reading.outcome import Paragraph
from rules.reading.phrases import Picked

RULES = Rules()
Changes = tuple[Change, ...]
RULES.same("pick", {"the equipped follower": meanings_equipment.BEARER})


@RULES.rule(
    "act",
    "equip <pick> with (a|an) <token> token",
    example="equip this with a Fairy token",
    miss="equip this with a Fairy",
)
def equip(pick: Picked, token: EvolveCard) -> Clause | None:
    """Return a clause in which a follower is equipped."""
    return meanings_equipment.equipped(pick, token)


@RULES.rule(
    "paragraph",
    "the equipped follower has <gain> .",
    example="The equipped follower has Bane.",
    miss="The equipped follower gains Bane.",
)
@RULES.rule(
    "paragraph",
    "the equipped follower has [<gain> and] <gift> .",
    example='The equipped follower has Bane and "Strike - Draw a card.".',
    miss='The equipped follower has Bane or "Strike - Draw a card.".',
)
def has(gain: Changes = (), gift: Changes = ()) -> Paragraph:
    """Return the ability by which the follower has what its equipment gives it."""
    return meanings_equipment.bearer_has((*gain, *gift))


@RULES.rule(
    "paragraph",
    "if the equipped follower would deal damage , it deals that much <raised> <integer> instead .",
    example="If the equipped follower would deal damage, it deals that much +4 instead.",
    miss="If the equipped follower would deal damage, it deals that much -4 instead.",
)
def deals_more(raised: bool, integer: int) -> Paragraph:
    """Return the ability by which the follower deals more damage."""
    return meanings_equipment.bearer_deals_more(integer)


@RULES.rule(
    "paragraph",
    "if the equipped follower would take damage , it takes that much <lowered> <integer> instead .",
    example="If the equipped follower would take damage, it takes that much -4 instead.",
    miss="If the equipped follower would take damage, it takes that much +4 instead.",
)
def less_hurt(lowered: bool, integer: int) -> Paragraph:
    """Return the ability by which the follower takes less damage."""
    return meanings_equipment.bearer_less_hurt(integer)


@RULES.rule(
    "paragraph",
    "when a follower equips this , <text>",
    example="When a follower equips this, draw a card.",
    miss="When a follower equips another card, draw a card.",
)
def on_equipping(text: Clause) -> Paragraph | None:
    """Return the ability that triggers as the equipment is put beneath a follower."""
    return meanings_equipment.on_equipping(text)
