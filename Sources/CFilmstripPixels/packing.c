// SPDX-License-Identifier: MIT
#include "wide.h"

FILMSTRIP_PART void filmstrip_pack(const uint32_t *source, uint8_t *target, size_t count) {
  size_t x = 0;
  for (; x + 4 <= count; x += 4) {
    uint32_t four[4];
    for (size_t i = 0; i < 4; i++) four[i] = __builtin_bswap32(source[x + i]) >> 8;
    uint32_t words[3] = {four[0] | four[1] << 24, four[1] >> 8 | four[2] << 16,
                         four[2] >> 16 | four[3] << 8};
    memcpy(target + 3 * x, words, 12);
  }
  for (; x < count; x++) {
    target[3 * x] = (uint8_t)(source[x] >> 16);
    target[3 * x + 1] = (uint8_t)(source[x] >> 8);
    target[3 * x + 2] = (uint8_t)source[x];
  }
}

#if defined(__x86_64__)
// Eight pixels at a time, stored with eight bytes more that the next ones replace. Every second time the
// line of the cache that will be read `ahead` pixels later is fetched: 16 pixels.
FILMSTRIP_WIDE void filmstrip_pack_wide(const uint32_t *source, uint8_t *target, size_t count,
                                        size_t ahead) {
  size_t x = 0;
  // The last eight end with the row: what is stored behind them would lie outside of it.
  for (; x + 11 <= count; x += 8) {
    if (ahead > 0 && x % 16 == 0) __builtin_prefetch((const char *)source + 4 * (x + ahead));
    filmstrip_bytes pixels, none = {0};
    memcpy(&pixels, source + x, 32);
    filmstrip_words words = (filmstrip_words)__builtin_shufflevector(
        pixels, none, 2, 1, 0, 6, 5, 4, 10, 9, 8, 14, 13, 12, 32, 32, 32, 32, 18, 17, 16, 22, 21,
        20, 26, 25, 24, 30, 29, 28, 32, 32, 32, 32);
    words = __builtin_shufflevector(words, words, 0, 1, 2, 4, 5, 6, 3, 7);
    memcpy(target + 3 * x, &words, 32);
  }
  filmstrip_pack(source + x, target + 3 * x, count - x);
}
#endif

void filmstrip_pixels_pack(const uint32_t *source, uint8_t *target, size_t count, size_t ahead) {
#if defined(__x86_64__)
  if (filmstrip_is_wide()) {
    filmstrip_pack_wide(source, target, count, ahead);
    return;
  }
#endif
  filmstrip_pack(source, target, count);
}

FILMSTRIP_PART void filmstrip_subtract(const uint8_t *left, const uint8_t *right, uint8_t *target,
                                       size_t count) {
  size_t x = 0;
  for (; x + 32 <= count; x += 32) {
    filmstrip_bytes a, b;
    memcpy(&a, left + x, 32);
    memcpy(&b, right + x, 32);
    a -= b;
    memcpy(target + x, &a, 32);
  }
  for (; x < count; x++) target[x] = (uint8_t)(left[x] - right[x]);
}

FILMSTRIP_WIDE void filmstrip_subtract_wide(const uint8_t *left, const uint8_t *right,
                                            uint8_t *target, size_t count) {
  filmstrip_subtract(left, right, target, count);
}

void filmstrip_samples_subtract(const uint8_t *left, const uint8_t *right, uint8_t *target,
                                size_t count) {
  if (filmstrip_is_wide()) {
    filmstrip_subtract_wide(left, right, target, count);
  } else {
    filmstrip_subtract(left, right, target, count);
  }
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
