"""Looking at the top of the deck in Japanese where cards are banished or put back on top."""

from rules.games.sve.reading import meanings_looks, meanings_words
from rules.games.sve.reading.japanese.looks import Wanted
from rules.language.amounts import Amount
from rules.language.effects import Effect
from rules.language.filter_shorthand import zones_of
from rules.language.filters import All, Filter
from rules.reading.clauses import Clause
from rules.reading.grammar import Rules

RULES = Rules()
RULES.same(
    "other-one",
    {
        "1枚を消滅させる。": meanings_words.REST_BANISHED,
        "1枚を墓場に置く。": meanings_words.REST_BURIED,
    },
)


@RULES.rule(
    "take",
    "<from-them><wanted>まで消滅させてよい。",
    example="その中から、2枚まで消滅させてよい。",
    miss="その中から、2枚まで消滅させる。",
)
def banish_some(from_them: bool, wanted: Wanted) -> Effect:
    """Return the effect that cards looked at may be banished."""
    noun, most, differ = wanted
    return meanings_looks.taken(noun, most, "banished zone", differ=differ)


@RULES.rule(
    "act",
    "<look><from-them>1枚を手札に加える。<other-one>",
    example="自分のデッキの上2枚を見る。その中から、1枚を手札に加える。1枚を消滅させる。",
    miss="自分のデッキの上3枚を見る。その中から、1枚を手札に加える。1枚を消滅させる。",
)
def one_and_the_other(look: Amount, from_them: bool, other_one: Effect) -> Clause | None:
    """Return a clause that looks at two cards, of which one is taken and the other goes elsewhere."""
    taken = meanings_looks.taken(All(), 1, "hand", least=1)
    return meanings_looks.looked(look, taken, other_one) if look == 2 else None


@RULES.rule(
    "act",
    "<look><from-them><noun>1<counter>を公開してデッキの上に置いてよい。残りを好きな順にデッキの下に置く。",
    example="自分のデッキの上3枚を見る。その中から、獣・カード1枚を公開してデッキの上に置いてよい。"
    "残りを好きな順にデッキの下に置く。",
    miss="自分のデッキの上3枚を見る。その中から、獣・カード1枚を公開してデッキの上に置いてよい。",
)
def one_back_on_top(look: Amount, from_them: bool, noun: Filter, counter: bool) -> Clause | None:
    """Return a clause that looks at cards, of which one may be revealed and put on top, the rest below."""
    return None if zones_of(noun) else meanings_looks.looked(look, meanings_looks.put_on_top(noun))
