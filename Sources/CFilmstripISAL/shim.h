// SPDX-License-Identifier: MIT
// ISA-L: the fastest zlib compression for Imaging, at the price of somewhat larger files, and
// decompression in parts.
#pragma once
#include <isa-l/igzip_lib.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

// One stream at ISA-L's level 1, and the memory that level works in.
//
// Swift sees it as `void *` only. An array of C is a tuple in Swift, and for the tuples of thousands of
// elements in ISA-L's structures the compiler would write 200 kB of code that nothing calls.
typedef struct {
  struct isal_zstream stream;
  uint8_t scratch[ISAL_DEF_LVL1_LARGE];
} filmstrip_isal_encoder;

static inline void *filmstrip_isal_create(void) {
  return calloc(1, sizeof(filmstrip_isal_encoder));
}

// Room that the stream of `count` bytes may need: stored blocks of at most 65535 bytes with 5 bytes
// of header each, the block of the first bytes, and the zlib header and checksum.
static inline size_t filmstrip_isal_bound(size_t count) {
  return count + (count / 65535 + 1) * 5 + 1024;
}

static inline void filmstrip_isal_begin(void *memory, uint8_t *target, uint32_t capacity) {
  filmstrip_isal_encoder *encoder = (filmstrip_isal_encoder *)memory;
  isal_deflate_init(&encoder->stream);
  encoder->stream.level = 1;
  encoder->stream.level_buf = encoder->scratch;
  encoder->stream.level_buf_size = sizeof(encoder->scratch);
  // The frame around it, a zlib head and a checksum, is written by the caller: libdeflate makes the checksum
  // in a third of the time.
  encoder->stream.gzip_flag = IGZIP_DEFLATE;
  encoder->stream.flush = NO_FLUSH;
  encoder->stream.next_out = target;
  encoder->stream.avail_out = capacity;
}

// How many bytes a stream begins with that are compressed on their own: see filmstrip_isal_append.
enum { filmstrip_isal_head = 8 };

// Compresses the next part of the input; returns the size of the stream so far, or 0 when it does
// not fit its target.
//
// ISA-L's x86-64 code (igzip_icf_body_h1_gr_bt.asm, write_first_byte, in 2.30) enters the third
// byte of a stream in its table of matches under a hash of a register that still holds the address
// of the encoder, not input. Addresses are random, so from run to run that entry was found at other
// places or not at all, and about one frame in 300 came out in other bytes. The code for the end of
// the input hashes rightly, and does all the work on 4 to 16 bytes that are flushed: so the first 8
// bytes are a block of their own, some 10 bytes long.
static inline size_t filmstrip_isal_append(void *memory, const uint8_t *bytes, uint32_t count,
                                           int isLast) {
  struct isal_zstream *stream = &((filmstrip_isal_encoder *)memory)->stream;
  if (stream->total_in == 0 && count > filmstrip_isal_head) {
    stream->next_in = (uint8_t *)bytes;
    stream->avail_in = filmstrip_isal_head;
    stream->end_of_stream = 0;
    stream->flush = SYNC_FLUSH;
    if (isal_deflate(stream) != COMP_OK || stream->avail_out == 0) return 0;
    stream->flush = NO_FLUSH;
    bytes += filmstrip_isal_head;
    count -= filmstrip_isal_head;
  }
  stream->next_in = (uint8_t *)bytes;
  stream->avail_in = count;
  stream->end_of_stream = isLast;
  do {
    if (isal_deflate(stream) != COMP_OK || stream->avail_out == 0) return 0;
  } while (stream->avail_in > 0 || (isLast && stream->internal_state.state != ZSTATE_END));
  return stream->total_out + 1;
}

// A zlib stream that is unpacked in parts, into memory of any size. Its checksum is checked.
static inline void *filmstrip_isal_unpacker_create(void) {
  struct inflate_state *state = (struct inflate_state *)malloc(sizeof(struct inflate_state));
  if (state == NULL) return NULL;
  isal_inflate_init(state);
  state->crc_flag = ISAL_ZLIB;
  state->avail_in = 0;
  return state;
}

// Passes the next part of the stream; what was passed before has to be used up.
static inline void filmstrip_isal_unpacker_pass(void *memory, const uint8_t *bytes,
                                                uint32_t count) {
  struct inflate_state *state = (struct inflate_state *)memory;
  state->next_in = (uint8_t *)bytes;
  state->avail_in = count;
}

// Writes at most `capacity` bytes and returns how many; −1 for a damaged stream. Fewer than asked for
// mean that the stream ends here or that its next part is needed.
static inline ptrdiff_t filmstrip_isal_unpacker_write(void *memory, uint8_t *target,
                                                      uint32_t capacity) {
  struct inflate_state *state = (struct inflate_state *)memory;
  state->next_out = target;
  state->avail_out = capacity;
  if (isal_inflate(state) != ISAL_DECOMP_OK) return -1;
  return (ptrdiff_t)(capacity - state->avail_out);
}

// Whether the stream has ended, with the right checksum.
static inline int filmstrip_isal_unpacker_has_ended(void *memory) {
  return ((struct inflate_state *)memory)->block_state == ISAL_BLOCK_FINISH;
}
