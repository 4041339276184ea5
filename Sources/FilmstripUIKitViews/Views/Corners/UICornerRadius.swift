// SPDX-License-Identifier: MIT

public struct UICornerRadius: Hashable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  enum Kind: Hashable, Sendable {
    case fixed(CGFloat)
    case concentric(minimum: CGFloat)
  }

  let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  public init(floatLiteral value: Double) { self = .fixed(value) }

  public init(integerLiteral value: Int) { self = .fixed(Double(value)) }

  public static func fixed(_ radius: Double) -> UICornerRadius {
    UICornerRadius(.fixed(CGFloat(radius)))
  }

  public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
    UICornerRadius(.concentric(minimum: minimum ?? 0))
  }
}
