// SPDX-License-Identifier: MIT
import FilmstripUIKitViews
import Screens
import Testing

/// Where constraints place views: compared with closed forms.
@MainActor
@Suite struct ConstraintLayoutTests {
  private let screen = ConstrainedScreen()
  private let first = UIView()
  private let second = UIView()
  private var root: UIView { screen.root }

  @Test func edgesFollowTheSuperview() {
    screen.add(first)
    screen.layOut(
      first.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      first.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -30),
      first.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
      first.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -15))
    #expect(isNear(first.frame, rect(20, 5, 250, 180)))
    root.frame.size = CGSize(width: 200, height: 100)
    screen.screen.update()
    #expect(isNear(first.frame, rect(20, 5, 150, 80)))
  }

  /// Variables in no constraint are 0, and a size is that of the content; a frame that code sets meanwhile stays.
  @Test(arguments: [false, true]) func aViewThatLosesItsLastConstraintHasTheSizeOfItsContent(
    setsFrame: Bool
  ) {
    let content = ContentView(40, 30)
    screen.add(first, content)
    for view in [first, content] {
      for (anchor, edge) in [
        (view.topAnchor, root.topAnchor), (view.bottomAnchor, root.bottomAnchor),
      ] {
        anchor.constraint(equalTo: edge).isActive = true
      }
      for (anchor, edge) in [
        (view.leadingAnchor, root.leadingAnchor), (view.trailingAnchor, root.trailingAnchor),
      ] { anchor.constraint(equalTo: edge).isActive = true }
    }
    screen.layOut()
    #expect(isNear(first.frame, root.bounds) && isNear(content.frame, root.bounds))
    root.removeConstraints(root.constraints)
    if setsFrame { first.frame = rect(10, 20, 30, 40) }
    screen.screen.update()
    #expect(isNear(first.frame, setsFrame ? rect(10, 20, 30, 40) : .zero))
    #expect(isNear(content.frame, rect(0, 0, 40, 30)))
  }

  @Test func middlesSizesAndMultiples() {
    screen.add(first, second)
    screen.layOut(
      first.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      first.centerYAnchor.constraint(equalTo: root.centerYAnchor, constant: 10),
      first.widthAnchor.constraint(equalToConstant: 60),
      first.heightAnchor.constraint(equalTo: first.widthAnchor, multiplier: 0.5, constant: 2),
      second.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.25),
      second.heightAnchor.constraint(equalTo: first.heightAnchor),
      second.leftAnchor.constraint(equalTo: first.rightAnchor, constant: 4),
      second.topAnchor.constraint(equalTo: first.bottomAnchor))
    #expect(isNear(first.frame, rect(120, 94, 60, 32)))
    #expect(isNear(second.frame, rect(184, 126, 75, 32)))
  }

  /// A place that is a multiple of another counts from where lines begin.
  @Test func placesAreMultiplesFromTheSideOfReading() {
    screen.add(first, second)
    for view in [first, second] {
      view.widthAnchor.constraint(equalToConstant: 10).isActive = true
      view.heightAnchor.constraint(equalToConstant: 10).isActive = true
      view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    }
    screen.layOut(
      NSLayoutConstraint(
        item: first, attribute: .centerX, relatedBy: .equal, toItem: root, attribute: .right,
        multiplier: 0.25, constant: 0),
      NSLayoutConstraint(
        item: second, attribute: .leading, relatedBy: .equal, toItem: root, attribute: .trailing,
        multiplier: 0.1, constant: 3))
    #expect(first.center.x == 75)
    #expect(second.frame.minX == 33)
    root.semanticContentAttribute = .forceRightToLeft
    screen.screen.update()
    #expect(first.center.x == 75)
    // From the right: 30 and 3 points to the view's right side.
    #expect(isNear(second.frame, rect(257, 0, 10, 10)))
  }

  @Test func rightToLeftMirrorsWhatFollowsTheDirection() {
    screen.add(first, second)
    root.semanticContentAttribute = .forceRightToLeft
    screen.layOut(
      first.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      first.widthAnchor.constraint(equalToConstant: 50),
      first.topAnchor.constraint(equalTo: root.topAnchor),
      first.heightAnchor.constraint(equalToConstant: 10),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8),
      second.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -12),
      second.topAnchor.constraint(equalTo: root.topAnchor),
      second.heightAnchor.constraint(equalToConstant: 10))
    #expect(isNear(first.frame, rect(230, 0, 50, 10)))
    #expect(isNear(second.frame, rect(12, 0, 210, 10)))
    root.semanticContentAttribute = .unspecified
    screen.screen.update()
    #expect(isNear(first.frame, rect(20, 0, 50, 10)))
    #expect(isNear(second.frame, rect(78, 0, 210, 10)))
  }

  @Test func cousinsAreComparedInTheSpaceOfTheirAncestor() {
    let (left, right) = (
      UIView(frame: rect(10, 20, 100, 100)), UIView(frame: rect(150, 40, 100, 100))
    )
    root.addSubview(left)
    root.addSubview(right)
    screen.add(first, to: left)
    screen.add(second, to: right)
    screen.layOut(
      first.leftAnchor.constraint(equalTo: left.leftAnchor, constant: 7),
      first.topAnchor.constraint(equalTo: left.topAnchor, constant: 9),
      first.widthAnchor.constraint(equalToConstant: 30),
      first.heightAnchor.constraint(equalToConstant: 40),
      second.leftAnchor.constraint(equalTo: first.rightAnchor, constant: 110),
      second.topAnchor.constraint(equalTo: first.topAnchor),
      second.bottomAnchor.constraint(equalTo: first.bottomAnchor),
      second.widthAnchor.constraint(equalToConstant: 5))
    #expect(isNear(first.frame, rect(7, 9, 30, 40)))
    // 10 + 7 + 30 + 110 less 150; 20 + 9 less 40.
    #expect(isNear(second.frame, rect(7, -11, 5, 40)))
    left.frame.origin.x = 15
    screen.screen.update()
    #expect(isNear(second.frame, rect(12, -11, 5, 40)))
  }

  @Test func inequalitiesAndPriorities() {
    screen.add(first)
    let wide = first.widthAnchor.constraint(equalToConstant: 280)
    wide.priority = .defaultHigh
    let limit = first.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor, multiplier: 0.5)
    screen.layOut(
      first.leftAnchor.constraint(equalTo: root.leftAnchor), wide, limit,
      first.topAnchor.constraint(equalTo: root.topAnchor),
      first.heightAnchor.constraint(greaterThanOrEqualToConstant: 30))
    #expect(first.frame.width == 150)
    #expect(first.frame.height >= 30)
    limit.isActive = false
    screen.screen.update()
    #expect(first.frame.width == 280)
    wide.constant = 40
    wide.priority = .defaultLow
    screen.screen.update()
    #expect(first.frame.width == 40)
  }

  /// The distance between two anchors is a length like any other.
  @Test func distancesBetweenAnchors() {
    let third = UIView()
    screen.add(first, second, third)
    for view in [first, second, third] {
      view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      view.heightAnchor.constraint(equalToConstant: 10).isActive = true
      view.widthAnchor.constraint(equalToConstant: 50).isActive = true
    }
    let gap = first.trailingAnchor.anchorWithOffset(to: second.leadingAnchor)
    let other = second.trailingAnchor.anchorWithOffset(to: third.leadingAnchor)
    screen.layOut(
      first.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      third.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      gap.constraint(equalTo: other, multiplier: 2))
    // 150 points are left for both gaps.
    #expect(isNear(second.frame, rect(150, 0, 50, 10)))
    #expect(isNear(third.frame, rect(250, 0, 50, 10)))
  }

  /// Edges land on device pixels, from the middle up, and what meets before meets after.
  @Test func edgesLandOnDevicePixels() {
    let third = UIView()
    screen.add(first, second, third)
    for view in [first, second, third] {
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 0.1).isActive = true
      view.heightAnchor.constraint(equalToConstant: 10).isActive = true
    }
    root.frame.size.width = 100
    screen.layOut(
      first.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 0.5),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor),
      third.leadingAnchor.constraint(equalTo: second.trailingAnchor),
      third.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      first.widthAnchor.constraint(equalTo: second.widthAnchor),
      third.widthAnchor.constraint(equalTo: second.widthAnchor))
    // In pixels: 1.5 up to 2, then 1.5 and multiples of 298.5 / 3 = 99.5.
    #expect(abs(first.frame.minX * 3 - 2) < 1e-9)
    #expect(abs(first.frame.maxX * 3 - 101) < 1e-9)
    #expect(abs(second.frame.maxX * 3 - 201) < 1e-6)
    #expect(abs(third.frame.maxX * 3 - 300) < 1e-9)
    #expect(abs(first.frame.maxX - second.frame.minX) < 1e-9)
    #expect(abs(second.frame.maxX - third.frame.minX) < 1e-9)
  }

  /// What is rounded in a view counts in its subviews: their edges are on the pixels that they would be
  /// on without it.
  @Test func roundingCountsFromTheOutside() {
    let inner = UIView()
    screen.add(first)
    screen.add(inner, to: first)
    screen.layOut(
      first.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10.2),
      first.topAnchor.constraint(equalTo: root.topAnchor),
      first.widthAnchor.constraint(equalToConstant: 50),
      first.heightAnchor.constraint(equalToConstant: 50),
      inner.leftAnchor.constraint(equalTo: first.leftAnchor, constant: 5.3),
      inner.topAnchor.constraint(equalTo: first.topAnchor),
      inner.widthAnchor.constraint(equalToConstant: 10),
      inner.heightAnchor.constraint(equalToConstant: 10))
    // 30.6 pixels are 31, and 46.5 are 47: 16 from there.
    #expect(abs(first.frame.minX * 3 - 31) < 1e-6)
    #expect(abs(inner.frame.minX * 3 - 16) < 1e-6)
  }

  @Test func aTransformDoesNotCount() {
    screen.add(first)
    first.transform = CGAffineTransform(scaleX: 2, y: 2)
    screen.layOut(
      first.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 100),
      first.topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
      first.widthAnchor.constraint(equalToConstant: 40),
      first.heightAnchor.constraint(equalToConstant: 20))
    #expect(first.bounds.size == CGSize(width: 40, height: 20))
    #expect(first.center == CGPoint(x: 120, y: 60))
  }

  /// Spacing of the system is 8 points between views and 20 to the superview (documented).
  @Test func spacingOfTheSystem() {
    screen.add(first, second)
    for view in [first, second] {
      view.heightAnchor.constraint(equalToConstant: 30).isActive = true
      view.widthAnchor.constraint(equalToConstant: 30).isActive = true
    }
    screen.layOut(
      first.leadingAnchor.constraint(equalToSystemSpacingAfter: root.leadingAnchor, multiplier: 1),
      second.leadingAnchor.constraint(
        equalToSystemSpacingAfter: first.trailingAnchor, multiplier: 2),
      first.topAnchor.constraint(equalToSystemSpacingBelow: root.topAnchor, multiplier: 0.5),
      second.topAnchor.constraint(equalToSystemSpacingBelow: first.bottomAnchor, multiplier: 1))
    #expect(isNear(first.frame, rect(20, 10, 30, 30)))
    #expect(isNear(second.frame, rect(66, 48, 30, 30)))
  }

  /// A row of equal views, n of them, with gaps g: each is (w - (n + 1) g) / n wide.
  @Test(arguments: [1, 2, 3, 7, 12]) func rowsOfEqualViews(count: Int) {
    let views = (0..<count).map { _ in UIView() }
    root.frame.size.width = 361
    var before = root.leadingAnchor
    for view in views {
      screen.add(view)
      view.leadingAnchor.constraint(equalTo: before, constant: 6).isActive = true
      view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      view.heightAnchor.constraint(equalToConstant: 10).isActive = true
      view.widthAnchor.constraint(equalTo: views[0].widthAnchor).isActive = view !== views[0]
      before = view.trailingAnchor
    }
    screen.layOut(before.constraint(equalTo: root.trailingAnchor, constant: -6))
    let width = (361 - 6 * Double(count + 1)) / Double(count)
    for (index, view) in views.enumerated() {
      let start = 6 + Double(index) * (width + 6)
      #expect(abs(view.frame.minX - (start * 3 + 0.5 + 1e-6).rounded(.down) / 3) < 1e-6)
      #expect(abs(view.frame.maxX - ((start + width) * 3 + 0.5 + 1e-6).rounded(.down) / 3) < 1e-6)
    }
  }
}
