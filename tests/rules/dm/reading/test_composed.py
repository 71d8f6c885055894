"""Phrases of Duel Masters cards put together crosswise: subjects with verbs, bounds with what is done."""

from itertools import product

import pytest

from rules.cards import Face
from rules.games.dm.nodes import LosesBattle, ShieldBreaks
from rules.games.dm.reading.house import houses
from rules.language import effects as fx
from rules.language import events as ev
from rules.language.abilities import Ability, Spell, Static, Triggered
from rules.language.amounts import Count, CountOf, Extreme, StatOf
from rules.language.changes import GainKeywords
from rules.language.conditions import AllHold, Compare, Condition, Fails, Happened, Is, There, TurnOf
from rules.language.filter_shorthand import cards
from rules.language.filters import (
    EVERY_CARD,
    All,
    AnyOf,
    Controlled,
    CostIs,
    Filter,
    HasStatus,
    InZone,
    IsPlayer,
    IsRested,
    Not,
    OfAttribute,
    OfRace,
    OfType,
    OneOf,
    SharesWith,
    StatIs,
    Underwent,
)
from rules.language.references import Beneath, Chosen, Each, It, Subject, This, ThisCard, Top
from rules.reading.phrases import narrowed
from tests.rules.dm.printed.bearers import THEIR_SHIELDS, YOUR_HAND, YOUR_SHIELDS, creatures

CREATURE = OfType(frozenset({"creature"}))
BEAST, SPELL = Face("Beast", ("creature",)), Face("Flash", ("spell",))
SUBJECTS: dict[str, Filter | None] = {
    "this creature": None,
    "one of your creatures": creatures(whose="you"),
    "an opponent's creature": creatures(whose="opponent"),
    "another creature": creatures(other=True),
    "one of your tapped creatures": creatures(IsRested(), whose="you"),
}
DOINGS = {
    "attacks": ev.Attacks,
    "blocks": ev.Blocks,
    "becomes blocked": ev.Blocked,
    "is attacked": ev.Attacked,
    "battles": ev.Battles,
    "wins a battle": ev.WinsBattle,
    "loses a battle": LosesBattle,
    "is destroyed": ev.Destroyed,
    "leaves the battle zone": ev.Leaves,
    "becomes tapped": ev.Rests,
    "untaps": ev.Recovers,
}


def read(text: str, face: Face = BEAST) -> tuple[Ability, ...]:
    reading = houses()["en"].read(text, face)
    assert reading.status == "read", [part.text for part in reading.unread]
    return reading.abilities


def same(wanted: Filter | None) -> Filter | None:
    """Return a filter in the order of parts in which texts are read."""
    return None if wanted is None else narrowed(wanted)


@pytest.mark.parametrize(("subject", "doing"), list(product(SUBJECTS, DOINGS)))
def test_every_subject_does_everything(subject: str, doing: str) -> None:
    event = DOINGS[doing](same(SUBJECTS[subject]))
    assert read(f"Whenever {subject} {doing}, draw a card.") == (Triggered(event, fx.Draw()),)


@pytest.mark.parametrize(("one", "other"), [("attacks", "blocks"), ("is destroyed", "untaps")])
@pytest.mark.parametrize("subject", SUBJECTS)
def test_any_subject_does_one_thing_or_another(subject: str, one: str, other: str) -> None:
    events = tuple(DOINGS[doing](same(SUBJECTS[subject])) for doing in (one, other))
    text = f"Whenever {subject} {one} or {other}, draw a card."
    assert read(text) == (Triggered(ev.AnyEvent(events), fx.Draw()),)


@pytest.mark.parametrize("whose", ["your turn", "your opponent's turn"])
@pytest.mark.parametrize("doing", DOINGS)
def test_everything_may_be_asked_of_one_players_turn(whose: str, doing: str) -> None:
    event = ev.During(DOINGS[doing](None), "you" if whose == "your turn" else "opponent")
    assert read(f"Whenever this creature {doing} during {whose}, draw a card.") == (
        Triggered(event, fx.Draw()),
    )


