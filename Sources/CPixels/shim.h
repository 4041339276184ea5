// SPDX-License-Identifier: MIT
// Rows of pixels, with the widest vectors that the present processor has. Each processor makes the same bytes.
//
// The compiler of this package may assume no more than the first x86-64 processors had, which cannot
// exchange bytes and work on 16 of them at a time. What takes long is therefore compiled twice.
#pragma once
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#if defined(__x86_64__)
#define FILMSTRIP_WIDE __attribute__((target("avx2")))
static inline int filmstrip_pixels_are_wide(void) { return __builtin_cpu_supports("avx2"); }
#else
#define FILMSTRIP_WIDE
static inline int filmstrip_pixels_are_wide(void) { return 0; }
#endif
#define FILMSTRIP_PART static inline __attribute__((always_inline))

typedef uint8_t filmstrip_bytes __attribute__((vector_size(32)));
typedef uint16_t filmstrip_halves __attribute__((vector_size(32)));
typedef uint32_t filmstrip_words __attribute__((vector_size(32)));
typedef uint32_t filmstrip_wide_words __attribute__((vector_size(64)));

// MARK: Fading

// A product of two bytes, with 128 added, divided by 255 and rounded: (t + t / 256) / 256.
FILMSTRIP_PART filmstrip_halves filmstrip_divided(filmstrip_halves product) {
  filmstrip_wide_words wide = __builtin_convertvector(product, filmstrip_wide_words);
  return __builtin_convertvector((wide * 0x101u) >> 16, filmstrip_halves);
}

FILMSTRIP_PART uint32_t filmstrip_faded(uint32_t pixel, uint32_t share) {
  // Two channels at once, with 16 bits for each.
  uint32_t even = (pixel & 0x00ff00ff) * share + 0x00800080;
  uint32_t odd = (pixel >> 8 & 0x00ff00ff) * share + 0x00800080;
  even = (even + (even >> 8 & 0x00ff00ff)) >> 8 & 0x00ff00ff;
  odd = (odd + (odd >> 8 & 0x00ff00ff)) & 0xff00ff00;
  return even | odd;
}

FILMSTRIP_PART void filmstrip_fade(const uint32_t *source, uint32_t *target, size_t count,
                                   uint32_t share) {
  uint16_t over = (uint16_t)share, below = (uint16_t)(255 - share);
  size_t x = 0;
  for (; x + 8 <= count; x += 8) {
    filmstrip_halves a, b;
    memcpy(&a, source + x, 32);
    memcpy(&b, target + x, 32);
    filmstrip_halves even = filmstrip_divided((a & 255) * over + 128) +
                            filmstrip_divided((b & 255) * below + 128);
    filmstrip_halves odd = filmstrip_divided((a >> 8) * over + 128) +
                           filmstrip_divided((b >> 8) * below + 128);
    filmstrip_halves both = even | odd << 8;
    memcpy(target + x, &both, 32);
  }
  for (; x < count; x++) {
    target[x] = filmstrip_faded(source[x], share) + filmstrip_faded(target[x], 255 - share);
  }
}

FILMSTRIP_WIDE static inline void filmstrip_fade_wide(const uint32_t *source, uint32_t *target,
                                                      size_t count, uint32_t share) {
  filmstrip_fade(source, target, count, share);
}

// Puts opaque pixels over others: source · share / 255 + target · (255 − share) / 255, each rounded, as Cairo
// does.
static inline void filmstrip_pixels_fade(const uint32_t *source, uint32_t *target, size_t count,
                                         uint32_t share) {
  if (filmstrip_pixels_are_wide()) {
    filmstrip_fade_wide(source, target, count, share);
  } else {
    filmstrip_fade(source, target, count, share);
  }
}

// MARK: Packing

FILMSTRIP_PART uint32_t filmstrip_difference(uint32_t left, uint32_t right) {
  // Every top bit of the left is set and every top bit of the right cleared, so that no byte borrows
  // from its neighbour; then the top bits are mended.
  uint32_t difference = (left | 0x80808080) - (right & 0x7f7f7f7f);
  return difference ^ ((left ^ ~right) & 0x80808080);
}

FILMSTRIP_PART void filmstrip_pack(const uint32_t *source, const uint32_t *above, uint8_t *target,
                                   size_t count) {
  size_t x = 0;
  for (; x + 4 <= count; x += 4) {
    uint32_t four[4];
    for (size_t i = 0; i < 4; i++) {
      uint32_t pixel = source[x + i];
      if (above) pixel = filmstrip_difference(pixel, above[x + i]);
      four[i] = __builtin_bswap32(pixel) >> 8;
    }
    uint32_t words[3] = {four[0] | four[1] << 24, four[1] >> 8 | four[2] << 16,
                         four[2] >> 16 | four[3] << 8};
    memcpy(target + 3 * x, words, 12);
  }
  for (; x < count; x++) {
    uint32_t pixel = source[x];
    if (above) pixel = filmstrip_difference(pixel, above[x]);
    target[3 * x] = (uint8_t)(pixel >> 16);
    target[3 * x + 1] = (uint8_t)(pixel >> 8);
    target[3 * x + 2] = (uint8_t)pixel;
  }
}

