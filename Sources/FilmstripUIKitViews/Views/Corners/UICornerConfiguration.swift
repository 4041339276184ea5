// SPDX-License-Identifier: MIT

public struct UICornerConfiguration: Hashable, Sendable {
  enum Shape: Hashable, Sendable {
    case capsule(maximum: CGFloat)
    /// In the order top left, top right, bottom left, bottom right; nil is a square corner.
    case corners([UICornerRadius?])
    /// All corners have the largest of the radii.
    case uniform(UICornerRadius)
  }

  let shape: Shape

  private init(_ shape: Shape) { self.shape = shape }

  public static func capsule(maximumRadius: Double? = nil) -> UICornerConfiguration {
    UICornerConfiguration(.capsule(maximum: maximumRadius.map { CGFloat($0) } ?? .infinity))
  }

  public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(.corners(Array(repeating: radius, count: 4)))
  }

  public static func corners(
    topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?,
    bottomLeftRadius: UICornerRadius?, bottomRightRadius: UICornerRadius?
  ) -> UICornerConfiguration {
    UICornerConfiguration(
      .corners([topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius]))
  }

  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(.uniform(radius))
  }

  public static func uniformEdges(
    leftRadius: UICornerRadius, rightRadius: UICornerRadius
  ) -> UICornerConfiguration {
    UICornerConfiguration(.corners([leftRadius, rightRadius, leftRadius, rightRadius]))
  }

  public static func uniformEdges(
    topRadius: UICornerRadius, bottomRadius: UICornerRadius
  ) -> UICornerConfiguration {
    UICornerConfiguration(.corners([topRadius, topRadius, bottomRadius, bottomRadius]))
  }

  public static func uniformTopRadius(
    _ topRadius: UICornerRadius, bottomLeftRadius: UICornerRadius? = nil,
    bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    UICornerConfiguration(.corners([topRadius, topRadius, bottomLeftRadius, bottomRightRadius]))
  }

  public static func uniformBottomRadius(
    _ bottomRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil,
    topRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    UICornerConfiguration(.corners([topLeftRadius, topRightRadius, bottomRadius, bottomRadius]))
  }

  public static func uniformLeftRadius(
    _ leftRadius: UICornerRadius, topRightRadius: UICornerRadius? = nil,
    bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    UICornerConfiguration(.corners([leftRadius, topRightRadius, leftRadius, bottomRightRadius]))
  }

  public static func uniformRightRadius(
    _ rightRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil,
    bottomLeftRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    UICornerConfiguration(.corners([topLeftRadius, rightRadius, bottomLeftRadius, rightRadius]))
  }
}
