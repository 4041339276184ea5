// SPDX-License-Identifier: MIT
import FilmstripCLI
import UIKit

/// A sheet comes to half of the screen, and then to all of it.
@MainActor
func sheet() -> PreparedScene {
  let home = screen(box("home", .systemTeal, CGRect(x: 20, y: 60, width: 280, height: 400)))
  let detail = screen(box("detail", .systemPink, CGRect(x: 20, y: 40, width: 280, height: 100)))
  let sheet = detail.sheetPresentationController
  sheet?.detents = [.medium(), .large()]
  sheet?.prefersGrabberVisible = true
  return PreparedScene(home) {
    home.present(detail, animated: true)
    after(0.7) { sheet?.animateChanges { sheet?.selectedDetentIdentifier = .large } }
  }
}

/// The tabs of a bar are selected one after the other; one of them pushes a screen meanwhile.
@MainActor
func tabs() -> PreparedScene {
  func tab(_ title: String, _ symbol: String, _ color: UIColor) -> UINavigationController {
    let root = screen(box(title, color, CGRect(x: 20, y: 120, width: 280, height: 200)))
    root.navigationItem.title = title
    let navigation = UINavigationController(rootViewController: root)
    navigation.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: symbol), tag: 0)
    return navigation
  }
  let places = tab("Places", "house", .systemGreen)
  let people = tab("People", "person", .systemPurple)
  let bar = UITabBarController()
  bar.viewControllers = [places, people, tab("Stars", "star", .systemOrange)]
  return PreparedScene(bar) {
    bar.selectedIndex = 1
    people.tabBarItem.badgeValue = "3"
    let detail = screen(box("detail", .systemRed, CGRect(x: 60, y: 140, width: 200, height: 200)))
    people.pushViewController(detail, animated: true)
    after(0.6) { bar.selectedIndex = 2 }
  }
}
