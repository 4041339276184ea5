// SPDX-License-Identifier: MIT
package import CoreGraphics
package import Foundation

/// The properties of a layer as a value: the model's, or what a presentation shows at an instant.
package struct LayerProperties: Equatable {
  /// Where the anchor point lies in the superlayer, in points.
  package var position = CGPoint.zero
  /// The layer's own space: its visible rectangle, in points.
  package var bounds = CGRect.zero
  /// The point of `bounds` that sits at `position`, in fractions of its size.
  package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// Order among siblings: larger is in front.
  package var zPosition: CGFloat = 0
  /// Acts about the anchor point.
  package var transform = CATransform3DIdentity
  /// 0, invisible, to 1; held to that range only when captured.
  package var opacity: Float = 1
  /// Whether the layer and all in it are left out.
  package var isHidden = false
  /// Whether all that the layer shows is cut to its bounds and rounded corners.
  package var masksToBounds = false
  /// Fills the bounds; nil paints nothing.
  package var backgroundColor: CGColor?
  /// Radius of circular corners in points; a negative one counts as 0.
  package var cornerRadius: CGFloat = 0
  /// Width inside the bounds in points; 0 or less draws no border.
  package var borderWidth: CGFloat = 0
  /// Opaque black, as documented.
  package var borderColor: CGColor? = CGColor(gray: 0, alpha: 1)
  /// The image shown; nil without one.
  package var contents: CGImage?
  /// How contents of another size are placed in the bounds.
  package var contentsGravity: CALayerContentsGravity = .resize
  /// Pixels of the contents in a point.
  package var contentsScale: CGFloat = 1

  /// The values of a new layer.
  package init() {}

  /// Whether all values are equal; contents only if both are one and the same image.
  package static func == (left: LayerProperties, right: LayerProperties) -> Bool {
    left.position == right.position && left.bounds == right.bounds
      && left.anchorPoint == right.anchorPoint && left.zPosition == right.zPosition
      && left.transform == right.transform && left.opacity == right.opacity
      && left.isHidden == right.isHidden && left.masksToBounds == right.masksToBounds
      && left.backgroundColor == right.backgroundColor && left.cornerRadius == right.cornerRadius
      && left.borderWidth == right.borderWidth && left.borderColor == right.borderColor
      && left.contents === right.contents && left.contentsGravity == right.contentsGravity
      && left.contentsScale == right.contentsScale
  }
}
