"""Texts of Force of Will in which an option can be chosen only under a condition."""

from rules.games.fow8.reading.frames import where_it_is
from rules.language.abilities import Mode, Spell
from rules.language.amounts import Tallied
from rules.language.conditions import Compare, Condition, Fails
from rules.reading.clauses import THAT, Clause, mentions
from rules.reading.grammar import Rules
from rules.reading.outcome import Paragraph

RULES = Rules()
PLAYED_ANOTHER = Compare(Tallied("played"), ">=", 1)
"""The player has played another card this turn, as Torrent asks (1124.2)."""


@RULES.rule(
    "paragraph",
    "{spell} <modal> . choose the second only if <condition>",
    example="{spell} choose one - draw a card ; or you gain 300 life . choose the second only if your life "
    "is 1000 or less",
    miss="{spell} choose one - draw a card ; or you gain 300 life . choose the second if your life is 1000 "
    "or less",
)
def second_if(modal: Clause, condition: Condition) -> Paragraph | None:
    """Either both options can be chosen, or the chant has the first and no choice."""
    if len(modal.modes) != 2 or modal.choose != 1 or modal.fewer or mentions(condition, THAT):
        return None
    return _with_second(*modal.modes, condition)


@RULES.rule(
    "paragraph",
    "{spell} choose one - <first:option> ; [or] <torrent> <second:option>",
    example="{spell} choose one - draw a card ; [Torrent] draw two cards",
    miss="{spell} choose two - draw a card ; [Torrent] draw two cards",
)
def second_by_torrent(first: Mode, torrent: bool, second: Mode) -> Paragraph:
    """JUDGEMENT: an option behind Torrent needs its condition; the book knows only texts (1124.2)."""
    return _with_second(first, second, PLAYED_ANOTHER)


def _with_second(first: Mode, second: Mode, condition: Condition) -> Paragraph:
    modes = tuple(Mode(where_it_is(one.effect), one.targets, one.least) for one in (first, second))
    alone = Spell(modes[0].effect, targets=first.targets, least=first.least, when=Fails(condition))
    return Paragraph((alone, Spell(modes=modes, when=condition)))
