"""No page takes more queries because there is more to show: as many for twelve of everything as for six.

From six on, since a list that is cut off asks for its count besides.
"""

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from tests.browser.pages import every_page
from tests.browser.scene import Scene, make_scene

pytestmark = [pytest.mark.django_db, pytest.mark.once]

# What any page may ask the database, session and user among it.
MOST = 16


def queries(there: Scene) -> dict[str, list[str]]:
    """What each page asks the database for the second time it is opened."""
    asked = {}
    for page, shown in zip(every_page(), there.pages(), strict=True):
        client = there.clients[shown.who]
        assert client.get(shown.address).status_code == there.status(shown), shown
        with CaptureQueriesContext(connection) as captured:
            client.get(shown.address)
        asked[str(page)] = [query["sql"] for query in captured]
    return asked


def test_no_page_asks_more_of_the_database_for_twelve_of_everything_than_for_six():
    few, many = queries(make_scene(more=6)), queries(make_scene(more=12))
    grown = {page: (len(few[page]), len(many[page])) for page in few if len(many[page]) > len(few[page])}
    assert grown == {}
    costly = {page: len(asked) for page, asked in many.items() if len(asked) > MOST}
    assert costly == {}
