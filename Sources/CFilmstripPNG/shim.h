// SPDX-License-Identifier: MIT
// libpng: reading of PNG files and the chunk framing of the files Imaging writes.
//
// libpng reports errors with longjmp, which must not cross a Swift frame. Each function here
// therefore sets its own jump target, does one complete job and returns 0, or writes libpng's
// message and returns 1.
#pragma once
#include <png.h>
#include <setjmp.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define FILMSTRIP_PNG_MESSAGE 200

typedef struct {
  uint32_t width;
  uint32_t height;
  int bitDepth;
  int colorType;
  int hasTransparency;  // an alpha channel or a tRNS chunk
  char profile[80];     // name of the embedded ICC profile, empty without one
} filmstrip_png_header;

typedef struct {
  const uint8_t *bytes;
  size_t count;
  size_t offset;
} filmstrip_png_source;

typedef struct {
  uint8_t *bytes;
  size_t count;
  size_t capacity;
} filmstrip_png_sink;

static inline void filmstrip_png_fail(png_structp png, png_const_charp message) {
  char *target = (char *)png_get_error_ptr(png);
  strncpy(target, message, FILMSTRIP_PNG_MESSAGE - 1);
  target[FILMSTRIP_PNG_MESSAGE - 1] = 0;
  longjmp(*png_set_longjmp_fn(png, longjmp, sizeof(jmp_buf)), 1);
}

static inline void filmstrip_png_warn(png_structp png, png_const_charp message) {
  (void)png;
  (void)message;
}

static inline void filmstrip_png_pull(png_structp png, png_bytep target, size_t count) {
  filmstrip_png_source *source = (filmstrip_png_source *)png_get_io_ptr(png);
  if (count > source->count - source->offset) png_error(png, "the file ends too early");
  memcpy(target, source->bytes + source->offset, count);
  source->offset += count;
}

static inline void filmstrip_png_push(png_structp png, png_bytep bytes, size_t count) {
  filmstrip_png_sink *sink = (filmstrip_png_sink *)png_get_io_ptr(png);
  if (count > sink->capacity - sink->count) png_error(png, "the output buffer is too small");
  memcpy(sink->bytes + sink->count, bytes, count);
  sink->count += count;
}

static inline void filmstrip_png_flush(png_structp png) { (void)png; }

// Reads the header and, when `pixels` is not NULL, the whole image as straight 8-bit BGRA rows of
// `stride` bytes, then everything up to IEND. Samples are not colour-managed: gAMA, cHRM and iCCP
// do not change them. 16-bit samples become round(v * 255 / 65535).
static inline int filmstrip_png_read(const uint8_t *bytes, size_t count,
                                     filmstrip_png_header *header, uint8_t *pixels,
                                     size_t stride, char *message) {
  filmstrip_png_source source = {bytes, count, 0};
  png_bytep *volatile rows = NULL;
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, message, filmstrip_png_fail,
                                           filmstrip_png_warn);
  if (png == NULL) {
    strcpy(message, "libpng could not start");
    return 1;
  }
  png_infop info = png_create_info_struct(png);
  if (info == NULL) {
    strcpy(message, "libpng is out of memory");
    png_destroy_read_struct(&png, NULL, NULL);
    return 1;
  }
  if (setjmp(png_jmpbuf(png))) {
    free(rows);
    png_destroy_read_struct(&png, &info, NULL);
    return 1;
  }
  png_set_user_limits(png, 0x7fffffff, 0x7fffffff);  // the caller states its own, clearer limit
  png_set_read_fn(png, &source, filmstrip_png_pull);
  // What nothing here looks at is passed over: unpacked, a thousand kilobytes of text are a gigabyte.
  static const png_byte unread[] = "tEXt\0zTXt\0iTXt\0sPLT\0pCAL\0sCAL\0eXIf\0hIST\0tIME\0oFFs";
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, unread, sizeof(unread) / 5);
  png_read_info(png, info);
  header->width = png_get_image_width(png, info);
  header->height = png_get_image_height(png, info);
  header->bitDepth = png_get_bit_depth(png, info);
  header->colorType = png_get_color_type(png, info);
  header->hasTransparency = (header->colorType & PNG_COLOR_MASK_ALPHA) != 0 ||
                            png_get_valid(png, info, PNG_INFO_tRNS) != 0;
  header->profile[0] = 0;
  png_charp name = NULL;
  png_bytep profile = NULL;
  png_uint_32 length = 0;
  int method = 0;
  if (png_get_iCCP(png, info, &name, &method, &profile, &length) != 0 && name != NULL) {
    strncpy(header->profile, name, sizeof(header->profile) - 1);
    header->profile[sizeof(header->profile) - 1] = 0;
  }
  if (pixels != NULL) {
    png_set_expand(png);
    png_set_scale_16(png);
    png_set_gray_to_rgb(png);
    png_set_bgr(png);
    if (!header->hasTransparency) png_set_add_alpha(png, 0xff, PNG_FILLER_AFTER);
    png_set_interlace_handling(png);
    png_read_update_info(png, info);
    rows = (png_bytep *)malloc(sizeof(png_bytep) * header->height);
    if (rows == NULL) png_error(png, "out of memory");
    for (uint32_t y = 0; y < header->height; y++) rows[y] = pixels + (size_t)y * stride;
    png_read_image(png, rows);
    png_read_end(png, NULL);
  }
  free(rows);
  png_destroy_read_struct(&png, &info, NULL);
  return 0;
}

