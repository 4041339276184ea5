// SPDX-License-Identifier: MIT
// Code of Swift 5's time, without a word on isolation: that it compiles without an error is a test.
import Dispatch
import UIKit

/// A controller as they were written before concurrency was checked.
class OldTimeController: UIViewController {
  var log: [String] = []
  var timer: Timer?
  var displayLink: CADisplayLink?
  let helper = OldHelper()
  let queue = DispatchQueue(label: "com.example.work")

  func start(completion: @escaping () -> Void) {
    timer = Timer.scheduledTimer(withTimeInterval: 0.2, repeats: true) { [weak self] _ in
      self?.tick()
    }
    let custom = Timer(timeInterval: 0.5, repeats: false) { _ in self.log.append("custom") }
    RunLoop.current.add(custom, forMode: .common)
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.45) { [unowned self] in
      self.timer?.invalidate()
      completion()
    }
    let deadline = DispatchTime.now() + DispatchTimeInterval.milliseconds(50)
    DispatchQueue.main.asyncAfter(deadline: deadline, execute: { self.log.append("deadline") })
    helper.load { self.log.append($0) }
    let group = DispatchGroup()
    group.enter()
    queue.async { group.leave() }
    group.notify(queue: .main) { self.log.append("group") }
    Task {
      try await Task.sleep(nanoseconds: 300_000_000)
      self.log.append("task")
    }
    displayLink = CADisplayLink { [weak self] in
      self?.log.append("link")
      $0.invalidate()
    }
    displayLink?.add(to: .main, forMode: .common)
  }

  func tick() { log.append("tick") }

  deinit { timer?.invalidate() }
}

/// Works in the background and answers on the main queue; has no actor.
class OldHelper {
  func load(_ completion: @escaping (String) -> Void) {
    DispatchQueue.global(qos: .background).async {
      let text = ["lo", "aded"].joined()
      DispatchQueue.main.async { completion(text) }
    }
  }

  func later(_ work: @escaping () -> Void) {
    let item = DispatchWorkItem(block: work)
    DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: item)
  }
}

/// A layer that draws what it stores: layers have no isolation, and so neither have their subclasses.
final class OldTimeLayer: CALayer {
  var colors: [CGColor] = []

  override func draw(in context: CGContext) {
    for (index, color) in colors.enumerated() {
      context.setFillColor(color)
      context.fill(stripe(index))
    }
  }

  private func stripe(_ index: Int) -> CGRect {
    CGRect(x: 10 * CGFloat(index), y: 0, width: 10, height: bounds.height)
  }
}

/// Works on a layer and belongs to no actor, as layers may be used from any thread.
struct OldTimePalette {
  func layer(_ colors: [CGColor]) -> OldTimeLayer {
    let layer = OldTimeLayer()
    layer.colors = colors
    return layer
  }
}
