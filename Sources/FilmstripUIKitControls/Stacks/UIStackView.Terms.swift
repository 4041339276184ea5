// SPDX-License-Identifier: MIT

extension UIStackView {
  public enum Distribution: Int, Sendable {
    /// The views fill the stack; which are larger than their content, or smaller, follows from their
    /// priorities.
    case fill = 0
    case fillEqually = 1
    case fillProportionally = 2
    /// The gaps between the views are equal, and at least the spacing.
    case equalSpacing = 3
    /// The distances between the middles of the views are equal where there is room; the gaps are at
    /// least the spacing.
    case equalCentering = 4
  }

  public enum Alignment: Int, Sendable {
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

    public static var top: Alignment { .leading }
    public static var bottom: Alignment { .trailing }
  }

  public class var spacingUseDefault: CGFloat { .greatestFiniteMagnitude }
  public class var spacingUseSystem: CGFloat { 1.175_494_350_822_287_5e-38 }
}
