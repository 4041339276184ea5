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
  // The same, with programs that go on: what a test looks for when the run has ended.
  for (name, ends) in [("endless-with-program", false), ("crash-with-program", true)] {
    scenes.addScreen(name) {
      startProgram(isSpawned: false)
      startProgram(isSpawned: true)
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
  // What 'filmstrip lint' is to find.
  for mistake in BrokenDelegate.Mistake.allCases {
    scenes.addTransition("slide-\(mistake.rawValue)") { scene in
      let navigation = UINavigationController(rootViewController: scene.from)
      let broken = BrokenDelegate(mistake)
      navigation.delegate = broken
      return PreparedScene(navigation, keeping: broken) {
        navigation.pushViewController(scene.to, animated: true)
      }
    }
  }
  scenes.add(
    SceneTransition("drag-down", drag: GalleryDrag(.down, startY: 0.1)) { scene in
      let sheet = ForgetfulSheet()
      (sheet.modalPresentationStyle, sheet.transitioningDelegate) = (.overFullScreen, sheet)
      return PreparedScene(scene.from, prepare: { scene.from.present(sheet, animated: false) }) {
        if !scene.isDriven { sheet.dismiss(animated: true) }
      }
    })
  scenes.addTransition("no-scene") { _ in throw NoScene() }
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

/// A transition that cannot be set up.
struct NoScene: Error, CustomStringConvertible {
  let description = "the scene has no navigation controller"
}

/// Starts a program that sleeps, and writes its number and this process's into files of the test's folder.
///
/// - Parameter isSpawned: Whether the program is started by `posix_spawn`, as C libraries do, in place of Foundation,
///   which leads each program in a group of its own.
func startProgram(isSpawned: Bool) {
  let folder = ProcessInfo.processInfo.environment["FILMSTRIP_TEST_FOLDER"] ?? "."
  var number = pid_t()
  if isSpawned {
    var words = [strdup("sleep"), strdup("120"), nil]
    guard posix_spawn(&number, "/bin/sleep", nil, nil, &words, environ) == 0 else { return }
  } else {
    let program = Process()
    program.executableURL = URL(fileURLWithPath: "/bin/sleep")
    program.arguments = ["120"]
    guard (try? program.run()) != nil else { return }
    number = program.processIdentifier
  }
  for (name, number) in [(isSpawned ? "spawned" : "program", number), ("worker", getpid())] {
    try? Data("\(number)\n".utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
  }
}
