// SPDX-License-Identifier: MIT

/// Names of what writes logs and counts events, by their words: nothing that is seen depends on it.
enum LogNames {
  private static let words: Set<String> = [
    "amplitude", "analytics", "crashlytics", "log", "logger", "logging", "logs", "mixpanel",
    "nslog", "sentry", "telemetry",
  ]

  /// Whether an object or a type of a name logs, by its words; a screen or a view of logs is seen.
  static func isLogger(_ name: some StringProtocol) -> Bool {
    includes(name)
      && TypeGuess.superclass(of: name.prefix(1).uppercased() + name.dropFirst()) == nil
  }

  /// Whether a function of a name logs, as `logEvent` and `debugPrint` do.
  static func isLog(_ name: String) -> Bool {
    includes(name) || name.wholeMatch(of: /(\w{0,2}|debug|log)[pP]rint/) != nil
  }

  /// Whether a name has such a word, as `CCLog` and `analyticsService` have.
  private static func includes(_ name: some StringProtocol) -> Bool {
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
