"""Sentences with several effects: options to choose from, one effect per card, what follows an attack."""

from dataclasses import dataclass

from rules.games.dm.nodes import Battle
from rules.games.dm.reading.actors import done_by
from rules.games.dm.reading.nouns import Noun
from rules.games.dm.reading.picks import UNSAID
from rules.games.dm.reading.verbs import break_shields
from rules.language import effects as fx
from rules.language.abilities import Triggered
from rules.language.events import Moment
from rules.language.filters import AsNamed, Filter
from rules.language.references import Each, It, Top
from rules.language.vocabulary import Nameable
from rules.reading.clauses import THAT, Clause, mentions, substituted
from rules.reading.grammar import Rules
from rules.reading.phrases import Picked

RULES = Rules()


@RULES.rule("option", "► <effect>", example="► draw a card.", miss="draw a card.")
def option(effect: Clause) -> fx.Effect | None:
    """Return one of several effects; its references must be its own."""
    alone = not effect.targets and effect.effect != fx.NOTHING and not mentions(effect.effect, THAT)
    return effect.effect if alone else None


@RULES.rule(
    "options", "<option> <other:option>", example="► draw a card. ► draw 2 cards.", miss="► draw a card."
)
def two_options(option: fx.Effect, other: fx.Effect) -> tuple[fx.Effect, ...]:
    return (option, other)


@RULES.rule(
    "options",
    "<option> <options>",
    example="► draw a card. ► draw 2 cards. ► draw 3 cards.",
    miss="► draw a card.",
)
def more_options(option: fx.Effect, options: tuple[fx.Effect, ...]) -> tuple[fx.Effect, ...]:
    return (option, *options)


@dataclass(frozen=True, slots=True)
class Choice:
    """Effects among which a player chooses."""

    effect: fx.Effect


@RULES.rule(
    "choice",
    "choose (one|1) of the following . <options>",
    example="choose one of the following. ► draw a card. ► draw 2 cards.",
    miss="choose 2 of the following. ► draw a card. ► draw 2 cards.",
)
def choose_one(options: tuple[fx.Effect, ...]) -> Choice:
    return Choice(fx.ChooseOne(options))


@RULES.rule(
    "choice",
    "choose <n:count> of the following . <options>",
    example="choose 2 of the following. ► draw a card. ► draw 2 cards. ► draw 3 cards.",
    miss="choose 2. ► draw a card. ► draw 2 cards.",
)
def choose_some(n: int, options: tuple[fx.Effect, ...]) -> Choice | None:
    return Choice(fx.ChooseSome(options, n, n)) if 1 < n <= len(options) else None


@RULES.rule(
    "choice",
    "choose up to <n:count> of the following . <options>",
    example="choose up to 2 of the following. ► draw a card. ► draw 2 cards. ► draw 3 cards.",
    miss="choose 2 of the following. ► draw a card. ► draw 2 cards. ► draw 3 cards.",
)
def choose_up_to(n: int, options: tuple[fx.Effect, ...]) -> Choice | None:
    return Choice(fx.ChooseSome(options, n, 0)) if 1 < n <= len(options) else None


@RULES.rule(
    "choice",
    "choose <n:count> of the following . you may choose the same one twice . <options>",
    example="choose 2 of the following. you may choose the same one twice. ► draw a card. ► draw 2 cards.",
    miss="choose 3 of the following. you may choose the same one twice. ► draw a card. ► draw 2 cards.",
)
def choose_again(n: int, options: tuple[fx.Effect, ...]) -> Choice | None:
    """Two choices of the same options. JUDGEMENT: one is made after the other has been resolved."""
    return Choice(fx.Do((fx.ChooseOne(options),) * n)) if n == 2 else None


@RULES.rule(
    "deed",
    "for each <cards> , <deed>",
    example="for each card in your hand, draw a card",
    miss="for a card in your hand, draw a card",
)
@RULES.rule(
    "deed",
    "for each of <cards:owned> , <deed>",
    example="for each of your creatures, draw a card",
    miss="for your creatures, draw a card",
)
def for_each(cards: Noun, deed: Clause) -> Clause | None:
    wanted = cards.filter()
    if wanted is None or deed.effect == fx.NOTHING or mentions(deed.effect, THAT):
        return None
    if isinstance(deed.effect, fx.MoveTo) and isinstance(deed.effect.what, Top):
        # That many cards of the deck at once (`counted_deeds`).
        return None
    return Clause(fx.ForEach(Each(wanted), deed.effect, "each"), about=UNSAID)


