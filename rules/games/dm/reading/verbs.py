"""What sentences tell a player to do, each as a clause whose player is not known yet."""

from rules.games.dm.nodes import BreakShields, ShuffleIn
from rules.games.dm.reading.nouns import BATTLE, CREATURE, HAND, Noun, Whose
from rules.games.dm.reading.nouns_costs import DRAGHEART
from rules.games.dm.reading.picks import ACTOR, UNSAID
from rules.games.dm.reading.places import Destination, fits
from rules.language import effects as fx
from rules.language.amounts import Amount, Count, CountOf, Fixed
from rules.language.filter_shorthand import zones_of
from rules.language.filters import EVERY_CARD, All, Controlled, InZone
from rules.language.references import Cards, Chosen, It
from rules.reading.clauses import THAT, Clause, mentions
from rules.reading.grammar import Rules
from rules.reading.phrases import Picked, acting, choosing

RULES = Rules()


@RULES.rule("act", "(destroy|destroys) <picked>", example="destroy a creature", miss="destroy creature")
def destroy(picked: Picked) -> Clause | None:
    return acting(picked, fx.Destroy)


@RULES.rule("act", "(tap|taps) <picked>", example="tap a creature", miss="untap a creature")
def tap(picked: Picked) -> Clause | None:
    return acting(picked, fx.Rest)


@RULES.rule("act", "(untap|untaps) <picked>", example="untap this creature", miss="tap this creature")
def untap(picked: Picked) -> Clause | None:
    return acting(picked, fx.Recover)


@RULES.rule(
    "act", "(tap|taps) <subject:owned>", example="tap your opponent's creatures", miss="tap your opponent's"
)
def tap_all(subject: Noun) -> Clause | None:
    wanted = subject.filter()
    return acting(Picked("each", wanted), fx.Rest) if wanted is not None and subject.several else None


@RULES.rule("act", "(choose|chooses) <picked>", example="choose a creature", miss="choose")
def choose(picked: Picked) -> Clause | None:
    return choosing(picked)


@RULES.rule(
    "act",
    "(choose|chooses) <picked> without looking [at (it|them)]",
    example="choose one of your shields without looking",
    miss="choose one of your creatures without looking",
)
def choose_unseen(picked: Picked) -> Clause | None:
    """Shields lie face down anyway."""
    return choosing(picked) if _are_shields(picked) else None


@RULES.rule(
    "act",
    "(put|puts) <picked> <into>",
    example="put a card from your hand into your mana zone",
    miss="put a card into your mana zone",
)
@RULES.rule(
    "act",
    "(put|puts|add|adds) <picked> face down <into:unmarked-shields>",
    example="put a card from your hand face down into your shields",
    miss="put a card from your hand face up into your shields",
)
@RULES.rule(
    "act",
    "(return|returns) <picked> <into:to-hand>",
    example="return a creature to its owner's hand",
    miss="return a creature to its owner",
)
@RULES.rule(
    "act",
    "(add|adds) <picked> <into:to-shields>",
    example="add the top card of your deck to your shields face down",
    miss="add the top card of your deck to your shields",
)
@RULES.rule(
    "act",
    "(add|adds) <picked> <into:to-hand>",
    example="add a card from your mana zone to your hand",
    miss="add a card from your mana zone",
)
def move(picked: Picked, into: Destination) -> Clause | None:
    if not fits(picked, into) or (into.zone == BATTLE and _may_be_weapon(picked)):
        return None
    return acting(picked, lambda what: moved(what, into))


def _may_be_weapon(picked: Picked) -> bool:
    """Return whether cards are draghearts of any type; weapons among them do not come alone (305.2)."""
    return mentions(picked.filter, DRAGHEART) and not mentions(picked.filter, CREATURE)


def moved(what: Cards, into: Destination) -> fx.Effect:
    """Return the effect that moves cards to a destination."""
    return fx.MoveTo(what, into.zone, into.position, into.rested)


@RULES.rule(
    "act",
    "(shuffle|shuffles) <picked> into <whose:deck-of>",
    example="shuffle this creature into its owner's deck",
    miss="shuffle its owner's deck",
)
def shuffle_in(picked: Picked, whose: str) -> Clause | None:
    if not fits(picked, Destination("deck", whose)):
        return None
    return acting(picked, ShuffleIn)


@RULES.rule(
    "act", "(shuffle|shuffles) <possessive> deck", example="shuffle your deck", miss="shuffle your hand"
)
def shuffle(possessive: Whose) -> Clause:
    return Clause(fx.Shuffle("deck", possessive))  # type: ignore[arg-type]


@RULES.rule("act", "(draw|draws) (a card|1 card)", example="draw a card", miss="draw cards")
def draw_one() -> Clause:
    return draw_so_many(1)


@RULES.rule("act", "(draw|draws) <n:count> cards", example="draw 2 cards", miss="draw 2 card")
def draw(n: int) -> Clause | None:
    return draw_so_many(n) if n > 1 else None