@pytest.mark.parametrize(
    ("said", "event"),
    [
        ("is attacking your opponent and becomes blocked", ev.Blocked(None, IsPlayer())),
        ("is attacking your opponent and isn't blocked", ev.Unblocked(None, IsPlayer())),
        ("attacks and isn't blocked", ev.Unblocked()),
        ("breaks a shield", ev.By(ShieldBreaks(narrowed(THEIR_SHIELDS)), OneOf(This()))),
        ("is returned to your hand", ev.Leaves(None, ("hand",))),
    ],
)
def test_what_is_attacked_and_broken_is_part_of_the_event(said: str, event: ev.Event) -> None:
    assert read(f"Whenever this creature {said}, draw a card.") == (Triggered(event, fx.Draw()),)


PLAYERS = {"you": "you", "your opponent": "opponent", "a player": ""}


@pytest.mark.parametrize("player", PLAYERS)
def test_every_player_does_what_triggers(player: str) -> None:
    side, s = PLAYERS[player], "" if player == "you" else "s"
    own = (Controlled(side),) if side else ()  # type: ignore[arg-type]
    their = "your" if player == "you" else "their"
    spells = narrowed(OfType(frozenset({"spell"})), *own)
    done = {
        f"cast{s} a spell": ev.Plays(spells),
        f"discard{s} a card": ev.Discards(narrowed(EVERY_CARD, *own)),
        f"put{s} a card into {their} mana zone": ev.Moves(narrowed(EVERY_CARD, *own), ("mana zone",)),
        f"draw{s} a card": ev.Draws(side=side or "anyone"),  # type: ignore[arg-type]
    }
    for said, event in done.items():
        assert read(f"Whenever {player} {said}, destroy this creature.") == (
            Triggered(event, fx.Destroy(This())),
        )


def test_nothing_is_said_of_a_card_that_may_be_one_of_two() -> None:
    text = "Whenever this creature attacks or is destroyed, untap it."
    assert houses()["en"].read(text, BEAST).status == "unread"


FOES = creatures(whose="opponent")
BOUNDS: dict[str, Filter] = {
    "that has power less than this creature": StatIs("power", "<", StatOf(ThisCard(), "power")),
    "that has the same power as this creature": StatIs("power", "=", StatOf(ThisCard(), "power")),
    "that has power less than 4000": StatIs("power", "<", 4000),
    "that costs exactly 4": CostIs("=", 4),
    "with cost 4 or less": CostIs("<=", 4),
    "that is tapped": IsRested(),
    "that isn't tapped": Not(IsRested()),
    "that isn't a Ghost": Not(OfRace(frozenset({"Ghost"}))),
    "that attacked this turn": Underwent(ev.Attacks()),
    "that shares a civilization with this creature": SharesWith("attribute", This()),
}


@pytest.mark.parametrize("bound", BOUNDS)
@pytest.mark.parametrize(("verb", "does"), [("Destroy", fx.Destroy), ("Tap", fx.Rest)])
def test_every_bound_goes_with_every_verb(bound: str, verb: str, does: type[fx.Destroy]) -> None:
    (ability,) = read(
        f"Whenever this creature attacks, {verb.lower()} one of your opponent's creatures {bound}."
    )
    assert ability == Triggered(ev.Attacks(), does(Chosen(narrowed(FOES, BOUNDS[bound]))))


@pytest.mark.parametrize(("word", "highest"), [("lowest", False), ("highest", True)])
@pytest.mark.parametrize("by", ["you", "opponent"])
def test_the_lowest_and_the_highest_are_those_of_all_that_are_named(
    word: str, highest: bool, by: str
) -> None:
    wanted = narrowed(FOES)
    found = Chosen(narrowed(FOES, StatIs("power", "=", Extreme(wanted, "power", highest))), by=by)  # type: ignore[arg-type]
    text = {
        "you": f"Destroy one of your opponent's creatures that has the {word} power.",
        "opponent": f"Your opponent chooses one of their creatures that has the {word} power and "
        "destroys it.",
    }
    assert read(text[by], SPELL)[0].effect == fx.Destroy(found)  # type: ignore[union-attr]


def test_a_tie_is_spoken_of_only_behind_the_lowest_or_highest() -> None:
    tie = " If there's a tie, choose one of them."
    lowest = "Destroy one of your opponent's creatures that has the lowest power."
    assert read(lowest + tie, SPELL) == read(lowest, SPELL)
    assert houses()["en"].read("Destroy one of your opponent's creatures." + tie, SPELL).status == "unread"


