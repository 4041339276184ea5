// SPDX-License-Identifier: MIT
#if defined(__linux__)
#define _GNU_SOURCE
#endif
#include "CFilmstripSystem.h"

#include <sys/resource.h>

void filmstrip_limit_process(int number, unsigned long seconds, unsigned long memory, unsigned long output) {
#if defined(__linux__)
  // It has its processor's seconds from the start; the little memory that it may have by now counts, too.
  const struct {
    __rlimit_resource_t resource;
    unsigned long bound;
  } limits[] = {{RLIMIT_CPU, seconds}, {RLIMIT_AS, memory}, {RLIMIT_FSIZE, output}};
  for (size_t i = 0; i < sizeof limits / sizeof *limits; i++) {
    // One second more, after which a program that goes on all the same is ended.
    const struct rlimit limit = {limits[i].bound, limits[i].bound + (limits[i].resource == RLIMIT_CPU)};
    prlimit(number, limits[i].resource, &limit, NULL);
  }
#else
  (void)number, (void)seconds, (void)memory, (void)output;
#endif
}
