// SPDX-License-Identifier: MIT
#include "HeapUse.h"

// Which C library this is, is known only after one of its headers.
#include <stdlib.h>

#if defined(__GLIBC__)
#include <malloc.h>
#endif

size_t filmstrip_bytes_in_use(void) {
#if defined(__GLIBC__)
  struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
#else
  return 0;
#endif
}
