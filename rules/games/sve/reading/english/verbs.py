"""Verbs in English: what is done to players and to picked cards."""

from dataclasses import replace

from rules.games.sve.nodes import Evolve
from rules.games.sve.reading import meanings_effects, meanings_targets, meanings_words
from rules.language.amounts import Amount
from rules.language.effects import (
    ChangeLife,
    DealDamage,
    DealDamageToPlayer,
    Destroy,
    Discard,
    DiscardHand,
    Draw,
    Produce,
    Recover,
    Rest,
)
from rules.language.filter_shorthand import zones_of
from rules.language.filters import All, AnyOf, Controlled, Filter, InZone, IsPlayer
from rules.language.references import Controller, Player, This
from rules.reading.clauses import THAT, Clause, joined
from rules.reading.grammar import Rules
from rules.reading.phrases import Picked, acting, choosing

RULES = Rules()

RULES.same(
    "act",
    {
        "draw a card": Clause(Draw(1)),
        "{engage}": Clause(Rest(This())),
        "discard your hand": Clause(DiscardHand(), about=meanings_words.NOBODY),
        "discard a card": Clause(Discard(1), about=meanings_words.NOBODY),
        "bury the top card of your deck": meanings_effects.milled(1, "cemetery"),
        "put the top card of your deck into your EX area": meanings_effects.milled(1, "EX area"),
        "put the top card of your deck into your cemetery": meanings_effects.milled(1, "cemetery"),
    },
)
RULES.same(
    "leader",
    {
        "each enemy leader": "opponent",
        "your leader": "you",
        "each leader": "anyone",
        **dict.fromkeys(("its leader", "their leader", "that follower's leader"), Controller(THAT)),
        "the selected follower's leader": Controller(meanings_words.SELECTED),
    },
)
EITHER = AnyOf(
    (
        meanings_words.of(meanings_words.FIELD, meanings_words.THEIRS, meanings_words.FOLLOWER),
        IsPlayer("opponent"),
    )
)
RULES.same(
    "enemy-pick",
    {
        "an enemy leader": Picked("target", IsPlayer("opponent")),
        "an enemy leader or enemy follower on the field": Picked("target", EITHER),
        "an enemy follower on the field or enemy leader": Picked("target", EITHER),
        "an enemy follower on the field or an enemy leader": Picked("target", EITHER),
    },
)
HIDDEN = ("hand", "deck area")
"""Zones whose cards are never targets but chosen on resolution (10.6.2.3)."""


@RULES.rule(
    "act",
    "select <enemy-pick>",
    example="select an enemy leader or enemy follower on the field",
    miss="select it",
)
@RULES.rule("act", "select <pick>", example="select a follower on your field", miss="select a follower")
def select(pick: Picked | None = None, enemy_pick: Picked | None = None) -> Clause | None:
    """Return a clause in which cards are selected, as targets if they are in a public zone."""
    if enemy_pick is not None:
        return choosing(enemy_pick)
    if pick is None or pick.how != "chosen":
        return None
    hidden = set(zones_of(pick.filter)) & set(HIDDEN)
    return choosing(pick if hidden else replace(pick, how="target"))


@RULES.rule(
    "act",
    "select (a|an) <one:noun> and [a|an] <other:noun>",
    example="select a follower on your field and an enemy follower on the field",
    miss="select a follower on your field or an enemy follower on the field",
)
@RULES.rule(
    "act",
    "select up to <number> <one:noun> and up to <second:number> <other:noun>",
    example="select up to 1 spell and up to 1 amulet in your cemetery",
    miss="select up to 1 spell or up to 1 amulet in your cemetery",
)
def select_two(one: Filter, other: Filter, number: int = 0, second: int = 0) -> Clause | None:
    """Return a clause that selects two cards, which later sentences name together or one by one."""
    if number != second or number > 1 or not zones_of(other):
        return None
    parts = other.parts if isinstance(other, All) else (other,)
    where = [part for part in parts if isinstance(part, InZone | Controlled)]
    first = one if zones_of(one) else meanings_words.of(one, *where)
    if (set(zones_of(first)) | set(zones_of(other))) & set(HIDDEN):
        return None
    least = 0 if number else 1
    return meanings_targets.two(Picked("target", first, 1, least), Picked("target", other, 1, least))


@RULES.rule("act", "draw <number> cards", example="draw 2 cards", miss="draw up to 2 cards")
@RULES.rule("act", "draw <amount> cards", example="draw X cards", miss="draw X card")
def draw(number: int = 0, amount: Amount | None = None) -> Clause:
    """Return a clause in which you draw cards."""
    return Clause(Draw(number if amount is None else amount))


@RULES.rule("act", "discard <number> cards", example="discard 2 cards", miss="discard up to 2 cards")
def discard(number: int) -> Clause:
    """Return a clause in which you discard cards."""
    return Clause(Discard(number), about=meanings_words.NOBODY)


@RULES.rule("act", "discard (a|an) <noun>", example="discard a follower", miss="discard followers")
def discard_such(noun: Filter) -> Clause | None:
    """Return a clause in which you discard a card of a kind."""
    return (
        None
        if zones_of(noun) or noun == meanings_words.EVERY_CARD
        else Clause(Discard(1, filter=noun), about=meanings_words.NOBODY)
    )


@RULES.rule(
    "act",
    "bury the top <number> cards of your deck",
    example="bury the top 2 cards of your deck",
    miss="bury 2 cards",
)
@RULES.rule(
    "act",
    "put the top <number> cards of your deck into your cemetery",
    example="put the top 2 cards of your deck into your cemetery",
    miss="put the top 2 cards of your deck into your hand",
)
def mill(number: int) -> Clause:
    """Return a clause in which cards go from the top of your deck to the cemetery."""
    return meanings_effects.milled(number, "cemetery")


