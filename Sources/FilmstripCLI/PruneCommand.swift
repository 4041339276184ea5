// SPDX-License-Identifier: MIT
import ArgumentParser
import Filmstrip
import Foundation
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

      Exit status: 0 no orphans, or all removed; 1 orphans are found; 2 wrong usage, no lists, or a \
      folder that cannot be read or written.
      """)

  @Flag(help: "Remove the orphans.")
  var remove = false

  @Option(
    help: ArgumentHelp("The folder with the lists of visited cases.", valueName: "dir"))
  var visited = "output/visited"

  func run() throws {
    let current = URL(
      fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
    do {
      let lists = try VisitedCases.all(in: URL(fileURLWithPath: visited, isDirectory: true))
      guard !lists.isEmpty else {
        throw CommandError(
          "\(visited.printable): has no lists of visited cases; run all tests first, in this folder "
            + "and without a filter")
      }
      let orphans = try OrphanedGoldens(visited: lists, relativeTo: current).folders
      for orphan in orphans {
        if remove { try OrphanedGoldens.remove(orphan) }
        try StandardOutput.write(
          (remove ? "removed " : "orphan ") + orphan.relativePath.printable)
      }
      if !orphans.isEmpty, !remove { throw ExitCode(1) }
    } catch let error where !(error is ExitCode || error is CommandError) {
      throw CommandError(error)
    }
  }
}
