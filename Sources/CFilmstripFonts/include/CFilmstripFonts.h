// SPDX-License-Identifier: MIT
// Fonts that are part of the program (Scripts/make-fonts).
#pragma once

typedef struct {
  // The PostScript name, such as Inter-Medium.
  const char *name;
  // A file of WOFF 2.
  const unsigned char *bytes;
  unsigned long count;
  // What XXH3 of 128 bits makes of the bytes.
  unsigned long long high, low;
} filmstrip_font;

// The font of a name; its bytes are NULL where none of that name is embedded.
filmstrip_font filmstrip_find_font(const char *name);
