// SPDX-License-Identifier: MIT
// Cairo: the 2-D rasterizer behind CairoRaster. Nothing else imports it.
#pragma once
#include <cairo.h>
#include <pixman.h>
