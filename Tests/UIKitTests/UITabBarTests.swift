// SPDX-License-Identifier: MIT
import Testing
import UIKit

@MainActor
@Suite struct UITabBarTests {
  private final class Listener: NSObject, UITabBarDelegate {
    var lines: [String] = []

    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
      lines.append("delegate \(item.tag)")
    }
  }

  private let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))
  private let items = (0..<3).map { UITabBarItem(title: "Tab \($0)", image: nil, tag: $0) }

  init() { bar.items = items }

  /// A seed of this project relies on it: the bar's delegate can still ask for the old index.
  @Test func theDelegateIsNotifiedOfATapBeforeTheController() {
    let listener = Listener()
    bar.delegate = listener
    bar.selectedItem = items[0]
    bar.onSelect = { [listener, bar] item in
      listener.lines.append("controller \(item.tag), selected \(bar.selectedItem?.tag ?? -1)")
      return true
    }
    bar.select(items[2])
    #expect(listener.lines == ["delegate 2", "controller 2, selected 2"])
    #expect(bar.selectedItem === items[2])
  }

  @Test func aControllerCanRefuse() {
    bar.selectedItem = items[0]
    bar.onSelect = { _ in false }
    bar.select(items[1])
    #expect(bar.selectedItem === items[0])
  }

  @Test func settingTheSelectionNotifiesNoOne() {
    let listener = Listener()
    bar.delegate = listener
    bar.selectedItem = items[1]
    #expect(listener.lines == [])
  }

  @Test func onlyAnItemOfTheBarThatIsEnabledCanBeChosen() {
    bar.select(UITabBarItem())
    #expect(bar.selectedItem == nil)
    items[1].isEnabled = false
    bar.select(items[1])
    #expect(bar.selectedItem == nil)
    bar.selectedItem = UITabBarItem()
    #expect(bar.selectedItem == nil)
  }

  @Test func theTabsShareTheWidthEvenly() {
    #expect(bar.item(at: CGPoint(x: 99, y: 10)) === items[0])
    #expect(bar.item(at: CGPoint(x: 101, y: 10)) === items[1])
    #expect(bar.item(at: CGPoint(x: 299, y: 48)) === items[2])
    #expect(bar.item(at: CGPoint(x: 301, y: 10)) == nil)
    #expect(bar.item(at: CGPoint(x: 10, y: 60)) == nil)
  }

  @Test func theSelectionLeavesWithItsItem() {
    bar.selectedItem = items[1]
    bar.items = [items[0], items[1]]
    #expect(bar.selectedItem === items[1])
    bar.items = [items[0]]
    #expect(bar.selectedItem == nil)
    bar.items = nil
    #expect(bar.item(at: CGPoint(x: 10, y: 10)) == nil)
  }

  /// 49 points and the home indicator's 34.
  @Test func theBarIsAsHighAsItsTabsAndTheHomeIndicator() {
    let screen = Screen()
    screen.show(bar)
    #expect(bar.sizeThatFits(CGSize(width: 393, height: 0)) == CGSize(width: 393, height: 83))
  }

  /// A layout in the block of an animation, after another tab was selected, moves no part of the bar.
  @Test(arguments: ["tab bar", "toolbar", "navigation bar"])
  func newPartsOfABarStandStillInAnAnimation(kind: String) {
    let screen = Screen()
    let shown: UIView
    let change: () -> Void
    switch kind {
    case "tab bar":
      shown = bar
      change = { bar.selectedItem = items[1] }
    case "toolbar":
      let toolbar = UIToolbar(frame: bar.frame)
      let item = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
      toolbar.items = [item]
      (shown, change) = (toolbar, { item.title = "Done" })
    default:
      let navigation = UINavigationBar(frame: bar.frame)
      let item = UINavigationItem(title: "Inbox")
      navigation.items = [item]
      (shown, change) = (navigation, { item.title = "Sent" })
    }
    screen.show(shown)
    screen.update()
    UIView.animate(withDuration: 1) {
      change()
      shown.layoutIfNeeded()
    }
    screen.advance(to: 0.5)
    var views = [shown]
    while let view = views.popLast() {
      views += view.subviews
      #expect(view.layer.presentation()?.frame == view.layer.frame, "\(view)")
    }
  }
}
