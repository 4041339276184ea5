// SPDX-License-Identifier: MIT
// ISA-L: the fastest zlib compression for Imaging, at the price of somewhat larger files.
#pragma once
#include <isa-l/igzip_lib.h>
#include <stddef.h>
#include <stdint.h>

// Working memory that `filmstrip_isal_compress` needs.
static inline size_t filmstrip_isal_scratch_size(void) { return ISAL_DEF_LVL1_LARGE; }

// Room that the stream of `count` bytes may need: stored blocks of at most 65535 bytes with 5 bytes
// of header each, and the zlib header and checksum.
static inline size_t filmstrip_isal_bound(size_t count) {
  return count + (count / 65535 + 1) * 5 + 64;
}

// Compresses into one zlib stream at level 1; returns its size, or 0 when it does not fit.
static inline size_t filmstrip_isal_compress(const uint8_t *bytes, uint32_t count, uint8_t *target,
                                             uint32_t capacity, uint8_t *scratch) {
  struct isal_zstream stream;
  isal_deflate_stateless_init(&stream);
  stream.level = 1;
  stream.level_buf = scratch;
  stream.level_buf_size = ISAL_DEF_LVL1_LARGE;
  stream.gzip_flag = IGZIP_ZLIB;
  stream.end_of_stream = 1;
  stream.flush = NO_FLUSH;
  stream.next_in = (uint8_t *)bytes;
  stream.avail_in = count;
  stream.next_out = target;
  stream.avail_out = capacity;
  return isal_deflate_stateless(&stream) == COMP_OK ? stream.total_out : 0;
}
