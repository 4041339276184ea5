// SPDX-License-Identifier: MIT
internal import UIKit

extension GalleryEntry {
  /// A change of tabs that slides.
  static let tabSlide = GalleryEntry(
    name: "tab-slide", article: .tabBarTransition, kind: .tab,
    summary: "Both screens slide sideways with a gap and a spring, as their tabs lie.",
    parameters: [
      .duration(0.33, "how long the spring takes to rest"),
      GalleryParameter(
        name: "padding", defaultValue: 10, range: 0...1_000, unit: "pt",
        summary: "gap between the screens"),
      GalleryParameter(
        name: "damping", defaultValue: 0.75, range: 0.01...1, unit: "",
        summary: "damping ratio; 1 does not overshoot"),
      GalleryParameter(
        name: "velocity", defaultValue: 2, range: -100...100, unit: "distances/s",
        summary: "initial velocity"),
      .flag("backwards", "1: to the tab on the left, so that the screens move right"),
    ]
  ) { values, screens, _ in
    var parameters = TabSlideTransition.Parameters()
    parameters.duration = values["duration"]
    parameters.padding = values["padding"]
    parameters.damping = values["damping"]
    parameters.velocity = values["velocity"]
    let tabs = SlideTabBarController(transition: TabSlideTransition(parameters: parameters))
    let isBackwards = values.isSet("backwards")
    tabs.viewControllers =
      isBackwards ? [screens.to, screens.from] : [screens.from, screens.to]
    tabs.selectedIndex = isBackwards ? 1 : 0
    // The screenshots have their own.
    tabs.tabBar.isHidden = true
    return TransitionScene(tabs) { tabs.selectedIndex = isBackwards ? 0 : 1 }
  }
}
