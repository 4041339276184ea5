// SPDX-License-Identifier: MIT

extension Int {
  /// The number with a noun, whose plural ends in s: `1 frame`, `2 frames`.
  package func counting(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
