// SPDX-License-Identifier: MIT
// Little CMS: colours of a profile as those of sRGB.
#pragma once
#include <stddef.h>
#include <stdint.h>

#include <lcms2.h>

// What converts 8-bit BGRA pixels, not premultiplied, of a profile into those of sRGB; NULL where the bytes are no
// profile of RGB colours. Colours outside of sRGB become the nearest on its surface, channel by channel: relative
// colorimetric, as both white points become white.
static inline void *filmstrip_lcms_open(const void *bytes, size_t count) {
  if (count > UINT32_MAX) return NULL;
  // Messages about damaged profiles go nowhere without a handler.
  cmsHPROFILE profile = cmsOpenProfileFromMem(bytes, (cmsUInt32Number)count);
  if (profile == NULL) return NULL;
  cmsHTRANSFORM transform = NULL;
  if (cmsGetColorSpace(profile) == cmsSigRgbData) {
    cmsHPROFILE standard = cmsCreate_sRGBProfile();
    if (standard != NULL) {
      transform = cmsCreateTransform(profile, TYPE_BGRA_8, standard, TYPE_BGRA_8,
                                     INTENT_RELATIVE_COLORIMETRIC, cmsFLAGS_COPY_ALPHA);
      cmsCloseProfile(standard);
    }
  }
  cmsCloseProfile(profile);
  return transform;
}

static inline void filmstrip_lcms_convert(void *transform, const void *from, void *to, size_t count) {
  cmsDoTransform(transform, from, to, (cmsUInt32Number)count);
}

static inline void filmstrip_lcms_close(void *transform) { cmsDeleteTransform(transform); }
