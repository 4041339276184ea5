// SPDX-License-Identifier: MIT
import ArgumentParser
import Filmstrip
import Foundation
import Wording

/// `filmstrip accept`: failures become goldens.
struct AcceptCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "accept",
    abstract: "Makes recordings that failed the goldens of their cases.",
    discussion: """
      Takes folders of failures, such as output/failures/PushTests/push or a folder with several of \
      them, or a case's name as 'filmstrip verify' says it; --all takes all of output/failures. Run it \
      in the folder in which the tests ran. Each golden is replaced as a whole, and its failure removed.

      filmstrip accept output/failures/PushTests/push

      filmstrip accept transitions/open-message

      Exit status: 0 all accepted, 2 wrong usage, no failure, or a file that cannot be read or \
      written.
      """)

  @Argument(help: ArgumentHelp("Folders of failures.", valueName: "failure"))
  var failures: [String] = []

  @Flag(help: "Accept all failures in output/failures.")
  var all = false

  @Option(
    name: .customLong("failures"),
    help: ArgumentHelp("The folder of failures, where it is another one.", valueName: "dir"))
  var folder = "output/failures"

  func validate() throws {
    guard all || !failures.isEmpty else {
      throw ValidationError("name the failures to accept, or give --all")
    }
    if folder.isEmpty { throw ValidationError("--failures: give the path of a folder") }
    guard !(all && !failures.isEmpty) else {
      throw ValidationError("give folders of failures or --all, not both")
    }
  }

  /// The folder that is meant: the one of that path, or else the failure of a case.
  private func place(_ path: String) -> String {
    let inside = "\(folder)/\(path)"
    let isThere = FileManager.default.fileExists(atPath: path)
    return !isThere && FileManager.default.fileExists(atPath: inside) ? inside : path
  }

  func run() throws {
    do { try Interruption.removePartialOutputs() } catch { throw CommandError(error) }
    let paths = all ? [folder] : failures.map(place)
    let current = URL(
      fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
    for path in paths {
      let folder = URL(fileURLWithPath: path, isDirectory: true)
      let found = GoldenFailure.all(in: folder)
      guard !found.isEmpty else {
        throw CommandError(
          "\(path.printable): has no failures; give a folder with a failure.json, as tests leave "
            + "them in output/failures")
      }
      for url in found {
        do {
          let failure = try GoldenFailure(contentsOf: url)
          let isChanged = try failure.accept(relativeTo: current)
          let golden = failure.description.golden.printable
          try StandardOutput.write(isChanged ? "accepted \(golden)" : "unchanged \(golden)")
        } catch {
          throw CommandError(error)
        }
      }
    }
  }
}
