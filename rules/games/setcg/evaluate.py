"""How good a position or an option of the Square Enix system is, for players that think."""

from rules.appraisal.positions import lead
from rules.appraisal.questions import answer_gain, entering_worth, text_worth
from rules.appraisal.scale import Scale
from rules.engine.asks import Ask, Option
from rules.engine.definition import Definition
from rules.engine.game import Game
from rules.engine.ids import OTHER_PLAYER, CardId, PlayerId
from rules.engine.layers import characteristics
from rules.engine.ruleset import Means
from rules.games.setcg.checks import DEADLY_DAMAGE, MOST_BACKUPS, backups
from rules.games.setcg.combat import may_block_one
from rules.games.setcg.definitions import BACKUP, BRAVE, FORWARD, LIGHT_AND_DARK, PRE_EMPTIVE
from rules.games.setcg.keywords import attacking, forwards, power
from rules.games.setcg.zones import DAMAGE, DECK, FIELD, HAND
from rules.language.abilities import Activated

CARD = 1.0
"""What a card in hand is worth, the unit of all other values."""


WEIGHTY = frozenset({"attack_priority", "block", "ex_burst", "main", "party"})
"""The kinds of questions, besides checkpoints, that matter most."""

MEANS = Means(
    "Backups",
    lambda state, player: sum(BACKUP in state.cards[card].types for card in state.zone(FIELD, player)),
)
"""The resource that players build up, shown as a curve."""


def evaluate(game: Game, player: PlayerId) -> float:
    """Return the position's value for a player: Forwards, Backups, hand and damage, minus the opponent's."""
    return lead(game, player, _side)


def _side(game: Game, player: PlayerId) -> float:
    state = game.state
    worth = CARD * min(len(state.zone(HAND, player)), 6)
    for card in state.zone(FIELD, player):
        definition = state.cards[card]
        if FORWARD in definition.types:
            worth += _forward(definition.stats[0])
        elif BACKUP in definition.types:
            worth += 1.7
    damage = len(state.zone(DAMAGE, player))
    return worth - 1.3 * damage - 0.3 * damage * damage - (3.0 if len(state.zone(DECK, player)) < 4 else 0)


def _forward(strength: int) -> float:
    return 1.0 + strength / 2000.0


def _in_play(definition: Definition) -> float:
    """Return what a card in play is worth, in cards in hand."""
    if FORWARD in definition.types:
        return 0.6 + definition.stats[0] / 5000.0
    return 1.2 if BACKUP in definition.types else 1.0


def _left(game: Game, card: CardId) -> int | None:
    """Return how much damage a Forward can take before it is put into the break zone."""
    instance = game.state.instances.get(card)
    if instance is None or FORWARD not in characteristics(game, card).types:
        return None
    return power(game, card) - instance.damage


SCALE = Scale(
    worth=_in_play,
    zones={"hand": CARD, "deck": 0.0, "break zone": 0.15, "damage zone": 0.0, "stack": 1.5},
    life=1.6,
    left=_left,
    fighters=frozenset({FORWARD}),
    lives=lambda game, player: DEADLY_DAMAGE - _damage(game, player),
)
"""What things are worth to players who read card effects."""


def appraise(game: Game, ask: Ask, option: Option) -> float:
    """Return how good an option looks to a sensible player who does not look ahead."""
    match ask.kind:
        case "main" | "attack_priority":
            return _acting(game, ask.player, option)
        case "pay":
            return 10.0 if option.verb == "dull" else -_kept(game, ask.player, option.card)
        case "discard" | "discard_for_cost" | "put_away_backup" | "order_bottom":
            return -_kept(game, ask.player, option.card)
        case "attack":
            return _attacking(game, ask.player, option)
        case "party":
            return 1.0 if option.verb == "done" else 0.0
        case "block":
            return _blocking(game, ask.player, option)
        case "divide_damage":
            return _dividing(game, option)
        case "choose_x":
            return float(option.other)
        case "mulligan":
            return _mulligan(game, ask.player, option)
        case _ if ask.purpose is not None:
            return answer_gain(game, SCALE, ask, option)
        case _:
            return 1.0 if option.verb == "yes" else 0.0


