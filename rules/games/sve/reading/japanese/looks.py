"""Looking at the top of the deck and searching it, in Japanese."""

from rules.games.sve.reading import meanings, meanings_looks
from rules.language.amounts import Amount
from rules.language.conditions import Is
from rules.language.effects import Effect, If, May, MoveTo, Reveal, Shuffle
from rules.language.filter_shorthand import zones_of
from rules.language.filters import All, Filter
from rules.language.references import It
from rules.reading.clauses import THAT, Clause, joined
from rules.reading.grammar import Rules

RULES = Rules()
Wanted = tuple[Filter, int, bool]
"""Which cards are wanted, how many of them at most, and whether their names must differ."""

RULES.same("look", {"自分のデッキの上1枚を見る。": 1})
RULES.same(
    "found",
    {
        "手札に加える": "hand",
        "公開して手札に加える": "hand",
        "公開し、手札に加える": "hand",
        "場に出す": "field",
        "EXエリアに置く": "EX area",
        "墓場に置く": "cemetery",
        "消滅させる": "banished zone",
        "アクト状態で場に出す": meanings_looks.ENGAGED,
    },
)
RULES.same(
    "rest",
    {"残りを好きな順にデッキの下に置く。": meanings.REST_BELOW, "残りを墓場に置く。": meanings.REST_BURIED},
)
RULES.same("fewer", {"まで": True})
RULES.same("from-them", {"その中から、": True, "その中から": True})
RULES.same(
    "taken-if-wanted",
    {
        "公開して手札に加えてよい": ("hand", True),
        "手札に加えてよい": ("hand", False),
        "EXエリアに置いてよい": ("EX area", False),
        "場に出してよい": ("field", False),
        "墓場に置いてよい": ("cemetery", False),
    },
)
RULES.same(
    "taken",
    {
        "手札に加える": "hand",
        "EXエリアに置く": "EX area",
        "墓場に置く": "cemetery",
        "場に出す": "field",
    },
)


@RULES.rule(
    "look",
    "自分のデッキの上<amount>枚を見る。",
    example="自分のデッキの上3枚を見る。",
    miss="相手のデッキの上3枚を見る。",
)
def look(amount: Amount) -> Amount:
    """Return the number of cards looked at."""
    return amount


@RULES.rule("wanted", "<noun><integer><counter>", example="妖精・カード1枚", miss="自分の手札のカード1枚")
def wanted(noun: Filter, integer: int, counter: bool) -> Wanted | None:
    """Return up to a number of cards of a kind; the player need not find any."""
    return None if zones_of(noun) else (noun, integer, False)


@RULES.rule(
    "wanted",
    "<noun>をカード名が異なるように<integer><counter>",
    example="妖精・カードをカード名が異なるように2枚",
    miss="妖精・カードを2枚",
)
def wanted_of_different_names(noun: Filter, integer: int, counter: bool) -> Wanted | None:
    """Return up to a number of cards of a kind with different names."""
    return None if zones_of(noun) else (noun, integer, True)


@RULES.rule("wanted", "<integer>枚", example="2枚", miss="X枚")
def wanted_of_any_kind(integer: int) -> Wanted:
    """Return a number of cards of any kind."""
    return All(), integer, False


@RULES.rule(
    "take",
    "<from-them><wanted>[まで](を|)<taken-if-wanted>。",
    example="その中から、妖精・カード1枚を公開して手札に加えてよい。",
    miss="その中から、妖精・カード1枚を公開してよい。",
)
def take(from_them: bool, wanted: Wanted, taken_if_wanted: tuple[str, bool]) -> Effect:
    """Return the effect that cards may be taken, revealed first if the text says so."""
    noun, most, differ = wanted
    zone, shown = taken_if_wanted
    return meanings.taken(noun, most, zone, shown=shown, differ=differ)


@RULES.rule(
    "must-take", "<integer>枚を<taken>。", example="1枚を手札に加える。", miss="1枚を手札に加えてよい。"
)
def must_take(integer: int, taken: str) -> Effect:
    """Return the effect that cards must be taken."""
    return meanings.taken(All(), integer, taken, least=integer)


