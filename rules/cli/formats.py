"""`python -m rules formats`: lists the formats, with their sources and the days they change."""

import argparse

from rules.cli.outcome import Outcome, as_json
from rules.construction.formats import Format
from rules.construction.system import System
from rules.systems import formats, system, systems


def run(options: argparse.Namespace) -> Outcome:
    """List the formats of one system or of all."""
    chosen = (system(options.system),) if options.system else systems()
    if options.json:
        return Outcome(as_json([_facts(of, form) for of in chosen for form in formats(of.code).values()]))
    return Outcome("\n\n".join("\n".join(_listed(of)) for of in chosen))


def _facts(of: System, form: Format) -> dict[str, object]:
    return {
        "system": of.code,
        "code": form.code,
        "name": form.name,
        "about": form.about,
        "status": form.status,
        "default": form.code == of.default_format,
        "extends": form.formats[1] if len(form.formats) > 1 else None,
        "region": form.region or None,
        "source": form.source or None,
        "changes": [day.isoformat() for day in form.dates],
    }


def _listed(of: System) -> list[str]:
    lines = [f"{of.code}: {of.name}", f"  {of.rulebook}"]
    for form in formats(of.code).values():
        mark = f" ({form.status}{', default' if form.code == of.default_format else ''})"
        lines += ["", f"  {form.code}{mark}: {form.name}"]
        lines += [f"    {form.about}"] if form.about else []
        if form.dates:
            days = [day.isoformat() for day in form.dates]
            newest = f"{days[0]} to {days[-1]}" if len(days) > 1 else days[0]
            lines.append(f"    dated rows: {newest}")
    return lines
