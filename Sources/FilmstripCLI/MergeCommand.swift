// SPDX-License-Identifier: MIT
import ArgumentParser
import Filmstrip
import Foundation
import FilmstripReports
import FilmstripVerification
import FilmstripWording

/// `filmstrip merge`: the results of several machines as those of one.
struct MergeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Joins the results of a run that several machines shared.",
    discussion: """
      Takes the results that 'filmstrip verify --shard I/N --json results.json' wrote on each machine: \
      files, or folders in which they are, with what failed beside them; nothing is read from elsewhere, \
      nor through links in these folders. What comes of it is what one \
      machine would have written, in whatever order they are given: results, and the folder of what \
      failed, for 'filmstrip accept'.

      filmstrip merge shards --report report

      Parts that are missing or given twice, and parts of other versions or scenes, are errors. Which goldens a part \
      was compared with is what its machine had.

      Exit status: 0 every case of all parts matches its golden, 1 one does not, or a part is missing \
      with --allow-missing, 2 wrong usage, parts that do not make a run, a scene that could not be \
      recorded, or a file that cannot be read or written.
      """)

  @Argument(
    help: ArgumentHelp("Files of results, or folders with them.", valueName: "results"))
  var paths: [String]

  @Flag(help: "Merge what there is where parts are missing. The run does not pass.")
  var allowMissing = false

  @Option(help: ArgumentHelp("The folder for what failed.", valueName: "dir"))
  var failures = "output/failures"

  @Option(
    help: ArgumentHelp(
      "The folder of the goldens, from which a report takes pictures of those that the parts wrote.",
      valueName: "dir"))
  var reference: String?

  @Flag(name: .shortAndLong, help: "Print nothing but errors, and what does not match.")
  var quiet = false

  @OptionGroup(title: "Reports") var reports: ReportOptions

  func validate() throws {
    if paths.contains("") { throw ValidationError("'': give the path of a file of results") }
    if reference == "" { throw ValidationError("--reference: give the path of a folder") }
    if failures.isEmpty { throw ValidationError("--failures: give the path of a folder") }
    try reports.validate()
  }

  func run() throws {
    try Interruption.removePartialOutputs()
    let prepared = try reports.prepared()
    let merged: Merged
    do {
      merged = try self.merged()
      var report = Report(merged.result)
      report.reference = reference.map { URL(fileURLWithPath: $0, isDirectory: true) }
      try prepared.write(report, jobs: ProcessInfo.processInfo.activeProcessorCount)
    } catch {
      prepared.discard()
      throw error
    }
    let (result, withoutPictures) = merged
    do { try LastRun.note(result, comparedWith: .goldens(result.reference), in: failures) } catch {
      StandardError.say("\(error)")
    }
    for made in result.cases where !made.outcome.isPassed {
      for line in VerificationText.lines(of: made) { try StandardOutput.write(line.printable) }
    }
    if let first = withoutPictures.first {
      let more = withoutPictures.count > 1 ? " and \(withoutPictures.count - 1) more" : ""
      StandardError.say(
        "\(first)\(more): pictures of the difference are not there; keep the folder of "
          + "failures of each part beside its results")
    }
    for line in result.orphanLines { try StandardOutput.write(line.printable) }
    if !quiet {
      for line in result.ignoreLines { try StandardOutput.write(line.printable) }
      try StandardOutput.write(result.summary + reports.arrow)
    }
    for line in result.ignoreProblems { StandardError.say(line) }
    if result.count(of: .error) > 0 || !result.ignoreProblems.isEmpty { throw ExitCode(2) }
    if !result.isPassed { throw ExitCode(1) }
  }

  private typealias Merged = (result: VerificationResult, withoutPictures: [String])

  private func merged() throws -> Merged {
    let parts = try PartialResult.all(at: paths)
    if let json = reports.json,
      parts.map({ OutputFolder.resolved($0.path) }).contains(OutputFolder.resolved(json))
    {
      throw CommandError(
        "--json \(json.printable): is one of the parts that are merged; name another file")
    }
    let merge = try ResultMerge(parts, allowsMissing: allowMissing)
    if !quiet { try StandardOutput.write(head(of: merge)) }
    let gathering = try merge.gatherFailures(in: failures)
    return (gathering.result, gathering.withoutPictures)
  }

  /// What is merged: `merging 4 parts`, and which are missing.
  private func head(of merge: ResultMerge) -> String {
    let parts = "merging \(merge.parts.count.counting("part"))"
    guard let missing = merge.result.missing else { return parts }
    return parts + " of \(missing[0].count); missing: \(missing.numbers)"
  }
}
