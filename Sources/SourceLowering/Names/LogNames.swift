// SPDX-License-Identifier: MIT

/// Names of what writes logs and counts events, by their words: nothing that is seen depends on it.
enum LogNames {
  private static let words: Set<String> = [
    "amplitude", "analytics", "crashlytics", "log", "logger", "logging", "logs", "mixpanel",
    "nslog",
    "print", "sentry", "telemetry",
  ]

  /// Whether a name has such a word, as `CCLog`, `debugPrint` and `analyticsService` have.
  static func includes(_ name: some StringProtocol) -> Bool {
    var word = ""
    var wasCapital = false
    for character in name {
      // `CCLog` is `CC` and `Log`.
      if character.isUppercase, !wasCapital {
        if words.contains(word) { return true }
        word = ""
      } else if !character.isUppercase, wasCapital, word.count > 1, character.isLetter {
        let last = word.removeLast()
        if words.contains(word) { return true }
        word = String(last)
      } else if !character.isLetter {
        if words.contains(word) { return true }
        word = ""
      }
      if character.isLetter { word += character.lowercased() }
      wasCapital = character.isUppercase
    }
    return words.contains(word)
  }
}
