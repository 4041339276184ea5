// SPDX-License-Identifier: MIT

@preconcurrency @MainActor
open class UIScreen: NSObject, UITraitEnvironment {
  /// The screen of the current stage; an iPhone 15's without one.
  open class var main: UIScreen { StageEnvironment.current.screen }

  open class var screens: [UIScreen] { [main] }

  package private(set) var metrics: ScreenMetrics
  package private(set) var orientation: UIInterfaceOrientation
  public let scale: CGFloat
  /// The kind of device; an iPad remains one in a small part of its screen.
  private let idiom: UIUserInterfaceIdiom
  package private(set) var hidesStatusBar = false
  private var settings = TraitValues()
  private var traits = UITraitCollection()

  package init(size: CGSize, scale: CGFloat, safeAreaInsets: UIEdgeInsets) {
    metrics = ScreenMetrics(size: size, safeAreaInsets: safeAreaInsets)
    orientation = metrics.isLandscape ? .landscapeRight : .portrait
    idiom = metrics.idiom
    self.scale = scale
    super.init()
    makeTraits()
  }

  open var bounds: CGRect { CGRect(origin: .zero, size: metrics.size) }

  package var safeAreaInsets: UIEdgeInsets {
    var insets = metrics.safeAreaInsets
    // A hidden bar takes up no room where there is no notch (measured on an iPhone SE).
    if hidesStatusBar, idiom == .phone, insets.top <= 24 { insets.top = 0 }
    return insets
  }

  open var nativeBounds: CGRect {
    let isTurned = orientation.isLandscape
    let (width, height) = (bounds.width * scale, bounds.height * scale)
    return CGRect(x: 0, y: 0, width: isTurned ? height : width, height: isTurned ? width : height)
  }

  /// Refreshes in a second: 60, whatever the device.
  open var maximumFramesPerSecond: Int { DisplayRefreshes.rate }

  open func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel)
  }

  /// Device pixels in a point; the same as `scale`, as nothing is zoomed here.
  open var nativeScale: CGFloat { scale }

  open var traitCollection: UITraitCollection { traits }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open var coordinateSpace: any UICoordinateSpace { self }
  /// The space of the screen as it is held upright; the screen's own, which does not turn with its content here.
  open var fixedCoordinateSpace: any UICoordinateSpace { self }

  /// Changes size, insets and orientation; the windows are not notified yet.
  package func hold(_ metrics: ScreenMetrics, orientation: UIInterfaceOrientation) {
    self.metrics = metrics
    self.orientation = orientation
    makeTraits()
  }

  /// Changes whether the status bar is hidden; the windows are not notified yet.
  package func setHidesStatusBar(_ hides: Bool) { hidesStatusBar = hides }

  /// Changes what the user has set, such as the style; the windows are not notified yet.
  func changeSettings(_ mutations: (inout any UIMutableTraits) -> Void) {
    settings = settings.mutated(by: mutations)
    makeTraits()
  }

  package func traits(holding metrics: ScreenMetrics) -> UITraitCollection {
    let device = UITraitCollection { traits in
      traits.userInterfaceIdiom = idiom
      traits.userInterfaceStyle = .light
      traits.layoutDirection = .leftToRight
      traits.displayScale = scale
      traits.horizontalSizeClass = metrics.horizontalSizeClass(idiom)
      traits.verticalSizeClass = metrics.verticalSizeClass(idiom)
      // Phones since the iPhone 11, and all iPads, do not measure force (documented).
      traits.forceTouchCapability = .unavailable
      traits.preferredContentSizeCategory = .large
      traits.accessibilityContrast = .normal
      traits.userInterfaceLevel = .base
      traits.legibilityWeight = .regular
    }
    return UITraitCollection(values: device.values.overridden(by: settings))
  }

  private func makeTraits() {
    let old = traits
    traits = traits(holding: metrics)
    if traits != old { traitCollectionDidChange(old) }
  }
}
