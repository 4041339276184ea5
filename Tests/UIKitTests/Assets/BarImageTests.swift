// SPDX-License-Identifier: MIT
import Filmstrip
import Testing
import UIKit

@MainActor
@Suite struct BarImageTests {
  private let stage = Stage()

  /// A red square that is whole in light appearance, and only its right half in dark appearance.
  private func image(_ mode: UIImage.RenderingMode) -> UIImage {
    let asset = UIImageAsset()
    for (style, left) in [(UIUserInterfaceStyle.light, 0.0), (.dark, 10.0)] {
      let size = CGSize(width: 20, height: 20)
      let picture = UIGraphicsImageRenderer(size: size).image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: left, y: 0, width: 20 - left, height: 20))
      }
      asset.register(picture, with: UITraitCollection(userInterfaceStyle: style))
    }
    return asset.image(with: UITraitCollection(userInterfaceStyle: .light)).withRenderingMode(mode)
  }

  /// The pixels in the left and in the right half of the image that a bar shows.
  private func halves() throws -> (left: Pixel, right: Pixel) {
    func find(in view: UIView) -> UIView? {
      "\(type(of: view))" == "BarImageView"
        ? view : view.subviews.lazy.compactMap { find(in: $0) }.first
    }
    let view = try #require(find(in: stage.window))
    let frame = view.convert(view.bounds, to: nil)
    let bitmap = stage.snapshot()
    let y = Int(frame.midY * 3)
    return (
      bitmap[Int((frame.minX + frame.width / 4) * 3), y],
      bitmap[Int((frame.maxX - frame.width / 4) * 3), y]
    )
  }

  /// A template has the tint, an original its own colour, before, during and after a push in which the user changes the
  /// appearance.
  @Test(
    arguments: ["tab", "button", "toolbar"], [UIImage.RenderingMode.automatic, .alwaysOriginal])
  func aBarShowsTheImageForItsAppearance(place: String, mode: UIImage.RenderingMode) throws {
    let image = image(mode)
    let tint = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    let shown =
      mode == .alwaysOriginal
      ? Pixel(red: 255, green: 0, blue: 0) : Pixel(red: 0, green: 0, blue: 255)
    let home = UIViewController()
    let navigation = UINavigationController(rootViewController: home)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    stage.window.tintColor = tint
    switch place {
    case "tab": navigation.tabBarItem = UITabBarItem(title: nil, image: image, tag: 0)
    case "button":
      home.navigationItem.rightBarButtonItem = UIBarButtonItem(image: image, primaryAction: nil)
    default:
      home.toolbarItems = [UIBarButtonItem(image: image, primaryAction: nil)]
      navigation.isToolbarHidden = false
    }
    stage.window.rootViewController = tabs
    stage.advance(by: 0)
    let light = try halves()
    #expect(light.left == shown && light.right == shown)
    if place == "tab" {
      navigation.pushViewController(UIViewController(), animated: true)
      stage.advance(by: 0.1)
    }
    stage.userInterfaceStyle = .dark
    stage.advance(by: 0)
    let dark = try halves()
    #expect(dark.left != shown && dark.right == shown)
    _ = stage.record("end") {}
    let end = try halves()
    #expect(end.left != shown && end.right == shown)
  }
}
