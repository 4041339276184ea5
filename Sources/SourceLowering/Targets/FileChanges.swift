// SPDX-License-Identifier: MIT

/// What becomes of one file: changes in its text, and what is appended below it.
struct FileChanges {
  /// Changes in the file's own lines.
  var edits = SourceEdits()
  /// Declarations below the file's own lines.
  var appended: [String] = []
  /// Modules that the file's own imports do not name.
  var imports: Set<String> = []
  /// What the file's author has to know.
  var problems: [LoweringProblem] = []
}
