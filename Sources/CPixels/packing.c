// SPDX-License-Identifier: MIT
#include "wide.h"

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
__attribute__((target("avx2"))) FILMSTRIP_PART void filmstrip_pack_eight(filmstrip_bytes pixels, uint8_t *target) {
  filmstrip_bytes none = {0};
  filmstrip_words words = (filmstrip_words)__builtin_shufflevector(
      pixels, none, 2, 1, 0, 6, 5, 4, 10, 9, 8, 14, 13, 12, 32, 32, 32, 32, 18, 17, 16, 22, 21, 20,
      26, 25, 24, 30, 29, 28, 32, 32, 32, 32);
  words = __builtin_shufflevector(words, words, 0, 1, 2, 4, 5, 6, 3, 7);
  memcpy(target, &words, 32);
}

FILMSTRIP_WIDE void filmstrip_pack_wide(const uint32_t *source,
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

void filmstrip_pixels_pack(const uint32_t *source, const uint32_t *above,
                                         uint8_t *target, size_t count) {
#if defined(__x86_64__)
  if (filmstrip_is_wide()) {
    filmstrip_pack_wide(source, above, target, count);
    return;
  }
#endif
  filmstrip_pack(source, above, target, count);
}

FILMSTRIP_PART size_t filmstrip_repeated(const uint32_t *source, size_t count) {
  size_t x = 1, total = 0;
  filmstrip_words sums = {0};
  for (; x + 8 <= count; x += 8) {
    filmstrip_words left, right;
    memcpy(&left, source + x - 1, 32);
    memcpy(&right, source + x, 32);
    // Where they are equal all bits are set: −1.
    sums -= (filmstrip_words)(left == right);
  }
  for (size_t i = 0; i < 8; i++) total += sums[i];
  for (; x < count; x++) total += source[x] == source[x - 1];
  return total;
}

FILMSTRIP_WIDE size_t filmstrip_repeated_wide(const uint32_t *source, size_t count) {
  return filmstrip_repeated(source, count);
}

size_t filmstrip_pixels_repeated(const uint32_t *source, size_t count) {
  return filmstrip_is_wide() ? filmstrip_repeated_wide(source, count)
                             : filmstrip_repeated(source, count);
}
