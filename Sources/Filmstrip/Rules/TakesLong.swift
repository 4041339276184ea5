// SPDX-License-Identifier: MIT

extension Rule {
  /// A transition that keeps its user waiting.
  public static let takesLong = Rule(
    id: "takes-long", severity: .note,
    sentence:
      "a custom transition takes more than a second, by itself or after the touch that has driven it",
    remedy: "shorten it to half a second or less, and leave completionSpeed at 1 or above")
}
