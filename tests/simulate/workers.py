"""Real brokers and real workers for tests, which may be killed at any time."""

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

from django.conf import settings
from django.db import connection
from kombu import Connection

from simulate.models import Batch
from simulate.tasks import work_chunk
from tests.processes import ROOT, database_url, plain_environment

SECONDS = 180
"""How long anything may take."""

BROKERS = ("filesystem",) if "sqlite" in settings.DATABASES["default"]["ENGINE"] else ("redis", "rabbitmq")
"""The brokers that go with the database of this run: a site on one machine has neither of its own."""


def wait_until(true: Callable[[], bool], what: str, *, seconds: float = SECONDS, every: float = 0.03) -> None:
    deadline = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < deadline, f"{what} did not come to pass in {seconds} s"
        time.sleep(every)


def free_ports(count: int) -> list[int]:
    """So many ports that nobody listens on."""
    with ExitStack() as taken:
        servers = [taken.enter_context(socket.create_server(("127.0.0.1", 0))) for _ in range(count)]
        return [server.getsockname()[1] for server in servers]


class Files:
    """The embedded broker, in a folder of its own."""

    workers = 2

    def __init__(self, folder: Path) -> None:
        self.environment = {"VAR_DIR": str(folder)}
        self.messages = folder / "broker" / "messages"
        for name in ("messages", "control", "taken"):
            (folder / "broker" / name).mkdir(parents=True)
        options = {
            "data_folder_in": str(self.messages),
            "data_folder_out": str(self.messages),
            "control_folder": str(folder / "broker" / "control"),
            "store_processed": True,
            "processed_folder": str(folder / "broker" / "taken"),
        }
        self.link = Connection("filesystem://", transport_options=options)

    def restart(self) -> None:
        """Lose all that was on the queue."""
        for message in self.messages.glob("*.msg"):
            message.unlink(missing_ok=True)

    def stop(self) -> None:
        self.link.release()


class Redis:
    """A Redis server that keeps nothing on disk, on a port of its own."""

    workers = 1

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        (self.port,) = free_ports(1)
        address = f"redis://127.0.0.1:{self.port}/0"
        self.environment = {"VAR_DIR": str(folder), "BROKER_URL": address}
        self.link = Connection(address)
        self._start()

    def _start(self) -> None:
        self.process = subprocess.Popen(
            [
                "redis-server",
                "--port",
                str(self.port),
                "--bind",
                "127.0.0.1",
                "--save",
                "",
                "--appendonly",
                "no",
            ],
            cwd=self.folder,
            stdout=subprocess.DEVNULL,
        )
        wait_until(self._answers, "an answer of Redis")

    def _answers(self) -> bool:
        with socket.socket() as link:
            return link.connect_ex(("127.0.0.1", self.port)) == 0

    def restart(self) -> None:
        """Kill the server with all that was on the queue, and start it empty."""
        self.process.kill()
        self.process.wait()
        time.sleep(0.5)
        self._start()

    def stop(self) -> None:
        self.link.release()
        self.process.kill()
        self.process.wait()


