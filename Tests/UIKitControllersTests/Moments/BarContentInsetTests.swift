// SPDX-License-Identifier: MIT
import FilmstripUIKitControllers
import Screens
import Testing

/// When a scroll view that a navigation controller shows keeps clear of the bar: documented at
/// `ContentInsetAdjustmentBehavior.automatic`, which names `automaticallyAdjustsScrollViewInsets`.
@MainActor
@Suite struct BarContentInsetTests {
  private final class List: UIViewController {
    override func loadView() { view = UIScrollView(frame: UIScreen.main.bounds) }
  }

  @Test(arguments: [
    (true, false, true), (false, false, false), (true, true, true), (false, true, true),
  ])
  func whatCannotBeScrolledKeepsClearWhereTheControllerSaysSo(
    adjusts: Bool, scrolls: Bool, isClear: Bool
  ) throws {
    let screen = Screen()
    let list = List()
    list.automaticallyAdjustsScrollViewInsets = adjusts
    let scrollView = try #require(list.view as? UIScrollView)
    scrollView.contentSize = CGSize(width: 10, height: scrolls ? 2000 : 10)
    screen.window.rootViewController = UINavigationController(rootViewController: list)
    screen.settle()
    #expect(scrollView.adjustedContentInset.top == (isClear ? list.view.safeAreaInsets.top : 0))
    #expect(list.view.safeAreaInsets.top > 90)
  }
}