@RULES.rule("act", "recover <amount> play points", example="recover 2 play points", miss="recover 2 points")
@RULES.rule("act", "recover <amount> play point", example="recover 1 play point", miss="recover 1 point")
def recover_points(amount: Amount) -> Clause:
    """Return a clause in which you recover play points."""
    return Clause(Produce(meanings_words.POINTS, amount))


@RULES.rule(
    "act",
    "(gain|recover) <number> evolution (point|points)",
    example="gain 1 Evolution Point",
    miss="gain 1 play point",
)
def gain_evolution_points(number: int) -> Clause:
    """Return a clause in which you gain evolution points."""
    return Clause(Produce(meanings_words.EVOLUTION_POINTS, number))


@RULES.rule(
    "act",
    "give <leader> {defense} + <amount>",
    example="give your leader {defense}+2",
    miss="give your leader {attack}+2",
)
def heal(leader: Player, amount: Amount) -> Clause:
    """Return a clause in which a leader gains defense."""
    return Clause(ChangeLife(amount, leader))


@RULES.rule(
    "act",
    "give <leader> {defense} - <integer>",
    example="give your leader {defense}-2",
    miss="give your leader {defense}+2",
)
def weaken(leader: Player, integer: int) -> Clause:
    """Return a clause in which a leader loses defense, without being damaged."""
    return Clause(ChangeLife(-integer, leader))


@RULES.rule(
    "act",
    "deal <amount> damage to <leader>",
    example="deal 2 damage to your leader",
    miss="deal damage to your leader",
)
def hurt_leader(amount: Amount, leader: Player) -> Clause:
    """Return a clause in which a leader is dealt damage."""
    return Clause(DealDamageToPlayer(amount, leader))


@RULES.rule("act", "deal <amount> damage to <pick>", example="deal 2 damage to it", miss="deal damage to it")
@RULES.rule(
    "act",
    "deal <amount> more damage to <pick>",
    example="deal 2 more damage to it",
    miss="deal more damage to it",
)
@RULES.rule("act", "deal <pick> <amount> damage", example="deal it 2 damage", miss="deal it damage")
def hurt(amount: Amount, pick: Picked) -> Clause | None:
    """Return a clause in which cards are dealt damage."""
    return acting(pick, lambda cards: DealDamage(cards, amount))


@RULES.rule(
    "act",
    "deal <amount> damage to <pick> and <leader>",
    example="deal 2 damage to it and its leader",
    miss="deal 2 damage to it or its leader",
)
@RULES.rule(
    "act",
    "deal <amount> damage to <pick> (and|,) <other:amount> damage to <leader>",
    example="deal 2 damage to it and 1 damage to its leader",
    miss="deal 2 damage to it and 1 to its leader",
)
def hurt_and_leader(
    amount: Amount, pick: Picked, leader: Player, other: Amount | None = None
) -> Clause | None:
    """Return a clause in which cards and then a leader are dealt damage."""
    first = hurt(amount, pick)
    return first and joined((first, Clause(DealDamageToPlayer(amount if other is None else other, leader))))


@RULES.rule(
    "act",
    "deal <amount> damage to <leader> and <pick>",
    example="deal 2 damage to your leader and each enemy follower on the field",
    miss="deal 2 damage to your leader and an enemy follower on the field",
)
def hurt_leader_and_each(amount: Amount, leader: Player, pick: Picked) -> Clause | None:
    """Return a clause in which a leader and then each of several cards are dealt damage."""
    cards = hurt(amount, pick) if pick.how == "each" else None
    return cards and joined((Clause(DealDamageToPlayer(amount, leader)), cards))


@RULES.rule(
    "act",
    "deal <amount> damage to each enemy leader and [each] <noun>",
    example="deal 2 damage to each enemy leader and enemy follower on the field",
    miss="deal 2 damage to each enemy leader or enemy follower on the field",
)
def hurt_all(amount: Amount, noun: Filter) -> Clause | None:
    """Return a clause in which the enemy leader and cards are dealt damage."""
    if not zones_of(noun):
        return None
    cards = acting(Picked("each", noun), lambda cards: DealDamage(cards, amount))
    return cards and joined((Clause(DealDamageToPlayer(amount)), cards))


@RULES.rule("act", "deal each <amount> damage", example="deal each 2 damage", miss="deal each damage")
def hurt_each(amount: Amount) -> Clause:
    """Return a clause in which each of the cards just named is dealt the same damage."""
    return Clause(DealDamage(THAT, amount), about=THAT)


@RULES.rule("act", "destroy <pick>", example="destroy it", miss="destroy a follower")
def destroy(pick: Picked) -> Clause | None:
    """Return a clause in which cards are destroyed."""
    return acting(pick, Destroy)


@RULES.rule("act", "engage <pick>", example="engage it", miss="engage a follower")
@RULES.rule("act", "{engage} <pick>", example="{engage} it", miss="{engage} a follower")
def engage(pick: Picked) -> Clause | None:
    """Return a clause in which cards are engaged."""
    return acting(pick, Rest)


@RULES.rule("act", "refresh <pick>", example="refresh it", miss="refresh a follower")
def refresh(pick: Picked) -> Clause | None:
    """Return a clause in which cards are reserved."""
    return acting(pick, Recover)


@RULES.rule("act", "evolve <pick>", example="evolve it", miss="evolve a follower")
@RULES.rule("act", "{evolve} <pick>", example="{evolve} it", miss="{evolve} a follower")
def evolve(pick: Picked) -> Clause | None:
    """Return a clause in which followers evolve."""
    return acting(pick, Evolve)
