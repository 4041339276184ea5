// SPDX-License-Identifier: MIT

/// The ways of a case.
struct LintPlan: Codable {
  struct Way: Codable {
    /// Follows "when".
    let description: String
    /// What a person does to see it.
    let instruction: String
    /// The script of the touch that drives it, in JSON; nil where none does.
    let gesture: String?
    /// The options of `filmstrip render` that it needs beside a gesture; nil where `render` cannot go it.
    let renderOptions: [String]?
    /// Whether it leads back to where it began.
    let returns: Bool

    /// What is done before there are ways.
    static let setUp = Way(
      description: "it is set up", instruction: "set the transition up", gesture: nil,
      renderOptions: [], returns: false)
    /// What a way is compared with.
    static let withoutAnimation = Way(
      description: "it runs without animation", instruction: "start it with 'animated: false'",
      gesture: nil, renderOptions: nil, returns: false)
  }

  let ways: [Way]
  /// What is left out, a line each.
  let omissions: [String]
}
