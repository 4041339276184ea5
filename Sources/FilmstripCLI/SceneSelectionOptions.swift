// SPDX-License-Identifier: MIT
import ArgumentParser

struct CaseFilterOptions: ParsableArguments {
  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "Only cases with this text in their name, SUITE/CASE; with * and ? it is a pattern for all of "
        + "it, or of CASE. May be repeated.", valueName: "text"))
  var filter: [String] = []

  func validate() throws {
    if filter.contains("") { throw ValidationError("--filter: give a text of cases' names") }
  }

  func cases(of paths: [String]) throws -> SceneSelection {
    var selection = try SceneSelection(of: SceneSelection.files(at: paths))
    selection.keep(matching: filter)
    return selection
  }

  func selection(of paths: [String]) throws -> SceneSelection {
    let selection = try cases(of: paths)
    guard !selection.members.isEmpty else {
      let count = selection.totalCount
      let none =
        count == 1 ? "the one case has no such name" : "none of the \(count) cases has such a name"
      throw CommandError(
        "--filter \(filter.joined(separator: ", ")): \(none); "
          + "'filmstrip list \(paths.joined(separator: " "))' names them")
    }
    return selection
  }
}

struct SceneSelectionOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Scene files, or folders of them; 'filmstrip init' makes a first one.", valueName: "scenes"))
  var paths: [String]

  @OptionGroup var filter: CaseFilterOptions

  func validate() throws {
    if paths.contains("") { throw ValidationError("'': give the path of a scene file") }
    try filter.validate()
  }

  func selection() throws -> SceneSelection { try filter.selection(of: paths) }
}
