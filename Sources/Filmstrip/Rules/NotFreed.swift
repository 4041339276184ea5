// SPDX-License-Identifier: MIT

extension Rule {
  /// An object that the transition keeps alive.
  public static let notFreed = Rule(
    id: "not-freed", severity: .error,
    sentence:
      "a controller, an animator or a context of a transition exists when the screen and all "
      + "else are gone",
    remedy: "make the reference weak, or set it to nil in the completion")
}
