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

  /// Whether a name has such a word, as `CCLog` and `analyticsService` have, and not `logIn`.
  private static func includes(_ name: some StringProtocol) -> Bool {
    let all = TransitionPlan.words(of: String(name))
    return all.indices.contains { place in
      let next = place + 1 < all.count ? all[place + 1] : ""
      return words.contains(String(all[place]))
        && !["in", "into", "off", "on", "out"].contains(next)
    }
  }
}
