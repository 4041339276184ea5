// SPDX-License-Identifier: MIT
internal import UIKit

extension SceneTransition {
  static let tabSlide = SceneTransition(
    "tab-slide", kind: .tab, article: .tabBarTransition,
    summary: "Both screens slide sideways with a gap and a spring, as their tabs lie.",
    parameters: [
      .duration(0.33, "how long the spring takes to rest"),
      SceneParameter("padding", default: 10, in: 0...1_000, unit: "pt", "gap between the screens"),
      SceneParameter("damping", default: 0.75, in: 0.01...1, "damping ratio; 1 does not overshoot"),
      SceneParameter(
        "velocity", default: 2, in: -100...100, unit: "distances/s", "initial velocity"),
      .flag("backwards", "1: to the tab on the left, so that the screens move right"),
    ]
  ) { scene in
    var parameters = TabSlideTransition.Parameters()
    parameters.duration = scene["duration"]
    parameters.padding = scene["padding"]
    parameters.damping = scene["damping"]
    parameters.velocity = scene["velocity"]
    let tabs = SlideTabBarController(transition: TabSlideTransition(parameters: parameters))
    let isBackwards = scene.isSet("backwards")
    tabs.viewControllers = isBackwards ? [scene.to, scene.from] : [scene.from, scene.to]
    tabs.selectedIndex = isBackwards ? 1 : 0
    // The screenshots have their own.
    tabs.tabBar.isHidden = true
    return PreparedScene(tabs) { tabs.selectedIndex = isBackwards ? 0 : 1 }
  }
}
