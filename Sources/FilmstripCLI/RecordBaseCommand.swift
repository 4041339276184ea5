// SPDX-License-Identifier: MIT
import ArgumentParser
import FilmstripScenes
import FilmstripVerification
import Foundation

/// What 'filmstrip verify --base' runs in the program of the other commit.
struct RecordBaseCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: BaseComparison.command,
    abstract: "Records cases for 'filmstrip verify --base' of another commit.",
    shouldDisplay: false)

  @OptionGroup var scenes: SceneSelectionOptions

  @Option(
    name: .customLong("case"), parsing: .singleValue,
    help: ArgumentHelp("Only the case of this name; may be repeated.", valueName: "name"))
  var cases: [String] = []

  @Option(help: ArgumentHelp("A file for what was recorded.", valueName: "file"))
  var output: String?

  @Option(help: ArgumentHelp("A folder for goldens.", valueName: "dir"))
  var goldens: String?

  @Flag(help: "Have goldens show every frame.")
  var everyFrame = false

  @Option(help: ArgumentHelp("Processes at the same time.", valueName: "n"))
  var jobs = ProcessInfo.processInfo.activeProcessorCount

  @Option(help: ArgumentHelp("Seconds after which a case is given up.", valueName: "s"))
  var timeout = 300

  func validate() throws {
    try OptionRange.check("--jobs", jobs, 1...256)
    try OptionRange.check("--timeout", timeout, 1...86_400)
  }

  func run() throws {
    try Interruption.removePartialOutputs()
    // The file is there from now on: without it, the program does not know this command.
    if let output { try write(Data(), to: output) }
    var selection = try scenes.filter.cases(of: scenes.paths)
    let names = Set(cases)
    if !names.isEmpty { selection.keep { names.contains($0.name) } }
    let recorder = BaseRecorder(
      paths: scenes.paths, goldens: goldens, showsEveryFrame: everyFrame, jobs: jobs,
      timeout: timeout)
    let made = try recorder.record(
      selection, workerArguments: [VerifyWorkerCommand.name],
      measure: { body in try CaseClock.measure(body) })
    if let output { try write(made.data(), to: output) }
  }

  private func write(_ data: Data, to path: String) throws {
    do { try data.write(to: URL(fileURLWithPath: path)) } catch {
      throw CommandError(
        "--output \(path): cannot be written; name a file in a folder that is there")
    }
  }
}
