// SPDX-License-Identifier: MIT

extension Rule {
  /// A method that a selector names declares another class than it is called with.
  public static let foreignArgument = Rule(
    id: "foreign-argument", severity: .note,
    sentence: "a method is called with an object of another class than it declares",
    remedy:
      "nothing needs to be done if the method uses no member of the declared class; else declare the other one"
  )
}

extension Finding {
  /// The method is called, as Objective-C calls it.
  static func foreignArgument(selector: String, given: String, declared: String) -> Finding {
    Finding(
      rule: .foreignArgument,
      message: "\(selector) was called with a \(given) and declares a \(declared)",
      object: given)
  }
}
