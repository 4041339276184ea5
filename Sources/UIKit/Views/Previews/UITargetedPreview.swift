// SPDX-License-Identifier: MIT
public import CoreGraphics

/// What of a view is lifted as a preview.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  /// The outline of what is lifted, in the view's space; nil for its bounds.
  open var visiblePath: UIBezierPath?
  /// The outline of the shadow, in the view's space; nil for that of what is lifted.
  open var shadowPath: UIBezierPath?
  /// What is behind the view; nil for the system's background.
  open var backgroundColor: UIColor!

  /// Parameters that lift all of a view.
  public override init() { super.init() }

  /// Parameters that lift lines of text, given by their rectangles.
  public init(textLineRects: [NSValue]) {
    super.init()
    let path = UIBezierPath()
    for value in textLineRects { path.append(UIBezierPath(rect: value.cgRectValue)) }
    visiblePath = path
  }
}

/// Where a preview comes from, or goes to.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
  /// The view in whose space the place is.
  public let container: UIView
  /// The middle of the preview in the container.
  public let center: CGPoint
  /// What the preview is transformed by there.
  public let transform: CGAffineTransform

  /// A place in a view.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    (self.container, self.center, self.transform) = (container, center, transform)
    super.init()
  }

  /// A place in a view.
  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }
}

/// A view that is lifted as a preview, from a place and back to it.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  /// The view that is shown.
  public let view: UIView
  /// What of it is shown.
  public let parameters: UIPreviewParameters
  /// Where it comes from.
  public let target: UIPreviewTarget

  /// A preview of a view that comes from another place.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    (self.view, self.parameters, self.target) = (view, parameters, target)
    super.init()
  }

  /// A preview of a view where it is in its superview.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(
        container: view.superview ?? view, center: view.center, transform: view.transform))
  }

  /// A preview of all of a view where it is in its superview.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }

  /// The size of the view.
  open var size: CGSize { view.bounds.size }

  /// The same preview with another place.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }
}
