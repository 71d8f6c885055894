"""What happens later this turn in Japanese, and other sentences about a card just named."""

from rules.games.sve.reading import meanings, meanings_effects, meanings_looks, meanings_sequels
from rules.games.sve.reading.japanese.conditions import in_spot
from rules.games.sve.reading.japanese.verbs import discard_such
from rules.language.conditions import AllHold, Condition, Is
from rules.language.effects import Effect
from rules.language.filters import All, Filter, InZone, IsRested
from rules.language.references import This
from rules.reading.clauses import THAT, Clause, mentions
from rules.reading.grammar import Rules

RULES = Rules()
RULES.same("condition", {"これがスタンド状態": Is(This(), IsRested(False))})
RULES.same("spot", {"自分の場か自分の墓場": (InZone(("field", "cemetery")), "you")})


@RULES.rule(
    "sentence",
    "このターン、それが場から墓場に置かれたとき、<plain-text>",
    example="このターン、それが場から墓場に置かれたとき、1枚引く。",
    miss="それが場から墓場に置かれたとき、1枚引く。",
)
def when_it_dies(plain_text: Clause) -> Clause | None:
    """Return a clause that does something when the card just named goes to the cemetery this turn."""
    return meanings_sequels.when_it_dies(plain_text)


@RULES.rule(
    "condition",
    "<spot>に<one:core>と<another:core>と<other:core>が(いる|ある)",
    example="自分の墓場にスペルとアミュレットとフォロワーがある",
    miss="自分の墓場にスペルかアミュレットかフォロワーがある",
)
def there_are_three(
    spot: tuple[Filter, str], one: Filter, another: Filter, other: Filter
) -> Condition | None:
    """Return the condition that there is a card of each of three kinds in one place."""
    parts = [part for noun in (one, another, other) if (part := in_spot(spot, noun)) is not None]
    return AllHold(tuple(parts)) if len(parts) == 3 else None


@RULES.rule(
    "if-text",
    "自分の手札の<noun>1<counter>を捨ててよい。捨てたなら、<plain-text>捨てなかったなら、<other:plain-text>",
    example="自分の手札のスペル1枚を捨ててよい。捨てたなら、1枚引く。捨てなかったなら、これを墓場に置く。",
    miss="自分の手札のスペル1枚を捨ててよい。捨てたなら、1枚引く。",
)
def if_you_discard_or_not(noun: Filter, counter: bool, plain_text: Clause, other: Clause) -> Clause | None:
    """Return a clause in which you may discard a card, with what follows if you do and if you do not."""
    done = discard_such(noun, 1, counter)
    return done and meanings_effects.if_you_do_or_not(done, plain_text, other)


@RULES.rule(
    "must-take",
    "<integer>枚を公開して手札に加える。",
    example="2枚を公開して手札に加える。",
    miss="2枚を公開して手札に加えてよい。",
)
def must_reveal(integer: int) -> Effect:
    """Return the effect that cards must be revealed and taken."""
    return meanings_looks.taken(All(), integer, "hand", least=integer, shown=True)


@RULES.rule(
    "sentence",
    "<act>これを<integer>回くり返す。",
    example="自分のデッキの上1枚をEXエリアに置く。これを2回くり返す。",
    miss="自分のデッキの上1枚をEXエリアに置く。これをくり返す。",
)
def done_again(act: Clause, integer: int) -> Clause | None:
    """Return a clause that is carried out a number of times in all; None if it refers to what came before."""
    return None if mentions(act.effect, THAT) else meanings.repeated(integer, act)
