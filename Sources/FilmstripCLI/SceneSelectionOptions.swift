// SPDX-License-Identifier: MIT
import ArgumentParser
import FilmstripScenes

/// Which scenes a command has to do with.
struct SceneSelectionOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Scene files, or folders of them; 'filmstrip init' makes a first one.", valueName: "scenes"))
  var paths: [String]

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "Only cases with this text in their name, SUITE/CASE; with * and ? it is a pattern for all of "
        + "it. May be repeated.", valueName: "text"))
  var filter: [String] = []

  func validate() throws {
    if paths.contains("") { throw ValidationError("'': give the path of a scene file") }
    if filter.contains("") { throw ValidationError("--filter: give a text of cases' names") }
  }

  /// The files, read and checked.
  func files() throws -> [SceneFile] {
    do { return try SceneSelection.files(at: paths) } catch {
      throw CommandError(lines: error.lines)
    }
  }

  /// The cases that are selected, of which there is at least one.
  func selection() throws -> SceneSelection {
    var selection: SceneSelection
    let files = try files()
    do { selection = try SceneSelection(of: files) } catch {
      throw CommandError(lines: error.lines)
    }
    selection.keep(matching: filter)
    guard !selection.members.isEmpty else {
      throw CommandError(
        "--filter \(filter.joined(separator: ", ")): none of the \(selection.totalCount) cases has such "
          + "a name; 'filmstrip list \(paths.joined(separator: " "))' names them")
    }
    return selection
  }
}
