"""Made-up sentences of Duel Masters cards, each with the trees that it means."""

from rules.games.dm.nodes import Battle, Breaks, BreakShields, ShieldBreaks, UsesSilentSkill
from rules.language import effects as fx
from rules.language.abilities import (
    Ability,
    Activated,
    AsItEnters,
    KeywordAbility,
    Replacement,
    Spell,
    Static,
    Triggered,
    Way,
)
from rules.language.amounts import Count, CountOf, Fixed, StatOf, Times
from rules.language.changes import AddStats, ChangeCost, GainAbilities, GainKeywords, Restrict
from rules.language.conditions import Compare, Fails, Happened, Is, There, TurnOf
from rules.language.costs import Cost, RestThis
from rules.language.durations import END_OF_TURN, UntilMoment
from rules.language.events import (
    AnyEvent,
    AttackEnds,
    Attacks,
    Blocks,
    By,
    Destroyed,
    During,
    Enters,
    Leaves,
    Moment,
    Plays,
)
from rules.language.filters import (
    AnyOf,
    AsNamed,
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
    Other,
    StatIs,
    WithKeyword,
)
from rules.language.references import Chosen, Each, It, Subject, This, ThisCard, Top
from rules.language.restrictions import Can, Cannot, Must
from rules.reading.phrases import narrowed

CREATURE = OfType(frozenset({"creature"}))
BLOCKER = WithKeyword(frozenset({"Blocker"}))


def of(*civilizations: str) -> OfAttribute:
    """Return the filter of cards of any of these civilizations."""
    return OfAttribute(frozenset(civilizations))


def lying(zone: str, whose: str = "", *parts: Filter) -> Filter:
    """Return the filter of cards in a zone."""
    owned = (Controlled(whose),) if whose else ()  # type: ignore[arg-type]
    return narrowed(InZone((zone,)), *owned, *parts)


def creatures(whose: str = "", *parts: Filter) -> Filter:
    """Return the filter of creatures in the battle zone."""
    return lying("battle zone", whose, CREATURE, *parts)


ALL, YOURS, THEIRS = creatures(), creatures("you"), creatures("opponent")
MANA, HAND, SHIELDS = lying("mana zone", "you"), lying("hand", "you"), lying("shield zone", "you")
THEIR_SHIELDS = lying("shield zone", "opponent")
SEEN = narrowed(InZone(("deck",)), OneOf(It()))
FALLEN = lying("graveyard", "you", CREATURE)


def spell(effect: fx.Effect) -> tuple[Ability, ...]:
    """Return what a spell does."""
    return (Spell(effect),)


def enters(effect: fx.Effect) -> tuple[Ability, ...]:
    """Return what happens as a creature comes."""
    return (Triggered(Enters(), effect),)


def gains(*words: str) -> GainKeywords:
    """Return the change that gives keywords."""
    return GainKeywords(frozenset(words))


def is_static(*changes: object, **more: object) -> tuple[Ability, ...]:
    """Return what is always so."""
    return (Static(changes, **more),)  # type: ignore[arg-type]


