// SPDX-License-Identifier: MIT
package import CoreGraphics
package import Imaging
package import QuartzCore

/// What a stage lends to UIKit: its clock, its screen, its waiting work and its log.
///
/// Views and controllers in a window use that window's; everything else uses the current one, which
/// is that of the stage that runs, or else of the one made last.
@MainActor
package final class StageEnvironment {
  /// The environment of the running stage.
  package static var current = StageEnvironment(
    screen: UIScreen(
      size: CGSize(width: 393, height: 852), scale: 3,
      safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)))
  {
    didSet {
      LayerScheduler.current = current.scheduler
      UnsupportedFeature.current = current.unsupported
      ImageFolders.limits = current.imageLimits
      UITraitCollection.predicted = current.screen.traitCollection
    }
  }

  /// What the stage's layers have before them.
  package let scheduler = LayerScheduler(clock: VirtualClock())
  /// The stage's time.
  package var clock: VirtualClock { scheduler.clock }
  /// The stage's screen.
  package let screen: UIScreen
  /// The windows on the screen, and those that could be.
  package let windows = StageWindows()
  /// What is drawn over the windows; nothing at first.
  package var chrome: ScreenChrome = []
  /// How the device is held; the interface may be another way up.
  var deviceOrientation: UIDeviceOrientation
  /// The change of size that is being shown, such as that of a turn; nil without one.
  var sizeTransition: SizeTransition?
  /// How often the interface has turned.
  var turnCount = 0
  /// The application that runs on the stage.
  package private(set) lazy var application = UIApplication(stageEnvironment: self)
  /// The one scene of the application.
  package private(set) lazy var windowScene = UIWindowScene(stageEnvironment: self)
  /// Blocks that wait for the stage.
  package let loop = MainLoop()
  /// The fingers of scripts.
  package private(set) lazy var touches = TouchPlayer(environment: self)
  /// How many transitions are running that nobody can take hold of.
  var deafTransitions = 0
  /// Whether fingers that come down are lost: during such transitions, and where an application says
  /// so.
  var ignoresTouches: Bool { deafTransitions > 0 || application.isIgnoringInteractionEvents }
  /// Where recognizers meet.
  let gestures = GestureArena()
  /// What objects wait to perform.
  let performRequests = PerformRequests()
  /// Jobs of tasks that belong to the stage and wait for its next step.
  let jobs = TaskJobs()
  /// Who moves the clock; nil when the stage is gone, or there never was one.
  package weak var stage: (any ClockDriver)?
  /// What the image files of the application may ask for.
  package var imageLimits = ImageLimits.standard {
    didSet { if StageEnvironment.current === self { ImageFolders.limits = imageLimits } }
  }
  /// What was used and is not supported, or could not be used as it was given.
  package let unsupported = UnsupportedFeature.Log()
  /// Callbacks, facts for findings, and open transitions.
  package let log: TransitionLog

  /// A new environment, its clock at zero.
  package init(screen: UIScreen) {
    self.screen = screen
    log = TransitionLog(clock: scheduler.clock)
    unsupported.now = { [scheduler] in scheduler.clock.now.nanoseconds }
    deviceOrientation = screen.orientation.deviceOrientation
    if UITraitCollection.predicted.values.isEmpty {
      UITraitCollection.predicted = screen.traitCollection
    }
    gestures.whenDecided = { [unowned self] in touches.window?.touchRouter.settle() }
    TaskHooks.install()
    TaskRegistry.shared.forgetStagesThatAreGone()
  }

  /// Runs `body`, which drives the stage: its globals, and its tasks' jobs, are the current ones.
  package func drive<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = EngineThread.isDriving ? StageEnvironment.current : nil
    StageEnvironment.current = self
    TaskRegistry.shared.noteDriver(self)
    defer {
      jobs.postFallback(in: self)
      // A stage that drove another one goes on as the current one.
      if let outer { StageEnvironment.current = outer }
    }
    return try EngineThread.drive(body)
  }
}

/// Who moves a stage's clock, and does what falls due.
@MainActor
package protocol ClockDriver: AnyObject {
  /// Lets virtual time pass until an instant.
  func advance(to instant: VirtualInstant)
}

extension UIView {
  /// The environment of the window the view is in, else the current one.
  var environment: StageEnvironment { window?.stageEnvironment ?? .current }
}

extension UIViewController {
  /// The environment of the window the controller's view, or that of the nearest parent with one,
  /// is in; else the current one.
  var environment: StageEnvironment {
    (viewIfLoaded?.window ?? rootWindow)?.stageEnvironment ?? parent?.environment
      ?? presentation?.otherPresenter(than: self)?.environment ?? .current
  }
}
