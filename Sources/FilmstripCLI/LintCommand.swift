// SPDX-License-Identifier: MIT
import ArgumentParser
import Filmstrip
import FilmstripReports
import FilmstripVerification
import FilmstripWording
import Foundation

/// `filmstrip lint`: what is wrong with transitions, without goldens.
struct LintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Finds what is wrong with transitions: runs each in many ways, without goldens.",
    usage: """
      filmstrip lint [<scenes> ...] [--filter <text> ...] [<options>]
      filmstrip lint <transition> --from <a.png> --to <b.png> [<options>]
      """,
    discussion: """
      Runs the transition of each case to its end and back, repeated, interrupted, slowly, driven by a touch that is \
      lifted at eleven places, dark, with Reduce Motion and so on, and compares where it ends with the same way \
      without animation, or with the screen before. Each defect is told once, with the plainest way that shows it.

      filmstrip lint transitions.yaml

      filmstrip lint shadow-push --from inbox.png --to message.png

      The report, output/lint/index.html, shows the frames of each finding. Findings of old code are kept in a file, \
      and fail nothing:

      filmstrip lint transitions.yaml --baseline lint-baseline.json --write-baseline

      Exit status: 0 nothing but notes and what the baseline has, 1 something was found, 2 wrong usage, a scene that \
      cannot be set up, or a file that cannot be read or written.
      """)

  @Argument(
    help: ArgumentHelp(
      "Scene files, or folders of them, else those of the current folder; or a transition, with --from and --to.",
      valueName: "scenes"))
  var subjects: [String] = []

  @OptionGroup var screens: ScreenshotOptions
  @Option(
    help: ArgumentHelp(
      "The device of two screenshots, which 'filmstrip list --devices' names; else the one whose screenshots have this "
        + "size.", valueName: "name"))
  var device: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Pixels in a point, for two screenshots of no known device's size.", valueName: "n"))
  var scale: Double?

  @OptionGroup var filter: CaseFilterOptions

  @OptionGroup(title: "Known findings") var baseline: LintBaselineOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Processes that run transitions at the same time; else as many as there are processors.",
      valueName: "n"))
  var jobs = ProcessInfo.processInfo.activeProcessorCount

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Seconds of a processor without a new frame after which a way is given up.", valueName: "s"),
    transform: { try OptionRange.wholeSeconds($0) })
  var timeout = 30

  @Flag(name: .shortAndLong, help: "Print nothing but errors and findings.")
  var quiet = false

  @OptionGroup(title: "Reports") var reports: LintReportOptions

  func validate() throws {
    if subjects.contains("") { throw ValidationError("'': give the path of a scene file") }
    try screens.validate(for: subjects, other: "scene files")
    if screens.from != nil {
      let known = SceneRegistry.current.transitions.map(\.name)
      guard let transition = subjects.first else {
        throw ValidationError("--from and --to: name a transition; 'filmstrip list' names them")
      }
      guard known.contains(transition) else {
        throw ValidationError(
          "\(transition): there is no such transition; \(transition.choice(of: known))")
      }
      if let text = filter.filter.first {
        throw ValidationError("--filter \(text): is for scene files, not for a transition")
      }
    }
    guard screens.from != nil || device == nil && scale == nil else {
      throw ValidationError(
        "--device and --scale: are for two screenshots; a scene file says them itself")
    }
    try RecordingOptions.check(device: device, scale: scale, option: "--scale")
    try filter.validate()
    try OptionRange.check("--jobs", jobs, 1...256)
    try OptionRange.check("--timeout", timeout, 1...86_400)
    try baseline.validate()
    try reports.validate()
  }

  func run() throws {
    try Interruption.removePartialOutputs()
    var (job, selection) = try selected()
    let repeated = selection.removeRepeatedSweeps()
    let known = try baseline.known()
    let folder = try reports.prepared()
    do {
      let result = try lint(job, selection, known, folder)
      if result.hasErrors, baseline.writeBaseline {
        StandardError.say(
          "--write-baseline: nothing is written, as a case was not looked at; mend it, and run again"
        )
      }
      let isWritten = !(result.hasErrors && baseline.writeBaseline)
      let gone = isWritten ? try baseline.update(known, by: result, names: try names(job)) : []
      try report(result, gone, repeated)
      if result.hasErrors { throw ExitCode(2) }
      if !result.isPassed, !baseline.writeBaseline { throw ExitCode(1) }
    } catch {
      folder.discard()
      throw error
    }
  }

  private func selected() throws -> (LintJob, SceneSelection) {
    if let from = screens.from, let to = screens.to {
      for (option, path) in [("--from", from), ("--to", to)] where access(path, R_OK) != 0 {
        throw CommandError(
          "\(option) \(path.printable): cannot be read; give a PNG or JPEG that is there")
      }
      var screenshots = LintJob.Screenshots(transition: subjects[0], from: from, to: to)
      screenshots.device = device.flatMap { SceneDevice.identifier(of: $0) }
      screenshots.scale = scale
      let job = LintJob(screenshots)
      return (job, try job.selection())
    }
    let paths = subjects.isEmpty ? ["."] : subjects
    return (LintJob(paths: paths), try filter.selection(of: paths))
  }

  /// The names of all cases, with those that a filter leaves out.
  private func names(_ job: LintJob) throws -> Set<String> {
    Set(try job.selection().members.map(\.name))
  }

  private func lint(
    _ job: LintJob, _ selection: SceneSelection, _ known: LintBaseline?, _ folder: LintFolder
  ) throws -> LintResult {
    if !quiet { try StandardOutput.write("linting \(selection.members.count.counting("case"))") }
    let progress = Progress(isShown: !quiet && StandardError.isTerminal, unit: "ways")
    defer { progress.clear() }
    let run = try LintRun(
      selection, job, jobs: jobs, timeout: timeout, workerArguments: [LintWorkerCommand.name])
    var result = try run.run { progress.update(done: $0, total: $1) }
    known?.apply(to: &result)
    var drawn: Set<Int> = []
    try run.draw(result) { number, data in
      try folder.write(picture: data, of: number)
      drawn.insert(number)
    }
    let path = reports.folder
    result.update { _, finding in
      (finding.folder, finding.program) = (path, ProgramName.current)
      if drawn.contains(finding.number) {
        finding.picture = LintFinding.pictureFile(finding.number)
      }
    }
    try reports.write(result, folder)
    return result
  }

  private func report(_ result: LintResult, _ gone: [String], _ repeated: [String]) throws {
    let folder = reports.folder
    for linted in result.cases {
      for line in LintText.lines(of: linted, folder: folder) {
        try StandardOutput.write(line.printable)
      }
    }
    if !quiet {
      for line in LintText.omissions(of: result) + repeated.map({ "left out: \($0)" }) {
        try StandardOutput.write(line.printable)
      }
    }
    for entry in gone {
      let word =
        baseline.updateBaseline
        ? "removed from the baseline" : "no longer found; remove it with --update-baseline"
      try StandardOutput.write("\(word): \(entry)".printable)
    }
    if !quiet { try StandardOutput.write("\(result.summary) -> \(folder)/index.html".printable) }
  }
}
