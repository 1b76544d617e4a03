"""The process that serves: listens, runs until it is told to stop, stops gracefully."""

import asyncio
import gc
import multiprocessing
import os
import signal
import socket
import sys
import threading
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import uvicorn

from petteia.core.registry import games
from petteia.server.app import create_app
from petteia.server.json_logs import write_json_logs
from petteia.server.limits.connections import Connections, bounded, raise_file_limit
from petteia.server.processes.siblings import Siblings
from petteia.server.processes.supervisor import supervise
from petteia.server.runtime import Runtime
from petteia.server.settings import Settings
from petteia.server.socket.fast_path import FastPathProtocol
from petteia.server.storage.writer import Store

COLLECT = (10_000, 3, 10)
"""Objects that appear before the collector looks for cycles among the new ones, and how many such
looks before it looks at older ones: a server makes many objects and hardly a cycle. Everybody waits
while it looks, so it looks at few at a time: at 30,000 for some 20 ms, at 400,000 for 200."""
SWITCH = 0.001
"""Seconds after which a thread gives way to one that waits: whoever writes has little to do in
Python, and everybody waits for what it writes."""

OPEN_FILES = 65_536
"""Files the process asks to have open at once: each connection is one."""
RESERVED_FILES = 128
"""Files for the database, worker processes and web push."""
RECEIVED = 32_768
"""Bytes that the system takes from a client before they are read: hundreds of connections may send
at once, and a request or a frame is small."""


class ServeError(Exception):
    """The server cannot serve; the text is one line for the user."""


class Server(uvicorn.Server):
    """The library's server, which also says when it begins to stop, and has siblings."""

    def __init__(self, config: uvicorn.Config, runtime: Runtime) -> None:
        super().__init__(config)
        self.runtime = runtime

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, also for connections that siblings hand over."""
        await super().startup(sockets)
        siblings = self.runtime.siblings
        if siblings is not None and not self.should_exit:
            await siblings.start(self._protocol, self.runtime.metrics.text)

    def _protocol(self) -> asyncio.Protocol:
        """Return what serves one connection, as the library makes it for those it accepts."""
        made: asyncio.Protocol = self.config.http_protocol_class(  # type: ignore[call-arg]
            config=self.config,
            server_state=self.server_state,
            app_state=self.lifespan.state,
            _loop=asyncio.get_running_loop(),
        )
        return made

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop: what is under way may take some seconds."""
        if self.runtime.siblings is None:
            say_stopping()
        else:
            self.runtime.siblings.stop()
        await super().shutdown(sockets)


def say_stopping() -> None:
    """Say that it may take some seconds."""
    with suppress(OSError):  # nobody may be listening any more
        after_ctrl_c = "\n" if sys.stdout.isatty() else ""
        print(f"{after_ctrl_c}Petteia is stopping", flush=True)


def listen(host: str, port: int) -> socket.socket:
    """Return a socket that already accepts connections; ServeError when that is not possible."""
    if not 0 <= port <= 65535:
        raise ServeError(f"cannot listen on {host} port {port}: ports are 0 to 65535")
    try:
        family, *_, resolved = socket.getaddrinfo(host, None, type=socket.SOCK_STREAM)[0]
        found = socket.create_server((str(resolved[0]), port), family=family, backlog=2048)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, RECEIVED)  # connections inherit it
        return found
    except OSError as error:
        reason = str(error.strerror or error).partition(" (")[0]  # without the repeated address
        raise ServeError(f"cannot listen on {host} port {port}: {reason}") from error


def address(listening: socket.socket) -> str:
    """Return what to type into a browser on this machine."""
    host, port = listening.getsockname()[:2]
    if host in ("127.0.0.1", "0.0.0.0", "::1", "::"):
        host = "localhost"
    elif ":" in host:
        host = f"[{host}]"
    return f"http://{host}:{port}"


def check_processes() -> None:
    """Refuse a system on which no bot could be given a process, before anybody comes."""
    if "fork" not in multiprocessing.get_all_start_methods():
        return
    try:
        # Workers are spawned, but a lock of this kind needs the same and leaves nothing behind.
        multiprocessing.get_context("fork").Lock()
    except (OSError, ImportError) as error:
        reason = getattr(error, "strerror", None) or error
        raise ServeError(
            f"cannot start processes for bots: {reason}"
            " (on Linux the server's user must be able to write to /dev/shm)"
        ) from error


def leave_closed_directory() -> None:
    """Go where a bot's process can begin: it begins where this one is, if its user may go there.

    Who types `runuser` as root is in a directory that the server's user may not enter.
    """
    try:
        os.chdir(Path.cwd())
    except OSError:
        os.chdir("/")


def prepare(settings: Settings) -> None:
    """Bring the database to its newest form before anybody is told that there is a server."""
    store = Store(settings.url)
    try:
        store.prepare()
    finally:
        store.close()


def heed_sigterm() -> None:
    """Let SIGTERM stop as Ctrl-C does.

    The library raises a signal again when all is closed, and this one would then end the process
    before it has said so.
    """
    if threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGTERM, signal.default_int_handler)


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    settings: Settings | None = None,
    processes: int = 1,
) -> None:
    """Run the server until it is interrupted, in one process or in several."""
    settings = settings or Settings()
    if processes > 1 and not settings.database:
        raise ServeError("several processes need PostgreSQL: name it with --database")
    check_processes()
    with listen(host, port) as listening:
        prepare(settings)
        leave_closed_directory()
        write_json_logs()
        print(f"Petteia is at {address(listening)} (Ctrl-C stops it)", flush=True)
        if processes > 1:
            alive = run_several(processes, listening, settings)
        else:
            alive = run_process(listening, settings)
    if not alive:
        raise ServeError("the server could not start; its log says why")
    print("Petteia has stopped", flush=True)


def run_several(processes: int, listening: socket.socket, settings: Settings) -> bool:
    """Run several processes that listen together; false if they cannot stay alive."""
    games()  # loaded once, for all of them
    each = replace(settings, bot_workers=max(settings.bot_workers // processes, 1))

    def run(siblings: Siblings) -> None:
        if not run_process(listening, each, siblings):
            raise ServeError("the process could not start")

    alive = supervise(processes, run)
    say_stopping()
    return alive


def run_process(
    listening: socket.socket, settings: Settings, siblings: Siblings | None = None
) -> bool:
    """Serve in this process until it is interrupted; false if it could not start."""
    app = create_app(settings)
    runtime: Runtime = app.state.runtime
    runtime.siblings = siblings
    config = uvicorn.Config(
        app,
        log_level="warning",
        log_config=None,
        access_log=False,
        timeout_graceful_shutdown=5,
        ws=FastPathProtocol,
        ws_max_size=settings.limits.frame,
        ws_per_message_deflate=False,
        lifespan="on",
        server_header=False,
    )
    runtime.connections = Connections(
        settings.limits,
        raise_file_limit(OPEN_FILES, RESERVED_FILES),
        runtime.backlog,
        config.forwarded_allow_ips,
        None if siblings is None else siblings.hand_over,
    )
    config.http = bounded(runtime.connections)
    # Rules and libraries stay: they need not be looked through again and again.
    gc.freeze()
    gc.set_threshold(*COLLECT)
    sys.setswitchinterval(SWITCH)
    server = Server(config, runtime)
    heed_sigterm()
    with suppress(KeyboardInterrupt):  # uvicorn has closed every connection by then
        server.run(sockets=[listening])
    return server.started
