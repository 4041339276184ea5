// SPDX-License-Identifier: MIT
internal import UIKit

extension SceneTransition {
  /// The pop of JPNavigationController for screens in which something plays.
  static let fullPop = SceneTransition(
    "full-pop", kind: .pop, article: .fullScreenPop,
    summary: "The old screen slides out to the right with a shadow along its edge, "
      + "the new one comes more slowly from the left beneath it.",
    drag: GalleryDrag(.right, startX: 0.15),
    parameters: shadowParameters + [
      SceneParameter(
        "startWidth", default: 0, in: 0...2_000, unit: "pt",
        "how far from the left side a pop may begin; 0: anywhere"),
      .flag("video", "1: something plays in the old screen"),
      .flag("snapshot", "1: an image of the old screen moves, which freezes what plays"),
      .flag("bars", "1: each screen has a bar of its own, an opaque and a translucent one"),
      SceneParameter(
        "bottom", default: 0, in: 0...400, unit: "pt",
        "height of a view linked to the bottom of the old screen; 0: none"),
    ]
  ) { scene in
    let (old, new) = (scene.from, scene.to)
    if scene.isSet("bars") {
      old.screenBarStyle = ScreenBarStyle(
        color: UIColor(red: 0.35, green: 0.34, blue: 0.84, alpha: 1))
      new.screenBarStyle = ScreenBarStyle(
        color: UIColor(red: 0.35, green: 0.78, blue: 0.98, alpha: 1), opacity: 0.5)
    }
    if scene["bottom"] > 0 {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: scene["bottom"]))
      view.backgroundColor = UIColor(red: 1, green: 0.58, blue: 0, alpha: 1)
      view.accessibilityIdentifier = "bottom"
      old.linkedBottomView = view
    }
    let navigation = FullScreenPopNavigationController(root: new)
    navigation.parameters = ShadowPushTransition.Parameters(scene)
    navigation.popStartWidth = scene["startWidth"]
    navigation.popsWithSnapshot = scene.isSet("snapshot")
    navigation.pushViewController(old, animated: false)
    return PreparedScene(navigation) {
      if scene.isSet("video") {
        let width = old.view.bounds.width
        old.view.addSubview(
          PlayingView(frame: CGRect(x: 0, y: width / 4, width: width, height: width * 9 / 16)))
      }
    } start: {
      if !scene.isDriven { navigation.popViewController(animated: true) }
    }
  }
}
