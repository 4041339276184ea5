// SPDX-License-Identifier: MIT
// What a package of an app has to have its own screens in scene files: the app's controllers stand here for
// those of a library.
import FilmstripCLI
import Foundation
import UIKit

FilmstripMain.run { scenes in
  scenes.addScreen("list") { ColorViewController(.systemIndigo, title: "Messages") }
  scenes.addScreen("detail") { ColorViewController(.systemOrange, title: "Message") }
  // Ends the program in the middle of a recording, as code of an app can.
  scenes.addScreen("crash") { fatalError("this screen cannot be made") }
  // Never comes to an end, which can happen as well.
  scenes.addScreen("endless") { while true { usleep(10_000) } }
  scenes.addTransition("fade") { scene in
    let navigation = UINavigationController(rootViewController: scene.from)
    let fading = FadingDelegate()
    navigation.delegate = fading
    return PreparedScene(navigation, keeping: fading) {
      navigation.pushViewController(scene.to, animated: true)
    }
  }
  // Waits in a task first: half a second of the stage, and none of the machine.
  scenes.addTransition("later") { scene in
    let navigation = UINavigationController(rootViewController: scene.from)
    return PreparedScene(navigation) {
      Task { @MainActor in
        try? await Task.sleep(for: .seconds(0.5))
        navigation.pushViewController(scene.to, animated: true)
      }
    }
  }
}
