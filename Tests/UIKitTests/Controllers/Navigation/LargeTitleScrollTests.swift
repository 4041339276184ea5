// SPDX-License-Identifier: MIT
import Expectations
import Filmstrip
import Testing
import UIKit

/// What a scrolled view does to the navigation bar above it: 52 points of large title (measured).
@MainActor
@Suite struct LargeTitleScrollTests {
  private let stage = Stage()
  private let scroll = UIScrollView()
  private let navigation: UINavigationController

  private final class ScrollController: UIViewController {
    let scroll: UIScrollView
    init(_ scroll: UIScrollView) {
      self.scroll = scroll
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func loadView() { view = scroll }
  }

  init() {
    scroll.contentSize = CGSize(width: 393, height: 3_000)
    let root = ScrollController(scroll)
    root.title = "Inbox"
    navigation = UINavigationController(rootViewController: root)
    navigation.navigationBar.prefersLargeTitles = true
    stage.window.rootViewController = navigation
    stage.advance(by: 0)
  }

  private var height: CGFloat { navigation.navigationBar.bounds.height }

  private func scroll(by distance: CGFloat) {
    scroll.contentOffset.y = -(59 + 96) + distance
    stage.advance(by: 0)
  }

  @Test func atTheTopTheTitleIsWhole() {
    expect(scroll.contentOffset.y, -(59 + 96))
    expect(scroll.adjustedContentInset.top, 59 + 96)
    expect(height, 96)
  }

  @Test(arguments: [(20.0, 76.0), (51, 45), (52, 44), (400, 44)])
  func theBarShrinksByWhatIsScrolled(distance: Double, wanted: Double) {
    scroll(by: distance)
    expect(height, wanted)
    scroll(by: 0)
    expect(height, 96)
  }

  @Test func pulledDownTheBarGrows() {
    scroll(by: -40)
    expect(height, 136)
  }

  /// Measured: a release snaps at 36 to 37 points.
  @Test(arguments: [(36.0, 0.0), (37, 52)])
  func aReleaseShowsTheTitleWholeOrNotAtAll(covered: Double, rest: Double) {
    stage.perform(
      .touches([
        Gesture.Touch([
          .init(time: 0, at: .point(170, 600)),
          .init(time: 0.3, at: .point(170, 590 - covered)),
          .init(time: 0.8, at: .point(170, 590 - covered)),
        ])
      ]))
    stage.settle()
    expect(scroll.contentOffset.y, -(59 + 96) + rest, within: 0.01)
    expect(height, 96 - rest)
  }

  @Test func aPushFromACoveredTitleComesBackToIt() {
    scroll(by: 300)
    let next = UIViewController()
    navigation.pushViewController(next, animated: true)
    stage.settle()
    navigation.popViewController(animated: true)
    stage.settle()
    expect(height, 44)
    expect(scroll.contentOffset.y, -(59 + 96) + 300)
  }
}
