// SPDX-License-Identifier: MIT
internal import QuartzCore

/// A display: its size in points and how many device pixels make one.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  /// The screen of the stage that runs, else of the one made last; an iPhone 15's without any.
  open class var main: UIScreen { StageEnvironment.current.screen }

  /// The whole screen in points.
  public let bounds: CGRect
  /// Device pixels in a point.
  public let scale: CGFloat
  /// What the status bar and the home indicator cover.
  package let safeAreaInsets: UIEdgeInsets

  /// A screen of a size in points, with device pixels per point and covered margins.
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

  /// Refreshes in a second: 60, whatever the device.
  open var maximumFramesPerSecond: Int { VirtualClock.refreshRate }

  /// Device pixels in a point; the same as `scale`, as nothing is zoomed here.
  open var nativeScale: CGFloat { scale }
}
