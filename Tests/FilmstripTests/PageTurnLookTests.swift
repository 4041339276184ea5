// SPDX-License-Identifier: MIT
import Filmstrip
import Testing
import UIKit

/// Where old and new pages are seen half-way through a curl of 0.75 s.
@MainActor
@Suite struct PageTurnLookTests {
  private static let purple = Pixel(red: 120, green: 0, blue: 120)

  private let screen = SmallScreen()

  private func page(_ pixel: Pixel) -> UIViewController {
    let controller = UIViewController()
    controller.view.backgroundColor = pixel.uiColor
    return controller
  }

  /// The picture half-way from red, and purple, to blue, and green.
  private func halfWay(
    _ spine: UIPageViewController.SpineLocation,
    _ orientation: UIPageViewController.NavigationOrientation = .horizontal,
    _ direction: UIPageViewController.NavigationDirection = .forward
  ) -> Bitmap {
    let pager = UIPageViewController(
      transitionStyle: .pageCurl, navigationOrientation: orientation,
      options: [.spineLocation: spine])
    let count = spine == .mid ? 2 : 1
    let old = [page(SmallScreen.red), page(Self.purple)]
    let new = [page(SmallScreen.blue), page(SmallScreen.green)]
    pager.setViewControllers(Array(old.prefix(count)), direction: .forward, animated: false)
    screen.stage.window.rootViewController = pager
    screen.stage.advance(by: 0)
    pager.setViewControllers(Array(new.prefix(count)), direction: direction, animated: true)
    screen.stage.advance(by: 0.375)
    return screen.picture
  }

  /// The loose side is lifted first: it is the one across from the spine.
  @Test func aPageIsLiftedByItsLooseSide() {
    let left = halfWay(.min)
    expect(left[2, 60], SmallScreen.red)
    expect(left[118, 60], SmallScreen.blue)
    let right = halfWay(.max)
    expect(right[118, 60], SmallScreen.red)
    expect(right[2, 60], SmallScreen.blue)
    let top = halfWay(.min, .vertical)
    expect(top[60, 2], SmallScreen.red)
    expect(top[60, 118], SmallScreen.blue)
    let bottom = halfWay(.max, .vertical)
    expect(bottom[60, 118], SmallScreen.red)
    expect(bottom[60, 2], SmallScreen.blue)
  }

  @Test func aPageThatComesBackLiesDownFromTheSpine() {
    let picture = halfWay(.min, .horizontal, .reverse)
    expect(picture[2, 60], SmallScreen.blue)
    expect(picture[118, 60], SmallScreen.red)
  }

  /// The right page is rolled up to three quarters of the width; its back is the new left page.
  @Test func thePageOfAnOpenBookHasTheNextOneOnItsBack() {
    let picture = halfWay(.mid)
    expect(picture[30, 60], SmallScreen.red)
    expect(picture[66, 60], Self.purple)
    expect(picture[82, 60], SmallScreen.blue)
    expect(picture[116, 60], SmallScreen.green)
  }

  /// The left page is rolled up to a quarter of the width; its back is the new right page.
  @Test func anOpenBookIsTurnedBackByItsLeftPage() {
    let picture = halfWay(.mid, .horizontal, .reverse)
    expect(picture[4, 60], SmallScreen.blue)
    expect(picture[38, 60], SmallScreen.green)
    expect(picture[54, 60], SmallScreen.red)
    expect(picture[90, 60], Self.purple)
  }
}
