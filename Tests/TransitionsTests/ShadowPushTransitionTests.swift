// SPDX-License-Identifier: MIT
import Animators
import Filmstrip
import Testing
import FilmstripTransitions
import UIKit

/// The shadow push on an iPhone 15, as its author's published constants describe it.
@MainActor
@Suite struct ShadowPushTransitionTests {
  private func record(
    values: [String: Double] = [:], frameRate: Int = 60, device: Device = .iPhone15
  ) throws -> Recording {
    let stage = Stage(device: device)
    let scene = try Gallery.entry(named: "shadow-push").makeScene(
      SceneSetup(
        from: FromScreenViewController(image: image(on: device, .red)),
        to: ToScreenViewController(image: image(on: device, .blue)), values: values))
    stage.window.rootViewController = scene.rootViewController
    return stage.record("shadow-push", frameRate: frameRate, scene.start)
  }

  private func image(on device: Device, _ color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: device.size).image { context in
      color.setFill()
      context.fill(CGRect(origin: .zero, size: device.size))
    }
  }

  @Test func takesTwentyTwoFramesAtSixty() throws {
    let recording = try record()
    #expect(recording.frames.count == 22)
    #expect(recording.duration == 0.35)
    #expect(recording.findings == [])
  }

  @Test func theSnapshotsTravelAlongTheCurve() throws {
    let recording = try record()
    let incoming = try recording.places(of: "to-snapshot")
    let outgoing = try recording.places(of: "from-snapshot")
    // The last frame shows the real view: the snapshots are gone by then.
    #expect(incoming.keys.sorted() == Array(0..<21))
    #expect(outgoing.keys.sorted() == Array(0..<21))
    for index in 0..<21 {
      let progress = Curve.easeOut(Double(index) / 21)
      let toX = 393 + (-31.5 - 393) * progress
      let fromX = -117.9 * progress
      #expect(abs((incoming[index]?.minX ?? .nan) - toX) < 1e-4, "to-snapshot in frame \(index)")
      #expect(abs((outgoing[index]?.minX ?? .nan) - fromX) < 1e-4, "from-snapshot, frame \(index)")
    }
    #expect(incoming[0]?.minX == 393)
    #expect(outgoing[0]?.minX == 0)
  }

  /// The band is shadowWidth · scale / 2 points wide: 31.5 at 3x, 21 at 2x.
  @Test(arguments: [(3.0, 31.5), (2.0, 21.0)])
  func theShadowsWidthFollowsTheScreensScale(scale: Double, band: Double) throws {
    let device = Device(
      name: "Test", identifier: "test", size: CGSize(width: 60, height: 90), scale: scale)
    let incoming = try record(device: device).places(of: "to-snapshot")
    let pixels = ((band + 60) * scale).rounded(.up)
    #expect(incoming[0]?.width == CGFloat(pixels / scale))
  }

  @Test func callbacksComeInUIKitsOrder() throws {
    let events = try record().events.filter { !$0.name.hasSuffix("LayoutSubviews") }.map {
      "\($0.time) \($0.name) \($0.object)"
    }
    #expect(
      events == [
        "0.0 willMoveToParent ToScreenViewController", "0.0 viewDidLoad ToScreenViewController",
        "0.0 animationControllerForOperation FullScreenSlip",
        "0.0 interactionControllerForAnimationController FullScreenSlip",
        "0.0 transitionDuration ShadowPushTransition",
        "0.0 navigationControllerWillShow FullScreenSlip",
        "0.0 viewWillDisappear FromScreenViewController",
        "0.0 viewWillAppear ToScreenViewController",
        "0.0 animateTransition ShadowPushTransition",
        "0.0 viewIsAppearing ToScreenViewController",
        "0.35 viewDidDisappear FromScreenViewController",
        "0.35 viewDidAppear ToScreenViewController",
        "0.35 didMoveToParent ToScreenViewController",
        "0.35 navigationControllerDidShow FullScreenSlip",
        "0.35 animationEnded ShadowPushTransition",
      ])
  }

  @Test func layersHaveTheNamesOfTheirRoles() throws {
    let names = try record().timeline.layers.map(\.name)
    #expect(names == [nil, nil, "container", "from", "from-snapshot", "to-snapshot", "to"])
  }

  @Test func parametersChangeTheMotion() throws {
    let recording = try record(
      values: ["duration": 0.5, "shadowWidth": 0, "moveFactor": 1], frameRate: 30)
    #expect(recording.frames.count == 16)
    let incoming = try recording.places(of: "to-snapshot")
    let outgoing = try recording.places(of: "from-snapshot")
    #expect(incoming[0]?.width == 393)
    #expect(abs((outgoing[14]?.minX ?? .nan) + 393 * Curve.easeOut(14.0 / 15)) < 1e-4)
  }

  @Test func aDurationBetweenFramesEndsWithTheFrameAfterIt() throws {
    // 0.4 s at 24 fps: frames 0 to 9 move, frame 10 at 0.4167 s has settled.
    let recording = try record(values: ["duration": 0.4], frameRate: 24)
    #expect(recording.frames.count == 11)
    #expect(recording.duration == 0.4)
    #expect(recording.events.last?.time == 0.4)
  }

  @Test func theTabBarIsHiddenOnlyDuringTheAnimation() throws {
    let stage = Stage()
    let home = UIViewController()
    let navigation = UINavigationController(rootViewController: home)
    navigation.setNavigationBarHidden(true, animated: false)
    let delegate = TransitionSource(ShadowPushTransition())
    navigation.delegate = delegate
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    stage.window.rootViewController = tabs
    stage.advance(by: 0)
    navigation.pushViewController(UIViewController(), animated: true)
    stage.advance(to: 0.1)
    #expect(tabs.tabBar.isHidden)
    stage.advance(to: 0.35)
    #expect(!tabs.tabBar.isHidden)
    #expect(!home.view.isHidden)
    #expect(stage.settle() == [])
  }

  @Test func aDrivenPushFinishesBeyondTheBorderline() {
    let transition = ShadowPushTransition()
    #expect(!transition.shouldFinish(at: 0.3))
    #expect(transition.shouldFinish(at: 0.301))
  }

  @Test func unknownParametersAndValuesAreRefused() {
    #expect(throws: GalleryError.self) { try record(values: ["speed": 1]) }
    #expect(throws: GalleryError.self) { try record(values: ["duration": -1]) }
    #expect(throws: GalleryError.self) { try record(values: ["moveFactor": .nan]) }
    #expect(throws: GalleryError.self) { try Gallery.entry(named: "no-such") }
  }
}
