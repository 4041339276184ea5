// SPDX-License-Identifier: MIT
import Filmstrip
import Testing
import UIKit

/// Frames that masks give to views inside of what constraints place: they follow in the same solution.
@MainActor
@Suite struct GivenFrameTests {
  private let stage = Stage()
  private let outer = UIView(frame: rect(0, 0, 100, 40))
  private let inner = ContentView(120, 48)

  private func pin(_ view: UIView, to outer: UIView, inset: CGFloat = 0) {
    view.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: inset),
      view.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -inset),
      view.topAnchor.constraint(equalTo: outer.topAnchor, constant: inset),
      view.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -inset),
    ])
  }

  /// Places a view by its upper left corner, and what else is given.
  private func place(_ view: UIView, _ constraints: NSLayoutConstraint...) {
    view.translatesAutoresizingMaskIntoConstraints = false
    stage.window.addSubview(view)
    NSLayoutConstraint.activate(
      [
        view.leftAnchor.constraint(equalTo: stage.window.leftAnchor),
        view.topAnchor.constraint(equalTo: stage.window.topAnchor),
      ] + constraints)
  }

  /// Parts of a length of 100 and 40 points grow in proportion where they are flexible (documented for masks):
  /// content of 120 × 48 points in a part of 80 × 32 makes the whole 140 × 56 where that part takes all of what is
  /// added, and 150 × 60 where it takes four fifths.
  @Test(arguments: [1, 2])
  func contentSizesWhatIsAroundIt(depth: Int) {
    let all: UIView.AutoresizingMask = [
      .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin,
      .flexibleHeight, .flexibleBottomMargin,
    ]
    let size: UIView.AutoresizingMask = [.flexibleWidth, .flexibleHeight]
    for (mask, whole) in [
      (size, CGSize(width: 140, height: 56)),
      (all, CGSize(width: 150, height: 60)),
    ] {
      let outer = UIView(frame: rect(0, 0, 100, 40))
      var middle = UIView(frame: rect(10, 4, 80, 32))
      middle.autoresizingMask = mask
      outer.addSubview(middle)
      if depth > 1 {
        let next = UIView(frame: middle.bounds)
        next.autoresizingMask = size
        middle.addSubview(next)
        middle = next
      }
      let inner = ContentView(120, 48)
      let recording = stage.record("content") {
        pin(inner, to: middle)
        place(outer)
      }
      #expect(recording.findings.isEmpty)
      #expect(isNear(outer.frame, CGRect(origin: .zero, size: whole)))
      #expect(isNear(inner.bounds, rect(0, 0, 120, 48)))
      outer.removeFromSuperview()
    }
  }

  /// Required distances inside of the content view of an effect, which has no size before the first layout.
  @Test func contentOfAnEffectViewIsPinnedToIt() {
    let effectView = UIVisualEffectView(effect: UIBlurEffect(style: .light))
    let label = UILabel()
    label.text = "Playing"
    let recording = stage.record("effect") {
      pin(label, to: effectView.contentView, inset: 10)
      place(
        effectView, effectView.widthAnchor.constraint(equalToConstant: 200),
        effectView.heightAnchor.constraint(equalToConstant: 60))
    }
    #expect(recording.findings.isEmpty)
    #expect(isNear(effectView.contentView.frame, rect(0, 0, 200, 60)))
    #expect(isNear(label.frame, rect(10, 10, 180, 40)))
  }

  /// A superview that constraints place no more keeps its frame, and so does what had followed it.
  @Test func framesStayWhenConstraintsLeave() {
    let middle = UIView(frame: rect(10, 4, 80, 32))
    middle.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    outer.addSubview(middle)
    pin(inner, to: middle)
    let recording = stage.record("leaving") {
      place(outer)
      stage.advance(by: 0)
      NSLayoutConstraint.deactivate(stage.window.constraints)
      outer.frame.size = CGSize(width: 200, height: 100)
      stage.advance(by: 0)
      #expect(isNear(outer.frame, rect(0, 0, 200, 100)))
      #expect(isNear(middle.frame, rect(10, 4, 180, 92)))
      #expect(isNear(inner.frame, rect(0, 0, 180, 92)))
    }
    #expect(recording.findings.isEmpty)
  }
}
