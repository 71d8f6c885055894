"""Events of the language by the words in which tests speak of them."""

from rules.games.dm import nodes as dm
from rules.games.fow8 import nodes as fow8
from rules.games.setcg import nodes as setcg
from rules.games.sve import nodes as sve
from rules.language import events as ev
from rules.language.filter_shorthand import side_of
from rules.language.filters import EVERY_CARD, Filter, IsPlayer
from rules.language.references import Side
from tests.rules.engine.made_up import Ends, Hit, Shouts

EVENTS: dict[str, type] = {
    "enters": ev.Enters,
    "leaves": ev.Leaves,
    "attacks": ev.Attacks,
    "attacked": ev.Attacked,
    "attack_ends": ev.AttackEnds,
    "blocks": ev.Blocks,
    "blocked": ev.Blocked,
    "unblocked": ev.Unblocked,
    "battles": ev.Battles,
    "wins_battle": ev.WinsBattle,
    "destroyed": ev.Destroyed,
    "destroy": ev.Destroyed,
    "discarded": ev.Discards,
    "discard": ev.Discards,
    "rested": ev.Rests,
    "recovered": ev.Recovers,
    "deals_damage": ev.DealsDamage,
    "damages_player": ev.DamagesPlayer,
    "damage": ev.TakesDamage,
    "enter": ev.Enters,
    "leave": ev.Leaves,
    "draws": ev.Draws,
    "judges": fow8.Judges,
    "shifts": fow8.Shifts,
    "inverts": fow8.Inverts,
    "summoned": fow8.Summoned,
    "breaks": dm.Breaks,
    "silent_skill": dm.UsesSilentSkill,
    "wins_judge": dm.WinsJudge,
    "evolves": sve.Evolves,
    "put away": sve.GoesToCemetery,
    "hit": Hit,
    "shouts": Shouts,
}


def waiting_for(word: str, what: Filter | None = None, *, side: Side = "you") -> ev.Event:
    """Return the event of that word about cards that a filter picks, or about the ability's own card.

    Any other word is a moment of the turn.
    """
    if word in ("draw", "damage_player"):
        whose = "you" if what is None else side_of(what)
        return ev.Draws(side=whose) if word == "draw" else ev.PlayerTakesDamage(whose)
    if word == "end":
        return Ends(what)
    if word == "attacks a leader":
        return ev.Attacks(what, IsPlayer())
    if word == "attacks a follower":
        return ev.Attacks(what, EVERY_CARD)
    if word.startswith("enters from "):
        return ev.Enters(what, (word.removeprefix("enters from "),))
    if word.startswith("to "):
        return ev.Moves(what, (word.removeprefix("to "),))
    if word == "forward breaks":
        return setcg.Breaks(what)
    if word in EVENTS:
        event: ev.Event = EVENTS[word](what)
        return event
    for each in ("each_", "each "):
        if word.startswith(each):
            return ev.Moment(word.removeprefix(each))
    return ev.Moment(word.removeprefix("your "), side)
