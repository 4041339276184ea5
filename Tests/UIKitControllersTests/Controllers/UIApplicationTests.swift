// SPDX-License-Identifier: MIT
import Animators
import Expectations
import FilmstripUIKitControllers
import Screens
import Testing

@MainActor
@Suite(.serialized) struct UIApplicationTests {
  @Test func windowsLieByLevelAndThenAsTheyWereShown() throws {
    let screen = Screen()
    let scene = try #require(
      UIApplication.shared.connectedScenes.first { $0 is UIWindowScene } as? UIWindowScene)
    let (alert, first, second) = (
      UIWindow(windowScene: scene), UIWindow(windowScene: scene), UIWindow(frame: .zero)
    )
    alert.windowLevel = .alert
    #expect(alert.isHidden)
    for window in [alert, first, second] { window.isHidden = false }
    let all = [screen.window, first, second, alert]
    #expect(UIApplication.shared.windows == all)
    #expect(scene.windows == all)
    first.makeKeyAndVisible()
    #expect(UIApplication.shared.windows == [screen.window, second, first, alert])
    #expect(UIApplication.shared.keyWindow === first)
    #expect(!screen.window.isKeyWindow)
    #expect(scene.keyWindow === first)
    alert.windowScene = nil
    #expect(alert.isHidden)
    #expect(scene.windows == [screen.window, second, first])
  }

  @Test func aWindowThatIsNotRetainedIsReleased() {
    let screen = Screen()
    var second: UIWindow? = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    second?.makeKeyAndVisible()
    screen.update()
    #expect(UIApplication.shared.windows.count == 2)
    second = nil
    screen.update()
    #expect(UIApplication.shared.windows == [screen.window])
    #expect(UIApplication.shared.keyWindow == nil)
  }

  @Test func aSecondWindowAnimatesToo() {
    let screen = Screen()
    let second = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    second.makeKeyAndVisible()
    let (back, front) = (UIView(), UIView())
    screen.window.addSubview(back)
    second.addSubview(front)
    screen.update()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      back.center.x += 100
      front.center.x += 200
    }
    screen.advance(to: 0.5)
    expect(back.layer.presentation()?.position.x, 50)
    expect(front.layer.presentation()?.position.x, 100)
    screen.draw()
  }

  @Test func controllersDecideAboutOrientations() {
    final class Upright: UIViewController {
      var mask = UIInterfaceOrientationMask.portrait
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
    }
    let screen = Screen()
    let controller = Upright()
    screen.window.rootViewController = controller
    #expect(!screen.rotate(to: .landscapeLeft))
    #expect(UIDevice.current.orientation == .landscapeRight)
    #expect(UIApplication.shared.statusBarOrientation == .portrait)
    controller.mask = .allButUpsideDown
    controller.setNeedsUpdateOfSupportedInterfaceOrientations()
    #expect(UIApplication.shared.statusBarOrientation == .landscapeLeft)
    #expect(screen.window.bounds.width == 852)
    controller.mask = .portrait
    controller.setNeedsUpdateOfSupportedInterfaceOrientations()
    #expect(screen.window.windowScene?.interfaceOrientation == .portrait)
    controller.mask = []
    controller.setNeedsUpdateOfSupportedInterfaceOrientations()
    #expect(!screen.rotate(to: .portraitUpsideDown))
    #expect(!screen.rotate(to: .unknown))
  }

  @Test func phonesAreNotUsedUpsideDown() {
    let phone = Screen()
    phone.window.rootViewController = UIViewController()
    #expect(!phone.rotate(to: .portraitUpsideDown))
    let pad = Screen(.iPad9)
    pad.window.rootViewController = UIViewController()
    #expect(pad.rotate(to: .portraitUpsideDown))
    #expect(UIDevice.current.userInterfaceIdiom == .pad)
    #expect(UIDevice.current.model == "iPad")
  }

  @Test func ignoredEventsAreCounted() {
    _ = Screen()
    let application = UIApplication.shared
    application.beginIgnoringInteractionEvents()
    application.beginIgnoringInteractionEvents()
    application.endIgnoringInteractionEvents()
    #expect(application.isIgnoringInteractionEvents)
    application.endIgnoringInteractionEvents()
    application.endIgnoringInteractionEvents()
    #expect(!application.isIgnoringInteractionEvents)
    #expect(application.applicationState == .active)
    #expect(application.preferredContentSizeCategory == .large)
    #expect(application.statusBarFrame == CGRect(x: 0, y: 0, width: 393, height: 54))
  }

  @Test func spacesOfViewsAndTheScreenMeet() {
    let screen = Screen()
    let window = UIWindow(frame: CGRect(x: 100, y: 50, width: 100, height: 100))
    window.isHidden = false
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 30))
    window.addSubview(view)
    let space = UIScreen.main.coordinateSpace
    #expect(view.convert(CGPoint(x: 1, y: 2), to: space) == CGPoint(x: 111, y: 72))
    #expect(view.convert(CGPoint(x: 111, y: 72), from: space) == CGPoint(x: 1, y: 2))
    #expect(space.convert(view.bounds, from: view) == CGRect(x: 110, y: 70, width: 30, height: 30))
    #expect(
      view.convert(CGPoint.zero, to: screen.window as any UICoordinateSpace)
        == CGPoint(x: 110, y: 70))
  }

  @Test func aParentIsNotifiedOfItsChildsPreferredSize() {
    final class Parent: UIViewController {
      var sizes: [CGSize] = []
      override func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
      ) { sizes.append(container.preferredContentSize) }
    }
    let (parent, child) = (Parent(), UIViewController())
    parent.addChild(child)
    child.preferredContentSize = CGSize(width: 3, height: 4)
    child.preferredContentSize = CGSize(width: 3, height: 4)
    #expect(parent.sizes == [CGSize(width: 3, height: 4)])
  }
}
