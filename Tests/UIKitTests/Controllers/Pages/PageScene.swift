// SPDX-License-Identifier: MIT
import Animators
import Filmstrip
import UIKit

final class AViewController: LoggingViewController {}
final class BViewController: LoggingViewController {}
final class CViewController: LoggingViewController {}
final class DViewController: LoggingViewController {}

/// Pages in an array: a data source and a delegate that records its calls.
final class PageSource: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  var pages: [UIViewController] = []
  var log: CallLog?
  var count = 0
  var index = 0
  /// Whether every page has itself as neighbour.
  var repeats = false
  /// What the spine is in landscape, with the pages that go with it.
  var landscapeSpine: (UIPageViewController.SpineLocation, [UIViewController])?
  private(set) var questions: [String] = []
  /// What code turns to when a gesture is about to.
  var interruption: UIViewController?

  private func neighbour(of page: UIViewController, by step: Int) -> UIViewController? {
    questions.append("\(step > 0 ? "after" : "before") \(name(page))")
    if repeats { return page }
    guard let place = pages.firstIndex(where: { $0 === page }) else { return nil }
    return pages.indices.contains(place + step) ? pages[place + step] : nil
  }

  private func name(_ controller: UIViewController) -> String {
    String(describing: type(of: controller)).replacingOccurrences(of: "ViewController", with: "")
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { neighbour(of: viewController, by: -1) }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { neighbour(of: viewController, by: 1) }

  func presentationCount(for pageViewController: UIPageViewController) -> Int { count }
  func presentationIndex(for pageViewController: UIPageViewController) -> Int { index }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    log?.lines.append("willTransitionTo \(pendingViewControllers.map(name).joined())")
    guard let page = interruption else { return }
    interruption = nil
    pageViewController.setViewControllers([page], direction: .forward, animated: true)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    log?.lines.append(
      "didFinish \(finished) from \(previousViewControllers.map(name).joined()), "
        + "completed \(completed)")
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation {
    guard orientation.isLandscape, let (spine, pages) = landscapeSpine else {
      pageViewController.setViewControllers([self.pages[0]], direction: .forward, animated: false)
      return .min
    }
    pageViewController.setViewControllers(pages, direction: .forward, animated: true)
    return spine
  }
}

/// A page view controller that fills the screen, with four pages to turn; the first one shows.
@MainActor
final class PageScene {
  let stage = Stage()
  let log = CallLog()
  let (a, b, c, d) = (AViewController(), BViewController(), CViewController(), DViewController())
  let source = PageSource()
  let pager: UIPageViewController

  init(
    _ style: UIPageViewController.TransitionStyle,
    orientation: UIPageViewController.NavigationOrientation = .horizontal,
    options: [UIPageViewController.OptionsKey: Any]? = nil, shown: [Int] = [0]
  ) {
    pager = UIPageViewController(
      transitionStyle: style, navigationOrientation: orientation, options: options)
    let pages = [a, b, c, d]
    source.pages = pages
    pager.dataSource = source
    pager.delegate = source
    pager.setViewControllers(shown.map { pages[$0] }, direction: .forward, animated: false)
    stage.window.rootViewController = pager
    stage.advance(by: 0)
    for page in pages { page.log = log }
    source.log = log
  }

  var width: Double { stage.window.bounds.width }

  /// Appearance calls and those of the delegate.
  var calls: [String] {
    log.lines.filter { !$0.contains("Parent") && !$0.contains("Load") && !$0.contains("IsApp") }
  }

  /// The x of a page on the screen, as it is seen.
  func x(_ page: UIViewController) -> Double {
    let shown = page.view.layer.presentation() ?? page.view.layer
    let top = stage.window.layer.presentation() ?? stage.window.layer
    return shown.convert(shown.bounds, to: top).minX
  }

  /// A touch goes so many points to the right at half the height, at an even pace, and rests a
  /// moment unless it is quick.
  func drag(
    _ distance: Double, from start: Double = 200, duration: Double = 0.4, rests: Bool = true,
    release: Gesture.Release = .lift
  ) {
    var points = [
      Gesture.Touch.Point(time: 0, at: .point(start, 400)),
      Gesture.Touch.Point(time: duration, at: .point(start + distance, 400)),
    ]
    if rests {
      points.append(Gesture.Touch.Point(time: duration + 0.3, at: .point(start + distance, 400)))
    }
    stage.perform(.touches([Gesture.Touch(points, release: release)]))
  }

  /// Performs a touch and settles.
  func settle() { stage.advance(by: 3) }
}
