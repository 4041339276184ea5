// SPDX-License-Identifier: MIT
internal import QuartzCore

extension UIView {
  public enum ContentMode: Int, Sendable {
    /// Stretched to the bounds; proportions may change.
    case scaleToFill
    /// As large as fits in the bounds with its proportions, in the middle.
    case scaleAspectFit
    /// Just large enough to cover the bounds with its proportions, in the middle.
    case scaleAspectFill
    /// Redrawn by iOS when the size changes; stretched here.
    case redraw
    /// Own size, in the middle.
    case center
    /// Own size, in the middle of the top edge.
    case top
    /// Own size, in the middle of the bottom edge.
    case bottom
    /// Own size, in the middle of the left edge.
    case left
    /// Own size, in the middle of the right edge.
    case right
    /// Own size, in the top left corner.
    case topLeft
    /// Own size, in the top right corner.
    case topRight
    /// Own size, in the bottom left corner.
    case bottomLeft
    /// Own size, in the bottom right corner.
    case bottomRight

    var gravity: CALayerContentsGravity {
      switch self {
      case .scaleToFill, .redraw: .resize
      case .scaleAspectFit: .resizeAspect
      case .scaleAspectFill: .resizeAspectFill
      case .center: .center
      case .top: .top
      case .bottom: .bottom
      case .left: .left
      case .right: .right
      case .topLeft: .topLeft
      case .topRight: .topRight
      case .bottomLeft: .bottomLeft
      case .bottomRight: .bottomRight
      }
    }
  }
}
