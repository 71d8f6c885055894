"""What effects gain that do something to cards or players."""

from rules.appraisal.changes import change, lasting
from rules.appraisal.gain import SEEN, Gain
from rules.appraisal.weighing import Weighing
from rules.engine.definition import Definition
from rules.engine.ids import CardId
from rules.engine.references import found, players
from rules.language import effects as fx
from rules.language import references as rf
from rules.language.changes import ChangeController

DEADLY = 100.0
"""What it is worth that a player loses the game."""
RESTED = 0.3
"""The share of a card's worth for which it counts that it is rested or recovered."""
HURT = 0.35
"""The share of a card's worth that damage takes which almost destroys it."""


def damage(weighing: Weighing, card: CardId, amount: int) -> float:
    """Return what it gains to deal damage to a card: all it is worth if it is destroyed by that."""
    left = weighing.scale.left(weighing.game, card)
    if left is None or amount <= 0:
        return 0.0
    share = 1.0 if amount >= left else HURT * amount / left
    return -weighing.sign(card) * share * weighing.value(card)


def life(weighing: Weighing, who: rf.Player, amount: int) -> float:
    """Return what it gains that players gain life, or lose it if the amount is negative."""
    gained = 0.0
    for one in players(weighing.game, who, weighing.at):
        is_deadly = -amount >= weighing.scale.lives(weighing.game, one)
        worth = -DEADLY if is_deadly and amount < 0 else weighing.scale.life * amount
        gained += worth if one == weighing.at.player else -worth
    return gained


def _draw(weighing: Weighing, effect: fx.Draw) -> float:
    return weighing.sides(effect.who) * weighing.number(effect.amount)


def _discard(weighing: Weighing, effect: fx.Discard) -> float:
    if weighing.assumed is not None:
        return -sum(weighing.sign(card) * weighing.value(card) for card in weighing.assumed)
    return -0.8 * weighing.sides(effect.who) * weighing.number(effect.amount)


def _discard_hand(weighing: Weighing, effect: fx.DiscardHand) -> float:
    game = weighing.game
    return -0.8 * sum(
        len(game.state.zone(game.rules.hand_zone, one)) * (1 if one == weighing.at.player else -1)
        for one in players(game, effect.who, weighing.at)
    )


def _deal_damage(weighing: Weighing, effect: fx.DealDamage) -> float:
    amount = weighing.number(effect.amount)
    return weighing.over(effect.what, lambda card: damage(weighing, card, amount))


def _deal_damage_to_player(weighing: Weighing, effect: fx.DealDamageToPlayer) -> float:
    if isinstance(effect.who, rf.TargetPlayer) and effect.who.index >= len(weighing.at.targets):
        return life(weighing, "opponent", -weighing.number(effect.amount))
    return life(weighing, effect.who, -weighing.number(effect.amount))


def _set_life(weighing: Weighing, effect: fx.SetLife) -> float:
    game, to = weighing.game, weighing.number(effect.amount)
    gained = 0.0
    for one in players(game, effect.who, weighing.at):
        more = weighing.scale.life * (to - weighing.scale.lives(game, one))
        gained += more if one == weighing.at.player else -more
    return gained


def _destroy(weighing: Weighing, effect: fx.Destroy) -> float:
    return weighing.over(effect.what, lambda card: -weighing.sign(card) * weighing.value(card))


def _cancel(weighing: Weighing, effect: fx.Cancel) -> float:
    cards = weighing.game.state.cards
    return weighing.over(effect.what, lambda card: -weighing.sign(card) * (1.0 + cards[card].cost / 2))


def _move(weighing: Weighing, effect: fx.MoveTo) -> float:
    if isinstance(effect.what, rf.Top):
        return _move_from_top(weighing, effect.what, effect.zone)
    what = effect.what
    if isinstance(what, rf.Chosen) and weighing.assumed is None and weighing.lies_hidden(what.filter):
        return weighing.number(what.most) * weighing.scale.zones.get(effect.zone, 1.5)
    return weighing.over(effect.what, lambda card: _moved(weighing, card, effect))


def _move_from_top(weighing: Weighing, what: rf.Top, zone: str) -> float:
    """Return what unknown cards of a deck are worth elsewhere; in play they are worth two in hand."""
    kept = weighing.scale.zones
    more = kept.get(zone, 2.0) - kept.get(what.zone, 0.0)
    return weighing.sides(what.of) * weighing.number(what.count) * more


