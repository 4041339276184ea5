// SPDX-License-Identifier: MIT
import Animators
import FilmstripUIKitControllers
import Screens
import Testing

/// Writes its callbacks into a log, under its name.
private final class LoggingView: UIView {
  var name = "view"
  var log: CallLog?

  override func safeAreaInsetsDidChange() { log?.lines.append("\(name).safeArea") }
  override func layoutMarginsDidChange() { log?.lines.append("\(name).margins") }
  override func layoutSubviews() { log?.lines.append("\(name).layout") }
}

private final class LoggingController: UIViewController {
  let log = CallLog()

  override func loadView() {
    let view = LoggingView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    view.log = log
    self.view = view
  }

  override func viewSafeAreaInsetsDidChange() { log.lines.append("controller.safeArea") }
  override func viewLayoutMarginsDidChange() { log.lines.append("controller.margins") }
}

private func insets(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat)
  -> UIEdgeInsets
{ UIEdgeInsets(top: top, left: left, bottom: bottom, right: right) }

@MainActor
@Suite(.serialized) struct UIViewSafeAreaTests {
  /// A view of 320 × 480 points with the safe area (44, 10, 34, 12) of the measurements.
  private let controller: UIViewController = {
    let controller = UIViewController()
    controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    controller.additionalSafeAreaInsets = insets(44, 10, 34, 12)
    return controller
  }()
  private var parent: UIView { controller.view }

  private func child(_ frame: CGRect) -> UIView {
    let view = UIView(frame: frame)
    parent.addSubview(view)
    return view
  }

  /// A screen with the view, and in it that of a controller.
  private func shownChild(_ frame: CGRect) -> (screen: Screen, inner: UIViewController) {
    let (screen, inner) = (Screen(), UIViewController())
    screen.show(parent)
    controller.addChild(inner)
    inner.view.frame = frame
    parent.addSubview(inner.view)
    screen.update()
    return (screen, inner)
  }

  // Measured with iOS 26.1; the last three follow from the rule that was found.
  @Test(arguments: [
    (CGRect(x: 30, y: 20, width: 100, height: 500), insets(24, 0, 34, 0)),
    (CGRect(x: -40, y: -60, width: 200, height: 200), insets(44, 10, 0, 0)),
    (CGRect(x: 5, y: 10, width: 60, height: 20), insets(34, 5, 0, 0)),
    (CGRect(x: 0, y: 500, width: 100, height: 50), insets(0, 10, 34, 0)),
    (CGRect(x: 0, y: 0, width: 320, height: 480), insets(44, 10, 34, 12)),
    (CGRect(x: 100, y: 100, width: 100, height: 100), .zero),
    (CGRect(x: 300, y: 460, width: 15, height: 15), insets(0, 0, 29, 7)),
  ])
  func aChildInheritsWhatReachesIntoIt(frame: CGRect, expected: UIEdgeInsets) {
    #expect(child(frame).safeAreaInsets == expected)
  }

  @Test func aGrandchildInheritsFromItsSuperview() {
    let middle = child(CGRect(x: 5, y: 10, width: 300, height: 400))
    let view = UIView(frame: CGRect(x: 2, y: 4, width: 100, height: 100))
    middle.addSubview(view)
    #expect(view.safeAreaInsets == insets(30, 3, 0, 0))
    middle.frame.origin = CGPoint(x: 0, y: 0)
    #expect(view.safeAreaInsets == insets(40, 8, 0, 0))
    parent.bounds.origin.y = 10
    #expect(middle.safeAreaInsets == insets(44, 10, 0, 0))
    #expect(view.safeAreaInsets == insets(40, 8, 0, 0))
    parent.bounds.origin.y = -10
    #expect(view.safeAreaInsets == insets(30, 8, 0, 0))
  }

  @Test func additionalInsetsAreAddedToInheritedOnes() {
    let inner = UIViewController()
    controller.addChild(inner)
    inner.view.frame = CGRect(x: 0, y: 10, width: 320, height: 470)
    parent.addSubview(inner.view)
    inner.additionalSafeAreaInsets = insets(1, 2, 3, 4)
    #expect(inner.view.safeAreaInsets == insets(35, 12, 37, 16))
    inner.containerSafeAreaInsets = insets(50, 0, 0, 0)
    #expect(inner.view.safeAreaInsets == insets(85, 12, 37, 16))
    #expect(inner.additionalSafeAreaInsets == insets(1, 2, 3, 4))
    inner.additionalSafeAreaInsets.top = -1000
    #expect(inner.view.safeAreaInsets.top == 0)
  }

