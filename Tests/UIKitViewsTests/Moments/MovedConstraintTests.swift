// SPDX-License-Identifier: MIT
import FilmstripUIKitViews
import Screens
import Testing

/// Views with constraints that move to another superview, as published cards move a shade to each new snapshot.
@MainActor
@Suite struct MovedConstraintTests {
  private let screen = Screen()

  private func pin(_ view: UIView, to other: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: other.topAnchor),
      view.leadingAnchor.constraint(equalTo: other.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: other.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: other.bottomAnchor),
    ])
  }

  enum Move: CaseIterable, Sendable {
    /// The view leaves, and its old superview stays.
    case view
    /// The old superview leaves with the view in it, which then moves.
    case superviewFirst
    /// The view is added to the new superview without having left the old one.
    case withoutLeaving
  }

  @Test(arguments: Move.allCases)
  func aMovedViewFollowsItsNewSuperview(move: Move) {
    let (holder, old, new, shade) = (UIView(), UIView(), UIView(), UIView())
    holder.frame = CGRect(x: 0, y: 0, width: 300, height: 600)
    screen.window.addSubview(holder)
    holder.addSubview(old)
    pin(old, to: holder)
    old.addSubview(shade)
    pin(shade, to: old)
    screen.advance(by: 0)
    #expect(shade.frame == CGRect(x: 0, y: 0, width: 300, height: 600))
    switch move {
    case .view: shade.removeFromSuperview()
    case .superviewFirst:
      old.removeFromSuperview()
      shade.removeFromSuperview()
    case .withoutLeaving: break
    }
    holder.addSubview(new)
    pin(new, to: holder)
    new.addSubview(shade)
    pin(shade, to: new)
    holder.frame.size = CGSize(width: 200, height: 400)
    screen.advance(by: 0)
    #expect(shade.frame == CGRect(x: 0, y: 0, width: 200, height: 400))
  }
}
