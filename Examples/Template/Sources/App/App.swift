// SPDX-License-Identifier: MIT
// The target's own file: a target has at least one. The app's files are those of ios-sources.txt.
