"""Announcing on the made-up game: one procedure, whatever order a book declares and whatever it asks for."""

from collections.abc import Callable

import pytest

from rules.engine import atoms
from rules.engine.announcing.announcement import Announcement
from rules.engine.announcing.division import DIVISION
from rules.engine.announcing.feasibility import can_announce
from rules.engine.announcing.modes import EFFECTS, MODES
from rules.engine.announcing.order import Action, Order, Stage, announce
from rules.engine.announcing.price import (
    ADDED,
    AGREEMENT,
    AIMLESS,
    DETERMINED_X,
    INSTEAD,
    MORE,
    NAMED_X,
    PRICE,
)
from rules.engine.announcing.resolution import is_wanted
from rules.engine.announcing.settings import AnnouncingSettings
from rules.engine.announcing.targets import TARGETS, still_legal
from rules.engine.asks import Ask, Procedure
from rules.engine.context import resolution_context
from rules.engine.game import Game
from rules.engine.ids import NOTHING
from rules.engine.pending import Pending
from rules.engine.perform import perform
from rules.engine.targets import as_target
from rules.engine.usage_limits import is_used_up, use_up
from rules.language import effects as fx
from rules.language.abilities import Activated, Announceable, Mode, Spell, Triggered, Way
from rules.language.amounts import Count, Share, X
from rules.language.conditions import There
from rules.language.costs import Cost, Pay, PayX
from rules.language.events import Enters
from rules.language.filter_shorthand import cards
from rules.language.filters import AnyOf, CostIs, Filter, IsPlayer
from rules.language.references import Target, TargetPlayer, Targets
from tests.rules.engine.made_up import HAND, TABLE, as_in_a_game, card, ruleset, run, scene

ANT, BEE, CAT = card("Ant"), card("Bee", (2, 2)), card("Cat", (3, 3))
TABLED = cards(zones=("table",))
NAMED_BEE = cards(zones=("table",), name="Bee")
STONES = cards(zones=("heap",))


def coins(game: Game, player: int) -> int:
    return game.state.players[player].resources[0]


def cost_of(one: Announcement) -> Cost:
    """A way that is instead takes the place of the cost; what is paid besides is added to it."""
    ability = one.printed
    assert isinstance(ability, Activated | Triggered)
    instead = [way.cost for way in one.ways if way.instead]
    more = [part for way in one.ways if not way.instead for part in way.cost.parts]
    return Cost((*(instead[0] if instead else ability.cost).parts, *more))


def units(cost: Cost, x: int) -> int:
    return sum(count for _, count in cost.resources) + cost.x * max(0, x)


def pay(game: Game, one: Announcement, clause: str) -> Procedure:
    """Coins are paid."""
    atoms.gain(game, one.player, 0, -units(one.price, one.x))
    yield from ()


PAY = Action("payment", pay)


def order(*actions: Action, **more: object) -> Order:
    """Return the order of a book that pays in coins."""
    return Order(
        stages=tuple(
            Stage(one.name, f"{place}", one.carry_out, one.is_needed) for place, one in enumerate(actions, 1)
        ),
        of_abilities=True,
        ways=lambda game, one: one.printed.ways if isinstance(one.printed, Activated | Triggered) else (),
        prices=lambda game, one: (cost_of(one),),
        varies=lambda cost: cost.x > 0,
        can_pay=lambda game, one, cost, x: units(cost, x) <= coins(game, one.player),
        **more,  # type: ignore[arg-type]
    )


FIRST_X = (MODES, DETERMINED_X, NAMED_X, TARGETS, DIVISION, ADDED, INSTEAD, MORE, PRICE, PAY)
FIRST_TARGETS = (TARGETS, MODES, ADDED, INSTEAD, MORE, DETERMINED_X, NAMED_X, DIVISION, PRICE, PAY)
BOOK = order(*FIRST_X)


def table(*there: object, money: int = 5, manner: AnnouncingSettings | None = None) -> Game:
    rules = ruleset() if manner is None else ruleset_with(manner)
    game = scene(*there, hand=(CAT,), rules=rules)  # type: ignore[arg-type]
    atoms.gain(game, 0, 0, money)
    return game


