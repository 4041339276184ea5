// SPDX-License-Identifier: MIT
// Drawing SVG with librsvg, which is looked for when the first file is drawn: nothing is linked against it, so that
// programs without such files need none of it.
#pragma once
#include <stddef.h>
#include <stdint.h>

// A file that librsvg has read.
typedef struct filmstrip_svg filmstrip_svg;

// Whether librsvg is there.
int filmstrip_svg_is_available(void);

// The version of librsvg, such as "2.54.7"; 0 where that is not known.
int filmstrip_svg_version(char *version, size_t size);

// Reads a file, which no other file is read for: NULL, and why in `reason`, if it cannot be.
filmstrip_svg *filmstrip_svg_open(const void *bytes, size_t count, char *reason, size_t size);
void filmstrip_svg_close(filmstrip_svg *svg);

// The size of a drawing in CSS pixels, or of the element of an id ("#…"); 0 if it has none.
int filmstrip_svg_size(filmstrip_svg *svg, const char *element, double *width, double *height);

// The size of a drawing's view box, which has no unit; 0 if it has none.
int filmstrip_svg_box_size(filmstrip_svg *svg, double *width, double *height);

// Draws over premultiplied pixels of 32 bits, so that the drawing fills them; 0, and why, if it cannot be.
int filmstrip_svg_draw(filmstrip_svg *svg, const char *element, void *pixels, int width, int height, char *reason,
                       size_t size);