// Copies the embedded ICC profile, which the caller frees; NULL without one.
static inline int filmstrip_png_profile(const uint8_t *bytes, size_t count, uint8_t **result,
                                        size_t *resultCount, char *message) {
  filmstrip_png_source source = {bytes, count, 0};
  *result = NULL;
  *resultCount = 0;
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, message, filmstrip_png_fail,
                                           filmstrip_png_warn);
  if (png == NULL) {
    strcpy(message, "libpng could not start");
    return 1;
  }
  png_infop info = png_create_info_struct(png);
  if (info == NULL || setjmp(png_jmpbuf(png))) {
    png_destroy_read_struct(&png, &info, NULL);
    return 1;
  }
  png_set_user_limits(png, 0x7fffffff, 0x7fffffff);
  png_set_read_fn(png, &source, filmstrip_png_pull);
  png_read_info(png, info);
  png_charp name = NULL;
  png_bytep profile = NULL;
  png_uint_32 length = 0;
  int method = 0;
  if (png_get_iCCP(png, info, &name, &method, &profile, &length) != 0 && length > 0) {
    *result = (uint8_t *)malloc(length);
    if (*result != NULL) {
      memcpy(*result, profile, length);
      *resultCount = length;
    }
  }
  png_destroy_read_struct(&png, &info, NULL);
  return 0;
}

// Filters the rows of an image as libpng does: not at all or, with `isFiltered`, each with the filter that
// leaves the smallest sum of absolute differences. `sink` gets IDAT chunks whose zlib stream is stored,
// not compressed.
static inline int filmstrip_png_filter(const uint8_t *samples, uint32_t width, uint32_t height,
                                       int bitDepth, int colorType, size_t stride, int isFiltered,
                                       filmstrip_png_sink *sink, char *message) {
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, message, filmstrip_png_fail,
                                            filmstrip_png_warn);
  if (png == NULL) {
    strcpy(message, "libpng could not start");
    return 1;
  }
  png_infop info = png_create_info_struct(png);
  if (info == NULL || setjmp(png_jmpbuf(png))) {
    png_destroy_write_struct(&png, &info);
    return 1;
  }
  png_set_write_fn(png, sink, filmstrip_png_push, filmstrip_png_flush);
  png_set_IHDR(png, info, width, height, bitDepth, colorType, PNG_INTERLACE_NONE,
               PNG_COMPRESSION_TYPE_BASE, PNG_FILTER_TYPE_BASE);
  // A palette is demanded, and written by the caller.
  png_color black = {0, 0, 0};
  if (colorType == PNG_COLOR_TYPE_PALETTE) png_set_PLTE(png, info, &black, 1);
  png_set_check_for_invalid_index(png, -1);
  png_set_filter(png, PNG_FILTER_TYPE_BASE, isFiltered ? PNG_ALL_FILTERS : PNG_FILTER_NONE);
  png_set_compression_level(png, 0);
  png_write_info(png, info);
  sink->count = 0;  // what precedes the rows is not wanted
  for (uint32_t y = 0; y < height; y++) png_write_row(png, samples + (size_t)y * stride);
  png_write_end(png, NULL);
  png_destroy_write_struct(&png, &info);
  return 0;
}

// Rows of 8-bit RGB and RGBA, for files that libpng is not needed for.

