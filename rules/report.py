"""Verdicts as plain data, in the one shape of the command line, the API and the pages."""

from datetime import date

from rules import plain_verdicts as plain
from rules.construction.coverage import Coverage
from rules.construction.findings import Finding, ListReference, Verdict
from rules.construction.messages import instance_sentence, legality_word, rule_of
from rules.construction.overview import Glance
from rules.construction.system import System
from rules.decklist.lines import Reading
from rules.systems import system


def verdict_to_json(verdict: Verdict) -> plain.Verdict:
    """Return a verdict as plain data: words for outcomes, ISO days, card names."""
    of = system(verdict.system)
    return {
        "system": verdict.system,
        "format": verdict.format,
        "as_of": _day(verdict.as_of),
        "list_date": _day(verdict.list_date),
        "list_known": _known(verdict.coverage) if verdict.coverage else None,
        "verdict": verdict.outcome,
        "sections": {
            section.code: {
                "title": section.title,
                "count": section.count,
                "minimum": section.limits.minimum,
                "maximum": section.limits.maximum,
                "allowed": str(section.limits),
                "replaced_by": section.limits.source or None,
                "state": section.state,
                "optional": section.optional,
            }
            for section in verdict.sections
        },
        "findings": [finding_to_json(of, finding) for finding in verdict.findings],
        "names": [
            {"name": card.name, "card_id": card.id, "card_ids": [one.id for one in bearers]}
            for card, bearers in verdict.names
        ],
        "unresolved": [
            {
                "line": line.line,
                "text": line.text,
                "why": line.why,
                "detail": line.detail,
                "section": line.section or None,
                "suggestions": list(line.suggestions),
            }
            for line in verdict.unresolved
        ],
    }


def glance_to_json(glance: Glance) -> plain.Glance:
    """Return a deck's verdict in one format in brief; `findings` is the number of findings."""
    verdict = glance.verdict
    return {
        "format": glance.format.code,
        "name": glance.format.name,
        "status": glance.format.status,
        "verdict": verdict.outcome,
        "findings": len(verdict.findings),
        "problems": glance.problems,
        "says": glance.says,
        "list_date": _day(verdict.list_date),
        "list_known": _known(verdict.coverage) if verdict.coverage else None,
    }


def beside_to_json(reading: Reading) -> plain.Beside:
    """Return what a list contains besides its deck as plain data.

    `deck` is the number, counting from 1, among the `decks` of a file with several.
    """
    return {
        "outside": [
            {
                "section": one.title,
                "line": one.line,
                "text": one.text,
                "count": one.count,
                "card_id": one.card.id if one.card else None,
                "name": one.card.name if one.card else None,
            }
            for one in reading.deck.outside
        ],
        "decks": list(reading.decks),
        "deck": reading.place + 1,
        "ignored": [{"line": one.line, "text": one.text, "why": one.why} for one in reading.ignored],
    }


def finding_to_json(of: System, finding: Finding) -> plain.Finding:
    """Return a finding as plain data, with its sentences for players."""
    return {
        "code": finding.code,
        "severity": finding.severity,
        "legality": legality_word(of, finding.code) or None,
        "clauses": [clause.number for clause in finding.clauses],
        "section": finding.section or None,
        "cards": [card.name for card in finding.cards],
        "card_ids": [card.id for card in finding.cards],
        "actual": finding.actual,
        "allowed": finding.allowed,
        "list": _listed(finding.list) if finding.list else None,
        "rule": rule_of(of, finding),
        "message": instance_sentence(of, finding),
    }


def _known(coverage: Coverage) -> plain.ListKnown:
    return {
        "until": _day(coverage.until),
        "since": _day(coverage.since),
        "sentence": coverage.sentence,
    }


def _listed(listed: ListReference) -> plain.ListReference:
    return {
        "format": listed.format,
        "name": listed.name,
        "date": _day(listed.date),
        "source": listed.source,
    }


def _day(day: date | None) -> plain.Day | None:
    return day.isoformat() if day else None
