// SPDX-License-Identifier: MIT
import Filmstrip
import FilmstripSampleScreens
import Testing
import UIKit

/// The sample screens as view controllers, compared with what a browser made of the drawn ones.
@MainActor
struct SampleScreenLayoutTests {
  static let texts: [(String, UIContentSizeCategory)] = [
    ("large", .large), ("extraExtraExtraLarge", .extraExtraExtraLarge),
    ("accessibility1", .accessibilityMedium),
  ]

  /// Points by which a block's edge may be elsewhere.
  private let tolerance: CGFloat = 2

  @Test(arguments: SampleScreen.allCases)
  func everyBlockIsWhereTheBrowserHasIt(screen: SampleScreen) throws {
    let drawn = try ScreenBlocks.drawn(screen)
    #expect(drawn.count == 6)
    for (text, category) in Self.texts {
      for direction in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
        let isLeftToRight = direction == .leftToRight
        let layout = "\(text)-\(isLeftToRight ? "ltr" : "rtl")"
        // Where blocks are does not depend on colours.
        let style: UIUserInterfaceStyle = isLeftToRight == (category == .large) ? .light : .dark
        let stage = Stage(device: .iPhone15, userInterfaceStyle: style)
        stage.preferredContentSizeCategory = category
        stage.userInterfaceLayoutDirection = direction
        let controller = screen.makeViewController()
        stage.window.rootViewController = controller
        let recording = try stage.record(stills: "\(screen)", at: [0])
        #expect(recording.findings.isEmpty, "\(layout): \(recording.findings)")
        let blocks = ScreenBlocks(of: controller.view).frames
        compare(blocks, try #require(drawn[layout]), layout)
      }
    }
  }

  private func compare(_ found: [String: CGRect], _ expected: [String: CGRect], _ layout: String) {
    #expect(found.count > 10)
    #expect(Set(found.keys) == Set(expected.keys), "\(layout)")
    for (name, frame) in expected.sorted(by: { $0.key < $1.key }) {
      guard let other = found[name] else { continue }
      let off =
        [
          other.minX - frame.minX, other.minY - frame.minY, other.maxX - frame.maxX,
          other.maxY - frame.maxY,
        ].map { abs($0) }.max() ?? 0
      #expect(off <= tolerance, "\(layout): \(name) is at \(other), drawn at \(frame)")
    }
  }

  @Test func aScreenThatIsShownFollowsTheUsersSettings() throws {
    let drawn = try ScreenBlocks.drawn(.settings)
    let stage = Stage(device: .iPhone15)
    let controller = SettingsViewController()
    stage.window.rootViewController = controller
    for (text, category) in Self.texts + Self.texts.reversed() {
      stage.preferredContentSizeCategory = category
      stage.settle()
      let blocks = ScreenBlocks(of: controller.view).frames
      compare(blocks, try #require(drawn["\(text)-ltr"]), text)
    }
  }
}
