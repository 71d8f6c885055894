"""The library: tags, folders, the archive, short links, and what decks were inspired by."""

import django.db.models.deletion
import django.db.models.functions.text
import django.db.models.lookups
from django.conf import settings
from django.db import migrations, models

from common import ids
from decks import words


def fill(apps, schema_editor):
    deck = apps.get_model("decks", "Deck")
    for one in deck.objects.only("name", "description").iterator(chunk_size=200):
        one.share_code = ids.new_code()
        one.search_words = words.search_words(one.name, one.description)
        one.name_key = words.name_key(one.name)
        one.save(update_fields=["share_code", "search_words", "name_key"])


class Migration(migrations.Migration):
    dependencies = [
        ("decks", "0004_considering"),
        migrations.swappable_dependency(settings.AUTH_USER_MODEL),
    ]

    operations = [
        migrations.CreateModel(
            name="DeckTag",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("name", models.CharField(max_length=30)),
                ("key", models.CharField(max_length=120)),
                ("slot", models.PositiveSmallIntegerField()),
            ],
            options={
                "ordering": ["key"],
            },
        ),
        migrations.AddField(
            model_name="deck",
            name="archived",
            field=models.BooleanField(default=False),
        ),
        migrations.AddField(
            model_name="deck",
            name="folder",
            field=models.CharField(blank=True, max_length=60),
        ),
        migrations.AddField(
            model_name="deck",
            name="inspired_by",
            field=models.ForeignKey(
                blank=True,
                null=True,
                on_delete=django.db.models.deletion.SET_NULL,
                related_name="inspired",
                to="decks.deck",
            ),
        ),
        migrations.AddField(
            model_name="deck",
            name="inspired_name",
            field=models.CharField(blank=True, max_length=100),
        ),
        migrations.AddField(
            model_name="deck",
            name="inspired_version",
            field=models.PositiveIntegerField(blank=True, null=True),
        ),
        migrations.AddField(
            model_name="deck",
            name="name_key",
            field=models.BinaryField(default=b"", max_length=60),
        ),
        migrations.AddField(
            model_name="deck",
            name="search_words",
            field=models.TextField(blank=True, editable=False, max_length=8000),
        ),
        migrations.AddField(
            model_name="deck",
            name="share_code",
            field=models.CharField(editable=False, max_length=8, null=True),
        ),
        migrations.RunPython(fill, migrations.RunPython.noop),
        migrations.AlterField(
            model_name="deck",
            name="share_code",
            field=models.CharField(default=ids.new_code, editable=False, max_length=8, unique=True),
        ),
        migrations.AddIndex(
            model_name="deck",
            index=models.Index(fields=["visibility", "-updated"], name="deck_by_change"),
        ),
        migrations.AddIndex(
            model_name="deck",
            index=models.Index(fields=["visibility", "name_key"], name="deck_by_name"),
        ),
        migrations.AddConstraint(
            model_name="deck",
            constraint=models.CheckConstraint(
                condition=django.db.models.lookups.LessThanOrEqual(
                    django.db.models.functions.text.Length("folder"), 60
                ),
                name="deck_folder_size",
            ),
        ),
        migrations.AddConstraint(
            model_name="deck",
            constraint=models.CheckConstraint(
                condition=django.db.models.lookups.LessThanOrEqual(
                    django.db.models.functions.text.Length("inspired_name"), 100
                ),
                name="deck_inspired_name_size",
            ),
        ),
        migrations.AddConstraint(
            model_name="deck",
            constraint=models.CheckConstraint(
                condition=django.db.models.lookups.LessThanOrEqual(
                    django.db.models.functions.text.Length("search_words"), 8000
                ),
                name="deck_words_size",
            ),
        ),
        migrations.AddField(
            model_name="decktag",
            name="deck",
            field=models.ForeignKey(
                on_delete=django.db.models.deletion.CASCADE, related_name="tags", to="decks.deck"
            ),
        ),
        migrations.AddIndex(
            model_name="decktag",
            index=models.Index(fields=["key", "deck"], name="deck_by_tag"),
        ),
        migrations.AddConstraint(
            model_name="decktag",
            constraint=models.UniqueConstraint(fields=("deck", "key"), name="tag_once_a_deck"),
        ),
        migrations.AddConstraint(
            model_name="decktag",
            constraint=models.UniqueConstraint(fields=("deck", "slot"), name="tag_slot_once"),
        ),
        migrations.AddConstraint(
            model_name="decktag",
            constraint=models.CheckConstraint(condition=models.Q(("slot__lt", 12)), name="tag_slot_size"),
        ),
        migrations.AddConstraint(
            model_name="decktag",
            constraint=models.CheckConstraint(
                condition=models.Q(
                    django.db.models.lookups.LessThanOrEqual(
                        django.db.models.functions.text.Length("name"), 30
                    ),
                    models.Q(("name", ""), _negated=True),
                ),
                name="tag_name_size",
            ),
        ),
        migrations.AddConstraint(
            model_name="decktag",
            constraint=models.CheckConstraint(
                condition=models.Q(
                    django.db.models.lookups.LessThanOrEqual(
                        django.db.models.functions.text.Length("key"), 120
                    ),
                    models.Q(("key", ""), _negated=True),
                ),
                name="tag_key_size",
            ),
        ),
    ]
