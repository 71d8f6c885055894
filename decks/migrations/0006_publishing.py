"""How decks stand, what lists said before, what owners are told, and imports of cards."""

import django.db.models.deletion
import django.utils.timezone
from django.conf import settings
from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("decks", "0005_library"),
        migrations.swappable_dependency(settings.AUTH_USER_MODEL),
    ]

    operations = [
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
            name="Standing",
            fields=[
                (
                    "deck",
                    models.OneToOneField(
                        on_delete=django.db.models.deletion.CASCADE,
                        primary_key=True,
                        related_name="standing",
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
                "indexes": [models.Index(fields=["word", "format"], name="standing_by_word")],
                "constraints": [
                    models.CheckConstraint(
                        condition=models.Q(("word__in", ("legal", "illegal", "incomplete", "unknown"))),
                        name="standing_word_known",
                    )
                ],
            },
        ),
        migrations.CreateModel(
            name="CardImport",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("system", models.CharField(max_length=10)),
                ("digest", models.CharField(max_length=64)),
                ("edition", models.CharField(max_length=64)),
                ("content", models.BinaryField()),
                ("cards", models.PositiveIntegerField()),
                (
                    "origin",
                    models.CharField(
                        choices=[
                            ("file", "a file"),
                            ("bundled", "the program's own"),
                            ("before", "the cards before"),
                        ],
                        default="file",
                        max_length=10,
                    ),
                ),
                (
                    "state",
                    models.CharField(
                        choices=[
                            ("held", "held for review"),
                            ("applied", "in force"),
                            ("replaced", "replaced by a later one"),
                            ("released", "released, and part of the program"),
                            ("refused", "refused"),
                            ("removed", "taken back"),
                        ],
                        max_length=10,
                    ),
                ),
                ("decks", models.JSONField(default=dict)),
                ("made", models.DateTimeField(default=django.utils.timezone.now, editable=False)),
                ("decided", models.DateTimeField(null=True)),
                (
                    "decided_by",
                    models.ForeignKey(
                        null=True,
                        on_delete=django.db.models.deletion.SET_NULL,
                        related_name="+",
                        to=settings.AUTH_USER_MODEL,
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
                "ordering": ["-made", "-pk"],
                "permissions": [("import_cards", "Can import card data, release it and take it back")],
                "constraints": [
                    models.UniqueConstraint(
                        condition=models.Q(("state", "applied")),
                        fields=("system",),
                        name="import_in_force_once",
                    ),
                    models.UniqueConstraint(
                        condition=models.Q(("state", "held")), fields=("system",), name="import_held_once"
                    ),
                ],
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
                "indexes": [models.Index(fields=["owner", "read"], name="notice_unread")],
                "constraints": [models.UniqueConstraint(fields=("deck", "cause", "day"), name="notice_once")],
            },
        ),
    ]
