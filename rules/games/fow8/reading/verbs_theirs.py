"""Effects of Force of Will on what other players have: stones, life, hands, graveyards."""

from rules.games.fow8.reading.amounts import Bounds
from rules.games.fow8.reading.nouns import Noun
from rules.games.fow8.reading.nouns_zones import lying
from rules.games.fow8.reading.picks import Who, some_targets
from rules.games.fow8.reading.verbs_zones import DECK, STONES, Put, moved
from rules.language import effects as fx
from rules.language.amounts import Amount
from rules.language.references import It, Owner, Top
from rules.reading.clauses import Clause
from rules.reading.grammar import Rules
from rules.reading.phrases import Picked, acting

RULES = Rules()


@RULES.rule(
    "clause",
    "<they> puts the top card of (his or her|their) magic stone deck into <their-stones>",
    example="your opponent puts the top card of their magic stone deck into their magic stone area",
    miss="your opponent puts the top card of their deck into their magic stone area",
)
def stone_gained(they: Who, their_stones: str) -> Clause | None:
    """A stone in the field is under its player's control (1404.1)."""
    if they.player == "anyone":
        return None
    under = they.player if their_stones == "field" else None
    return Clause(fx.MoveTo(Top(1, they.player, STONES), their_stones, under=under), they.targets)


@RULES.rule(
    "clause",
    "<they> loses <amount> life and discards <cards>",
    example="your opponent loses 300 life and discards a card",
    miss="your opponent loses 300 life and draws a card",
)
def life_and_cards_lost(they: Who, amount: Amount, cards: Amount) -> Clause:
    return Clause(fx.Do((fx.LoseLife(amount, they.player), fx.Discard(cards, they.player))), they.targets)


@RULES.rule(
    "target",
    "<how-many> target <noun> from their graveyards",
    example="up to three target resonators from their graveyards",
    miss="up to three target resonators from their graveyard",
)
def from_any_graveyards(how_many: Bounds, noun: Noun) -> Picked | None:
    """Those of any players: each target is in its owner's graveyard."""
    buried = lying(noun, "graveyard", "anyone")
    return None if buried is None else some_targets(how_many, buried)


@RULES.rule(
    "clause",
    "put <picked:choice> into the field under its owner's control",
    example="put a resonator from a graveyard into the field under its owner's control",
    miss="put a resonator from a graveyard into the field",
)
def put_under_its_owner(picked: Picked) -> Clause | None:
    if picked.how != "chosen" or picked.most != 1:
        return None
    put = fx.MoveTo(It("put"), "field", under=Owner(It("put")))
    return Clause(fx.Let("put", picked.choice, put))


@RULES.rule(
    "clause",
    "put <picked:target> <put> in any order",
    example="put any number of target Elves from your graveyard on top of your deck in any order",
    miss="put target Elf from your graveyard into your hand in any order",
)
def put_in_order(picked: Picked, put: Put) -> Clause | None:
    """Their owner decides in what order they go on a deck (302.4)."""
    if put[:2] != (DECK, "top"):
        return None
    return acting(picked, lambda cards: moved(cards, put))
