// SPDX-License-Identifier: MIT
// SwiftPM embeds a file as an array with a literal for each byte, which the compiler checks one by one; `#embed` copies
// the bytes. The compiler notes the files, so that a change of one compiles this again.
#include "CFilmstripPageFiles.h"
#include <string.h>

// C23 has #embed; Swift's clang knows it in every version of C, and warns.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char Preview_Page_page_html[] = {
#embed "../FilmstripPreview/Page/page.html"
};
static const unsigned char Preview_Page_style_css[] = {
#embed "../FilmstripPreview/Page/style.css"
};
static const unsigned char Preview_Page_geometry_js[] = {
#embed "../FilmstripPreview/Page/geometry.js"
};
static const unsigned char Preview_Page_cuts_js[] = {
#embed "../FilmstripPreview/Page/cuts.js"
};
static const unsigned char Preview_Page_recording_js[] = {
#embed "../FilmstripPreview/Page/recording.js"
};
static const unsigned char Preview_Page_format_js[] = {
#embed "../FilmstripPreview/Page/format.js"
};
static const unsigned char Preview_Page_state_js[] = {
#embed "../FilmstripPreview/Page/state.js"
};
static const unsigned char Preview_Page_controls_js[] = {
#embed "../FilmstripPreview/Page/controls.js"
};
static const unsigned char Preview_Page_picture_js[] = {
#embed "../FilmstripPreview/Page/picture.js"
};
static const unsigned char Preview_Page_plane_js[] = {
#embed "../FilmstripPreview/Page/plane.js"
};
static const unsigned char Preview_Page_exploded_js[] = {
#embed "../FilmstripPreview/Page/exploded.js"
};
static const unsigned char Preview_Page_lanes_js[] = {
#embed "../FilmstripPreview/Page/lanes.js"
};
static const unsigned char Preview_Page_tree_js[] = {
#embed "../FilmstripPreview/Page/tree.js"
};
static const unsigned char Preview_Page_inspector_js[] = {
#embed "../FilmstripPreview/Page/inspector.js"
};
static const unsigned char Preview_Page_tables_js[] = {
#embed "../FilmstripPreview/Page/tables.js"
};
static const unsigned char Preview_Page_transport_js[] = {
#embed "../FilmstripPreview/Page/transport.js"
};
static const unsigned char Preview_Page_app_js[] = {
#embed "../FilmstripPreview/Page/app.js"
};
static const unsigned char Reports_Page_index_html[] = {
#embed "../FilmstripReports/Page/index.html"
};
static const unsigned char Reports_Page_report_css[] = {
#embed "../FilmstripReports/Page/report.css"
};
static const unsigned char Reports_Page_cases_js[] = {
#embed "../FilmstripReports/Page/cases.js"
};
static const unsigned char Reports_Page_list_js[] = {
#embed "../FilmstripReports/Page/list.js"
};
static const unsigned char Reports_Page_heat_js[] = {
#embed "../FilmstripReports/Page/heat.js"
};
static const unsigned char Reports_Page_compared_js[] = {
#embed "../FilmstripReports/Page/compared.js"
};
static const unsigned char Reports_Page_case_js[] = {
#embed "../FilmstripReports/Page/case.js"
};
static const unsigned char Reports_Page_report_js[] = {
#embed "../FilmstripReports/Page/report.js"
};

#define FILE_AT(path, array) {path, array, sizeof array}

static const filmstrip_page_file files[] = {
    FILE_AT("FilmstripPreview/Page/page.html", Preview_Page_page_html),
    FILE_AT("FilmstripPreview/Page/style.css", Preview_Page_style_css),
    FILE_AT("FilmstripPreview/Page/geometry.js", Preview_Page_geometry_js),
    FILE_AT("FilmstripPreview/Page/cuts.js", Preview_Page_cuts_js),
    FILE_AT("FilmstripPreview/Page/recording.js", Preview_Page_recording_js),
    FILE_AT("FilmstripPreview/Page/format.js", Preview_Page_format_js),
    FILE_AT("FilmstripPreview/Page/state.js", Preview_Page_state_js),
    FILE_AT("FilmstripPreview/Page/controls.js", Preview_Page_controls_js),
    FILE_AT("FilmstripPreview/Page/picture.js", Preview_Page_picture_js),
    FILE_AT("FilmstripPreview/Page/plane.js", Preview_Page_plane_js),
    FILE_AT("FilmstripPreview/Page/exploded.js", Preview_Page_exploded_js),
    FILE_AT("FilmstripPreview/Page/lanes.js", Preview_Page_lanes_js),
    FILE_AT("FilmstripPreview/Page/tree.js", Preview_Page_tree_js),
    FILE_AT("FilmstripPreview/Page/inspector.js", Preview_Page_inspector_js),
    FILE_AT("FilmstripPreview/Page/tables.js", Preview_Page_tables_js),
    FILE_AT("FilmstripPreview/Page/transport.js", Preview_Page_transport_js),
    FILE_AT("FilmstripPreview/Page/app.js", Preview_Page_app_js),
    FILE_AT("FilmstripReports/Page/index.html", Reports_Page_index_html),
    FILE_AT("FilmstripReports/Page/report.css", Reports_Page_report_css),
    FILE_AT("FilmstripReports/Page/cases.js", Reports_Page_cases_js),
    FILE_AT("FilmstripReports/Page/list.js", Reports_Page_list_js),
    FILE_AT("FilmstripReports/Page/heat.js", Reports_Page_heat_js),
    FILE_AT("FilmstripReports/Page/compared.js", Reports_Page_compared_js),
    FILE_AT("FilmstripReports/Page/case.js", Reports_Page_case_js),
    FILE_AT("FilmstripReports/Page/report.js", Reports_Page_report_js),
};

filmstrip_page_file filmstrip_find_page_file(const char *path) {
  for (unsigned long i = 0; i < sizeof files / sizeof files[0]; i++)
    if (strcmp(files[i].path, path) == 0) return files[i];
  filmstrip_page_file none = {path, 0, 0};
  return none;
}
