"""The parts of the X11 protocol that define where a request or a reply ends."""

import struct

QUERY_EXTENSION = 98
REPLY, GENERIC_EVENT = 1, 35
# Replaces the name of shared memory's extension on a connection that cannot have any.
SHARED_MEMORY, NOTHING = b"MIT-SHM", b"no-SHM-"


class Requests:
    """Splits a client's output, in pieces of any length, into whole requests."""

    def __init__(self):
        self.count = self.bytes = 0
        self._left = b""
        self._is_set_up = False

    def taken(self, data):
        """Returns the complete requests so far."""
        data = self._left + data
        at = 0
        whole = bytearray()
        while length := self._length(data, at):
            if at + length > len(data):
                break
            whole += self._without_shared_memory(data[at:at + length]) if self._is_set_up else data[at:at + length]
            self.count += self._is_set_up
            self._is_set_up = True
            at += length
        self._left = data[at:]
        self.bytes += len(whole)
        return bytes(whole)

    def _length(self, data, at):
        """Returns the length of the next request; 0 while it is unknown."""
        if not self._is_set_up:
            if len(data) < 12:
                return 0
            name, word = struct.unpack_from("<6xHH", data)
            return 12 + (name + 3) // 4 * 4 + (word + 3) // 4 * 4
        if len(data) - at < 8:
            # The shortest requests are of four bytes.
            return 4 if len(data) - at >= 4 and struct.unpack_from("<2xH", data, at)[0] == 1 else 0
        length, long = struct.unpack_from("<2xHI", data, at)
        return 4 * (length or long)

    @staticmethod
    def _without_shared_memory(request):
        return request.replace(SHARED_MEMORY, NOTHING) if request[0] == QUERY_EXTENSION else request


class Answers:
    """Counts the replies in a server's output, in pieces of any length."""

    def __init__(self):
        self.count = self.bytes = 0
        self._left = b""
        self._is_set_up = False

    def taken(self, data):
        self.bytes += len(data)
        self._left += data
        at = 0
        while length := self._length(at):
            if at + length > len(self._left):
                break
            self.count += self._is_set_up and self._left[at] == REPLY
            self._is_set_up = True
            at += length
        self._left = self._left[at:]
        return data

    def _length(self, at):
        if not self._is_set_up:
            return 8 + 4 * struct.unpack_from("<6xH", self._left)[0] if len(self._left) >= 8 else 0
        if len(self._left) - at < 32:
            return 0
        kind, extra = struct.unpack_from("<B3xI", self._left, at)
        return 32 + (4 * extra if kind & 0x7F in (REPLY, GENERIC_EVENT) else 0)
