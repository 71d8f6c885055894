"""What left the field this turn in Japanese, what is put into the EX area or takes much damage, and races."""

from rules.games.sve.nodes import GoesToCemetery, Races
from rules.games.sve.reading import meanings
from rules.games.sve.reading.japanese.events import subject
from rules.language.amounts import Amount, TimesHappened
from rules.language.conditions import Condition, Fails, Happened, Is
from rules.language.costs import Cost
from rules.language.events import AtLeast, Event, Leaves, Moment, Moves, TakesDamage
from rules.language.filter_shorthand import zones_of
from rules.language.filters import CostIs, Filter, Sign
from rules.language.references import This
from rules.reading.clauses import THAT, Clause
from rules.reading.grammar import Rules
from rules.reading.outcome import Paragraph

RULES = Rules()
RULES.same("condition", {"これが自分の場にいる": Is(This(), meanings.FIELD)})


@RULES.rule(
    "condition",
    "それが元のコスト<integer><compared>",
    example="それが元のコスト6以上",
    miss="これが元のコスト6以上",
)
def it_costs(integer: int, compared: Sign) -> Condition:
    """Return the condition that the card just named costs at most, or at least, an amount."""
    return Is(THAT, CostIs(compared, integer))


@RULES.rule(
    "event", "<noun>が出走した", example="自分の他のフォロワーが出走した", miss="フォロワーは出走した"
)
def races(noun: Filter) -> Event | None:
    """Return the event that a follower races."""
    what = subject(noun)
    return None if what is None else Races(what)


@RULES.rule(
    "condition",
    "<this-turn><noun>が場を離れていない",
    example="このターン、自分のアミュレットが場を離れていない",
    miss="自分のアミュレットが場を離れていない",
)
def none_left(this_turn: bool, noun: Filter) -> Condition | None:
    """Return the condition that no card of a kind left the field this turn."""
    what = subject(noun)
    return None if what is None else Fails(Happened(Leaves(what)))


@RULES.rule(
    "condition",
    "<this-turn><noun>が場から手札に戻っていた",
    example="このターン、自分のカードが場から手札に戻っていた",
    miss="自分のカードが場から手札に戻っていた",
)
def was_returned(this_turn: bool, noun: Filter) -> Condition | None:
    """Return the condition that a card went from the field to a hand this turn."""
    what = subject(noun)
    return None if what is None else Happened(Leaves(what, ("hand",)))


@RULES.rule(
    "condition",
    "<this-turn><noun>が場から墓場に置かれていた",
    example="このターン、相手のアミュレットが場から墓場に置かれていた",
    miss="相手のアミュレットが場から墓場に置かれていた",
)
def has_died(this_turn: bool, noun: Filter) -> Condition | None:
    """Return the condition that a card went from the field to the cemetery this turn."""
    what = subject(noun)
    return None if what is None else Happened(GoesToCemetery(what))


@RULES.rule(
    "quantity",
    "<this-turn>自分の場を離れた<core>の数",
    example="このターン、自分の場を離れたアミュレットの数",
    miss="自分の場を離れたアミュレットの数",
)
def how_many_left(this_turn: bool, core: Filter) -> Amount | None:
    """Return how many such cards left your field this turn."""
    return None if zones_of(core) else TimesHappened(Leaves(meanings.of(core, meanings.OURS)))


@RULES.rule(
    "trigger",
    "これがダメージを受けたとき、そのダメージが<integer>以上なら、",
    example="これがダメージを受けたとき、そのダメージが3以上なら、",
    miss="これがダメージを受けたとき、そのダメージが3なら、",
)
def hurt_badly(integer: int) -> Event:
    """Return the event that the card itself takes at least an amount of damage."""
    return AtLeast(TakesDamage(), integer)


RULES.same("put-aside", {"EXエリアにこれが置かれたとき、": Moves(destination=("EX area",))})


@RULES.rule(
    "paragraph",
    "<put-aside><text>",
    example="EXエリアにこれが置かれたとき、1枚引く。",
    miss="手札にこれが置かれたとき、1枚引く。",
)
def as_it_is_put_aside(put_aside: Event, text: Clause) -> Paragraph | None:
    """Return the ability that triggers as the card itself is put into the EX area."""
    abilities = meanings.triggered(text, put_aside, zones=("EX area",))
    return Paragraph(abilities) if abilities else None


@RULES.rule(
    "paragraph",
    "<trigger><aside><cost><text>",
    example="自分のエンドフェイズが来たとき、これがEXエリアにあるなら、【コスト3】：1枚引く。",
    miss="自分のエンドフェイズが来たとき、これがEXエリアにあるなら、【コスト3】1枚引く。",
)
def triggered_aside_for(trigger: Event, aside: bool, cost: Cost, text: Clause) -> Paragraph | None:
    """Return the ability that triggers at a moment while the card is in the EX area, for a cost."""
    if not isinstance(trigger, Moment):
        return None
    abilities = meanings.triggered(text, trigger, cost=cost, zones=("EX area",))
    return Paragraph(abilities) if abilities else None
