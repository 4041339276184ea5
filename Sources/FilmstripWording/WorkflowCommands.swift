// SPDX-License-Identifier: MIT

/// Commands that services for continuous integration take from what a program prints, such as `::error::` and
/// `##[error]` at GitHub, and `##vso[…]` at Azure.
package enum WorkflowCommands {
  /// Whether the service that runs a program reads such commands, by the program's variables.
  package static func areRead(in environment: [String: String]) -> Bool {
    environment["GITHUB_ACTIONS"] == "true" || environment["TF_BUILD"]?.isEmpty == false
  }

  /// A text, of one line or several, in which no line is or has a command.
  ///
  /// For text in which there may be words of others, such as the name of a layer. A character of what would be a
  /// command is spelled as in a Swift literal.
  package static func removed(from text: String) -> String {
    guard text.contains("##") || text.contains("::") else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      // Those of the first kind count anywhere in a line, those of the second at its start.
      let line = line.replacing("##[", with: #"##\u{5B}"#).replacing(
        "##vso[", with: #"##vso\u{5B}"#)
      let start = line.drop { $0.isWhitespace }
      return start.hasPrefix("::")
        ? line.prefix(upTo: start.startIndex) + #"\u{3A}"# + start.dropFirst() : line
    }.joined(separator: "\n")
  }
}
