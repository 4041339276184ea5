// SPDX-License-Identifier: MIT
import Filmstrip
import FilmstripTesting
import Testing
import UIKit

/// What `assertNoFindings` lets pass and what it does not.
@MainActor
@Suite struct FindingAssertionTests {
  private let goldens = TemporaryGoldens()

  /// A recording that does not settle, as a timer goes on.
  private func endless() -> Recording {
    let stage = Stage(device: .iPhoneSE1)
    return stage.record("ticks", limit: 0.1) {
      Timer.scheduledTimer(withTimeInterval: 0.02, repeats: true) { _ in }
    }
  }

  private func still() -> Recording { Stage(device: .iPhoneSE1).record("still") {} }

  @Test func nothingFailsWithoutFindings() {
    assertNoFindings(in: still())
  }

  @Test func aFindingFailsWithItsRemedy() {
    let recording = endless()
    #expect(recording.findings.map(\.rule) == [.doesNotSettle])
    let message = goldens.failure { assertNoFindings(in: recording) }
    #expect(message.hasPrefix("ticks: "), "\(message)")
    #expect(message.contains("[does-not-settle]; \(Rule.doesNotSettle.remedy)"), "\(message)")
  }

  @Test func anExceptionHidesItsRuleAlone() {
    assertNoFindings(in: endless(), except: [.rule(.doesNotSettle, reason: "a clock ticks on")])
    let message = goldens.failure {
      assertNoFindings(
        in: endless(),
        except: [.rule(.doesNotSettle, object: "another", reason: "a clock ticks on")])
    }
    #expect(message.contains("[does-not-settle]"), "\(message)")
    #expect(
      message.hasSuffix(
        "ticks: the exception does-not-settle of another (a clock ticks on) hides nothing; remove it"
      ),
      "\(message)")
  }

  @Test func anExceptionThatHidesNothingOrHasNoReasonFails() {
    let message = goldens.failure {
      assertNoFindings(in: still(), except: [.rule(.leftoverLayer, reason: " ")])
    }
    #expect(
      message == """
        still: the exception leftover-layer ( ) has no reason; say why the finding is right
        still: the exception leftover-layer ( ) hides nothing; remove it
        """)
  }

  @Test func theFindingsOfASweepAreFailuresWithTheirWay() throws {
    let sweep = try Stage.sweep("card", on: .iPhoneSE1, changesLayout: false) { stage, way in
      let root = UIViewController()
      stage.window.rootViewController = root
      return SweptTransition {
        root.present(UIViewController(), animated: true)
        guard UIView.areAnimationsEnabled else { return }
        let badge = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        badge.accessibilityIdentifier = "badge"
        stage.window.addSubview(badge)
      }
    }
    let message = goldens.failure { assertNoFindings(in: sweep) }
    #expect(
      message.hasPrefix(
        "card: badge is there after the end, and is not without animation, when it runs to its end"),
      "\(message)")
    #expect(message.split(separator: "\n").count == 1, "\(message)")
    assertNoFindings(
      in: sweep, except: [.rule(.leftoverLayer, object: "badge", reason: "it counts messages")])
  }
}