@RULES.rule(
    "take",
    "<from-them><must-take>",
    example="その中から、1枚を手札に加える。",
    miss="その中から、1枚を手札に加えてよい。",
)
def take_one(from_them: bool, must_take: Effect) -> Effect:
    """Return the effect that a card must be taken."""
    return must_take


@RULES.rule(
    "act",
    "<look><take><rest>",
    example="自分のデッキの上3枚を見る。その中から、1枚を手札に加える。残りを墓場に置く。",
    miss="自分のデッキの上3枚を見る。その中から、1枚を手札に加える。",
)
def look_and_take(look: Amount, take: Effect, rest: Effect) -> Clause:
    """Return a clause that looks at cards and takes some of them."""
    return meanings.looked(look, take, rest)


RULES.same("split", {"好きな枚数を好きな順にデッキの上に置く。残りを好きな順にデッキの下に置く。": True})


@RULES.rule(
    "act",
    "<look><from-them><split>",
    example="自分のデッキの上3枚を見る。その中から、好きな枚数を好きな順にデッキの上に置く。"
    "残りを好きな順にデッキの下に置く。",
    miss="自分のデッキの上3枚を見る。その中から、好きな枚数を好きな順にデッキの上に置く。",
)
def look_and_sort(look: Amount, from_them: bool, split: bool) -> Clause:
    """Return a clause that looks at cards and puts some back on top, the rest at the bottom."""
    return meanings.looked(look, meanings.sorted_apart(look))


@RULES.rule(
    "act",
    "<look><take><split>",
    example="自分のデッキの上3枚を見る。その中から、1枚を手札に加える。"
    "好きな枚数を好きな順にデッキの上に置く。残りを好きな順にデッキの下に置く。",
    miss="自分のデッキの上3枚を見る。その中から、1枚を手札に加える。",
)
def look_take_and_sort(look: Amount, take: Effect, split: bool) -> Clause:
    """Return a clause that looks at cards, takes some, puts some back on top and the rest at the bottom."""
    return meanings.looked(look, take, meanings.sorted_apart(look))


@RULES.rule(
    "text",
    "<look><take><rest><text>",
    example="自分のデッキの上3枚を見る。その中から、1枚をEXエリアに置く。残りを墓場に置く。それを破壊する。",
    miss="自分のデッキの上3枚を見る。その中から、1枚を手札に加える。残りを墓場に置く。1枚引く。",
)
def look_and_take_then(look: Amount, take: Effect, rest: Effect, text: Clause) -> Clause | None:
    """Return a clause that looks at cards and does something with those that were taken."""
    return meanings.looked_then(look, take, rest, text)


@RULES.rule(
    "text",
    "自分のデッキの上1枚を公開する。<text>",
    example="自分のデッキの上1枚を公開する。公開したカードがスペルなら、それを手札に加える。",
    miss="自分のデッキの上1枚を公開する。1枚引く。",
)
def show_top(text: Clause) -> Clause | None:
    """Return a clause that reveals the top card of your deck and then does something."""
    return meanings.shown_top(text)


@RULES.rule(
    "act",
    "自分のデッキの上1枚を見る。<from-them><noun>1枚を<taken-if-wanted>。",
    example="自分のデッキの上1枚を見る。その中から、スペル1枚を公開して手札に加えてよい。",
    miss="自分のデッキの上2枚を見る。その中から、スペル1枚を公開して手札に加えてよい。",
)
def look_at_one_of_a_kind(from_them: bool, noun: Filter, taken_if_wanted: tuple[str, bool]) -> Clause | None:
    """Return a clause that looks at one card, which may be taken if it is of a kind, maybe revealed first."""
    if zones_of(noun):
        return None
    zone, shown = taken_if_wanted
    taken = Reveal(THAT, MoveTo(It("found"), zone), name="found") if shown else MoveTo(THAT, zone)
    return meanings.looked_at_one(Clause(If(Is(THAT, noun), May(taken))))


@RULES.rule(
    "act",
    "自分のデッキから<noun>を元のコストの合計が<total:integer>以下になるように<integer><counter>まで探し、<found>。",
    example="自分のデッキから妖精・カードを元のコストの合計が7以下になるように3枚まで探し、手札に加える。",
    miss="自分のデッキから妖精・カードを元のコストの合計が7になるように3枚まで探し、手札に加える。",
)
def search_within(noun: Filter, total: int, integer: int, counter: bool, found: str) -> Clause | None:
    """Return a clause that searches the deck for cards that cost no more than a number together."""
    return None if zones_of(noun) else meanings_looks.searched_within(noun, integer, found, total)


