"""Effects of Force of Will that happen later, prevent damage or recovery, or create tokens."""

from rules.games.fow8.definitions_made import made, token_id
from rules.games.fow8.keywords_meanings import RECOVER_IN_PHASE
from rules.games.fow8.reading.amounts import Bounds
from rules.games.fow8.reading.nouns import Noun, everywhere
from rules.games.fow8.reading.verbs_durations import given
from rules.language import effects as fx
from rules.language.abilities import Ability, Replacement, Triggered
from rules.language.amounts import Amount, X
from rules.language.changes import GainAbilities, Restrict
from rules.language.durations import UntilMoment
from rules.language.events import Moment, PlayerTakesDamage, TakesDamage
from rules.language.filters import Controlled
from rules.language.references import Cards, It, Target, This, ThisCard
from rules.language.restrictions import Cannot
from rules.reading.clauses import THAT, Clause, mentions, substituted
from rules.reading.grammar import Rules
from rules.reading.phrases import Picked

RULES = Rules()
PREVENTION = "prevention"
RULES.same(
    "turn-end",
    {
        "at end of turn": "end_begins",
        "at the end of turn": "end_begins",
        "at the end of the turn": "end_begins",
        "at the next end of turn": "end_begins",
        "at the end of this turn": "end_begins",
        "at the end of battle": "battle_ends",
        "at the end of the battle": "battle_ends",
        "at the end of battle phase": "battle_ends",
        "at the end of the battle phase": "battle_ends",
    },
)


@RULES.rule(
    "clause",
    "<clause> <turn-end>",
    example="destroy it at end of turn",
    miss="destroy it until end of turn",
)
@RULES.rule(
    "clause",
    "<turn-end> (,|⇒) <clause>",
    example="at the end of turn , destroy it",
    miss="until end of turn , destroy it",
)
def at_turn_end(clause: Clause, turn_end: str) -> Clause | None:
    """It happens at the end of the turn or battle, to the card named now."""
    if len(clause.targets) > 1 or clause.least is not None or clause.modes or clause.divides is not None:
        return None
    kept: Cards | None = None
    effect = clause.effect
    for one in (THAT, This(), ThisCard(), Target()):
        if mentions(effect, one):
            if kept is not None:
                return None
            kept, effect = one, substituted(effect, one, It())
    if clause.targets and kept != Target():
        return None
    return Clause(fx.Later(Triggered(Moment(turn_end), effect), kept), clause.targets)


RULES.same(
    "not-recover",
    {
        f"{word} {verb}": True
        for word in ("cannot", "doesn't", "don't", "does not", "do not")
        for verb in ("recover", "be recovered")
    },
)


@RULES.rule(
    "clause",
    "<picked> <not-recover> (during|in) (its|their) controller's next recovery phase",
    example="target resonator you control doesn't recover during its controller's next recovery phase",
    miss="target resonator you control doesn't recover",
)
def stays_rested(picked: Picked, not_recover: bool) -> Clause | None:
    """The text must name the controller, which tells whose recovery phase it is."""
    if picked.how == "reference":
        return None
    sides = [part.by for part in getattr(picked.filter, "parts", ()) if isinstance(part, Controlled)]
    if sides not in (["you"], ["opponent"]):
        return None
    (side,) = sides
    until = UntilMoment("recovery_ends", "you" if side == "you" else "opponent")
    return given(picked, (Restrict(Cannot(RECOVER_IN_PHASE)),), until)


@RULES.rule(
    "clause",
    "<picked:this> (cannot|doesn't|does not) recover (during|in) your next recovery phase",
    example="this card doesn't recover during your next recovery phase",
    miss="this card doesn't recover",
)
@RULES.rule(
    "clause",
    "<picked:that> (cannot|doesn't|does not) recover (during|in) your next recovery phase",
    example="it doesn't recover during your next recovery phase",
    miss="it doesn't recover",
)
def mine_stays_rested(picked: Picked) -> Clause | None:
    until = UntilMoment("recovery_ends", "you")
    return given(picked, (Restrict(Cannot(RECOVER_IN_PHASE)),), until)


RULES.same("damage-kind", {"damage": TakesDamage()})


@RULES.rule(
    "clause",
    "prevent all damage that would be dealt to <picked> (this turn|until end of turn)",
    example="prevent all damage that would be dealt to target resonator this turn",
    miss="prevent all damage that would be dealt to target resonator",
)
def prevent_all(picked: Picked) -> Clause | None:
    """The card gains an ability that prevents the damage (1018.1b)."""
    return given(picked, (GainAbilities((Replacement(TakesDamage(), amount=0, name=PREVENTION),)),))


