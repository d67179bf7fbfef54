// Preloaded into a program, stops it (SIGSTOP) at the moment it would exit, so that the picture it leaves by then
// can be looked at. Proves that "exits after its first frame" is true; nothing is measured with it.
#define _GNU_SOURCE
#include <signal.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <unistd.h>

static pid_t held;

__attribute__((constructor)) static void remember(void) {
    held = getpid();
    unsetenv("LD_PRELOAD");  // Programs this one starts are none of our business.
}

static void hold(void) {
    if (getpid() != held) return;
    held = 0;
    raise(SIGSTOP);
}

// A return from main calls neither of the two functions below.
__attribute__((destructor)) static void hold_at_return(void) { hold(); }

_Noreturn static void leave(int status) {
    hold();
    syscall(SYS_exit_group, status);
    __builtin_unreachable();
}

void exit(int status) { leave(status); }
void _exit(int status) { leave(status); }
