import django.db.models.deletion
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
            name="Pulse",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("asked_at", models.DateTimeField(default=django.utils.timezone.now)),
                ("answered_at", models.DateTimeField(null=True)),
                ("worker", models.CharField(blank=True, max_length=200)),
            ],
            options={
                "ordering": ["-pk"],
            },
        ),
        migrations.CreateModel(
            name="Batch",
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
                ("session_key", models.CharField(blank=True, max_length=40)),
                ("visitor", models.CharField(blank=True, max_length=64)),
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
                ("system", models.CharField(max_length=10)),
                ("plan", models.JSONField()),
                ("asked", models.CharField(blank=True, max_length=64)),
                (
                    "state",
                    models.CharField(
                        choices=[
                            ("waiting", "Waiting"),
                            ("running", "Running"),
                            ("done", "Done"),
                            ("decided", "Decided early"),
                            ("cancelled", "Cancelled"),
                            ("failed", "Failed"),
                        ],
                        default="waiting",
                        max_length=10,
                    ),
                ),
                ("chunks", models.PositiveIntegerField()),
                ("through", models.PositiveIntegerField(default=0)),
                ("decision", models.JSONField(null=True)),
                ("reason", models.TextField(blank=True)),
                ("created", models.DateTimeField(default=django.utils.timezone.now, editable=False)),
                ("started", models.DateTimeField(null=True)),
                ("ended", models.DateTimeField(null=True)),
                (
                    "owner",
                    models.ForeignKey(
                        null=True,
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="batches",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
            ],
            options={
                "ordering": ["-created", "-pk"],
            },
        ),
        migrations.CreateModel(
            name="BatchEntry",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("place", models.PositiveSmallIntegerField()),
                ("name", models.CharField(max_length=100)),
                ("deck_version", models.PositiveIntegerField(null=True)),
                ("outcome", models.CharField(max_length=20)),
                ("findings", models.JSONField(default=list)),
                ("hidden", models.BooleanField(default=False)),
                (
                    "batch",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="entries",
                        to="simulate.batch",
                    ),
                ),
                (
                    "deck",
                    models.ForeignKey(
                        null=True,
                        on_delete=django.db.models.deletion.SET_NULL,
                        related_name="batch_entries",
                        to="decks.deck",
                    ),
                ),
            ],
            options={
                "ordering": ["place"],
            },
        ),
        migrations.CreateModel(
            name="Chunk",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("number", models.PositiveIntegerField()),
                (
                    "state",
                    models.CharField(
                        choices=[
                            ("waiting", "Waiting"),
                            ("claimed", "Being played"),
                            ("done", "Done"),
                            ("failed", "Failed"),
                        ],
                        default="waiting",
                        max_length=10,
                    ),
                ),
                ("waiting_since", models.DateTimeField(default=django.utils.timezone.now)),
                ("queued_at", models.DateTimeField(default=django.utils.timezone.now)),
                ("lease_until", models.DateTimeField(null=True)),
                ("attempts", models.PositiveSmallIntegerField(default=0)),
                ("token", models.CharField(blank=True, max_length=32)),
                ("worker", models.CharField(blank=True, max_length=200)),
                ("rules", models.CharField(blank=True, max_length=16)),
                ("digest", models.CharField(blank=True, max_length=64)),
                ("ledger", models.JSONField(null=True)),
                ("reason", models.TextField(blank=True)),
                (
                    "batch",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE, related_name="rows", to="simulate.batch"
                    ),
                ),
            ],
            options={
                "ordering": ["number"],
            },
        ),
        migrations.CreateModel(
            name="RunningSum",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("pairing", models.PositiveIntegerField()),
                ("ledger", models.JSONField()),
                (
                    "batch",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE, related_name="sums", to="simulate.batch"
                    ),
                ),
            ],
            options={
                "ordering": ["pairing"],
            },
        ),
        migrations.AddIndex(
            model_name="batch",
            index=models.Index(fields=["owner", "-created"], name="batch_by_owner"),
        ),
        migrations.AddIndex(
            model_name="batch",
            index=models.Index(fields=["session_key", "-created"], name="batch_by_session"),
        ),
        migrations.AddIndex(
            model_name="batch",
            index=models.Index(fields=["visitor", "state"], name="batch_by_visitor"),
        ),
        migrations.AddIndex(
            model_name="batch",
            index=models.Index(fields=["state"], name="batch_by_state"),
        ),
        migrations.AddConstraint(
            model_name="batch",
            constraint=models.CheckConstraint(
                condition=models.Q(("chunks__gte", 1)), name="batch_has_chunks"
            ),
        ),
        migrations.AddConstraint(
            model_name="batch",
            constraint=models.CheckConstraint(
                condition=models.Q(("through__lte", models.F("chunks"))), name="batch_through"
            ),
        ),
        migrations.AddConstraint(
            model_name="batch",
            constraint=models.UniqueConstraint(
                condition=models.Q(
                    ("owner__isnull", False),
                    ("state__in", ("waiting", "running", "done", "decided")),
                    models.Q(("asked", ""), _negated=True),
                ),
                fields=("owner", "asked"),
                name="batch_asked_once_by_owner",
            ),
        ),
        migrations.AddConstraint(
            model_name="batch",
            constraint=models.UniqueConstraint(
                condition=models.Q(
                    ("owner__isnull", True),
                    ("state__in", ("waiting", "running", "done", "decided")),
                    models.Q(("asked", ""), _negated=True),
                ),
                fields=("session_key", "asked"),
                name="batch_asked_once_by_session",
            ),
        ),
        migrations.AddConstraint(
            model_name="batchentry",
            constraint=models.UniqueConstraint(fields=("batch", "place"), name="entry_place_once"),
        ),
        migrations.AddIndex(
            model_name="chunk",
            index=models.Index(
                condition=models.Q(("state__in", ("waiting", "claimed"))),
                fields=["state", "batch"],
                name="chunk_open",
            ),
        ),
        migrations.AddConstraint(
            model_name="chunk",
            constraint=models.UniqueConstraint(fields=("batch", "number"), name="chunk_once"),
        ),
        migrations.AddConstraint(
            model_name="chunk",
            constraint=models.CheckConstraint(
                condition=models.Q(
                    models.Q(("state", "done"), _negated=True),
                    models.Q(("ledger__isnull", False), models.Q(("digest", ""), _negated=True)),
                    _connector="OR",
                ),
                name="chunk_done_has_ledger",
            ),
        ),
        migrations.AddConstraint(
            model_name="runningsum",
            constraint=models.UniqueConstraint(fields=("batch", "pairing"), name="sum_once_a_pairing"),
        ),
    ]