  // Reported by Apple's engineers: the safe area is not propagated to a view that is scaled or turned.
  @Test(arguments: [
    CGAffineTransform(scaleX: 0.5, y: 0.5), CGAffineTransform(rotationAngle: 0.3),
    CGAffineTransform(scaleX: 1, y: -1),
    CGAffineTransform(scaleX: 0.9, y: 0.9).translatedBy(x: 0, y: 90),
  ])
  func aViewThatIsScaledOrTurnedKeepsWhatItHad(transform: CGAffineTransform) {
    let screen = Screen()
    // Where nothing of the window's own safe area reaches.
    parent.frame.origin.y = 100
    screen.show(parent)
    let view = child(CGRect(x: 5, y: 10, width: 300, height: 460))
    screen.update()
    #expect(view.safeAreaInsets == insets(34, 5, 24, 0))
    view.transform = transform
    screen.update()
    #expect(view.safeAreaInsets == insets(34, 5, 24, 0))
    controller.additionalSafeAreaInsets.top = 60
    screen.update()
    #expect(view.safeAreaInsets == insets(34, 5, 24, 0))
    view.transform = .identity
    screen.update()
    #expect(view.safeAreaInsets == insets(50, 5, 24, 0))
  }

  @Test func aViewThatIsScaledWhenItIsAddedInheritsByItsFrameWithoutTheTransform() {
    let screen = Screen()
    // Where nothing of the window's own safe area reaches.
    parent.frame.origin.y = 100
    screen.show(parent)
    let view = UIView(frame: CGRect(x: 5, y: 10, width: 300, height: 460))
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    parent.addSubview(view)
    screen.update()
    #expect(view.safeAreaInsets == insets(34, 5, 24, 0))
  }

  @Test func aViewThatIsOnlyMovedInheritsByWhereItIs() {
    let view = child(CGRect(x: 5, y: 10, width: 300, height: 460))
    view.transform = CGAffineTransform(translationX: 0, y: 100)
    #expect(view.safeAreaInsets == insets(0, 5, 34, 0))
  }

  // Published for iOS 15 and later: the insets of a controller's view do not follow its place.
  @Test(arguments: [true, false]) func aControllersViewThatIsMovedKeepsWhatItHad(byFrame: Bool) {
    let (screen, inner) = shownChild(parent.bounds)
    let label = UIView(frame: inner.view.bounds)
    inner.view.addSubview(label)
    screen.update()
    #expect(inner.view.safeAreaInsets.top == parent.safeAreaInsets.top)
    let before = inner.view.safeAreaInsets
    #expect(before.top >= 44 && before.bottom >= 34)
    func move(_ y: CGFloat) {
      if byFrame {
        inner.view.frame.origin.y = y
      } else {
        inner.view.transform = CGAffineTransform(translationX: 0, y: y)
      }
      screen.update()
    }
    for y: CGFloat in [1, 100, 480, -100, 0] {
      move(y)
      #expect(inner.view.safeAreaInsets == before, "at \(y)")
      #expect(label.safeAreaInsets == before, "at \(y)")
    }
  }

  @Test func aControllersViewInheritsByItsFrameWhenItIsAddedOrHasANewSize() {
    let (screen, inner) = shownChild(CGRect(x: 0, y: 480, width: 320, height: 480))
    #expect(inner.view.safeAreaInsets.top == 0)
    // It comes to its place: what reaches into it there.
    inner.view.frame.origin.y = 0
    screen.update()
    #expect(inner.view.safeAreaInsets == parent.safeAreaInsets)
    // A new size, as of another place to stay.
    inner.view.frame = CGRect(x: 0, y: 200, width: 320, height: 280)
    screen.update()
    #expect(inner.view.safeAreaInsets.top == 0)
    #expect(inner.view.safeAreaInsets.bottom == parent.safeAreaInsets.bottom)
    // It is taken out, and comes back elsewhere.
    inner.view.frame = parent.bounds
    screen.update()
    inner.view.removeFromSuperview()
    inner.view.frame.origin.y = 480
    parent.addSubview(inner.view)
    screen.update()
    #expect(inner.view.safeAreaInsets.top == 0)
  }

  @Test func aControllersViewThatIsMovedHasNoMoreThanItsSuperview() {
    let (screen, inner) = shownChild(parent.bounds)
    inner.view.frame.origin.y = 300
    screen.update()
    controller.additionalSafeAreaInsets = .zero
    parent.frame.origin.y = 100
    screen.update()
    #expect(inner.view.safeAreaInsets == parent.safeAreaInsets)
    #expect(inner.view.safeAreaInsets.left == 0)
  }

