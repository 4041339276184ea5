// SPDX-License-Identifier: MIT

public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// A gravity by its name; an unknown one acts as `center`.
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let center = CALayerContentsGravity(rawValue: "center")
  public static let top = CALayerContentsGravity(rawValue: "top")
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  public static let left = CALayerContentsGravity(rawValue: "left")
  public static let right = CALayerContentsGravity(rawValue: "right")
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")

  /// Where contents of a natural size lie in a layer's bounds.
  ///
  /// `top` is the edge of smallest y, as UIKit's `contentMode` of that name (assumed: whether
  /// Core Animation's own constant means the same edge on iOS is not documented).
  package func rect(forContentsOf size: CGSize, in bounds: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else { return bounds }
    var placed = size
    switch self {
    case .resize: return bounds
    case .resizeAspect, .resizeAspectFill:
      let ratios = [bounds.width / size.width, bounds.height / size.height]
      let factor = self == .resizeAspect ? min(ratios[0], ratios[1]) : max(ratios[0], ratios[1])
      placed = CGSize(width: size.width * factor, height: size.height * factor)
    default: break
    }
    let x: CGFloat
    switch self {
    case .left, .topLeft, .bottomLeft: x = bounds.minX
    case .right, .topRight, .bottomRight: x = bounds.maxX - placed.width
    default: x = bounds.midX - placed.width / 2
    }
    let y: CGFloat
    switch self {
    case .top, .topLeft, .topRight: y = bounds.minY
    case .bottom, .bottomLeft, .bottomRight: y = bounds.maxY - placed.height
    default: y = bounds.midY - placed.height / 2
    }
    return CGRect(origin: CGPoint(x: x, y: y), size: placed)
  }
}
