// SPDX-License-Identifier: MIT
import Testing
import UIKit

/// Lines of the visual format language beside the constraints that they stand for.
@MainActor
@Suite struct VisualFormatTests {
  private let screen = ConstrainedScreen()
  private let first = UIView()
  private let second = UIView()
  private var root: UIView { screen.root }

  private func activate(
    _ formats: String..., options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = nil
  ) {
    screen.add(first, second)
    for format in formats {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: options, metrics: metrics,
          views: ["a": first, "b": second]))
    }
    screen.screen.update()
  }

  /// A bare dash is 20 points to the superview and 8 between views (documented).
  @Test func standardSpacing() {
    activate("H:|-[a(100)]-[b]-|", "V:|-[a(10)]", "V:|[b(20)]")
    #expect(isNear(first.frame, rect(20, 20, 100, 10)))
    #expect(isNear(second.frame, rect(128, 0, 152, 20)))
  }

  @Test func distancesRelationsAndPriorities() {
    activate(
      "H:|-5-[a(>=50,<=80,90@high)]-(gap)-[b(==a)]", "V:|-gap-[a(30)]", "V:[a][b(a@750)]",
      metrics: ["gap": 12, "high": 750.0])
    #expect(isNear(first.frame, rect(5, 12, 80, 30)))
    #expect(isNear(second.frame, rect(97, 42, 80, 30)))
  }

  @Test func optionsAlignAndChooseTheDirection() {
    activate("H:|-7-[a(40)]-3-[b(50)]", options: [.alignAllTop, .directionRightToLeft])
    activate("V:|-9-[a(10)]", "V:[b(10)]")
    #expect(isNear(first.frame, rect(253, 9, 40, 10)))
    #expect(isNear(second.frame, rect(200, 9, 50, 10)))
  }

  @Test func theFormatFollowsTheDirectionOfReading() {
    root.semanticContentAttribute = .forceRightToLeft
    activate("|-7-[a(40)]-3-[b]|", "V:|[a(1)]", "V:|[b(1)]")
    #expect(isNear(first.frame, rect(253, 0, 40, 1)))
    #expect(isNear(second.frame, rect(0, 0, 250, 1)))
  }
}
