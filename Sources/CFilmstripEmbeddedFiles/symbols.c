// SPDX-License-Identifier: MIT
#include "CFilmstripEmbeddedFiles.h"

// C23 has #embed; Swift's clang knows it in every version of C, and warns.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char symbols[] = {
#embed "Symbols/symbols.bin"
};

filmstrip_embedded_file filmstrip_symbols(void) {
  filmstrip_embedded_file file = {"CFilmstripEmbeddedFiles/Symbols/symbols.bin", symbols, sizeof symbols};
  return file;
}
