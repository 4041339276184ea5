// SPDX-License-Identifier: MIT
// Pages, their styles and scripts, as bytes of the program.
#pragma once

typedef struct {
  // The path below Sources.
  const char *path;
  const unsigned char *bytes;
  unsigned long count;
} filmstrip_page_file;

// The file of a path; its bytes are NULL where none of that path is embedded.
filmstrip_page_file filmstrip_find_page_file(const char *path);
