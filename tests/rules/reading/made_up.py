"""A made-up house style, of a few sentences that the made-up game carries out, in two languages."""

from rules.cards import Face
from rules.language.abilities import Spell, Triggered
from rules.language.amounts import Amount
from rules.language.effects import Destroy, Draw
from rules.language.events import Enters
from rules.language.filters import OfType
from rules.language.vocabulary import EVERYWHERE
from rules.reading.clauses import Clause, joined
from rules.reading.grammar import Grammar, Rules
from rules.reading.house import Damaged, House
from rules.reading.lexicon import Lexicon
from rules.reading.outcome import Paragraph
from rules.reading.phrases import Picked, acting
from rules.reading.tokens import characters, words
from tests.rules.language.made_up import MADE_UP

ENGLISH, LATIN = Rules(), Rules()
FOE = Picked("target", OfType(frozenset({"creature"})))
LOST = Picked("target", OfType(frozenset({"no such type"})))


@LATIN.rule("clause", "trahe<integer>.", example="trahe2.", miss="trahe.")
@ENGLISH.rule("clause", "draw <integer> cards .", example="draw 2 cards.", miss="draw cards.")
def draw(integer: Amount) -> Clause:
    return Clause(Draw(integer))


@ENGLISH.rule("clause", "destroy target creature .", example="destroy target creature.", miss="destroy.")
def destroy() -> Clause | None:
    return acting(FOE, Destroy)


@ENGLISH.rule("clause", "destroy target ghost .", example="destroy target ghost.", miss="destroy.")
def destroy_nothing() -> Clause | None:
    return acting(LOST, Destroy)


@ENGLISH.rule("clause", "take <integer> cards .", example="take 2 cards.", miss="take cards.")
def take(integer: int) -> Clause:
    return Clause(Draw(integer))


@ENGLISH.rule("clause", "take <n:integer> cards .", example="take 2 cards.", miss="take cards.")
def take_and_destroy(n: int) -> Clause | None:
    return joined([Clause(Draw(n)), Clause(Draw(n))])


@LATIN.rule("paragraph", "<clause>", example="trahe2.", miss="trahe")
@ENGLISH.rule("paragraph", "<clause>", example="draw 2 cards.", miss="draw 2 cards")
def spell(clause: Clause) -> Paragraph:
    return Paragraph((Spell(clause.effect, **clause.announced()),))


@ENGLISH.rule("paragraph", "enter : <clause>", example="enter: draw 2 cards.", miss="enter draw 2 cards.")
def enter(clause: Clause) -> Paragraph:
    ability = Triggered(event=Enters(), effect=clause.effect, zones=(EVERYWHERE,), **clause.announced())
    return Paragraph((ability,))


@ENGLISH.rule("paragraph", "swift", example="Swift", miss="Swift draw")
def swift() -> Paragraph:
    return Paragraph(keywords=frozenset({"Swift"}))


def style(text: str, face: Face) -> tuple[str, ...]:
    if "\N{REPLACEMENT CHARACTER}" in text:
        raise Damaged("\N{REPLACEMENT CHARACTER}")
    return tuple(line for line in text.splitlines() if line)


HOUSES = {
    "en": House(style=style, grammar=Grammar(words, ENGLISH), lexicon=Lexicon(words), dialect=MADE_UP),
    "la": House(
        style=style, grammar=Grammar(characters, LATIN), lexicon=Lexicon(characters), dialect=MADE_UP
    ),
}
CREATURE = Face("Anybody", ("creature",))
