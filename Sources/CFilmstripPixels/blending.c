// SPDX-License-Identifier: MIT
#include "wide.h"

typedef uint32_t filmstrip_wide_words __attribute__((vector_size(64)));

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

FILMSTRIP_PART void filmstrip_mix(const uint32_t *over, const uint32_t *below, uint32_t *target,
                                  size_t count, uint32_t share) {
  uint16_t upper = (uint16_t)share, lower = (uint16_t)(255 - share);
  size_t x = 0;
  for (; x + 8 <= count; x += 8) {
    filmstrip_halves a, b;
    memcpy(&a, over + x, 32);
    memcpy(&b, below + x, 32);
    filmstrip_halves even = filmstrip_divided((a & 255) * upper + 128) +
                            filmstrip_divided((b & 255) * lower + 128);
    filmstrip_halves odd = filmstrip_divided((a >> 8) * upper + 128) +
                           filmstrip_divided((b >> 8) * lower + 128);
    filmstrip_halves both = even | odd << 8;
    memcpy(target + x, &both, 32);
  }
  for (; x < count; x++) {
    target[x] = filmstrip_faded(over[x], share) + filmstrip_faded(below[x], 255 - share);
  }
}

FILMSTRIP_WIDE void filmstrip_mix_wide(const uint32_t *over, const uint32_t *below,
                                       uint32_t *target, size_t count, uint32_t share) {
  filmstrip_mix(over, below, target, count, share);
}

void filmstrip_pixels_mix(const uint32_t *over, const uint32_t *below, uint32_t *target,
                          size_t count, uint32_t share) {
  if (filmstrip_is_wide()) {
    filmstrip_mix_wide(over, below, target, count, share);
  } else {
    filmstrip_mix(over, below, target, count, share);
  }
}

void filmstrip_pixels_fade(const uint32_t *source, uint32_t *target, size_t count,
                           uint32_t share) {
  filmstrip_pixels_mix(source, target, target, count, share);
}

FILMSTRIP_PART void filmstrip_over(const uint32_t *source, uint32_t *target, size_t count) {
  size_t x = 0;
  for (; x + 8 <= count; x += 8) {
    filmstrip_words pixels;
    filmstrip_halves below;
    memcpy(&pixels, source + x, 32);
    memcpy(&below, target + x, 32);
    filmstrip_halves share = (filmstrip_halves)((255 - (pixels >> 24)) * 0x10001u);
    filmstrip_halves even = filmstrip_divided((below & 255) * share + 128);
    filmstrip_halves odd = filmstrip_divided((below >> 8) * share + 128);
    filmstrip_bytes sum = (filmstrip_bytes)pixels + (filmstrip_bytes)(even | odd << 8);
    memcpy(target + x, &sum, 32);
  }
  for (; x < count; x++) {
    target[x] = source[x] + filmstrip_faded(target[x], 255 - (source[x] >> 24));
  }
}

FILMSTRIP_WIDE void filmstrip_over_wide(const uint32_t *source, uint32_t *target, size_t count) {
  filmstrip_over(source, target, count);
}

void filmstrip_pixels_over(const uint32_t *source, uint32_t *target, size_t count) {
  if (filmstrip_is_wide()) {
    filmstrip_over_wide(source, target, count);
  } else {
    filmstrip_over(source, target, count);
  }
}
