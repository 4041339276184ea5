// SPDX-License-Identifier: MIT
#include "CFilmstripSVG.h"

#include <dlfcn.h>
#include <stdio.h>
#include <string.h>

// What librsvg, GLib and Cairo declare of what is called here (their documented interfaces, which their library
// names promise).
typedef struct {
  uint32_t domain;
  int code;
  char *message;
} Error;
typedef struct {
  double x, y, width, height;
} Rectangle;
typedef struct {
  double length;
  int unit;
} Length;

static struct {
  void *(*new_from_data)(const uint8_t *, size_t, Error **);
  int (*size_in_pixels)(void *, double *, double *);
  void (*dimensions)(void *, int *, Length *, int *, Length *, int *, Rectangle *);
  int (*element_geometry)(void *, const char *, Rectangle *, Rectangle *, Error **);
  int (*draw_document)(void *, void *, const Rectangle *, Error **);
  int (*draw_element)(void *, void *, const char *, const Rectangle *, Error **);
  void (*unref)(void *);
  void (*free_error)(Error *);
  void *(*surface_new)(unsigned char *, int, int, int, int);
  void *(*context_new)(void *);
  int (*context_status)(void *);
  void (*context_free)(void *);
  void (*surface_finish)(void *);
  void (*surface_free)(void *);
  const unsigned *version[3];
} rsvg;

// The engine runs on one thread.
static int state;

int filmstrip_svg_is_available(void) {
  if (state) return state > 0;
  state = -1;
#if defined(__APPLE__)
  void *library = dlopen("librsvg-2.2.dylib", RTLD_NOW | RTLD_LOCAL);
#else
  void *library = dlopen("librsvg-2.so.2", RTLD_NOW | RTLD_LOCAL);
#endif
  if (!library) return 0;
  const struct {
    const char *name;
    void *place;
  } functions[] = {
      {"rsvg_handle_new_from_data", &rsvg.new_from_data},
      {"rsvg_handle_get_intrinsic_size_in_pixels", &rsvg.size_in_pixels},
      {"rsvg_handle_get_intrinsic_dimensions", &rsvg.dimensions},
      {"rsvg_handle_get_geometry_for_element", &rsvg.element_geometry},
      {"rsvg_handle_render_document", &rsvg.draw_document},
      {"rsvg_handle_render_element", &rsvg.draw_element},
      {"g_object_unref", &rsvg.unref},
      {"g_error_free", &rsvg.free_error},
      {"cairo_image_surface_create_for_data", &rsvg.surface_new},
      {"cairo_create", &rsvg.context_new},
      {"cairo_status", &rsvg.context_status},
      {"cairo_destroy", &rsvg.context_free},
      {"cairo_surface_finish", &rsvg.surface_finish},
      {"cairo_surface_destroy", &rsvg.surface_free},
  };
  for (size_t i = 0; i < sizeof functions / sizeof *functions; i++) {
    void *function = dlsym(library, functions[i].name);
    if (!function) return 0;
    memcpy(functions[i].place, &function, sizeof function);
  }
  const char *const parts[] = {"rsvg_major_version", "rsvg_minor_version", "rsvg_micro_version"};
  for (size_t i = 0; i < 3; i++) rsvg.version[i] = dlsym(library, parts[i]);
  state = 1;
  return 1;
}

int filmstrip_svg_version(char *version, size_t size) {
  const unsigned *const *part = rsvg.version;
  if (!filmstrip_svg_is_available() || !part[0] || !part[1] || !part[2]) return 0;
  snprintf(version, size, "%u.%u.%u", *part[0], *part[1], *part[2]);
  return 1;
}

static void explain(Error *error, const char *otherwise, char *reason, size_t size) {
  snprintf(reason, size, "%s", error && error->message ? error->message : otherwise);
  if (error) rsvg.free_error(error);
}

filmstrip_svg *filmstrip_svg_open(const void *bytes, size_t count, char *reason, size_t size) {
  Error *error = NULL;
  void *handle = rsvg.new_from_data(bytes, count, &error);
  if (!handle) explain(error, "it cannot be read", reason, size);
  return handle;
}

void filmstrip_svg_close(filmstrip_svg *svg) { rsvg.unref(svg); }

int filmstrip_svg_size(filmstrip_svg *svg, const char *element, double *width, double *height) {
  if (element) {
    Rectangle ink, logical;
    Error *error = NULL;
    if (!rsvg.element_geometry(svg, element, &ink, &logical, &error)) {
      if (error) rsvg.free_error(error);
      return 0;
    }
    *width = logical.width;
    *height = logical.height;
    return 1;
  }
  return rsvg.size_in_pixels(svg, width, height) || filmstrip_svg_box_size(svg, width, height);
}

int filmstrip_svg_box_size(filmstrip_svg *svg, double *width, double *height) {
  int has_width, has_height, has_box;
  Length w, h;
  Rectangle box;
  rsvg.dimensions(svg, &has_width, &w, &has_height, &h, &has_box, &box);
  if (!has_box) return 0;
  *width = box.width;
  *height = box.height;
  return 1;
}

int filmstrip_svg_draw(filmstrip_svg *svg, const char *element, void *pixels, int width, int height, char *reason,
                       size_t size) {
  // 0 is Cairo's format of 32 bits with alpha.
  void *surface = rsvg.surface_new(pixels, 0, width, height, width * 4);
  void *context = rsvg.context_new(surface);
  Rectangle all = {0, 0, width, height};
  Error *error = NULL;
  int drawn = element ? rsvg.draw_element(svg, context, element, &all, &error)
                      : rsvg.draw_document(svg, context, &all, &error);
  if (!drawn || rsvg.context_status(context)) {
    explain(error, "it cannot be drawn", reason, size);
    drawn = 0;
  }
  rsvg.context_free(context);
  rsvg.surface_finish(surface);
  rsvg.surface_free(surface);
  return drawn;
}
