// SPDX-License-Identifier: MIT
import FilmstripUIKitControllers
import Screens
import Testing

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

  /// A bare dash is 8 points between views, and reaches to the margins of the superview, which are 8 points
  /// without others (documented).
  @Test(
    arguments: [
      (nil, [], false, rect(8, 182, 100, 10), rect(116, 0, 176, 20)),
      (
        UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40), [], false, leftToRight.0,
        leftToRight.1
      ),
      (
        UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40), [], true, rightToLeft.0,
        rightToLeft.1
      ),
      (
        UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40), .directionLeftToRight, true,
        leftToRight.0,
        leftToRight.1
      ),
      (
        UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40), .directionRightToLeft, false,
        rightToLeft.0,
        rightToLeft.1
      ),
    ] as [(UIEdgeInsets?, NSLayoutConstraint.FormatOptions, Bool, CGRect, CGRect)])
  func standardDistances(
    _ margins: UIEdgeInsets?, _ options: NSLayoutConstraint.FormatOptions, _ isMirrored: Bool,
    _ a: CGRect,
    _ b: CGRect
  ) {
    // Nothing of the screen's safe area reaches into the view.
    root.frame.origin = CGPoint(x: 20, y: 300)
    if let margins { root.layoutMargins = margins }
    if isMirrored { root.semanticContentAttribute = .forceRightToLeft }
    activate("|-[a(100)]-[b]-|", options: options)
    activate("V:[a(10)]-|", "V:|[b(20)]")
    #expect(isNear(first.frame, a))
    #expect(isNear(second.frame, b))
  }

  private nonisolated static let leftToRight = (rect(20, 160, 100, 10), rect(128, 0, 132, 20))
  private nonisolated static let rightToLeft = (rect(160, 160, 100, 10), rect(20, 0, 132, 20))

  /// The view of a controller has the system's margins and the safe area.
  @Test func standardDistancesInAControllersView() {
    let controller = UIViewController()
    screen.screen.window.rootViewController = controller
    screen.add(first, to: controller.view)
    for format in ["|-[a(100)]", "V:|-[a(10)]"] {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: ["a": first]))
    }
    screen.screen.update()
    let margin = controller.systemMinimumLayoutMargins.leading
    #expect(margin > 8)
    #expect(isNear(first.frame, rect(margin, 59, 100, 10)))
  }

  /// The margins of what scrolls are those of its content (documented).
  @Test func standardDistancesSizeWhatScrolls() {
    let scrollView = UIScrollView(frame: rect(20, 300, 200, 100))
    root.addSubview(scrollView)
    screen.add(first, to: scrollView)
    for format in ["|-[a(500)]-|", "V:|-[a(400)]-|"] {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: ["a": first]))
    }
    screen.screen.update()
    #expect(isNear(first.frame, rect(8, 8, 500, 400)))
    #expect(scrollView.contentSize == CGSize(width: 516, height: 416))
  }

  @Test func distancesBetweenBaselines() {
    let labels = ["One", "Two"].map { text in
      let label = UILabel()
      label.text = text
      return label
    }
    screen.add(labels[0], labels[1])
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|-9-[a]-50-[b]",
        options: [.alignAllLeading, .spacingBaselineToBaseline],
        metrics: nil, views: ["a": labels[0], "b": labels[1]]))
    screen.screen.update()
    #expect(abs(labels[0].frame.minY - 9) < 1e-9)
    // Two labels of a font have their baselines as far apart as their tops.
    #expect(abs(labels[1].frame.minY - 59) < 1e-9)
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
