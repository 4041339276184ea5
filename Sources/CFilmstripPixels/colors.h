// SPDX-License-Identifier: MIT
// Pixels as four numbers.
#pragma once
#include "CFilmstripPixels.h"
#include <string.h>

typedef int32_t filmstrip_integers __attribute__((vector_size(16)));
typedef uint8_t filmstrip_bytes4 __attribute__((vector_size(4)));

static inline filmstrip_color filmstrip_channels(uint32_t pixel) {
  filmstrip_bytes4 bytes;
  memcpy(&bytes, &pixel, 4);
  return __builtin_convertvector(bytes, filmstrip_color);
}

// Each number of `one` where those of a comparison are true, else of `other`.
static inline filmstrip_color filmstrip_chosen(filmstrip_integers where, filmstrip_color one,
                                               filmstrip_color other) {
  filmstrip_integers first, second;
  memcpy(&first, &one, 16);
  memcpy(&second, &other, 16);
  const filmstrip_integers bits = (first & where) | (second & ~where);
  filmstrip_color chosen;
  memcpy(&chosen, &bits, 16);
  return chosen;
}

// Each number between 0 and `high`.
static inline filmstrip_color filmstrip_clamped(filmstrip_color color, float high) {
  const filmstrip_color low = {0, 0, 0, 0};
  const filmstrip_color most = {high, high, high, high};
  const filmstrip_color raised = filmstrip_chosen(color < low, low, color);
  return filmstrip_chosen(raised > most, most, raised);
}

// The lowest byte of each number.
static inline uint32_t filmstrip_packed(filmstrip_integers integers) {
  const filmstrip_bytes4 bytes = __builtin_convertvector(integers, filmstrip_bytes4);
  uint32_t pixel;
  memcpy(&pixel, &bytes, 4);
  return pixel;
}
