// SPDX-License-Identifier: MIT

@MainActor
private final class StageScreen {
  let screen: UIScreen
  /// The orientation of the interface may be another.
  var deviceOrientation: UIDeviceOrientation
  let windows = StageWindows()

  init(_ screen: UIScreen) {
    self.screen = screen
    deviceOrientation = screen.orientation.deviceOrientation
  }

  /// The screen of an iPhone 15, for views without a stage.
  static var standard: StageScreen {
    StageScreen(
      UIScreen(
        size: CGSize(width: 393, height: 852), scale: 3,
        safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)))
  }
}

extension StageEnvironment {
  /// A new environment with a screen, its clock at zero; it is the newest.
  package convenience init(screen: UIScreen) {
    self.init()
    _ = part { StageScreen(screen) }
    notePredictedTraits()
    TaskHooks.install()
  }

  private var stageScreen: StageScreen { part { StageScreen.standard } }

  /// The stage's screen; an iPhone 15's without a stage.
  package var screen: UIScreen { stageScreen.screen }
  package var windows: StageWindows { stageScreen.windows }
  /// The device's orientation; that of the interface may be another.
  package var deviceOrientation: UIDeviceOrientation {
    get { stageScreen.deviceOrientation }
    set { stageScreen.deviceOrientation = newValue }
  }

  /// Lets views that are in no window yet have the traits of the screen.
  func notePredictedTraits() { scope.traits.predicted = screen.traitCollection }
}
