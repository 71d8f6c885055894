"""The turn of Force of Will 5.01 (chapter 5): the same phases as in 8.01, under their own clauses."""

from rules.engine.plan import Step
from rules.games.fow8.turn import draw_phase, end_phase, main_phase, main_phase_begins, recovery_phase

PLAN = (
    Step("draw", "5.1#1", draw_phase),
    Step("recovery", "5.2#2", recovery_phase),
    Step("main begins", "5.3#1", main_phase_begins),
    Step("main", "5.3#2", main_phase),
    Step("end", "5.4#1", end_phase),
)
