// SPDX-License-Identifier: MIT
import Testing
import UIKit

@MainActor
private final class Calls {
  var areas = 0
  var reads = 0
  var traits = 0
  var layouts = 0
  var all: [Int] { [areas, reads, traits, layouts] }

  func reset() { (areas, reads, traits, layouts) = (0, 0, 0, 0) }
}

private final class CountingView: UIView {
  var calls: Calls?

  /// Asked by each subview that looks at its own.
  override var safeAreaInsets: UIEdgeInsets {
    calls?.reads += 1
    return super.safeAreaInsets
  }

  override func safeAreaInsetsDidChange() { calls?.areas += 1 }
  override func layoutSubviews() { calls?.layouts += 1 }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    calls?.traits += 1
  }
}

/// What safe areas and traits cost in a tree of 10,000 views: calls, not seconds.
@MainActor
@Suite(.serialized) struct SurroundingsCostTests {
  private let screen = Screen()
  private let calls = Calls()
  private let top: UIView
  private let leaf: UIView

  /// 100 columns of 100 views that fill the screen.
  init() {
    let top = CountingView(frame: screen.window.bounds)
    var leaf: UIView = top
    for _ in 0..<100 {
      let column = CountingView(frame: top.bounds)
      top.addSubview(column)
      for _ in 0..<99 {
        let view = CountingView(frame: top.bounds)
        column.addSubview(view)
        leaf = view
      }
    }
    (self.top, self.leaf) = (top, leaf)
    for view in [top] + top.subviews + top.subviews.flatMap(\.subviews) {
      (view as? CountingView)?.calls = calls
    }
    screen.show(top)
  }

  @Test func eachViewIsNotifiedOnceWhenTheTreeIsAdded() {
    #expect(calls.areas == 10_001)
    #expect(calls.traits == 0)
    #expect(leaf.safeAreaInsets.top == 59)
  }

  @Test func anIdleTreeIsNotLookedAt() {
    calls.reset()
    for frame in 1...60 { screen.advance(to: Double(frame) / 60) }
    #expect(calls.all == [0, 0, 0, 0])
  }

  @Test func aMovedLeafIsLookedAtAlone() {
    calls.reset()
    leaf.frame.origin.y = 10
    screen.update()
    #expect(calls.areas == 1)
    #expect(calls.layouts == 1)
    #expect(calls.reads < 10)
    #expect(leaf.safeAreaInsets.top == 49)
  }

  @Test func eachViewIsNotifiedOfAStyleOnce() {
    calls.reset()
    screen.window.overrideUserInterfaceStyle = .dark
    screen.update()
    #expect(calls.traits == 10_001)
    #expect(leaf.traitCollection.userInterfaceStyle == .dark)
    calls.reset()
    screen.update()
    #expect(calls.all == [0, 0, 0, 0])
  }
}