def _mulligan(game: Game, player: PlayerId, option: Option) -> float:
    """Keep a hand with a Backup and a cheap Forward."""
    cards = [game.state.cards[card] for card in game.state.zone(HAND, player)]
    keeps = any(BACKUP in card.types for card in cards) and any(
        FORWARD in card.types and card.cost <= 4 for card in cards
    )
    return 1.0 if (option.verb == "no") == keeps else 0.0


def _acting(game: Game, player: PlayerId, option: Option) -> float:
    """Play a card if it is worth more on the field than in hand with the cards discarded for it."""
    if option.verb == "pass":
        return 0.0
    state = game.state
    definition = state.cards[option.card]
    if option.verb == "use":
        ability = characteristics(game, option.card).abilities[option.other]
        return (
            text_worth(game, SCALE, player, option.card, ability) if isinstance(ability, Activated) else 0.3
        )
    field = state.zone(FIELD, player)
    held = backups(game, player)
    ready = sum(1 for card in held if not state.instances[card].rested)
    discards = max(0, definition.cost - ready + 1) // 2
    rare = LIGHT_AND_DARK.intersection(definition.attributes)
    if rare and any(LIGHT_AND_DARK.intersection(state.cards[card].attributes) for card in field):
        return -1.0
    if FORWARD in definition.types:
        worth = _forward(definition.stats[0])
    elif BACKUP in definition.types:
        worth = 3.2 if len(held) < 3 else 2.3
    else:
        worth = 0.3
    worth += entering_worth(game, SCALE, player, option.card, definition)
    spare = 0.5 if len(state.zone(HAND, player)) - 1 - discards > 4 else 0.0
    return worth + spare - CARD * (1 + discards)


def _kept(game: Game, player: PlayerId, card: CardId) -> float:
    """Return how much a player wants to keep a card rather than discard it."""
    definition = game.state.cards[card]
    if FORWARD in definition.types:
        return 1.0 + definition.stats[0] / 4000.0 - definition.cost / 10.0
    if BACKUP in definition.types:
        held = len(backups(game, player))
        return 0.2 if held >= MOST_BACKUPS else 2.0 - 0.4 * held
    return 0.5 if definition.abilities else 0.1


def _active(game: Game, player: PlayerId) -> list[CardId]:
    instances = game.state.instances
    return [card for card in forwards(game, player) if not instances[card].rested]


def _damage(game: Game, player: PlayerId) -> int:
    return len(game.state.zone(DAMAGE, player))


def _attacking(game: Game, player: PlayerId, option: Option) -> float:
    """Attack if nothing that may block the attacker beats it, unless it is needed to block next turn."""
    if option.verb == "pass":
        return 0.0
    blockers = _active(game, OTHER_PLAYER[player])
    mine = _active(game, player)
    to_win = DEADLY_DAMAGE - _damage(game, OTHER_PLAYER[player])
    if len(mine) - len(blockers) >= to_win:
        return 5.0
    now = characteristics(game, option.card)
    strength = now.stats[0]
    able = [card for card in blockers if may_block_one(game, card, option.card)]
    best = max((power(game, card) for card in able), default=-1)
    enemies = len(forwards(game, OTHER_PLAYER[player]))
    if BRAVE not in now.keywords and _damage(game, player) + enemies - (len(mine) - 1) >= DEADLY_DAMAGE:
        return -1.0
    if best < strength or (best == strength and PRE_EMPTIVE in now.keywords):
        return 2.0 + strength / 10000.0
    if best == strength:
        return 0.5
    return -1.0


def _blocking(game: Game, player: PlayerId, option: Option) -> float:
    """Block to win a battle, to trade evenly, or because one more damage would lose the game."""
    if option.verb == "pass":
        return 0.0
    attackers = attacking(game)
    against = sum(power(game, card) for card in attackers)
    mine = power(game, option.card)
    largest = max((power(game, card) for card in attackers), default=0)
    wins, dies = mine >= largest, against >= mine
    if wins and not dies:
        return 3.0
    if _damage(game, player) >= DEADLY_DAMAGE - 1:
        return 2.0 - mine / 100000.0
    if wins:
        return 0.5
    if not dies:
        return 1.0
    return -1.0


def _dividing(game: Game, option: Option) -> float:
    needed = power(game, option.card) - game.state.instances[option.card].damage
    if option.other >= needed:
        return 3.0 - (option.other - needed) / 10000.0
    return 1.0 if option.other == 0 else 0.0
