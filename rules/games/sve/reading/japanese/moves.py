"""Sentences in Japanese that move cards and make tokens."""

from dataclasses import replace

from rules.games.sve.definitions import EvolveCard
from rules.games.sve.nodes import PlayFree
from rules.games.sve.reading import meanings
from rules.games.sve.reading.japanese.verbs import discard_such
from rules.language.amounts import Amount
from rules.language.conditions import Condition
from rules.language.effects import ChooseOne, Create, Position
from rules.language.filters import Filter
from rules.language.references import Side
from rules.reading.clauses import Clause, joined
from rules.reading.grammar import Rules
from rules.reading.phrases import Picked, acting

RULES = Rules()
Tokens = tuple[EvolveCard, Amount]
Place = tuple[str, Position]

RULES.same(
    "place",
    {
        "を手札に戻す": ("hand", "top"),
        "を手札に加える": ("hand", "top"),
        "を消滅させる": ("banished zone", "top"),
        "は消滅する": ("banished zone", "top"),
        "を墓場に置く": ("cemetery", "top"),
        "をEXエリアに置く": ("EX area", "top"),
        "を場に出す": ("field", "top"),
        "をデッキの下に置く": ("deck area", "bottom"),
        "を好きな順にデッキの下に置く": ("deck area", "bottom"),
        "をデッキの上に置く": ("deck area", "top"),
        "をデッキに戻し、シャッフルする": ("deck area", "shuffled"),
    },
)
RULES.same(
    "place-if-wanted",
    {
        "を手札に戻してよい": ("hand", "top"),
        "を手札に加えてよい": ("hand", "top"),
        "を消滅させてよい": ("banished zone", "top"),
        "を墓場に置いてよい": ("cemetery", "top"),
        "をEXエリアに置いてよい": ("EX area", "top"),
        "を場に出してよい": ("field", "top"),
        "場に出してよい": ("field", "top"),
        "をデッキの下に置いてよい": ("deck area", "bottom"),
        "をデッキの上に置いてよい": ("deck area", "top"),
    },
)


@RULES.rule("act", "<thing><place>。", example="それを手札に戻す。", miss="それは手札に戻す。")
@RULES.rule(
    "act",
    "それのプレイヤーは<thing><place>。",
    example="それのプレイヤーはそれをデッキの下に置く。",
    miss="相手のプレイヤーはそれをデッキの下に置く。",
)
def move(thing: Picked, place: Place) -> Clause | None:
    """Return a clause in which cards go to a zone of their owners."""
    return meanings.moved(thing, *place)


@RULES.rule(
    "act",
    "<thing><place-if-wanted>。",
    example="それを手札に戻してよい。",
    miss="それは手札に戻してよい。",
)
def may_move(thing: Picked, place_if_wanted: Place) -> Clause | None:
    """Return a clause in which cards may go to a zone."""
    done = meanings.moved(thing, *place_if_wanted)
    return done and meanings.optional(done)


@RULES.rule(
    "if-text",
    "自分の手札の<noun>1<counter>を捨ててよい。そうしたなら、<plain-text>",
    example="自分の手札のスペル1枚を捨ててよい。そうしたなら、1枚引く。",
    miss="自分の手札のスペル1枚を捨てる。そうしたなら、1枚引く。",
)
def if_you_discard(noun: Filter, counter: bool, plain_text: Clause) -> Clause | None:
    """Return a clause in which you may discard a card of a kind, and what follows if you do."""
    done = discard_such(noun, 1, counter)
    return done and meanings.if_you_do(done, plain_text)


@RULES.rule(
    "if-text",
    "<class-keyword><thing><place-if-wanted>。そうしたなら、<plain-text>",
    example="【コンボ_3】それを手札に戻してよい。そうしたなら、1枚引く。",
    miss="【コンボ_3】それを手札に戻す。そうしたなら、1枚引く。",
)
def if_you_do_where(
    class_keyword: Condition, thing: Picked, place_if_wanted: Place, plain_text: Clause
) -> Clause | None:
    """Return a clause in which, on a class keyword, cards may go to a zone, and what follows if they do."""
    whole = if_you_do(thing, place_if_wanted, plain_text)
    return whole and meanings.conditional(class_keyword, whole)


