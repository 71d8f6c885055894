"""What effects on cards or players gain."""

from rules.appraisal.changes import change, lasting
from rules.appraisal.gain import SEEN, Gain
from rules.appraisal.standpoint import Standpoint
from rules.engine.definition import Definition
from rules.engine.ids import CardId
from rules.engine.references import found, players
from rules.language import effects as fx
from rules.language import references as rf
from rules.language.changes import ChangeController

DEADLY = 100.0
"""The worth of making a player lose the game."""
RESTED = 0.3
"""The share of a card's worth gained or lost by resting or recovering it."""
DISCARDED = 0.8
"""What a card is worth that a player discards: the one that they need least."""
HURT = 0.35
"""The share of a card's worth lost to damage that almost destroys it."""


def damage(standpoint: Standpoint, card: CardId, amount: int) -> float:
    """Return what dealing damage to a card gains: all of its worth if that destroys it."""
    left = standpoint.left(card)
    if left is None or amount <= 0:
        return 0.0
    share = 1.0 if amount >= left else HURT * amount / left
    return -standpoint.sign(card) * share * standpoint.value(card)


def life(standpoint: Standpoint, who: rf.Player, amount: int) -> float:
    """Return what it gains that players gain life, or lose it if the amount is negative."""
    gained = 0.0
    for one in players(standpoint.game, who, standpoint.at):
        left = standpoint.scale.lives(standpoint.game, one)
        is_deadly = amount < 0 and left + amount <= 0
        worth = -DEADLY if is_deadly else standpoint.scale.lives_worth(left, left + amount)
        gained += worth if one == standpoint.at.player else -worth
    return gained


def _draw(standpoint: Standpoint, effect: fx.Draw) -> float:
    return standpoint.sides(effect.who) * standpoint.number(effect.amount)


def _discard(standpoint: Standpoint, effect: fx.Discard) -> float:
    if standpoint.assumed is not None:
        return -sum((standpoint.sign(card) * standpoint.value(card) for card in standpoint.assumed), 0.0)
    game, gained = standpoint.game, 0.0
    amount = standpoint.number(effect.amount)
    for one in players(game, effect.who, standpoint.at):
        if one == standpoint.at.player:
            # Earlier steps may draw what is discarded.
            gained -= DISCARDED * amount
        else:
            gained += DISCARDED * min(amount, len(game.state.zone(game.rules.hand_zone, one)))
    return gained


def _discard_hand(standpoint: Standpoint, effect: fx.DiscardHand) -> float:
    game = standpoint.game
    return -DISCARDED * sum(
        (
            len(game.state.zone(game.rules.hand_zone, one)) * (1 if one == standpoint.at.player else -1)
            for one in players(game, effect.who, standpoint.at)
        ),
        0.0,
    )


def _deal_damage(standpoint: Standpoint, effect: fx.DealDamage) -> float:
    amount = standpoint.number(effect.amount)
    return standpoint.over(effect.what, lambda card: damage(standpoint, card, amount))


def _deal_damage_to_player(standpoint: Standpoint, effect: fx.DealDamageToPlayer) -> float:
    if isinstance(effect.who, rf.TargetPlayer) and effect.who.index >= len(standpoint.at.targets):
        return life(standpoint, "opponent", -standpoint.number(effect.amount))
    return life(standpoint, effect.who, -standpoint.number(effect.amount))


def _set_life(standpoint: Standpoint, effect: fx.SetLife) -> float:
    game, to = standpoint.game, standpoint.number(effect.amount)
    gained = 0.0
    for one in players(game, effect.who, standpoint.at):
        more = standpoint.scale.lives_worth(standpoint.scale.lives(game, one), to)
        gained += more if one == standpoint.at.player else -more
    return gained


def _destroy(standpoint: Standpoint, effect: fx.Destroy) -> float:
    return standpoint.over(effect.what, lambda card: -standpoint.sign(card) * standpoint.value(card))


def _cancel(standpoint: Standpoint, effect: fx.Cancel) -> float:
    cards = standpoint.game.state.cards
    return standpoint.over(effect.what, lambda card: -standpoint.sign(card) * (1.0 + cards[card].cost / 2))


def _move(standpoint: Standpoint, effect: fx.MoveTo) -> float:
    if isinstance(effect.what, rf.Top):
        return _move_from_top(standpoint, effect.what, effect.zone)
    what = effect.what
    if isinstance(what, rf.Chosen) and standpoint.assumed is None and standpoint.lies_hidden(what.filter):
        return standpoint.number(what.most) * standpoint.scale.zones.get(effect.zone, 1.5)
    return standpoint.over(effect.what, lambda card: _moved(standpoint, card, effect))


def _move_from_top(standpoint: Standpoint, what: rf.Top, zone: str) -> float:
    """Return what unknown cards of a deck are worth elsewhere; in play, two cards in hand."""
    kept = standpoint.scale.zones
    more = kept.get(zone, 2.0) - kept.get(what.zone, 0.0)
    return standpoint.sides(what.of) * standpoint.number(what.count) * more


