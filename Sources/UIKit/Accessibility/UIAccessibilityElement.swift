// SPDX-License-Identifier: MIT
public import Foundation

/// Which way a swipe with three touches scrolls; raw values are those of the SDK.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// To the right.
  case right = 1
  /// To the left.
  case left = 2
  /// Up.
  case up = 3
  /// Down.
  case down = 4
  /// To the next page.
  case next = 5
  /// To the page before.
  case previous = 6
}

/// Something to be read aloud that is no view, such as a part of what a view draws.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
  /// What the element is in; not kept alive.
  open weak var accessibilityContainer: AnyObject?

  /// The place in the container, which is a view; nothing of it is seen.
  open var accessibilityFrameInContainerSpace = CGRect.zero

  /// An element of a container.
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
