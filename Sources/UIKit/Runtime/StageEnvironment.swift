// SPDX-License-Identifier: MIT
internal import CoreGraphics
package import QuartzCore
package import VirtualTime

/// What a stage lends to UIKit: its clock, the work that waits for it, its log, and one object of each
/// type that a folder of UIKit keeps for a stage.
///
/// Views and controllers in a window use the environment of that window; everything else uses the
/// current one: that of the stage being driven, else of the one that the running task made or drove
/// last, else of the one that it belongs to, else of the newest.
@MainActor
package final class StageEnvironment {
  /// The stage's share of what Apple's API keeps in globals.
  package let scope: StageScope
  /// Callbacks, facts for findings, and open transitions.
  package let log: TransitionLog
  /// Blocks that wait for the stage.
  package let loop = MainLoop()
  /// Who moves the clock; nil when the stage is gone, or there never was one.
  package weak var stage: (any ClockDriver)?
  /// Runs whenever the stage has been driven.
  var afterDriving: () -> Void = {}

  /// The environment of the current stage; one that nothing drives where there is no stage.
  package static var current: StageEnvironment { of(.current) ?? withoutStage }

  private static let withoutStage = StageEnvironment(scope: .withoutStage)

  /// The environment that a scope belongs to; nil for a scope without one.
  static func of(_ scope: StageScope) -> StageEnvironment? {
    scope.owner.map { unsafeDowncast($0, to: StageEnvironment.self) }
  }

  /// A new environment, its clock at zero; it is the newest.
  package convenience init() { self.init(scope: StageScope()) }

  private init(scope: StageScope) {
    self.scope = scope
    log = TransitionLog(clock: scope.clock)
    scope.unsupported.now = { [clock = scope.clock] in clock.now.nanoseconds }
    scope.owner = self
  }

  /// The stage's time.
  package var clock: VirtualClock { scope.clock }
  /// What the stage's layers have before them.
  package var scheduler: LayerScheduler { scope.layerScheduler }
  /// What was used and is not supported, or could not be used as it was given.
  package var unsupported: UnsupportedFeature.Log { scope.unsupported }

  /// The stage's one object of a type, made the first time that it is asked for.
  ///
  /// The folders of UIKit give names to theirs in extensions.
  package func part<Part: AnyObject>(
    _ type: Part.Type = Part.self, making make: () -> Part
  ) -> Part { scope.part(type, making: make) }

  /// Runs `body`, which drives the stage: its environment, and its tasks' jobs, are the current ones.
  package func drive<Result>(_ body: () throws -> Result) rethrows -> Result {
    defer { afterDriving() }
    return try scope.drive(body)
  }
}

/// Who moves a stage's clock, and does what falls due.
@MainActor
package protocol ClockDriver: AnyObject {
  /// Lets virtual time pass until an instant.
  func advance(to instant: VirtualInstant)
}
