"""Sentences in Japanese that move cards, make tokens, look at the deck and search it."""

from rules.games.sve.definitions import EvolveCard
from rules.games.sve.reading import meanings
from rules.language.amounts import Amount
from rules.language.effects import Create, Effect, MoveTo
from rules.language.filter_shorthand import zones_of
from rules.language.filters import All, Filter
from rules.language.references import Side, Top
from rules.reading.clauses import Clause, joined
from rules.reading.grammar import Rules
from rules.reading.phrases import Picked, acting

RULES = Rules()
Tokens = tuple[EvolveCard, int]
Wanted = tuple[Filter, int]
"""Which cards are wanted, and how many of them at most."""

RULES.same(
    "place",
    {
        "を手札に戻す": ("hand", "top"),
        "を手札に加える": ("hand", "top"),
        "を消滅させる": ("banished zone", "top"),
        "を墓場に置く": ("cemetery", "top"),
        "をEXエリアに置く": ("EX area", "top"),
        "を場に出す": ("field", "top"),
        "をデッキの下に置く": ("deck area", "bottom"),
        "をデッキの上に置く": ("deck area", "top"),
    },
)
RULES.same("found", {"手札に加える": "hand", "場に出す": "field", "EXエリアに置く": "EX area"})
RULES.same(
    "rest",
    {"残りを好きな順にデッキの下に置く。": meanings.REST_BELOW, "残りを墓場に置く。": meanings.REST_BURIED},
)


@RULES.rule("act", "<pick><place>。", example="それを手札に戻す。", miss="それは手札に戻す。")
@RULES.rule(
    "act",
    "<pick:every><place>。",
    example="相手の場のフォロワーすべてを消滅させる。",
    miss="すべてを消滅させる。",
)
def move(pick: Picked, place: tuple[str, str]) -> Clause | None:
    """Return that cards go to a zone."""
    zone, position = place
    bottom = position == "bottom"
    return acting(pick, lambda cards: MoveTo(cards, zone, "bottom" if bottom else "top"))


@RULES.rule(
    "act",
    "<whose>デッキの上<integer>枚<place>。",
    example="自分のデッキの上2枚を墓場に置く。",
    miss="自分のデッキの下2枚を墓場に置く。",
)
def move_top(whose: Side, integer: int, place: tuple[str, str]) -> Clause:
    """Return that cards on top of a deck go to a zone."""
    return Clause(MoveTo(Top(integer, whose), place[0]))


@RULES.rule("tokens", "『<token>』<integer><counter>", example="『フェアリー』2枚", miss="『フェアリー』")
def tokens(token: EvolveCard, integer: int, counter: bool) -> Tokens:
    """Return so many tokens."""
    return token, integer


RULES.same("made", {"をEXエリアに置く": "EX area", "を出す": "field", "を場に出す": "field"})


@RULES.rule(
    "act", "<tokens><made>。", example="『フェアリー』2枚をEXエリアに置く。", miss="『フェアリー』を出す。"
)
def create(tokens: Tokens, made: str) -> Clause:
    """Return that tokens are created."""
    token, amount = tokens
    return Clause(Create(token, made, amount))


@RULES.rule(
    "act",
    "<tokens>と<other:tokens><made>。",
    example="『フェアリー』1体と『フェアリー』2体を出す。",
    miss="『フェアリー』1体か『フェアリー』2体を出す。",
)
def create_both(tokens: Tokens, other: Tokens, made: str) -> Clause | None:
    """Return that tokens of two kinds are created."""
    return joined((create(tokens, made), create(other, made)))


@RULES.rule("wanted", "<noun><integer><counter>", example="妖精・カード1枚", miss="自分の手札のカード1枚")
def wanted(noun: Filter, integer: int, counter: bool) -> Wanted | None:
    """Return so many cards of a kind, of which nobody has to find any."""
    return None if zones_of(noun) else (noun, integer)


@RULES.rule(
    "take",
    "その中から、<wanted>[まで]を公開して手札に加えてよい。",
    example="その中から、妖精・カード1枚を公開して手札に加えてよい。",
    miss="その中から、妖精・カード1枚を公開してよい。",
)
@RULES.rule(
    "take",
    "その中から、<wanted>まで公開して手札に加えてよい。",
    example="その中から、妖精・カード2枚まで公開して手札に加えてよい。",
    miss="その中から、妖精・カード2枚まで公開してよい。",
)
def take_shown(wanted: Wanted) -> Effect:
    """Return that cards may be shown and taken."""
    return meanings.taken(*wanted, "hand", shown=True)


@RULES.rule(
    "take",
    "その中から、<wanted>[まで](を|)EXエリアに置いてよい。",
    example="その中から、妖精・カード1枚をEXエリアに置いてよい。",
    miss="その中から、妖精・カード1枚をEXエリアに置く。",
)
def take_aside(wanted: Wanted) -> Effect:
    """Return that cards may be put into the EX area."""
    return meanings.taken(*wanted, "EX area")


@RULES.rule(
    "take",
    "その中から、<wanted>[まで](を|)場に出してよい。",
    example="その中から、妖精・フォロワー1枚を場に出してよい。",
    miss="その中から、妖精・フォロワー1枚を場に出す。",
)
def take_to_field(wanted: Wanted) -> Effect:
    """Return that cards may be put onto the field."""
    return meanings.taken(*wanted, "field")


@RULES.rule(
    "take",
    "その中から、1枚をEXエリアに置いてよい。",
    example="その中から、1枚をEXエリアに置いてよい。",
    miss="その中から、1枚をEXエリアに置く。",
)
def take_any_aside() -> Effect:
    """Return that any of the cards may be put into the EX area."""
    return meanings.taken(All(), 1, "EX area")


@RULES.rule(
    "take",
    "その中から、1枚を手札に加える。",
    example="その中から、1枚を手札に加える。",
    miss="その中から、1枚を手札に加えてよい。",
)
def take_one() -> Effect:
    """Return that a card has to be taken."""
    return meanings.taken(All(), 1, "hand", least=1)


@RULES.rule(
    "take",
    "その中から、1枚をEXエリアに置く。",
    example="その中から、1枚をEXエリアに置く。",
    miss="その中から、1枚をEXエリアに置いてよい。",
)
def take_one_aside() -> Effect:
    """Return that a card has to be put into the EX area."""
    return meanings.taken(All(), 1, "EX area", least=1)


@RULES.rule(
    "act",
    "自分のデッキの上<amount>枚を見る。<take><rest>",
    example="自分のデッキの上3枚を見る。その中から、1枚を手札に加える。残りを墓場に置く。",
    miss="自分のデッキの上3枚を見る。その中から、1枚を手札に加える。",
)
def look_and_take(amount: Amount, take: Effect, rest: Effect) -> Clause:
    """Return looking at cards, of which some are taken."""
    return meanings.looked(amount, take, rest)


@RULES.rule(
    "act",
    "自分のデッキから<wanted>を探し、<found>。",
    example="自分のデッキから妖精・カード1枚を探し、手札に加える。",
    miss="自分のデッキから妖精・カードを探し、手札に加える。",
)
@RULES.rule(
    "act",
    "自分のデッキから<wanted>まで探し、<found>。",
    example="自分のデッキから妖精・カード2枚まで探し、手札に加える。",
    miss="自分のデッキから妖精・カードまで探し、手札に加える。",
)
def search(wanted: Wanted, found: str) -> Clause:
    """Return searching the deck for cards of a kind (5.7)."""
    noun, most = wanted
    return meanings.searched(noun, most, found)
