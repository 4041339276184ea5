// SPDX-License-Identifier: MIT
// Files of Sources that are part of the program: pages, their styles and scripts; drawings of symbols.
#pragma once

typedef struct {
  // The path below Sources.
  const char *path;
  const unsigned char *bytes;
  unsigned long count;
} filmstrip_embedded_file;

// The file of a path; its bytes are NULL where none of that path is embedded.
filmstrip_embedded_file filmstrip_find_embedded_file(const char *path);

// The drawings of symbols (Scripts/make-symbols).
filmstrip_embedded_file filmstrip_symbols(void);
