// SPDX-License-Identifier: MIT
public import Foundation

public enum UIAccessibilityScrollDirection: Int, Sendable {
  case right = 1
  case left = 2
  case up = 3
  case down = 4
  case next = 5
  case previous = 6
}

/// Something to be read aloud that is no view, such as a part of what a view draws.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
  /// What the element is in; not kept alive.
  open weak var accessibilityContainer: AnyObject?

  /// The place in the container, which is a view; nothing of it is seen.
  open var accessibilityFrameInContainerSpace = CGRect.zero

  public init(accessibilityContainer container: Any) {
    super.init()
    accessibilityContainer = container as AnyObject
  }

  /// The place on the screen: what was set, or that in the container.
  open override var accessibilityFrame: CGRect {
    get {
      guard accessibilityFrameInContainerSpace != .zero,
        let view = accessibilityContainer as? UIView
      else { return super.accessibilityFrame }
      return view.convert(accessibilityFrameInContainerSpace, to: nil)
    }
    set { super.accessibilityFrame = newValue }
  }
}
