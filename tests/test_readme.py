"""The README stays true: its example runs, its commands exist, its links lead somewhere."""

import doctest
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_example_prints_what_the_readme_says() -> None:
    blocks = re.findall(r"```pycon\n(.*?)```", README, re.DOTALL)
    assert blocks
    for block in blocks:
        test = doctest.DocTestParser().get_doctest(block, {}, "README.md", "README.md", 0)
        said: list[str] = []
        failed = doctest.DocTestRunner(verbose=False).run(test, out=said.append).failed
        assert failed == 0, "".join(said)


def test_every_link_and_picture_leads_to_a_file() -> None:
    targets = re.findall(r"\]\(([^)#:]+)\)", README)
    assert targets
    assert [target for target in targets if not (ROOT / target).exists()] == []


def test_every_make_target_named_exists() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for verb in set(re.findall(r"make (\w+)", README)) - {"are"}:
        assert re.search(rf"^{verb}:", makefile, re.MULTILINE), verb
