"""Whole paragraphs in Japanese: keywords, evolving, automatic and activated abilities, spells."""

from rules.games.sve.reading import meanings
from rules.language.abilities import Ability
from rules.language.conditions import Condition
from rules.language.costs import FREE, Cost
from rules.language.effects import If, Modify
from rules.language.events import Event, Moment
from rules.language.references import This
from rules.reading.clauses import Clause, mentions
from rules.reading.grammar import Rules
from rules.reading.outcome import Paragraph

RULES = Rules()


def paragraph(*abilities: Ability | None) -> Paragraph | None:
    """Return a paragraph of abilities; None if one of them cannot be built."""
    whole = tuple(one for one in abilities if one is not None)
    return Paragraph(whole) if whole and len(whole) == len(abilities) else None


@RULES.rule("paragraph", "<keyword>", example="【守護】", miss="【守護】。")
def keyword_alone(keyword: str) -> Paragraph:
    """Return the paragraph of a keyword by itself."""
    return meanings.keywords(keyword)


RULES.same("first-points", {"バトル開始時、": True})
RULES.same("one-of", {f"進化か{other}": True for other in ("食事", "憑依")})
RULES.same("one-of", {f"【進化】か{other}": True for other in ("【食事】", "【憑依】")})


@RULES.rule(
    "paragraph",
    "<first-points>後攻プレイヤーはEPを3つ持つ。",
    example="バトル開始時、後攻プレイヤーはEPを3つ持つ。",
    miss="バトル開始時、後攻プレイヤーはEPを4つ持つ。",
)
@RULES.rule(
    "paragraph",
    "自分が<one-of>のコストを払うとき、<point-for-point>。（<one-a-turn>。1回につき使えるEPは1つ）",
    example="自分が【進化】か【食事】のコストを払うとき、表向きのEPを1つ裏向きにすることで、1PPを払える。"
    "（1ターンに進化か食事はどちらか1回できる。1回につき使えるEPは1つ）",
    miss="自分が【進化】か【食事】のコストを払うとき、表向きのEPを1つ裏向きにすることで、1PPを払える。",
)
def rules_of_points(**words: bool) -> Paragraph:
    """Return nothing for the text of evolution point cards, which repeats the rules (6.2.1.9, Q348)."""
    return Paragraph()


RULES.same("point-for-point", {"表向きのEPを1つ裏向きにすることで、1PPを払える": True})


@RULES.rule(
    "one-a-turn",
    "1ターンに<one-of>はどちらか1回できる",
    example="1ターンに進化か食事はどちらか1回できる",
    miss="1ターンに進化か食事はできる",
)
def one_a_turn(one_of: bool) -> bool:
    """Return that the text allows one follower a turn to be evolved or fed."""
    return one_of


@RULES.rule(
    "paragraph",
    "【食事】<points>：これは出走する。",
    example="【食事】【コスト1】：これは出走する。",
    miss="【食事】【コスト1】：それは出走する。",
)
@RULES.rule(
    "paragraph",
    "【食事】<points>：これは<integer>回出走する。",
    example="【食事】【コスト4】：これは4回出走する。",
    miss="【食事】【コスト4】：これは4枚出走する。",
)
@RULES.rule(
    "paragraph",
    "【食事】【食事】[【食事】]<points>：これは<integer>回出走する。",
    example="【食事】【食事】【コスト2】：これは2回出走する。",
    miss="【食事】【食事】【コスト2】：これは2枚出走する。",
)
def feed_ability(points: int, integer: int = 1) -> Paragraph:
    """Return the follower's Feed ability."""
    return meanings.feeding(points, integer)


@RULES.rule("triggers", "<trigger>", example="【ファンファーレ】", miss="【起動】")
def one_trigger(trigger: Event) -> tuple[Event, ...]:
    """Return a single event."""
    return (trigger,)


@RULES.rule(
    "triggers",
    "<trigger>/<triggers>",
    example="【ファンファーレ】/【ラストワード】",
    miss="【ファンファーレ】/【起動】",
)
@RULES.rule(
    "triggers",
    "<trigger><triggers>",
    example="【ファンファーレ】【ラストワード】",
    miss="【ファンファーレ】【起動】",
)
def more_triggers(trigger: Event, triggers: tuple[Event, ...]) -> tuple[Event, ...]:
    """Return several events that trigger the same ability."""
    return (trigger, *triggers)


@RULES.rule(
    "triggers",
    "<event>ときか<other:event>とき、",
    example="自分がスペルをプレイしたときか自分の場のアミュレットが進化したとき、",
    miss="自分がスペルをプレイしたときと自分の場のアミュレットが進化したとき、",
)
def either_event(event: Event, other: Event) -> tuple[Event, ...]:
    """Return two events of which each triggers the ability."""
    return (event, other)


@RULES.rule(
    "paragraph",
    "<triggers><text>",
    example="【ファンファーレ】2枚引く。",
    miss="【ファンファーレ】：2枚引く。",
)
@RULES.rule(
    "paragraph",
    "<triggers><cost><text>",
    example="【ファンファーレ】【コスト1】：2枚引く。",
    miss="【ファンファーレ】【コスト1】2枚引く。",
)
@RULES.rule(
    "paragraph",
    "<triggers><cost:rite><text>",
    example="【ファンファーレ】【土の秘術】2枚引く。",
    miss="【ファンファーレ】【土の秘術】2枚引く",
)
def triggered(triggers: tuple[Event, ...], text: Clause, cost: Cost = FREE) -> Paragraph | None:
    """Return the ability that triggers on events, with a cost if it has one."""
    abilities = meanings.triggered(text, *triggers, cost=cost)
    return None if abilities is None else Paragraph(abilities)


