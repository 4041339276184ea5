// SPDX-License-Identifier: MIT
import Filmstrip
import UIKit

/// A screen on which gestures are made, and views and recognizers that record their calls.
@MainActor
struct TouchedScreen {
  let stage = Stage()

  var window: UIWindow { stage.window }

  /// A view in the window that takes all of it by default.
  func show(_ view: UIView = UIView(), frame: CGRect = CGRect(x: 0, y: 0, width: 393, height: 852))
    -> UIView
  {
    view.frame = frame
    window.addSubview(view)
    stage.advance(by: 0)
    return view
  }

  func perform(_ gesture: Gesture) {
    stage.perform(gesture)
    stage.settle()
  }
}

@MainActor
final class TouchLog {
  var lines: [String] = []
}

/// A view that notes its touches, as `name.began(count)`.
final class TouchedView: UIView {
  var log: TouchLog?
  var name = "view"

  convenience init(_ name: String, _ log: TouchLog, frame: CGRect = .zero) {
    self.init(frame: frame)
    self.name = name
    self.log = log
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    log?.lines.append("\(name).began(\(touches.count))")
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    log?.lines.append("\(name).moved(\(touches.count))")
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    log?.lines.append("\(name).ended(\(touches.count))")
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    log?.lines.append("\(name).cancelled(\(touches.count))")
  }
}

extension TouchLog {
  /// Notes the states of a recognizer, as `name.began`.
  func note(_ recognizer: UIGestureRecognizer, as name: String) {
    recognizer.name = name
    recognizer.addTarget(self, action: TouchLog.note)
  }

  private func note(_ recognizer: UIGestureRecognizer) {
    lines.append("\(recognizer.name ?? "").\(recognizer.state)")
  }

  /// Without repetitions that follow each other.
  var shortened: [String] {
    lines.enumerated().filter { $0.offset == 0 || lines[$0.offset - 1] != $0.element }
      .map(\.element)
  }
}

final class GestureDelegate: NSObject, UIGestureRecognizerDelegate {
  var begins = true
  var isSimultaneous = false
  var receives = true
  var failsFirst: UIGestureRecognizer?

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { isSimultaneous }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer === failsFirst }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { receives }
}
