from django.db import migrations, models

# As for cards, PostgreSQL finds parts of words by trigrams; on SQLite, deck lists are short enough without.
_CREATE = (
    "CREATE EXTENSION IF NOT EXISTS pg_trgm",
    "CREATE INDEX IF NOT EXISTS deck_words_trigrams ON decks_deck USING gin (search_words gin_trgm_ops)",
)
_DROP = ("DROP INDEX IF EXISTS deck_words_trigrams",)


def on_postgresql(statements):
    def execute(apps, schema_editor):
        if schema_editor.connection.vendor == "postgresql":
            for statement in statements:
                schema_editor.execute(statement)

    return execute


class Migration(migrations.Migration):
    dependencies = [("decks", "0002_browser_decks")]

    operations = [
        migrations.AddIndex(
            "deck", models.Index(fields=["visibility", "system", "format", "-updated"], name="deck_by_format")
        ),
        migrations.AddIndex("deck", models.Index(fields=["visibility", "-created"], name="deck_by_creation")),
        migrations.AddIndex("deckcard", models.Index(fields=["card", "deck"], name="card_in_decks")),
        migrations.AlterField(
            "deckcard",
            "card",
            models.ForeignKey(
                db_index=False,
                on_delete=models.deletion.PROTECT,
                related_name="deck_rows",
                to="cards.card",
            ),
        ),
        migrations.RunPython(on_postgresql(_CREATE), on_postgresql(_DROP)),
    ]
