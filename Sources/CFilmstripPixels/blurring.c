// SPDX-License-Identifier: MIT
// Sums are rounded after each product, on every processor alike.
#pragma STDC FP_CONTRACT OFF
#include "colors.h"

typedef uint32_t filmstrip_sums __attribute__((vector_size(16)));

static filmstrip_sums filmstrip_whole_channels(uint32_t pixel) {
  filmstrip_bytes4 bytes;
  memcpy(&bytes, &pixel, 4);
  return __builtin_convertvector(bytes, filmstrip_sums);
}

void filmstrip_cells_add(const uint32_t *pixels, ptrdiff_t first, ptrdiff_t end,
                         const filmstrip_cell_share *shares, size_t count, float weight,
                         filmstrip_color *cells) {
  for (size_t index = 0; index < count; index++) {
    const filmstrip_cell_share share = shares[index];
    filmstrip_sums sum = {0, 0, 0, 0};
    for (ptrdiff_t x = share.first; x < share.end; x++) sum += filmstrip_whole_channels(pixels[x]);
    if (share.before > 0) sum += filmstrip_whole_channels(pixels[first]) * share.before;
    if (share.after > 0) sum += filmstrip_whole_channels(pixels[end - 1]) * share.after;
    // Below 2^23, so that the number is the lowest bits of one between 2^23 and 2^24.
    const filmstrip_sums bits = sum | 0x4B000000u;
    filmstrip_color number;
    memcpy(&number, &bits, 16);
    cells[index] += (number - 8388608.0f) * weight;
  }
}

void filmstrip_cells_blur_row(const filmstrip_color *source, filmstrip_color *target, size_t count,
                              const float *kernel, size_t reach) {
  for (size_t x = 0; x < count; x++) {
    if (x < reach || x + reach >= count) {
      target[x] = source[x];
      continue;
    }
    filmstrip_color sum = source[x] * kernel[0];
    for (size_t distance = 1; distance <= reach; distance++) {
      sum += (source[x - distance] + source[x + distance]) * kernel[distance];
    }
    target[x] = sum;
  }
}

void filmstrip_cells_blur_column(const filmstrip_color *source, filmstrip_color *target,
                                 size_t count, size_t stride, const float *kernel, size_t reach) {
  for (size_t x = 0; x < count; x++) target[x] = source[x] * kernel[0];
  for (size_t distance = 1; distance <= reach; distance++) {
    const filmstrip_color *above = source - distance * stride;
    const filmstrip_color *below = source + distance * stride;
    const float weight = kernel[distance];
    for (size_t x = 0; x < count; x++) target[x] += (above[x] + below[x]) * weight;
  }
}

void filmstrip_cells_mix_rows(const filmstrip_color *first, const filmstrip_color *second,
                              filmstrip_color *target, size_t count, float share) {
  for (size_t x = 0; x < count; x++) target[x] = first[x] + (second[x] - first[x]) * share;
}

void filmstrip_cells_pack(const filmstrip_color *cells, const filmstrip_cell_mix *mixes,
                          uint32_t *target, size_t count) {
  for (size_t x = 0; x < count; x++) {
    const filmstrip_color left = cells[mixes[x].cell];
    const filmstrip_color right = cells[mixes[x].cell + 1];
    const filmstrip_color color = left + (right - left) * mixes[x].share;
    // No component may lie above alpha. In a number of 2^23 and more the lowest bit represents 1, so
    // that adding it rounds, and the lowest byte is the result.
    const float opacity = color[3] < 0 ? 0 : color[3] > 255 ? 255 : color[3];
    const filmstrip_color rounded = filmstrip_clamped(color, opacity) + 8388608.0f;
    filmstrip_integers bits;
    memcpy(&bits, &rounded, 16);
    target[x] = filmstrip_packed(bits);
  }
}
