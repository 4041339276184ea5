// SPDX-License-Identifier: MIT
import Animators
import FilmstripUIKitControllers
import Screens
import Testing

/// What UIKit posts to the notification center.
@MainActor
@Suite struct SystemNotificationTests {
  @MainActor
  private final class Log {
    var entries: [String] = []
    var tokens: [any NSObjectProtocol] = []

    func observe(
      _ name: NSNotification.Name, of object: AnyObject?,
      _ entry: @escaping @MainActor @Sendable () -> String
    ) {
      let token = NotificationCenter.default.addObserver(forName: name, object: object, queue: nil)
      { [weak self] _ in MainActor.assumeIsolated { self?.entries.append(entry()) } }
      tokens.append(token)
    }

    func end() { for token in tokens { NotificationCenter.default.removeObserver(token) } }
  }

  @Test func aRotationIsPostedFirstByTheDeviceAndThenByTheInterface() {
    let screen = Screen()
    screen.window.rootViewController = UIViewController()
    screen.update()
    let log = Log()
    defer { log.end() }
    let (device, application) = (UIDevice.current, UIApplication.shared)
    func orientations() -> String {
      "\(device.orientation.rawValue) \(application.statusBarOrientation.rawValue)"
    }
    log.observe(UIDevice.orientationDidChangeNotification, of: device, orientations)
    log.observe(
      UIApplication.willChangeStatusBarOrientationNotification, of: application, orientations)
    log.observe(
      UIApplication.didChangeStatusBarOrientationNotification, of: application, orientations)
    screen.rotate(to: .landscapeRight)
    // A device on its left side (3) has its interface right (3), which is portrait (1) until it rotates.
    #expect(log.entries == ["3 1", "3 1", "3 3"])
    screen.rotate(to: .landscapeRight)
    #expect(log.entries.count == 3)
  }

  @Test func windowsPostThatTheyAreShownAndKey() {
    let screen = Screen()
    screen.window.makeKeyAndVisible()
    let window = UIWindow(frame: screen.window.frame)
    let log = Log()
    defer { log.end() }
    for (name, entry) in [
      (UIWindow.didBecomeKeyNotification, "key"), (UIWindow.didResignKeyNotification, "not key"),
      (UIWindow.didBecomeVisibleNotification, "visible"),
      (UIWindow.didBecomeHiddenNotification, "hidden"),
    ] {
      log.observe(name, of: window) { entry }
    }
    window.makeKeyAndVisible()
    window.isHidden = false
    screen.window.makeKey()
    window.isHidden = true
    #expect(log.entries == ["key", "visible", "not key", "hidden"])
  }

  @Test func windowLevelsCompareAndAdd() {
    #expect(UIWindow.Level.normal < .statusBar && UIWindow.Level.statusBar < .alert)
    #expect((UIWindow.Level.alert + 1).rawValue == 2001)
    #expect([UIWindow.Level.alert, .normal].max() == .alert)
  }

  @Test func aSegueWithAHandlerOnlyRunsIt() {
    let screen = Screen()
    let (source, destination) = (UIViewController(), UIViewController())
    screen.window.rootViewController = source
    screen.update()
    var count = 0
    let segue = UIStoryboardSegue(identifier: "a", source: source, destination: destination) {
      count += 1
    }
    segue.perform()
    #expect(count == 1 && source.presentedViewController == nil)
    UIStoryboardSegue(identifier: "b", source: source, destination: destination).perform()
    #expect(count == 1 && source.presentedViewController === destination)
  }

  @Test func motionEffectsGoFromOneEndToTheOther() {
    let effect = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
    effect.minimumRelativeValue = -20
    effect.maximumRelativeValue = 10
    func value(_ tilt: CGFloat) -> Double? {
      let values = effect.keyPathsAndRelativeValues(
        forViewerOffset: UIOffset(horizontal: tilt, vertical: 0.7))
      return (values?["center.x"] as? NSNumber)?.doubleValue
    }
    #expect(value(-1) == -20 && value(0) == -5 && value(1) == 10)
  }

  @available(*, deprecated, message: "for deprecated API")
  @Test func theGuidesOfBarsAreWhatTheSafeAreaLeavesOut() {
    let screen = Screen()
    let controller = UIViewController()
    screen.window.rootViewController = controller
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
      view.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
      view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
    ])
    screen.update()
    #expect(view.frame == controller.view.safeAreaLayoutGuide.layoutFrame)
    #expect(controller.topLayoutGuide.length == controller.view.safeAreaInsets.top)
  }
}
