"""Which scene shows each field of a dialect: `tests/rules/<game>/fields.toml`, written by a command."""

import tomllib
from dataclasses import dataclass
from pathlib import Path

from tests.fields.mutants import Key
from tests.processes import ROOT

UNSHOWN = ROOT / "tests" / "rules" / "unshown.toml"
COMMAND = "python -m tests.fields --write"
HEAD = (
    "# Which scene notices that a field of the language is left out of all nodes; written by\n"
    f"# {COMMAND}\n"
    "# `becomes` is what is read in place of a field that has no default.\n"
)


@dataclass(frozen=True, order=True)
class Shown:
    """A scene that fails when a field is left out, and what is read instead where that is not its default."""

    scene: str
    becomes: str = ""


def path_of(code: str) -> Path:
    """Return where the evidence of a game is."""
    return ROOT / "tests" / "rules" / code / "fields.toml"


def read(code: str) -> dict[Key, Shown]:
    """Return which scene shows each field of a game's dialect, as far as that is known."""
    path = path_of(code)
    if not path.exists():
        return {}
    found = {}
    for node, given in tomllib.loads(path.read_text(encoding="utf-8")).items():
        for field, shown in given.items():
            one = Shown(shown) if isinstance(shown, str) else Shown(shown["scene"], shown["becomes"])
            found[Key(node, "" if field == "itself" else field)] = one
    return found


def unshown(code: str) -> set[Key]:
    """Return the fields of a game's dialect that no scene shows yet."""
    if not UNSHOWN.exists():
        return set()
    return {
        Key(*name.split(".")) for name in tomllib.loads(UNSHOWN.read_text(encoding="utf-8")).get(code, ())
    }


def write_unshown(left: dict[str, set[Key]]) -> None:
    """Write which fields no scene shows."""
    lines = [f"# The fields that no scene shows yet; written by\n# {COMMAND}\n"]
    for code, keys in sorted(left.items()):
        if keys:
            lines.append(f"\n{code} = [\n")
            lines += [f"  {_quoted(str(key))},\n" for key in sorted(keys, key=str)]
            lines.append("]\n")
    if len(lines) > 1:
        UNSHOWN.write_text("".join(lines), encoding="utf-8")
    else:
        UNSHOWN.unlink(missing_ok=True)


def write(code: str, evidence: dict[Key, Shown]) -> None:
    """Write which scene shows each field, in the order of the nodes' words."""
    lines = [HEAD]
    node = ""
    for key in sorted(evidence, key=str):
        if key.node != node:
            node = key.node
            lines.append(f"\n[{node}]\n")
        shown = evidence[key]
        said = _quoted(shown.scene)
        if shown.becomes:
            said = f"{{ becomes = {_quoted(shown.becomes)}, scene = {said} }}"
        lines.append(f"{key.field or 'itself'} = {said}\n")
    path_of(code).write_text("".join(lines), encoding="utf-8")


def _quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'
