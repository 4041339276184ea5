// SPDX-License-Identifier: MIT

extension Timer {
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) {
    self.init(timeInterval: ti, userInfo: userInfo, repeats: yesOrNo) { timer in
      aSelector.call(aTarget, [timer])
    }
  }

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
