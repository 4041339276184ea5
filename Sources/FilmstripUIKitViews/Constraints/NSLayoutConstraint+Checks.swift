// SPDX-License-Identifier: MIT
internal import FilmstripWording

// What UIKit refuses by an exception is refused here with its words, where these are known.
extension NSLayoutConstraint {
  static func item(_ given: Any) -> any LayoutItem {
    if let view = given as? UIView { return view }
    if let guide = given as? UILayoutGuide { return guide }
    refuse("NSLayoutConstraint: an item is neither a view nor a guide: \(type(of: given))")
  }

  static func check(constant: CGFloat) {
    require(
      constant.isFinite,
      "NSLayoutConstraint: Constant is not finite!  That's illegal.  "
        + "constant:\(constant)")
  }

  static func check(priority: UILayoutPriority) {
    require(
      priority.rawValue > 0 && priority.rawValue <= 1000,
      "NSLayoutConstraint: It's illegal to set priority:\(priority.rawValue).  Priorities must be "
        + "greater than 0 and less or equal to UILayoutPriorityRequired, which is 1000.")
  }

  static func check(_ first: LayoutOperand, _ second: LayoutOperand?, multiplier: CGFloat) {
    require(
      multiplier.isFinite,
      "NSLayoutConstraint: Multiplier is not finite!  That's illegal.  multiplier:\(multiplier)")
    require(
      first.attribute != .notAnAttribute,
      "NSLayoutConstraint: the first attribute of a constraint is none")
    guard let second, multiplier != 0 else {
      return require(
        first.kind == .size,
        "NSLayoutConstraint: A multiplier of 0 or a nil second item together with a location for the "
          + "first attribute creates an illegal constraint of a location equal to a constant. "
          + "Location attributes must be specified in pairs: \(first.text)")
    }
    // A position along x beside one along y is not refused, although documentation says that it cannot
    // be made: the tests of a constraint library that pass on iOS activate left == top + 50, others
    // offer top to left, and two published accounts know the exception only of positions beside sizes.
    require(
      (first.kind == .size) == (second.kind == .size) && second.kind != .none,
      "NSLayoutConstraint: Invalid pairing of layout attributes: \(first.text) and \(second.text)")
    check(pair: first.attribute, second.attribute, first, second)
  }

  /// Refuses a side by the direction of reading beside one that does not follow it.
  static func check(
    pair: Attribute, _ other: Attribute, _ first: LayoutOperand, _ second: LayoutOperand
  ) {
    require(
      !(pair.isDirectional && other.isAbsolute) && !(pair.isAbsolute && other.isDirectional),
      "NSLayoutConstraint: A constraint cannot be made between a leading/trailing attribute and a "
        + "right/left attribute. Use leading/trailing for both or neither: \(first.text) and "
        + "\(second.text)")
  }
}

extension NSLayoutConstraint {
  /// The constraint as a sentence: `(first) == 2 * (second) + 8 @ 750`, with its identifier.
  var fullDescription: String {
    let name = identifier.map { "'\($0)' " } ?? ""
    return "<\(type(of: self)) \(name)\(formula)\(isActive ? "" : " (inactive)")>"
  }

  /// The two sides in words, the same in every run: views by the names that reports give them.
  var formula: String {
    let sign =
      switch relation {
      case .lessThanOrEqual: "<="
      case .equal: "=="
      case .greaterThanOrEqual: ">="
      }
    var text = "\(first.text) \(sign) "
    func number(_ value: CGFloat) -> String {
      value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
    }
    if let second {
      text += multiplier == 1 ? second.text : "\(number(multiplier)) * \(second.text)"
      if constant != 0 { text += " \(constant < 0 ? "-" : "+") \(number(abs(constant)))" }
    } else {
      text += number(constant)
    }
    if systemSpacings != 0 { text += " + \(number(systemSpacings)) * system spacing" }
    if priority != .required { text += " @ \(number(CGFloat(priority.rawValue)))" }
    return text
  }
}
