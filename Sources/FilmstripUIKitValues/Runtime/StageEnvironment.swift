// SPDX-License-Identifier: MIT

/// What a stage provides to UIKit: its clock, the work that waits for it, its log, and one object of
/// each type that a folder of UIKit's modules keeps for a stage.
///
/// Views and controllers in a window use the environment of that window; everything else uses the
/// current one: that of the stage being driven, else of the one that the running task made or drove
/// last, else of the one that it belongs to, else of the newest.
@MainActor
package final class StageEnvironment {
  package let scope: StageScope
  package let log: TransitionLog
  package let loop = MainLoop()
  /// What advances the clock; nil when the stage is gone, or there never was one.
  package weak var stage: (any ClockDriver)?
  /// Runs whenever the stage has been driven.
  var afterDriving: () -> Void = {}
  /// Whether the stage is going, and its tasks run to their ends.
  private(set) var isEnding = false
  /// Runs once what waited for the stage, which is gone, has been released.
  var whenOver: () -> Void = {}

  /// The environment of the current stage; without a stage, one that nothing drives.
  package static var current: StageEnvironment { of(.current) ?? withoutStage }

  /// The environment for what code reports that names no stage (``StageScope/reporting``).
  package static var reporting: StageEnvironment {
    StageScope.reporting.flatMap(of) ?? withoutStage
  }

  private static let withoutStage = StageEnvironment(scope: .withoutStage)

  static func of(_ scope: StageScope) -> StageEnvironment? {
    guard let owner = scope.owner else { return nil }
    return unsafeDowncast(owner, to: StageEnvironment.self)
  }

  package convenience init() { self.init(scope: StageScope()) }

  private init(scope: StageScope) {
    self.scope = scope
    log = TransitionLog(clock: scope.clock)
    scope.unsupported.now = { [clock = scope.clock] in clock.now.nanoseconds }
    scope.owner = self
  }

  package var clock: VirtualClock { scope.clock }
  package var scheduler: LayerScheduler { scope.layerScheduler }
  /// What was used and is not supported, or could not be used as it was given.
  package var unsupported: UnsupportedFeature.Log { scope.unsupported }

  /// The stage's one object of a type, made when it is first used.
  ///
  /// The folders of UIKit's modules name theirs in extensions.
  package func part<Part: AnyObject>(
    _ type: Part.Type = Part.self, making make: () -> Part
  ) -> Part { scope.part(type, making: make) }

  /// Releases what waits for the stage, which is gone, and lets its tasks run to their ends.
  ///
  /// Without this, what waits and refers to something in a window would keep itself: windows keep their
  /// environment, as they may outlive the stage.
  package func end() {
    isEnding = true
    defer {
      isEnding = false
      afterDriving()
    }
    scope.driveToEnd {
      loop.end()
      scope.end()
      whenOver()
    }
  }

  /// Runs `body`, which drives the stage: its environment, and its tasks' jobs, are the current ones.
  package func drive<Result>(_ body: () throws -> Result) rethrows -> Result {
    defer { afterDriving() }
    return try scope.drive(body)
  }
}

/// What advances a stage's clock and performs what is due.
@MainActor
package protocol ClockDriver: AnyObject {
  func advance(to instant: VirtualInstant)
}
