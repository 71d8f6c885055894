"""The whole database as one file, and back: SQLite's own file, or a pg_dump of PostgreSQL.

Not included are the key that signs sessions (SECRET_KEY), the cache, and the queue, which is a hint.
"""

from config.backups.archive import Contents, restore, write
from config.backups.faults import BadBackup

__all__ = ["BadBackup", "Contents", "restore", "write"]
