"""What cards of Duel Masters print that were drawn by chance: all that the language says of thirty."""

from rules.language import effects as fx
from rules.language.abilities import Ability, Activated, Replacement, Spell, Static, Triggered
from rules.language.amounts import Count, StatOf, Times
from rules.language.changes import AddStats, GainKeywords, Restrict
from rules.language.conditions import Compare, Is, There
from rules.language.costs import Cost, RestThis
from rules.language.events import AttackEnds, Attacks, Destroyed, Enters
from rules.language.filter_shorthand import cards
from rules.language.filters import (
    Filter,
    HasStatus,
    HostOf,
    IsPlayer,
    IsRested,
    Named,
    OneOf,
    RaceHas,
    StatIs,
)
from rules.language.references import Chosen, Each, It, Side, This, ThisCard, Top
from rules.language.restrictions import Cannot
from tests.rules.dm.printed.bearers import (
    THEIR_MANA,
    THEIR_SHIELDS,
    YOUR_HAND,
    YOUR_MANA,
    YOUR_SHIELDS,
    creatures,
)

FOES = creatures(whose="opponent")
DEAD = cards(zones=("graveyard",), whose="you", types=("creature",))
TAPPED = Cost((RestThis(),))
METAMORPH = There(YOUR_MANA, 7)
FAST = GainKeywords(frozenset({"Speed Attacker"}))


def cannot(action: str, other: Filter | None = None, **more: object) -> Static:
    """Return what a creature cannot do."""
    return Static((Restrict(Cannot(action, other)),), **more)  # type: ignore[arg-type]


def enters(effect: fx.Effect, **more: object) -> Triggered:
    """Return what happens as its creature comes."""
    return Triggered(Enters(), effect, **more)  # type: ignore[arg-type]


def up_to(count: int, wanted: Filter) -> Chosen:
    """Return so many cards or fewer, of the player's choice."""
    return Chosen(wanted, count, 0)


def look_at_shields(whose: Side) -> fx.Effect:
    """Return looking at all shields of a player."""
    return fx.Reveal(Each(YOUR_SHIELDS if whose == "you" else THEIR_SHIELDS), fx.NOTHING, to="you")


WEAKER = creatures(StatIs("power", "<", StatOf(ThisCard(), "power")), whose="opponent")

DRAWN: dict[str, tuple[Ability, ...]] = {
    "ja-DM-14-48": (Triggered(Attacks(), fx.MoveTo(Chosen(WEAKER), "hand")),),
    "en-DM-01-S3": (enters(fx.MoveTo(up_to(2, creatures()), "hand")),),
    "en-DM-01-S4": (cannot("be blocked"),),
    "ja-DM-14-74": (enters(fx.May(fx.Rest(Chosen(FOES)))),),
    "en-DM-04-14": (Replacement(Destroyed(), fx.MoveTo(This(), "shield zone")),),
    "en-DM-02-23": (Triggered(Attacks(), fx.May(fx.MoveTo(Chosen(DEAD), "hand"))),),
    "en-DM-01-53": (Spell(fx.Destroy(Chosen(creatures(IsRested(False), whose="opponent")))),),
    "en-DM-11-39": (cannot("use tap abilities", affects=creatures()),),
    "en-DM-08-15": (Triggered(Attacks(creatures(whose="you")), fx.May(fx.Rest(Chosen(FOES)))),),
    "en-DM-02-32": (
        Triggered(Attacks(target=IsPlayer()), fx.Later(Triggered(AttackEnds(), fx.Destroy(It())), This())),
    ),
    "en-DM-08-44": (Static((FAST,), affects=creatures(RaceHas("Dragon"))),),
    "ja-DM-14-102": (Static((FAST,), affects=creatures(HostOf(OneOf(This())))),),
    "ja-DM-14-73": (enters(fx.May(fx.Draw(1)), when=METAMORPH),),
    "en-DM-06-49": (enters(fx.MoveTo(Chosen(YOUR_MANA), "hand")), cannot("attack")),
    "en-DM-06-78": (
        Spell(
            fx.Destroy(
                Chosen(
                    cards(
                        StatIs("power", "<=", 6000),
                        zones=("battle zone",),
                        whose="opponent",
                        types=("creature",),
                        keywords=("Blocker",),
                    )
                )
            )
        ),
    ),
    "ja-DM-14-82": (
        enters(fx.May(fx.ChooseOne((look_at_shields("you"), look_at_shields("opponent")))), when=METAMORPH),
    ),
    "ja-DM-14-44": (
        Activated(
            fx.If(Compare(Count(THEIR_MANA), ">", Count(YOUR_MANA)), fx.MoveTo(Top(), "mana zone")), TAPPED
        ),
    ),
    "en-DM-01-35": (cannot("attack"),),
    "en-DM-07-27": (
        cannot(
            "be blocked", when=There(cards(zones=("mana zone",), whose="opponent", attributes=("nature",)))
        ),
    ),
    "en-DM-09-27": (Triggered(Destroyed(), fx.May(fx.MoveTo(Chosen(cards(DEAD, other=True)), "hand"))),),
    "en-DM-05-51": (Spell(fx.MoveTo(up_to(2, DEAD), "mana zone")),),
    "en-DM-06-27": (
        Spell(
            fx.If(Compare(Count(THEIR_SHIELDS), ">", Count(YOUR_SHIELDS)), fx.MoveTo(Top(), "shield zone"))
        ),
    ),
    "en-DM-02-29": (cannot("attack", IsPlayer()),),
    "en-P-L1-6-Y1": (
        Static(
            (AddStats((Times(Count(creatures(cards(attributes=("fire",)), other=True)), 1000),)),),
            when=Is(This(), cards(HasStatus("attacking"))),
        ),
    ),
    "en-DM-09-10": (
        Replacement(
            Destroyed(), fx.MoveTo(This(), "hand"), condition=There(creatures(Named("Bearer"), other=True))
        ),
    ),
    "en-DM-01-64": (enters(fx.Destroy(Each(creatures(StatIs("power", "<=", 3000))))),),
    "en-DM-02-24": (enters(fx.May(fx.Destroy(Chosen(FOES)))),),
    "en-DM-01-102": (enters(fx.May(fx.MoveTo(Chosen(YOUR_HAND), "mana zone"))),),
    "ja-DM-15-35": (Spell(fx.Modify(Chosen(creatures(whose="you")), (AddStats((4000,)),))),),
    "ja-DM-14-7": (
        Activated(fx.Destroy(Each(creatures(StatIs("power", "<=", 3000), whose="opponent"))), TAPPED),
    ),
}
"""By the number of the card; what a base of an evolution creature must be is a fact of the catalogue."""
