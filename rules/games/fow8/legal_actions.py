"""What a player with priority may do in Force of Will (604); every option can be completed."""

from rules.engine.alike import Likeness, likeness
from rules.engine.asks import Option
from rules.engine.aspects import (
    EFFECTS,
    KEYWORDS,
    LASTING,
    lying,
)
from rules.engine.cache import cached, cached_for_both, cached_until
from rules.engine.clauses import clause
from rules.engine.denials import is_denied
from rules.engine.game import Game
from rules.engine.ids import PLAYERS, CardId, PlayerId
from rules.engine.layers import may_open_zones, reaches_beyond
from rules.engine.pending import Pending
from rules.engine.restrictions import is_forbidden, may_be_played_from, may_restrict
from rules.games.fow8.announcement import can_play, has_targets, may_play
from rules.games.fow8.combat_attackers import may_attack_now
from rules.games.fow8.definitions import QUICKCAST, ForceCard
from rules.games.fow8.definitions_texts import UNCHASED_ABILITY
from rules.games.fow8.keywords import REMNANT, as_played, now
from rules.games.fow8.keywords_abilities import STEALTH
from rules.games.fow8.keywords_meanings import BE_CHASED, BE_PLAYED
from rules.games.fow8.legal_actions_abilities import (
    elsewhere,
    has_abilities,
    is_ready,
    may_use,
    ready_abilities,
)
from rules.games.fow8.legal_actions_affordable import could_afford_answer, remnants
from rules.games.fow8.legal_actions_rulers import can_judge, judges
from rules.games.fow8.legal_actions_standby import STANDBY_PRICE, in_standby, may_come_out, standby_cards
from rules.games.fow8.payment import will_options
from rules.games.fow8.payment_sources import budget, budget_for
from rules.games.fow8.zones import (
    GRAVEYARD,
    HAND,
    REMOVED,
    STANDBY,
    STONES,
    book,
    is_main_timing,
)
from rules.language.restrictions import Cannot

PERMANENTS = frozenset({"resonator", "addition", "regalia"})
PLAYED = PERMANENTS | {"chant"}


def options(game: Game, player: PlayerId) -> list[Option]:
    """List what a player with priority may do, other than pass (604.1, 604.2)."""
    return list_options(game, player, main=True) if is_main_timing(game, player) else [*answers(game, player)]


def answers(game: Game, player: PlayerId) -> list[Option]:
    """List what a player with priority may do outside main timing."""
    if might_answer(game, player):
        return list_answers(game, player)
    more = book(game).more(game, player, False)
    # Will for what else there is to do may be made as well.
    return list_answers(game, player) if more and could_answer(game, player) else more


def might_answer(game: Game, player: PlayerId) -> bool:
    """Return whether a player might play anything outside main timing and have the will for it."""
    return could_afford_answer(game, player) and could_answer(game, player)


@cached
def list_answers(game: Game, player: PlayerId) -> list[Option]:
    """List the same for a player who has something to do."""
    return list_options(game, player, main=False)


def is_sealed_off(game: Game) -> bool:
    """Return whether something on the chase cannot be chased."""
    pending = game.state.pending
    return any(_is_unchased(game, one) for one in pending) and no_chase(game)


def _is_unchased(game: Game, one: Pending) -> bool:
    if one.ability is not None and one.ability.name == UNCHASED_ABILITY:
        return True
    return is_forbidden(game, one.card, BE_CHASED)


@clause("fow8", "1008.2")
def no_chase(game: Game) -> bool:
    """Only automatic abilities can be added on top of an entry that cannot be chased."""
    return True


def list_options(game: Game, player: PlayerId, *, main: bool) -> list[Option]:
    """List everything that a player with priority may do, at main timing or outside it."""
    if is_sealed_off(game):
        return book(game).more(game, player, main)
    offered = playable(game, player, main=main)
    offered += usable(game, player)
    if main:
        offered += at_main_timing(game, player)
    offered += book(game).more(game, player, main)
    if main or offered:
        # JUDGEMENT: outside main timing, making will is offered only if there is something to use it for;
        # otherwise it would be lost, and any will ability may be used while paying (1003.5).
        offered += will_options(game, player)
    return offered


def could_answer(game: Game, player: PlayerId) -> bool:
    """Return whether a player has anything that may be played outside main timing, affordable or not."""
    if who_could_answer(game)[player] or (has_abilities(game) and ready_abilities(game, player)):
        return True
    if not may_open_zones(game):
        return False
    return bool(elsewhere_playable(game, player)) or (game.abroad and bool(elsewhere(game, player)))


@cached_for_both(EFFECTS | LASTING | lying(HAND, STANDBY, GRAVEYARD))
def who_could_answer(game: Game) -> tuple[bool, bool]:
    """Return for each player whether they might have a card to play outside main timing, affordable or not.

    If effects give keywords to cards out of play they might; otherwise it depends on hands and areas.
    """
    if reaches_beyond(game, KEYWORDS):
        return True, True
    beyond = remnants(game)
    return bool(beyond[0]) or has_answer(game, PLAYERS[0]), bool(beyond[1]) or has_answer(game, PLAYERS[1])


