// SPDX-License-Identifier: MIT
import Filmstrip
import Testing
import UIKit

/// Names of the SDK that move nothing here, or little: what they do is reported.
@MainActor
@Suite struct UIActivityViewControllerTests {
  private let stage = Stage()

  @Test func itComesAsASheetAndShowsNothing() {
    let home = UIViewController()
    stage.window.rootViewController = home
    stage.settle()
    let sheet = UIActivityViewController(activityItems: ["a"], applicationActivities: nil)
    let recording = stage.record("share") { home.present(sheet, animated: true) }
    #expect(home.presentedViewController === sheet)
    // A large sheet, below the top of the safe area: 59 points, the system's spring.
    #expect(sheet.presentationController is UISheetPresentationController)
    #expect(recording.duration > 0.4)
    #expect(recording.findings.map(\.rule) == [.unsupportedFeature])
    #expect(recording.findings.first?.message.contains("UIActivityViewController") == true)
  }

  /// The rectangle of an aspect ratio in the middle of another, in both directions.
  @Test(arguments: [
    (CGSize(width: 2, height: 1), CGRect(x: 10, y: 25, width: 100, height: 50)),
    (CGSize(width: 1, height: 2), CGRect(x: 35, y: 0, width: 50, height: 100)),
    (CGSize(width: 3, height: 3), CGRect(x: 10, y: 0, width: 100, height: 100)),
    (CGSize(width: 0, height: 3), CGRect(x: 60, y: 50, width: 0, height: 0)),
  ])
  func anAspectRatioFits(size: CGSize, rect: CGRect) {
    #expect(
      AVMakeRect(aspectRatio: size, insideRect: CGRect(x: 10, y: 0, width: 100, height: 100))
        == rect)
  }

  @Test func whatIsSetAndDoesNothingIsReported() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let tabs = UITabBarController()
    let recording = stage.record("names") {
      navigation.hidesBarsOnTap = true
      navigation.hidesBarsOnSwipe = true
      navigation.topViewController?.navigationItem.prompt = "Above"
      tabs.setTabBarHidden(true, animated: true)
      let toolbar = UIToolbar()
      toolbar.scrollEdgeAppearance = toolbar.standardAppearance
      toolbar.compactAppearance = UIToolbarAppearance()
      UIBarButtonItem(title: "a", style: .plain, target: nil, action: nil)
        .setBackgroundImage(UIImage(), for: .normal, barMetrics: .default)
    }
    #expect(
      recording.findings.compactMap { $0.object.map { "\($0)" } } == [
        "UINavigationController", "UINavigationController", "UINavigationItem",
        "UITabBarController", "UIToolbar", "UIBarButtonItem",
      ])
  }
}
