"""Decks of a batch that others see as a private deck."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("simulate", "0004_visitors")]

    operations = [
        migrations.AddField(model_name="batchentry", name="hidden", field=models.BooleanField(default=False)),
    ]
