"""The URLs of hands, of batches of games and of practice games, for pages and the API."""

from django.urls import path

from simulate.api import batches as batch_api
from simulate.api import hands as hand_api
from simulate.api import practice as practice_api
from simulate.views import batches, hands, new_batch, practice, replays, world

urlpatterns = [
    path("decks/<slug:deck_id>/hands/", hands.hands, name="deck-hands"),
    path("decks/<slug:deck_id>/games/", new_batch.deck_games, name="deck-games"),
    path("batches/", batches.batches, name="batches"),
    path("batches/<slug:batch_id>/", batches.batch, name="batch"),
    path("batches/<slug:batch_id>/picture.png", batches.picture, name="batch-picture"),
    path("batches/<slug:batch_id>/progress/", batches.progress, name="batch-progress"),
    path("batches/<slug:batch_id>/cancel/", batches.cancel, name="batch-cancel"),
    path("batches/<slug:batch_id>/resume/", new_batch.resume, name="batch-resume"),
    path("batches/<slug:batch_id>/anew/", new_batch.anew, name="batch-anew"),
    path("batches/<slug:batch_id>/effect/", new_batch.effect, name="batch-effect"),
    path("batches/<slug:batch_id>/share/", batches.share, name="batch-share"),
    path("batches/<slug:batch_id>/delete/", batches.delete, name="batch-delete"),
    path("batches/<slug:batch_id>/compare/", batches.compare, name="batch-compare"),
    path("batches/<slug:batch_id>/export/<slug:kind>/", batches.export, name="batch-export"),
    path("batches/<slug:batch_id>/games/", replays.pick, name="batch-games"),
    path(
        "batches/<slug:batch_id>/games/<int:pairing>/<int:pair>/<slug:seat>/",
        replays.game,
        name="batch-game",
    ),
    path(
        "batches/<slug:batch_id>/games/<int:pairing>/<int:pair>/<slug:seat>/practice/",
        practice.batch_game_practice,
        name="batch-game-practice",
    ),
    path("decks/<slug:deck_id>/practice/", practice.deck_practice, name="deck-practice"),
    path("practice/", practice.practice, name="practice"),
    path("world/", world.world, name="world"),
    path("practice/from-record/", practice.record_practice, name="practice-from-record"),
    path("practice/positions/<slug:system>/", practice.position_practice, name="practice-position"),
    path("practice/<slug:game_id>/", practice.practice_game, name="practice-game"),
    path("practice/<slug:game_id>/move/", practice.practice_move, name="practice-move"),
    path("practice/<slug:game_id>/replay/", practice.practice_replay, name="practice-replay"),
    path("practice/<slug:game_id>/take-over/", practice.practice_take_over, name="practice-take-over"),
    path("practice/<slug:game_id>/record/", practice.practice_record, name="practice-record"),
    path("practice/<slug:game_id>/delete/", practice.practice_delete, name="practice-delete"),
    path("api/batches/", batch_api.BatchesView.as_view(), name="batches-api"),
    path("api/batches/<slug:public_id>/", batch_api.BatchView.as_view(), name="batch-api"),
    path("api/batches/<slug:public_id>/results/", batch_api.ResultsView.as_view(), name="batch-results-api"),
    path("api/batches/<slug:public_id>/cancel/", batch_api.CancelView.as_view(), name="batch-cancel-api"),
    path("api/batches/<slug:public_id>/resume/", batch_api.ResumeView.as_view(), name="batch-resume-api"),
    path(
        "api/batches/<slug:public_id>/games/<int:pairing>/<int:pair>/<slug:seat>/",
        batch_api.GameView.as_view(),
        name="batch-game-api",
    ),
    path("api/practice/", practice_api.PracticeGamesView.as_view(), name="practice-games-api"),
    path("api/practice/<slug:public_id>/", practice_api.PracticeGameView.as_view(), name="practice-api"),
    path(
        "api/practice/<slug:public_id>/moves/",
        practice_api.PracticeMovesView.as_view(),
        name="practice-moves-api",
    ),
    path("api/decks/<slug:public_id>/hands/", hand_api.HandsView.as_view(), name="deck-hands-api"),
    path("api/decks/<slug:public_id>/odds/", hand_api.OddsView.as_view(), name="deck-odds-api"),
    path("api/decks/<slug:public_id>/sample/", hand_api.SampleView.as_view(), name="deck-sample-api"),
]
