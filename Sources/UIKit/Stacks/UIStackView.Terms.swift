// SPDX-License-Identifier: MIT

extension UIStackView {
  /// How a stack view gives its views room along its axis; raw values are those of the SDK.
  public enum Distribution: Int, Sendable {
    /// The views fill the stack; which are larger than their content, or smaller, follows from their
    /// priorities.
    case fill = 0
    /// All views are of one size.
    case fillEqually = 1
    /// The views fill the stack in proportion to the sizes of their content.
    case fillProportionally = 2
    /// The gaps between the views are equal, and at least the spacing.
    case equalSpacing = 3
    /// The distances between the middles of the views are equal where there is room; the gaps are at
    /// least the spacing.
    case equalCentering = 4
  }

  /// Where the views of a stack view lie across its axis; raw values are those of the SDK.
  public enum Alignment: Int, Sendable {
    /// The views are as large as the stack.
    case fill = 0
    /// At the side where lines begin, of a vertical stack; at the top of a horizontal one.
    case leading = 1
    /// On one baseline, that of the first lines of text, in a horizontal stack.
    case firstBaseline = 2
    /// In the middle.
    case center = 3
    /// At the side where lines end, of a vertical stack; at the bottom of a horizontal one.
    case trailing = 4
    /// On one baseline, that of the last lines of text, in a horizontal stack.
    case lastBaseline = 5

    /// At the top of a horizontal stack: the same as `leading`.
    public static var top: Alignment { .leading }
    /// At the bottom of a horizontal stack: the same as `trailing`.
    public static var bottom: Alignment { .trailing }
  }

  /// The spacing that is used where none of a view's own is set.
  public class var spacingUseDefault: CGFloat { .greatestFiniteMagnitude }
  /// The system's spacing between views.
  public class var spacingUseSystem: CGFloat { 1.175_494_350_822_287_5e-38 }
}
