// SPDX-License-Identifier: MIT
// Written by Scripts/make-fonts.
#include "CFilmstripFonts.h"
#include <string.h>

// C23 has #embed; Swift's clang knows it in every version of C, and warns.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char Inter_Thin[] = {
#embed "Fonts/Inter-Thin.woff2"
};
static const unsigned char Inter_ThinItalic[] = {
#embed "Fonts/Inter-ThinItalic.woff2"
};
static const unsigned char Inter_ExtraLight[] = {
#embed "Fonts/Inter-ExtraLight.woff2"
};
static const unsigned char Inter_ExtraLightItalic[] = {
#embed "Fonts/Inter-ExtraLightItalic.woff2"
};
static const unsigned char Inter_Light[] = {
#embed "Fonts/Inter-Light.woff2"
};
static const unsigned char Inter_LightItalic[] = {
#embed "Fonts/Inter-LightItalic.woff2"
};
static const unsigned char Inter_Regular[] = {
#embed "Fonts/Inter-Regular.woff2"
};
static const unsigned char Inter_Italic[] = {
#embed "Fonts/Inter-Italic.woff2"
};
static const unsigned char Inter_Medium[] = {
#embed "Fonts/Inter-Medium.woff2"
};
static const unsigned char Inter_MediumItalic[] = {
#embed "Fonts/Inter-MediumItalic.woff2"
};
static const unsigned char Inter_SemiBold[] = {
#embed "Fonts/Inter-SemiBold.woff2"
};
static const unsigned char Inter_SemiBoldItalic[] = {
#embed "Fonts/Inter-SemiBoldItalic.woff2"
};
static const unsigned char Inter_Bold[] = {
#embed "Fonts/Inter-Bold.woff2"
};
static const unsigned char Inter_BoldItalic[] = {
#embed "Fonts/Inter-BoldItalic.woff2"
};
static const unsigned char Inter_ExtraBold[] = {
#embed "Fonts/Inter-ExtraBold.woff2"
};
static const unsigned char Inter_ExtraBoldItalic[] = {
#embed "Fonts/Inter-ExtraBoldItalic.woff2"
};
static const unsigned char Inter_Black[] = {
#embed "Fonts/Inter-Black.woff2"
};
static const unsigned char Inter_BlackItalic[] = {
#embed "Fonts/Inter-BlackItalic.woff2"
};
static const unsigned char DejaVuSans[] = {
#embed "Fonts/DejaVuSans.woff2"
};
static const unsigned char DejaVuSans_Bold[] = {
#embed "Fonts/DejaVuSans-Bold.woff2"
};
static const unsigned char DejaVuSansMono[] = {
#embed "Fonts/DejaVuSansMono.woff2"
};
static const unsigned char DejaVuSansMono_Bold[] = {
#embed "Fonts/DejaVuSansMono-Bold.woff2"
};
static const unsigned char DejaVuSerif[] = {
#embed "Fonts/DejaVuSerif.woff2"
};
static const unsigned char DejaVuSerif_Bold[] = {
#embed "Fonts/DejaVuSerif-Bold.woff2"
};

static const filmstrip_font fonts[] = {
  {"Inter-Thin", Inter_Thin, sizeof Inter_Thin, 0xd248d0bdc70c54e1, 0x31468b9325f56cc7},
  {"Inter-ThinItalic", Inter_ThinItalic, sizeof Inter_ThinItalic, 0x443b3202f047c0f6, 0xce402ab195873cba},
  {"Inter-ExtraLight", Inter_ExtraLight, sizeof Inter_ExtraLight, 0x0e37a9988ab9cd0a, 0x25775ece16d41ad1},
  {"Inter-ExtraLightItalic", Inter_ExtraLightItalic, sizeof Inter_ExtraLightItalic, 0x6fc9967442d86466, 0x7e94fd5b7d15a9b8},
  {"Inter-Light", Inter_Light, sizeof Inter_Light, 0xb93cca96ebc08d53, 0x345d2aab91ebcfb6},
  {"Inter-LightItalic", Inter_LightItalic, sizeof Inter_LightItalic, 0x3420e51c3bd125b7, 0x5d6731473c00d740},
  {"Inter-Regular", Inter_Regular, sizeof Inter_Regular, 0xa13b1c801587655b, 0x9e2ecbb5e8e033b5},
  {"Inter-Italic", Inter_Italic, sizeof Inter_Italic, 0x362b2362ece14844, 0xe24d924411107267},
  {"Inter-Medium", Inter_Medium, sizeof Inter_Medium, 0x90a8c3eec383e1fc, 0x3ef8702066e35322},
  {"Inter-MediumItalic", Inter_MediumItalic, sizeof Inter_MediumItalic, 0x2be7f512ac918c78, 0x787392ef1d92691c},
  {"Inter-SemiBold", Inter_SemiBold, sizeof Inter_SemiBold, 0xe830d2066837079c, 0xa81cee2b8a75e07d},
  {"Inter-SemiBoldItalic", Inter_SemiBoldItalic, sizeof Inter_SemiBoldItalic, 0x8e9ff8a4ed4ba1a9, 0xdac8b8c022d783e4},
  {"Inter-Bold", Inter_Bold, sizeof Inter_Bold, 0x23a43a09636d6cc7, 0x700a4dfd0a859e35},
  {"Inter-BoldItalic", Inter_BoldItalic, sizeof Inter_BoldItalic, 0x6149247eec01fb33, 0x999eb1fc15f852ea},
  {"Inter-ExtraBold", Inter_ExtraBold, sizeof Inter_ExtraBold, 0x81de5f209fcf5590, 0x34fa8811c3497656},
  {"Inter-ExtraBoldItalic", Inter_ExtraBoldItalic, sizeof Inter_ExtraBoldItalic, 0x93b5a07162bc7ad2, 0x328b9bc5338954ff},
  {"Inter-Black", Inter_Black, sizeof Inter_Black, 0xb828c7cf1b7b7569, 0x0261d2d3a19f3377},
  {"Inter-BlackItalic", Inter_BlackItalic, sizeof Inter_BlackItalic, 0xd8f9e0b56ff9bdf9, 0xe3370e0c936b9188},
  {"DejaVuSans", DejaVuSans, sizeof DejaVuSans, 0xdf7c7a0e25a39c48, 0x4fa6fb7f9f96311b},
  {"DejaVuSans-Bold", DejaVuSans_Bold, sizeof DejaVuSans_Bold, 0x33fdc98e182d6ca1, 0x42dc74897b103799},
  {"DejaVuSansMono", DejaVuSansMono, sizeof DejaVuSansMono, 0x361a8819fc906ee4, 0x4ad71c658c84ddf2},
  {"DejaVuSansMono-Bold", DejaVuSansMono_Bold, sizeof DejaVuSansMono_Bold, 0xc87e567ef39636e1, 0xec1544e27169d3c8},
  {"DejaVuSerif", DejaVuSerif, sizeof DejaVuSerif, 0x37bd61a7283f75f8, 0xfa7a20ae452afc10},
  {"DejaVuSerif-Bold", DejaVuSerif_Bold, sizeof DejaVuSerif_Bold, 0x70cdb7a9acf7b3b6, 0xfa24589e930d30f9},
};

filmstrip_font filmstrip_find_font(const char *name) {
  for (unsigned long index = 0; index < sizeof fonts / sizeof *fonts; index++)
    if (strcmp(fonts[index].name, name) == 0) return fonts[index];
  filmstrip_font none = {name, NULL, 0, 0, 0};
  return none;
}