YOURS = creatures(whose="you")
SHIELDS = narrowed(YOUR_SHIELDS), narrowed(THEIR_SHIELDS)
CONDITIONS: dict[str, Condition] = {
    "one of your creatures was destroyed this turn": Happened(ev.Destroyed(narrowed(YOURS))),
    "2 or more of your creatures were destroyed this turn": Happened(ev.Destroyed(narrowed(YOURS)), 2),
    "this creature attacked this turn": Happened(ev.Attacks()),
    "your opponent drew 2 or more cards this turn": Happened(ev.Draws(side="opponent"), 2),
    "you didn't discard a card this turn": Fails(Happened(ev.Discards(Controlled("you")))),
    "you have fewer shields than your opponent": Compare(Count(SHIELDS[0]), "<", Count(SHIELDS[1])),
    "your opponent has more shields than you": Compare(Count(SHIELDS[1]), ">", Count(SHIELDS[0])),
    "your opponent doesn't have 3 or more shields": Fails(There(SHIELDS[1], 3)),
    "there is a card under this creature": Compare(CountOf(Beneath(This())), ">=", 1),
    "all your creatures are tapped": There(narrowed(YOURS, Not(IsRested())), 0, 0),
    "you have no cards in hand": There(narrowed(YOUR_HAND), 0, 0),
}


@pytest.mark.parametrize("said", CONDITIONS)
def test_every_condition_goes_with_what_is_and_with_what_is_done(said: str) -> None:
    condition = CONDITIONS[said]
    slays = GainKeywords(frozenset({"Slayer"}))
    assert read(f'While {said}, this creature gets "slayer".') == (Static((slays,), when=condition),)
    done = fx.If(condition, fx.Draw())
    assert read(f"Whenever this creature blocks, if {said}, draw a card.") == (Triggered(ev.Blocks(), done),)


def test_two_conditions_of_one_place_are_both_asked() -> None:
    fire, light = (cards(zones=("mana zone",), whose="you", attributes=(one,)) for one in ("fire", "light"))
    text = 'If you have a light card and a fire card in your mana zone, this creature gets "slayer".'
    (ability,) = read(text)
    assert isinstance(ability.when, AllHold)
    assert set(ability.when.parts) == {There(narrowed(fire)), There(narrowed(light))}


def test_what_was_put_somewhere_is_counted_by_its_kind() -> None:
    buried = fx.MoveTo(Top(3), "graveyard")
    ghosts = narrowed(InZone(("graveyard",)), OneOf(It("buried")), OfRace(frozenset({"Ghost"})))
    text = "Put the top 3 cards of your deck into your graveyard. "
    each = "For each Ghost put into your graveyard this way, destroy a creature."
    (ability,) = read(text + each, SPELL)
    destroyed = fx.Destroy(Chosen(narrowed(creatures())))
    assert ability.effect == fx.Let("buried", buried, fx.ForEach(Each(ghosts), destroyed, "each"))  # type: ignore[union-attr]


def test_what_is_done_instead_takes_the_place_of_what_was_said() -> None:
    (ability,) = read("Draw a card. If you have no shields, draw 3 cards instead.", SPELL)
    assert ability.effect == fx.If(There(SHIELDS[0], 0, 0), fx.Draw(3), fx.Draw())  # type: ignore[union-attr]


def test_its_owner_does_it_with_what_is_theirs() -> None:
    text = "Whenever another creature is put into the battle zone, its owner draws a card."
    mine = fx.If(Is(Subject(), Controlled("you")), fx.Draw(), fx.Draw(1, "opponent"))
    assert read(text) == (Triggered(ev.Enters(narrowed(creatures(other=True))), mine),)


def test_a_use_may_be_said_to_be_possible_once_a_turn() -> None:
    text = "Whenever you cast a spell, draw a card. This ability can only be used once per turn."
    (ability,) = read(text)
    assert isinstance(ability, Triggered) and ability.once_a_turn


def test_a_price_may_be_lower_in_one_players_turn() -> None:
    text = "During your turn, your spells cost 2 less to cast. They can't cost less than 1."
    (ability,) = read(text)
    assert ability.when == TurnOf("you")


def test_the_attacking_creature_is_one_that_attacks() -> None:
    (ability,) = read(
        "Whenever this creature becomes tapped, destroy one of your opponent's attacking creatures."
    )
    assert ability == Triggered(ev.Rests(), fx.Destroy(Chosen(narrowed(FOES, HasStatus("attacking")))))