@RULES.rule(
    "if-text",
    "<thing><place-if-wanted>。そうしたなら、<plain-text>",
    example="それを手札に戻してよい。そうしたなら、1枚引く。",
    miss="それを手札に戻す。そうしたなら、1枚引く。",
)
def if_you_do(thing: Picked, place_if_wanted: Place, plain_text: Clause) -> Clause | None:
    """Return a clause in which cards may go to a zone, and what follows if they do."""
    done = meanings.moved(thing, *place_if_wanted)
    return done and meanings.if_you_do(done, plain_text)


@RULES.rule(
    "act",
    "<whose>デッキの上<amount>枚<place>。",
    example="自分のデッキの上2枚を墓場に置く。",
    miss="自分のデッキの下2枚を墓場に置く。",
)
@RULES.rule(
    "act",
    "<whose:whose-all>デッキの上<amount>枚<place>。",
    example="相手プレイヤーすべてのデッキの上20枚を墓場に置く。",
    miss="相手プレイヤーすべてのデッキの下20枚を墓場に置く。",
)
@RULES.rule(
    "act",
    "<whose:player-themselves>自身のデッキの上<amount>枚<place>。",
    example="相手プレイヤーすべては、自身のデッキの上2枚を墓場に置く。",
    miss="相手プレイヤーすべては、自身のデッキの下2枚を墓場に置く。",
)
def move_top(whose: Side, amount: Amount, place: Place) -> Clause | None:
    """Return a clause in which the top cards of a deck go to a zone."""
    zone, position = place
    return meanings.milled(amount, zone, whose) if position == "top" and zone != "deck area" else None


RULES.same("whose-all", {"相手プレイヤーすべての": "opponent"})
RULES.same("player-themselves", {"相手プレイヤーすべては、": "opponent", "各プレイヤーは、": "anyone"})


@RULES.rule(
    "act",
    "<thing>のコストを0にしてプレイする。",
    example="それのコストを0にしてプレイする。",
    miss="それをプレイする。",
)
def play(thing: Picked) -> Clause | None:
    """Return a clause in which cards are played for free."""
    done = acting(thing, PlayFree)
    return done and replace(done, about=meanings.NOBODY)


@RULES.rule("tokens", "『<token>』<amount><counter>", example="『フェアリー』2枚", miss="『フェアリー』")
def tokens(token: EvolveCard, amount: Amount, counter: bool) -> Tokens:
    """Return a number of tokens."""
    return token, amount


RULES.same("made-each", {"EXエリアに置く": "EX area", "場に出す": "field"})
RULES.same("made", {"をEXエリアに置く": "EX area", "を出す": "field", "を場に出す": "field"})


@RULES.rule(
    "act", "<tokens><made>。", example="『フェアリー』2枚をEXエリアに置く。", miss="『フェアリー』を出す。"
)
def create(tokens: Tokens, made: str) -> Clause:
    """Return a clause in which tokens are created."""
    token, amount = tokens
    effect = Create(token, made, amount)
    return Clause(effect, about=effect)


@RULES.rule(
    "act",
    "<tokens>と<other:tokens><made>。",
    example="『フェアリー』1体と『フェアリー』2体を出す。",
    miss="『フェアリー』1体か『フェアリー』2体を出す。",
)
def create_both(tokens: Tokens, other: Tokens, made: str) -> Clause | None:
    """Return a clause in which tokens of two kinds are created."""
    both = joined((create(tokens, made), create(other, made)))
    return both and replace(both, about=meanings.NOBODY)


@RULES.rule(
    "act",
    "<tokens>と<another:tokens>と<other:tokens><made>。",
    example="『フェアリー』1体と『フェアリー』2体と『フェアリー』3体を出す。",
    miss="『フェアリー』1体か『フェアリー』2体か『フェアリー』3体を出す。",
)
def create_all(tokens: Tokens, another: Tokens, other: Tokens, made: str) -> Clause | None:
    """Return a clause in which tokens of three kinds are created."""
    each = joined([create(one, made) for one in (tokens, another, other)])
    return each and replace(each, about=meanings.NOBODY)