@RULES.rule(
    "wanted",
    "<one:noun>1<counter>か<other:noun>1<counter>",
    example="アミュレット1枚か『フェアリー』1枚",
    miss="アミュレット1枚と『フェアリー』1枚",
)
def wanted_either(one: Filter, other: Filter, counter: bool) -> Wanted | None:
    """Return one card of either of two kinds."""
    both = None if zones_of(one) or zones_of(other) else meanings.either(one, other)
    return None if both is None else (both, 1, False)


@RULES.rule(
    "act",
    "自分のデッキをシャッフルし、上<amount>枚を見る。<take><rest>",
    example="自分のデッキをシャッフルし、上3枚を見る。その中から、1枚を手札に加える。残りを墓場に置く。",
    miss="自分のデッキをシャッフルし、上3枚を見る。",
)
def shuffle_and_look(amount: Amount, take: Effect, rest: Effect) -> Clause | None:
    """Return a clause that shuffles the deck, looks at cards and takes some of them."""
    return joined((Clause(Shuffle("deck area")), meanings.looked(amount, take, rest)))


@RULES.rule(
    "act",
    "自分のデッキをシャッフルし、上1枚をEXエリアに置く。",
    example="自分のデッキをシャッフルし、上1枚をEXエリアに置く。",
    miss="自分のデッキをシャッフルし、上1枚を手札に置く。",
)
def shuffle_and_put_aside() -> Clause | None:
    """Return a clause that shuffles the deck and puts its top card into the EX area."""
    return joined((Clause(Shuffle("deck area")), meanings.milled(1, "EX area")))


@RULES.rule(
    "act",
    "<look><from-them>1枚をデッキの上に置く。残りを墓場に置く。",
    example="自分のデッキの上3枚を見る。その中から、1枚をデッキの上に置く。残りを墓場に置く。",
    miss="自分のデッキの上3枚を見る。その中から、1枚をデッキの下に置く。残りを墓場に置く。",
)
def look_and_put_back(look: Amount, from_them: bool) -> Clause:
    """Return a clause that looks at cards, puts one back on top and the others into the cemetery."""
    return meanings.looked(look, meanings_looks.put_back())


@RULES.rule(
    "text",
    "自分のデッキの上1枚を見る。<from-them>1枚を公開して手札に加えてよい。<text:if-texts>",
    example="自分のデッキの上1枚を見る。その中から、1枚を公開して手札に加えてよい。スペルを公開したなら、1枚引く。",
    miss="自分のデッキの上1枚を見る。その中から、1枚を公開して手札に加えてよい。1枚引く。",
)
def look_at_one_and_ask(from_them: bool, text: Clause) -> Clause | None:
    """Return a clause that looks at one card, which may be taken, and what follows if it is of a kind."""
    return meanings_looks.looked_at_one_then(text)


@RULES.rule(
    "act",
    "自分のデッキの上1枚を見る。<act>",
    example="自分のデッキの上1枚を見る。それを墓場に置いてよい。",
    miss="自分のデッキの上1枚を見る。2枚引く。",
)
def look_at_one(act: Clause) -> Clause | None:
    """Return a clause that looks at one card and does something with it; None if it does nothing."""
    return meanings.looked_at_one(act)


@RULES.rule(
    "act",
    "自分のデッキから[、]<wanted>[を]探し、<found>。",
    example="自分のデッキから妖精・カード1枚を探し、手札に加える。",
    miss="自分のデッキから妖精・カードを探し、手札に加える。",
)
@RULES.rule(
    "act",
    "自分のデッキから[、]<wanted><fewer>[を]探し、<found>。",
    example="自分のデッキから妖精・カード2枚まで探し、手札に加える。",
    miss="自分のデッキからカードまで探し、手札に加える。",
)
def search(wanted: Wanted, found: str, fewer: bool = False) -> Clause | None:
    """Return a clause that searches the deck for cards of a kind (5.7)."""
    noun, most, differ = wanted
    return meanings.searched(noun, most, found, differ=differ, fewer=fewer)
