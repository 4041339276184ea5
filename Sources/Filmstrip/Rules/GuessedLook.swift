// SPDX-License-Identifier: MIT

extension Rule {
  /// A color, a font, a text or a picture stands for one that is not there.
  public static let guessedLook = Rule(
    id: "guessed-look", severity: .note,
    sentence:
      "a color, a font, a text or a picture of the application's is not there and is guessed",
    remedy: "list the folder of the code that has it, or fill in the stub")
}

extension Finding {
  /// The place, such as `line 12 of Screen.viewDidLoad()` or `Palette.dimmed`.
  static func guessedLook(_ name: String) -> Finding {
    Finding(
      rule: .guessedLook,
      message:
        "the look that \(name) gives is guessed: a size that depends on it may be another one",
      object: name)
  }
}
