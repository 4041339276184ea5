// SPDX-License-Identifier: MIT
// How much memory the process has from the allocator.
#pragma once
#include <stddef.h>

// The bytes of all allocations that have not been freed, or 0 where the system does not say.
size_t filmstrip_bytes_in_use(void);
