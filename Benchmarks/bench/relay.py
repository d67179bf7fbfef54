import asyncio
import threading
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field, replace
from pathlib import Path

from .failure import Failure
from .wire import Answers, Requests

SOCKETS = Path("/tmp/.X11-unix")
DISPLAYS = range(1000, 2000)
PIECE = 65536


@dataclass
class Relay:
    """A slow connection to a server: all data is delayed and counted. As over a network, it passes no files and no
    shared memory."""

    server: object  # what programs are to be given in the place of the server behind
    requests: list = field(default_factory=list)
    answers: list = field(default_factory=list)

    @property
    def counted(self):
        """Returns the traffic so far: requests, replies, bytes to the server, bytes from it."""
        ways = (self.requests, self.answers)
        counts = [sum(each.count for each in way) for way in ways]
        return dict(zip(("requests", "replies", "bytes sent", "bytes read"),
                        counts + [sum(each.bytes for each in way) for way in ways]))


@contextmanager
def relayed(server, delay=0):
    """Runs a relay to a server that takes `delay` seconds each way."""
    loop = asyncio.new_event_loop()
    target = SOCKETS / f"X{server.display[1:]}"

    async def connected(reader, writer):
        far_reader, far_writer = await asyncio.open_unix_connection(target)
        ways = Requests(), Answers()
        relay.requests.append(ways[0])
        relay.answers.append(ways[1])
        # Cancelled at the end, which asyncio would report.
        with suppress(asyncio.CancelledError):
            await asyncio.gather(_passed_on(reader, far_writer, ways[0], delay),
                                 _passed_on(far_reader, writer, ways[1], delay))

    listener, path = loop.run_until_complete(_listening(connected))
    relay = Relay(replace(server, display=f":{path.name[1:]}"))
    thread = threading.Thread(target=loop.run_forever, daemon=True)
    thread.start()
    try:
        yield relay
    finally:
        asyncio.run_coroutine_threadsafe(_ended(listener), loop).result()
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()
        path.unlink(missing_ok=True)


async def _listening(connected):
    for number in DISPLAYS:
        path = SOCKETS / f"X{number}"
        if not path.exists():
            return await asyncio.start_unix_server(connected, path), path
    raise Failure(f"All displays from :{DISPLAYS[0]} to :{DISPLAYS[-1]} are taken.")


async def _ended(listener):
    listener.close()
    others = asyncio.all_tasks() - {asyncio.current_task()}
    for task in others:
        task.cancel()
    await asyncio.gather(*others, return_exceptions=True)


async def _passed_on(reader, writer, way, delay):
    """Forwards until one side disconnects. Data is queued while earlier data is on its way, as on a long wire."""
    clock = asyncio.get_running_loop().time
    wire = asyncio.Queue()

    async def arrive():
        while True:
            due, data = await wire.get()
            await asyncio.sleep(max(0, due - clock()))
            if not data:
                break
            writer.write(data)
            await writer.drain()

    arriving = asyncio.create_task(arrive())
    try:
        while data := await reader.read(PIECE):
            if passed := way.taken(data):
                wire.put_nowait((clock() + delay, passed))
    except ConnectionError:
        pass
    wire.put_nowait((clock() + delay, b""))
    await asyncio.gather(arriving, return_exceptions=True)
    writer.close()
