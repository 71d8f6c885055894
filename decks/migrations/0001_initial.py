import django.db.models.deletion
import django.db.models.functions.text
import django.db.models.lookups
import django.utils.timezone
from django.conf import settings
from django.db import migrations, models

import common.ids


class Migration(migrations.Migration):
    initial = True

    dependencies = [
        ("cards", "0001_initial"),
        migrations.swappable_dependency(settings.AUTH_USER_MODEL),
    ]

    operations = [
        migrations.CreateModel(
            name="Deck",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                (
                    "public_id",
                    models.CharField(default=common.ids.new_id, editable=False, max_length=14, unique=True),
                ),
                ("system", models.CharField(max_length=10)),
                ("name", models.CharField(max_length=100)),
                ("description", models.TextField(blank=True, max_length=3000)),
                ("format", models.CharField(max_length=50)),
                (
                    "visibility",
                    models.CharField(
                        choices=[
                            ("private", "Only me"),
                            ("unlisted", "Anyone with the link"),
                            ("public", "Everyone"),
                        ],
                        default="private",
                        max_length=10,
                    ),
                ),
                ("open_history", models.BooleanField(default=False)),
                ("version", models.PositiveIntegerField(default=1)),
                ("unresolved", models.JSONField(blank=True, default=list)),
                ("warnings", models.JSONField(blank=True, default=list)),
                (
                    "share_code",
                    models.CharField(default=common.ids.new_code, editable=False, max_length=8, unique=True),
                ),
                ("folder", models.CharField(blank=True, max_length=60)),
                ("archived", models.BooleanField(default=False)),
                ("inspired_version", models.PositiveIntegerField(blank=True, null=True)),
                ("inspired_name", models.CharField(blank=True, max_length=100)),
                ("search_words", models.TextField(blank=True, editable=False, max_length=8000)),
                ("name_key", models.BinaryField(default=b"", max_length=60)),
                ("created", models.DateTimeField(default=django.utils.timezone.now, editable=False)),
                ("updated", models.DateTimeField(default=django.utils.timezone.now, editable=False)),
                (
                    "inspired_by",
                    models.ForeignKey(
                        blank=True,
                        null=True,
                        on_delete=django.db.models.deletion.SET_NULL,
                        related_name="inspired",
                        to="decks.deck",
                    ),
                ),
                (
                    "owner",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="decks",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
            ],
            options={
                "ordering": ["-updated", "-pk"],
            },
        ),
        migrations.CreateModel(
            name="ConsideredCard",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("quantity", models.PositiveSmallIntegerField()),
                ("slot", models.PositiveSmallIntegerField()),
                (
                    "card",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="considered_rows",
                        to="cards.card",
                    ),
                ),
                (
                    "deck",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="considered",
                        to="decks.deck",
                    ),
                ),
            ],
        ),
        migrations.CreateModel(
            name="DeckCard",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("section", models.CharField(max_length=30)),
                ("quantity", models.PositiveSmallIntegerField()),
                ("slot", models.PositiveSmallIntegerField()),
                (
                    "card",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.PROTECT, related_name="deck_rows", to="cards.card"
                    ),
                ),
                (
                    "deck",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE, related_name="rows", to="decks.deck"
                    ),
                ),
            ],
        ),
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
                (
                    "deck",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE, related_name="tags", to="decks.deck"
                    ),
                ),
            ],
            options={
                "ordering": ["key"],
            },
        ),
        migrations.CreateModel(
            name="DeckVersion",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("number", models.PositiveIntegerField()),
                ("made", models.DateTimeField(default=django.utils.timezone.now, editable=False)),
                ("name", models.CharField(blank=True, max_length=100)),
                ("repeats", models.PositiveIntegerField(null=True)),
                ("format", models.CharField(max_length=50)),
                ("cards", models.JSONField(default=list)),
                ("unresolved", models.JSONField(default=list)),
                ("warnings", models.JSONField(default=list)),
                ("considered", models.JSONField(default=list)),
                (
                    "deck",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE, related_name="versions", to="decks.deck"
                    ),
                ),
                (
                    "made_by",
                    models.ForeignKey(
                        null=True,
                        on_delete=django.db.models.deletion.SET_NULL,
                        related_name="+",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
            ],
            options={
                "ordering": ["-number"],
            },
        ),
        migrations.CreateModel(
            name="HiddenDeck",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("reason", models.TextField(blank=True, max_length=500)),
                ("since", models.DateTimeField(default=django.utils.timezone.now, editable=False)),
                (
                    "deck",
                    models.OneToOneField(
                        on_delete=django.db.models.deletion.CASCADE, related_name="hidden", to="decks.deck"
                    ),
                ),
            ],
        ),
        migrations.CreateModel(
            name="ListChange",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("system", models.CharField(max_length=10)),
                ("format", models.CharField(max_length=50)),
                ("day", models.DateField()),
                ("before", models.JSONField()),
                ("after", models.JSONField()),
                ("reached", models.BigIntegerField(default=0)),
                ("done", models.BooleanField(default=False)),
                ("made", models.DateTimeField(default=django.utils.timezone.now, editable=False)),
            ],
            options={
                "ordering": ["pk"],
                "indexes": [models.Index(fields=["done", "id"], name="list_change_to_do")],
            },
        ),
        migrations.CreateModel(
            name="Notice",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("cause", models.CharField(max_length=40)),
                ("format", models.CharField(max_length=50)),
                ("day", models.DateField()),
                ("before", models.CharField(max_length=10)),
                ("after", models.CharField(max_length=10)),
                ("says", models.JSONField(default=list)),
                ("made", models.DateTimeField(default=django.utils.timezone.now, editable=False)),
                ("read", models.DateTimeField(null=True)),
                (
                    "deck",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE, related_name="notices", to="decks.deck"
                    ),
                ),
                (
                    "owner",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="notices",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
            ],
            options={
                "ordering": ["-made", "-pk"],
            },
        ),
        migrations.CreateModel(
            name="PublishedList",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("system", models.CharField(max_length=10)),
                ("format", models.CharField(max_length=50)),
                ("digest", models.CharField(max_length=64)),
                ("content", models.JSONField()),
                ("seen", models.DateTimeField(auto_now=True)),
            ],
            options={
                "constraints": [
                    models.UniqueConstraint(fields=("system", "format"), name="list_once_a_format")
                ],
            },
        ),
        migrations.CreateModel(
            name="StoredVerdict",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("content_hash", models.CharField(max_length=64)),
                ("format", models.CharField(max_length=50)),
                ("state_day", models.CharField(blank=True, max_length=10)),
                ("list_version", models.CharField(max_length=64)),
                ("engine_version", models.CharField(max_length=64)),
                ("verdict", models.JSONField()),
                (
                    "deck",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="stored_verdicts",
                        to="decks.deck",
                    ),
                ),
            ],
        ),
        migrations.CreateModel(
            name="DeckStatus",
            fields=[
                (
                    "deck",
                    models.OneToOneField(
                        on_delete=django.db.models.deletion.CASCADE,
                        primary_key=True,
                        related_name="status",
                        serialize=False,
                        to="decks.deck",
                    ),
                ),
                ("deck_version", models.PositiveIntegerField()),
                ("format", models.CharField(max_length=50)),
                ("word", models.CharField(max_length=10)),
                ("since", models.DateField(null=True)),
                ("until", models.DateField(null=True)),
                ("turns_on", models.DateField(null=True)),
                ("turns_to", models.CharField(blank=True, max_length=10)),
                ("list_version", models.CharField(max_length=64)),
                ("engine_version", models.CharField(max_length=64)),
            ],
            options={
                "indexes": [models.Index(fields=["word", "format"], name="deck_status_by_word")],
                "constraints": [
                    models.CheckConstraint(
                        condition=models.Q(("word__in", ("legal", "illegal", "incomplete", "unknown"))),
                        name="deck_status_word_known",
                    )
                ],
            },
        ),
        migrations.AddIndex(
            model_name="deck",
            index=models.Index(fields=["owner", "-updated"], name="deck_by_owner"),
        ),
        migrations.AddIndex(
            model_name="deck",
            index=models.Index(fields=["visibility", "system", "-updated"], name="deck_by_visibility"),
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
                condition=models.Q(
                    django.db.models.lookups.LessThanOrEqual(
                        django.db.models.functions.text.Length("name"), 100
                    ),
                    models.Q(("name", ""), _negated=True),
                ),
                name="deck_name_size",
            ),
        ),
        migrations.AddConstraint(
            model_name="deck",
            constraint=models.CheckConstraint(
                condition=django.db.models.lookups.LessThanOrEqual(
                    django.db.models.functions.text.Length("description"), 3000
                ),
                name="deck_description_size",
            ),
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
        migrations.AddConstraint(
            model_name="deck",
            constraint=models.CheckConstraint(
                condition=models.Q(("visibility__in", ["private", "unlisted", "public"])),
                name="deck_visibility_known",
            ),
        ),
        migrations.AddConstraint(
            model_name="consideredcard",
            constraint=models.UniqueConstraint(fields=("deck", "card"), name="considered_once"),
        ),
        migrations.AddConstraint(
            model_name="consideredcard",
            constraint=models.UniqueConstraint(fields=("deck", "slot"), name="considered_slot_once"),
        ),
        migrations.AddConstraint(
            model_name="consideredcard",
            constraint=models.CheckConstraint(
                condition=models.Q(("quantity__gte", 1), ("quantity__lte", 99)), name="considered_quantity"
            ),
        ),
        migrations.AddConstraint(
            model_name="consideredcard",
            constraint=models.CheckConstraint(
                condition=models.Q(("slot__lt", 100)), name="considered_slot_size"
            ),
        ),
        migrations.AddConstraint(
            model_name="deckcard",
            constraint=models.UniqueConstraint(fields=("deck", "section", "card"), name="row_once_a_section"),
        ),
        migrations.AddConstraint(
            model_name="deckcard",
            constraint=models.UniqueConstraint(fields=("deck", "slot"), name="row_slot_once"),
        ),
        migrations.AddConstraint(
            model_name="deckcard",
            constraint=models.CheckConstraint(
                condition=models.Q(("quantity__gte", 1), ("quantity__lte", 99)), name="row_quantity"
            ),
        ),
        migrations.AddConstraint(
            model_name="deckcard",
            constraint=models.CheckConstraint(condition=models.Q(("slot__lt", 400)), name="row_slot_size"),
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
        migrations.AddConstraint(
            model_name="deckversion",
            constraint=models.UniqueConstraint(fields=("deck", "number"), name="version_once_a_deck"),
        ),
        migrations.AddConstraint(
            model_name="deckversion",
            constraint=models.CheckConstraint(
                condition=django.db.models.lookups.LessThanOrEqual(
                    django.db.models.functions.text.Length("name"), 100
                ),
                name="version_name_size",
            ),
        ),
        migrations.AddConstraint(
            model_name="hiddendeck",
            constraint=models.CheckConstraint(
                condition=django.db.models.lookups.LessThanOrEqual(
                    django.db.models.functions.text.Length("reason"), 500
                ),
                name="hidden_reason_size",
            ),
        ),
        migrations.AddIndex(
            model_name="notice",
            index=models.Index(fields=["owner", "read"], name="notice_unread"),
        ),
        migrations.AddConstraint(
            model_name="notice",
            constraint=models.UniqueConstraint(fields=("deck", "cause", "day"), name="notice_once"),
        ),
        migrations.AddConstraint(
            model_name="storedverdict",
            constraint=models.UniqueConstraint(
                fields=("deck", "content_hash", "format", "state_day", "list_version", "engine_version"),
                name="verdict_once",
            ),
        ),
    ]