  /// As a transition takes the view that leaves into its container and moves it at once.
  @Test func aControllersViewKeepsWhatItHadWhenItMovesIntoAnotherViewInItsPlace() {
    let (screen, inner) = shownChild(parent.bounds)
    let before = inner.view.safeAreaInsets
    let container = UIView(frame: parent.bounds)
    parent.addSubview(container)
    container.addSubview(inner.view)
    inner.view.frame.origin.y = 480
    screen.update()
    #expect(before.top >= 44 && inner.view.safeAreaInsets == before)
  }

  @Test func earlierVersionsTakeTheFrameOfMovedControllersAndOfScaledViews() {
    let (screen, inner) = shownChild(parent.bounds)
    let before = inner.view.safeAreaInsets
    var behavior = SafeAreaBehavior()
    (behavior.movedControllersKeepInsets, behavior.reshapedViewsKeepInsets) = (false, false)
    screen.window.stageEnvironment.behavior[SafeAreaBehavior.self] = behavior
    inner.view.frame.origin.y = 40
    screen.update()
    #expect(inner.view.safeAreaInsets.top == before.top - 40)
    inner.view.frame.origin.y = 0
    inner.view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    screen.update()
    #expect(inner.view.safeAreaInsets == .zero)
  }

  @Test func aViewWithoutASuperviewHasNone() {
    let view = child(parent.bounds)
    #expect(view.safeAreaInsets.top == 44)
    view.removeFromSuperview()
    #expect(view.safeAreaInsets == .zero)
  }

