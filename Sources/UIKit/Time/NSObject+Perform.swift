// SPDX-License-Identifier: MIT
public import Foundation
internal import QuartzCore

/// The pending perform requests of the objects of one stage.
@MainActor
private final class PerformRequests {
  fileprivate struct Request {
    let target: ObjectIdentifier
    let entry: Int
  }
  fileprivate var requests: [Request] = []
}

extension StageEnvironment {
  /// The pending perform requests of objects.
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
    requests.requests.append(PerformRequests.Request(target: target, entry: entry))
  }

  /// Cancels the pending perform requests of `target`.
  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(withTarget target: Any) {
    let environment = StageEnvironment.current
    let target = ObjectIdentifier(target as AnyObject)
    for request in environment.performRequests.requests where request.target == target {
      environment.clock.timers.cancel(request.entry)
    }
    environment.performRequests.requests.removeAll { $0.target == target }
  }
}