@RULES.rule(
    "clause",
    "<picked> cannot be dealt (any|) damage (this turn|until end of turn)".replace("(any|)", "[any]"),
    example="target resonator cannot be dealt any damage until end of turn",
    miss="target resonator cannot be dealt any battle damage until end of turn",
)
def undamaged(picked: Picked) -> Clause | None:
    return prevent_all(picked)


@RULES.rule(
    "clause",
    "prevent the next damage that would be dealt to <picked> (this turn|until end of turn)",
    example="prevent the next damage that would be dealt to target resonator this turn",
    miss="prevent the next 1700 damage that would be dealt to target resonator this turn",
)
def prevent_next(picked: Picked) -> Clause | None:
    if picked.how == "each":
        return None
    once = Replacement(TakesDamage(), amount=0, name=PREVENTION, once=True)
    return given(picked, (GainAbilities((once,)),))


@RULES.rule(
    "static",
    "prevent all damage that would be dealt to this card",
    example="prevent all damage that would be dealt to this card",
    miss="prevent all damage that would be dealt to this card by resonators",
)
def unhurt() -> tuple[Ability, ...]:
    return (Replacement(TakesDamage(), amount=0, name=PREVENTION),)


@RULES.rule(
    "static",
    "prevent all damage that would be dealt to <noun>",
    example="prevent all damage that would be dealt to resonators you control",
    miss="prevent all damage that would be dealt to your opponent",
)
def unhurt_others(noun: Noun) -> tuple[Ability, ...] | None:
    wanted = everywhere(noun)
    return None if wanted is None else (Replacement(TakesDamage(wanted), amount=0, name=PREVENTION),)


@RULES.rule(
    "static",
    "prevent all damage that would be dealt to you",
    example="prevent all damage that would be dealt to you",
    miss="prevent all damage that would be dealt to you this turn",
)
def unhurt_player() -> tuple[Ability, ...]:
    return (Replacement(PlayerTakesDamage("you"), amount=0, name=PREVENTION),)


@RULES.rule("kin", "<race>", example="Elf", miss="Elf Human")
@RULES.rule("kin", "<race:token-race>", example="Elephant", miss="Elephant Pig")
def one_race(race: str) -> tuple[str, ...]:
    return (race,)


@RULES.rule("kin", "<race> / <kin>", example="Elf / Human", miss="Elf Human")
def more_races(race: str, kin: tuple[str, ...]) -> tuple[str, ...]:
    return (race, *kin)


@RULES.rule("colours", "<attribute>", example="wind", miss="wind light")
def one_colour(attribute: str) -> tuple[str, ...]:
    return (attribute,)


@RULES.rule("colours", "<attribute> / <colours>", example="wind / light", miss="wind light")
def more_colours(attribute: str, colours: tuple[str, ...]) -> tuple[str, ...]:
    return (attribute, *colours)


@RULES.rule("skills", "with <keyword>", example="with [Flying]", miss="[Flying]")
def one_skill(keyword: str) -> tuple[str, ...]:
    return (keyword,)


@RULES.rule("skills", "<skills> and <keyword>", example="with [Flying] and [Swiftness]", miss="with [Flying]")
def more_skills(skills: tuple[str, ...], keyword: str) -> tuple[str, ...]:
    return (*skills, keyword)


@RULES.rule("how-many-tokens", "<how-many>", example="two", miss="any")
def so_many(how_many: Bounds) -> Amount | None:
    return how_many.most if how_many.least == how_many.most else None


RULES.same("how-many-tokens", {"X": X()})


@RULES.rule(
    "clause",
    "put <how-many-tokens> {[} <attack:integer> / <defense:integer> {]} [<colours>] <kin> resonator "
    "(token|tokens) "
    "[<skills>] into (your|the) field",
    example="put a [ 100 / 100 ] wind Elf resonator token into the field",
    miss="put a [ 100 / 100 ] wind resonator token into the field",
)
def tokens(
    how_many_tokens: Amount,
    attack: int,
    defense: int,
    kin: tuple[str, ...],
    colours: tuple[str, ...] = (),
    skills: tuple[str, ...] = (),
) -> Clause | None:
    """Tokens enter the field under the control of the effect's player (1303.1c)."""
    token = made(token_id((attack, defense), colours, kin, sorted(skills)))
    if token is None:
        return None
    effect = fx.Create(token, "field", how_many_tokens)
    return Clause(effect, about=effect)
