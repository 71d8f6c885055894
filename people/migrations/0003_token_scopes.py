from django.db import migrations, models

CHOICES = [("read", "Read only"), ("write", "Read and change")]


class Migration(migrations.Migration):
    dependencies = [("people", "0002_comments_and_reports")]

    operations = [
        # Tokens made before there were scopes could change things, and their programs rely on it.
        migrations.AddField(
            model_name="apitoken",
            name="scope",
            field=models.CharField(choices=CHOICES, default="write", max_length=5),
        ),
        migrations.AlterField(
            model_name="apitoken",
            name="scope",
            field=models.CharField(choices=CHOICES, default="read", max_length=5),
        ),
        migrations.AddField(
            model_name="apitoken",
            name="used",
            field=models.DateTimeField(blank=True, null=True),
        ),
    ]
