// SPDX-License-Identifier: MIT
public import Foundation

/// The radius of a view's corner: fixed, or that which has the center of the corner of what is around the view.
public struct UICornerRadius: Hashable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  enum Kind: Hashable, Sendable {
    case fixed(CGFloat)
    case concentric(minimum: CGFloat)
  }

  let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  /// A radius in points.
  public init(floatLiteral value: Double) { self = .fixed(value) }

  /// A radius in points.
  public init(integerLiteral value: Int) { self = .fixed(Double(value)) }

  /// A radius in points.
  public static func fixed(_ radius: Double) -> UICornerRadius {
    UICornerRadius(.fixed(CGFloat(radius)))
  }

  /// The radius of the container's corner less the distance from it, in points; at least a minimum, or else 0.
  public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
    UICornerRadius(.concentric(minimum: minimum ?? 0))
  }
}
