// SPDX-License-Identifier: MIT
import ArgumentParser
import Filmstrip
import FilmstripVerification
import FilmstripWording
import Foundation

/// The file of findings that are known.
struct LintBaselineOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A file of findings that are known and fail nothing; those that are gone are named.",
      valueName: "file"))
  var baseline: String?

  @Flag(help: "Write the file of --baseline, which must not be there yet, with all that is found.")
  var writeBaseline = false

  @Flag(help: "Remove from the file of --baseline what is no longer found; nothing is ever added.")
  var updateBaseline = false

  func validate() throws {
    if baseline == "" { throw ValidationError("--baseline: give the path of a file") }
    guard baseline == nil else {
      if writeBaseline, updateBaseline {
        throw ValidationError(
          "--write-baseline and --update-baseline exclude each other; give one of them")
      }
      return
    }
    if writeBaseline { throw ValidationError("--write-baseline: name the file with --baseline") }
    if updateBaseline { throw ValidationError("--update-baseline: name the file with --baseline") }
  }

  /// What is known before the run; nil where there is no file, or it is to be written.
  func known() throws -> LintBaseline? {
    guard let baseline else { return nil }
    guard writeBaseline else { return try LintBaseline(contentsOf: baseline) }
    guard access(baseline, F_OK) != 0 else {
      throw CommandError(
        "--write-baseline: \(baseline.printable) is there already, and nothing is added to it; remove it first, or "
          + "shorten it with --update-baseline")
    }
    return nil
  }

  /// Writes the file where that was asked for; returns what is no longer found.
  func update(
    _ known: LintBaseline?, by result: LintResult, names: Set<String>
  ) throws -> [String] {
    guard let baseline else { return [] }
    guard let known else {
      try write(LintBaseline(of: result), to: baseline)
      return []
    }
    let (rest, gone) = known.shrunk(by: result, names: names)
    if updateBaseline, !gone.isEmpty { try write(rest, to: baseline) }
    return gone
  }

  private func write(_ list: LintBaseline, to path: String) throws {
    let data = try list.data()
    do { try SingleOutput.write(data, to: path) } catch {
      throw CommandError("--baseline \(error)")
    }
  }
}