SPELLS: dict[str, tuple[Ability, ...]] = {
    "Draw 2 cards.": spell(fx.Draw(2)),
    "Draw up to 3 cards.": spell(fx.ChooseNumber(3, fx.Draw(Fixed()))),
    "Destroy a creature.": spell(fx.Destroy(Chosen(ALL))),
    "Destroy one of your opponent's creatures.": spell(fx.Destroy(Chosen(THEIRS))),
    "Choose one of your opponent's creatures and destroy it.": spell(fx.Destroy(Chosen(THEIRS))),
    "Choose up to 2 of your opponent's creatures and tap them.": spell(fx.Rest(Chosen(THEIRS, 2, 0))),
    "Destroy all creatures that have power 3000 or less.": spell(
        fx.Destroy(Each(creatures("", StatIs("power", "<=", 3000))))
    ),
    "Destroy one of your opponent's untapped creatures that costs 4 or less.": spell(
        fx.Destroy(Chosen(creatures("opponent", IsRested(False), CostIs("<=", 4))))
    ),
    'Destroy one of your opponent\'s creatures that has "blocker."': spell(
        fx.Destroy(Chosen(creatures("opponent", BLOCKER)))
    ),
    "Return a creature to its owner's hand.": spell(fx.MoveTo(Chosen(ALL), "hand")),
    "Put any number of your shields into your mana zone.": spell(
        fx.MoveTo(Chosen(SHIELDS, Count(SHIELDS), 0), "mana zone")
    ),
    "Your opponent discards a card at random from his hand.": spell(
        fx.Discard(1, "opponent", at_random=True)
    ),
    "Your opponent chooses one of their creatures and destroys it.": spell(
        fx.Destroy(Chosen(THEIRS, by="opponent"))
    ),
    "Put the top card of your deck into your hand. If it's a Ghost, draw 2 cards.": spell(
        fx.Let(
            "it",
            fx.MoveTo(Top(1), "hand"),
            fx.If(Is(It(), OfRace(frozenset({"Ghost"}))), fx.Draw(2)),
        )
    ),
    "Each player discards a card from their hand.": spell(fx.Discard(1, "anyone")),
    "Each player chooses one of their creatures and destroys it.": spell(
        fx.Destroy(Chosen(YOURS, each=True))
    ),
    "You may discard a card. If you do, draw 2 cards.": spell(fx.IfYouDo(fx.May(fx.Discard(1)), fx.Draw(2))),
    "If your opponent has more cards in his graveyard than you have in yours, draw a card.": spell(
        fx.If(
            Compare(Count(lying("graveyard", "opponent")), ">", Count(lying("graveyard", "you"))), fx.Draw()
        )
    ),
    "Search your deck. You may take a creature from it, show the card to your opponent, and put that card "
    "into your hand. Then shuffle your deck.": spell(
        fx.Do(
            (
                fx.Reveal(Chosen(lying("deck", "you", CREATURE), 1, 0), fx.MoveTo(It(), "hand")),
                fx.Shuffle("deck"),
            )
        )
    ),
    "Reveal the top 3 cards of your deck. Put all fire cards from among them into your hand and the rest "
    "into your mana zone.": spell(
        fx.Reveal(
            Top(3),
            fx.Do(
                (
                    fx.MoveTo(Each(narrowed(SEEN, of("fire"))), "hand"),
                    fx.MoveTo(Each(SEEN), "mana zone"),
                )
            ),
        )
    ),
    "Look at the top two cards of your deck. Then put them back in any order.": spell(
        fx.Look(2, fx.MoveTo(Each(SEEN), "deck"))
    ),
    "Reveal the top card of your deck. If that card is a creature, add it to your hand. Otherwise, put it "
    "into your graveyard.": spell(
        fx.Reveal(Top(1), fx.If(Is(It(), CREATURE), fx.MoveTo(It(), "hand"), fx.MoveTo(It(), "graveyard")))
    ),
    "You may reveal the top card of your deck. If it is a fire creature, add it to your hand.": spell(
        fx.May(fx.Reveal(Top(1), fx.If(Is(It(), narrowed(CREATURE, of("fire"))), fx.MoveTo(It(), "hand"))))
    ),
    "One of your creatures gets +2000 power and can't be blocked this turn.": spell(
        fx.Modify(Chosen(YOURS), (AddStats((2000,)), Restrict(Cannot("be blocked"))))
    ),
    "Choose one of the following.\n► Draw a card.\n► Untap one of your creatures.": spell(
        fx.ChooseOne((fx.Draw(), fx.Recover(Chosen(YOURS))))
    ),
    "Your opponent chooses and discards a card from his hand.": spell(fx.Discard(1, "opponent")),
    "If you have a total of 3 or more fire tamaseeds and/or fire creatures, you may cast this spell for no "
    "cost.": (
        Way(
            name="for no cost",
            instead=True,
            when=There(
                lying(
                    "battle zone",
                    "you",
                    AnyOf(
                        (
                            narrowed(CREATURE, of("fire")),
                            narrowed(OfType(frozenset({"tama seed"})), of("fire")),
                        )
                    ),
                ),
                3,
            ),
        ),
    ),
    "Choose a race. Tap all creatures of that race.": spell(
        fx.NameOne("race", fx.Rest(Each(creatures("", AsNamed("race")))))
    ),
    "Destroy any number of your creatures. Then draw that many cards.": spell(
        fx.Let("it", fx.Destroy(Chosen(YOURS, Count(YOURS), 0)), fx.Draw(CountOf(It())))
    ),
    'Each of your creatures gets "power attacker +7000" until the end of the turn.': spell(
        fx.Modify(
            Each(YOURS),
            (GainAbilities((Static((AddStats((7000,)),), when=Is(This(), HasStatus("attacking"))),)),),
        )
    ),
}
CREATURES: dict[str, tuple[Ability, ...]] = {
    "When you put this creature, you may put a creature from your graveyard on top of your deck.": enters(
        fx.May(fx.MoveTo(Chosen(FALLEN), "deck"))
    ),
    "When you put this creature, draw a card.": enters(fx.Draw()),
    "When you put this creature, you may choose an opponent's creature. This creature and it battle.": enters(
        Battle(Chosen(THEIRS, 1, 0))
    ),
    "When you put this creature, choose an opponent's creature. Until the start of your next turn, "
    "it can't attack.": enters(
        fx.Modify(Chosen(THEIRS), (Restrict(Cannot("attack")),), UntilMoment("turn_begins", "you"))
    ),
    "Whenever this creature attacks, untap it after the attack.": (
        Triggered(Attacks(), fx.Later(Triggered(AttackEnds(), fx.Recover(It())), This(), END_OF_TURN)),
    ),
    "Whenever this creature attacks a player, draw a card.": (
        Triggered(Attacks(target=IsPlayer()), fx.Draw()),
    ),
    "When you put this creature or whenever it attacks, draw a card.": (
        Triggered(AnyEvent((Enters(), Attacks())), fx.Draw()),
    ),
    "Whenever one of your other creatures blocks, untap it.": (
        Triggered(Blocks(creatures("you", Other())), fx.Recover(Subject())),
    ),
    "When this creature is destroyed, return it to your hand.": (
        Triggered(Destroyed(), fx.MoveTo(ThisCard(), "hand")),
    ),
    "When this creature is destroyed during your opponent's turn, draw a card.": (
        Triggered(During(Destroyed(), "opponent"), fx.Draw()),
    ),
    "At the end of each of your turns, untap this creature.": (
        Triggered(Moment("turn_ends", "you"), fx.Recover(This())),
    ),
    "Whenever your opponent casts a spell, draw a card.": (
        Triggered(Plays(narrowed(OfType(frozenset({"spell"})), Controlled("opponent"))), fx.Draw()),
    ),
    "When this creature would be destroyed, return it to your hand instead.": (
        Replacement(Destroyed(), fx.MoveTo(This(), "hand")),
    ),
    "When one of your other creatures would leave the battle zone, you may destroy this creature instead.": (
        Replacement(Leaves(creatures("you", Other())), fx.Destroy(This()), optional=True),
    ),
    "Whenever this creature would break a shield, your opponent puts it into his graveyard instead.": (
        Replacement(By(ShieldBreaks(THEIR_SHIELDS), OneOf(This())), fx.MoveTo(Subject(), "graveyard")),
    ),
    "At the start of each player's turn, that player chooses one of their creatures and destroys it.": (
        Triggered(
            Moment("turn_begins"),
            fx.If(TurnOf("you"), fx.Destroy(Chosen(YOURS)), fx.Destroy(Chosen(THEIRS, by="opponent"))),
        ),
    ),
    "Whenever this creature attacks a creature that has power 6000 or more, draw a card.": (
        Triggered(Attacks(target=creatures("", StatIs("power", ">=", 6000))), fx.Draw()),
    ),
    "When you put this creature, you may put a creature that costs 9 or more from your hand.": enters(
        fx.May(fx.MoveTo(Chosen(lying("hand", "you", CREATURE, CostIs(">=", 9))), "battle zone"))
    ),
    "Your opponent's creatures are put into the battle zone tapped.": (
        AsItEnters(fx.Rest(Subject()), THEIRS),
    ),
    "This creature can't attack players.": is_static(Restrict(Cannot("attack", IsPlayer()))),
    "This creature can't be blocked by creatures that have power 3000 or less.": is_static(
        Restrict(Cannot("be blocked", creatures("", StatIs("power", "<=", 3000))))
    ),
    "This creature can attack untapped creatures.": is_static(
        Restrict(Can("attack", creatures("", IsRested(False))))
    ),
    "This creature attacks each turn if able.": is_static(Restrict(Must("attack"))),
    "This creature gets +1000 power for each of your other creatures.": is_static(
        AddStats((Times(Count(creatures("you", Other())), 1000),))
    ),
    'While this creature has power 6000 or more, it has "double breaker."': is_static(
        gains("W Breaker"), when=Compare(StatOf(This(), "power"), ">=", 6000)
    ),
    "During your opponent's turn, your other creatures get +2000 power.": is_static(
        AddStats((2000,)), affects=creatures("you", Other()), when=TurnOf("opponent")
    ),
    'Each of your fire creatures gets "speed attacker".': is_static(
        gains("Speed Attacker"), affects=creatures("you", of("fire"))
    ),
    "If you don't have another creature in the battle zone, this creature can't attack.": is_static(
        Restrict(Cannot("attack")), when=Fails(There(creatures("you", Other())))
    ),
    "Your creatures each cost 7 less to summon. They can't cost less than 7.": is_static(
        ChangeCost(less=(("mana", 7),), floor=7), affects=narrowed(CREATURE, Controlled("you"))
    ),
    "Evolution—Put on one of your non-fire creatures.": (
        KeywordAbility(keyword="evolves from", filter=creatures("you", Not(of("fire")))),
    ),
    "Survivor : Whenever this creature attacks, draw a card.": (
        Static(
            (GainAbilities((Triggered(Attacks(), fx.Draw()),)),),
            affects=creatures("you", OfRace(frozenset({"Survivor"}))),
        ),
    ),
    "Silent skill : This creature breaks one of your opponent's shields.": (
        Triggered(UsesSilentSkill(), BreakShields(Chosen(THEIR_SHIELDS))),
    ),
    "Turbo rush : When this creature is destroyed, draw a card.": (
        Triggered(Destroyed(), fx.Draw(), when=Happened(Breaks(creatures("you", Other())))),
    ),
    "Water stealth": is_static(
        Restrict(Cannot("be blocked")), when=There(lying("mana zone", "opponent", of("water")))
    ),
    "Instead of having it attack, you may tap it to use its $tap ability.\n$tap Draw a card.": (
        Activated(fx.Draw(), Cost((RestThis(),))),
    ),
}
"""By the text; those of creatures, whose abilities are seldom those of spells."""
