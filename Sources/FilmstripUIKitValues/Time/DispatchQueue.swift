// SPDX-License-Identifier: MIT
public import Dispatch

/// Runs blocks, in the order in which they are due on the virtual clock.
///
/// Replaces Dispatch's. All queues run on the stage's one thread: a block of a background queue
/// takes no virtual time and runs after what was due before it, so that every run is the same.
/// Blocks run on the stage that is current when they are submitted.
open class DispatchQueue: NSObject, @unchecked Sendable {
  public typealias Attributes = Dispatch.DispatchQueue.Attributes
  /// When autoreleased objects are released; there are none here.
  public typealias AutoreleaseFrequency = Dispatch.DispatchQueue.AutoreleaseFrequency

  private static let mainQueue = DispatchQueue(
    label: "com.apple.main-thread", qos: .userInteractive)
  private static let globalQueue = DispatchQueue(
    label: "com.apple.root.default-qos", attributes: .concurrent)

  public class var main: DispatchQueue { mainQueue }

  /// The system's concurrent queue; one for every quality of service, as all run on one thread.
  public class func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue { globalQueue }

  public let label: String
  /// The requested quality of service, which has no influence on the order of virtual time.
  public let qos: DispatchQoS
  let isSerial: Bool
  /// What is due and has not run, for `sync` to run first.
  var waiting: [WaitingBlock] = []

  public init(
    label: String, qos: DispatchQoS = .unspecified, attributes: Attributes = [],
    autoreleaseFrequency: AutoreleaseFrequency = .inherit, target: DispatchQueue? = nil
  ) {
    self.label = label
    self.qos = qos
    isSerial = !attributes.contains(.concurrent)
    super.init()
    if attributes.contains(.initiallyInactive) {
      UnsupportedFeature.report("DispatchQueue.Attributes.initiallyInactive")
    }
  }

  @preconcurrency
  public func async(
    group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [], execute work: @escaping @Sendable () -> Void
  ) {
    submit(after: nil, group: group, work)
  }

  public func async(execute workItem: DispatchWorkItem) {
    submit(after: nil, group: nil) { workItem.perform() }
  }

  public func async(group: DispatchGroup, execute workItem: DispatchWorkItem) {
    submit(after: nil, group: group) { workItem.perform() }
  }

  /// Runs a block at an instant of the virtual clock; one in the past means the next round.
  @preconcurrency
  public func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable () -> Void
  ) {
    submit(after: deadline, group: nil, work)
  }

  public func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem) {
    submit(after: deadline, group: nil) { execute.perform() }
  }

  /// Runs a block now, after what waits on a serial queue.
  ///
  /// - Precondition: not called on the queue itself, where it would wait for itself.
  public func sync<Result>(execute work: () throws -> Result) rethrows -> Result {
    try runSynchronously(work)
  }

  public func sync<Result>(
    flags: DispatchWorkItemFlags, execute work: () throws -> Result
  ) rethrows -> Result {
    try runSynchronously(work)
  }

  public func sync(execute workItem: DispatchWorkItem) { runSynchronously { workItem.perform() } }

  public class func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
    for iteration in 0..<max(iterations, 0) { work(iteration) }
  }
}
