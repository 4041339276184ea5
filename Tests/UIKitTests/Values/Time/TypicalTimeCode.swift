// SPDX-License-Identifier: MIT
// Code as it is written for iOS: that it compiles, in a file that imports UIKit alone, is the test.
import UIKit

/// A controller that animates by all the means that iOS offers for "later".
@MainActor
final class TypicalTimeController: UIViewController {
  private(set) var log: [String] = []
  private var timer: Timer?
  private var displayLink: CADisplayLink?
  private var hideWorkItem: DispatchWorkItem?
  private var task: Task<Void, Never>?
  private let workQueue = DispatchQueue(label: "work", qos: .userInitiated)

  func start() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { self.view.alpha = 0 }
    DispatchQueue.main.async { [weak self] in
      guard let self else { return }
      self.log.append("async")
    }
    DispatchQueue.main.asyncAfter(deadline: DispatchTime.now() + .milliseconds(100)) {
      [weak self] in self?.log.append("after")
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.2, execute: note)

    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] timer in
      guard let self else { return timer.invalidate() }
      self.log.append("timer")
      if self.log.count > 5 { timer.invalidate() }
    }
    Timer.scheduledTimer(withTimeInterval: 0.4, repeats: false) { _ in
      MainActor.assumeIsolated { self.log.append("assumed") }
    }
    if let timer { RunLoop.main.add(timer, forMode: .common) }

    let link = CADisplayLink { [weak self] link in
      self?.log.append("link")
      link.invalidate()
    }
    link.add(to: .main, forMode: .common)
    displayLink = link

    let item = DispatchWorkItem { [weak self] in self?.log.append("item") }
    hideWorkItem = item
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5, execute: item)

    workQueue.async {
      let sum = (1...10).reduce(0, +)
      DispatchQueue.main.async { self.log.append("sum \(sum)") }
    }

    task = Task { [weak self] in
      try? await Task.sleep(nanoseconds: 600_000_000)
      self?.log.append("task")
    }
    Task { @MainActor in
      try await Task.sleep(for: .seconds(0.7))
      log.append("second task")
    }
  }

  private func note() { log.append("note") }

  func stop() {
    timer?.invalidate()
    timer = nil
    displayLink?.invalidate()
    hideWorkItem?.cancel()
    task?.cancel()
  }
}
