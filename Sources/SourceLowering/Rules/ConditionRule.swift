// SPDX-License-Identifier: MIT

/// What conditions of `#if` are on the platform that lowered sources are written for: iOS, on a device.
enum ConditionRule {
  /// Whether a platform's condition holds; nil for a condition that the compiler decides.
  static func value(_ function: String, _ argument: String) -> Bool? {
    switch (function, argument) {
    case ("os", _): argument == "iOS"
    case ("targetEnvironment", _): false
    case ("canImport", _) where ImportRule.shown.contains(argument): true
    default: nil
    }
  }
}
