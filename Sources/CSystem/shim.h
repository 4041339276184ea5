// SPDX-License-Identifier: MIT
// System calls that Swift's C library module does not show.
#pragma once
#include <errno.h>
#include <stdio.h>

#if defined(__linux__)
#include <fcntl.h>
#include <sys/syscall.h>
#include <unistd.h>

extern long syscall(long number, ...);
#endif

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
