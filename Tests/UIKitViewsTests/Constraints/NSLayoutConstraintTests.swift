// SPDX-License-Identifier: MIT
import FilmstripUIKitViews
import Screens
import Testing

/// What constraints say of themselves, who holds them, and when they leave.
@MainActor
@Suite struct NSLayoutConstraintTests {
  private let screen = ConstrainedScreen()
  private let first = UIView()
  private let second = UIView()
  private var root: UIView { screen.root }

  @Test func aConstraintSaysWhatItWasMadeFrom() {
    screen.add(first, second)
    let constraint = NSLayoutConstraint(
      item: first, attribute: .leading, relatedBy: .greaterThanOrEqual, toItem: second,
      attribute: .trailing, multiplier: 2, constant: 3)
    #expect(constraint.firstItem === first && constraint.secondItem === second)
    #expect(constraint.firstAttribute == .leading && constraint.secondAttribute == .trailing)
    #expect(constraint.relation == .greaterThanOrEqual)
    #expect(constraint.multiplier == 2 && constraint.constant == 3)
    #expect(constraint.priority == .required && !constraint.isActive)
    #expect(constraint.firstAnchor == first.leadingAnchor)
    #expect(constraint.secondAnchor == second.trailingAnchor)
    #expect(first.leadingAnchor == first.leadingAnchor)
    #expect(first.leadingAnchor != second.leadingAnchor)
    let size = first.widthAnchor.constraint(equalToConstant: 4)
    #expect(size.secondItem == nil && size.secondAttribute == .notAnAttribute)
    #expect(size.secondAnchor == nil)
  }

