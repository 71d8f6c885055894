"""The error of backups."""


class BadBackup(Exception):
    """A backup that cannot be written or restored; the message says why, and nothing was changed."""
