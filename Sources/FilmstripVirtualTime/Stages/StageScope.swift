// SPDX-License-Identifier: MIT
internal import Synchronization

/// One stage's share of what Apple's API keeps in globals: its clock, and one object of each type that a
/// module above keeps for a stage.
///
/// Apple's API has functions that name no stage, such as `CACurrentMediaTime()`. They use the scope that is
/// current: of the stage that the running task drives, else of the one that it made or drove last, else of
/// the one that it belongs to, else of the newest one that still exists. What is in a window uses the
/// window's stage instead.
///
/// Only the engine's thread uses a scope; others only retain it.
package final class StageScope: @unchecked Sendable {
  package let clock = VirtualClock()

  private var parts: [ObjectIdentifier: AnyObject] = [:]
  // Parts that are needed at each change of a layer, which is too often for a dictionary.
  /// The stage's scheduler of layers; nil until it is made.
  package var scheduler: AnyObject?
  /// The stage's transactions; nil until they are made.
  package var transactions: AnyObject?
  /// What the scope belongs to and is kept alive by; nil without a stage.
  package weak var owner: AnyObject?

  private struct Listener { weak var object: (any EndsWithStage)? }
  private var listeners: [Listener] = []
  private var listenerLimit = 16

  private let over = Atomic(false)
  /// Whether the stage is gone: nothing advances the clock any more.
  ///
  /// Any thread may ask.
  package var isOver: Bool { over.load(ordering: .acquiring) }

  private init(isForStage: Bool) {
    if isForStage { StageTasks.shared.noteNew(self) }
  }

  /// A scope with its clock at zero, which is the newest from now on.
  package convenience init() { self.init(isForStage: true) }

  /// The current scope where there is no stage.
  package static let withoutStage = StageScope(isForStage: false)

  /// The scope that applies to code that names no stage.
  package static var current: StageScope {
    guard let drive = EngineThread.drive else { return StageTasks.shared.currentScope }
    let task = RunningTask.number
    guard task != drive.task && task != 0 else { return drive.scope }
    // A job that runs within a step; its task may have a stage of its own.
    return StageTasks.shared.scope(drivenBy: task) ?? drive.scope
  }

  /// The scope for what code reports that names no stage: the current one, except that a task without a stage has none,
  /// because the newest stage may be another task's.
  ///
  /// Nothing associates threads outside of any task with a stage; they use the current one.
  package static var reporting: StageScope? {
    if EngineThread.isDriving || RunningTask.number == 0 { return .current }
    return StageTasks.shared.scopeOfCurrentTask
  }

  package func drive<Result>(_ body: () throws -> Result) rethrows -> Result {
    StageTasks.shared.noteDriver(self)
    return try EngineThread.drive(self, body)
  }

  /// Runs `body`, which is the last that drives the stage: what the task does afterwards has another one.
  package func driveToEnd(_ body: () -> Void) { EngineThread.drive(self, body) }

  /// The stage's one object of a type, made when it is first used.
  ///
  /// Each module, and each folder of UIKit, names its own parts in an extension.
  package func part<Part: AnyObject>(
    _ type: Part.Type = Part.self, making make: () -> Part
  ) -> Part {
    if let part = parts[ObjectIdentifier(type)] { return unsafeDowncast(part, to: type) }
    let part = make()
    parts[ObjectIdentifier(type)] = part
    return part
  }

  /// Lets an object that is no part of the scope release what it keeps when the stage is gone; the object is
  /// not kept alive.
  package func notifyAtEnd(_ object: any EndsWithStage) {
    if listeners.count >= listenerLimit {
      listeners.removeAll { $0.object == nil }
      // Twice as many as there are, so that it costs little for each.
      listenerLimit = max(2 * listeners.count, 16)
    }
    listeners.append(Listener(object: object))
  }

  /// Releases what waits for the clock, as the stage is gone, and what is scheduled from now on.
  ///
  /// A window, and with it the scope, may outlive its stage; what waits in the scope and refers to the window
  /// would keep both for ever.
  package func end() {
    guard !isOver else { return }
    over.store(true, ordering: .releasing)
    clock.timers.end()
    let heard = listeners.compactMap(\.object)
    listeners = []
    for object in heard { object.endWithStage() }
    let all = [scheduler, transactions].compactMap(\.self) + Array(parts.values)
    for part in all { (part as? any EndsWithStage)?.endWithStage() }
  }
}

/// A part of a stage's scope, or what such a part knows, that keeps something for as long as the stage goes on.
package protocol EndsWithStage: AnyObject {
  /// Releases what would be used later: the stage is gone, and no more callbacks are made.
  func endWithStage()
}