def ruleset_with(manner: AnnouncingSettings) -> object:
    from dataclasses import replace

    return replace(ruleset(), announcing=manner)


def source(game: Game) -> int:
    """A card of the hand, whose ability is announced and which is no target."""
    return game.state.zones[2 * HAND][0]


def begin(game: Game, ability: Announceable, book: Order = BOOK) -> Announcement:
    return book.begin(game, 0, source(game), ability)


def announced(
    game: Game, ability: Announceable, *answers: int, book: Order = BOOK
) -> tuple[Announcement, list[Ask]]:
    """Announce an ability, answering in order; return what was decided and the questions."""
    one = begin(game, ability, book)
    asked = run(game, as_in_a_game(announce(game, one)), *answers)  # type: ignore[arg-type]
    return one, asked


def kinds(asked: list[Ask]) -> list[tuple[str, str]]:
    return [(ask.kind, ask.clause) for ask in asked]


def resolve(game: Game, one: Announcement) -> None:
    """Carry out what was announced, on the targets that are still legal."""
    waiting = one.pending(game)
    text = waiting.choices.text or waiting.ability
    assert text is not None
    run(
        game,
        perform(
            game, text.effect, resolution_context(game, waiting, "9", still_legal(game, waiting, text, "9"))
        ),
    )


def test_questions_come_in_the_order_that_the_book_declares_and_under_its_clauses() -> None:
    bolt = Activated(
        fx.DealDamage(Target(), X()), Cost((PayX(),)), targets=(TABLED,), ways=(Way(cost=Cost((Pay(1),))),)
    )
    _, asked = announced(table(ANT, BEE), bolt, 1, 0, 0)
    assert kinds(asked) == [("choose_x", "3"), ("target", "4"), ("pay_more", "8")]
    _, asked = announced(table(ANT, BEE), bolt, 0, 0, 1, book=order(*FIRST_TARGETS))
    assert kinds(asked) == [("target", "1"), ("pay_more", "5"), ("choose_x", "7")]


def test_of_up_to_two_targets_a_single_card_is_chosen_once() -> None:
    game = table(ANT)
    sting = Activated(fx.DealDamage(Targets(), 1), targets=(TABLED, TABLED), least=0)
    one, asked = announced(game, sting, 0)
    (ant,) = game.state.zones[2 * TABLE]
    assert [len(ask.options) for ask in asked] == [2], "the card, or none"
    assert one.targets() == (ant, NOTHING)
    resolve(game, one)
    assert game.state.instances[ant].damage == 1
    none, _ = announced(table(ANT), sting, 1)
    assert none.targets() == (NOTHING, NOTHING)


def test_two_targets_of_one_kind_are_two_cards_and_of_two_kinds_may_be_one() -> None:
    twins = Activated(fx.DealDamage(Targets(), 1), targets=(TABLED, TABLED))
    assert not can_announce(table(BEE), begin(game := table(BEE), twins))
    assert can_announce(game := table(ANT, BEE), begin(game, twins))
    pair = Activated(fx.DealDamage(Targets(), 1), targets=(TABLED, NAMED_BEE))
    game = table(BEE)
    assert can_announce(game, begin(game, pair))
    (bee,) = game.state.zones[2 * TABLE]
    one, _ = announced(game, pair)
    assert one.targets() == (bee, bee)
    two, _ = announced(table(ANT, BEE), pair, 1)
    assert len(set(two.targets())) == 1, "chosen for the first kind, and the only one of the second"


@pytest.mark.parametrize(
    ("wanted", "offered"), [("all", False), ("each", True), ("one", True), ("none", True)]
)
def test_a_book_says_how_many_of_the_targets_have_to_be_there(wanted: str, offered: bool) -> None:
    book = order(*FIRST_X, wanted=wanted)
    game = table(ANT)
    twins = Activated(fx.DealDamage(Targets(), 1), targets=(TABLED, TABLED))
    assert can_announce(game, begin(game, twins, book)) is offered
    if offered:
        one, _ = announced(game, twins, book=book)
        assert one.targets()[1] == NOTHING
    empty = table()
    assert can_announce(empty, begin(empty, twins, book)) is (wanted == "none")