  // Constraint libraries' tests that pass on iOS activate such constraints.
  @Test func aPositionAlongOneAxisMayFollowOneAlongTheOther() {
    screen.add(first, second)
    func constraint(
      _ attribute: NSLayoutConstraint.Attribute, _ other: NSLayoutConstraint.Attribute
    )
      -> NSLayoutConstraint
    {
      NSLayoutConstraint(
        item: first, attribute: attribute, relatedBy: .equal, toItem: second, attribute: other,
        multiplier: 1, constant: 50)
    }
    screen.layOut(
      second.topAnchor.constraint(equalTo: root.topAnchor, constant: 12),
      second.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 30),
      second.widthAnchor.constraint(equalToConstant: 8),
      second.heightAnchor.constraint(equalToConstant: 16),
      first.widthAnchor.constraint(equalToConstant: 20),
      first.heightAnchor.constraint(equalToConstant: 10),
      constraint(.left, .top), constraint(.bottom, .centerX))
    #expect(isNear(first.frame, rect(62, 74, 20, 10)))
  }

  @Test func rawValuesAreThoseOfTheSDK() {
    #expect(NSLayoutConstraint.Attribute.notAnAttribute.rawValue == 0)
    #expect(NSLayoutConstraint.Attribute.left.rawValue == 1)
    #expect(NSLayoutConstraint.Attribute.lastBaseline.rawValue == 11)
    #expect(NSLayoutConstraint.Attribute.centerYWithinMargins.rawValue == 20)
    #expect(NSLayoutConstraint.Relation.lessThanOrEqual.rawValue == -1)
    #expect(UILayoutPriority.required.rawValue == 1000)
    #expect(UILayoutPriority.defaultHigh.rawValue == 750)
    #expect(UILayoutPriority.defaultLow.rawValue == 250)
    #expect(UILayoutPriority.fittingSizeLevel.rawValue == 50)
    #expect(UILayoutPriority.required - 1 < .required)
  }

  @Test func theNearestViewThatContainsAllHoldsAConstraint() {
    let inner = UIView()
    screen.add(first, second)
    screen.add(inner, to: first)
    let own = inner.widthAnchor.constraint(equalToConstant: 1)
    let toSuperview = inner.topAnchor.constraint(equalTo: first.topAnchor)
    let toCousin = inner.bottomAnchor.constraint(equalTo: second.bottomAnchor)
    NSLayoutConstraint.activate([own, toSuperview, toCousin])
    #expect(inner.constraints == [own])
    #expect(first.constraints == [toSuperview])
    #expect(root.constraints == [toCousin])
    NSLayoutConstraint.deactivate([own, toCousin])
    #expect(inner.constraints.isEmpty && root.constraints.isEmpty)
    root.addConstraint(own)
    #expect(root.constraints == [own] && own.isActive)
    root.removeConstraint(own)
    #expect(!own.isActive)
  }

  @Test func removalOfAViewRemovesWhatReachesOutOfIt() {
    let inner = UIView()
    screen.add(first)
    screen.add(inner, to: first)
    let outside = first.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10)
    let deep = inner.topAnchor.constraint(equalTo: root.topAnchor, constant: 20)
    let own = first.widthAnchor.constraint(equalToConstant: 50)
    let inside = inner.leftAnchor.constraint(equalTo: first.leftAnchor, constant: 30)
    screen.layOut(outside, deep, own, inside)
    first.removeFromSuperview()
    #expect(!outside.isActive && !deep.isActive)
    #expect(own.isActive && inside.isActive)
    #expect(root.constraints.isEmpty)
    root.addSubview(first)
    screen.layOut(first.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5))
    #expect(first.frame.minX == 5 && first.frame.width == 50)
    #expect(inner.frame.minX == 30)
  }

  @Test func anOrderThatChangesKeepsConstraints() {
    screen.add(first, second)
    let constraint = first.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10)
    screen.layOut(constraint)
    root.bringSubviewToFront(first)
    root.insertSubview(first, at: 0)
    #expect(constraint.isActive)
  }

  @Test func constraintsAreSolvedInATreeOutsideOfWindowsAndMoveIntoOne() {
    let view = UIView(frame: rect(0, 0, 100, 100))
    screen.add(first, to: view)
    NSLayoutConstraint.activate([
      first.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 10),
      first.rightAnchor.constraint(equalTo: view.rightAnchor, constant: -10),
      first.topAnchor.constraint(equalTo: view.topAnchor),
      first.heightAnchor.constraint(equalToConstant: 5),
    ])
    view.layoutIfNeeded()
    #expect(isNear(first.frame, rect(10, 0, 80, 5)))
    root.addSubview(view)
    view.frame.size.width = 200
    screen.screen.update()
    #expect(isNear(first.frame, rect(10, 0, 180, 5)))
  }

  @Test func guidesOfAnApplicationAreRectanglesToo() {
    let guide = UILayoutGuide()
    guide.identifier = "gap"
    root.addLayoutGuide(guide)
    screen.add(first)
    screen.layOut(
      guide.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 40),
      guide.topAnchor.constraint(equalTo: root.topAnchor, constant: 8),
      guide.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
      guide.heightAnchor.constraint(equalToConstant: 20),
      first.leftAnchor.constraint(equalTo: guide.rightAnchor),
      first.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
      first.widthAnchor.constraint(equalToConstant: 10),
      first.heightAnchor.constraint(equalToConstant: 10))
    #expect(isNear(guide.layoutFrame, rect(40, 8, 150, 20)))
    #expect(isNear(first.frame, rect(190, 13, 10, 10)))
    #expect(root.constraints.count == 6)
    root.removeLayoutGuide(guide)
    #expect(guide.owningView == nil && root.layoutGuides.isEmpty)
    #expect(root.constraints.isEmpty)
  }

  @Test func descriptionsNameViewsWithoutAddresses() {
    screen.add(first)
    first.accessibilityIdentifier = "card"
    let constraint = first.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 8)
    constraint.identifier = "inset"
    constraint.priority = .defaultHigh
    #expect(constraint.description.contains("'inset' UIView \"card\".left == "))
    #expect(constraint.description.contains(".left + 8 @ 750"))
  }
}
