// SPDX-License-Identifier: MIT

extension NSLayoutConstraint {
  /// What of a view or a guide a constraint is about; raw values are those of the SDK.
  public enum Attribute: Int, Sendable {
    /// The side of smallest x.
    case left = 1
    /// The side of largest x.
    case right = 2
    /// The side of smallest y.
    case top = 3
    /// The side of largest y.
    case bottom = 4
    /// The side where lines begin.
    case leading = 5
    /// The side where lines end.
    case trailing = 6
    /// The width of the alignment rectangle.
    case width = 7
    /// The height of the alignment rectangle.
    case height = 8
    /// The middle between left and right.
    case centerX = 9
    /// The middle between top and bottom.
    case centerY = 10
    /// The baseline of the last line of text; the bottom of what has no text.
    case lastBaseline = 11
    /// The baseline of the first line of text; the top of what has no text.
    case firstBaseline = 12
    /// The left side within the layout margins.
    case leftMargin = 13
    /// The right side within the layout margins.
    case rightMargin = 14
    /// The top within the layout margins.
    case topMargin = 15
    /// The bottom within the layout margins.
    case bottomMargin = 16
    /// The side where lines begin, within the layout margins.
    case leadingMargin = 17
    /// The side where lines end, within the layout margins.
    case trailingMargin = 18
    /// The middle between the left and the right margin.
    case centerXWithinMargins = 19
    /// The middle between the top and the bottom margin.
    case centerYWithinMargins = 20
    /// None: of a constraint without a second item.
    case notAnAttribute = 0
  }

  /// How the two sides of a constraint compare; raw values are those of the SDK.
  public enum Relation: Int, Sendable {
    /// The first is at most the second.
    case lessThanOrEqual = -1
    /// They are equal.
    case equal = 0
    /// The first is at least the second.
    case greaterThanOrEqual = 1
  }

  /// A direction; raw values are those of the SDK.
  public enum Axis: Int, Sendable {
    /// Along x.
    case horizontal = 0
    /// Along y.
    case vertical = 1
  }
}

extension NSLayoutConstraint.Attribute {
  /// What kind of number an attribute is: sizes and positions cannot be compared.
  enum Kind { case x, y, size, none }

  var kind: Kind {
    switch self {
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      .x
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .y
    case .width, .height: .size
    case .notAnAttribute: .none
    }
  }

  /// Whether the attribute follows the direction of reading.
  var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether the attribute is a left or right side whatever the direction of reading.
  var isAbsolute: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// Whether the attribute lies within the layout margins.
  var isWithinMargins: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      true
    default: false
    }
  }

  /// The same side of what lies within the layout margins; unchanged for what is no edge.
  var withinMargins: NSLayoutConstraint.Attribute {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    default: self
    }
  }

  /// The attribute's name, as in descriptions of constraints.
  var name: String {
    switch self {
    case .left: "left"
    case .right: "right"
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    case .width: "width"
    case .height: "height"
    case .centerX: "centerX"
    case .centerY: "centerY"
    case .lastBaseline: "lastBaseline"
    case .firstBaseline: "firstBaseline"
    case .leftMargin: "leftMargin"
    case .rightMargin: "rightMargin"
    case .topMargin: "topMargin"
    case .bottomMargin: "bottomMargin"
    case .leadingMargin: "leadingMargin"
    case .trailingMargin: "trailingMargin"
    case .centerXWithinMargins: "centerXWithinMargins"
    case .centerYWithinMargins: "centerYWithinMargins"
    case .notAnAttribute: "notAnAttribute"
    }
  }
}
