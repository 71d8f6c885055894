"""Effects of Force of Will on targets named apart from the effect, or on one of several targets."""

from collections.abc import Callable

from rules.games.fow8.reading.amounts import Bounds
from rules.games.fow8.reading.changes import Changes
from rules.games.fow8.reading.nouns import Noun, everywhere
from rules.games.fow8.reading.nouns_zones import lying
from rules.games.fow8.reading.picks import some_targets
from rules.games.fow8.reading.sentences import Steps, one_of
from rules.games.fow8.reading.verbs_zones import Place, Put, moved
from rules.language import effects as fx
from rules.language.amounts import Amount
from rules.language.changes import GainKeywords
from rules.language.conditions import Condition
from rules.language.filters import Controlled, Filter, Not, OneOf, SharesWith
from rules.language.references import Cards, Chosen, Each, Joined, Target
from rules.reading.clauses import THAT, Clause, joined, mentions
from rules.reading.grammar import Rules
from rules.reading.phrases import Picked, choosing, narrowed, targets

RULES = Rules()
Verb = Callable[[Cards], fx.Effect]


@RULES.rule(
    "sentence",
    "<target> . <then:sentence>",
    example="target resonator . destroy it",
    miss="target resonator . draw a card",
)
def aimed_first(target: Picked, then: Steps) -> Steps | None:
    """The target is chosen by one sentence, and what happens to it is told by the next."""
    one, aimed = one_of(then), choosing(target)
    if one is None or aimed is None or one.targets or not mentions(one.effect, THAT):
        return None
    both = joined([aimed, one])
    return None if both is None else (both,)


RULES.same(
    "clause",
    {
        "destroy it or return it to its owner's hand": Clause(
            fx.ChooseOne((fx.Destroy(THAT), fx.MoveTo(THAT, "hand")))
        ),
    },
)


@RULES.rule(
    "step-to",
    "put up to one second target <noun> <put>",
    example="put up to one second target Elf on top of its owner's deck",
    miss="put up to one target Elf on top of its owner's deck",
)
@RULES.rule(
    "step-to",
    "return up to one second target <noun> to <own-zone>",
    example="return up to one second target Elf to its owner's hand",
    miss="return up to one target Elf to its owner's hand",
)
def second_put(
    noun: Noun, put: Put | None = None, own_zone: Place | None = None
) -> tuple[Filter, fx.Effect] | None:
    wanted = everywhere(noun)
    whole = put if own_zone is None else (*own_zone, False, None)
    return None if wanted is None or whole is None else (wanted, moved(Target(1), whole))


@RULES.rule(
    "step-to",
    "<dealer> <amount> damage to up to one second target <noun>",
    example="it deals 900 damage to up to one second target Elf",
    miss="it deals 900 damage to up to one target Elf",
)
def second_hurt(dealer: Cards, amount: Amount, noun: Noun) -> tuple[Filter, fx.Effect] | None:
    wanted = everywhere(noun)
    if wanted is None or dealer != THAT:
        return None
    return wanted, fx.DealDamage(Target(1), amount)


@RULES.rule(
    "sentence",
    "<clause> . <step-to> if <condition>",
    example="return target Elf to its owner's hand . return up to one second target Elf to its owner's hand "
    "if this card was awakened",
    miss="return target Elf to its owner's hand . return up to one second target Elf to its owner's hand",
)
@RULES.rule(
    "sentence",
    "<clause> . if <condition> , <step-to>",
    example="this card deals 900 damage to target Elf . if this card was awakened , it deals 900 damage to "
    "up to one second target Elf",
    miss="this card deals 900 damage to target Elf . it deals 900 damage to up to one second target Elf",
)
def and_a_second(clause: Clause, step_to: tuple[Filter, fx.Effect], condition: Condition) -> Steps | None:
    """A second target of the same kind, which need not be chosen; the first one must be."""
    wanted, effect = step_to
    if clause.targets != (wanted,) or clause.least is not None or mentions(condition, THAT):
        return None
    if clause.modes or clause.divides is not None:
        return None
    both = fx.Do((clause.effect, fx.If(condition, effect)))
    return (Clause(both, (wanted, wanted), 1),)


@RULES.rule(
    "sentence",
    "target <how-many> <noun> . your opponent banishes one of them",
    example="target two Elves your opponent controls . your opponent banishes one of them",
    miss="target two Elves your opponent controls . you banish one of them",
)
def they_banish_one(how_many: Bounds, noun: Noun) -> Steps | None:
    return _one_of_theirs(how_many, noun, lambda one: fx.MoveTo(one, "graveyard"))