@pytest.mark.parametrize("subject", ["another creature", "one of your creatures"])
def test_what_goes_to_a_zone_of_yours_is_yours(subject: str) -> None:
    wanted = creatures(whose="you", other=subject.startswith("another"))
    event = ev.Leaves(narrowed(wanted), ("graveyard",))
    text = f"Whenever {subject} is put into your graveyard from the battle zone, draw a card."
    assert read(text) == (Triggered(event, fx.Draw()),)
    foes = "Whenever an opponent's creature is put into your graveyard from the battle zone, draw a card."
    assert houses()["en"].read(foes, BEAST).status == "unread"


SOUGHT = (
    "search your deck. You may take a Ghost from it and put it into your hand. Then shuffle your deck.",
    "look at the top 4 cards of your deck. Then put them back in any order.",
    "look at your opponent's hand and choose a spell from it. Your opponent discards it.",
)


@pytest.mark.parametrize("done", SOUGHT)
def test_who_may_look_or_search_may_leave_all_of_it(done: str) -> None:
    (always,) = read(f"Whenever you draw a card, {done}")
    (optional,) = read(f"Whenever you draw a card, you may {done}")
    assert isinstance(always, Triggered)
    assert optional == Triggered(always.event, fx.May(always.effect))


DEPENDENT = (
    "you may discard up to 2 cards from your hand. For each card you discard, draw a card.",
    "choose a race. Return up to 3 creatures of that race from your graveyard to your hand.",
    "return a card from your graveyard to your hand. If a fire card was returned in this way, draw a card.",
    "reveal cards from the top of your deck until you reveal a spell. Put all revealed cards into your hand.",
    "you may put all cards in your hand into your graveyard. If you do, draw the same number of cards.",
    "you and your opponent play Gachinko Judge. If you win, untap this creature.",
    "you may choose one of your opponent's creatures. If you do, destroy it.",
)


@pytest.mark.parametrize("done", DEPENDENT)
def test_what_depends_on_something_done_on_a_condition_has_the_same_condition(done: str) -> None:
    (always,) = read(f"At the end of your turn, {done}")
    (sometimes,) = read(f"At the end of your turn, if you have no shields, {done}")
    assert isinstance(always, Triggered)
    assert sometimes == Triggered(always.event, fx.If(There(YOUR_SHIELDS, 0, 0), always.effect))


GHOST, DEAR = OfRace(frozenset({"Ghost"})), CostIs(">=", 7)
FIERY = OfAttribute(frozenset({"fire"}))
UNALIKE = {
    "Ghosts or fire creatures": (GHOST, narrowed(CREATURE, FIERY)),
    "fire creatures and Ghosts": (GHOST, narrowed(CREATURE, FIERY)),
    "Ghosts and creatures that cost 7 or more": (GHOST, narrowed(CREATURE, DEAR)),
    "fire creatures or creatures that cost 7 or more": (narrowed(CREATURE, FIERY), narrowed(CREATURE, DEAR)),
}


@pytest.mark.parametrize("named", UNALIKE)
def test_cards_of_two_kinds_are_described_each_for_themselves(named: str) -> None:
    (spell,) = read(f"Destroy all {named}.", SPELL)
    assert isinstance(spell, Spell) and isinstance(spell.effect, fx.Destroy)
    assert isinstance(spell.effect.what, Each)
    wanted = spell.effect.what.filter
    for one in UNALIKE[named]:
        assert _asks(wanted, one), (wanted, one)


def _asks(whole: Filter, part: Filter) -> bool:
    """Return whether a filter with an "or" in it lets in what another one describes."""
    parts = set(whole.parts) if isinstance(whole, All) else {whole}
    (either,) = [one for one in parts if isinstance(one, AnyOf)]
    wanted = set(part.parts) if isinstance(part, All) else {part}
    return any(
        wanted <= (set(one.parts) if isinstance(one, All) else {one}) | (parts - {either})
        for one in either.parts
    )


@pytest.mark.parametrize(
    "named",
    [
        "tapped fire creatures or Ghosts",
        'fire creatures or Ghosts that have "blocker"',
        'Ghosts and creatures that cost 7 or more that have "blocker"',
    ],
)
def test_what_may_be_said_of_one_or_both_of_two_kinds_is_refused(named: str) -> None:
    reading = houses()["en"].read(f"Destroy all {named}.", SPELL)
    assert reading.status == "unread"


