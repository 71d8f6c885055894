from django.db import migrations, models
from django.db.models.deletion import CASCADE


class Migration(migrations.Migration):
    dependencies = [("cards", "0002_texts")]

    operations = [
        migrations.RemoveConstraint(model_name="cardfigure", name="figure_once_a_card"),
        migrations.RenameModel(old_name="CardFigure", new_name="CardStat"),
        migrations.AlterField(
            model_name="cardstat",
            name="card",
            field=models.ForeignKey(on_delete=CASCADE, related_name="card_stats", to="cards.card"),
        ),
        migrations.RenameIndex(model_name="cardstat", old_name="card_by_figure", new_name="card_by_stat"),
        migrations.AddConstraint(
            model_name="cardstat",
            constraint=models.UniqueConstraint(fields=["card", "name", "value"], name="stat_once_a_card"),
        ),
    ]