@pytest.mark.parametrize(("place", "hurt"), [(0, "card"), (1, "me"), (2, "them")])
def test_a_target_that_may_be_a_card_or_a_player_is_chosen_among_both(place: int, hurt: str) -> None:
    either = AnyOf((TABLED, IsPlayer()))
    burn = fx.Do((fx.DealDamage(Target(), 2), fx.DealDamageToPlayer(2, TargetPlayer())))
    game = table(CAT)
    one, asked = announced(game, Activated(burn, targets=(either,)), place)
    assert [(option.card >= 0, option.other) for option in asked[0].options] == [
        (True, -1),
        (False, 0),
        (False, 1),
    ]
    resolve(game, one)
    (cat,) = game.state.zones[2 * TABLE]
    lost = [10 - player.life for player in game.state.players]
    assert (game.state.instances[cat].damage, *lost) == (
        2 * (hurt == "card"),
        2 * (hurt == "me"),
        2 * (hurt == "them"),
    )


def test_a_player_who_is_asked_for_by_side_is_the_only_target() -> None:
    burn = Activated(fx.DealDamageToPlayer(2, TargetPlayer()), targets=(IsPlayer("opponent"),))
    one, asked = announced(table(), burn)
    assert (one.targets(), asked) == ((as_target(1),), [])


def test_a_game_may_keep_cards_and_players_from_being_targets() -> None:
    def is_spared(game: Game, target: int, wanted: Filter, at: object) -> bool:
        return target != as_target(1) and not (target >= 0 and game.state.cards[target].name == "Bee")

    game = table(ANT, BEE, manner=AnnouncingSettings(may_target=is_spared))
    either = Activated(fx.NOTHING, targets=(AnyOf((TABLED, IsPlayer())),))
    _, asked = announced(game, either, 0)
    ant, _ = game.state.zones[2 * TABLE]
    assert [(option.card, option.other) for option in asked[0].options] == [(ant, -1), (-1, 0)]


def test_options_have_targets_of_their_own_and_those_without_are_not_offered() -> None:
    kill = Mode(fx.Destroy(Target()), (TABLED,))
    edict = Activated(fx.NOTHING, modes=(kill, Mode(fx.ChangeLife(3)), Mode(fx.ChangeLife(5))))
    game = table(ANT, BEE)
    one, asked = announced(game, edict, 0, 1)
    assert kinds(asked) == [("mode", "1"), ("target", "4")]
    _, bee = game.state.zones[2 * TABLE]
    resolve(game, one)
    assert bee not in game.state.instances
    empty = table()
    one, asked = announced(empty, edict, 1)
    assert [option.other for option in asked[0].options] == [1, 2]
    resolve(empty, one)
    assert empty.state.players[0].life == 15


def test_what_a_text_divides_goes_to_its_own_targets_and_not_to_those_of_its_options() -> None:
    deal = fx.Do((fx.DealDamage(Target(0), Share(0)), fx.DealDamage(Target(1), Share(1))))
    modes = (Mode(fx.Rest(Target()), (NAMED_BEE,)), Mode(fx.ChangeLife(1)))
    storm = Activated(deal, targets=(TABLED, TABLED), divides=3, modes=modes)
    game = table(CAT, BEE)
    one, asked = announced(game, storm, 0, 0, 0)
    cat, bee = game.state.zones[2 * TABLE]
    assert (one.targets(), one.shares()) == ((cat, bee, bee), (2, 1, 0))
    assert kinds(asked) == [("mode", "1"), ("target", "4"), ("divide", "5")]
    resolve(game, one)
    instances = game.state.instances
    assert (instances[cat].damage, instances[bee].damage, instances[bee].rested) == (2, 1, True)


def test_a_number_is_divided_among_a_card_and_a_player() -> None:
    either = AnyOf((TABLED, IsPlayer("opponent")))
    deal = fx.Do((fx.DealDamage(Target(0), Share(0)), fx.DealDamageToPlayer(Share(1), TargetPlayer(1))))
    game = table(CAT)
    one, _ = announced(game, Activated(deal, targets=(either, either), divides=5), 0, 2)
    resolve(game, one)
    (cat,) = game.state.zones[2 * TABLE]
    assert (game.state.instances[cat].damage, game.state.players[1].life) == (2, 7)