def _one_of_theirs(how_many: Bounds, noun: Noun, verb: Verb) -> Steps | None:
    """Return the effect on a target that the opponent chooses; only theirs can be banished (1011.2)."""
    aimed, wanted = some_targets(how_many, noun), everywhere(noun)
    theirs = Controlled("opponent") in getattr(wanted, "parts", ())
    if aimed is None or wanted is None or not theirs or how_many.least != how_many.most:
        return None
    if not isinstance(how_many.most, int) or how_many.most < 2:
        return None
    one = Chosen(wanted, by="opponent", among=targets(how_many.most))
    return (Clause(verb(one), (wanted,) * how_many.most),)


@RULES.rule(
    "clause",
    "<dealer> <amount> damage to <target> and each other <noun> that shares a name with it",
    example="this card deals 900 damage to target Elf and each other Elf that shares a name with it",
    miss="this card deals 900 damage to target Elf and each other Elf",
)
def namesakes_hurt(dealer: Cards, amount: Amount, target: Picked, noun: Noun) -> Clause | None:
    wanted = everywhere(noun)
    if wanted is None or target.most != 1 or target.least != 1 or dealer == THAT:
        return None
    alike = narrowed(wanted, SharesWith("name", Target()), Not(OneOf(Target())))
    effect = fx.DealDamage(Joined((Target(), Each(alike))), amount, dealer)
    return Clause(effect, (target.filter,))


@RULES.rule(
    "sentence",
    "<target> may gain <changes> until end of turn . if it does , <then:steps>",
    example="target Elf may gain [Flying] until end of turn . if it does , destroy it",
    miss="target Elf gains [Flying] until end of turn . if it does , destroy it",
)
def gains_at_will(target: Picked, changes: Changes, then: Steps) -> Steps | None:
    aimed, after = choosing(target), one_of(then)
    if aimed is None or after is None or after.targets or after.modes or target.most != 1:
        return None
    effect = fx.IfYouDo(fx.May(fx.Modify(THAT, changes)), after.effect)
    both = joined([aimed, Clause(effect)])
    return None if both is None else (both,)


@RULES.rule("chosen-words", "<keyword>", example="[Flying]", miss="flying")
def one_word(keyword: str) -> tuple[str, ...]:
    return (keyword,)


@RULES.rule(
    "chosen-words",
    "<keyword> (,|or|, or) <chosen-words>",
    example="[Flying] , [Pierce] or [Swiftness]",
    miss="[Flying] and [Pierce]",
)
def more_words(keyword: str, chosen_words: tuple[str, ...]) -> tuple[str, ...]:
    return keyword, *chosen_words


@RULES.rule(
    "sentence",
    "choose <chosen-words> . <target> gains <changes> and the chosen ability until end of turn",
    example="choose [Flying] or [Pierce] . target Elf gains [ + 900 / 0 ] and the chosen ability until end "
    "of turn",
    miss="choose [Flying] . target Elf gains [ + 900 / 0 ] and the chosen ability until end of turn",
)
def with_chosen_word(chosen_words: tuple[str, ...], target: Picked, changes: Changes) -> Steps | None:
    aimed = choosing(target)
    if aimed is None or len(chosen_words) < 2 or target.most != 1:
        return None
    options = tuple(fx.Modify(THAT, (*changes, GainKeywords(frozenset({word})))) for word in chosen_words)
    both = joined([aimed, Clause(fx.ChooseOne(options))])
    return None if both is None else (both,)


@RULES.rule(
    "many-targets", "up to one target <noun>", example="up to one target Elf", miss="up to two target Elves"
)
def up_to_one(noun: Noun) -> tuple[Noun, ...]:
    return (noun,)


@RULES.rule(
    "many-targets",
    "up to one target <noun> (,|and|, and) <many-targets>",
    example="up to one target Elf , up to one target Human",
    miss="up to one target Elf",
)
def up_to_more(noun: Noun, many_targets: tuple[Noun, ...]) -> tuple[Noun, ...]:
    return noun, *many_targets


@RULES.rule(
    "clause",
    "put <many-targets> from your graveyard into your hand",
    example="put up to one target Elf , up to one target Human , and up to one target chant from your "
    "graveyard into your hand",
    miss="put up to one target Elf from your graveyard into your hand",
)
def one_of_each_back(many_targets: tuple[Noun, ...]) -> Clause | None:
    """Targets of several kinds, all from the player's own graveyard; two kinds are read elsewhere."""
    lie = [lying(noun, "graveyard", "you") for noun in many_targets]
    wanted = tuple(filter for one in lie if one is not None and (filter := everywhere(one)) is not None)
    if len(wanted) != len(many_targets) or len(wanted) < 3:
        return None
    return Clause(fx.MoveTo(targets(len(wanted)), "hand"), wanted, 0)
