// SPDX-License-Identifier: MIT
// The command line of the tutorial's package, which makes the figures of the documentation as well.
// snippet: tool
import FilmstripCLI
import Mail
import UIKit

FilmstripMain.run { scenes in
  scenes.addScreen("inbox") { InboxViewController() }
  scenes.addScreen("message") { MessageViewController(Message.samples[0]) }
  scenes.add(
    SceneTransition(
      "card-push", summary: "a message slides in, and the inbox follows more slowly",
      parameters: [
        SceneParameter(
          "duration", default: 0.35, in: 0.05...2, unit: "s", "of the whole transition")
      ]
    ) { scene in
      let navigation = UINavigationController(rootViewController: scene.from)
      let pushes = CardPushes(duration: scene["duration"])
      navigation.delegate = pushes
      return PreparedScene(navigation, keeping: pushes) {
        navigation.pushViewController(scene.to, animated: true)
      }
    })
}
// end of snippet
