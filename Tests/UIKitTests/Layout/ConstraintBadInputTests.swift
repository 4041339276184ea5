// SPDX-License-Identifier: MIT
import Filmstrip
import Testing
import UIKit

@MainActor
@Suite struct ConstraintBadInputTests {
  private let screen = ConstrainedScreen()
  private var root: UIView { screen.root }

  /// Views within views, each 0.1 points inside the one around it.
  @Test func aTreeFiveHundredDeep() {
    var outer = root
    for _ in 0..<500 {
      let view = UIView()
      screen.add(view, to: outer)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 0.1),
        view.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -0.1),
        view.topAnchor.constraint(equalTo: outer.topAnchor),
        view.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
      ])
      outer = view
    }
    let across = outer.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor)
    across.isActive = true
    screen.screen.update()
    let inner = outer.convert(outer.bounds, to: root)
    // Rounding does not add up: 50 points on each side.
    #expect(isNear(inner, rect(50, 0, 200, 200), within: 1e-6))
    root.frame.size.width = 150
    screen.screen.update()
    #expect(isNear(outer.convert(outer.bounds, to: root), rect(50, 0, 50, 200), within: 1e-6))
  }

  /// Thousands of constraints that contradict each other are reported, and the rest is laid out.
  @Test func thousandsOfContradictions() {
    let stage = Stage()
    let views = (0..<100).map { _ in UIView() }
    let recording = stage.record("contradictions") {
      for view in views {
        view.translatesAutoresizingMaskIntoConstraints = false
        stage.window.addSubview(view)
        view.leftAnchor.constraint(equalTo: stage.window.leftAnchor).isActive = true
        view.topAnchor.constraint(equalTo: stage.window.topAnchor).isActive = true
        view.heightAnchor.constraint(equalToConstant: 10).isActive = true
        for width in 0..<100 {
          view.widthAnchor.constraint(equalToConstant: CGFloat(width)).isActive = true
        }
      }
    }
    #expect(recording.findings.count == 9_900)
    #expect(recording.findings.allSatisfy { $0.rule == .unsatisfiableConstraints })
    for view in views { #expect(isNear(view.frame, rect(0, 0, 0, 10))) }
  }

  /// A layout may remove views and constraints, also those that are being placed.
  @Test func removalDuringLayout() {
    final class Removing: UIView {
      var isRemoving = true
      override func layoutSubviews() {
        super.layoutSubviews()
        guard isRemoving else { return }
        isRemoving = false
        constraints.last?.isActive = false
        subviews.first?.removeFromSuperview()
      }
    }
    let view = Removing(frame: rect(0, 0, 100, 100))
    let (first, second) = (UIView(), UIView())
    root.addSubview(view)
    screen.add(first, second, to: view)
    screen.layOut(
      first.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 10),
      second.leftAnchor.constraint(equalTo: first.rightAnchor, constant: 10),
      first.widthAnchor.constraint(equalToConstant: 20),
      second.widthAnchor.constraint(equalToConstant: 20),
      second.topAnchor.constraint(equalTo: view.topAnchor, constant: 7))
    #expect(first.superview == nil)
    #expect(view.constraints.isEmpty && second.constraints.count == 1)
    #expect(second.frame.width == 20)
    first.layoutIfNeeded()
    #expect(first.constraints.count == 1)
  }

  @Test func removalInAnAnimation() {
    let view = UIView()
    screen.add(view)
    let left = view.leftAnchor.constraint(equalTo: root.leftAnchor)
    screen.layOut(
      left, view.widthAnchor.constraint(equalToConstant: 10),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10))
    left.constant = 100
    UIView.animate(withDuration: 1) { root.layoutIfNeeded() }
    screen.screen.advance(to: screen.screen.time + 0.3)
    view.removeFromSuperview()
    left.constant = 200
    screen.screen.advance(to: screen.screen.time + 1)
    #expect(!left.isActive && view.frame.minX == 100)
  }

  /// A number that is none in the size of the content is no size.
  @Test(arguments: [CGFloat.nan, .infinity, -5]) func contentWithoutASize(side: CGFloat) {
    let view = ContentView(side, side)
    screen.add(view)
    screen.layOut(
      view.leftAnchor.constraint(equalTo: root.leftAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor))
    #expect(view.frame.width.isFinite && view.frame.height.isFinite)
  }

  @Test func activationTwiceAndRemovalTwice() {
    let view = UIView()
    screen.add(view)
    let width = view.widthAnchor.constraint(equalToConstant: 30)
    for isActive in [true, true, false, false, true] { width.isActive = isActive }
    view.removeConstraint(UIView().widthAnchor.constraint(equalToConstant: 1))
    screen.screen.update()
    #expect(view.constraints == [width] && view.frame.width == 30)
  }

  /// Constraints, guides and what solves them keep no view alive.
  @Test func whatIsRemovedIsGone() {
    weak var tree: UIView?
    weak var guide: UILayoutGuide?
    do {
      let (outer, inner, own) = (UIView(), ContentView(10, 10), UILayoutGuide())
      screen.add(outer)
      screen.add(inner, to: outer)
      outer.addLayoutGuide(own)
      screen.layOut(
        outer.leftAnchor.constraint(equalTo: root.leftAnchor),
        outer.widthAnchor.constraint(equalToConstant: 50),
        inner.centerXAnchor.constraint(equalTo: own.centerXAnchor),
        own.leftAnchor.constraint(equalTo: outer.layoutMarginsGuide.leftAnchor))
      (tree, guide) = (outer, own)
      outer.removeFromSuperview()
      outer.layoutIfNeeded()
    }
    screen.screen.update()
    #expect(tree == nil && guide == nil)
  }
}
