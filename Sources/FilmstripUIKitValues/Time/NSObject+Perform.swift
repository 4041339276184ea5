// SPDX-License-Identifier: MIT

@MainActor
private final class PerformRequests {
  fileprivate struct Request {
    let target: ObjectIdentifier
    let entry: Int
    /// What is called with what, unless it is a closure.
    let call: (selector: Selector, argument: Any?)?
  }
  fileprivate var requests: [Request] = []
}

extension StageEnvironment {
  fileprivate var performRequests: PerformRequests { part { PerformRequests() } }
}

extension NSObject {
  /// Runs a closure for the object `delay` seconds from now; Swift-only, where Apple's
  /// `perform(_:with:afterDelay:)` has a selector.
  ///
  /// The object is retained until then. A delay of 0 or less means the next round of the stage's
  /// step.
  @preconcurrency @MainActor
  public func perform(afterDelay delay: TimeInterval, _ work: @escaping () -> Void) {
    perform(afterDelay: delay, as: nil, work)
  }

  @MainActor
  func perform(
    afterDelay delay: TimeInterval, as call: (selector: Selector, argument: Any?)?,
    _ work: @escaping () -> Void
  ) {
    let environment = StageEnvironment.current
    let target = ObjectIdentifier(self)
    let due = environment.clock.now.advanced(bySeconds: max(delay, 0))
    let requests = environment.performRequests
    var entry = 0
    entry = environment.clock.schedule(at: due, as: "perform(afterDelay:)") { [self] in
      requests.requests.removeAll { $0.entry == entry }
      work()
      withExtendedLifetime(self) {}
    }
    requests.requests.append(PerformRequests.Request(target: target, entry: entry, call: call))
  }

  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(withTarget target: Any) {
    cancelRequests { $0.target == ObjectIdentifier(target as AnyObject) }
  }

  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(
    withTarget target: Any, selector: Selector, object: Any?
  ) {
    cancelRequests { request in
      guard request.target == ObjectIdentifier(target as AnyObject), let call = request.call,
        call.selector == selector
      else { return false }
      switch (call.argument as AnyObject?, object as AnyObject?) {
      case (nil, nil): return true
      case (let a as NSObject, let b as NSObject): return a.isEqual(b)
      case (let a, let b): return a === b
      }
    }
  }

  @MainActor
  private class func cancelRequests(where isMeant: (PerformRequests.Request) -> Bool) {
    let environment = StageEnvironment.current
    for request in environment.performRequests.requests where isMeant(request) {
      environment.clock.timers.cancel(request.entry)
    }
    environment.performRequests.requests.removeAll(where: isMeant)
  }
}
