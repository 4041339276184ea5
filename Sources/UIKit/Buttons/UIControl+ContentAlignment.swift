// SPDX-License-Identifier: MIT

extension UIControl {
  /// Where the content of a control lies in its width; raw values are those of the SDK.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the left.
    case left = 1
    /// At the right.
    case right = 2
    /// As wide as the control; of a button's parts none is stretched.
    case fill = 3
    /// Where lines begin.
    case leading = 4
    /// Where lines end.
    case trailing = 5
  }

  /// Where the content of a control lies in its height; raw values are those of the SDK.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the top.
    case top = 1
    /// At the bottom.
    case bottom = 2
    /// As high as the control; of a button's parts none is stretched.
    case fill = 3
  }
}