@pytest.mark.parametrize("actions", [FIRST_X, FIRST_TARGETS])
def test_x_is_no_less_than_what_is_divided_needs_and_no_more_than_can_be_paid(
    actions: tuple[Action, ...],
) -> None:
    deal = fx.Do((fx.DealDamage(Target(0), Share(0)), fx.DealDamage(Target(1), Share(1))))
    spray = Activated(deal, Cost((PayX(),)), targets=(TABLED, TABLED), divides=X())
    _, asked = announced(table(ANT, BEE, money=4), spray, 0, 0, 0, book=order(*actions))
    named = next(ask for ask in asked if ask.kind == "choose_x")
    assert [option.other for option in named.options] == [2, 3, 4]
    poor = table(ANT, BEE, money=1)
    assert not can_announce(poor, begin(poor, spray))


def test_an_x_that_is_named_after_the_targets_suits_them() -> None:
    small = cards(CostIs("<=", X()), zones=("table",))
    snipe = Activated(fx.Destroy(Target()), Cost((PayX(),)), targets=(small,))
    one, asked = announced(table(ANT, money=3), snipe, 0, book=order(*FIRST_TARGETS))
    assert [option.other for option in asked[0].options] == [1, 2, 3], "the card costs one"
    assert one.x == 1
    first, asked = announced(table(ANT, money=3), snipe, 1, book=BOOK)
    assert [option.other for option in asked[0].options][0] == 1, "with an X of nothing there is no target"
    assert first.x == 2


def test_an_x_that_the_text_tells_is_not_asked_for() -> None:
    game = table(ANT, BEE, money=2)
    flood = Activated(fx.ChangeLife(X()), Cost((PayX(),)), x=Count(TABLED))
    one, asked = announced(game, flood)
    assert (asked, one.x, coins(game, 0)) == ([], 2, 0)
    poor = table(ANT, BEE, money=1)
    assert not can_announce(poor, begin(poor, flood))


def test_another_cost_is_offered_where_it_can_be_paid_and_paid_where_it_alone_can() -> None:
    cheap = Way(cost=Cost((Pay(1),)), instead=True, name="cheaply")
    dear = Way(cost=Cost((Pay(9),)), instead=True, name="dearly")
    heal = Activated(fx.ChangeLife(1), Cost((Pay(3),)), (cheap, dear))
    game = table(money=4)
    one, asked = announced(game, heal, 1)
    assert [option.note for option in asked[0].options] == ["", "cheaply"]
    assert (coins(game, 0), one.pending(game).choices.ways) == (3, ("cheaply",))
    poor = table(money=2)
    _, asked = announced(poor, heal)
    assert (asked, coins(poor, 0)) == ([], 1)
    broke = table(money=0)
    assert not can_announce(broke, begin(broke, heal))


def test_what_is_paid_besides_brings_its_own_text_and_targets() -> None:
    more = Way(fx.Destroy(Target()), Cost((Pay(2),)), targets=(TABLED,), name="more")
    heal = Activated(fx.ChangeLife(1), Cost((Pay(1),)), (more,))
    book = order(ADDED, INSTEAD, MORE, *FIRST_X)
    game = table(ANT, money=3)
    one, asked = announced(game, heal, 0, book=book)
    assert kinds(asked) == [("pay_more", "3")]
    resolve(game, one)
    assert (game.state.zones[2 * TABLE], game.state.players[0].life, coins(game, 0)) == ([], 11, 0)
    for without in (table(money=3), table(ANT, money=2)):
        _, asked = announced(without, heal, book=book)
        assert asked == [], "no target for it, or no coins"


def test_of_several_prices_the_player_chooses_one_that_can_be_paid() -> None:
    book = order(PRICE, PAY)
    several = Order(
        stages=book.stages,
        prices=lambda game, one: [Cost((Pay(amount),)) for amount in (1, 2, 9)],
        varies=book.varies,
        can_pay=book.can_pay,
    )
    game = table(money=3)
    _, asked = announced(game, Activated(fx.ChangeLife(1)), 1, book=several)
    assert ([option.other for option in asked[0].options], coins(game, 0)) == ([0, 1], 1)


AUTOMATIC = order(AIMLESS, AGREEMENT, *FIRST_X)