  @Test func numbersThatAreNoneCoverNothing() {
    let view = child(parent.bounds)
    controller.additionalSafeAreaInsets.top = .nan
    #expect(view.safeAreaInsets.left == 10)
    view.frame = CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10)
    #expect(view.safeAreaInsets.left == 0)
  }

  @Test func aClassMayHaveASafeAreaOfItsOwn() {
    final class Fixed: UIView {
      override var safeAreaInsets: UIEdgeInsets { insets(44, 10, 34, 12) }
    }
    let outer = Fixed(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = UIView(frame: CGRect(x: 5, y: 10, width: 60, height: 20))
    outer.addSubview(view)
    #expect(view.safeAreaInsets == insets(34, 5, 0, 0))
  }

  // MARK: Margins

  @Test func marginsAreEightAndTheSafeArea() {
    let view = child(parent.bounds)
    #expect(view.layoutMargins == insets(52, 18, 42, 20))
    view.insetsLayoutMarginsFromSafeArea = false
    #expect(view.layoutMargins == insets(8, 8, 8, 8))
    view.layoutMargins = insets(1, 2, 3, 4)
    #expect(view.layoutMargins == insets(1, 2, 3, 4))
    #expect(UIView().layoutMargins == insets(8, 8, 8, 8))
  }

  @Test func marginsOfTheSuperviewCanBePreserved() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    outer.layoutMargins = insets(30, 40, 50, 60)
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 150, height: 180))
    outer.addSubview(view)
    #expect(view.layoutMargins == insets(8, 8, 8, 8))
    view.preservesSuperviewLayoutMargins = true
    // 30 − 10, 40 − 10, 50 − 10, 60 − 40.
    #expect(view.layoutMargins == insets(20, 30, 40, 20))
    outer.layoutMargins.left = 5
    #expect(view.layoutMargins == insets(20, 8, 40, 20))
    view.frame.origin.y = 0
    #expect(view.layoutMargins == insets(30, 8, 30, 20))
  }

  @Test func directionalMarginsFollowTheDirection() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(view.layoutMargins == insets(1, 2, 3, 4))
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.layoutMargins == insets(1, 4, 3, 2))
    #expect(view.directionalLayoutMargins.leading == 2)
  }

  // Measured: 20 on phones of 390 points and more, 16 on those of 375.
  @Test(arguments: [
    (Screen.Device.iPhone15, 20.0), (.iPhone14, 20), (.iPhoneSE3, 16), (.iPhone11Pro, 16),
  ])
  func aControllersViewHasTheSystemsMarginsAtTheSides(device: Screen.Device, side: CGFloat) {
    let screen = Screen(device)
    let controller = UIViewController()
    screen.window.rootViewController = controller
    let area = screen.window.safeAreaInsets
    #expect(controller.systemMinimumLayoutMargins.leading == side)
    #expect(controller.view.layoutMargins == insets(area.top, side, area.bottom, side))
    controller.view.layoutMargins = insets(5, 30, 5, 0)
    #expect(controller.view.layoutMargins == insets(area.top + 5, 30, area.bottom + 5, side))
    controller.viewRespectsSystemMinimumLayoutMargins = false
    #expect(controller.view.layoutMargins.right == 0)
  }

  @Test func guidesAreRectanglesInTheView() {
    let view = child(parent.bounds)
    #expect(view.safeAreaLayoutGuide.layoutFrame == CGRect(x: 10, y: 44, width: 298, height: 402))
    #expect(view.layoutMarginsGuide.layoutFrame == CGRect(x: 18, y: 52, width: 282, height: 386))
    #expect(view.readableContentGuide.layoutFrame == view.layoutMarginsGuide.layoutFrame)
    #expect(view.safeAreaLayoutGuide === view.safeAreaLayoutGuide)
    #expect(view.safeAreaLayoutGuide.owningView === view)
    view.frame.size = CGSize(width: 10, height: 480)
    #expect(view.safeAreaLayoutGuide.layoutFrame.width == 0)
  }

  // Measured: margins of 44 and 44.5 at widths around the limits.
  @Test(arguments: [(1008.0, 992.0), (1009.0, 920.0), (1200.0, 920.0)])
  func theReadableGuideIsAtMost920Wide(width: CGFloat, expected: CGFloat) {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 100))
    let frame = view.readableContentGuide.layoutFrame
    #expect(frame.width == expected)
    #expect(frame.midX == width / 2)
    view.layoutMargins = insets(8, 60, 8, 60)
    #expect(view.readableContentGuide.layoutFrame.width == min(width - 120, 920))
  }

  // MARK: Notifications

  @Test func marginsAreReportedBeforeTheSafeAreaAndBothBeforeLayout() {
    let screen = Screen()
    screen.update()
    let log = CallLog()
    let (outer, inner) = (LoggingView(frame: screen.window.bounds), LoggingView())
    (outer.name, outer.log, inner.name, inner.log) = ("outer", log, "inner", log)
    inner.frame = CGRect(x: 0, y: 50, width: 100, height: 100)
    outer.addSubview(inner)
    screen.window.addSubview(outer)
    #expect(log.lines.isEmpty)
    screen.update()
    #expect(
      log.lines == [
        "outer.margins", "outer.safeArea", "outer.layout",
        "inner.margins", "inner.safeArea", "inner.layout",
      ])
    #expect(inner.safeAreaInsets == insets(9, 0, 0, 0))
  }

  @Test func aSettledAreaIsNotReportedAgain() {
    let screen = Screen()
    let log = CallLog()
    let view = LoggingView(frame: screen.window.bounds)
    view.log = log
    screen.show(view)
    log.lines = []
    view.setNeedsLayout()
    view.frame = CGRect(x: 10, y: 0, width: 300, height: 852)
    screen.update()
    #expect(log.lines == ["view.layout"])
    log.lines = []
    view.frame.origin.y = 100
    view.frame.origin.y = 0
    screen.update()
    #expect(!log.lines.contains("view.safeArea"))
    log.lines = []
    view.frame.origin.y = 100
    screen.update()
    #expect(log.lines == ["view.margins", "view.safeArea", "view.layout"])
  }

  @Test func aControllerIsNotifiedAfterItsView() {
    let screen = Screen()
    let controller = LoggingController()
    screen.window.rootViewController = controller
    screen.update()
    controller.log.lines = []
    controller.additionalSafeAreaInsets.top = 7
    screen.update()
    #expect(
      controller.log.lines == [
        "view.margins", "controller.margins", "view.safeArea", "controller.safeArea",
        "view.layout",
      ])
    controller.log.lines = []
    controller.view.insetsLayoutMarginsFromSafeArea = false
    screen.update()
    controller.additionalSafeAreaInsets.top = 8
    screen.update()
    #expect(
      controller.log.lines == [
        "view.margins", "controller.margins", "view.layout",
        "view.safeArea", "controller.safeArea", "view.layout",
      ])
  }

  @Test func aTurnedScreenHasAnotherSafeArea() {
    let screen = Screen()
    let controller = UIViewController()
    screen.window.rootViewController = controller
    screen.update()
    #expect(controller.view.safeAreaInsets == insets(59, 0, 34, 0))
    #expect(screen.rotate(to: .landscapeRight))
    screen.update()
    #expect(screen.window.bounds.size == CGSize(width: 852, height: 393))
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
    #expect(controller.view.safeAreaInsets == insets(0, 59, 21, 59))
    screen.rotate(to: .portrait)
    screen.update()
    #expect(controller.view.safeAreaInsets == insets(59, 0, 34, 0))
  }

  @Test func aHiddenStatusBarFreesItsPlaceWhereNoNotchIs() {
    final class Bare: UIViewController {
      var isBare = true
      override var prefersStatusBarHidden: Bool { isBare }
    }
    let screen = Screen(.iPhoneSE3)
    let controller = Bare()
    screen.window.rootViewController = controller
    #expect(controller.view.safeAreaInsets == .zero)
    controller.isBare = false
    controller.setNeedsStatusBarAppearanceUpdate()
    #expect(controller.view.safeAreaInsets == insets(20, 0, 0, 0))
  }
}
