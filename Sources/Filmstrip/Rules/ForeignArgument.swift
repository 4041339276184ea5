// SPDX-License-Identifier: MIT

extension Rule {
  /// A method that a selector names declares another class than it is called with.
  public static let foreignArgument = Rule(
    id: "foreign-argument", severity: .note,
    sentence: "a method is called with an object that is not of the class that it declares",
    remedy:
      "nothing needs to be done if the method uses no member of the declared class; otherwise declare the class of the object"
  )
}

extension Finding {
  /// The method is called, as Objective-C calls it.
  static func foreignArgument(selector: String, given: String, declared: String) -> Finding {
    Finding(
      rule: .foreignArgument,
      message: "\(selector) was called with a \(given), but declares a \(declared)",
      object: given)
  }
}