def draw_so_many(n: Amount) -> Clause:
    """Return the clause for drawing; "it" cannot refer to a card drawn."""
    effect = fx.Draw(n, ACTOR)  # type: ignore[arg-type]
    return Clause(effect, about=UNSAID)


@RULES.rule(
    "act",
    "(draw|draws) a card <each-of>",
    example="draw a card for each of your creatures",
    miss="draw a card for your creatures",
)
def draw_for_each(each_of: Amount) -> Clause:
    return draw_so_many(each_of)


@RULES.rule(
    "act", "draw (that many|the same number of) cards", example="draw that many cards", miss="draw many cards"
)
def draw_as_many() -> Clause:
    return draw_so_many(CountOf(THAT))


@RULES.rule(
    "act",
    "draw cards equal to the number of <cards>",
    example="draw cards equal to the number of cards in your mana zone",
    miss="draw the number of cards in your mana zone",
)
def draw_equal(cards: Noun) -> Clause | None:
    wanted = cards.filter()
    return None if wanted is None else draw_so_many(Count(wanted))


@RULES.rule(
    "act",
    "(tap or untap|untap or tap) <picked>",
    example="tap or untap a creature",
    miss="tap and untap a creature",
)
def turn(picked: Picked) -> Clause | None:
    if picked.how != "chosen":
        return None
    made = fx.Let(
        "it",
        Chosen(picked.filter, picked.most, picked.least, picked.by),
        fx.ChooseOne((fx.Rest(It()), fx.Recover(It()))),
    )
    return Clause(made, about=UNSAID) if picked.most == 1 else None


@RULES.rule("act", "draw up to <n:count> cards", example="draw up to 2 cards", miss="draw 2 cards")
def draw_up_to(n: int) -> Clause:
    effect = fx.ChooseNumber(n, fx.Draw(Fixed(), ACTOR))  # type: ignore[arg-type]
    return Clause(effect, about=UNSAID)


def own_hand(noun: Noun) -> bool:
    """Return whether a noun means cards in the discarding player's hand, named or not."""
    return noun.zone in ("", HAND) and noun.whose in ("", "their", "you")


@RULES.rule(
    "act",
    "(discard|discards) (a|an|1) <noun>",
    example="discard a card from your hand",
    miss="discard a card from your opponent's hand",
)
def discard(noun: Noun) -> Clause | None:
    return None if noun.several else _discard(noun, 1)


@RULES.rule(
    "act",
    "(discard|discards) <n:count> <noun>",
    example="discard 2 cards from your hand",
    miss="discard 2 card from your hand",
)
def discard_several(n: int, noun: Noun) -> Clause | None:
    return _discard(noun, n) if noun.several and n > 1 else None


def _discard(noun: Noun, n: int) -> Clause | None:
    if not own_hand(noun) or noun.kind == "shield":
        return None
    wanted = None if noun.wanted == EVERY_CARD else noun.wanted
    effect = fx.Discard(n, marked(noun), wanted)  # type: ignore[arg-type]
    return Clause(effect, about=UNSAID)


def marked(noun: Noun) -> str:
    """Return who discards: the player who acts, who must be the one whose hand is named."""
    return {"you": "actor you", "their": "actor their"}.get(noun.whose, ACTOR)


@RULES.rule(
    "act",
    "(discard|discards) <picked>",
    example="discard a card at random from your hand",
    miss="discard a card at random",
)
def discard_at_random(picked: Picked) -> Clause | None:
    if picked.how != "random" or not isinstance(picked.filter, All):
        return None
    whose = [part.by for part in picked.filter.parts if isinstance(part, Controlled)]
    rest = [part for part in picked.filter.parts if not isinstance(part, Controlled | InZone)]
    if rest or len(whose) != 1:
        return None
    who = {"you": "actor you", "their": "actor their"}.get(str(whose[0]))
    if who is None:
        return None
    effect = fx.Discard(picked.most, who, at_random=True)  # type: ignore[arg-type]
    return Clause(effect, about=UNSAID)


@RULES.rule(
    "act",
    "(discard|discards) (<possessive> hand|all [the] cards (from|in) <possessive> hand)",
    example="discard your hand",
    miss="discard your cards",
)
def discard_hand(possessive: Whose) -> Clause | None:
    who = {"you": "actor you", "their": "actor their"}.get(possessive)
    if who is None:
        return None
    effect = fx.DiscardHand(who)  # type: ignore[arg-type]
    return Clause(effect, about=UNSAID)


@RULES.rule(
    "act",
    "(break|breaks) <picked>",
    example="break one of your opponent's shields",
    miss="break your opponent",
)
def break_shields(picked: Picked) -> Clause | None:
    return acting(picked, BreakShields) if _are_shields(picked) else None


def _are_shields(picked: Picked) -> bool:
    return picked.how != "reference" and zones_of(picked.filter) == ("shield zone",)


@RULES.rule(
    "act",
    "(take|takes) an extra turn [after this one]",
    example="take an extra turn after this one",
    miss="take a turn after this one",
)
def extra_turn() -> Clause:
    return Clause(fx.ExtraTurn(ACTOR))  # type: ignore[arg-type]
