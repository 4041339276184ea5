// SPDX-License-Identifier: MIT
import Foundation
import Requirements
import Testing

extension Requirement {
  static let interposer = Requirement("a C compiler", remedy: "run Scripts/setup gcc libc6-dev") {
    SystemCallInterposer.shared != nil
  }
}

/// A small library that is loaded before the C library and lets system calls of the tool fail, or ends
/// the tool, at a chosen call.
///
/// Rules are `event:n:action:value`, separated by commas: at the n-th such call, or each if n is 0,
/// `fail` with an errno, send a signal to the process before (`kill`) or after the call (`after`) and
/// wait until it has been dealt with, send one and go on (`send`), or `create` a file
/// (`INTERPOSE_CREATE`) before it. Events are `exchange` (RENAME_EXCHANGE),
/// `rename`, `unlink`, `fsync`, `syncfs`, `close` (of files written, PNG and JSON) and `thread`.
struct SystemCallInterposer {
  let path: String

  /// Compiled once for all tests; nil without a C compiler.
  static let shared: SystemCallInterposer? = {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("interposer-\(UUID().uuidString)")
    let (code, library) = (
      folder.appendingPathComponent("interposer.c"), folder.appendingPathComponent("interposer.so")
    )
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try source.write(to: code, atomically: false, encoding: .utf8)
      let result = try FilmstripProcess.run(
        executable: "/usr/bin/env",
        ["cc", "-shared", "-fPIC", "-O1", "-o", library.path, code.path, "-ldl", "-lpthread"])
      return result.status == 0 ? SystemCallInterposer(path: library.path) : nil
    } catch {
      return nil
    }
  }()

  /// The calls of a log from the last file that is written on, each as the `event:n` of a rule.
  static func commit(inLog path: String) throws -> [String] {
    var counts: [Substring: Int] = [:]
    let calls = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map {
      let event = $0.prefix { $0 != " " }
      counts[event, default: 0] += 1
      return "\(event):\(counts[event] ?? 0)"
    }
    return Array(calls[(calls.lastIndex { $0.hasPrefix("close") } ?? 0)...])
  }

  private static let source = #"""
    #define _GNU_SOURCE
    #include <dlfcn.h>
    #include <errno.h>
    #include <fcntl.h>
    #include <pthread.h>
    #include <signal.h>
    #include <stdarg.h>
    #include <stdatomic.h>
    #include <stdio.h>
    #include <stdlib.h>
    #include <string.h>
    #include <sys/syscall.h>
    #include <unistd.h>

    enum event { EXCHANGE, RENAME, UNLINK, FSYNC, SYNCFS, CLOSE, THREAD, EVENTS };
    static const char *const names[] = {"exchange", "rename", "unlink", "fsync", "syncfs", "close", "thread"};
    static atomic_int counts[EVENTS];

    #define NEXT(TYPE, NAME) ((TYPE)dlsym(RTLD_NEXT, NAME))

    // The tool has a thread that waits for signals: how often it began to, and how often it got one.
    static atomic_int waits, arrivals, waiter;

    int sigwait(const sigset_t *set, int *number) {
      atomic_store(&waiter, (int)syscall(SYS_gettid));
      atomic_fetch_add(&waits, 1);
      int result = NEXT(int (*)(const sigset_t *, int *), "sigwait")(set, number);
      atomic_fetch_add(&arrivals, 1);
      return result;
    }

    static int waiter_sleeps(void) {
      char path[64], state = 0;
      snprintf(path, sizeof path, "/proc/self/task/%d/stat", atomic_load(&waiter));
      FILE *file = fopen(path, "r");
      if (file && fscanf(file, "%*d (%*[^)]) %c", &state) != 1) state = 0;
      if (file) fclose(file);
      return state == 'S';
    }

    // Sends a signal and holds this thread until it has been dealt with: the process has ended, or waits
    // for the next signal, or the one who has got it sleeps, since this thread holds what it needs.
    static void signal_process(int number) {
      while (number != SIGKILL && !atomic_load(&waits)) usleep(1000);
      int waits_before = atomic_load(&waits), arrivals_before = atomic_load(&arrivals), asleep = 0;
      kill(getpid(), number);
      while (atomic_load(&waits) == waits_before && asleep < 20) {
        usleep(1000);
        asleep = atomic_load(&arrivals) > arrivals_before && waiter_sleeps() ? asleep + 1 : 0;
      }
    }

    // Does what the rules say before a call; returns the errno to fail with, or 0.
    static int before(enum event event, const char *path, int *after) {
      int count = atomic_fetch_add(&counts[event], 1) + 1;
      *after = 0;
      const char *log = getenv("INTERPOSE_LOG");
      if (log) {
        char line[4200];
        int length = snprintf(line, sizeof line, "%s %s\n", names[event], path);
        int file = open(log, O_WRONLY | O_CREAT | O_APPEND, 0666);
        if (write(file, line, length)) {}
        syscall(SYS_close, file);
      }
      int result = 0;
      for (const char *rule = getenv("INTERPOSE"); rule && *rule;) {
        char name[16], action[16];
        int nth = 0, value = 0;
        if (sscanf(rule, "%15[a-z]:%d:%15[a-z]:%d", name, &nth, action, &value) >= 3 &&
            strcmp(name, names[event]) == 0 && (nth == 0 || nth == count)) {
          if (strcmp(action, "fail") == 0) result = value;
          if (strcmp(action, "kill") == 0) signal_process(value);
          if (strcmp(action, "after") == 0) *after = value;
          if (strcmp(action, "send") == 0) kill(getpid(), value);
          if (strcmp(action, "create") == 0)
            syscall(SYS_close, open(getenv("INTERPOSE_CREATE"), O_WRONLY | O_CREAT, 0666));
        }
        rule = strchr(rule, ',');
        if (rule) rule++;
      }
      return result;
    }

    #define INTERPOSE(EVENT, PATH, CALL)               \
      do {                                             \
        int after, code = before(EVENT, PATH, &after); \
        if (code) { errno = code; return -1; }         \
        int outcome = (int)(CALL), saved = errno;      \
        if (after) signal_process(after);              \
        errno = saved;                                 \
        return outcome;                                \
      } while (0)

    static const char *path_of(int file, char *path, size_t size) {
      char link[64];
      snprintf(link, sizeof link, "/proc/self/fd/%d", file);
      ssize_t length = readlink(link, path, size - 1);
      path[length > 0 ? length : 0] = 0;
      return path;
    }

    long syscall(long number, ...) {
      static long (*next)(long, ...);
      if (!next) next = NEXT(long (*)(long, ...), "syscall");
      long a[6];
      va_list list;
      va_start(list, number);
      for (int i = 0; i < 6; i++) a[i] = va_arg(list, long);
      va_end(list);
      if (number == SYS_renameat2 && (a[4] & 2))
        INTERPOSE(EXCHANGE, (const char *)a[3], next(number, a[0], a[1], a[2], a[3], a[4], a[5]));
      return next(number, a[0], a[1], a[2], a[3], a[4], a[5]);
    }

    int rename(const char *from, const char *to) {
      INTERPOSE(RENAME, to, NEXT(int (*)(const char *, const char *), "rename")(from, to));
    }

    int unlink(const char *path) {
      INTERPOSE(UNLINK, path, NEXT(int (*)(const char *), "unlink")(path));
    }

    int fsync(int file) {
      char path[4096];
      INTERPOSE(FSYNC, path_of(file, path, sizeof path), NEXT(int (*)(int), "fsync")(file));
    }

    int syncfs(int file) {
      char path[4096];
      INTERPOSE(SYNCFS, path_of(file, path, sizeof path), NEXT(int (*)(int), "syncfs")(file));
    }

    int close(int file) {
      char path[4096];
      const char *end = strrchr(path_of(file, path, sizeof path), '.');
      int (*next)(int) = NEXT(int (*)(int), "close");
      int isWritten = end && (strcmp(end, ".png") == 0 || strcmp(end, ".json") == 0) &&
                      (fcntl(file, F_GETFL) & O_ACCMODE) == O_WRONLY;
      if (!isWritten) return next(file);
      INTERPOSE(CLOSE, path, next(file));
    }

    int pthread_create(pthread_t *thread, const pthread_attr_t *attributes, void *(*start)(void *),
                       void *argument) {
      int after, code = before(THREAD, "", &after);
      if (code) return code;
      return NEXT(int (*)(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *),
                  "pthread_create")(thread, attributes, start, argument);
    }
    """#
}
