// SPDX-License-Identifier: MIT
// libwebp and libwebpmux: writing of animated WebP files.
#pragma once
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <webp/encode.h>
#include <webp/mux.h>

#define FILMSTRIP_WEBP_MESSAGE 256

typedef struct {
  WebPAnimEncoder *encoder;
  WebPConfig config;
  int width;
  int height;
} filmstrip_webp;

static inline void filmstrip_webp_free(filmstrip_webp *webp) {
  if (webp->encoder != NULL) WebPAnimEncoderDelete(webp->encoder);
  free(webp);
}

static inline void filmstrip_webp_say(char *message, const char *text) {
  strncpy(message, text, FILMSTRIP_WEBP_MESSAGE - 1);
  message[FILMSTRIP_WEBP_MESSAGE - 1] = 0;
}

// Begins a file. `plays` is how often the animation is shown, 0 for without end; `background` is 0xaarrggbb.
// `quality` from 0 to 100 is how much is kept, or for lossless pictures how hard they are compressed.
// Returns NULL where libwebp refuses, with its message where it has one.
static inline filmstrip_webp *filmstrip_webp_open(int width, int height, int plays,
                                                  uint32_t background, int isLossless,
                                                  float quality, int method, char *message) {
  filmstrip_webp *webp = (filmstrip_webp *)calloc(1, sizeof(filmstrip_webp));
  filmstrip_webp_say(message, "out of memory");
  if (webp == NULL) return NULL;
  WebPAnimEncoderOptions options;
  if (!WebPAnimEncoderOptionsInit(&options) || !WebPConfigInit(&webp->config)) {
    filmstrip_webp_say(message, "libwebp is another version than the one this was built with");
    filmstrip_webp_free(webp);
    return NULL;
  }
  options.anim_params.loop_count = plays;
  options.anim_params.bgcolor = background;
  webp->config.lossless = isLossless;
  webp->config.quality = quality;
  webp->config.method = method;
  // Colours under transparent pixels show nowhere, so that they may be what compresses best.
  webp->config.exact = 0;
  webp->width = width;
  webp->height = height;
  if (!WebPValidateConfig(&webp->config)) {
    filmstrip_webp_say(message, "libwebp refuses the quality");
    filmstrip_webp_free(webp);
    return NULL;
  }
  webp->encoder = WebPAnimEncoderNew(width, height, &options);
  if (webp->encoder != NULL) return webp;
  filmstrip_webp_say(message, "libwebp refuses the size");
  filmstrip_webp_free(webp);
  return NULL;
}

// Appends a picture of 0xaarrggbb pixels, not premultiplied, which is shown from a number of milliseconds on;
// NULL only says when the last one ends. Returns 1, or 0 with libwebp's message.
static inline int filmstrip_webp_append(filmstrip_webp *webp, uint32_t *pixels, int timestamp,
                                        char *message) {
  int isTaken;
  if (pixels == NULL) {
    isTaken = WebPAnimEncoderAdd(webp->encoder, NULL, timestamp, NULL);
  } else {
    WebPPicture picture;
    if (!WebPPictureInit(&picture)) return 0;
    picture.use_argb = 1;
    picture.width = webp->width;
    picture.height = webp->height;
    picture.argb = pixels;
    picture.argb_stride = webp->width;
    isTaken = WebPAnimEncoderAdd(webp->encoder, &picture, timestamp, &webp->config);
    // The pixels are the caller's: this only frees what libwebp has added.
    WebPPictureFree(&picture);
  }
  if (!isTaken) filmstrip_webp_say(message, WebPAnimEncoderGetError(webp->encoder));
  return isTaken;
}

// Makes the file with a chunk of XMP in it; the caller frees `*bytes`. Returns 1, or 0 with a message.
static inline int filmstrip_webp_finish(filmstrip_webp *webp, const char *xmp, uint8_t **bytes,
                                        size_t *count, char *message) {
  WebPData plain, described, text;
  WebPDataInit(&plain);
  WebPDataInit(&described);
  if (!WebPAnimEncoderAssemble(webp->encoder, &plain)) {
    filmstrip_webp_say(message, WebPAnimEncoderGetError(webp->encoder));
    return 0;
  }
  text.bytes = (const uint8_t *)xmp;
  text.size = strlen(xmp);
  WebPMux *mux = WebPMuxCreate(&plain, 0);
  int isMade = mux != NULL && WebPMuxSetChunk(mux, "XMP ", &text, 0) == WEBP_MUX_OK &&
               WebPMuxAssemble(mux, &described) == WEBP_MUX_OK;
  if (mux != NULL) WebPMuxDelete(mux);
  WebPDataClear(&plain);
  if (!isMade) {
    WebPDataClear(&described);
    filmstrip_webp_say(message, "libwebp could not put the file together");
    return 0;
  }
  *bytes = (uint8_t *)described.bytes;
  *count = described.size;
  return 1;
}
