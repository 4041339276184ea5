// SPDX-License-Identifier: MIT
// Pango knows bidirectional text, scripts and where lines may break, HarfBuzz shapes, FreeType gives
// the outlines; all for TextLayout. Fonts are opened from memory or by path: fontconfig is not asked.
#pragma once
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H
#include FT_TRUETYPE_TABLES_H
#include <hb.h>
#include <hb-ot.h>
#include <pango/pango.h>
