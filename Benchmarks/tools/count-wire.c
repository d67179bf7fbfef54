// Preloaded into a program, counts the bytes that XCB writes to the server. The program asks for the number by the name
// below; nothing is timed with it.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdatomic.h>
#include <sys/socket.h>
#include <sys/uio.h>

static atomic_long bytes;

long counted_wire_bytes(void) { return atomic_load(&bytes); }

static ssize_t written(ssize_t count) {
    if (count > 0) atomic_fetch_add_explicit(&bytes, count, memory_order_relaxed);
    return count;
}

ssize_t writev(int file, const struct iovec *parts, int count) {
    ssize_t (*real)(int, const struct iovec *, int) = dlsym(RTLD_NEXT, "writev");
    return written(real(file, parts, count));
}

ssize_t sendmsg(int socket, const struct msghdr *message, int flags) {
    ssize_t (*real)(int, const struct msghdr *, int) = dlsym(RTLD_NEXT, "sendmsg");
    return written(real(socket, message, flags));
}
