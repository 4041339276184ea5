// SPDX-License-Identifier: MIT
// The types of functions of libIndexStore, the toolchain's reader of what the compiler notes of each
// symbol; it is opened at run time. Its header is part of LLVM's sources, not of the toolchain:
// clang/include/indexstore/indexstore.h at github.com/swiftlang/llvm-project.
#ifndef FILMSTRIP_TESTS_INDEXSTORE_H
#define FILMSTRIP_TESTS_INDEXSTORE_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct {
  const char *data;
  size_t length;
} indexstore_text;

typedef void *(*indexstore_open)(const char *path, void **error);
typedef void *(*indexstore_open_part)(void *store, const char *name, void **error);
typedef void (*indexstore_close)(void *object);
typedef indexstore_text (*indexstore_get_text)(void *object);
typedef int (*indexstore_get_number)(void *object);
typedef uint64_t (*indexstore_get_roles)(void *object);
typedef void *(*indexstore_get_object)(void *object);
typedef void (*indexstore_get_place)(void *object, unsigned *line, unsigned *column);
typedef bool (*indexstore_take_text)(void *context, indexstore_text text);
typedef bool (*indexstore_take_object)(void *context, void *object);
typedef bool (*indexstore_each_text)(
    void *object, unsigned sorted, void *context, indexstore_take_text take);
typedef bool (*indexstore_each_object)(void *object, void *context, indexstore_take_object take);

#endif
