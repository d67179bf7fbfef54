// The measurement of programs that time their own steps: the median of their times, that within which 19 of 20 are done,
// and the processor time of the program and of the server for each.
#ifndef TIMED_H
#define TIMED_H
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>
#include "processor.h"

/// Steps before the measurement.
enum { warm_ups = 2 };

static double *timed_samples, timed_processor, timed_server;
static int timed_steps, timed_count;

/// Called before the first step.
static inline void timed_begin(int steps) {
    timed_steps = steps;
    timed_count = 0;
    timed_samples = (double *)calloc(steps, sizeof *timed_samples);
}

/// Called before the step with an index from 0; the processor time of those to warm up does not count.
static inline void timed_starts(int index) {
    if (index != warm_ups) return;
    timed_processor = microseconds(CLOCK_PROCESS_CPUTIME_ID);
    timed_server = server_time();
}

/// Notes the time of the step with an index, in microseconds.
static inline void timed_note(int index, double taken) {
    if (index >= warm_ups) timed_samples[timed_count++] = taken;
}

static int timed_ascending(const void *left, const void *right) {
    double difference = *(const double *)left - *(const double *)right;
    return (difference > 0) - (difference < 0);
}

/// Called after the last step.
static inline void timed_stop(void) {
    timed_processor = (microseconds(CLOCK_PROCESS_CPUTIME_ID) - timed_processor) / timed_steps;
    timed_server = (server_time() - timed_server) / timed_steps;
    qsort(timed_samples, timed_count, sizeof *timed_samples, timed_ascending);
}

/// Prints the figures as JSON and ends the program.
static inline void timed_end(void) {
    printf("{\"wall\": %f, \"late\": %f, \"cpu\": %f, \"server\": %f}\n", timed_samples[timed_count / 2],
           timed_samples[timed_count * 19 / 20], timed_processor, timed_server);
    fflush(stdout);
    _exit(0);
}

#endif
