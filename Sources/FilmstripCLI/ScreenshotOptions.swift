// SPDX-License-Identifier: MIT
import ArgumentParser

struct ScreenshotOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The screen the transition leaves, as PNG or JPEG.", valueName: "a.png"))
  var from: String?

  @Option(help: ArgumentHelp("The screen it leads to, of the same size.", valueName: "b.png"))
  var to: String?

  /// Refuses one screen, or two with other than one transition; `other` is what takes neither.
  func validate(for subjects: [String], other: String) throws {
    guard (from == nil) == (to == nil) else {
      throw ValidationError(
        "--from and --to: give both screens of a transition, or neither for \(other)")
    }
    guard from == nil || !subjects.isEmpty else {
      throw ValidationError(
        "--from and --to: name the transition between them; 'filmstrip list' has all names")
    }
    guard from == nil || subjects.count == 1 else {
      throw ValidationError("'\(subjects[1])': --from and --to take one transition")
    }
  }

  /// The scene of a transition between the screens; nil where they are not given.
  func sceneCase(of transition: String) -> SceneCase? {
    guard let from, let to else { return nil }
    return SceneCase(of: transition, from: from, to: to)
  }
}