def triggered(game: Game, ability: Triggered, *answers: int) -> tuple[Announcement, list[Ask], bool]:
    """Announce what triggered on the first card of the table; tell also whether it was announced at all."""
    first = game.state.zones[2 * TABLE][0] if game.state.zones[2 * TABLE] else -1
    waited = Pending(0, source(game), 1, ability, event_card=first, amount=3)
    one = AUTOMATIC.begin(game, 0, waited.card, ability, waited=waited)
    told: list[bool] = []

    def through() -> object:
        told.append((yield from announce(game, one)))

    asked = run(game, as_in_a_game(through()), *answers)  # type: ignore[arg-type]
    return one, asked, told[0]


def test_what_triggered_has_modes_targets_and_division_as_anything_has() -> None:
    deal = fx.Do((fx.DealDamage(Target(0), Share(0)), fx.DealDamage(Target(1), Share(1))))
    modes = (Mode(fx.ChangeLife(1)), Mode(fx.ChangeLife(2)))
    cry = Triggered(Enters(), deal, targets=(TABLED, TABLED), divides=4, modes=modes)
    game = table(CAT, BEE)
    one, asked, done = triggered(game, cry, 1, 0, 2)
    assert done
    assert [ask.kind for ask in asked] == ["mode", "target", "divide"]
    resolve(game, one)
    damage = [game.state.instances[card].damage for card in game.state.zones[2 * TABLE]]
    assert (damage, game.state.players[0].life) == ([1, 3], 12)


def test_what_triggered_is_gone_without_its_targets_and_keeps_its_event_with_them() -> None:
    cry = Triggered(Enters(), fx.Destroy(Target()), targets=(TABLED,))
    assert triggered(table(), cry)[1:] == ([], False)
    game = table(ANT)
    one, _, done = triggered(game, cry)
    waiting = one.pending(game)
    assert (done, waiting.amount, waiting.event_card) == (True, 3, game.state.zones[2 * TABLE][0])


@pytest.mark.parametrize(
    ("money", "answers", "done", "left"), [(3, (0,), True, 1), (3, (1,), False, 3), (1, (), False, 1)]
)
def test_a_cost_of_what_triggered_is_paid_or_it_is_gone(
    money: int, answers: tuple[int, ...], done: bool, left: int
) -> None:
    game = table(money=money)
    _, asked, announced_ = triggered(game, Triggered(Enters(), fx.ChangeLife(1), Cost((Pay(2),))), *answers)
    assert (announced_, coins(game, 0)) == (done, left)
    assert [ask.kind for ask in asked] == ["pay_cost"] * len(answers)


@pytest.mark.parametrize(
    ("optional", "answers", "wanted"), [(True, (0,), True), (True, (1,), False), (False, (), True)]
)
def test_an_optional_ability_may_be_left_as_it_is_carried_out(
    optional: bool, answers: tuple[int, ...], wanted: bool
) -> None:
    game = table()
    told: list[bool] = []

    def asking() -> object:
        ability = Triggered(Enters(), fx.ChangeLife(1), optional=optional)
        told.append((yield from is_wanted(game, Pending(0, -1, 1, ability), "9")))

    run(game, asking(), *answers)  # type: ignore[arg-type]
    assert told == [wanted]


def spent(make: Callable[[], Activated | Triggered]) -> tuple[Game, int, Activated | Triggered]:
    ability = make()
    game = table(card("Worker", abilities=(ability,)))
    worker = game.state.zones[2 * TABLE][0]
    use_up(game, 0, worker, ability)
    return game, worker, ability


def test_what_may_be_used_once_a_turn_is_used_up_until_the_next_or_as_another_object() -> None:
    game, worker, ability = spent(lambda: Activated(fx.ChangeLife(1), once_a_turn=True))
    assert is_used_up(game, 0, worker, ability)
    atoms.move(game, worker, HAND)
    atoms.move(game, worker, TABLE, controller=0)
    assert not is_used_up(game, 0, worker, ability)
    use_up(game, 0, worker, ability)
    atoms.begin_turn(game, 1)
    assert not is_used_up(game, 0, worker, ability)