#if defined(__x86_64__)
// Eight pixels at a time, stored with eight bytes more that the next ones replace.
FILMSTRIP_WIDE FILMSTRIP_PART void filmstrip_pack_eight(filmstrip_bytes pixels, uint8_t *target) {
  filmstrip_bytes none = {0};
  filmstrip_words words = (filmstrip_words)__builtin_shufflevector(
      pixels, none, 2, 1, 0, 6, 5, 4, 10, 9, 8, 14, 13, 12, 32, 32, 32, 32, 18, 17, 16, 22, 21, 20,
      26, 25, 24, 30, 29, 28, 32, 32, 32, 32);
  words = __builtin_shufflevector(words, words, 0, 1, 2, 4, 5, 6, 3, 7);
  memcpy(target, &words, 32);
}

FILMSTRIP_WIDE static inline void filmstrip_pack_wide(const uint32_t *source,
                                                      const uint32_t *above, uint8_t *target,
                                                      size_t count) {
  size_t x = 0;
  // The last eight end with the row: what is stored behind them would lie outside of it.
  for (; x + 11 <= count; x += 8) {
    filmstrip_bytes pixels, upper;
    memcpy(&pixels, source + x, 32);
    if (above) {
      memcpy(&upper, above + x, 32);
      pixels -= upper;
    }
    filmstrip_pack_eight(pixels, target + 3 * x);
  }
  filmstrip_pack(source + x, above ? above + x : NULL, target + 3 * x, count - x);
}
#endif

// Stores the red, green and blue of BGRA pixels, three bytes each; with `above` what they differ from those
// by, modulo 256 each.
static inline void filmstrip_pixels_pack(const uint32_t *source, const uint32_t *above,
                                         uint8_t *target, size_t count) {
#if defined(__x86_64__)
  if (filmstrip_pixels_are_wide()) {
    filmstrip_pack_wide(source, above, target, count);
    return;
  }
#endif
  filmstrip_pack(source, above, target, count);
}

// MARK: Scaling

typedef uint8_t filmstrip_half_bytes __attribute__((vector_size(16)));

// Sixteen samples times their row's weight, in 16 bits each.
FILMSTRIP_PART filmstrip_halves filmstrip_weighted(const uint8_t *samples, uint16_t weight) {
  filmstrip_half_bytes bytes;
  memcpy(&bytes, samples, 16);
  return __builtin_convertvector(bytes, filmstrip_halves) * weight;
}

// Adds one to four rows; `rowCount` is a constant wherever this is put in.
FILMSTRIP_PART void filmstrip_add(uint16_t *band, const uint8_t *rows, size_t stride,
                                  const uint16_t *weights, size_t rowCount, size_t count) {
  size_t x = 0;
  for (; x + 16 <= count; x += 16) {
    filmstrip_halves sum;
    memcpy(&sum, band + x, 32);
    for (size_t row = 0; row < rowCount; row++) {
      sum += filmstrip_weighted(rows + row * stride + x, weights[row]);
    }
    memcpy(band + x, &sum, 32);
  }
  for (; x < count; x++) {
    for (size_t row = 0; row < rowCount; row++) {
      band[x] = (uint16_t)(band[x] + rows[row * stride + x] * weights[row]);
    }
  }
}

// Four rows at a time: the band is then read and written once for all of them.
FILMSTRIP_PART void filmstrip_add_all(uint16_t *band, const uint8_t *rows, size_t stride,
                                      const uint16_t *weights, size_t rowCount, size_t count) {
  for (; rowCount >= 4; rowCount -= 4, rows += 4 * stride, weights += 4) {
    uint16_t four[4] = {weights[0], weights[1], weights[2], weights[3]};
    filmstrip_add(band, rows, stride, four, 4, count);
  }
  uint16_t last[3] = {0, 0, 0};
  for (size_t row = 0; row < rowCount; row++) last[row] = weights[row];
  if (rowCount == 3) filmstrip_add(band, rows, stride, last, 3, count);
  if (rowCount == 2) filmstrip_add(band, rows, stride, last, 2, count);
  if (rowCount == 1) filmstrip_add(band, rows, stride, last, 1, count);
}

FILMSTRIP_WIDE static inline void filmstrip_add_wide(uint16_t *band, const uint8_t *rows,
                                                     size_t stride, const uint16_t *weights,
                                                     size_t rowCount, size_t count) {
  filmstrip_add_all(band, rows, stride, weights, rowCount, count);
}

// Adds rows of samples, `stride` bytes apart, to a band of sums, each times its weight. All weights that
// come to a sum add up to 256 at most.
static inline void filmstrip_pixels_add(uint16_t *band, const uint8_t *rows, size_t stride,
                                        const uint16_t *weights, size_t rowCount, size_t count) {
  if (filmstrip_pixels_are_wide()) {
    filmstrip_add_wide(band, rows, stride, weights, rowCount, count);
  } else {
    filmstrip_add_all(band, rows, stride, weights, rowCount, count);
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

FILMSTRIP_WIDE static inline void filmstrip_spread_wide(const uint16_t *band,
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

// Makes a row of BGRA pixels from a band of sums of `size` samples a pixel: four of BGRA, or red, green and blue.
// A pixel's weights end at a place of `weights` and begin where those of the one before end; they are of the
// pixels of the band from `firsts` on.
static inline void filmstrip_pixels_spread(const uint16_t *band, const uint32_t *firsts,
                                           const uint32_t *ends, const uint16_t *weights,
                                           uint8_t *target, size_t count, size_t size) {
  if (filmstrip_pixels_are_wide()) {
    filmstrip_spread_wide(band, firsts, ends, weights, target, count, size);
  } else {
    filmstrip_spread(band, firsts, ends, weights, target, count, size);
  }
}