@RULES.rule("act", "<thing>を裏向きにする。", example="それを裏向きにする。", miss="それを表向きにする。")
def turn_down(thing: Picked) -> Clause | None:
    """Return a clause in which faceup cards of the evolve deck are turned facedown."""
    return meanings.moved(thing, "evolve deck area")


@RULES.rule(
    "act",
    "<thing>をアクト状態で場に出す。",
    example="それをアクト状態で場に出す。",
    miss="それをアクト状態にする。",
)
def put_engaged(thing: Picked) -> Clause | None:
    """Return a clause in which cards are moved onto the field engaged."""
    return meanings.moved(thing, "field", rested=True)


@RULES.rule("each-token", "『<token>』", example="『フェアリー』", miss="フェアリー")
def each_token(token: EvolveCard) -> tuple[EvolveCard, ...]:
    """Return the first of several kinds of tokens in a list."""
    return (token,)


@RULES.rule(
    "each-token",
    "『<token>』<each-token>",
    example="『フェアリー』『ナイト』",
    miss="『フェアリー』か『ナイト』",
)
def more_each_token(token: EvolveCard, each_token: tuple[EvolveCard, ...]) -> tuple[EvolveCard, ...]:
    """Return several kinds of tokens in a list."""
    return (token, *each_token)


@RULES.rule(
    "act",
    "<each-token>1<counter>ずつ<made:made-each>。",
    example="『フェアリー』『ナイト』1枚ずつEXエリアに置く。",
    miss="『フェアリー』『ナイト』1枚かEXエリアに置く。",
)
def create_each(each_token: tuple[EvolveCard, ...], counter: bool, made: str) -> Clause | None:
    """Return a clause in which a token of each of several kinds is created."""
    if len(each_token) < 2:
        return None
    each = joined([create((token, 1), made) for token in each_token])
    return each and replace(each, about=meanings.NOBODY)


@RULES.rule(
    "act",
    "<tokens>か<other:tokens><made>。",
    example="『フェアリー』1体か『フェアリー』2体を出す。",
    miss="『フェアリー』1体と『フェアリー』2体を出す。",
)
def create_either(tokens: Tokens, other: Tokens, made: str) -> Clause:
    """Return a clause in which tokens of one of two kinds are created, as their player chooses."""
    kinds = tuple(Create(token, made, amount) for token, amount in (tokens, other))
    return Clause(ChooseOne(kinds), about=meanings.NOBODY)


@RULES.rule(
    "act",
    "<tokens>を場かEXエリアに置く。",
    example="『フェアリー』1枚を場かEXエリアに置く。",
    miss="『フェアリー』1枚を場とEXエリアに置く。",
)
def create_in_either(tokens: Tokens) -> Clause:
    """Return a clause in which tokens are created in one of two zones, as their player chooses."""
    token, amount = tokens
    places = tuple(Create(token, zone, amount) for zone in ("field", "EX area"))
    return Clause(ChooseOne(places), about=meanings.NOBODY)


@RULES.rule(
    "act",
    "<tokens>を場かEXエリアに置いてよい。",
    example="『フェアリー』1枚を場かEXエリアに置いてよい。",
    miss="『フェアリー』1枚を場とEXエリアに置いてよい。",
)
def may_create_in_either(tokens: Tokens) -> Clause | None:
    """Return a clause in which tokens may be created in one of two zones."""
    return meanings.optional(create_in_either(tokens))


RULES.same(
    "made-if-wanted",
    {"をEXエリアに置いてよい": "EX area", "を出してよい": "field", "を場に出してよい": "field"},
)


@RULES.rule(
    "act",
    "<tokens><made-if-wanted>。",
    example="『フェアリー』1体を出してよい。",
    miss="『フェアリー』を出してよい。",
)
def may_create(tokens: Tokens, made_if_wanted: str) -> Clause | None:
    """Return a clause in which tokens may be created."""
    return meanings.optional(create(tokens, made_if_wanted))
