// Times of clocks, and the processor time of the X server.
#ifndef PROCESSOR_H
#define PROCESSOR_H
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static inline double microseconds(clockid_t clock) {
    struct timespec time;
    clock_gettime(clock, &time);
    return time.tv_sec * 1e6 + time.tv_nsec / 1e3;
}

/// The processor time of the process in BENCH_SERVER, in microseconds; 0 if there is none.
static inline double server_time(void) {
    const char *process = getenv("BENCH_SERVER");
    char path[64];
    double nanoseconds = 0;
    if (!process) return 0;
    snprintf(path, sizeof path, "/proc/%s/schedstat", process);
    FILE *file = fopen(path, "r");
    if (!file) return 0;
    if (fscanf(file, "%lf", &nanoseconds) != 1) nanoseconds = 0;
    fclose(file);
    return nanoseconds / 1000;
}

#endif
