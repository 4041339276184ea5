// SPDX-License-Identifier: MIT
public import Foundation
public import QuartzCore

extension Timer {
  /// Creates a timer that first calls a target's method `ti` seconds from now, with itself if the
  /// method takes an argument, once it is added to a run loop.
  ///
  /// The target is retained until the timer is invalid.
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) {
    self.init(timeInterval: ti, userInfo: userInfo, repeats: yesOrNo) { timer in
      aSelector.call(aTarget, [timer])
    }
  }

  /// Creates a timer that calls a target's method at a date and, if it repeats, every `ti` seconds
  /// after; dates count as in `init(fire:interval:repeats:block:)`.
  ///
  /// The target is retained until the timer is invalid.
  public convenience init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector,
    userInfo ui: Any?, repeats rep: Bool
  ) {
    self.init(base: Timer.instant(of: date), interval: ti, repeats: rep, userInfo: ui) { timer in
      s.call(t, [timer])
    }
  }

  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo,
      repeats: yesOrNo)
    RunLoop.main.add(timer, forMode: .default)
    return timer
  }
}