typedef int16_t filmstrip_png_lanes __attribute__((vector_size(8)));
typedef uint8_t filmstrip_png_bytes __attribute__((vector_size(4)));

static inline filmstrip_png_lanes filmstrip_png_load(const uint8_t *pixel, size_t size) {
  filmstrip_png_bytes bytes = {0, 0, 0, 0};
  memcpy(&bytes, pixel, size);
  return __builtin_convertvector(bytes, filmstrip_png_lanes);
}

static inline filmstrip_png_lanes filmstrip_png_abs(filmstrip_png_lanes value) {
  filmstrip_png_lanes sign = value >> 15;
  return (value ^ sign) - sign;
}

// PNG specification 9.4: the one of left, above and upper left that is nearest to left + above −
// upper left. One pixel at a time, its samples side by side.
static inline void filmstrip_png_unfilter_paeth(uint8_t *row, const uint8_t *above, size_t count,
                                                size_t size) {
  filmstrip_png_lanes a = {0, 0, 0, 0}, c = {0, 0, 0, 0};
  for (size_t i = 0; i < count; i += size) {
    filmstrip_png_lanes b = filmstrip_png_load(above + i, size);
    filmstrip_png_lanes p = b - c, q = a - c;
    filmstrip_png_lanes pa = filmstrip_png_abs(p), pb = filmstrip_png_abs(q);
    filmstrip_png_lanes pc = filmstrip_png_abs(p + q);
    filmstrip_png_lanes isLeft = (pa <= pb) & (pa <= pc), isAbove = pb <= pc;
    filmstrip_png_lanes nearest =
        (a & isLeft) | (~isLeft & ((b & isAbove) | (c & ~isAbove)));
    a = (filmstrip_png_load(row + i, size) + nearest) & 255;
    c = b;
    filmstrip_png_bytes bytes = __builtin_convertvector(a, filmstrip_png_bytes);
    memcpy(row + i, &bytes, size);
  }
}

// Undoes the filter of a row of `count` bytes, `size` of them a pixel, 3 or 4; `above` is the row
// above, or zeros. Returns 1 for an unknown filter.
static inline int filmstrip_png_unfilter(int filter, uint8_t *restrict row,
                                         const uint8_t *restrict above, size_t count,
                                         size_t size) {
  switch (filter) {
    case 0: return 0;
    case 1:
      for (size_t i = size; i < count; i++) row[i] = (uint8_t)(row[i] + row[i - size]);
      return 0;
    case 2:
      for (size_t i = 0; i < count; i++) row[i] = (uint8_t)(row[i] + above[i]);
      return 0;
    case 3:
      for (size_t i = 0; i < size; i++) row[i] = (uint8_t)(row[i] + above[i] / 2);
      for (size_t i = size; i < count; i++) {
        row[i] = (uint8_t)(row[i] + (row[i - size] + above[i]) / 2);
      }
      return 0;
    case 4:
      if (size == 3) {
        filmstrip_png_unfilter_paeth(row, above, count, 3);
      } else {
        filmstrip_png_unfilter_paeth(row, above, count, 4);
      }
      return 0;
    default: return 1;
  }
}

// RGB as opaque BGRA, on processors whose lowest byte comes first. One byte behind the row is read.
static inline void filmstrip_png_expand_rgb(const uint8_t *restrict row,
                                            uint8_t *restrict target, size_t width) {
  for (size_t x = 0; x < width; x++) {
    uint32_t pixel;
    memcpy(&pixel, row + 3 * x, 4);
    pixel = __builtin_bswap32(pixel) >> 8 | 0xff000000u;
    memcpy(target + 4 * x, &pixel, 4);
  }
}

// Straight RGBA as premultiplied BGRA, round(c * a / 255); returns all alphas and'ed.
static inline uint8_t filmstrip_png_expand_rgba(const uint8_t *restrict row,
                                                uint8_t *restrict target, size_t width) {
  uint8_t all = 255;
  for (size_t x = 0; x < width; x++) {
    const uint8_t *pixel = row + 4 * x;
    uint32_t alpha = pixel[3];
    all &= pixel[3];
    for (int channel = 0; channel < 3; channel++) {
      uint32_t product = pixel[channel] * alpha + 128;
      target[4 * x + 2 - channel] = (uint8_t)((product + (product >> 8)) >> 8);
    }
    target[4 * x + 3] = pixel[3];
  }
  return all;
}
