"""What was said of the list that a deck came from."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("decks", "0008_open_history")]

    operations = [
        migrations.AddField(
            model_name="deck", name="warnings", field=models.JSONField(blank=True, default=list)
        ),
        migrations.AddField(model_name="deckversion", name="warnings", field=models.JSONField(default=list)),
    ]
