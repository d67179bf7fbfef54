// stopwatch SECONDS PROGRAM: runs a program to its end and prints "wall-ns cpu-ns peak-kib" for it.
//
// Not done in Python: Linux counts the memory of the spawning process into the peak of the spawned one, so the
// spawner has to be smaller than anything it measures.
#define _GNU_SOURCE
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static volatile pid_t child;

static void give_up(int signal) {
    (void)signal;
    kill(child, SIGKILL);
}

static long long now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec * 1000000000LL + time.tv_nsec;
}

static long long nanoseconds(struct timeval time) {
    return time.tv_sec * 1000000000LL + time.tv_usec * 1000LL;
}

int main(int argc, char **argv) {
    if (argc < 3) {
        fprintf(stderr, "usage: stopwatch SECONDS PROGRAM [ARGUMENT ...]\n");
        return 2;
    }
    // What the program prints belongs to its complaints; standard output carries the measurement alone.
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, STDERR_FILENO, STDOUT_FILENO);

    pid_t pid;
    long long start = now();
    int error = posix_spawn(&pid, argv[2], &actions, NULL, argv + 2, environ);
    if (error) {
        fprintf(stderr, "%s: %s\n", argv[2], strerror(error));
        return 2;
    }
    child = pid;
    signal(SIGALRM, give_up);
    alarm(atoi(argv[1]));

    int status;
    struct rusage usage;
    if (wait4(pid, &status, 0, &usage) < 0) {
        perror("wait4");
        return 2;
    }
    long long end = now();
    if (!WIFEXITED(status)) {
        fprintf(stderr, "%s\n", strsignal(WTERMSIG(status)));
        return 128 + WTERMSIG(status);
    }
    printf("%lld %lld %ld\n", end - start, nanoseconds(usage.ru_utime) + nanoseconds(usage.ru_stime),
           usage.ru_maxrss);
    return WEXITSTATUS(status);
}
