// SPDX-License-Identifier: MIT
// The values that a recording and its frames are made of.
@_exported public import FilmstripDiff
@_exported public import FilmstripDisplayList
@_exported public import FilmstripImaging
@_exported public import FilmstripSheets
@_exported public import FilmstripTimelines
