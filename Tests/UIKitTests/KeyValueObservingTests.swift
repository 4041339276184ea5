// SPDX-License-Identifier: MIT
import Filmstrip
import Testing
import UIKit

@MainActor @Suite struct KeyValueObservingTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  @Test func aFrameIsToldOnceHoweverManyValuesItConsistsOf() {
    var told: [CGRect] = []
    let token = view.observe(\.frame, options: [.new, .old]) { view, change in
      #expect(change.newValue == view.frame)
      #expect(change.oldValue != change.newValue)
      told.append(view.frame)
    }
    let frame = CGRect(x: 5, y: 6, width: 20, height: 30)
    view.frame = frame
    #expect(told == [frame])
    view.frame = frame
    #expect(told == [frame])
    // The frame is another one also where something else moves it.
    view.center.x += 1
    view.layer.bounds.size.width = 40
    #expect(told.count == 3)
    #expect(told.last == CGRect(x: -4, y: 6, width: 40, height: 30))
    _ = token
  }

  @Test func optionsSayWhatIsTold() {
    var told: [String] = []
    func observe(_ options: NSKeyValueObservingOptions) -> NSKeyValueObservation {
      view.observe(\.alpha, options: options) { _, change in
        let values = [change.oldValue, change.newValue].map { $0.map { "\($0)" } ?? "-" }
        told.append((change.isPrior ? "prior " : "") + values.joined(separator: " "))
      }
    }
    var token = observe([])
    view.alpha = 0.5
    token = observe([.initial, .new])
    view.alpha = 0.25
    token = observe([.prior, .old, .new])
    view.alpha = 1
    token.invalidate()
    view.alpha = 0
    #expect(told == ["- -", "- 0.5", "- 0.25", "prior 0.25 -", "0.25 1.0"])
  }

  @Test func theObservationEndsWithItsToken() {
    var count = 0
    var token: NSKeyValueObservation? = view.observe(\.isHidden) { _, _ in count += 1 }
    view.isHidden = true
    token = nil
    view.isHidden = false
    #expect(count == 1)
    #expect(token == nil)
  }

  @Test func theObjectIsNotKept() {
    weak var gone: UIView?
    let token: NSKeyValueObservation
    do {
      let view = UIView()
      gone = view
      token = view.observe(\.frame) { _, _ in }
    }
    #expect(gone == nil)
    token.invalidate()
  }

  @Test func aDragTellsEachOffsetAndEachState() {
    let stage = Stage(device: .iPhone15)
    let controller = UIViewController()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
    scroll.contentSize = CGSize(width: 390, height: 3000)
    controller.view.addSubview(scroll)
    stage.window.rootViewController = controller
    stage.advance(by: 0.1)
    var offsets: [CGFloat] = []
    var states: [UIGestureRecognizer.State] = []
    var sizes: [CGSize] = []
    let tokens = [
      scroll.observe(\.contentOffset, options: .new) { scroll, change in
        #expect(change.newValue == scroll.contentOffset)
        offsets.append(scroll.contentOffset.y)
      },
      scroll.panGestureRecognizer.observe(\.state) { pan, _ in states.append(pan.state) },
      scroll.observe(\.contentSize, options: .new) { sizes.append($1.newValue ?? $0.contentSize) },
    ]
    stage.perform(
      .pan(
        from: .point(200, 500), to: .point(200, 300), duration: 0.3))
    stage.advance(by: 1)
    #expect(offsets.count > 10)
    #expect(offsets.last == scroll.contentOffset.y)
    #expect(Array(states.prefix(2)) == [.began, .changed])
    #expect(states.contains(.ended))
    scroll.contentSize.height = 100
    #expect(sizes == [CGSize(width: 390, height: 100)])
    tokens.forEach { $0.invalidate() }
  }

  @Test func whatOtherObjectsHaveIsToldInTheStep() {
    @MainActor final class Model: NSObject {
      var title = "a"
      var view = UIView()
    }
    let stage = Stage(device: .iPhone15)
    let model = Model()
    var told: [String] = []
    let tokens = [
      model.observe(\.title, options: .new) { _, change in told.append(change.newValue ?? "") },
      model.observe(\.view.alpha, options: .new) { _, change in
        told.append("\(change.newValue ?? 0)")
      },
    ]
    model.title = "b"
    model.view.alpha = 0.5
    #expect(told.isEmpty)
    stage.advance(by: 0.1)
    #expect(told == ["b", "0.5"])
    model.title = "c"
    model.didChangeValue(forKey: "title")
    #expect(told == ["b", "0.5", "c"])
    tokens.forEach { $0.invalidate() }
  }

  @Test func anObserverMaySetWhatItObserves() {
    let token = view.observe(\.alpha) { view, _ in view.alpha = max(view.alpha, 0.5) }
    view.alpha = 0
    #expect(view.alpha == 0.5)
    token.invalidate()
  }
}
