// SPDX-License-Identifier: MIT
// giflib: writing of animated GIF files.
//
// giflib writes through a call that cannot say which error the system had. Here it writes into memory, which
// the caller takes after each frame and puts into a file itself.
#pragma once
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <gif_lib.h>

typedef struct {
  GifFileType *file;
  uint8_t *bytes;  // written and not taken yet
  size_t count;
  size_t capacity;
} filmstrip_gif;

static inline int filmstrip_gif_keep(GifFileType *file, const GifByteType *bytes, int count) {
  filmstrip_gif *gif = (filmstrip_gif *)file->UserData;
  size_t needed = gif->count + (size_t)count;
  if (needed > gif->capacity) {
    size_t capacity = gif->capacity * 2 > needed ? gif->capacity * 2 : needed + 65536;
    uint8_t *grown = (uint8_t *)realloc(gif->bytes, capacity);
    if (grown == NULL) return 0;
    gif->bytes = grown;
    gif->capacity = capacity;
  }
  memcpy(gif->bytes + gif->count, bytes, (size_t)count);
  gif->count = needed;
  return count;
}

// Begins a file with a palette of `colors` red, green and blue bytes, a power of two from 2 to 256 of them.
// `repeats` is how often the animation is shown again after the first time: 0 for without end, -1 for not at
// all. Returns NULL where there is no memory.
static inline filmstrip_gif *filmstrip_gif_open(int width, int height, const uint8_t *palette,
                                                int colors, int repeats, const char *comment) {
  filmstrip_gif *gif = (filmstrip_gif *)calloc(1, sizeof(filmstrip_gif));
  if (gif == NULL) return NULL;
  int error = 0;
  gif->file = EGifOpen(gif, filmstrip_gif_keep, &error);
  ColorMapObject *map = GifMakeMapObject(colors, NULL);
  int isWritten = gif->file != NULL && map != NULL;
  if (isWritten) {
    for (int i = 0; i < colors; i++) {
      map->Colors[i].Red = palette[3 * i];
      map->Colors[i].Green = palette[3 * i + 1];
      map->Colors[i].Blue = palette[3 * i + 2];
    }
    EGifSetGifVersion(gif->file, true);
    isWritten = EGifPutScreenDesc(gif->file, width, height, 8, 0, map) == GIF_OK;
  }
  if (isWritten && repeats >= 0) {
    unsigned char loop[3] = {1, (unsigned char)(repeats & 0xff), (unsigned char)(repeats >> 8)};
    isWritten = EGifPutExtensionLeader(gif->file, APPLICATION_EXT_FUNC_CODE) == GIF_OK &&
                EGifPutExtensionBlock(gif->file, 11, "NETSCAPE2.0") == GIF_OK &&
                EGifPutExtensionBlock(gif->file, 3, loop) == GIF_OK &&
                EGifPutExtensionTrailer(gif->file) == GIF_OK;
  }
  if (isWritten) isWritten = EGifPutComment(gif->file, comment) == GIF_OK;
  if (map != NULL) GifFreeMapObject(map);
  if (isWritten) return gif;
  if (gif->file != NULL) EGifCloseFile(gif->file, &error);
  free(gif->bytes);
  free(gif);
  return NULL;
}

// Compresses indices of a palette of `colors`, and returns their blocks with their lengths before them, without the
// empty one that ends them; NULL where there is no memory. What is not in the palette's range becomes so in `indices`.
// The caller frees `kept`.
static inline const uint8_t *filmstrip_gif_compress(uint8_t *indices, int width, int height,
                                                    int colors, uint8_t **kept, size_t *count) {
  filmstrip_gif gif = {0};
  int error = 0;
  gif.file = EGifOpen(&gif, filmstrip_gif_keep, &error);
  ColorMapObject *map = GifMakeMapObject(colors, NULL);
  int isWritten = gif.file != NULL && map != NULL &&
                  EGifPutScreenDesc(gif.file, width, height, 8, 0, map) == GIF_OK &&
                  EGifPutImageDesc(gif.file, 0, 0, width, height, false, NULL) == GIF_OK;
  // A file of its own, of which all but the pixels is left out: before them is the number of bits, after the last
  // ones the empty block.
  size_t start = gif.count;
  isWritten = isWritten && EGifPutLine(gif.file, indices, width * height) == GIF_OK;
  size_t end = gif.count;
  if (map != NULL) GifFreeMapObject(map);
  if (gif.file != NULL) EGifCloseFile(gif.file, &error);
  *kept = gif.bytes;
  *count = isWritten ? end - start - 1 : 0;
  return isWritten ? gif.bytes + start : NULL;
}

// Appends a frame of compressed indices: blocks with their lengths before them, `blockBytes` bytes in all.
// `transparent` is an index, or -1; `delay` counts hundredths of a second. Returns 1, or 0 where there is no
// memory.
static inline int filmstrip_gif_append(filmstrip_gif *gif, int x, int y, int width, int height,
                                       const uint8_t *blocks, size_t blockBytes, int delay,
                                       int disposal, int transparent) {
  GraphicsControlBlock control = {disposal, false, delay, transparent};
  GifByteType extension[4];
  size_t count = EGifGCBToExtension(&control, extension);
  if (EGifPutExtension(gif->file, GRAPHICS_EXT_FUNC_CODE, (int)count, extension) != GIF_OK ||
      EGifPutImageDesc(gif->file, x, y, width, height, false, NULL) != GIF_OK) {
    return 0;
  }
  // The descriptor is followed by the number of bits already.
  for (size_t place = 0; place < blockBytes; place += (size_t)blocks[place] + 1) {
    if (EGifPutCodeNext(gif->file, blocks + place) != GIF_OK) return 0;
  }
  return EGifPutCodeNext(gif->file, NULL) == GIF_OK;
}

// Writes the end; returns 1, or 0 where there is no memory. The bytes stay until filmstrip_gif_free.
static inline int filmstrip_gif_finish(filmstrip_gif *gif) {
  int error = 0;
  int isWritten = EGifCloseFile(gif->file, &error) == GIF_OK;
  gif->file = NULL;
  return isWritten;
}

static inline void filmstrip_gif_free(filmstrip_gif *gif) {
  int error = 0;
  if (gif->file != NULL) EGifCloseFile(gif->file, &error);
  free(gif->bytes);
  free(gif);
}
