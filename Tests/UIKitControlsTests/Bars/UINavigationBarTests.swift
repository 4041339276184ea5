// SPDX-License-Identifier: MIT
import FilmstripUIKitControls
import Screens
import Testing

/// A navigation bar that no controller manages.
@MainActor
@Suite struct UINavigationBarTests {
  private final class Listener: NSObject, UINavigationBarDelegate {
    var lines: [String] = []
    var allows = true

    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
    {
      lines.append("should push \(item.title ?? "")")
      return allows
    }

    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
      lines.append("did push \(item.title ?? "")")
    }

    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
      lines.append("should pop \(item.title ?? "")")
      return allows
    }

    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
      lines.append("did pop \(item.title ?? "")")
    }
  }

  private let bar = UINavigationBar(frame: CGRect(x: 0, y: 59, width: 393, height: 44))
  private let one = UINavigationItem(title: "One")
  private let two = UINavigationItem(title: "Two")

  @Test func theTopItemIsTheLastAndTheBackItemTheOneBelow() {
    #expect(bar.topItem == nil)
    #expect(bar.backItem == nil)
    #expect(bar.popItem(animated: false) == nil)
    bar.items = [one, two]
    #expect(bar.topItem === two)
    #expect(bar.backItem === one)
    #expect(bar.popItem(animated: false) === two)
    #expect(bar.topItem === one)
    bar.pushItem(one, animated: false)
    #expect(bar.items?.count == 1)
  }

  /// Documented: should before, did after the animation.
  @Test func theDelegateIsAskedBeforeAndNotifiedAfter() {
    let screen = Screen()
    let listener = Listener()
    bar.delegate = listener
    bar.items = [one]
    screen.show(bar)
    bar.pushItem(two, animated: true)
    #expect(listener.lines == ["should push Two"])
    #expect(bar.topItem === two)
    screen.advance(to: 1)
    #expect(listener.lines == ["should push Two", "did push Two"])
    bar.popItem(animated: true)
    screen.advance(to: 2)
    #expect(listener.lines == ["should push Two", "did push Two", "should pop Two", "did pop Two"])
    listener.allows = false
    bar.pushItem(two, animated: true)
    #expect(bar.topItem === one)
    #expect(bar.popItem(animated: true) == nil)
  }

  @Test func aPushDuringAPushCompletesTheFirst() {
    let screen = Screen()
    bar.items = [one]
    screen.show(bar)
    bar.pushItem(two, animated: true)
    screen.advance(to: 0.1)
    bar.pushItem(UINavigationItem(title: "Three"), animated: true)
    screen.advance(to: 0.2)
    bar.setItems([], animated: true)
    screen.advance(to: 2)
    screen.draw()
    #expect(bar.items?.isEmpty == true)
  }

  /// 44 points, 96 with a large title (published by several measurers).
  @Test func theBarIsHigherWithALargeTitle() {
    let screen = Screen()
    bar.items = [one, two]
    screen.show(bar)
    let width = CGSize(width: 393, height: 0)
    #expect(bar.sizeThatFits(width) == CGSize(width: 393, height: 44))
    bar.prefersLargeTitles = true
    #expect(bar.sizeThatFits(width) == CGSize(width: 393, height: 96))
    two.largeTitleDisplayMode = .never
    #expect(bar.sizeThatFits(width) == CGSize(width: 393, height: 44))
    // Automatic: as the item below (documented).
    let three = UINavigationItem(title: "Three")
    bar.items = [one, two, three]
    #expect(bar.sizeThatFits(width) == CGSize(width: 393, height: 44))
    two.largeTitleDisplayMode = .always
    #expect(bar.sizeThatFits(width) == CGSize(width: 393, height: 96))
  }

  @Test func aTapOnTheBackButtonPopsAndOneOnAnItemCallsItsHandler() {
    let screen = Screen()
    var calls = 0
    two.rightBarButtonItem = UIBarButtonItem(title: "Edit") { calls += 1 }
    bar.items = [one, two]
    screen.show(bar)
    #expect(bar.activate(at: CGPoint(x: 370, y: 22)))
    #expect(calls == 1)
    two.rightBarButtonItem?.isEnabled = false
    #expect(bar.activate(at: CGPoint(x: 370, y: 22)))
    #expect(calls == 1)
    #expect(!bar.activate(at: CGPoint(x: 200, y: 22)))
    #expect(bar.activate(at: CGPoint(x: 20, y: 22)))
    #expect(bar.topItem === one)
    screen.advance(to: 1)
    #expect(!bar.activate(at: CGPoint(x: 20, y: 22)))
  }

  @Test func theHandlerOfABarInsteadOfItsPop() {
    var calls = 0
    bar.items = [one, two]
    bar.onBack = { calls += 1 }
    let screen = Screen()
    screen.show(bar)
    bar.activate(at: CGPoint(x: 20, y: 22))
    #expect(calls == 1)
    #expect(bar.topItem === two)
  }

  @Test func changedItemsAndEmptyBoundsAreBorne() {
    let screen = Screen()
    bar.items = [one, two]
    screen.show(bar)
    for width in [0, 10, 60, 100_000.0] {
      bar.frame.size.width = width
      two.title = String(repeating: "long ", count: 40)
      two.titleView = width == 60 ? UIView(frame: CGRect(x: 0, y: 0, width: 900, height: 90)) : nil
      two.setRightBarButtonItems(
        (0..<9).map { _ in UIBarButtonItem(barButtonSystemItem: .camera) }, animated: true)
      screen.advance(to: screen.time + 0.1)
      screen.draw()
    }
    bar.setItems(nil, animated: true)
    screen.draw()
  }
}
