// SPDX-License-Identifier: MIT
public import UIKit

/// The pan of a screen of an app's that hands it on to what drives a transition.
@MainActor
struct StandInPan {
  let starts: Bool
  let handle: (UIPanGestureRecognizer) -> Void

  /// Waits for touches on a screen.
  func wait(on screen: UIViewController, start: @escaping () -> Void) {
    let pan = UIPanGestureRecognizer()
    pan.addTarget { [self] (pan: UIPanGestureRecognizer) in
      handle(pan)
      if starts, pan.state == .began { start() }
    }
    let view: UIView = screen.view
    view.addGestureRecognizer(pan)
  }
}

extension StandInScene {
  /// Hands the pan of a screen to what follows one that the app's screen has, where a touch drives the transition.
  ///
  /// The recognizer is on the view of the screen from which the way leads.
  ///
  /// - Parameters:
  ///   - starting: Whether the scene begins the way when the pan does; else what is called does.
  ///   - handle: Gets the recognizer in each of its states, the first time before the way begins.
  public func drive(starting: Bool = true, _ handle: @escaping (UIPanGestureRecognizer) -> Void) {
    if isDriven { pan = StandInPan(starts: starting, handle: handle) }
  }
}
