// SPDX-License-Identifier: MIT
import Filmstrip
import Testing
import UIKit

/// What code is told of the user's settings, and how UIKit's own transitions move under them.
@MainActor
@Suite struct StageAccessibilityTests {
  private static var fading: Stage.Accessibility {
    var settings = Stage.Accessibility.reducedMotion
    settings.prefersCrossFadeTransitions = true
    return settings
  }

  private final class Screen: UIViewController {
    convenience init(_ name: String) {
      self.init(nibName: nil, bundle: nil)
      view.accessibilityIdentifier = name
      view.backgroundColor = .white
    }
  }

  /// The distinct places and opacities of a layer over a recording, in their order.
  private func states(
    of name: String, in recording: Recording
  ) throws -> (places: [CGPoint], opacities: [Double]) {
    let timeline = recording.timeline
    let layer = try #require(timeline.layers.first { $0.name == name })
    let states = timeline.frames.compactMap { $0.first { $0.id == layer.id } }
    /// With that of all that it is in.
    func opacity(of id: Int, in frame: [Timeline.LayerState]) -> Double {
      guard let state = frame.first(where: { $0.id == id }) else { return 1 }
      return state.opacity * (state.parent.map { opacity(of: $0, in: frame) } ?? 1)
    }
    func distinct<Value: Equatable>(_ values: [Value]) -> [Value] {
      values.indices.filter { $0 == 0 || values[$0] != values[$0 - 1] }.map { values[$0] }
    }
    return (
      distinct(states.map(\.frame.origin)),
      distinct(timeline.frames.map { opacity(of: layer.id, in: $0) })
    )
  }

  @Test func codeIsToldOfEachSetting() {
    let stage = Stage()
    #expect(!UIAccessibility.isReduceMotionEnabled && !UIAccessibility.prefersCrossFadeTransitions)
    stage.accessibility.prefersCrossFadeTransitions = true
    // Documented: true where both settings are on.
    #expect(!UIAccessibility.prefersCrossFadeTransitions)
    stage.accessibility.isReduceMotionEnabled = true
    #expect(UIAccessibility.isReduceMotionEnabled && UIAccessibility.prefersCrossFadeTransitions)
    stage.accessibility.isBoldTextEnabled = true
    stage.accessibility.isDarkerSystemColorsEnabled = true
    #expect(UIAccessibility.isBoldTextEnabled && UIAccessibility.isDarkerSystemColorsEnabled)
    #expect(stage.window.traitCollection.legibilityWeight == .bold)
    #expect(stage.window.traitCollection.accessibilityContrast == .high)
  }

  @Test func changesArePostedOnce() {
    let stage = Stage()
    var posted: [Notification.Name] = []
    let names = [
      UIAccessibility.reduceMotionStatusDidChangeNotification,
      UIAccessibility.prefersCrossFadeTransitionsStatusDidChange,
      UIAccessibility.boldTextStatusDidChangeNotification,
      UIAccessibility.darkerSystemColorsStatusDidChangeNotification,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { posted.append(name) }
      }
    }
    defer { tokens.forEach { NotificationCenter.default.removeObserver($0) } }
    stage.accessibility.isReduceMotionEnabled = true
    stage.accessibility.isReduceMotionEnabled = true
    stage.accessibility.isBoldTextEnabled = true
    #expect(posted == [names[0], names[2]])
    stage.accessibility = Self.fading
    #expect(posted == [names[0], names[2], names[2], names[1]])
  }

  @Test func pushesAndPopsFadeWhereTheUserPrefersIt() throws {
    let stage = Stage(accessibility: Self.fading)
    let navigation = UINavigationController(rootViewController: Screen("root"))
    stage.window.rootViewController = navigation
    stage.settle()
    let push = stage.record("push") {
      navigation.pushViewController(Screen("detail"), animated: true)
    }
    let (places, opacities) = try states(of: "detail", in: push)
    #expect(places == [.zero])
    #expect(opacities.first == 0 && opacities.last == 1 && opacities.count > 10)
    #expect(try states(of: "root", in: push).places == [.zero])
    let pop = stage.record("pop") { navigation.popViewController(animated: true) }
    #expect(try states(of: "detail", in: pop).places == [.zero])
    #expect(try states(of: "root", in: pop).places == [.zero])
    #expect(push.findings.isEmpty && pop.findings.isEmpty)
  }

  @Test func reduceMotionAloneLeavesSlidesAsTheyAre() throws {
    let stage = Stage(accessibility: .reducedMotion)
    let navigation = UINavigationController(rootViewController: Screen("root"))
    stage.window.rootViewController = navigation
    stage.settle()
    let push = stage.record("push") {
      navigation.pushViewController(Screen("detail"), animated: true)
    }
    #expect(try states(of: "detail", in: push).places.count > 10)
  }

  @Test(arguments: [UIModalPresentationStyle.pageSheet, .fullScreen, .overFullScreen])
  func presentationsFadeWhereTheUserPrefersIt(style: UIModalPresentationStyle) throws {
    let stage = Stage(accessibility: Self.fading)
    let root = Screen("root")
    stage.window.rootViewController = root
    stage.settle()
    let screen = Screen("screen")
    screen.modalPresentationStyle = style
    let recording = stage.record("present") { root.present(screen, animated: true) }
    let (places, opacities) = try states(of: "screen", in: recording)
    #expect(places.count == 1)
    #expect(opacities.first == 0 && opacities.last == 1)
    #expect(recording.findings.isEmpty)
  }

  @Test(arguments: [false, true])
  func aZoomIsTheUsualPushUnderReduceMotion(isReduced: Bool) throws {
    let stage = Stage(accessibility: isReduced ? .reducedMotion : Stage.Accessibility())
    let root = Screen("root")
    let thumbnail = UIView(frame: CGRect(x: 40, y: 300, width: 120, height: 90))
    root.view.addSubview(thumbnail)
    let navigation = UINavigationController(rootViewController: root)
    stage.window.rootViewController = navigation
    stage.settle()
    let detail = Screen("detail")
    detail.preferredTransition = .zoom { _ in thumbnail }
    let recording = stage.record("push") { navigation.pushViewController(detail, animated: true) }
    let places = try states(of: "detail", in: recording).places
    #expect((places.first == CGPoint(x: stage.device.size.width, y: 0)) == isReduced)
    #expect(places.last == .zero)
  }
}
