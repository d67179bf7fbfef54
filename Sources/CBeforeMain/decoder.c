#define _GNU_SOURCE
#include "CBeforeMain.h"

#include <dlfcn.h>
#include <signal.h>
#include <stdint.h>
#include <string.h>
#include <sys/auxv.h>
#include <sys/prctl.h>

/// In LozengeImage; ends the process.
extern void lozenge_decode_picture(int argc, char **argv);

/// Every program runs this before `main`: one comparison of strings.
__attribute__((constructor)) static void before_main(int argc, char **argv) {
    if (argc > 0 && argv && argv[0] && strcmp(argv[0], LOZENGE_DECODER) == 0)
        lozenge_decode_picture(argc, argv);
}

bool lozenge_starts_decoders(void) {
    Dl_info here;
    if (!dladdr((void *)&before_main, &here)) return false;
    // The program's own headers are at the beginning of its first page.
    uintptr_t base = (uintptr_t)here.dli_fbase;
    uintptr_t headers = getauxval(AT_PHDR);
    return headers >= base && headers - base < 4096;
}

void lozenge_end_with_parent(void) { prctl(PR_SET_PDEATHSIG, SIGKILL); }
