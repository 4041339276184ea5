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
