// SPDX-License-Identifier: MIT
#include "CFilmstripPixels.h"

#include <stdlib.h>

uint64_t filmstrip_samples_distance(const uint8_t *left, const uint8_t *right, size_t count) {
  uint64_t sum = 0;
  // A block's sum fits into 32 bits, so that the compiler uses the processor's sum of absolute differences.
  while (count) {
    size_t block = count < 65536 ? count : 65536;
    uint32_t part = 0;
    for (size_t i = 0; i < block; i++)
      part += (uint32_t)abs(left[i] - right[i]);
    sum += part;
    left += block;
    right += block;
    count -= block;
  }
  return sum;
}

void filmstrip_cells_luminance(const uint32_t *source, size_t width, size_t columns, size_t rows,
                               size_t size, const float *linear, float *luminance,
                               float *redness) {
  for (size_t cell = 0; cell < columns * rows; cell++) {
    const uint32_t *first = source + cell / columns * size * width + cell % columns * size;
    float bright = 0, reddish = 0;
    for (size_t y = 0; y < size; y++) {
      for (size_t x = 0; x < size; x++) {
        uint32_t pixel = first[y * width + x];
        float blue = linear[pixel & 255], green = linear[pixel >> 8 & 255],
              red = linear[pixel >> 16 & 255];
        bright += 0.2126f * red + 0.7152f * green + 0.0722f * blue;
        float sum = red + green + blue, excess = (red - green - blue) * 320;
        if (sum > 0 && red >= 0.8f * sum && excess > 0)
          reddish += excess;
      }
    }
    luminance[cell] = bright / (float)(size * size);
    redness[cell] = reddish / (float)(size * size);
  }
}
