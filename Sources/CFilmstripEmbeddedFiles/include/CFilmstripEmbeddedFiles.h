// SPDX-License-Identifier: MIT
// Files of Sources that are part of the program: drawings of symbols.
#pragma once

typedef struct {
  // The path below Sources.
  const char *path;
  const unsigned char *bytes;
  unsigned long count;
} filmstrip_embedded_file;

// The drawings of symbols (Scripts/make-symbols).
filmstrip_embedded_file filmstrip_symbols(void);
