// SPDX-License-Identifier: MIT
// System calls that Swift's C library module does not show, and what a process is started with.
#pragma once
#include <errno.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#if defined(__linux__)
#include <fcntl.h>
#include <sys/syscall.h>

extern long syscall(long number, ...);
extern int syncfs(int descriptor);
extern int sync_file_range(int descriptor, int64_t offset, int64_t count, unsigned flags);
#endif

// Starts a program in a session of its own: a flag of posix_spawn that some headers show with extensions alone.
#if defined(__APPLE__)
#define FILMSTRIP_SPAWN_SESSION 0x400
#else
#define FILMSTRIP_SPAWN_SESSION 0x80
#endif

// Writes all that waits for the file system of an open file; returns 0, or -1 with errno set.
static inline int filmstrip_sync_file_system(int descriptor) {
#if defined(__linux__)
  return syncfs(descriptor);
#else
  (void)descriptor;
  sync();
  return 0;
#endif
}

// Has the system begin to write what waits of an open file, mostly without waiting for it.
static inline void filmstrip_begin_writing(int descriptor) {
#if defined(__linux__)
  (void)sync_file_range(descriptor, 0, 0, 2u /* SYNC_FILE_RANGE_WRITE */);
#else
  (void)descriptor;
#endif
}

// Exchanges what two paths name in one step; returns 0, or -1 with errno set: ENOSYS or EINVAL where
// the system or the file system cannot.
static inline int filmstrip_exchange(const char *first, const char *second) {
#if defined(__linux__) && defined(SYS_renameat2)
  return (int)syscall(SYS_renameat2, -100 /* AT_FDCWD */, first, -100, second,
                      2u /* RENAME_EXCHANGE */);
#else
  (void)first;
  (void)second;
  errno = ENOSYS;
  return -1;
#endif
}

// A file without a name that is gone when it is closed, which other programs do not inherit; or -1 with errno
// set.
static inline int filmstrip_nameless_file(void) {
#if defined(__linux__) && defined(SYS_memfd_create)
  return (int)syscall(SYS_memfd_create, "filmstrip", 1u /* MFD_CLOEXEC */);
#else
  char path[] = "/tmp/filmstrip-XXXXXX";
  int descriptor = mkstemp(path);
  if (descriptor >= 0) unlink(path);
  return descriptor;
#endif
}

// Bounds what another program uses from now on: seconds of processor time, bytes of memory, bytes of each file that it
// writes. The system ends a program that exceeds the first or the last, and gives it no more memory.
void filmstrip_limit_process(int number, unsigned long seconds, unsigned long memory, unsigned long output);

// How many words this program was started with, and each of them: kept by a constructor, as Swift's
// `CommandLine` reads them from /proc, which need not be mounted. 0 where the C library gives constructors none.
int filmstrip_argument_count(void);
const char *filmstrip_argument(int index);

// The path of this program as it was given to the system that started it; NULL where that is not known.
const char *filmstrip_program_path(void);

// From now on this program's exit status is at least 1, after a line on standard error: the first one that was given.
void filmstrip_fail_at_exit(const char *line);

// Opens what a path names below an open folder, through no link; -1 with errno set: ELOOP where a part of the path
// is a link, EINVAL for a path that is absolute or has a part `..`.
int filmstrip_open_without_links(int folder, const char *path, int flags);
