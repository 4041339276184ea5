// SPDX-License-Identifier: MIT
// A peer for Scripts/bench: the frames of the shadow push, without its shadow, drawn with Cairo and
// written one by one with cairo_surface_write_to_png.
//
// Usage: cairo-frames FROM.png TO.png FOLDER
#include <cairo.h>
#include <stdio.h>

// y of the ease-out curve (0, 0, 0.58, 1) at x, by bisection.
static double ease_out(double x) {
  double low = 0, high = 1;
  for (int i = 0; i < 60; i++) {
    double s = (low + high) / 2;
    if (3 * (1 - s) * s * s * 0.58 + s * s * s < x) low = s; else high = s;
  }
  return 3 * (1 - low) * low * low + low * low * low;
}

int main(int count, char **arguments) {
  if (count != 4) return 2;
  cairo_surface_t *from = cairo_image_surface_create_from_png(arguments[1]);
  cairo_surface_t *to = cairo_image_surface_create_from_png(arguments[2]);
  int width = cairo_image_surface_get_width(from), height = cairo_image_surface_get_height(from);
  cairo_surface_t *canvas = cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, height);
  for (int frame = 0; frame < 22; frame++) {
    double progress = ease_out(frame / 21.0);
    cairo_t *context = cairo_create(canvas);
    cairo_set_operator(context, CAIRO_OPERATOR_SOURCE);
    cairo_set_source_surface(context, from, (int)(-0.3 * width * progress), 0);
    cairo_paint(context);
    int x = (int)(width * (1 - progress));
    cairo_set_source_surface(context, to, x, 0);
    cairo_rectangle(context, x, 0, width - x, height);
    cairo_fill(context);
    cairo_destroy(context);
    char path[4096];
    snprintf(path, sizeof path, "%s/%04d.png", arguments[3], frame);
    if (cairo_surface_write_to_png(canvas, path) != CAIRO_STATUS_SUCCESS) return 1;
  }
  return 0;
}