def test_what_may_be_used_once_a_game_is_used_up_under_its_name() -> None:
    game, worker, ability = spent(lambda: Activated(fx.ChangeLife(1), once_a_game=True, name="Gambit"))
    atoms.begin_turn(game, 1)
    assert is_used_up(game, 0, worker, ability)
    assert not is_used_up(game, 0, worker, Activated(fx.ChangeLife(2), once_a_game=True, name="Ploy"))
    assert not is_used_up(game, 0, worker, Activated(fx.ChangeLife(1)))


def test_a_choice_between_effects_is_decided_as_it_is_announced_where_the_book_says_so() -> None:
    either = Activated(fx.ChooseOne((fx.ChangeLife(1), fx.ChangeLife(4))))
    game = table()
    one, asked = announced(game, either, 1, book=order(EFFECTS, *FIRST_X))
    assert [ask.kind for ask in asked] == ["mode"]
    resolve(game, one)
    assert game.state.players[0].life == 14
    _, asked = announced(table(), either)
    assert asked == []


def test_a_spell_has_its_own_text_where_nothing_is_added_to_it() -> None:
    game = table(ANT)
    text = Spell(fx.Destroy(Target()), targets=(TABLED,))
    plain = Order(stages=order(TARGETS).stages)
    one = plain.begin(game, 0, source(game), text)
    run(game, announce(game, one))  # type: ignore[arg-type]
    assert (one.choices().text, one.text()) == (None, text)


MINE_TWO = There(TABLED, 2)


def test_a_way_is_there_only_while_its_condition_holds() -> None:
    cheap = Way(cost=Cost((Pay(1),)), instead=True, name="cheaply", when=MINE_TWO)
    more = Way(fx.ChangeLife(1), Cost((Pay(1),)), name="more", when=MINE_TWO)
    heal = Activated(fx.ChangeLife(1), Cost((Pay(3),)), (cheap, more))
    game = table(ANT, BEE, money=4)
    assert [ask.kind for ask in announced(game, heal, 1, 1)[1]] == ["choose_cost", "pay_more"]
    alone, poor = table(ANT, money=4), table(ANT, money=2)
    assert announced(alone, heal)[1] == []
    assert not can_announce(poor, begin(poor, heal))


def test_a_text_whose_condition_does_not_hold_is_not_carried_out_and_wants_no_targets() -> None:
    text = Spell(fx.Destroy(Target()), targets=(TABLED,), when=MINE_TWO)
    played = Order(stages=order(TARGETS).stages, of_abilities=True)
    for there, left, asked in (((ANT,), 1, 0), ((ANT, BEE), 1, 1)):
        game = table(*there)
        one = played.begin(game, 0, source(game), text)
        assert len(run(game, announce(game, one), *(0,) * asked)) == asked  # type: ignore[arg-type]
        resolve(game, one)
        assert len(game.state.zones[2 * TABLE]) == left


def test_what_is_paid_besides_divides_among_its_own_targets() -> None:
    deal = fx.Do((fx.DealDamage(Target(0), Share(0)), fx.DealDamage(Target(1), Share(1))))
    more = Way(deal, Cost((Pay(1),)), targets=(TABLED, TABLED), divides=3, name="more")
    rest = Activated(fx.Rest(Target()), Cost(), (more,), targets=(NAMED_BEE,))
    game = table(CAT, BEE)
    one, _ = announced(game, rest, 0, 0, 0, book=order(ADDED, INSTEAD, MORE, *FIRST_X))
    resolve(game, one)
    cat, bee = game.state.zones[2 * TABLE]
    assert one.shares() == (0, 2, 1)
    instances = game.state.instances
    assert (instances[cat].damage, instances[bee].damage, instances[bee].rested) == (2, 1, True)


def test_no_more_targets_are_chosen_than_there_are_units_to_divide() -> None:
    deal = fx.Do(tuple(fx.DealDamage(Target(place), Share(place)) for place in range(3)))
    rain = Activated(deal, targets=(TABLED,) * 3, least=1, divides=2)
    one, asked = announced(table(ANT, BEE, CAT), rain, 0, 0, 0)
    assert [ask.kind for ask in asked if len(ask.options) > 1] == ["target", "target"]
    assert (one.targets()[2], one.shares()) == (NOTHING, (1, 1, 0))
