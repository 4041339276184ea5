// SPDX-License-Identifier: MIT
internal import Foundation

public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The gravity's name, such as `resizeAspect`.
  public let rawValue: String

  /// A gravity by its name; an unknown one acts as `center`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Own size, in the middle.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// Own size, in the middle of the edge of smallest y.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// Own size, in the middle of the edge of largest y.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// Own size, in the middle of the edge of smallest x.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// Own size, in the middle of the edge of largest x.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// Own size, in the corner of smallest x and smallest y.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// Own size, in the corner of largest x and smallest y.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// Own size, in the corner of smallest x and largest y.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// Own size, in the corner of largest x and largest y.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Stretched to the bounds; proportions may change.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as fits in the bounds with its proportions, in the middle.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// Just large enough to cover the bounds with its proportions, in the middle.
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
