// SPDX-License-Identifier: MIT
import Filmstrip
import Testing
import FilmstripTransitions
import UIKit

/// What is changed about a transition that really runs is what a motion diff says.
@MainActor
@Suite struct TransitionDiffTests {
  private func gallery(_ name: String, _ values: [String: Double] = [:]) throws -> TimelineFile {
    TimelineFile(try GalleryStage(name, values).record())
  }

  /// A view that `animate` moves, with a label in it.
  private func move(_ animate: (UIView) -> Void) -> TimelineFile {
    let stage = Stage(device: GalleryStage.device)
    let card = UIView(frame: CGRect(x: 0, y: 10, width: 40, height: 40))
    card.accessibilityIdentifier = "card"
    card.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    stage.window.addSubview(card)
    stage.advance(by: 0)
    return TimelineFile(stage.record("move") { animate(card) })
  }

  private func moved(
    _ duration: Double, delay: Double = 0, _ options: UIView.AnimationOptions = .curveEaseOut,
    to x: Double = 80
  ) -> TimelineFile {
    move { card in
      UIView.animate(withDuration: duration, delay: delay, options: options) { card.center.x = x }
    }
  }

  private func sprung(_ damping: Double) -> TimelineFile {
    move { card in
      UIView.animate(
        withDuration: 0.6, delay: 0, usingSpringWithDamping: damping, initialSpringVelocity: 0
      ) { card.center.x = 80 }
    }
  }

  @Test(arguments: Gallery.entries.map(\.name))
  func aRecordingAndItsFileDoNotDiffer(name: String) throws {
    let recorded = try gallery(name)
    let read = try TimelineFile(data: Data(recorded.text.utf8), shownAs: name)
    #expect(MotionDiff(expected: recorded, actual: read).lines == [])
    #expect(MotionDiff(expected: read, actual: recorded).lines == [])
  }

  @Test func aLongerPushIsOneOfAnotherDuration() throws {
    let diff = MotionDiff(
      expected: try gallery("shadow-push"), actual: try gallery("shadow-push", ["duration": 0.5]))
    #expect(diff.duration.expected == 0.35 && diff.duration.actual == 0.5)
    #expect(diff.frameCount.expected == 22 && diff.frameCount.actual == 31)
    let changes = diff.changes.filter { $0.property == "position.x" }
    #expect(Set(changes.map(\.layer.title)) == ["from-snapshot", "to-snapshot"], "\(diff)")
    for change in changes {
      let reasons = change.causes.first?.reasons ?? []
      guard reasons.count == 1, case .duration(let expected, let actual) = reasons[0] else {
        Issue.record("\(diff)")
        continue
      }
      #expect(abs(expected - 0.35) < 1e-3 && abs(actual - 0.5) < 1e-3, "\(diff)")
    }
  }

  @Test(arguments: Gallery.entries.filter { $0.duration >= 0.1 }.map(\.name))
  func anotherDurationIsFoundInTheWholeGallery(name: String) throws {
    let duration = try Gallery.entry(named: name).duration
    let diff = MotionDiff(
      expected: try gallery(name), actual: try gallery(name, ["duration": duration * 1.5]))
    let moved = diff.changes.filter {
      if case .amount(let deviation, unit: _) = $0.difference { return deviation.pace == .late }
      return false
    }
    #expect(!moved.isEmpty)
    for change in moved {
      let cause = change.causes.first
      #expect(cause?.isExact == true && cause?.reasons.count == 1, "\(diff)")
      switch cause?.reasons.first {
      case .duration(let expected, let actual):
        #expect(abs(expected - duration) < 2e-3 && abs(actual - 1.5 * duration) < 2e-3, "\(diff)")
      case .curve(.spring(let ratio, let response, _)?, .spring(let ratio2, let response2, _)):
        #expect(abs(ratio - ratio2) < 2e-3 && response2 > 1.3 * response, "\(diff)")
      default: Issue.record("\(diff)")
      }
    }
  }

  @Test func anotherWayOfTheScreenBehindIsAnotherEnd() throws {
    let diff = MotionDiff(
      expected: try gallery("shadow-push"), actual: try gallery("shadow-push", ["moveFactor": 0.5]))
    #expect(
      diff.lines.contains {
        $0.hasPrefix("frames 1 to ") && $0.contains(": from-snapshot position.x up to ")
          && $0.contains("; end 20.0 pt → 0.0")
      }, "\(diff)")
  }

  @Test func curvesDelaysAndEndsOfAnimationsAreNamed() throws {
    let expected = moved(0.4)
    for (actual, sentence) in [
      (moved(0.4, .curveLinear), " late; curve easeOut → linear; 1 layer below follows"),
      (moved(0.4, delay: 0.1), " late; delay 0 → 0.1 s; 1 layer below follows"),
      (moved(0.6), " late; duration 0.4 → 0.6 s; 1 layer below follows"),
      (moved(0.4, to: 90), " off; end 80.0 pt → 90.0 pt; 1 layer below follows"),
      (
        moved(0.5, .curveEaseIn),
        " late; curve easeOut → easeIn and duration 0.4 → 0.5 s; 1 layer below follows"
      ),
    ] {
      let diff = MotionDiff(expected: expected, actual: actual)
      #expect(
        diff.lines.contains {
          $0.contains(": card position.x up to ") && $0.hasSuffix(sentence)
        }, "\(diff)")
    }
  }

  @Test func springsAreNamedByTheirDampingRatio() throws {
    let diff = MotionDiff(expected: sprung(0.6), actual: sprung(0.8))
    let change = try #require(diff.changes.first { $0.property == "position.x" })
    let reasons = change.causes.first?.reasons ?? []
    guard reasons.count == 1,
      case .curve(.spring(let ratio, _, _)?, .spring(let other, _, _)) = reasons[0]
    else {
      Issue.record("\(diff)")
      return
    }
    #expect(abs(ratio - 0.6) < 1e-3 && abs(other - 0.8) < 1e-3, "\(diff)")
  }
}
