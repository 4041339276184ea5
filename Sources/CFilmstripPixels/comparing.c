// SPDX-License-Identifier: MIT
#include "CFilmstripPixels.h"

uint64_t filmstrip_samples_distance(const uint8_t *left, const uint8_t *right, size_t count) {
  uint64_t sum = 0;
  for (size_t i = 0; i < count; i++)
    sum += left[i] > right[i] ? left[i] - right[i] : right[i] - left[i];
  return sum;
}

void filmstrip_pixels_luminance(const uint32_t *source, const float *linear, float *luminance,
                                float *redness, size_t count) {
  for (size_t i = 0; i < count; i++) {
    float blue = linear[source[i] & 255], green = linear[source[i] >> 8 & 255],
          red = linear[source[i] >> 16 & 255];
    luminance[i] = 0.2126f * red + 0.7152f * green + 0.0722f * blue;
    float sum = red + green + blue, excess = (red - green - blue) * 320;
    redness[i] = sum > 0 && red >= 0.8f * sum && excess > 0 ? excess : 0;
  }
}
