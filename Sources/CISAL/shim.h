// SPDX-License-Identifier: MIT
// ISA-L: the fastest zlib compression for Imaging, at the price of somewhat larger files.
#pragma once
#include <isa-l/igzip_lib.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

// One zlib stream at ISA-L's level 1, and the memory that level works in.
typedef struct {
  struct isal_zstream stream;
  uint8_t scratch[ISAL_DEF_LVL1_LARGE];
} filmstrip_isal_encoder;

static inline filmstrip_isal_encoder *filmstrip_isal_create(void) {
  return (filmstrip_isal_encoder *)calloc(1, sizeof(filmstrip_isal_encoder));
}

// Room that the stream of `count` bytes may need: stored blocks of at most 65535 bytes with 5 bytes
// of header each, and the zlib header and checksum.
static inline size_t filmstrip_isal_bound(size_t count) {
  return count + (count / 65535 + 1) * 5 + 1024;
}

static inline void filmstrip_isal_begin(filmstrip_isal_encoder *encoder, uint8_t *target,
                                        uint32_t capacity) {
  isal_deflate_init(&encoder->stream);
  encoder->stream.level = 1;
  encoder->stream.level_buf = encoder->scratch;
  encoder->stream.level_buf_size = sizeof(encoder->scratch);
  encoder->stream.gzip_flag = IGZIP_ZLIB;
  encoder->stream.flush = NO_FLUSH;
  encoder->stream.next_out = target;
  encoder->stream.avail_out = capacity;
}

// Compresses the next part of the input; returns the size of the stream so far, or 0 when it does
// not fit its target.
static inline size_t filmstrip_isal_append(filmstrip_isal_encoder *encoder, const uint8_t *bytes,
                                           uint32_t count, int isLast) {
  struct isal_zstream *stream = &encoder->stream;
  stream->next_in = (uint8_t *)bytes;
  stream->avail_in = count;
  stream->end_of_stream = isLast;
  do {
    if (isal_deflate(stream) != COMP_OK || stream->avail_out == 0) return 0;
  } while (stream->avail_in > 0 || (isLast && stream->internal_state.state != ZSTATE_END));
  return stream->total_out + 1;
}