class RabbitMQ:
    """A RabbitMQ server with an empty database, on ports of its own."""

    workers = 1

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port, link_port = free_ports(2)
        address = f"amqp://guest:guest@127.0.0.1:{self.port}//"
        self.environment = {"VAR_DIR": str(folder), "BROKER_URL": address}
        self.link = Connection(address)
        self._variables = {
            "HOME": str(folder),  # where the nodes of a user keep what they know each other by
            "RABBITMQ_NODENAME": f"tests{self.port}@localhost",
            "RABBITMQ_NODE_IP_ADDRESS": "127.0.0.1",
            "RABBITMQ_NODE_PORT": str(self.port),
            "RABBITMQ_DIST_PORT": str(link_port),
            "RABBITMQ_MNESIA_BASE": str(folder / "rabbitmq"),
            "RABBITMQ_LOG_BASE": str(folder),
            "RABBITMQ_CONF_ENV_FILE": os.devnull,
            "RABBITMQ_CONFIG_FILE": str(folder / "none"),
            "RABBITMQ_ENABLED_PLUGINS_FILE": str(folder / "no-plugins"),
        }
        self._start()

    @staticmethod
    def program() -> str | None:
        """The server's own script: the command that Debian puts on the PATH is for one server a machine."""
        debian = Path("/usr/lib/rabbitmq/bin/rabbitmq-server")
        return str(debian) if debian.exists() else shutil.which("rabbitmq-server")

    def _start(self) -> None:
        self.process = subprocess.Popen(
            [str(self.program())],
            cwd=self.folder,
            env=os.environ | self._variables,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        wait_until(self._answers, "an answer of RabbitMQ")

    def _answers(self) -> bool:
        assert self.process.poll() is None, f"RabbitMQ ended; see the log in {self.folder}"
        try:
            with Connection(self.environment["BROKER_URL"], connect_timeout=2) as link:
                link.connect()
        except OSError:
            return False
        return True

    def restart(self) -> None:
        """Kill the server, throw away all that it stored, and start it empty."""
        self._kill()
        shutil.rmtree(self.folder / "rabbitmq")
        self._start()

    def _kill(self) -> None:
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        self.link.release()
        self._kill()


class Site:
    """Workers that share the database of the running test and one broker."""

    app = "config"
    # Whether workers that end are started again, as what runs the site does with them.
    kept_up = False

    def __init__(self, broker: Files | Redis | RabbitMQ, folder: Path) -> None:
        self.broker = broker
        self.log = folder / "workers.log"
        self.workers: list[subprocess.Popen[bytes]] = []
        self.environment = plain_environment() | {
            **broker.environment,
            "DATABASE_URL": database_url(),
            "DJANGO_SETTINGS_MODULE": "tests.worker_settings",
            "TEST_QUEUE": "batches",
            "TEST_BUSY_SECONDS": "0.3",
            "BATCH_LEASE": "2",
            "BATCH_QUIET": "2",
            "BATCH_SWEEP": "1",
        }

    def deliver(self, batch_id: int, number: int) -> None:
        """Put a message on the queue as the site does."""
        work_chunk.apply_async((batch_id, number), connection=self.broker.link, queue="tests-batches")

    def start_workers(self) -> None:
        """Start two processes that play: two workers, or one with two children as the broker has it."""
        for _ in range(self.broker.workers):
            with self.log.open("ab") as log:
                worker = subprocess.Popen(
                    [sys.executable, "-m", "celery", "-A", self.app, "worker", "--concurrency", "2"]
                    + ["--loglevel", "INFO", "--without-gossip", "--without-mingle"]
                    + ["--hostname", f"worker{len(self.workers)}@test"],
                    cwd=ROOT,
                    env=self.environment,
                    stdout=log,
                    stderr=log,
                    start_new_session=True,
                )
            self.workers.append(worker)

    def kill_one(self) -> None:
        """End one of the processes that play."""
        worker = self.workers[-1]
        children = Path(f"/proc/{worker.pid}/task/{worker.pid}/children").read_text().split()
        os.kill(int(children[-1]) if children else worker.pid, signal.SIGKILL)

    def kill_all(self) -> None:
        """End all workers with all their processes at once."""
        for worker in self.workers:
            if worker.poll() is None:
                os.killpg(worker.pid, signal.SIGKILL)
                worker.wait()

    def wait_for(self, batch: Batch, chunks: int | None = None, **patience: float) -> Batch:
        """Wait until so many chunks of a batch are done, or until it is over."""

        def there() -> bool:
            batch.refresh_from_db()
            if all(worker.poll() is not None for worker in self.workers):
                assert self.kept_up, "no worker is left"
                self.start_workers()
            if chunks is not None and batch.rows.filter(state="done").count() >= chunks:
                return True
            return not batch.live

        try:
            wait_until(there, f"{chunks or 'all'} chunks of {batch}", **patience)
        except AssertionError:
            print(self.log.read_text(errors="replace")[-8000:])
            raise
        return batch

    def busy(self) -> float:
        """Seconds of the processor that the workers have used."""
        ticks = 0
        groups = {worker.pid for worker in self.workers}
        for entry in Path("/proc").glob("[0-9]*/stat"):
            try:
                fields = entry.read_text().rpartition(")")[2].split()
            except OSError:
                continue  # it ended meanwhile
            if int(fields[2]) in groups:
                ticks += int(fields[11]) + int(fields[12])
        return ticks / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        self.kill_all()
        self.broker.stop()
        connection.close()
