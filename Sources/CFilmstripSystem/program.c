// SPDX-License-Identifier: MIT
#include "CFilmstripSystem.h"
#include <stddef.h>
#include <string.h>
#if defined(__linux__)
#include <sys/auxv.h>
#endif

static int argument_count = 0;
static char **argument_words = NULL;

#if defined(__GLIBC__) || defined(__APPLE__)
// The loaders of these systems give constructors what they give `main`; others give them nothing.
__attribute__((constructor)) static void keep_arguments(int count, char **words) {
  argument_count = count;
  argument_words = words;
}
#endif

int filmstrip_argument_count(void) { return argument_count; }

const char *filmstrip_argument(int index) {
  return index >= 0 && index < argument_count ? argument_words[index] : NULL;
}

const char *filmstrip_program_path(void) {
#if defined(__linux__)
  return (const char *)getauxval(AT_EXECFN);
#else
  return NULL;
#endif
}

static char *failure = NULL;

// After all that is done at the exit, such as writing what was covered.
__attribute__((destructor)) static void fail(void) {
  if (!failure) return;
  fflush(NULL);
  fprintf(stderr, "%s\n", failure);
  fflush(stderr);
  _exit(1);
}

void filmstrip_fail_at_exit(const char *line) {
  if (!failure) failure = strdup(line);
}