RULES.same("aside", {"これがEXエリアにあるなら、": True})


@RULES.rule(
    "paragraph",
    "<trigger><aside><text>",
    example="自分のエンドフェイズが来たとき、これがEXエリアにあるなら、1枚引く。",
    miss="自分のエンドフェイズが来たとき、これが手札にあるなら、1枚引く。",
)
def triggered_aside(trigger: Event, aside: bool, text: Clause) -> Paragraph | None:
    """Return the ability that triggers at a moment while the card is in the EX area."""
    if not isinstance(trigger, Moment):
        return None
    abilities = meanings.triggered(text, trigger, zones=("EX area",))
    return None if abilities is None else Paragraph(abilities)


@RULES.rule(
    "paragraph",
    "<once-trigger><text>",
    example="ターンごとに1回、自分がスペルをプレイしたとき、2枚引く。",
    miss="ターンごとに1回、自分がスペルをプレイしたとき、2枚引く",
)
@RULES.rule(
    "paragraph",
    "<trigger><text>この能力は1ターンに<integer>回働く。",
    example="【攻撃時】これをスタンドする。この能力は1ターンに2回働く。",
    miss="【攻撃時】これをスタンドする。この能力は2回働く。",
)
def triggered_so_often(
    text: Clause,
    once_trigger: tuple[Event, int] | None = None,
    trigger: Event | None = None,
    integer: int = 1,
) -> Paragraph | None:
    """Return the ability that triggers on an event, so often a turn."""
    event, uses = (trigger, integer) if once_trigger is None else once_trigger
    abilities = None if event is None else meanings.triggered(text, event, uses=uses)
    return None if abilities is None else Paragraph(abilities)


RULES.same("activate", {"【起動】": False, "【クイック】【起動】": True})


@RULES.rule(
    "once",
    "この能力は1ターンに<integer>回使える。",
    example="この能力は1ターンに2回使える。",
    miss="この能力は2回使える。",
)
def so_often(integer: int) -> int:
    """Return how often an ability can be used in a turn."""
    return integer


@RULES.rule(
    "paragraph", "<activate><cost><text>", example="【起動】【コスト1】：2枚引く。", miss="【起動】2枚引く。"
)
@RULES.rule(
    "paragraph",
    "<activate><cost><text><once>",
    example="【起動】【コスト1】：2枚引く。この能力は1ターンに1回使える。",
    miss="【起動】【コスト1】：2枚引く。この能力は2回使える。",
)
@RULES.rule(
    "paragraph",
    "<activate><cost><text>この能力は<condition>なら使える。",
    example="【起動】【コスト1】：2枚引く。この能力は【覚醒】状態なら使える。",
    miss="【起動】【コスト1】：2枚引く。この能力は【覚醒】状態で使える。",
)
@RULES.rule(
    "paragraph",
    "<activate><cost><text>この能力は<condition>なら、1ターンに<integer>回使える。",
    example="【起動】【コスト1】：2枚引く。この能力は【覚醒】状態なら、1ターンに1回使える。",
    miss="【起動】【コスト1】：2枚引く。この能力は【覚醒】状態なら、1回使える。",
)
def activated(
    activate: bool,
    cost: Cost,
    text: Clause,
    once: int = 0,
    condition: Condition | None = None,
    integer: int = 0,
) -> Paragraph | None:
    """Return an activated ability."""
    return paragraph(meanings.activated(text, cost, quick=activate, uses=once or integer, when=condition))


@RULES.rule("paragraph", "【UB】<paragraph>", example="【UB】【攻撃時】1枚引く。", miss="【UB】1枚引く。")
def union_burst(paragraph: Paragraph) -> Paragraph | None:
    """Return abilities marked as Union Bursts."""
    return meanings.union_burst(paragraph)


@RULES.rule("paragraph", "<text>", example="2枚引く。", miss="2枚引く")
def spell(text: Clause) -> Paragraph | None:
    """Return the effect of a spell; refused on other cards, which do nothing when they resolve.

    None for text that changes the card itself, which is a static ability of the card on the field, and for
    Earth Rite, whose part of a spell is an ability of its own.
    """
    inner = text.effect
    while isinstance(inner, If):
        inner = inner.then
    if (isinstance(inner, Modify) and inner.what == This()) or mentions(inner, meanings.EARTH_RITE):
        return None
    return paragraph(meanings.spell(text))


@RULES.rule(
    "paragraph",
    "<text:paid-text>",
    example="手札1枚を捨てる：2枚引く。",
    miss="手札1枚を捨てる。2枚引く。",
)
def paid_spell(text: Clause) -> Paragraph | None:
    """Return the effect of a spell that is all paid for on resolution (10.4.7.5)."""
    return None if mentions(text.effect, meanings.EARTH_RITE) else paragraph(meanings.spell(text))


@RULES.rule("paragraph", "<rite><text>", example="【土の秘術】2枚引く。", miss="【土の秘術】：2枚引く。")
def spell_with_rite(rite: Cost, text: Clause) -> Paragraph | None:
    """Return the effect of a spell if Earth Rite is paid."""
    return paragraph(meanings.spell(text, earth_rite=True))


@RULES.rule(
    "paragraph",
    "<text><rite><more:text>",
    example="2枚引く。【土の秘術】1枚引く。",
    miss="2枚引く。【土の秘術】：1枚引く。",
)
def spell_and_rite(text: Clause, rite: Cost, more: Clause) -> Paragraph | None:
    """Return the effect of a spell, and the additional effect if Earth Rite is paid."""
    return paragraph(meanings.spell(text), meanings.spell(more, earth_rite=True))
