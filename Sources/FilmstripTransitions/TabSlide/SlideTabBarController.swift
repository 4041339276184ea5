// SPDX-License-Identifier: MIT
public import UIKit

/// A tab bar controller whose tabs slide; it retains its delegate and gives it the direction.
open class SlideTabBarController: UITabBarController {
  /// Animates the changes.
  public let transition: TabSlideTransition

  /// Creates a controller without tabs.
  ///
  /// - Parameter transition: The animator of its changes of tabs.
  public init(transition: TabSlideTransition = TabSlideTransition()) {
    self.transition = transition
    super.init(nibName: nil, bundle: nil)
    delegate = transition
  }

  /// Not available: there are no archives to decode from here.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("a sliding tab bar has no archive") }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    for (index, item) in (tabBar.items ?? []).enumerated() { item.tag = index }
  }

  /// Notes both indices: the tapped item's tag is the new one, and the controller still has the old
  /// one, as the bar's delegate is notified of a tap before the controller's.
  open override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    super.tabBar(tabBar, didSelect: item)
    note(item.tag)
  }

  /// A selection in code, of which the bar's delegate is not notified.
  open override var selectedIndex: Int {
    get { super.selectedIndex }
    set {
      note(newValue)
      super.selectedIndex = newValue
    }
  }

  private func note(_ index: Int) {
    transition.selectedIndex = index
    transition.previousIndex = super.selectedIndex
  }
}
