// SPDX-License-Identifier: MIT
import ArgumentParser
import Filmstrip
import Foundation
import Scenes
import Wording

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

      With scene files, the goldens of their suites that belong to none of their cases are orphans.

      filmstrip prune scenes --reference Goldens

      Exit status: 0 no orphans, or all removed; 1 orphans are found; 2 wrong usage, no lists, or a \
      folder that cannot be read or written.
      """)

  @Argument(
    help: ArgumentHelp("Scene files, or folders of them, instead of tests.", valueName: "scenes"))
  var scenes: [String] = []

  @Option(help: ArgumentHelp("The folder of the scenes' goldens.", valueName: "dir"))
  var reference: String?

  @Flag(help: "Remove the orphans.")
  var remove = false

  @Option(
    help: ArgumentHelp("The folder with the lists of visited cases.", valueName: "dir"))
  var visited = "output/visited"

  func validate() throws {
    if scenes.contains("") { throw ValidationError("'': give the path of a scene file") }
    if reference == "" { throw ValidationError("--reference: give the path of a folder") }
    if scenes.isEmpty != (reference == nil) {
      throw ValidationError(
        scenes.isEmpty
          ? "--reference: is for the goldens of scenes; name the scene files"
          : "--reference: name the folder of the scenes' goldens")
    }
  }

  func run() throws {
    let current = URL(
      fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
    do {
      let orphans =
        try reference.map { try orphansOfScenes(in: $0, current) } ?? orphansOfTests(current)
      for orphan in orphans {
        if remove { try OrphanedGoldens.remove(orphan) }
        try StandardOutput.write(
          (remove ? "removed " : "orphan ") + orphan.relativePath.printable)
      }
      if !orphans.isEmpty, !remove { throw ExitCode(1) }
    } catch let error as SceneFileError {
      throw CommandError(lines: error.lines)
    } catch let error where !(error is ExitCode || error is CommandError) {
      throw CommandError(error)
    }
  }

  /// Goldens of tests.
  private func orphansOfTests(_ current: URL) throws -> [URL] {
    let lists = try VisitedCases.all(in: URL(fileURLWithPath: visited, isDirectory: true))
    guard !lists.isEmpty else {
      throw CommandError(
        "\(visited.printable): has no lists of visited cases; run all tests first, in this folder "
          + "and without a filter")
    }
    return try OrphanedGoldens(visited: lists, relativeTo: current).folders
  }

  /// Goldens of scenes.
  private func orphansOfScenes(in reference: String, _ current: URL) throws -> [URL] {
    let selection = try SceneSelection(of: SceneSelection.files(at: scenes))
    let folder = URL(fileURLWithPath: reference, isDirectory: true, relativeTo: current)
    guard FileManager.default.fileExists(atPath: folder.path) else {
      throw CommandError("\(reference): is not there; give the folder of the scenes' goldens")
    }
    return try selection.files.flatMap { file in
      try OrphanedGoldens(
        in: folder.appendingPathComponent("\(GoldenName(file.suite))", isDirectory: true),
        cases: file.cases.map { GoldenName($0.name) }
      ).folders
    }
  }
}
