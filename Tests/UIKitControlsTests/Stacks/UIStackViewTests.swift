// SPDX-License-Identifier: MIT
import FilmstripUIKitControls
import Screens
import Testing

/// Where stack views place their views: compared with closed forms.
@MainActor
@Suite struct UIStackViewTests {
  private let screen = ConstrainedScreen()
  private let stack = UIStackView()
  private var root: UIView { screen.root }

  /// Fills the root with the stack.
  private func fill(_ views: UIView...) {
    for view in views { stack.addArrangedSubview(view) }
    screen.add(stack)
    screen.layOut(
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor),
      stack.bottomAnchor.constraint(equalTo: root.bottomAnchor))
  }

  @Test func defaultsAndRawValuesAreThoseOfTheSDK() {
    #expect(stack.axis == .horizontal && stack.distribution == .fill && stack.alignment == .fill)
    #expect(stack.spacing == 0 && !stack.isBaselineRelativeArrangement)
    #expect(!stack.isLayoutMarginsRelativeArrangement)
    #expect(UIStackView.Alignment.top == .leading && UIStackView.Alignment.bottom == .trailing)
    #expect(UIStackView.Distribution.equalCentering.rawValue == 4)
    #expect(UIStackView.Alignment.lastBaseline.rawValue == 5)
  }

  /// What hugs its content least takes the room that is left.
  @Test func fillGivesTheRestToWhatHugsLeast() {
    let (first, second) = (ContentView(50, 10), ContentView(40, 20))
    second.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
    stack.spacing = 10
    fill(first, second)
    #expect(isNear(first.frame, rect(0, 0, 50, 200)))
    #expect(isNear(second.frame, rect(60, 0, 240, 200)))
  }

  /// What resists compression least becomes smaller.
  @Test func fillTakesRoomFromWhatResistsLeast() {
    let (first, second) = (ContentView(250, 10), ContentView(240, 20))
    first.setContentCompressionResistancePriority(.defaultHigh - 1, for: .horizontal)
    fill(first, second)
    #expect(isNear(first.frame, rect(0, 0, 60, 200)))
    #expect(isNear(second.frame, rect(60, 0, 240, 200)))
  }

  @Test func fillEqually() {
    let (first, second, third) = (ContentView(50, 10), ContentView(4, 20), ContentView(90, 1))
    stack.distribution = .fillEqually
    stack.spacing = 15
    fill(first, second, third)
    #expect(isNear(first.frame, rect(0, 0, 90, 200)))
    #expect(isNear(second.frame, rect(105, 0, 90, 200)))
    #expect(isNear(third.frame, rect(210, 0, 90, 200)))
    stack.axis = .vertical
    screen.screen.update()
    #expect(isNear(second.frame, rect(0, 200.0 / 3 + 5, 300, 170.0 / 3), within: 1.0 / 3))
  }

  @Test func fillProportionally() {
    let (first, second) = (ContentView(30, 10), ContentView(60, 20))
    stack.distribution = .fillProportionally
    fill(first, second)
    #expect(isNear(first.frame, rect(0, 0, 100, 200)))
    #expect(isNear(second.frame, rect(100, 0, 200, 200)))
  }

  @Test func equalSpacing() {
    let (first, second, third) = (ContentView(50, 10), ContentView(70, 20), ContentView(30, 1))
    stack.distribution = .equalSpacing
    stack.spacing = 10
    fill(first, second, third)
    // 150 points for two gaps.
    #expect(isNear(second.frame, rect(125, 0, 70, 200)))
    #expect(isNear(third.frame, rect(270, 0, 30, 200)))
  }

  @Test func equalCentering() {
    let (first, second, third) = (ContentView(100, 10), ContentView(20, 20), ContentView(40, 1))
    stack.distribution = .equalCentering
    fill(first, second, third)
    // Middles at 50 and 280: the one between is at 165.
    #expect(isNear(second.frame, rect(155, 0, 20, 200)))
    #expect(isNear(third.frame, rect(260, 0, 40, 200)))
  }

  @Test(arguments: [
    (UIStackView.Alignment.fill, 0.0, 300.0), (.leading, 0, 40), (.center, 130, 40),
    (.trailing, 260, 40),
  ]) func alignments(alignment: UIStackView.Alignment, start: Double, length: Double) {
    let view = ContentView(40, 30)
    stack.axis = .vertical
    stack.alignment = alignment
    fill(view)
    #expect(isNear(view.frame, rect(start, 0, length, 200)))
    root.semanticContentAttribute = .forceRightToLeft
    stack.semanticContentAttribute = .forceRightToLeft
    screen.screen.update()
    #expect(isNear(view.frame, rect(300 - start - length, 0, length, 200)))
  }

  /// A stack without a size of its own is as large as its views.
  @Test(arguments: [
    UIStackView.Alignment.fill, .leading, .center, .trailing, .firstBaseline, .lastBaseline,
  ]) func hugsItsViews(alignment: UIStackView.Alignment) {
    let (first, second) = (ContentView(50, 10), ContentView(70, 20))
    stack.alignment = alignment
    stack.spacing = 5
    stack.addArrangedSubview(first)
    stack.addArrangedSubview(second)
    screen.add(stack)
    screen.layOut(
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 3),
      stack.topAnchor.constraint(equalTo: root.topAnchor, constant: 4))
    #expect(isNear(stack.frame, rect(3, 4, 125, 20)))
    #expect(
      stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 125, height: 20))
  }

  @Test func spacingOfItsOwn() {
    let views = (0..<4).map { _ in ContentView(10, 10) }
    stack.spacing = 5
    stack.distribution = .equalSpacing
    for view in views { stack.addArrangedSubview(view) }
    stack.setCustomSpacing(20, after: views[1])
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: views[2])
    #expect(stack.customSpacing(after: views[1]) == 20)
    #expect(stack.customSpacing(after: views[0]) == UIStackView.spacingUseDefault)
    let size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size == CGSize(width: 40 + 5 + 20 + 8, height: 10))
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[1])
    #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width == 58)
  }

  @Test func marginsKeepViewsClearOfTheSides() {
    let view = ContentView(10, 10)
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    stack.insetsLayoutMarginsFromSafeArea = false
    stack.isLayoutMarginsRelativeArrangement = true
    fill(view)
    #expect(isNear(view.frame, rect(2, 1, 294, 196)))
    stack.directionalLayoutMargins.leading = 20
    screen.screen.update()
    #expect(isNear(view.frame, rect(20, 1, 276, 196)))
  }

  @Test func hiddenViewsTakeNoRoom() {
    let (first, second, third) = (ContentView(50, 10), ContentView(70, 20), ContentView(30, 1))
    third.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
    stack.spacing = 10
    fill(first, second, third)
    #expect(third.frame.minX == 140)
    second.isHidden = true
    screen.screen.update()
    #expect(isNear(third.frame, rect(60, 0, 240, 200)))
    #expect(second.frame.width == 0)
    second.isHidden = false
    screen.screen.update()
    #expect(third.frame.minX == 140 && second.frame.width == 70)
  }

  /// In an animation block a view shows to the end while its room becomes smaller.
  @Test func hidingAnimates() {
    let (first, second, third) = (ContentView(50, 10), ContentView(70, 20), ContentView(30, 1))
    third.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
    fill(first, second, third)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      second.isHidden = true
      root.layoutIfNeeded()
    }
    #expect(second.isHidden)
    screen.screen.advance(to: screen.screen.time + 0.5)
    #expect(second.layer.presentation()?.isHidden == false)
    #expect(abs((second.layer.presentation()?.bounds.width ?? 0) - 35) < 1e-6)
    #expect(abs((third.layer.presentation()?.frame.minX ?? 0) - 85) < 1e-6)
    screen.screen.advance(to: screen.screen.time + 0.6)
    #expect(second.layer.presentation()?.isHidden == true)
    #expect(third.layer.presentation()?.frame.minX == 50)
  }

  @Test func viewsComeGoAndMove() {
    let (first, second, third) = (ContentView(50, 10), ContentView(70, 20), ContentView(30, 1))
    stack.alignment = .leading
    stack.axis = .vertical
    stack.distribution = .equalSpacing
    fill(first, second)
    #expect(second.frame.minY == 180)
    stack.insertArrangedSubview(third, at: 0)
    #expect(stack.arrangedSubviews == [third, first, second])
    stack.insertArrangedSubview(second, at: 0)
    #expect(stack.arrangedSubviews == [second, third, first])
    screen.screen.update()
    #expect(second.frame.minY == 0 && first.frame.maxY == 200)
    first.removeFromSuperview()
    #expect(stack.arrangedSubviews == [second, third])
    stack.removeArrangedSubview(second)
    #expect(second.superview === stack)
    screen.screen.update()
    // A single view fills the stack.
    #expect(third.frame.minY == 0 && third.frame.height == 200)
    stack.bringSubviewToFront(third)
    #expect(stack.arrangedSubviews == [third])
  }

  @Test func stacksInStacks() {
    let row = UIStackView(arrangedSubviews: [ContentView(20, 30), ContentView(40, 12)])
    row.spacing = 6
    row.alignment = .center
    let below = ContentView(50, 11)
    stack.axis = .vertical
    stack.spacing = 7
    stack.alignment = .leading
    stack.addArrangedSubview(row)
    stack.addArrangedSubview(below)
    screen.add(stack)
    screen.layOut(
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor))
    #expect(isNear(stack.frame, rect(0, 0, 66, 48)))
    #expect(isNear(row.arrangedSubviews[1].frame, rect(26, 9, 40, 12)))
    #expect(isNear(below.frame, rect(0, 37, 50, 11)))
  }
}
