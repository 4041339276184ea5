// SPDX-License-Identifier: MIT
package import CoreGraphics
package import Foundation

/// The properties of a layer as a value: the model's, or what a presentation shows at an instant.
package struct LayerProperties: Equatable {
  package var position = CGPoint.zero
  package var bounds = CGRect.zero
  package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  package var zPosition: CGFloat = 0
  package var transform = CATransform3DIdentity
  package var opacity: Float = 1
  package var isHidden = false
  package var masksToBounds = false
  package var backgroundColor: CGColor?
  package var cornerRadius: CGFloat = 0
  package var borderWidth: CGFloat = 0
  /// Opaque black, as documented.
  package var borderColor: CGColor? = CGColor(gray: 0, alpha: 1)
  package var contents: CGImage?
  package var contentsGravity: CALayerContentsGravity = .resize
  package var contentsScale: CGFloat = 1

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
