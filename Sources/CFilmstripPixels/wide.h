// SPDX-License-Identifier: MIT
// What is common to the kernels: how they are compiled twice.
#pragma once
#include "include/CFilmstripPixels.h"
#include <string.h>

#if defined(__clang__)
// All that takes or returns vectors is inlined: there is no interface that they could change.
#pragma clang diagnostic ignored "-Wpsabi"
#endif

#if defined(__x86_64__)
#define FILMSTRIP_WIDE __attribute__((target("avx2"))) static
static inline int filmstrip_is_wide(void) { return __builtin_cpu_supports("avx2"); }
#else
#define FILMSTRIP_WIDE static
static inline int filmstrip_is_wide(void) { return 0; }
#endif
#define FILMSTRIP_PART static inline __attribute__((always_inline))

typedef uint8_t filmstrip_bytes __attribute__((vector_size(32)));
typedef uint16_t filmstrip_halves __attribute__((vector_size(32)));
typedef uint32_t filmstrip_words __attribute__((vector_size(32)));
