// SPDX-License-Identifier: MIT
#define _GNU_SOURCE
#include "CFilmstripSystem.h"
#include <limits.h>
#include <string.h>
#include <sys/stat.h>

#ifndef O_PATH
#define O_PATH O_RDONLY
#endif

// Opens one part of a path; a link is ELOOP, also where the flags make the system say ENOTDIR.
static int open_part(int folder, const char *name, int flags) {
  int descriptor = openat(folder, name, flags | O_NOFOLLOW | O_CLOEXEC);
  if (descriptor < 0 && errno == ENOTDIR) {
    struct stat status;
    if (fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 && S_ISLNK(status.st_mode)) errno = ELOOP;
    else errno = ENOTDIR;
  }
  return descriptor;
}

// Part by part, each from the descriptor of the folder before: what is renamed meanwhile leads nowhere else.
int filmstrip_open_without_links(int folder, const char *path, int flags) {
  int current = folder;
  if (*path == '/' || *path == 0) {
    errno = EINVAL;
    return -1;
  }
  while (1) {
    char name[NAME_MAX + 1];
    size_t length = strcspn(path, "/");
    const char *rest = path + length;
    while (*rest == '/') rest++;
    int next = -1;
    if (length > NAME_MAX) {
      errno = ENAMETOOLONG;
    } else {
      memcpy(name, path, length);
      name[length] = 0;
      if (strcmp(name, "..") == 0) errno = EINVAL;
      else next = open_part(current, name, *rest ? O_PATH | O_DIRECTORY : flags);
    }
    int code = errno;
    if (current != folder) close(current);
    errno = code;
    if (next < 0 || !*rest) return next;
    current = next;
    path = rest;
  }
}
