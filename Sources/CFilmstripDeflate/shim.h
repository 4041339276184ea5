// SPDX-License-Identifier: MIT
// libdeflate: whole-buffer zlib compression and checksums for Imaging.
#pragma once
#include <libdeflate.h>