def _moved(weighing: Weighing, card: CardId, effect: fx.MoveTo) -> float:
    game, scale = weighing.game, weighing.scale
    owner = 1 if game.state.owners[card] == weighing.at.player else -1
    printed = game.state.cards[card]
    zone = game.rules.zones.kinds[game.rules.zones.kind(effect.zone)]
    if zone.group and zone.name not in scale.zones:
        under = owner if effect.under is None else weighing.sides(effect.under)
        after = under * scale.worth(printed)
    else:
        after = owner * scale.lying(zone.name, printed)
    return after - weighing.sign(card) * weighing.value(card)


def _orientation(weighing: Weighing, what: rf.Cards, *, rests: bool) -> float:
    instances = weighing.game.state.instances

    def turned(card: CardId) -> float:
        if card not in instances or instances[card].rested == rests:
            return 0.0
        worth = RESTED * weighing.value(card) * weighing.sign(card)
        return -worth if rests else worth

    return weighing.over(what, turned)


def _create(weighing: Weighing, effect: fx.Create) -> float:
    token = effect.token
    worth = weighing.scale.worth(token) if isinstance(token, Definition) else 1.0
    return weighing.sides(effect.who) * weighing.number(effect.amount) * worth


def _heal(weighing: Weighing, effect: fx.Heal) -> float:
    instances = weighing.game.state.instances
    return weighing.over(
        effect.what,
        lambda card: 0.2 * weighing.sign(card) * (card in instances and instances[card].damage > 0),
    )


def _modify(weighing: Weighing, effect: fx.Modify) -> float:
    share = lasting(effect.until)

    def changed(card: CardId) -> float:
        worth = sum(change(weighing, card, one) for one in effect.changes) * weighing.sign(card)
        is_gone = worth * weighing.sign(card) <= -weighing.value(card)
        return worth if is_gone else share * worth

    gained = weighing.over(effect.what, changed)
    taken = [one for one in effect.changes if isinstance(one, ChangeController)]
    if taken:
        side = weighing.sides(taken[0].player)
        gained += weighing.over(
            effect.what, lambda card: share * weighing.value(card) * (side - weighing.sign(card))
        )
    return gained


def _modify_all(weighing: Weighing, effect: fx.ModifyAll) -> float:
    share = lasting(effect.until)
    return share * sum(
        weighing.sign(card) * sum(change(weighing, card, one) for one in effect.changes)
        for card in found(weighing.game, effect.filter, weighing.at)
        if card in weighing.game.state.instances and weighing.is_seen(card)
    )


GAINS: dict[type, Gain] = {
    fx.Draw: _draw,
    fx.Discard: _discard,
    fx.DiscardHand: _discard_hand,
    fx.DealDamage: _deal_damage,
    fx.DealDamageToPlayer: _deal_damage_to_player,
    fx.ChangeLife: lambda weighing, effect: life(weighing, effect.who, weighing.number(effect.amount)),
    fx.LoseLife: lambda weighing, effect: life(weighing, effect.who, -weighing.number(effect.amount)),
    fx.SetLife: _set_life,
    fx.Destroy: _destroy,
    fx.Cancel: _cancel,
    fx.MoveTo: _move,
    fx.Swap: lambda weighing, effect: 0.0,
    fx.Shuffle: lambda weighing, effect: 0.0,
    fx.Rest: lambda weighing, effect: _orientation(weighing, effect.what, rests=True),
    fx.Recover: lambda weighing, effect: _orientation(weighing, effect.what, rests=False),
    fx.Create: _create,
    fx.PutCounters: lambda weighing, effect: weighing.over(
        effect.what, lambda card: 0.2 * weighing.sign(card)
    ),
    fx.MoveCounters: lambda weighing, effect: 0.0,
    fx.Heal: _heal,
    fx.Produce: lambda weighing, effect: (
        weighing.sides(effect.who) * weighing.scale.resource * weighing.number(effect.amount)
    ),
    fx.Attach: lambda weighing, effect: weighing.over(effect.to, lambda card: SEEN * weighing.sign(card)),
    fx.Modify: _modify,
    fx.ModifyAll: _modify_all,
    fx.Prohibit: lambda weighing, effect: -0.5 * weighing.sides(effect.who),
    fx.Remember: lambda weighing, effect: 0.0,
    fx.ExtraTurn: lambda weighing, effect: 4.0 * weighing.sides(effect.who),
    fx.WinGame: lambda weighing, effect: DEADLY * weighing.sides(effect.who),
}
