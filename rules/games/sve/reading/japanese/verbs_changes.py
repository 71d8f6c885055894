"""Sentences in Japanese that change cards, permanently or for a time."""

from dataclasses import replace

from rules.games.sve.reading import meanings_statics, meanings_targets
from rules.language.changes import Change, LoseAllAbilities
from rules.language.durations import ALWAYS, END_OF_TURN, Duration, UntilMoment
from rules.language.effects import Modify, Recover
from rules.language.filter_shorthand import zones_of
from rules.language.filters import Filter
from rules.reading.clauses import THAT, Clause, joined
from rules.reading.grammar import Rules
from rules.reading.phrases import Picked, acting

RULES = Rules()


@RULES.rule("act", "<pick:thing>は<gain>。", example="これは【疾走】を持つ。", miss="これを【疾走】を持つ。")
def give(pick: Picked, gain: tuple[Change, ...]) -> Clause | None:
    """Return a clause in which cards gain something permanently."""
    return changed(pick, gain, ALWAYS)


@RULES.rule(
    "act",
    "<pick>と<other:pick>は<gain>。",
    example="それとこれは【疾走】を持つ。",
    miss="それかこれは【疾走】を持つ。",
)
def give_both(pick: Picked, other: Picked, gain: tuple[Change, ...]) -> Clause | None:
    """Return a clause in which two cards just named gain something."""
    first, second = changed(pick, gain, ALWAYS), changed(other, gain, ALWAYS)
    return first and second and joined((first, replace(second, about=None)))


@RULES.rule(
    "act",
    "<thing>は能力すべてを失う。",
    example="それは能力すべてを失う。",
    miss="それは能力1つを失う。",
)
def lose_abilities(thing: Picked) -> Clause | None:
    """Return a clause in which cards lose all abilities permanently."""
    return changed(thing, (LoseAllAbilities(),), ALWAYS)


RULES.same(
    "for-now",
    {
        "このターン、": END_OF_TURN,
        "このターン中、": END_OF_TURN,
        "次の相手のターン中、": UntilMoment("turn ends", "opponent"),
        "次のそれのプレイヤーのターン中、": UntilMoment("turn ends", "opponent"),
        "次のそれのプレイヤーのターン、": UntilMoment("turn ends", "opponent"),
        "このターンと次の相手のターン中、": UntilMoment("turn ends", "opponent"),
    },
)


@RULES.rule(
    "act",
    "<for-now><pick:thing>は<gain>。",
    example="このターン、これは【疾走】を持つ。",
    miss="次のターン、これは【疾走】を持つ。",
)
@RULES.rule(
    "act",
    "<for-now><pick:thing>をプレイする際、<gain:cheaper>。",
    example="このターン、それをプレイする際、コストを-1する。",
    miss="それをプレイする際、コストを-1する。",
)
@RULES.rule(
    "act",
    "<for-now><pick:thing>は<gain:inability>。",
    example="このターン、これは相手を攻撃できない。",
    miss="これは相手を攻撃できない。",
)
def give_for_now(for_now: Duration, pick: Picked, gain: tuple[Change, ...]) -> Clause | None:
    """Return a clause in which cards change for a time."""
    return changed(pick, gain, for_now)


@RULES.rule(
    "act",
    "<pick:thing>は次の(それのプレイヤー|相手)のスタートフェイズにスタンドしない。",
    example="それは次のそれのプレイヤーのスタートフェイズにスタンドしない。",
    miss="それはスタートフェイズにスタンドしない。",
)
def stays_engaged(pick: Picked) -> Clause | None:
    """Return a clause in which cards are not reserved in their player's next start phase."""
    return changed(pick, meanings_statics.STAYS_ENGAGED, meanings_statics.THEIR_NEXT_START)


@RULES.rule(
    "act",
    "このターン、次に自分が<noun>をプレイする際、コストを-<integer>する。",
    example="このターン、次に自分が妖精・カードをプレイする際、コストを-4する。",
    miss="次に自分が妖精・カードをプレイする際、コストを-4する。",
)
def next_costs_less(noun: Filter, integer: int) -> Clause | None:
    """Return a clause in which the next card of a kind that you play this turn costs less."""
    return None if zones_of(noun) else meanings_statics.next_cheaper(noun, integer)


def changed(pick: Picked, changes: tuple[Change, ...], until: Duration) -> Clause | None:
    """Return a clause in which cards are changed for a time."""
    return acting(pick, lambda cards: Modify(cards, changes, until))


@RULES.rule(
    "act",
    "<pick>は<gain:change>して、スタンドする。",
    example="それは【攻撃力】+1して、スタンドする。",
    miss="それは【攻撃力】+1して、アクトする。",
)
def strengthen_and_reserve(pick: Picked, gain: tuple[Change, ...]) -> Clause | None:
    """Return a clause in which cards gain something and are reserved."""
    first = changed(pick, gain, ALWAYS)
    return first and joined((first, Clause(Recover(THAT), about=THAT)))


@RULES.rule(
    "act",
    "<pick:thing>と自分のリーダーは【体力】+<integer>する。",
    example="これと自分のリーダーは【体力】+1する。",
    miss="これか自分のリーダーは【体力】+1する。",
)
def strengthen_with_leader(pick: Picked, integer: int) -> Clause | None:
    """Return a clause in which cards and your leader gain defense."""
    return meanings_targets.strengthened_with_leader(pick, integer)
