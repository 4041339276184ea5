// SPDX-License-Identifier: MIT
// Sums are rounded after each product, on every processor alike.
#pragma STDC FP_CONTRACT OFF
#include "colors.h"

static uint32_t filmstrip_colored(uint32_t pixel, const filmstrip_color *columns) {
  const filmstrip_color channels = filmstrip_channels(pixel);
  // Not premultiplied, 0 to 1; what is fully transparent is black.
  filmstrip_color plain = {0, 0, 0, 0};
  if (channels[3] > 0) plain = channels / channels[3];
  const filmstrip_color first = columns[0] * plain[0] + columns[1] * plain[1];
  const filmstrip_color second = columns[2] * plain[2] + columns[3] * (channels[3] / 255);
  filmstrip_color result = filmstrip_clamped(first + second + columns[4], 1);
  const float factor = result[3] * 255;
  result[3] = 1;
  const filmstrip_integers integers =
      __builtin_convertvector(result * factor + 0.5f, filmstrip_integers);
  return filmstrip_packed(integers);
}

void filmstrip_pixels_color(const uint32_t *source, uint32_t *target, size_t count,
                            const filmstrip_color *columns) {
  if (count == 0) return;
  // Neighbours are mostly alike.
  uint32_t last = source[0];
  uint32_t changed = filmstrip_colored(last, columns);
  for (size_t x = 0; x < count; x++) {
    if (source[x] != last) {
      last = source[x];
      changed = filmstrip_colored(last, columns);
    }
    target[x] = changed;
  }
}
