// SPDX-License-Identifier: MIT
import FilmstripUIKitControllers
import Screens
import Testing

/// Where content is scrolled to in `viewDidLoad`: published code scrolls a list to its end there, and back animated when
/// it has appeared.
@MainActor
@Suite struct OffsetBeforePresentationTests {
  private final class StripController: UIViewController {
    var appeared: CGPoint?

    override func loadView() {
      let view = UIScrollView(frame: UIScreen.main.bounds)
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.contentInsetAdjustmentBehavior = .never
      // By less than a screen, so that a size that is too large even for a moment loses the offset.
      view.contentSize = CGSize(width: view.bounds.width + 150, height: 100)
      self.view = view
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      (view as? UIScrollView)?.contentOffset = CGPoint(x: 150, y: 0)
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      appeared = (view as? UIScrollView)?.contentOffset
    }
  }

  enum Way: CaseIterable, Sendable { case full, page, form, custom, push, tab, popover }

  @Test(arguments: Way.allCases)
  func anOffsetThatIsSetBeforeStays(way: Way) {
    let screen = Screen()
    let home = UIViewController()
    let (navigation, tabs) = (
      UINavigationController(rootViewController: home), UITabBarController()
    )
    tabs.viewControllers = [navigation]
    screen.window.rootViewController = tabs
    screen.settle()
    let strip = StripController()
    switch way {
    case .full: strip.modalPresentationStyle = .fullScreen
    case .page: strip.modalPresentationStyle = .pageSheet
    case .form: strip.modalPresentationStyle = .formSheet
    case .custom: strip.modalPresentationStyle = .custom
    case .popover:
      strip.modalPresentationStyle = .popover
      strip.popoverPresentationController?.sourceView = home.view
    case .push: navigation.pushViewController(strip, animated: false)
    case .tab:
      tabs.viewControllers = [navigation, strip]
      tabs.selectedIndex = 1
    }
    if way != .push, way != .tab { home.present(strip, animated: false) }
    screen.settle()
    #expect(strip.appeared == CGPoint(x: 150, y: 0))
  }
}
