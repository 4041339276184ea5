// SPDX-License-Identifier: MIT
import ArgumentParser
import Filmstrip
import FilmstripApps
import FilmstripWording
import Foundation

/// `filmstrip try`: an app's transitions, built, recorded and shown.
struct TryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "try",
    abstract: "Shows the transitions of an app's sources.",
    discussion: """
      Finds the transitions in the Swift files of a folder, compiles and records each in processes of its own, and \
      writes a page with all sheets. Nothing is written into the app's folder. Needs a Swift toolchain; the first run \
      builds Filmstrip, which is kept.

      filmstrip try MyApp

      Exit status: 0 all transitions are shown, 1 some are not, 2 wrong usage, no toolchain, no transition, or output \
      that cannot be written.
      """)

  @Argument(help: ArgumentHelp("The folder of the app's sources.", valueName: "folder"))
  var folder: String

  @Option(help: ArgumentHelp("The folder to write; else output/try/NAME.", valueName: "dir"))
  var output: String?

  @Option(help: ArgumentHelp("A file for the results in JSON.", valueName: "file"))
  var json: String?

  @Option(
    help: ArgumentHelp(
      "A folder of completed programs, such as Sources of a package of 'filmstrip init': NAME/main.swift in it is "
        + "taken for the transition of that name.", valueName: "dir"))
  var programs: String?

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "Only types with this text in their names. May be repeated.", valueName: "text"))
  var filter: [String] = []

  @Option(
    help: ArgumentHelp(
      "Transitions that are tried at the same time; else as many as there are processors.",
      valueName: "n"))
  var jobs = ProcessInfo.processInfo.activeProcessorCount

  @Flag(name: .shortAndLong, help: "Print nothing but errors and the table.")
  var quiet = false

  func validate() throws {
    if folder.isEmpty { throw ValidationError("'': give the path of a folder") }
    if programs == "" { throw ValidationError("--programs: give the path of a folder") }
    if output == "" { throw ValidationError("--output: give the path of a folder") }
    try OptionRange.check("--jobs", jobs, 1...64)
  }

  func run() throws {
    let name = URL(fileURLWithPath: folder).standardizedFileURL.lastPathComponent
    let place = URL(fileURLWithPath: output ?? "output/try/\(name)")
    let app = URL(fileURLWithPath: folder).standardizedFileURL.resolvingSymlinksInPath().path
    guard !(place.standardizedFileURL.resolvingSymlinksInPath().path + "/").hasPrefix(app + "/")
    else {
      throw CommandError(
        "\(place.path): is in the app's folder, where nothing is written; name another folder with --output"
      )
    }
    let jsonFile = ResultFile(.trial, "json", json)
    try ResultFile.validate([jsonFile].compactMap(\.self), report: nil)
    try jsonFile?.prepare()
    let isQuiet = quiet
    let trial = try AppTrial(
      ofAppIn: folder, output: place, programs: programs.map { URL(fileURLWithPath: $0) },
      filter: filter, jobs: jobs, program: RunningProgram.path
    ) { if !isQuiet { StandardError.say("\($0)") } }
    let page = place.appending(path: "index.html")
    do {
      try Data(TrialPage(name, trial).html.utf8).write(to: page)
    } catch {
      throw CommandError("\(page.path): cannot be written: \(error.localizedDescription)")
    }
    try jsonFile?.write(TrialTable.json(trial))
    for line in TrialTable(trial).lines { try StandardOutput.write(line.printable) }
    for line in trial.skipped { try StandardOutput.write(line.printable) }
    let shown = trial.trials.filter(\.isShown).count
    try StandardOutput.write(
      "\(page.path): \(shown) of \(trial.trials.count) transitions shown".printable)
    if shown < trial.trials.count { throw ExitCode(1) }
  }
}
