// SPDX-License-Identifier: MIT
// libjpeg-turbo: reading and writing of JPEG files.
//
// libjpeg reports errors by a call that must not return, and longjmp must not cross a Swift frame.
// Each function here therefore sets its own jump target, does one complete job and returns 0, or
// writes libjpeg's message and returns 1.
#pragma once
#include <setjmp.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jerror.h>
#include <jpeglib.h>

#define FILMSTRIP_JPEG_MESSAGE JMSG_LENGTH_MAX

typedef struct {
  uint32_t width;
  uint32_t height;
  int components;
  int toleratesDamage;  // given: whether to go on where libjpeg only warns
  int scanLimit;        // given for the pixels: scans beyond which a file is refused
  char warning[FILMSTRIP_JPEG_MESSAGE];  // the first warning that was passed over, else empty
} filmstrip_jpeg_header;

typedef struct {
  struct jpeg_error_mgr base;
  jmp_buf target;
  char *message;
  char *warning;  // where the first warning goes when damage is tolerated, else NULL
} filmstrip_jpeg_errors;

typedef struct {
  struct jpeg_progress_mgr base;
  int scanLimit;
} filmstrip_jpeg_progress;

static inline void filmstrip_jpeg_fail(j_common_ptr info) {
  filmstrip_jpeg_errors *errors = (filmstrip_jpeg_errors *)info->err;
  (*info->err->format_message)(info, errors->message);
  longjmp(errors->target, 1);
}

// libjpeg goes on with grey after most damage and only warns: what is missing is an error here,
// unless damage is tolerated.
static inline void filmstrip_jpeg_warn(j_common_ptr info, int level) {
  if (level >= 0) return;
  int code = info->err->msg_code;
  if (code == JWRN_EXTRANEOUS_DATA || code == JWRN_JFIF_MAJOR || code == JWRN_ADOBE_XFORM) return;
  filmstrip_jpeg_errors *errors = (filmstrip_jpeg_errors *)info->err;
  if (errors->warning == NULL) filmstrip_jpeg_fail(info);
  if (errors->warning[0] == 0) (*info->err->format_message)(info, errors->warning);
}

static inline void filmstrip_jpeg_silence(j_common_ptr info) { (void)info; }

// A small file may ask for thousands of passes over a large picture.
static inline void filmstrip_jpeg_watch(j_common_ptr info) {
  filmstrip_jpeg_progress *progress = (filmstrip_jpeg_progress *)info->progress;
  if (info->is_decompressor &&
      ((j_decompress_ptr)info)->input_scan_number > progress->scanLimit) {
    filmstrip_jpeg_errors *errors = (filmstrip_jpeg_errors *)info->err;
    strcpy(errors->message, "more passes than any picture needs");
    longjmp(errors->target, 1);
  }
}

static inline void filmstrip_jpeg_set_errors(filmstrip_jpeg_errors *errors, char *message) {
  jpeg_std_error(&errors->base);
  errors->base.error_exit = filmstrip_jpeg_fail;
  errors->base.emit_message = filmstrip_jpeg_warn;
  errors->base.output_message = filmstrip_jpeg_silence;
  errors->message = message;
  errors->warning = NULL;
  message[0] = 0;
}

static inline uint8_t filmstrip_jpeg_product(unsigned a, unsigned b) {
  return (uint8_t)((2 * a * b + 255) / 510);
}

// Reads the header and, when `pixels` is not NULL, the whole image as opaque BGRA rows of `stride`
// bytes. Samples are not colour-managed. Inks become light as (1 - ink)(1 - black).
static inline int filmstrip_jpeg_read(const uint8_t *bytes, size_t count,
                                      filmstrip_jpeg_header *header, uint8_t *pixels,
                                      size_t stride, char *message) {
  struct jpeg_decompress_struct info;
  filmstrip_jpeg_errors errors;
  filmstrip_jpeg_progress progress;
  filmstrip_jpeg_set_errors(&errors, message);
  if (header->toleratesDamage) errors.warning = header->warning;
  memset(&info, 0, sizeof(info));
  memset(&progress, 0, sizeof(progress));
  info.err = &errors.base;
  if (setjmp(errors.target)) {
    jpeg_destroy_decompress(&info);
    return 1;
  }
  jpeg_create_decompress(&info);
  progress.base.progress_monitor = filmstrip_jpeg_watch;
  progress.scanLimit = header->scanLimit;
  info.progress = &progress.base;
  jpeg_mem_src(&info, bytes, (unsigned long)count);
  jpeg_read_header(&info, TRUE);
  header->width = info.image_width;
  header->height = info.image_height;
  header->components = info.num_components;
  if (pixels != NULL) {
    int isInk = info.jpeg_color_space == JCS_CMYK || info.jpeg_color_space == JCS_YCCK;
    // Adobe's programs, and after them all others, store inks upside down.
    int isInverted = info.saw_Adobe_marker;
    info.out_color_space = isInk ? JCS_CMYK : JCS_EXT_BGRA;
    jpeg_start_decompress(&info);
    while (info.output_scanline < info.output_height) {
      uint8_t *row = pixels + (size_t)info.output_scanline * stride;
      JSAMPROW rows[1] = {row};
      jpeg_read_scanlines(&info, rows, 1);
      if (!isInk) continue;
      for (size_t x = 0; x < info.output_width; x++) {
        uint8_t *p = row + 4 * x;
        unsigned c = p[0], m = p[1], y = p[2], k = p[3];
        if (!isInverted) c = 255 - c, m = 255 - m, y = 255 - y, k = 255 - k;
        p[0] = filmstrip_jpeg_product(y, k);
        p[1] = filmstrip_jpeg_product(m, k);
        p[2] = filmstrip_jpeg_product(c, k);
        p[3] = 255;
      }
    }
    jpeg_finish_decompress(&info);
  }
  jpeg_destroy_decompress(&info);
  return 0;
}

// Writes opaque BGRA rows of `stride` bytes; the caller frees `*result`.
static inline int filmstrip_jpeg_write(const uint8_t *pixels, uint32_t width, uint32_t height,
                                       size_t stride, int quality, uint8_t **result,
                                       unsigned long *count, char *message) {
  struct jpeg_compress_struct info;
  filmstrip_jpeg_errors errors;
  filmstrip_jpeg_set_errors(&errors, message);
  memset(&info, 0, sizeof(info));
  info.err = &errors.base;
  *result = NULL;
  *count = 0;
  if (setjmp(errors.target)) {
    jpeg_destroy_compress(&info);
    free(*result);
    *result = NULL;
    return 1;
  }
  jpeg_create_compress(&info);
  jpeg_mem_dest(&info, result, count);
  info.image_width = width;
  info.image_height = height;
  info.input_components = 4;
  info.in_color_space = JCS_EXT_BGRX;
  jpeg_set_defaults(&info);
  jpeg_set_quality(&info, quality, TRUE);
  jpeg_start_compress(&info, TRUE);
  while (info.next_scanline < info.image_height) {
    JSAMPROW rows[1] = {(JSAMPROW)(pixels + (size_t)info.next_scanline * stride)};
    jpeg_write_scanlines(&info, rows, 1);
  }
  jpeg_finish_compress(&info);
  jpeg_destroy_compress(&info);
  return 0;
}
