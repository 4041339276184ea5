// SPDX-License-Identifier: MIT
// Rows of pixels, with the widest vectors that the present processor has. Each processor makes the same bytes.
//
// The compiler of this package may assume no more than the first x86-64 processors had, which cannot
// exchange bytes and work on 16 of them at a time. What takes long is therefore compiled twice.
#pragma once
#include <stddef.h>
#include <stdint.h>

// MARK: Blending

// Puts opaque pixels over others: source · share / 255 + target · (255 − share) / 255, each rounded, as Cairo
// does.
void filmstrip_pixels_fade(const uint32_t *source, uint32_t *target, size_t count, uint32_t share);

// Mixes two rows of opaque pixels into a third, as filmstrip_pixels_fade does.
void filmstrip_pixels_mix(const uint32_t *over, const uint32_t *below, uint32_t *target,
                          size_t count, uint32_t share);

// Puts premultiplied pixels over others: source + target · (255 − its alpha) / 255, rounded, as Cairo does.
void filmstrip_pixels_over(const uint32_t *source, uint32_t *target, size_t count);

// MARK: Packing

// Stores the red, green and blue of BGRA pixels, three bytes each. The next source is `ahead` pixels after this one
// and is fetched from memory meanwhile; 0 where that is not known.
void filmstrip_pixels_pack(const uint32_t *source, uint8_t *target, size_t count, size_t ahead);

// Stores what samples differ from others by, modulo 256.
void filmstrip_samples_subtract(const uint8_t *left, const uint8_t *right, uint8_t *target,
                                size_t count);

// How many pixels of a row are the same as the one before; 0 for a row of one.
size_t filmstrip_pixels_repeated(const uint32_t *source, size_t count);

// MARK: Scaling

// Adds rows of samples to a band of sums, each times its weight. All weights that come to a sum add up to
// 256 at most.
void filmstrip_pixels_add(uint16_t *band, const uint8_t *const *rows, const uint16_t *weights,
                          size_t row_count, size_t count);

// Makes a row of BGRA pixels from a band of sums of `size` samples a pixel: four of BGRA, or red, green and blue.
// Each pixel has as many weights, which come to 256, of the pixels of the band from its place in `firsts` on; their
// number is even. The band has `weight_count` + 2 pixels more after its last, which are read and do not count.
void filmstrip_pixels_spread(const uint16_t *band, const uint32_t *firsts, const uint16_t *weights,
                             size_t weight_count, uint8_t *target, size_t count, size_t size);

// MARK: Blurring

// Four numbers of a colour, in the order of bytes of BGRA pixels.
typedef float filmstrip_color __attribute__((vector_size(16)));

// Which pixels of a row make up a cell.
typedef struct {
  // From `first` to the one before `end`, each counted once.
  ptrdiff_t first, end;
  // How often the first and the last pixel of the row count besides.
  uint32_t before, after;
} filmstrip_cell_share;

// Adds a row of pixels to a row of cells, times a weight. Pixels are counted from a place of which the row has those
// from `first` to the one before `end`; those of a cell add up to less than 2^23.
void filmstrip_cells_add(const uint32_t *pixels, ptrdiff_t first, ptrdiff_t end,
                         const filmstrip_cell_share *shares, size_t count, float weight,
                         filmstrip_color *cells);

// Blurs a row of cells into another by a symmetric kernel, of which there is the middle and one half: `reach` + 1
// weights. The outermost `reach` cells are copied.
void filmstrip_cells_blur_row(const filmstrip_color *source, filmstrip_color *target, size_t count,
                              const float *kernel, size_t reach);

// Blurs cells that lie `stride` apart, `reach` to either side of each of a row.
void filmstrip_cells_blur_column(const filmstrip_color *source, filmstrip_color *target,
                                 size_t count, size_t stride, const float *kernel, size_t reach);

// Between which two cells a pixel lies, and how near to the second.
typedef struct {
  size_t cell;
  float share;
} filmstrip_cell_mix;

// Mixes two rows of cells.
void filmstrip_cells_mix_rows(const filmstrip_color *first, const filmstrip_color *second,
                              filmstrip_color *target, size_t count, float share);

// Makes premultiplied pixels of a row of cells.
void filmstrip_cells_pack(const filmstrip_color *cells, const filmstrip_cell_mix *mixes,
                          uint32_t *target, size_t count);

// MARK: Colouring

// Multiplies the colours of premultiplied pixels by a matrix: the columns say what blue, green, red, alpha and 1 add.
void filmstrip_pixels_color(const uint32_t *source, uint32_t *target, size_t count,
                            const filmstrip_color *columns);

// MARK: Comparing

// The sum of what samples differ by.
uint64_t filmstrip_samples_distance(const uint8_t *left, const uint8_t *right, size_t count);

// Stores the means of square cells of opaque BGRA pixels, row by row: of the relative luminance, 0 to 1, and of how red
// the saturated reds are, 0 to 320, else 0: the working definitions of WCAG 2.2. `linear` has the linear value of each
// of the 256 values of a component.
void filmstrip_cells_luminance(const uint32_t *source, size_t width, size_t columns, size_t rows,
                               size_t size, const float *linear, float *luminance,
                               float *redness);
