"""Clauses one after another: targets are counted on, and "it" is what was spoken of before."""

from rules.language.effects import NOTHING, Destroy, Discard, Do, Draw, Let, May, MoveTo, Rest
from rules.language.filters import IsRested, OfType
from rules.language.references import Chosen, It, Joined, Target, This
from rules.reading.clauses import THAT, Clause, joined
from rules.reading.phrases import Picked, acting, choosing, narrowed

BEAST = OfType(frozenset({"beast"}))
ITEM = OfType(frozenset({"item"}))


def test_targets_of_the_second_sentence_are_counted_on():
    both = joined([acting(Picked("target", BEAST), Destroy), acting(Picked("target", ITEM), Rest)])
    assert both.targets == (BEAST, ITEM)
    assert both.effect == Do((Destroy(Target(0)), Rest(Target(1))))


def test_it_is_the_target_that_was_chosen_before():
    both = joined([choosing(Picked("target", BEAST)), Clause(Destroy(THAT))])
    assert (both.targets, both.effect) == ((BEAST,), Destroy(Target(0)))


def test_it_is_bound_where_it_is_chosen_as_the_effect_is_carried_out():
    chosen = Picked("chosen", BEAST)
    both = joined([choosing(chosen), Clause(Rest(THAT)), Clause(Destroy(THAT))])
    assert both.effect == Let("it", Chosen(BEAST), Do((Rest(It("it")), Destroy(It("it")))))


def test_it_may_be_what_the_effect_before_was_done_to():
    both = joined([acting(Picked("chosen", BEAST), Rest), Clause(Destroy(THAT))])
    assert both.effect == Let("it", Rest(Chosen(BEAST)), Destroy(It("it")))


def test_it_is_what_was_spoken_of_last():
    both = joined([acting(Picked("target", BEAST), Rest), Clause(Draw(1)), Clause(Destroy(THAT))])
    assert both.effect == Do((Rest(Target(0)), Draw(1), Destroy(Target(0))))
    this = Picked("reference", cards=This())
    both = joined([acting(Picked("target", BEAST), Rest), acting(this, Rest), Clause(Destroy(THAT))])
    assert both.effect == Do((Rest(Target(0)), Rest(This()), Destroy(This())))


def test_two_choices_while_an_effect_is_carried_out_have_names_of_their_own():
    first, second = acting(Picked("chosen", BEAST), Rest), acting(Picked("chosen", ITEM), Destroy)
    both = joined([first, Clause(MoveTo(THAT, "hand")), second, Clause(MoveTo(THAT, "deck"))])
    inner = Let("it", Destroy(Chosen(ITEM)), MoveTo(It("it"), "deck"))
    assert both.effect == Let("it2", Rest(Chosen(BEAST)), Do((MoveTo(It("it2"), "hand"), inner)))


def test_up_to_so_many_targets_cannot_stand_beside_others_that_must_be_chosen():
    some, one = choosing(Picked("target", BEAST, 2, 0)), choosing(Picked("target", ITEM))
    assert (some.targets, some.least, some.about) == ((BEAST, BEAST), 0, Joined((Target(0), Target(1))))
    assert joined([some, one]) is None
    assert joined([some, Clause(Draw(1))]).least == 0
    assert joined([some, some]).least == 0


def test_a_divided_number_stands_alone():
    divided = Clause(Discard(1), targets=(BEAST,), divides=3)
    assert joined([divided, Clause(Draw(1))]).divides == 3
    assert joined([divided, choosing(Picked("target", BEAST))]) is None


def test_nothing_before_leaves_what_follows_as_it_is():
    assert joined([Clause(NOTHING), Clause(Draw(2))]).effect == Draw(2)


def test_what_a_filter_asks_has_one_order():
    assert narrowed(IsRested(), BEAST) == narrowed(BEAST, IsRested()) == narrowed(BEAST, IsRested(), BEAST)


def test_what_it_speaks_of_is_done_once_though_more_was_done_after_it():
    chosen = Picked("chosen", BEAST)
    first = joined([acting(chosen, Rest), Clause(Draw(1))])
    both = joined([first, Clause(Destroy(THAT))])
    assert both.effect == Let("it", Rest(Chosen(BEAST)), Do((Draw(1), Destroy(It("it")))))


def test_it_does_not_reach_into_an_effect_that_may_not_have_happened():
    rest = Rest(Chosen(BEAST))
    assert joined([Clause(May(rest), about=rest), Clause(Destroy(THAT))]) is None
