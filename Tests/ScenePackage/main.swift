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
  // The same, with a program that goes on: what a test looks for when the run has ended.
  for (name, ends) in [("endless-with-program", false), ("crash-with-program", true)] {
    scenes.addScreen(name) {
      startProgram()
      if ends { fatalError("this screen ends the program") }
      while true { usleep(10_000) }
    }
  }
  // Standard input is empty here: what is read is its end.
  scenes.addScreen("reads-input") {
    ColorViewController(readLine() == nil ? .systemGreen : .systemRed, title: "Read")
  }
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

/// Starts a program that sleeps, and writes its number and this process's into files of the test's folder.
func startProgram() {
  let folder = ProcessInfo.processInfo.environment["FILMSTRIP_TEST_FOLDER"] ?? "."
  let program = Process()
  program.executableURL = URL(fileURLWithPath: "/bin/sleep")
  program.arguments = ["1000"]
  guard (try? program.run()) != nil else { return }
  let numbers = [("program", program.processIdentifier), ("worker", getpid())]
  for (name, number) in numbers {
    try? Data("\(number)\n".utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
  }
}
