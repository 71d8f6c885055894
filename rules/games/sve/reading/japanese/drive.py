"""Drive in Japanese: drive checks, gaining Drive, and what cards revealed by a check do."""

from rules.games.sve.reading import meanings_drive
from rules.games.sve.reading.japanese.events import subject
from rules.language.events import Event
from rules.language.filters import Filter
from rules.reading.clauses import Clause
from rules.reading.grammar import Rules
from rules.reading.outcome import Paragraph

RULES = Rules()

RULES.same(
    "paragraph",
    {
        "【シングルドライブ】": meanings_drive.driving(1),
        "【ツインドライブ】": meanings_drive.driving(2),
        # How many copies a deck may hold is a fact of the card.
        "これはエボルヴデッキに10枚まで入れることができる。": Paragraph(),
        "（ドライブを持ったフォロワーは、【突進】【シングルドライブ】を持つ）": Paragraph(),
    },
)
RULES.same("event", {"自分のドライブチェックによってトリガーした": meanings_drive.CHECK_TRIGGERS})


@RULES.rule(
    "event",
    "<noun>がドライブチェックした",
    example="自分の場のフォロワーがドライブチェックした",
    miss="自分の場のフォロワーがチェックした",
)
def checks(noun: Filter) -> Event | None:
    """Return the event that a follower makes a drive check."""
    what = subject(noun)
    return None if what is None else meanings_drive.checks(what)


@RULES.rule(
    "paragraph",
    "【憑依】<points>：これはドライブを持つ。",
    example="【憑依】【コスト1】：これはドライブを持つ。",
    miss="【憑依】【コスト1】：それはドライブを持つ。",
)
def gaining(points: int) -> Paragraph:
    """Return the follower's ability to gain Drive."""
    return meanings_drive.gaining(points)


@RULES.rule(
    "paragraph",
    "（ドライブチェックによってこれが捲れたなら、<text>）",
    example="（ドライブチェックによってこれが捲れたなら、2枚引く。）",
    miss="（ドライブチェックによってそれが捲れたなら、2枚引く。）",
)
def shown(text: Clause) -> Paragraph | None:
    """Return the ability that the card has when a drive check reveals it."""
    return meanings_drive.shown(text)
