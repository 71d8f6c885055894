"""The URLs of events, for pages and the API."""

from django.urls import path

from events.api import checks as check_api
from events.api import events as event_api
from events.api import results as result_api
from events.views import checks, entries, events, hand_in, metagame, results, staff, table

urlpatterns = [
    path("events/", events.events, name="events"),
    path("events/new/", events.new, name="event-new"),
    path("events/invitations/<slug:code>/", staff.invitation, name="event-invitation"),
    path("events/invitations/<slug:code>/accept/", staff.accept, name="event-invitation-accept"),
    path("events/<slug:event_id>/", events.event, name="event"),
    path("events/<slug:event_id>/picture.png", events.picture, name="event-picture"),
    path("events/<slug:event_id>/edit/", events.edit, name="event-edit"),
    path("events/<slug:event_id>/close/", events.close, name="event-close"),
    path("events/<slug:event_id>/link/", events.rotate, name="event-link"),
    path("events/<slug:event_id>/delete/", events.delete, name="event-delete"),
    path("events/<slug:event_id>/staff/", staff.staff, name="event-staff"),
    path("events/<slug:event_id>/hand-in/", hand_in.hand_in, name="hand-in"),
    path("events/<slug:event_id>/lists/", table.open_lists, name="event-lists"),
    path("events/<slug:event_id>/entries/", table.entries, name="entries"),
    path("events/<slug:event_id>/entries.<slug:kind>", table.export, name="entries-export"),
    path("events/<slug:event_id>/sheets/", table.order_sheets, name="event-sheets"),
    path(
        "events/<slug:event_id>/sheets/<slug:order_id>/", table.sheets_progress, name="event-sheets-progress"
    ),
    path("events/<slug:event_id>/sheets/<slug:order_id>.pdf", table.sheets_file, name="event-sheets-file"),
    path("events/<slug:event_id>/entries/<slug:entry_id>/", entries.entry, name="entry"),
    path(
        "events/<slug:event_id>/entries/<slug:entry_id>/lists/<int:number>/",
        entries.entry_list,
        name="entry-list",
    ),
    path(
        "events/<slug:event_id>/receipts/<slug:entry_id>/<int:number>/",
        entries.receipt,
        name="event-receipt",
    ),
    path("my-entry/<slug:key>/", entries.entry_by_key, name="entry-by-key"),
    path("my-entry/<slug:key>/hand-in/", hand_in.hand_in_by_key, name="hand-in-by-key"),
    path("my-entry/<slug:key>/lists/<int:number>/", entries.entry_list_by_key, name="entry-list-by-key"),
    path("events/<slug:event_id>/results/", results.results, name="event-results"),
    path("events/<slug:event_id>/results/edit/", results.edit, name="event-results-edit"),
    path("events/<slug:event_id>/results/import/", results.import_table, name="event-results-import"),
    path("events/<slug:event_id>/results/publish/", results.publish, name="event-results-publish"),
    path(
        "events/<slug:event_id>/results/<slug:entry_id>/", results.published_list, name="event-published-list"
    ),
    path("events/<slug:event_id>/metagame/", metagame.event_metagame, name="event-metagame"),
    path("events/offline.js", checks.offline_script, name="event-offline-script"),
    path("events/<slug:event_id>/checks/", checks.checks, name="event-checks"),
    path("events/<slug:event_id>/checks/<slug:check_id>/", checks.check, name="event-check"),
    path("events/<slug:event_id>/checks/start/<slug:entry_id>/", checks.start, name="event-check-start"),
    path("metagame/", metagame.metagame, name="metagame"),
    path("metagame/<slug:system>/<slug:format>/", metagame.format_metagame, name="metagame-format"),
    path("api/events/", event_api.EventsView.as_view(), name="events-api"),
    path("api/events/<slug:public_id>/", event_api.EventView.as_view(), name="event-api"),
    path("api/events/<slug:public_id>/entries/", event_api.EntriesView.as_view(), name="entries-api"),
    path("api/events/<slug:public_id>/results/", result_api.ResultsView.as_view(), name="event-results-api"),
    path(
        "api/events/<slug:public_id>/metagame/",
        result_api.EventFiguresView.as_view(),
        name="event-metagame-api",
    ),
    path(
        "api/events/<slug:public_id>/checks/<slug:check_id>/",
        check_api.DeckCheckView.as_view(),
        name="event-check-api",
    ),
    path("api/metagame/", result_api.FormatFiguresView.as_view(), name="metagame-api"),
    path("e/<slug:code>/", events.join, name="event-join"),
]
