// SPDX-License-Identifier: MIT
#include "wide.h"

#if defined(__x86_64__)
#include <immintrin.h>
#endif

typedef uint8_t filmstrip_half_bytes __attribute__((vector_size(16)));

// Sixteen samples times their row's weight, in 16 bits each.
FILMSTRIP_PART filmstrip_halves filmstrip_weighted(const uint8_t *samples, uint16_t weight) {
  filmstrip_half_bytes bytes;
  memcpy(&bytes, samples, 16);
  return __builtin_convertvector(bytes, filmstrip_halves) * weight;
}

// Adds one to four rows; `row_count` is a constant wherever this is put in.
FILMSTRIP_PART void filmstrip_add(uint16_t *band, const uint8_t *const *rows,
                                  const uint16_t *weights, size_t row_count, size_t count) {
  size_t x = 0;
  for (; x + 16 <= count; x += 16) {
    filmstrip_halves sum;
    memcpy(&sum, band + x, 32);
    for (size_t row = 0; row < row_count; row++) {
      sum += filmstrip_weighted(rows[row] + x, weights[row]);
    }
    memcpy(band + x, &sum, 32);
  }
  for (; x < count; x++) {
    for (size_t row = 0; row < row_count; row++) {
      band[x] = (uint16_t)(band[x] + rows[row][x] * weights[row]);
    }
  }
}

// Four rows at a time: the band is then read and written once for all of them.
FILMSTRIP_PART void filmstrip_add_all(uint16_t *band, const uint8_t *const *rows,
                                      const uint16_t *weights, size_t row_count, size_t count) {
  for (size_t made; row_count > 0; row_count -= made, rows += made, weights += made) {
    made = row_count < 4 ? row_count : 4;
    const uint8_t *from[4];
    uint16_t times[4];
    for (size_t row = 0; row < 4; row++) {
      // Constants in the loops below, which then keep them in registers.
      from[row] = rows[row < made ? row : 0];
      times[row] = row < made ? weights[row] : 0;
    }
    switch (made) {
      case 1: filmstrip_add(band, from, times, 1, count); break;
      case 2: filmstrip_add(band, from, times, 2, count); break;
      case 3: filmstrip_add(band, from, times, 3, count); break;
      default: filmstrip_add(band, from, times, 4, count);
    }
  }
}

FILMSTRIP_WIDE void filmstrip_add_wide(uint16_t *band, const uint8_t *const *rows,
                                       const uint16_t *weights, size_t row_count, size_t count) {
  filmstrip_add_all(band, rows, weights, row_count, count);
}

void filmstrip_pixels_add(uint16_t *band, const uint8_t *const *rows, const uint16_t *weights,
                          size_t row_count, size_t count) {
  if (filmstrip_is_wide()) {
    filmstrip_add_wide(band, rows, weights, row_count, count);
  } else {
    filmstrip_add_all(band, rows, weights, row_count, count);
  }
}

typedef uint16_t filmstrip_pixel_halves __attribute__((vector_size(8)));
typedef uint32_t filmstrip_pixel_words __attribute__((vector_size(16)));
typedef uint8_t filmstrip_pixel_bytes __attribute__((vector_size(4)));

// `size` is the number of samples of a pixel in the band; with three, one of the next pixel is read as well.
FILMSTRIP_PART void filmstrip_spread(const uint16_t *band, const uint32_t *firsts,
                                     const uint16_t *weights, size_t weight_count, uint8_t *target,
                                     size_t count, size_t size) {
  for (size_t x = 0; x < count; x++, weights += weight_count) {
    // Both weights are binary fractions: rounding to nearest adds half of the whole.
    filmstrip_pixel_words sum = {32768, 32768, 32768, 32768};
    const uint16_t *sample = band + size * (size_t)firsts[x];
    for (size_t place = 0; place < weight_count; place++, sample += size) {
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

#if defined(__x86_64__)
// Two pixels at a time, whose channels are put beside each other: the processor multiplies signed numbers of 16
// bits and adds the products of neighbours. A pixel's weights come to 256, so that what is taken from the sums to
// make them signed is added again at once.
__attribute__((target("avx2"))) FILMSTRIP_PART void filmstrip_spread_pairs(
    const uint16_t *band, const uint32_t *firsts, const uint16_t *weights, size_t weight_count,
    uint8_t *target, size_t count, size_t size) {
  const __m128i start = _mm_set1_epi32(32768 + 256 * 32768), sign = _mm_set1_epi16(-32768);
  const __m128i order =
      size == 3 ? _mm_setr_epi8(4, 5, 10, 11, 2, 3, 8, 9, 0, 1, 6, 7, 0, 1, 6, 7)
                : _mm_setr_epi8(0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15);
  // Of each sum the lowest byte that is left after 16 bits.
  const __m128i bytes =
      _mm_setr_epi8(2, 6, 10, 14, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1);
  for (size_t x = 0; x < count; x++, weights += weight_count) {
    __m128i sum = start;
    const uint16_t *sample = band + size * (size_t)firsts[x];
    for (size_t place = 0; place < weight_count; place += 2, sample += 2 * size) {
      int32_t pair;
      memcpy(&pair, weights + place, 4);
      __m128i two = _mm_loadu_si128((const __m128i *)sample);
      two = _mm_shuffle_epi8(_mm_xor_si128(two, sign), order);
      sum = _mm_add_epi32(sum, _mm_madd_epi16(two, _mm_set1_epi32(pair)));
    }
    uint32_t pixel = (uint32_t)_mm_cvtsi128_si32(_mm_shuffle_epi8(sum, bytes));
    if (size == 3) pixel |= 0xff000000u;
    memcpy(target + 4 * x, &pixel, 4);
  }
}

FILMSTRIP_WIDE void filmstrip_spread_wide(const uint16_t *band, const uint32_t *firsts,
                                          const uint16_t *weights, size_t weight_count,
                                          uint8_t *target, size_t count, size_t size) {
  if (size == 3) {
    filmstrip_spread_pairs(band, firsts, weights, weight_count, target, count, 3);
  } else {
    filmstrip_spread_pairs(band, firsts, weights, weight_count, target, count, 4);
  }
}
#endif

void filmstrip_pixels_spread(const uint16_t *band, const uint32_t *firsts, const uint16_t *weights,
                             size_t weight_count, uint8_t *target, size_t count, size_t size) {
#if defined(__x86_64__)
  if (filmstrip_is_wide()) {
    filmstrip_spread_wide(band, firsts, weights, weight_count, target, count, size);
    return;
  }
#endif
  filmstrip_spread(band, firsts, weights, weight_count, target, count, size);
}
