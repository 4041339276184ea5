// SPDX-License-Identifier: MIT
// xxHash: 128-bit digests of contents for Imaging.
#pragma once
#include <xxhash.h>
