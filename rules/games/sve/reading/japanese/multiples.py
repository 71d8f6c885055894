"""What is done in Japanese once for each card of a kind, or for every few of them."""

from rules.games.sve.reading import meanings_multiples
from rules.language.effects import DealDamageToPlayer
from rules.language.filters import Filter
from rules.language.references import Player
from rules.reading.clauses import Clause
from rules.reading.grammar import Rules

RULES = Rules()


@RULES.rule(
    "act",
    "<noun><integer><counter>につき、<act>",
    example="自分の墓場のスペル3枚につき、自分のリーダーは【体力】+2する。",
    miss="スペル3枚につき、自分のリーダーは【体力】+2する。",
)
def for_every_few(noun: Filter, integer: int, counter: bool, act: Clause) -> Clause | None:
    """Return a clause that is carried out for every few cards of a kind."""
    often = meanings_multiples.every_few(noun, integer)
    return None if often is None else meanings_multiples.so_often(act, often)


@RULES.rule(
    "act",
    "<leader>に「<noun>」<integer><counter>につき<damage:integer>ダメージ。",
    example="自分のリーダーに「自分の墓場のスペル」3枚につき1ダメージ。",
    miss="自分のリーダーに「スペル」3枚につき1ダメージ。",
)
def damage_for_every_few(
    leader: Player, noun: Filter, integer: int, counter: bool, damage: int
) -> Clause | None:
    """Return a clause in which a leader is dealt damage for every few cards of a kind."""
    often = meanings_multiples.every_few(noun, integer)
    done = Clause(DealDamageToPlayer(damage, leader))
    return None if often is None else meanings_multiples.so_often(done, often)
