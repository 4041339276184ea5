// SPDX-License-Identifier: MIT
// SwiftPM embeds a file as an array with a literal for each byte, which the compiler checks one by one; `#embed` copies
// the bytes. The compiler notes the files, so that a change of one compiles this again.
#include "CEmbeddedFiles.h"
#include <string.h>

// C23 has #embed; Swift's clang knows it in every version of C, and warns.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char Preview_Page_page_html[] = {
#embed "../Preview/Page/page.html"
};
static const unsigned char Preview_Page_style_css[] = {
#embed "../Preview/Page/style.css"
};
static const unsigned char Preview_Page_geometry_js[] = {
#embed "../Preview/Page/geometry.js"
};
static const unsigned char Preview_Page_cuts_js[] = {
#embed "../Preview/Page/cuts.js"
};
static const unsigned char Preview_Page_recording_js[] = {
#embed "../Preview/Page/recording.js"
};
static const unsigned char Preview_Page_format_js[] = {
#embed "../Preview/Page/format.js"
};
static const unsigned char Preview_Page_state_js[] = {
#embed "../Preview/Page/state.js"
};
static const unsigned char Preview_Page_controls_js[] = {
#embed "../Preview/Page/controls.js"
};
static const unsigned char Preview_Page_picture_js[] = {
#embed "../Preview/Page/picture.js"
};
static const unsigned char Preview_Page_plane_js[] = {
#embed "../Preview/Page/plane.js"
};
static const unsigned char Preview_Page_exploded_js[] = {
#embed "../Preview/Page/exploded.js"
};
static const unsigned char Preview_Page_lanes_js[] = {
#embed "../Preview/Page/lanes.js"
};
static const unsigned char Preview_Page_tree_js[] = {
#embed "../Preview/Page/tree.js"
};
static const unsigned char Preview_Page_inspector_js[] = {
#embed "../Preview/Page/inspector.js"
};
static const unsigned char Preview_Page_tables_js[] = {
#embed "../Preview/Page/tables.js"
};
static const unsigned char Preview_Page_transport_js[] = {
#embed "../Preview/Page/transport.js"
};
static const unsigned char Preview_Page_app_js[] = {
#embed "../Preview/Page/app.js"
};
static const unsigned char Reports_Page_index_html[] = {
#embed "../Reports/Page/index.html"
};
static const unsigned char Reports_Page_report_css[] = {
#embed "../Reports/Page/report.css"
};
static const unsigned char Reports_Page_cases_js[] = {
#embed "../Reports/Page/cases.js"
};
static const unsigned char Reports_Page_list_js[] = {
#embed "../Reports/Page/list.js"
};
static const unsigned char Reports_Page_heat_js[] = {
#embed "../Reports/Page/heat.js"
};
static const unsigned char Reports_Page_compared_js[] = {
#embed "../Reports/Page/compared.js"
};
static const unsigned char Reports_Page_case_js[] = {
#embed "../Reports/Page/case.js"
};
static const unsigned char Reports_Page_report_js[] = {
#embed "../Reports/Page/report.js"
};

#define FILE_AT(path, array) {path, array, sizeof array}

static const filmstrip_embedded_file files[] = {
    FILE_AT("Preview/Page/page.html", Preview_Page_page_html),
    FILE_AT("Preview/Page/style.css", Preview_Page_style_css),
    FILE_AT("Preview/Page/geometry.js", Preview_Page_geometry_js),
    FILE_AT("Preview/Page/cuts.js", Preview_Page_cuts_js),
    FILE_AT("Preview/Page/recording.js", Preview_Page_recording_js),
    FILE_AT("Preview/Page/format.js", Preview_Page_format_js),
    FILE_AT("Preview/Page/state.js", Preview_Page_state_js),
    FILE_AT("Preview/Page/controls.js", Preview_Page_controls_js),
    FILE_AT("Preview/Page/picture.js", Preview_Page_picture_js),
    FILE_AT("Preview/Page/plane.js", Preview_Page_plane_js),
    FILE_AT("Preview/Page/exploded.js", Preview_Page_exploded_js),
    FILE_AT("Preview/Page/lanes.js", Preview_Page_lanes_js),
    FILE_AT("Preview/Page/tree.js", Preview_Page_tree_js),
    FILE_AT("Preview/Page/inspector.js", Preview_Page_inspector_js),
    FILE_AT("Preview/Page/tables.js", Preview_Page_tables_js),
    FILE_AT("Preview/Page/transport.js", Preview_Page_transport_js),
    FILE_AT("Preview/Page/app.js", Preview_Page_app_js),
    FILE_AT("Reports/Page/index.html", Reports_Page_index_html),
    FILE_AT("Reports/Page/report.css", Reports_Page_report_css),
    FILE_AT("Reports/Page/cases.js", Reports_Page_cases_js),
    FILE_AT("Reports/Page/list.js", Reports_Page_list_js),
    FILE_AT("Reports/Page/heat.js", Reports_Page_heat_js),
    FILE_AT("Reports/Page/compared.js", Reports_Page_compared_js),
    FILE_AT("Reports/Page/case.js", Reports_Page_case_js),
    FILE_AT("Reports/Page/report.js", Reports_Page_report_js),
};

filmstrip_embedded_file filmstrip_find_embedded_file(const char *path) {
  for (unsigned long i = 0; i < sizeof files / sizeof files[0]; i++)
    if (strcmp(files[i].path, path) == 0) return files[i];
  filmstrip_embedded_file none = {path, 0, 0};
  return none;
}
