// The measurement that the programs with moving boxes share: 100 boxes of 20 by 20 go 400 pixels to the right within two
// seconds. It begins half a second after the window is shown; the program prints its figures as JSON and ends.
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { box_count = 100, box_size = 20, box_way = 400, box_milliseconds = 2000, box_delay = 500 };

static inline int box_left(int index) { return index % 10 * 36; }
static inline int box_top(int index) { return index / 10 * 56; }

static double box_client, box_server;
static int box_frames;

static double box_client_time(void) {
    struct timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return time.tv_sec * 1e6 + time.tv_nsec / 1e3;
}

// The processor time of the process in BENCH_SERVER, in microseconds; 0 if there is none.
static double box_server_time(void) {
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

static void box_begin(void) {
    box_frames = 0;
    box_client = box_client_time();
    box_server = box_server_time();
}

static void box_end(void) {
    double frames = box_frames > 0 ? box_frames : 1;
    printf("{\"frames\": %d, \"client\": %f, \"server\": %f}\n", box_frames, (box_client_time() - box_client) / frames,
           (box_server_time() - box_server) / frames);
    fflush(stdout);
    exit(0);
}
