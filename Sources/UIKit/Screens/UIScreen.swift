// SPDX-License-Identifier: MIT

/// A display: its size in points and how many device pixels make one.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  /// The screen of the stage that was made last; an iPhone 15's before there is one.
  open class var main: UIScreen { current }

  package static var current = UIScreen(
    size: CGSize(width: 393, height: 852), scale: 3,
    safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))

  /// The whole screen in points.
  public let bounds: CGRect
  /// Device pixels in a point.
  public let scale: CGFloat
  /// What the status bar and the home indicator cover.
  package let safeAreaInsets: UIEdgeInsets

  package init(size: CGSize, scale: CGFloat, safeAreaInsets: UIEdgeInsets) {
    bounds = CGRect(origin: .zero, size: size)
    self.scale = scale
    self.safeAreaInsets = safeAreaInsets
    super.init()
  }

  /// The whole screen in device pixels.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  open var nativeScale: CGFloat { scale }
}
