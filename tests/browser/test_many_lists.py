"""An organiser checks the lists of an event at once, in a real browser."""

import io
import zipfile
from pathlib import Path

import pytest
from playwright.sync_api import expect

import rules

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]

SAMPLES = sorted((Path(rules.__file__).parent / "games" / "fow8" / "decks").glob("*.txt"))


@pytest.fixture
def event() -> dict[str, object]:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        archive.write(SAMPLES[0], "Ann.txt")
        archive.writestr("Bea.txt", "[Ruler]\n1 CMF-005\n[Main]\n5 Thunder\n")
    return {"name": "event.zip", "mimeType": "application/zip", "buffer": out.getvalue()}


@pytest.mark.parametrize("wide", [1400, 380])
def test_lists_are_sent_filtered_checked_again_and_downloaded(watched, event, wide):
    page = watched
    page.set_viewport_size({"width": wide, "height": 900})
    page.goto("/")
    page.get_by_role("link", name="Check many lists at once").click()
    page.get_by_label("A ZIP, a table, or several files").set_input_files(event)
    page.get_by_label("Game", exact=True).select_option("fow8")
    page.get_by_role("button", name="Check lists").click()
    ann, bea = (page.get_by_role("row", name=name) for name in ("Ann.txt", "Bea.txt"))
    expect(bea).to_contain_text("5 copies in the main deck, 4 are allowed")
    page.get_by_label("Only lists that are not legal").check()
    expect(ann).to_be_hidden()
    expect(bea).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("button", name="Download CSV").click()
    assert "Bea.txt" in Path(download.value.path()).read_text(encoding="utf-8-sig")
    page.get_by_label("On the day").fill("2016-01-01")
    page.get_by_role("button", name="Check lists").click()
    expect(page.get_by_role("heading", name="2 lists")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= wide


def test_a_folder_is_sent_with_the_folders_in_it(watched, tmp_path):
    for name, sample in zip(("Ann", "Bea"), SAMPLES, strict=False):
        (tmp_path / name).mkdir()
        (tmp_path / name / "deck.txt").write_bytes(sample.read_bytes())
    watched.goto("/check/lists/")
    watched.get_by_label("Or a whole folder").set_input_files(tmp_path)
    watched.get_by_role("button", name="Check lists").click()
    for name in ("Ann", "Bea"):
        expect(watched.get_by_role("row", name=f"{tmp_path.name}/{name}/deck.txt")).to_be_visible()
    expect(watched.get_by_role("heading", name="2 lists, all legal")).to_be_visible()
