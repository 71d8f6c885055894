"""Reactions to changes of accounts, whatever page, command or program made them."""

from django.contrib.auth.models import User
from django.db.models.signals import post_save
from django.dispatch import receiver

from accounts import services


@receiver(post_save, sender=User)
def end_tokens_with_the_password(instance: User, created: bool, **_: object) -> None:
    """Revoke an account's tokens when its password is changed, reset or removed.

    A changed password may mean that somebody else got in, who could have created tokens.
    """
    # Django keeps the new password here until it is saved; a hash upgraded on sign-in leaves it empty.
    changed = getattr(instance, "_password", None) is not None or not instance.has_usable_password()
    if changed and not created:
        services.end_tokens(user=instance)
