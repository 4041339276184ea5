// SPDX-License-Identifier: MIT
// Figures of recordings are figures.
@_exported public import FilmstripFigureDrawing
