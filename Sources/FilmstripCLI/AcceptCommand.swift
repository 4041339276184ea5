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
      them; --all takes output/failures. Run it in the folder in which the tests ran. Each golden \
      is replaced as a whole, and its failure removed.

      filmstrip accept output/failures/PushTests/push

      Exit status: 0 all accepted, 2 wrong usage, no failure, or a file that cannot be read or \
      written.
      """)

  @Argument(help: ArgumentHelp("Folders of failures.", valueName: "failure"))
  var failures: [String] = []

  @Flag(help: "Accept all failures in output/failures.")
  var all = false

  func validate() throws {
    guard all || !failures.isEmpty else {
      throw ValidationError("name the failures to accept, or give --all")
    }
    guard !(all && !failures.isEmpty) else {
      throw ValidationError("give folders of failures or --all, not both")
    }
  }

  func run() throws {
    do { try Interruption.removePartialOutputs() } catch { throw CommandError(error) }
    let paths = all ? ["output/failures"] : failures
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
