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
        ("decks", "0001_initial"),
        migrations.swappable_dependency(settings.AUTH_USER_MODEL),
    ]

    operations = [
        migrations.CreateModel(
            name="ApiToken",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("name", models.CharField(max_length=60)),
                ("start", models.CharField(max_length=12)),
                ("digest", models.CharField(max_length=64, unique=True)),
                (
                    "scope",
                    models.CharField(
                        choices=[("read", "Read only"), ("write", "Read and change")],
                        default="read",
                        max_length=5,
                    ),
                ),
                ("created", models.DateTimeField(default=django.utils.timezone.now, editable=False)),
                ("expires", models.DateTimeField()),
                ("used", models.DateTimeField(blank=True, null=True)),
                (
                    "user",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="api_tokens",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
            ],
            options={
                "ordering": ["-created", "-pk"],
            },
        ),
        migrations.CreateModel(
            name="ClosedDiscussion",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("since", models.DateTimeField(default=django.utils.timezone.now, editable=False)),
                (
                    "deck",
                    models.OneToOneField(
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="closed_discussion",
                        to="decks.deck",
                    ),
                ),
            ],
        ),
        migrations.CreateModel(
            name="Comment",
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
                ("words", models.TextField(max_length=4000)),
                ("written", models.DateTimeField(default=django.utils.timezone.now, editable=False)),
                ("edited", models.DateTimeField(editable=False, null=True)),
                (
                    "taken_down",
                    models.CharField(
                        blank=True,
                        choices=[("", "Nobody"), ("owner", "The deck’s owner"), ("staff", "Staff")],
                        default="",
                        max_length=5,
                    ),
                ),
                ("why", models.CharField(blank=True, max_length=500)),
                (
                    "author",
                    models.ForeignKey(
                        null=True,
                        on_delete=django.db.models.deletion.SET_NULL,
                        related_name="comments",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
                (
                    "deck",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE, related_name="comments", to="decks.deck"
                    ),
                ),
            ],
            options={
                "ordering": ["written", "pk"],
            },
        ),
        migrations.CreateModel(
            name="Report",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                (
                    "about",
                    models.CharField(choices=[("deck", "A deck"), ("comment", "A comment")], max_length=7),
                ),
                (
                    "reason",
                    models.CharField(
                        choices=[
                            ("abuse", "Harassment or threats"),
                            ("spam", "Advertising or spam"),
                            ("private", "Private information about somebody"),
                            ("rights", "Copyright infringement"),
                            ("other", "Something else"),
                        ],
                        max_length=10,
                    ),
                ),
                ("words", models.TextField(blank=True, max_length=1000)),
                ("shown", models.TextField(blank=True, max_length=4000)),
                ("made", models.DateTimeField(default=django.utils.timezone.now, editable=False)),
                (
                    "state",
                    models.CharField(
                        choices=[("open", "Waiting"), ("upheld", "Hidden"), ("dismissed", "Dismissed")],
                        default="open",
                        max_length=9,
                    ),
                ),
                (
                    "comment",
                    models.ForeignKey(
                        null=True,
                        on_delete=django.db.models.deletion.SET_NULL,
                        related_name="reports",
                        to="accounts.comment",
                    ),
                ),
                (
                    "deck",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE, related_name="reports", to="decks.deck"
                    ),
                ),
                (
                    "reporter",
                    models.ForeignKey(
                        null=True,
                        on_delete=django.db.models.deletion.SET_NULL,
                        related_name="reports",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
            ],
            options={
                "ordering": ["made", "pk"],
            },
        ),
        migrations.CreateModel(
            name="StaffAct",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                (
                    "did",
                    models.CharField(
                        choices=[
                            ("hid-deck", "Hid a deck"),
                            ("lifted-deck", "Unhid a deck"),
                            ("hid-comment", "Hid a comment"),
                            ("lifted-comment", "Unhid a comment"),
                            ("dismissed", "Dismissed a report"),
                        ],
                        max_length=15,
                    ),
                ),
                ("deck_id", models.CharField(max_length=14)),
                ("comment_id", models.CharField(blank=True, max_length=14)),
                ("said", models.CharField(blank=True, max_length=500)),
                ("when", models.DateTimeField(default=django.utils.timezone.now, editable=False)),
                (
                    "who",
                    models.ForeignKey(
                        null=True,
                        on_delete=django.db.models.deletion.SET_NULL,
                        related_name="+",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
            ],
            options={
                "verbose_name": "staff action",
                "verbose_name_plural": "staff actions",
                "ordering": ["-when", "-pk"],
            },
        ),
        migrations.CreateModel(
            name="Block",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("since", models.DateTimeField(default=django.utils.timezone.now, editable=False)),
                (
                    "blocked",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="+",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
                (
                    "owner",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="blocks",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
            ],
            options={
                "ordering": ["-since", "-pk"],
                "constraints": [
                    models.UniqueConstraint(fields=("owner", "blocked"), name="block_once"),
                    models.CheckConstraint(
                        condition=models.Q(("owner", models.F("blocked")), _negated=True),
                        name="block_of_another",
                    ),
                ],
            },
        ),
        migrations.AddIndex(
            model_name="comment",
            index=models.Index(fields=["deck", "written"], name="comment_by_deck"),
        ),
        migrations.AddConstraint(
            model_name="comment",
            constraint=models.CheckConstraint(
                condition=models.Q(
                    django.db.models.lookups.LessThanOrEqual(
                        django.db.models.functions.text.Length("words"), 4000
                    ),
                    models.Q(("words", ""), _negated=True),
                ),
                name="comment_size",
            ),
        ),
        migrations.AddConstraint(
            model_name="comment",
            constraint=models.CheckConstraint(
                condition=models.Q(("taken_down__in", ["", "owner", "staff"])),
                name="comment_taken_down_known",
            ),
        ),
        migrations.AddIndex(
            model_name="report",
            index=models.Index(fields=["state", "made"], name="report_by_state"),
        ),
        migrations.AddConstraint(
            model_name="report",
            constraint=models.UniqueConstraint(
                condition=models.Q(("about", "deck")), fields=("reporter", "deck"), name="deck_reported_once"
            ),
        ),
        migrations.AddConstraint(
            model_name="report",
            constraint=models.UniqueConstraint(
                condition=models.Q(("about", "comment")),
                fields=("reporter", "comment"),
                name="comment_reported_once",
            ),
        ),
        migrations.AddConstraint(
            model_name="report",
            constraint=models.CheckConstraint(
                condition=models.Q(
                    django.db.models.lookups.LessThanOrEqual(
                        django.db.models.functions.text.Length("words"), 1000
                    ),
                    django.db.models.lookups.LessThanOrEqual(
                        django.db.models.functions.text.Length("shown"), 4000
                    ),
                ),
                name="report_size",
            ),
        ),
    ]