@pytest.mark.parametrize("bound", ['have "slayer"', "have power 3000 or less"])
def test_two_bounds_are_joined_in_either_order(bound: str) -> None:
    one = read(f"Destroy all creatures that {bound} and cost 7 or more.", SPELL)
    assert one == read(f"Destroy all creatures that cost 7 or more and {bound}.", SPELL)
    assert isinstance(one[0], Spell) and DEAR in one[0].effect.what.filter.parts  # type: ignore[union-attr]


HOME = "into your graveyard"
WAYS = {
    "you may put one of them into your hand": (EVERY_CARD, 0),
    "put one of them into your hand": (EVERY_CARD, 1),
    "choose one of them and put it into your hand": (EVERY_CARD, 1),
    "you may take a Ghost from among them into your hand": (GHOST, 0),
    "choose a Ghost from among them and put it into your hand": (GHOST, 1),
    "you may put a creature from among them that costs 7 or more into your hand": (DEAR, 0),
}
RESTS = {
    "put the rest into your graveyard": "graveyard",
    "put the remaining cards into your graveyard": "graveyard",
    "put the other cards on the bottom of your deck in any order": "deck",
}


@pytest.mark.parametrize("seen", ["the top 4 cards of your deck", "4 cards from the top of your deck"])
@pytest.mark.parametrize(("way", "rest"), list(product(WAYS, RESTS)))
def test_cards_seen_are_picked_in_every_wording(seen: str, way: str, rest: str) -> None:
    (ability,) = read(f"Look at {seen}. {way.capitalize()}. Then {rest}.", SPELL)
    assert isinstance(ability, Spell) and isinstance(ability.effect, fx.Look)
    assert isinstance(ability.effect.effect, fx.Do)
    taken, others = ability.effect.effect.effects
    wanted, least = WAYS[way]
    assert isinstance(taken, fx.MoveTo) and isinstance(taken.what, Chosen)
    assert (taken.zone, taken.what.most, taken.what.least) == ("hand", 1, least)
    assert wanted == EVERY_CARD or wanted in taken.what.filter.parts  # type: ignore[union-attr]
    assert isinstance(others, fx.MoveTo) and others.zone == RESTS[rest]


@pytest.mark.parametrize("named", ["one of them", "up to 2 of them", "a spell from among them that costs 7"])
def test_cards_seen_come_only_if_all_of_them_can(named: str) -> None:
    text = f"Look at the top 4 cards of your deck. You may put {named} into the battle zone. Put the rest"
    assert houses()["en"].read(f"{text} {HOME}.", SPELL).status == "unread"


THEN = (
    "return a card from your graveyard to your hand. If it's a Ghost, draw a card. Otherwise, untap it.",
    "put a creature from your graveyard into the battle zone. It gets +1000 power until the end of the turn.",
    "reveal the top card of your deck. You may put it into your hand.",
)


@pytest.mark.parametrize("done", THEN)
def test_what_goes_on_about_what_was_done_if_you_do_belongs_to_it(done: str) -> None:
    (always,) = read(f"Whenever you draw a card, {done}")
    (paid,) = read(f"Whenever you draw a card, you may tap this creature. If you do, {done}")
    assert isinstance(always, Triggered) and isinstance(paid, Triggered)
    assert isinstance(paid.effect, fx.IfYouDo) and paid.effect.then == always.effect


def test_if_you_do_not_is_not_about_what_a_card_is() -> None:
    start = (
        "You may tap a creature. If you do, reveal the top card of your deck. If it's a spell, draw a card."
    )
    assert houses()["en"].read(f"{start} If you don't, untap a creature.", SPELL).status == "unread"


@pytest.mark.parametrize(("said", "n"), [("second", 2), ("third", 3)])
def test_events_are_counted_in_a_turn(said: str, n: int) -> None:
    (one,) = read(f"Whenever this creature attacks for the {said} time each turn, draw a card.")
    (other,) = read(f"Each turn, the {said} time this creature attacks, draw a card.")
    assert one == other == Triggered(ev.Nth(ev.Attacks(), n), fx.Draw())


def test_one_card_of_each_of_several_zones_is_not_one_card_of_them() -> None:
    text = "Put a card in your hand, mana zone and graveyard on the bottom of your deck."
    assert houses()["en"].read(text, SPELL).status == "unread"
    assert read(text.replace("and graveyard", "or graveyard"), SPELL)
