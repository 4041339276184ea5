// SPDX-License-Identifier: MIT

extension Rule {
  /// A property that a transition leaves with another value than it has without animation.
  public static let endsOtherwise = Rule(
    id: "ends-otherwise", severity: .error,
    sentence:
      "a transition that has finished leaves a layer or a view otherwise than it is without animation",
    remedy:
      "undo in the completion what is for the time of the transition alone, and set what stays without animation, too"
  )
}

extension Finding {
  static func endsOtherwise(
    object: String, property: String, expected: String, actual: String,
    _ reference: ScreenReference
  ) -> Finding {
    switch reference {
    case .withoutAnimation:
      Finding(
        rule: .endsOtherwise,
        message:
          "\(property) of \(object) is \(actual) at the end, and \(expected) without animation",
        object: object, property: property)
    case .before, .beforeThere:
      Finding(
        rule: reference == .before ? .cancelLeavesChange : .returnLeavesChange,
        message:
          "\(property) of \(object) is \(actual) after the \(reference.end), and was \(expected) before",
        object: object, property: property)
    }
  }
}
