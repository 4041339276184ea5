// SPDX-License-Identifier: MIT
// The values that a recording and its frames are made of.
@_exported public import Diff
@_exported public import DisplayList
@_exported public import Figures
@_exported public import Imaging
@_exported public import Sheets
@_exported public import Timelines
