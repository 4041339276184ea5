// SPDX-License-Identifier: MIT
import Filmstrip
import Testing
import UIKit

@MainActor
@Suite struct FindingTests {
  private func findings(_ body: (CALayer) -> Void) -> [String] {
    let stage = Stage()
    let layer = CALayer()
    stage.window.layer.addSublayer(layer)
    stage.advance(by: 0)
    return stage.record("findings") { body(layer) }.findings.map(\.message)
  }

  @Test func namesAKeyPathThatIsNone() {
    let messages = findings { $0.add(CABasicAnimation(keyPath: "opacty"), forKey: nil) }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("opacty") == true)
  }

  @Test func namesAValueOfAnotherKind() {
    let messages = findings {
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.fromValue = "half"
      $0.add(animation, forKey: nil)
    }
    #expect(messages == ["a value of type String had no effect on opacity, which is a number"])
  }

  @Test func saysHowManyKeyTimesThereHaveToBe() {
    let messages = findings {
      let animation = CAKeyframeAnimation(keyPath: "opacity")
      animation.values = [0, 1, 0]
      animation.keyTimes = [0, 1]
      $0.add(animation, forKey: nil)
    }
    #expect(
      messages == [
        "CAKeyframeAnimation.keyTimes were not used: they are not 3 rising numbers from 0 to 1"
      ])
  }

  @Test func namesPathsThatHaveNothingInBetween() {
    func message(from start: CGPath, to end: CGPath) -> [String] {
      let stage = Stage()
      let shape = CAShapeLayer()
      stage.window.layer.addSublayer(shape)
      let animation = CABasicAnimation(keyPath: "path")
      (animation.fromValue, animation.toValue, animation.duration) = (start, end, 0.1)
      return stage.record("paths") { shape.add(animation, forKey: nil) }.findings.map(\.message)
    }
    let square = CGPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9), transform: nil)
    let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 9, height: 9), transform: nil)
    let rounded = CGPath(
      roundedRect: CGRect(x: 0, y: 0, width: 9, height: 9), cornerWidth: 2, cornerHeight: 2,
      transform: nil)
    #expect(message(from: square, to: square) == [])
    #expect(
      message(from: square, to: rounded) == [
        "one path of 5 and one of 10 elements have no defined values in between: the animation steps half-way"
      ])
    #expect(
      message(from: circle, to: rounded).first?.hasSuffix(
        "have no defined values in between: the animation steps half-way") == true)
  }

  @Test func namesControllersOfStoryboards() {
    final class Detail: UIViewController {}
    let messages = findings { _ in
      let storyboard = UIStoryboard(name: "Main", bundle: nil)
      let detail: Detail = storyboard.instantiateViewController(identifier: "Detail") { _ in
        Detail(nibName: nil, bundle: nil)
      }
      let other = storyboard.instantiateViewController(identifier: "Other")
      #expect(type(of: detail) == Detail.self && type(of: other) == UIViewController.self)
    }
    let calls = ["identifier: \"Detail\"", "withIdentifier: \"Other\""]
    #expect(
      messages
        == calls.map {
          "UIStoryboard(name: \"Main\").instantiateViewController(\($0)) is not supported yet and had no effect"
        })
  }

  @Test func saysWhereAFrameEnds() {
    let messages = findings { layer in
      var deepest = layer
      for _ in 0..<600 {
        let next = CALayer()
        deepest.addSublayer(next)
        deepest = next
      }
    }
    #expect(messages == ["layers nested more than 512 levels deep were left out of the frame"])
  }

  /// A tenth of a second is frame 6 at 60 frames a second; a little later frame 7 is the first to show it.
  @Test(arguments: [(0.1, 6), (0.101, 7)])
  func saysWhenAndInWhatItWasFound(seconds: Double, frame: Int) throws {
    let stage = Stage()
    let layer = CALayer()
    let recording = stage.record("when") {
      UIKit.Timer.scheduledTimer(withTimeInterval: seconds, repeats: false) { _ in
        layer.isGeometryFlipped = true
      }
      UIView.animate(withDuration: 0.2) { stage.window.alpha = 0.5 }
    }
    #expect(
      recording.findings == [
        Finding(
          rule: .unsupportedFeature,
          message: "CALayer.isGeometryFlipped is not supported yet and had no effect",
          nanoseconds: Int64((seconds * 1_000_000_000).rounded()), frame: frame, object: "CALayer",
          property: "isGeometryFlipped")
      ])
  }

  @Test func whatWasFoundBeforeTheRecordingHasNoInstant() {
    let stage = Stage()
    CALayer().isGeometryFlipped = true
    stage.advance(by: 1)
    let finding = stage.record("after") {}.findings.first
    #expect(finding?.rule == .unsupportedFeature)
    #expect(finding?.nanoseconds == nil && finding?.frame == nil)
  }

  @Test func theTimelineHasWhatIsKnown() throws {
    let stage = Stage()
    let recording = stage.record("line") { CALayer().isGeometryFlipped = true }
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("finding-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try recording.write(to: folder, emitting: [.timeline])
    let text = try String(
      contentsOf: folder.appendingPathComponent("timeline.json"), encoding: .utf8)
    #expect(
      text.contains(
        "{ \"rule\": \"unsupported-feature\", \"message\": \"CALayer.isGeometryFlipped is not "
          + "supported yet and had no effect\", \"time\": 0, \"frame\": 0, \"object\": \"CALayer\", "
          + "\"property\": \"isGeometryFlipped\" }"))
  }

  /// A layer's own time neither repeats nor ends here, as it would on iOS.
  @Test func aLayersTimingThatHasNoEffectIsReported() {
    let messages = findings { layer in
      (layer.repeatCount, layer.repeatDuration, layer.autoreverses) = (0, 0, false)
      (layer.fillMode, layer.duration) = (.removed, .infinity)
    }
    #expect(messages == [])
    let properties = Stage().record("timing") {
      let layer = CALayer()
      (layer.repeatCount, layer.repeatDuration, layer.autoreverses) = (2, 1, true)
      (layer.fillMode, layer.duration) = (.both, 3)
    }.findings.map(\.property)
    #expect(
      properties == ["repeatCount", "repeatDuration", "autoreverses", "fillMode", "duration"])
  }

  @Test func whatBarsAndContextsIgnoreIsReported() {
    let properties = Stage().record("ignored") {
      UIToolbar().isTranslucent = false
      UITabBar().isTranslucent = false
      UIViewController().providesPresentationContextTransitionStyle = true
      NSTextAttachment().contents = Data()
      CAEmitterCell().fillMode = .both
    }.findings.map { "\($0.object ?? "").\($0.property ?? "")" }
    #expect(
      properties == [
        "UIToolbar.isTranslucent", "UITabBar.isTranslucent",
        "UIViewController.providesPresentationContextTransitionStyle", "NSTextAttachment.contents",
        "CAEmitterCell.fillMode",
      ])
  }
}
