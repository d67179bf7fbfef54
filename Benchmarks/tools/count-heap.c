// Preloaded into a program, counts what all of its threads take from the heap. The program asks for the numbers by
// the names below; nothing is timed with it.
#define _GNU_SOURCE
#include <errno.h>
#include <malloc.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

// glibc's own, under the names that stay when the usual ones are taken.
extern void *__libc_malloc(size_t), *__libc_calloc(size_t, size_t), *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);
extern void __libc_free(void *);

static atomic_long calls, bytes;

long counted_calls(void) { return atomic_load(&calls); }
long counted_bytes(void) { return atomic_load(&bytes); }

/// A block with the word that the allocator puts in front of it.
static long size_of(void *block) { return block ? malloc_usable_size(block) + sizeof(size_t) : 0; }

static void *taken(void *block) {
    atomic_fetch_add_explicit(&calls, 1, memory_order_relaxed);
    atomic_fetch_add_explicit(&bytes, size_of(block), memory_order_relaxed);
    return block;
}

void *malloc(size_t size) { return taken(__libc_malloc(size)); }
void *calloc(size_t count, size_t size) { return taken(__libc_calloc(count, size)); }
void *memalign(size_t alignment, size_t size) { return taken(__libc_memalign(alignment, size)); }
void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }
void *valloc(size_t size) { return memalign(4096, size); }

int posix_memalign(void **block, size_t alignment, size_t size) {
    if (alignment % sizeof(void *) || alignment & (alignment - 1) || !alignment) return EINVAL;
    void *made = memalign(alignment, size);
    if (made) *block = made;
    return made ? 0 : ENOMEM;
}

void *realloc(void *block, size_t size) {
    long before = size_of(block);
    void *made = __libc_realloc(block, size);
    if (made || !size) atomic_fetch_sub_explicit(&bytes, before, memory_order_relaxed);
    return taken(made);
}

void *reallocarray(void *block, size_t count, size_t size) {
    size_t all;
    if (!__builtin_mul_overflow(count, size, &all)) return realloc(block, all);
    errno = ENOMEM;
    return NULL;
}

void free(void *block) {
    atomic_fetch_sub_explicit(&bytes, size_of(block), memory_order_relaxed);
    __libc_free(block);
}
