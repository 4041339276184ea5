// SPDX-License-Identifier: MIT
internal import FilmstripTransitions
internal import UIKit

extension SceneTransition {
  /// Those that UIKit animates itself.
  static let builtIn: [SceneTransition] = [.push, .pop, .present, .dismiss, .tab]

  private static let push = SceneTransition(
    "push", kind: .push, summary: "UIKit's own push of a navigation controller",
    containers: [.navigation]
  ) { setup in
    let navigation = navigationController([setup.from], of: setup)
    return PreparedScene(navigation) { navigation.pushViewController(setup.to, animated: true) }
  }

  private static let pop = SceneTransition(
    "pop", kind: .pop,
    summary: "UIKit's own pop of a navigation controller, interactive from the left edge",
    drag: GalleryDrag(.right, startX: 0), containers: [.navigation]
  ) { setup in
    let navigation = navigationController([setup.to, setup.from], of: setup)
    return PreparedScene(navigation) {
      if !setup.isDriven { navigation.popViewController(animated: true) }
    }
  }

  private static let present = SceneTransition(
    "present", kind: .present, summary: "UIKit's own presentation",
    parameters: [.style, .transition],
    containers: [.none, .navigation, .tab]
  ) { setup in
    setup.setStyles(of: setup.to)
    return PreparedScene(root(around: setup.from, of: setup)) {
      setup.from.present(setup.to, animated: true)
    }
  }

  private static let dismiss = SceneTransition(
    "dismiss", kind: .dismiss,
    summary: "UIKit's own dismissal; a sheet is interactive, down from its top",
    // A sheet's grabber is a little below its top edge.
    drag: GalleryDrag(.down, startY: 0.12), parameters: [.style, .transition],
    containers: [.none, .navigation, .tab]
  ) { setup in
    setup.setStyles(of: setup.from)
    return PreparedScene(
      root(around: setup.to, of: setup), prepare: { setup.to.present(setup.from, animated: false) }
    ) {
      if !setup.isDriven { setup.to.dismiss(animated: true) }
    }
  }

  private static let tab = SceneTransition(
    "tab", kind: .tab, summary: "the other tab of a tab bar controller is selected, at once",
    containers: [.tab]
  ) { setup in
    let tabs = tabBarController([setup.from, setup.to], of: setup)
    return PreparedScene(tabs) { tabs.selectedIndex = 1 }
  }

  @MainActor
  private static func root(
    around screen: UIViewController, of setup: SceneSetup
  ) -> UIViewController {
    switch setup.container {
    case .none: screen
    case .navigation: navigationController([screen], of: setup)
    case .tab: tabBarController([screen], of: setup)
    }
  }

  @MainActor
  private static func navigationController(
    _ stack: [UIViewController], of setup: SceneSetup
  ) -> UINavigationController {
    let navigation = UINavigationController()
    // An image of a screen shows the bar that the screen had.
    navigation.setNavigationBarHidden(setup.showsImages, animated: false)
    navigation.setViewControllers(stack, animated: false)
    return navigation
  }

  @MainActor
  private static func tabBarController(
    _ tabs: [UIViewController], of setup: SceneSetup
  ) -> UITabBarController {
    let controller = UITabBarController()
    controller.setViewControllers(tabs, animated: false)
    controller.tabBar.isHidden = setup.showsImages
    return controller
  }
}

extension SceneParameter {
  /// The words of UIKit's constants; the first leaves the presented screen's own, which is automatic unless it is set.
  fileprivate static let style = SceneParameter(
    "style",
    choices: [
      "automatic", "fullScreen", "pageSheet", "formSheet", "currentContext", "overFullScreen",
      "overCurrentContext",
    ], "the presentation style; automatic is the screen's own")

  fileprivate static let transition = SceneParameter(
    "transition",
    choices: ["automatic", "coverVertical", "flipHorizontal", "crossDissolve", "partialCurl"],
    "the transition style; automatic is the screen's own")
}

extension SceneSetup {
  /// Gives the presented screen the styles that the scene names.
  fileprivate func setStyles(of screen: UIViewController) {
    // In the order of the words.
    let styles: [UIModalPresentationStyle] = [
      .automatic, .fullScreen, .pageSheet, .formSheet, .currentContext, .overFullScreen,
      .overCurrentContext,
    ]
    let transitions: [UIModalTransitionStyle] = [
      .coverVertical, .coverVertical, .flipHorizontal, .crossDissolve, .partialCurl,
    ]
    let (style, transition) = (Int(self["style"].rounded()), Int(self["transition"].rounded()))
    if style > 0 { screen.modalPresentationStyle = styles[style] }
    if transition > 0 { screen.modalTransitionStyle = transitions[transition] }
  }
}