def _moved(standpoint: Standpoint, card: CardId, effect: fx.MoveTo) -> float:
    game, scale = standpoint.game, standpoint.scale
    owner = 1 if game.state.owners[card] == standpoint.at.player else -1
    printed = game.state.cards[card]
    zone = game.rules.zones.kinds[game.rules.zones.kind(effect.zone)]
    if zone.group and zone.name not in scale.zones:
        under = owner if effect.under is None else standpoint.sides(effect.under)
        after = under * scale.worth(printed)
    else:
        after = owner * scale.lying(zone.name, printed)
    return after - standpoint.sign(card) * standpoint.value(card)


def _orientation(standpoint: Standpoint, what: rf.Cards, *, rests: bool) -> float:
    instances = standpoint.game.state.instances

    def turned(card: CardId) -> float:
        if card not in instances or instances[card].rested == rests:
            return 0.0
        worth = RESTED * standpoint.value(card) * standpoint.sign(card)
        return -worth if rests else worth

    return standpoint.over(what, turned)


def _create(standpoint: Standpoint, effect: fx.Create) -> float:
    token = effect.token
    worth = standpoint.scale.worth(token) if isinstance(token, Definition) else 1.0
    return standpoint.sides(effect.who) * standpoint.number(effect.amount) * worth


def _heal(standpoint: Standpoint, effect: fx.Heal) -> float:
    instances = standpoint.game.state.instances
    return standpoint.over(
        effect.what,
        lambda card: 0.2 * standpoint.sign(card) * (card in instances and instances[card].damage > 0),
    )


def _put_counters(standpoint: Standpoint, effect: fx.PutCounters) -> float:
    return standpoint.over(effect.what, lambda card: 0.2 * standpoint.sign(card))


def _attach(standpoint: Standpoint, effect: fx.Attach) -> float:
    return standpoint.over(effect.to, lambda card: SEEN * standpoint.sign(card))


def _modify(standpoint: Standpoint, effect: fx.Modify) -> float:
    share = lasting(effect.until)

    def changed(card: CardId) -> float:
        worth = sum((change(standpoint, card, one) for one in effect.changes), 0.0) * standpoint.sign(card)
        is_gone = worth * standpoint.sign(card) <= -standpoint.value(card)
        return worth if is_gone else share * worth

    gained = standpoint.over(effect.what, changed)
    taken = [one for one in effect.changes if isinstance(one, ChangeController)]
    if taken:
        side = standpoint.sides(taken[0].player)
        gained += standpoint.over(
            effect.what, lambda card: share * standpoint.value(card) * (side - standpoint.sign(card))
        )
    return gained


def _modify_all(standpoint: Standpoint, effect: fx.ModifyAll) -> float:
    gained = 0.0
    for card in found(standpoint.game, effect.filter, standpoint.at):
        if card in standpoint.game.state.instances and standpoint.is_seen(card):
            worth = sum((change(standpoint, card, one) for one in effect.changes), 0.0)
            gained += standpoint.sign(card) * worth
    return lasting(effect.until) * gained


GAINS: dict[type, Gain] = {
    fx.Draw: _draw,
    fx.Discard: _discard,
    fx.DiscardHand: _discard_hand,
    fx.DealDamage: _deal_damage,
    fx.DealDamageToPlayer: _deal_damage_to_player,
    fx.ChangeLife: lambda standpoint, effect: life(standpoint, effect.who, standpoint.number(effect.amount)),
    fx.LoseLife: lambda standpoint, effect: life(standpoint, effect.who, -standpoint.number(effect.amount)),
    fx.SetLife: _set_life,
    fx.Destroy: _destroy,
    fx.Cancel: _cancel,
    fx.MoveTo: _move,
    fx.Swap: lambda standpoint, effect: 0.0,
    fx.Shuffle: lambda standpoint, effect: 0.0,
    fx.Rest: lambda standpoint, effect: _orientation(standpoint, effect.what, rests=True),
    fx.Recover: lambda standpoint, effect: _orientation(standpoint, effect.what, rests=False),
    fx.Create: _create,
    fx.PutCounters: _put_counters,
    fx.MoveCounters: lambda standpoint, effect: 0.0,
    fx.Heal: _heal,
    fx.Produce: lambda standpoint, effect: (
        standpoint.sides(effect.who) * standpoint.scale.resource * standpoint.number(effect.amount)
    ),
    fx.Attach: _attach,
    fx.Modify: _modify,
    fx.ModifyAll: _modify_all,
    fx.Prohibit: lambda standpoint, effect: -0.5 * standpoint.sides(effect.who),
    fx.Remember: lambda standpoint, effect: 0.0,
    fx.ExtraTurn: lambda standpoint, effect: 4.0 * standpoint.sides(effect.who),
    fx.WinGame: lambda standpoint, effect: DEADLY * standpoint.sides(effect.who),
}
