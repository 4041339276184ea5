// SPDX-License-Identifier: MIT
@_exported public import FilmstripScenes

/// The command line, for programs of packages that add screens and transitions of their own.
///
///     import FilmstripCLI
///     import UIKit
///
///     FilmstripMain.run { scenes in
///       scenes.addScreen("inbox") { InboxViewController(messages: .samples) }
///       scenes.addScreen("message") { MessageViewController(message: .sample) }
///     }
///
/// is the `main.swift` of a program that has each command of `filmstrip`, and whose scene files name these
/// screens beside images.
public enum FilmstripMain {
  /// Runs the command that the program's arguments ask for, and ends the program with its exit status.
  ///
  /// To be called on the main thread, where the code of a `main.swift` is, in any language mode.
  ///
  /// - Parameter register: Adds screens and transitions to those of UIKit and the gallery.
  public static func run(scenes register: @MainActor (inout SceneRegistry) -> Void = { _ in })
    -> Never
  {
    MainActor.assumeIsolated {
      var registry = SceneRegistry()
      register(&registry)
      SceneRegistry.$current.withValue(registry) { FilmstripCommand.runToEnd() }
    }
  }
}
