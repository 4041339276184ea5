// SPDX-License-Identifier: MIT

@MainActor
private final class TurnState {
  var transition: SizeTransition?
  var count = 0
}

extension TurnState: @preconcurrency EndsWithStage {
  func endWithStage() { transition = nil }
}

/// How the windows change from one size of the screen to another.
///
/// As on iOS the coordinates of the screen are the new ones at once, and the windows, laid out in them,
/// rotate from where they were.
extension StageEnvironment {
  private var turnState: TurnState { part { TurnState() } }

  /// The change of size that is being shown, such as that of a rotation; nil without one.
  var sizeTransition: SizeTransition? {
    get { turnState.transition }
    set { turnState.transition = newValue }
  }

  struct ScreenChange {
    let metrics: ScreenMetrics
    let orientation: UIInterfaceOrientation
    let isAnimated: Bool
    let description: String
  }

  /// Changes the screen's size, orientation or both: notifies the controllers first, then lays out
  /// everything in the new size, animated with what they have added.
  func make(_ change: ScreenChange) {
    // What still waits for its layout belongs to the old size, and does not move with the new one.
    _ = rootLayer.layoutTree()
    let angle = screen.orientation.angle(to: change.orientation)
    let old = screen.bounds
    let shown = windows.visible
    let covering = coveringWindows
    let isAnimated = change.isAnimated && UIView.areAnimationsEnabled && !shown.isEmpty
    let transition = SizeTransition(
      in: windows.key ?? shown.last, environment: self, screenSize: change.metrics.size,
      angle: angle, isAnimated: isAnimated)
    sizeTransition = transition
    notifyControllers(of: change, with: transition)
    let logID = log.open(change.description)
    let begin = { [self] in
      changeScreen(covering: covering) {
        screen.hold(change.metrics, orientation: change.orientation)
      }
      for window in windows.visible { window.layoutIfNeeded() }
      transition.runAlongside()
      // What ran alongside may have moved things, or asked for layout.
      for window in windows.visible { window.layoutIfNeeded() }
    }
    let end = { [self] in
      if sizeTransition === transition { sizeTransition = nil }
      transition.end()
      log.close(logID)
    }
    guard isAnimated else {
      UIView.performWithoutAnimation(begin)
      return end()
    }
    UIView.performWithoutAnimation {
      for window in shown { window.rotateBack(by: angle, from: old, to: change.metrics.size) }
    }
    let block = ViewAnimationBlock(
      duration: transition.transitionDuration, delay: 0, options: .overrideInheritedDuration,
      completion: { _ in end() })
    block.run {
      if angle != 0 {
        for window in shown {
          block.add(.rotation(by: angle), to: window.layer, key: rotationKey())
        }
      }
      begin()
    }
  }

  /// Rotations that overlap add up, each under a key of its own.
  private func rotationKey() -> String {
    turnState.count += 1
    return "turn-\(turnState.count)"
  }

  /// Calls `willTransition` and then `viewWillTransition` on the root controllers, where there is
  /// something new for them.
  private func notifyControllers(of change: ScreenChange, with transition: SizeTransition) {
    let traits = screen.traits(holding: change.metrics)
    let covering = coveringWindows
    for window in windows.visible {
      guard let root = window.rootViewController else { continue }
      let new = window.traits(inheriting: traits)
      root.notifyWillTransition(to: new, with: transition)
    }
    guard change.metrics.size != screen.bounds.size else { return }
    for window in covering where !window.isHidden {
      window.rootViewController?.notifyWillTransition(to: change.metrics.size, with: transition)
    }
  }

  /// The receiver that a recording names for the callbacks of a rotation.
  var callbackReceiver: AnyObject {
    (windows.key ?? windows.visible.last)?.rootViewController ?? windowScene
  }
}

extension UIInterfaceOrientation {
  /// How far the interface is rotated on the device, in radians clockwise.
  package var angle: CGFloat {
    switch self {
    case .unknown, .portrait: 0
    case .portraitUpsideDown: .pi
    case .landscapeRight: .pi / 2
    case .landscapeLeft: -.pi / 2
    }
  }

  /// How far the interface rotates to another orientation, in radians clockwise: π at most.
  package func angle(to other: UIInterfaceOrientation) -> CGFloat {
    let way = other.angle - angle
    if way > .pi { return way - 2 * .pi }
    return way <= -.pi ? way + 2 * .pi : way
  }
}

extension UIWindow {
  /// Puts the window, in the coordinates of a screen that has rotated, where it was before.
  ///
  /// Its rotation comes from ``CAAnimation/rotation(by:)``.
  func rotateBack(by angle: CGFloat, from old: CGRect, to newSize: CGSize) {
    guard angle != 0 else { return }
    let way = CGPoint(x: center.x - old.midX, y: center.y - old.midY)
    // Whole quarters: exact where sine and cosine are not.
    let (cosine, sine) = (cos(angle).rounded(), sin(angle).rounded())
    let turned = CGPoint(x: way.x * cosine + way.y * sine, y: way.y * cosine - way.x * sine)
    center = CGPoint(x: newSize.width / 2 + turned.x, y: newSize.height / 2 + turned.y)
  }
}

extension CAAnimation {
  /// Rotates a layer back by an angle, and animates it to its own orientation.
  fileprivate static func rotation(by angle: CGFloat) -> CAAnimation {
    let animation = CABasicAnimation(keyPath: "transform.rotation.z")
    animation.fromValue = -angle
    animation.toValue = CGFloat.zero
    animation.isAdditive = true
    animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    return animation
  }
}
