"""The site's port: whether it is free, which process uses it, and a free alternative."""

import errno
import socket

import psutil

_TRIED = 100


def port_problem(host: str, port: int) -> str:
    """Why the port cannot be used, and what to do; empty if it can."""
    try:
        _listen(host, port)
    except OverflowError:
        return f"{port} is not a port; choose one from 1024 to 65535, for example: make run PORT=8001"
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            other = free_port(host, port + 1)
            choose = f"make run PORT={other}" if other else "PORT=…"
            return f"port {port} is in use by {_holder(port)}; choose another port: {choose}"
        if error.errno == errno.EACCES:
            return f"port {port} is not open to you; choose one above 1023: make run PORT=8000"
        return f"cannot listen on {host} port {port}: {error.strerror}"
    return ""


def free_port(host: str, first: int) -> int | None:
    """Return the first free port from `first` on, among the next hundred."""
    for port in range(first, min(first + _TRIED, 65536)):
        try:
            _listen(host, port)
        except OSError:
            continue
        return port
    return None


def _listen(host: str, port: int) -> None:
    socket.create_server((host, port)).close()


def _holder(port: int) -> str:
    """Describe the process that uses a port, and how to end it."""
    try:
        links = psutil.net_connections("tcp")
        found = {
            one.pid
            for one in links
            if one.status == psutil.CONN_LISTEN and one.laddr and one.laddr.port == port
        }
        process = psutil.Process(min(pid for pid in found if pid is not None))
        family = [process, *process.parents()]
    except (psutil.Error, ValueError):
        return "another program"
    # A site's runner, which would restart killed processes, comes last if there is one.
    site = [one for one in family if any(word in _command(one) for word in ("config.wsgi", "config.run"))]
    name = "a site that was started before" if site else process.name()
    return f"{name} (to end it: kill {(site or [process])[-1].pid})"


def _command(process: psutil.Process) -> list[str]:
    try:
        return process.cmdline()
    except psutil.Error:
        return []