@cached_until(lying(HAND, STANDBY))
def has_answer(game: Game, player: PlayerId) -> bool:
    """Return whether a card in a player's hand or standby area can be played outside main timing."""
    printed: list[ForceCard] = game.state.cards  # type: ignore[assignment]
    for card in game.state.zone(HAND, player):
        definition = printed[card]
        if QUICKCAST in definition.keywords or definition.standby is not None:
            return True
    return any(
        printed[card].standby is not None or not printed[card].plain
        for card in game.state.zone(STANDBY, player)
    )


def with_remnant(game: Game, player: PlayerId) -> list[CardId]:
    """List the cards in a player's graveyard that have Remnant, printed or given."""
    if not reaches_beyond(game, KEYWORDS):
        return remnants(game)[player]
    return [card for card in game.state.zone(GRAVEYARD, player) if REMNANT in now(game, card).keywords]


def playable(game: Game, player: PlayerId, *, main: bool) -> list[Option]:
    """List the cards a player may play: from hand, and with Trigger from the standby area."""
    state, from_hand = game.state, book(game).from_hand
    printed: list[ForceCard] = state.cards  # type: ignore[assignment]
    offered = []
    is_as_printed = not reaches_beyond(game, KEYWORDS)
    may_be_forbidden = may_restrict(game, Cannot, BE_PLAYED)
    for card in kinds_in_hand(game, player):
        definition = printed[card]
        if not from_hand(definition if is_as_printed else as_played(game, card, definition), main):
            continue
        if may_be_forbidden and is_forbidden(game, card, BE_PLAYED):
            continue
        if may_play(game, player, card, definition):
            offered.append(Option("play", card))
    by_condition, for_will = in_standby(game, player)
    for card in by_condition:
        if may_come_out(game, player, card, printed[card]):
            offered.append(Option("play", card, note=STEALTH))
    for card in for_will:
        definition = printed[card]
        if not book(game).ready(game, player, card) or is_forbidden(game, card, BE_PLAYED):
            continue
        assert definition.standby is not None, "only cards with a price are listed"
        meant = budget_for(game, player, "card", card)
        if meant.covers(definition.standby) and has_targets(game, player, card, definition):
            offered.append(Option("play", card, note="standby"))
    for card in with_remnant(game, player):
        if may_be_played_again(game, player, card, main):
            offered.append(Option("play", card, note="remnant"))
    for card in elsewhere_playable(game, player):
        if may_be_played_again(game, player, card, main):
            offered.append(Option("play", card, note="elsewhere"))
    return offered


@cached_until(lying(HAND) | LASTING)
def kinds_in_hand(game: Game, player: PlayerId) -> list[CardId]:
    """List one card of each kind in a player's hand, among those that can be played at all."""
    printed = game.state.cards
    found: dict[Likeness, CardId] = {}
    for card in game.state.zone(HAND, player):
        if not PLAYED.isdisjoint(printed[card].types):
            found.setdefault(likeness(game, card), card)
    return list(found.values())


def elsewhere_playable(game: Game, player: PlayerId) -> list[CardId]:
    """List a player's cards that an effect lets them play from the graveyard or the removed area.

    JUDGEMENT: the book mentions this only where it explains Remnant (1115.2); such cards can be played when
    they could be played from hand, and afterwards go where they normally would.
    """
    state = game.state
    if not may_open_zones(game):
        return []
    return [
        card
        for kind in (GRAVEYARD, REMOVED)
        for card in state.zone(kind, player)
        if not PLAYED.isdisjoint(state.cards[card].types)
        and REMNANT not in state.cards[card].keywords
        and may_be_played_from(game, card, game.rules.zones.kinds[kind].name)
    ]


@clause("fow8", "1115.2")
def may_be_played_again(game: Game, player: PlayerId, card: CardId, main: bool) -> bool:
    """A card with Remnant may be played from the graveyard when it could be played from hand."""
    definition: ForceCard = game.state.cards[card]  # type: ignore[assignment]
    if is_forbidden(game, card, BE_PLAYED):
        return False
    in_time = book(game).from_hand(as_played(game, card, definition), main)
    return in_time and can_play(game, player, card)


def usable(game: Game, player: PlayerId) -> list[Option]:
    """List the activate abilities a player may play (707.1)."""
    offered: list[Option] = []
    if not has_abilities(game):
        return offered
    offered += [
        Option("use", card, place)
        for card, place, ability in ready_abilities(game, player)
        if may_use(game, player, card, ability)
    ]
    for card in elsewhere(game, player):
        for place, ability in enumerate(now(game, card).activated):
            if not game.works(card, ability) or not is_ready(game, player, card, ability):
                continue
            if may_use(game, player, card, ability):
                offered.append(Option("use", card, place))
    return offered


CALL_STONES = "call stones"
"""The action of calling stones, which effects may deny a player (604.2d)."""


def at_main_timing(game: Game, player: PlayerId) -> list[Option]:
    """List what main timing allows besides playing cards (604.2b to 604.2e)."""
    state = game.state
    counts = state.players[player].turn_counts
    offered = []
    if not counts.get("forfeited") and may_attack_now(game, player):
        offered.append(Option("battle"))
    if not counts.get("judged"):
        for card in judges(game)[player]:
            if can_judge(game, player, card):
                offered.append(Option("judgment", card))
        may_call = not counts.get("called") and state.zone(STONES, player)
        if may_call and not is_denied(game, player, CALL_STONES):
            offered += [Option("call", card) for card in book(game).rests_to_call(game, player)]
    if budget(game, player).covers(STANDBY_PRICE):
        offered += [Option("stand_by", card) for card in standby_cards(game, player)]
    return offered
