// SPDX-License-Identifier: MIT
import ArgumentParser
import Filmstrip
import Foundation
import FilmstripWording

/// `filmstrip prune`: goldens whose cases are gone.
struct PruneCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "prune",
    abstract: "Finds goldens whose cases are gone, and removes them.",
    discussion: """
      A run of all tests lists the cases that it visited in output/visited; a run with a filter \
      leaves no list. A golden that is not listed is an orphan if its file of tests is gone, if the \
      file has no test of its name, or if the test visited goldens of other names. Nothing is removed \
      without --remove.

      swift test && filmstrip prune

      Lists may come from another machine: all that they name has to be below the current folder. \
      Goldens that are elsewhere, where FILMSTRIP_REFERENCE_DIR says, are looked at if --reference \
      names that folder.

      swift test && filmstrip prune --reference "$FILMSTRIP_REFERENCE_DIR"

      With scene files, the goldens of their suites that belong to none of their cases are orphans.

      filmstrip prune scenes --reference Goldens

      Exit status: 0 no orphans, or all removed; 1 orphans are found; 2 wrong usage, no lists, no \
      goldens where they should be, or a file or folder that cannot be read or written.
      """)

  @Argument(
    help: ArgumentHelp("Scene files, or folders of them, instead of tests.", valueName: "scenes"))
  var scenes: [String] = []

  @Option(
    help: ArgumentHelp(
      "The folder of the scenes' goldens; without scenes a folder that goldens of tests may be below.",
      valueName: "dir"))
  var reference: String?

  @Flag(help: "Remove the orphans.")
  var remove = false

  @Option(
    help: ArgumentHelp("The folder with the lists of visited cases.", valueName: "dir"))
  var visited = "output/visited"

  func validate() throws {
    if scenes.contains("") { throw ValidationError("'': give the path of a scene file") }
    if reference == "" { throw ValidationError("--reference: give the path of a folder") }
    if visited.isEmpty { throw ValidationError("--visited: give the path of a folder") }
    if !scenes.isEmpty, reference == nil {
      throw ValidationError("--reference: name the folder of the scenes' goldens")
    }
  }

  func run() throws {
    let current = URL(
      fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
    let orphans =
      if let reference, !scenes.isEmpty {
        try orphansOfScenes(in: reference, current)
      } else {
        try orphansOfTests(current)
      }
    for orphan in orphans {
      if remove { try OrphanedGoldens.remove(orphan) }
      try StandardOutput.write((remove ? "removed " : "orphan ") + orphan.relativePath.printable)
    }
    if !orphans.isEmpty, !remove { throw ExitCode(1) }
  }

  private func folder(_ path: String, _ current: URL) throws -> URL {
    let folder = URL(fileURLWithPath: path, isDirectory: true, relativeTo: current)
    guard PruneCommand.isFolder(folder) else {
      throw CommandError("\(path.printable): is no folder; give the folder of the goldens")
    }
    return folder
  }

  private func orphansOfTests(_ current: URL) throws -> [URL] {
    let lists = try VisitedCases.all(in: URL(fileURLWithPath: visited, isDirectory: true))
    guard !lists.isEmpty else {
      throw CommandError(
        "\(visited.printable): has no lists of visited cases; run all tests first, in this folder "
          + "and without a filter")
    }
    return try OrphanedGoldens(
      visited: lists, relativeTo: current, reference: reference.map { try folder($0, current) }
    ).folders
  }

  private func orphansOfScenes(in reference: String, _ current: URL) throws -> [URL] {
    let selection = try SceneSelection(of: SceneSelection.files(at: scenes))
    let goldens = try folder(reference, current)
    let suites = selection.files.map { file in
      (
        folder: goldens.appendingPathComponent("\(GoldenName(file.suite))", isDirectory: true),
        cases: file.cases.map { GoldenName($0.name) }
      )
    }
    // Without goldens of one of them it is another folder that is meant; a new file may have none yet.
    guard suites.contains(where: { PruneCommand.isFolder($0.folder) }) else {
      let names =
        suites.prefix(3).map { $0.folder.lastPathComponent }
        + (suites.count > 3 ? ["…"] : [])
      throw CommandError(
        "\(reference.printable): has no goldens of these scenes (\(names.joined(separator: ", "))); give "
          + "the folder that 'filmstrip verify' has for --reference")
    }
    return try suites.flatMap { try OrphanedGoldens(in: $0.folder, cases: $0.cases).folders }
  }

  private static func isFolder(_ url: URL) -> Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory)
      && isDirectory.boolValue
  }
}
