// SPDX-License-Identifier: MIT
import Filmstrip
import Foundation
import Testing
import UIKit

/// The examples of docs/rules.md are found, or not, as the page says.
@MainActor
@Suite struct RuleExampleTests {
  private static let examples: [any RuleExample.Type] = [
    EndsOtherwiseExample.self,
    CancelLeavesChangeExample.self,
    ReturnLeavesChangeExample.self,
    LeftoverLayerExample.self,
    LostLayerExample.self,
    JumpsAtEndExample.self,
    JumpsAtStartExample.self,
    BlankFrameExample.self,
    OneFrameLayerExample.self,
    HitchExample.self,
    BarJumpsExample.self,
    SafeAreaJumpsExample.self,
    DurationDiffersExample.self,
    TakesLongExample.self,
    StallsExample.self,
    NotScrubbableExample.self,
    FollowsUnevenlyExample.self,
    OutrunsTouchExample.self,
    ReleaseVelocityExample.self,
    ReleaseIgnoresDistanceExample.self,
    FlashesExample.self,
    IgnoresReducedMotionExample.self,
    NotMirroredExample.self,
    WayBackDiffersExample.self,
    CutTextExample.self,
    OverlappingTextsExample.self,
    OffscreenPassesExample.self,
    SecondRunDiffersExample.self,
    NotFreedExample.self,
    KeptAfterDismissalExample.self,
    OutlivesTransitionExample.self,
    DeadToTouchExample.self,
    ReachesBehindExample.self,
    CoveredElementExample.self,
    AppearanceDiffersExample.self,
  ]

  @Test func aBadExampleIsFoundAndAGoodOneIsNot() throws {
    for example in Self.examples {
      // What is kept for good by a bad one would be there in a good one.
      let good = try Stage.sweep(example.good, example.courses, example.setting)
      let bad = try Stage.sweep(example.bad, example.courses, example.setting)
      #expect(bad.contains(example.rule), "\(example): \(bad.map(\.id))")
      #expect(
        good.allSatisfy { $0 != example.rule && $0.severity != .error },
        "\(example): \(good.map(\.id))")
    }
  }

  /// A stall is a tenth of a second or longer: six frames of a sixtieth, and not five.
  @Test(arguments: [5, 6]) func aRestOfSixFramesIsAStall(frames: Int) throws {
    let rules = try Stage.sweep(
      .animation { view, context in
        view.alpha = 0
        UIView.animate(withDuration: 0.1) {
          view.alpha = 0.5
        } completion: { _ in
          UIView.animate(withDuration: 0.1, delay: Double(frames) / 60) {
            view.alpha = 1
          } completion: { _ in
            context.completeTransition(true)
          }
        }
      })
    #expect(rules.contains(.stalls) == (frames == 6), "\(rules.map(\.id))")
  }

  @Test func eachRuleOfMotionHasAnExample() {
    let rules = Rule.all.drop { $0 != .endsOtherwise }
    let own = rules.prefix { $0 != .completionSpeed }
    #expect(own.map(\.id) == Self.examples.map { $0.rule.id })
  }

  @Test func thePageHasTheExamplesThatAreTested() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let page = try String(
      contentsOf: folder.appendingPathComponent("../../../docs/rules.md").standardizedFileURL,
      encoding: .utf8)
    for example in Self.examples {
      let text = try String(
        contentsOf: folder.appendingPathComponent("\(example).swift"), encoding: .utf8)
      for name in ["runBadly", "runWell"] {
        let body = try #require(text.body(of: name))
        #expect(page.contains("```swift\n\(body)\n```"), "\(example).\(name)")
      }
    }
  }
}

extension String {
  /// The lines of a function that end with one that closes it, without their indentation of four spaces.
  fileprivate func body(of name: String) -> String? {
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    guard let head = lines.firstIndex(where: { $0.contains("func \(name)(") }),
      let start = lines[head...].firstIndex(where: { $0.hasSuffix("{") })
    else { return nil }
    return lines[(start + 1)...].prefix { $0 != "  }" }.map { $0.dropFirst(4) }
      .joined(separator: "\n")
  }
}
