// SPDX-License-Identifier: MIT
public import Foundation
internal import QuartzCore

/// What the objects of one stage wait to perform.
@MainActor
private final class PerformRequests {
  fileprivate struct Request {
    let target: ObjectIdentifier
    let entry: Int
  }
  fileprivate var requests: [Request] = []
}

extension StageEnvironment {
  /// What objects wait to perform.
  fileprivate var performRequests: PerformRequests { part { PerformRequests() } }
}

extension NSObject {
  /// Has the object do something `delay` seconds from now; Swift-only, where Apple's
  /// `perform(_:with:afterDelay:)` has a selector.
  ///
  /// The object is kept until then. A delay of 0 or less means the next round of the stage's step.
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

  /// Forgets what `target` waits to perform.
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
