// SPDX-License-Identifier: MIT
// Pango shapes text, fontconfig finds the font, FreeType gives the outlines; all for TextLayout.
#pragma once
#include <fontconfig/fontconfig.h>
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H
#include <pango/pango.h>
#include <pango/pangofc-font.h>
#include <pango/pangofc-fontmap.h>
#include <pango/pangoft2.h>

// GObject casts and releases are macros, which Swift does not import.
static inline void filmstrip_pango_unref(void *object) { g_object_unref(object); }
static inline PangoFcFontMap *filmstrip_pango_fc_font_map(PangoFontMap *map) {
  return (PangoFcFontMap *)map;
}
static inline FcPattern *filmstrip_pango_pattern(PangoFont *font) {
  return PANGO_IS_FC_FONT(font) ? pango_fc_font_get_pattern((PangoFcFont *)font) : NULL;
}
