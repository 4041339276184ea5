// SPDX-License-Identifier: MIT
#include "wide.h"

typedef uint8_t filmstrip_half_bytes __attribute__((vector_size(16)));

// Sixteen samples times their row's weight, in 16 bits each.
FILMSTRIP_PART filmstrip_halves filmstrip_weighted(const uint8_t *samples, uint16_t weight) {
  filmstrip_half_bytes bytes;
  memcpy(&bytes, samples, 16);
  return __builtin_convertvector(bytes, filmstrip_halves) * weight;
}

// Adds one to four rows; `row_count` is a constant wherever this is put in.
FILMSTRIP_PART void filmstrip_add(uint16_t *band, const uint8_t *rows, size_t stride,
                                  const uint16_t *weights, size_t row_count, size_t count) {
  size_t x = 0;
  for (; x + 16 <= count; x += 16) {
    filmstrip_halves sum;
    memcpy(&sum, band + x, 32);
    for (size_t row = 0; row < row_count; row++) {
      sum += filmstrip_weighted(rows + row * stride + x, weights[row]);
    }
    memcpy(band + x, &sum, 32);
  }
  for (; x < count; x++) {
    for (size_t row = 0; row < row_count; row++) {
      band[x] = (uint16_t)(band[x] + rows[row * stride + x] * weights[row]);
    }
  }
}

// Four rows at a time: the band is then read and written once for all of them.
FILMSTRIP_PART void filmstrip_add_all(uint16_t *band, const uint8_t *rows, size_t stride,
                                      const uint16_t *weights, size_t row_count, size_t count) {
  for (; row_count >= 4; row_count -= 4, rows += 4 * stride, weights += 4) {
    uint16_t four[4] = {weights[0], weights[1], weights[2], weights[3]};
    filmstrip_add(band, rows, stride, four, 4, count);
  }
  uint16_t last[3] = {0, 0, 0};
  for (size_t row = 0; row < row_count; row++) last[row] = weights[row];
  if (row_count == 3) filmstrip_add(band, rows, stride, last, 3, count);
  if (row_count == 2) filmstrip_add(band, rows, stride, last, 2, count);
  if (row_count == 1) filmstrip_add(band, rows, stride, last, 1, count);
}

FILMSTRIP_WIDE void filmstrip_add_wide(uint16_t *band, const uint8_t *rows,
                                                     size_t stride, const uint16_t *weights,
                                                     size_t row_count, size_t count) {
  filmstrip_add_all(band, rows, stride, weights, row_count, count);
}

void filmstrip_pixels_add(uint16_t *band, const uint8_t *rows, size_t stride,
                                        const uint16_t *weights, size_t row_count, size_t count) {
  if (filmstrip_is_wide()) {
    filmstrip_add_wide(band, rows, stride, weights, row_count, count);
  } else {
    filmstrip_add_all(band, rows, stride, weights, row_count, count);
  }
}

typedef uint16_t filmstrip_pixel_halves __attribute__((vector_size(8)));
typedef uint32_t filmstrip_pixel_words __attribute__((vector_size(16)));
typedef uint8_t filmstrip_pixel_bytes __attribute__((vector_size(4)));

// `size` is the number of samples of a pixel in the band; with three, one behind the last pixel is read.
FILMSTRIP_PART void filmstrip_spread(const uint16_t *band, const uint32_t *firsts,
                                     const uint32_t *ends, const uint16_t *weights,
                                     uint8_t *target, size_t count, size_t size) {
  uint32_t place = 0;
  for (size_t x = 0; x < count; x++) {
    // Both weights are binary fractions: rounding to nearest adds half of the whole.
    filmstrip_pixel_words sum = {32768, 32768, 32768, 32768};
    const uint16_t *sample = band + size * (size_t)firsts[x];
    for (; place < ends[x]; place++, sample += size) {
      filmstrip_pixel_halves pixel;
      memcpy(&pixel, sample, 8);
      sum += __builtin_convertvector(pixel, filmstrip_pixel_words) * (uint32_t)weights[place];
    }
    sum >>= 16;
    if (size == 3) {
      sum = __builtin_shufflevector(sum, sum, 2, 1, 0, 3);
      sum[3] = 255;
    }
    filmstrip_pixel_bytes bytes = __builtin_convertvector(sum, filmstrip_pixel_bytes);
    memcpy(target + 4 * x, &bytes, 4);
  }
}

FILMSTRIP_WIDE void filmstrip_spread_wide(const uint16_t *band,
                                                        const uint32_t *firsts,
                                                        const uint32_t *ends,
                                                        const uint16_t *weights, uint8_t *target,
                                                        size_t count, size_t size) {
  if (size == 3) {
    filmstrip_spread(band, firsts, ends, weights, target, count, 3);
  } else {
    filmstrip_spread(band, firsts, ends, weights, target, count, 4);
  }
}

void filmstrip_pixels_spread(const uint16_t *band, const uint32_t *firsts,
                                           const uint32_t *ends, const uint16_t *weights,
                                           uint8_t *target, size_t count, size_t size) {
  if (filmstrip_is_wide()) {
    filmstrip_spread_wide(band, firsts, ends, weights, target, count, size);
  } else {
    filmstrip_spread(band, firsts, ends, weights, target, count, size);
  }
}
