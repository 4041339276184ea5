// SPDX-License-Identifier: MIT
import Filmstrip
import Growth
import Testing
import UIKit

/// Scripts of thousands of touches: twice as many take twice as long, not four times.
@MainActor
@Suite struct ManyTouchesTests {
  private final class Field: UIView {
    private(set) var began = 0
    private(set) var moved = 0
    private(set) var ended = 0

    override init(frame: CGRect) {
      super.init(frame: frame)
      isMultipleTouchEnabled = true
      let pan = UIPanGestureRecognizer { _ in }
      pan.cancelsTouchesInView = false
      addGestureRecognizer(pan)
      let tap = UITapGestureRecognizer { _ in }
      tap.cancelsTouchesInView = false
      addGestureRecognizer(tap)
    }

    required init?(coder: NSCoder) { nil }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      began += touches.count
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      moved += touches.count
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      ended += touches.count
    }
  }

  private func play(_ gesture: Gesture) -> (seconds: Double, field: Field) {
    let stage = Stage()
    let field = Field(frame: stage.window.bounds)
    stage.window.addSubview(field)
    stage.advance(by: 0)
    let used = Growth.time {
      stage.perform(gesture)
      #expect(stage.settle(within: 86_400) == [])
    }
    return (used, field)
  }

  private func expectLinear(
    from count: Int, _ check: (Field, Int) -> Void, _ gesture: (Int) -> Gesture
  ) {
    Growth.expect(from: count) { count in
      let (seconds, field) = play(gesture(count))
      check(field, count)
      return seconds
    }
  }

  @Test func touchesThatAreDownTogether() {
    expectLinear(from: 500) { field, count in
      #expect(field.began == count && field.ended == count && field.moved > count)
    } _: { count in
      .touches(
        (0..<count).map { index in
          let y = Double(index % 800)
          return Gesture.Touch([
            .init(time: 0, at: .point(10, y)), .init(time: 0.1, at: .point(50, y)),
          ])
        })
    }
  }

  @Test func touchesOneAfterTheOther() {
    expectLinear(from: 500) { field, count in
      #expect(field.began == count && field.ended == count)
    } _: { count in
      .sequence((0..<count).map { _ in .tap(at: .point(20, 20)) })
    }
  }

  @Test func touchesThatStay() {
    expectLinear(from: 500) { field, count in
      #expect(field.began == count && field.ended == 0)
    } _: { count in
      .touches(
        (0..<count).map { _ in Gesture.Touch([.init(time: 0, at: .point(1, 1))], release: .hold) })
    }
  }

  @Test func touchesInVain() {
    expectLinear(from: 500) { field, _ in
      #expect(field.began == 0)
    } _: { count in
      .touches((0..<count).map { Gesture.Touch([.init(time: 0, at: .point(1_000, Double($0)))]) })
    }
  }

  @Test func aTouchOfManyPoints() {
    expectLinear(from: 10_000) { field, _ in
      #expect(field.began == 1 && field.ended == 1)
    } _: { count in
      .touches([
        Gesture.Touch(
          (0..<count).map { .init(time: Double($0) / 1_000, at: .point(Double($0 % 300), 10)) })
      ])
    }
  }

  /// Each view with one touch; each has to be asked whether it has the screen to itself.
  @Test func touchesOfManyViews() {
    let stage = Stage()
    var fields: [Field] = []
    for index in 0..<200 {
      let field = Field(frame: CGRect(x: 0, y: index * 4, width: 100, height: 4))
      stage.window.addSubview(field)
      fields.append(field)
    }
    fields[100].isExclusiveTouch = true
    stage.advance(by: 0)
    stage.perform(
      .touches(
        (0..<200).map { index in
          let y = Double(index * 4 + 1)
          return Gesture.Touch([
            .init(time: 0, at: .point(1, y)), .init(time: 1, at: .point(1, y)),
          ])
        }))
    stage.settle()
    // The hundredth comes while others are down, and keeps none away.
    #expect(fields.enumerated().allSatisfy { $1.began == ($0 == 100 ? 0 : 1) })
    #expect(fields.enumerated().allSatisfy { $1.ended == ($0 == 100 ? 0 : 1) })
  }

  /// Of what comes and goes at one instant the order is that of the script.
  @Test func whatIsDueTogetherComesInTheOrderOfTheScript() {
    let log = TouchLog()
    final class Names: UIView {
      var log: TouchLog?
      private func note(_ touches: Set<UITouch>, _ event: UIEvent?) {
        let all = touches.sorted { $0.location(in: self).x < $1.location(in: self).x }
        log?.lines.append(
          all.map { "\($0.phase) \(Int($0.location(in: self).x)) tap \($0.tapCount)" }
            .joined(separator: ", "))
      }
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        note(touches, event)
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        note(touches, event)
      }
    }
    let screen = TouchedScreen()
    let view = Names()
    view.isMultipleTouchEnabled = true
    view.log = log
    _ = screen.show(view)
    func touch(_ x: Double, from begin: Double, to end: Double) -> Gesture.Touch {
      Gesture.Touch([.init(time: begin, at: .point(x, 1)), .init(time: end, at: .point(x, 1))])
    }
    // The second comes down when the first, which stands before it, is lifted: its second tap. The
    // third stands before the fourth, which is lifted when it comes down: a first tap.
    screen.perform(.touches([touch(10, from: 0, to: 0.1), touch(12, from: 0.1, to: 0.2)]))
    screen.stage.advance(by: 2)
    screen.perform(.touches([touch(12, from: 0.1, to: 0.2), touch(10, from: 0, to: 0.1)]))
    #expect(
      log.lines == [
        "began 10 tap 1", "began 12 tap 2", "ended 10 tap 1", "ended 12 tap 2",
        "began 10 tap 1", "began 12 tap 1", "ended 10 tap 1", "ended 12 tap 1",
      ])
  }
}