@RULES.rule(
    "deed",
    "this creature and (that creature|it) battle",
    example="this creature and that creature battle",
    miss="this creature and that creature attack",
)
def battle() -> Clause:
    return Clause(Battle(THAT), about=UNSAID)


@RULES.rule(
    "deed",
    "(this creature|it) breaks <picked>",
    example="this creature breaks one of your opponent's shields",
    miss="this creature breaks your opponent",
)
def breaks(picked: Picked) -> Clause | None:
    made = break_shields(picked)
    return None if made is None else done_by(made, "you")


@RULES.rule(
    "deed",
    "<acts> , or <other:acts>",
    example="draw a card, or destroy this creature",
    miss="draw a card, destroy this creature",
)
@RULES.rule(
    "deed",
    "<acts> or <other:acts>",
    example="draw a card or destroy this creature",
    miss="draw a card destroy this creature",
)
def either(acts: Clause, other: Clause) -> Clause | None:
    one, two = done_by(acts, "you"), done_by(other, "you")
    if fx.NOTHING in (one.effect, two.effect) or mentions((one.effect, two.effect), THAT):
        return None
    return Clause(fx.ChooseOne((one.effect, two.effect)), about=UNSAID)


@RULES.rule(
    "deed",
    "<acts> or your opponent <other:acts>",
    example="draw a card or your opponent discards a card",
    miss="draw a card your opponent discards a card",
)
def you_or_they(acts: Clause, other: Clause) -> Clause | None:
    one, two = done_by(acts, "you"), done_by(other, "opponent")
    if fx.NOTHING in (one.effect, two.effect) or mentions((one.effect, two.effect), THAT):
        return None
    return Clause(fx.ChooseOne((one.effect, two.effect)), about=UNSAID)


@RULES.rule("act", "choose a <named:nameable>", example="choose a race", miss="choose a creature")
def name_one(named: Nameable) -> Clause:
    return Clause(fx.NameOne(named, fx.NOTHING), about=UNSAID)


RULES.same("nameable", {"race": "race", "civilization": "attribute"})


@RULES.rule("relative", "of (that|the chosen) <named:nameable>", example="of that race", miss="of a race")
def as_named(named: Nameable) -> Filter:
    return AsNamed(named)


@RULES.rule(
    "deed",
    "at the end of (the|this|that) turn , <acts>",
    example="at the end of the turn, draw a card",
    miss="at the end of your turn, draw a card",
)
@RULES.rule(
    "deed",
    "<acts> at the end of (the|this|that) turn",
    example="draw a card at the end of that turn",
    miss="draw a card at the end of your turn",
)
def at_the_end(acts: Clause) -> Clause | None:
    done = done_by(acts, "you").effect
    if done == fx.NOTHING:
        return None
    return Clause(_at_turns_end(done), about=UNSAID)


@RULES.rule(
    "deed",
    "at the end of (the|this) turn , you may <acts>",
    example="at the end of the turn, you may draw a card",
    miss="at the end of the turn, draw a card",
)
def may_at_the_end(acts: Clause) -> Clause | None:
    done = done_by(acts, "you").effect
    return None if done == fx.NOTHING else Clause(_at_turns_end(fx.May(done)), about=UNSAID)


@RULES.rule(
    "deed",
    "at the end of (the|this) turn , <deed>",
    example="at the end of this turn, each player draws a card",
    miss="at the end of your turn, each player draws a card",
)
def done_at_the_end(deed: Clause) -> Clause | None:
    done = deed.effect
    return None if done == fx.NOTHING else Clause(_at_turns_end(done), about=UNSAID)


def _at_turns_end(done: fx.Effect) -> fx.Later:
    """Return an effect delayed to the end of the turn, with the cards that the preceding text refers to."""
    if not mentions(done, THAT):
        return fx.Later(Triggered(Moment("turn_ends"), done))
    return fx.Later(Triggered(Moment("turn_ends"), substituted(done, THAT, It())), THAT)
