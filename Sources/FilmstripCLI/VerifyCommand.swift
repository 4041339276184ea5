// SPDX-License-Identifier: MIT
import ArgumentParser
import Filmstrip
import Foundation
import FilmstripReports
import FilmstripVerification
import FilmstripWording

/// `filmstrip verify`: scenes compared with their goldens.
struct VerifyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Compares the scenes of files with their goldens, or with those of another commit.",
    discussion: """
      Each case, a variant of a scene, has a golden in REFERENCE/SUITE/CASE; the suite is called as the \
      scene file. The first run writes the goldens; look at their sheet.png and commit them. What does \
      not match is in output/failures/SUITE/CASE from then on, with pictures of what differs; \
      'filmstrip accept' makes it the golden.

      filmstrip verify transitions.yaml --reference Goldens

      filmstrip verify transitions.yaml --reference Goldens --report report

      filmstrip verify transitions.yaml --reference Goldens --failed

      filmstrip verify scenes --reference Goldens --shard 2/4 --json results.json

      Results of several machines are joined by 'filmstrip merge'. Goldens that no case has are named where \
      all cases are known: without a filter, and for several machines by 'filmstrip merge'.

      With --golden text, goldens have no pictures, and weigh a tenth. A difference of pixels is then compared with \
      the pictures in the folder of --expected-pictures, where an earlier run has recorded goldens that have some:

      filmstrip verify scenes --reference pictures --golden pictures --record failed

      filmstrip verify scenes --reference Goldens --expected-pictures pictures

      Without goldens, --base compares the working tree with a commit:

      filmstrip verify transitions.yaml --base main --report report

      Exit status: 0 every case matches its golden, 1 one does not, is missing, was written, or ended \
      the program, 2 wrong usage, a scene that cannot be recorded, a commit that is not there or cannot be \
      built, or a file that cannot be read or written.
      """)

  @OptionGroup(title: "Scenes") var scenes: SceneSelectionOptions

  @Option(
    help: ArgumentHelp("The folder of the goldens; either it or --base is given.", valueName: "dir")
  )
  var reference: String?

  @Flag(
    help: ArgumentHelp(
      "Only cases that did not pass when they were verified last, as '.last-run.json' in the folder for what fails has "
        + "them."))
  var failed = false

  @OptionGroup(title: "Another commit") var base: BaseOptions

  @Option(
    help: ArgumentHelp(
      "Which goldens are written: all, missing, failed or never; else what FILMSTRIP_RECORD says, never "
        + "where CI is set, and missing elsewhere. A case whose golden is written does not pass.",
      valueName: "mode"))
  var record: String?

  @OptionGroup(title: "Goldens") var goldens: GoldenFormOptions

  @OptionGroup(title: "Several machines") var parts: ShardOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Processes that verify at the same time; else as many as there are processors.",
      valueName: "n"))
  var jobs = ProcessInfo.processInfo.activeProcessorCount

  @Option(
    help: ArgumentHelp(
      "The folder for what fails; else output/failures, and with --base output/base.",
      valueName: "dir"))
  var failures: String?

  @Option(
    help: ArgumentHelp(
      "The share of unchanged cases that are drawn and compared all the same, such as 5%.",
      valueName: "share"))
  var audit: String?

  @Flag(
    help: ArgumentHelp(
      "Have pixels be equal, too, where display lists are and another version of Cairo or pixman drew the golden; "
        + "else they may differ a little, which is noted."))
  var exactPixels = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Seconds after which a case is given up.", valueName: "s"),
    transform: { try OptionRange.wholeSeconds($0) })
  var timeout = 300

  @Flag(name: .shortAndLong, help: "Print nothing but errors, and what does not match.")
  var quiet = false

  @OptionGroup(title: "Reports") var reports: ReportOptions

  func validate() throws {
    try scenes.validate()
    try reports.validate()
    try base.validate()
    if let reference { try OptionRange.checkFolder("--reference", reference, "of the goldens") }
    if failures == "" { throw ValidationError("--failures: give the path of a folder") }
    guard (reference == nil) != (base.base == nil) else {
      throw ValidationError(
        reference == nil
          ? "give the folder of the goldens with --reference, or a commit with --base"
          : "--reference and --base exclude each other; give one of them")
    }
    if base.base != nil {
      if record != nil { throw ValidationError("--record: there are no goldens with --base") }
      if goldens.golden != nil || goldens.pictures.expectedPictures != nil {
        throw ValidationError(
          "--golden and --expected-pictures: there are no goldens with --base")
      }
      if parts.shard != nil || parts.timings != nil {
        throw ValidationError(
          "--shard: is not for --base; each machine would record all of the commit")
      }
    }
    if failed, parts.shard != nil || parts.timings != nil {
      throw ValidationError(
        "--failed and --shard exclude each other; each machine knows only of what it verified last")
    }
    try OptionRange.check("--jobs", jobs, 1...256)
    try OptionRange.check("--timeout", timeout, 1...86_400)
    try parts.validate()
    try goldens.validate()
    _ = try mode
    if let audit, GoldenAudit(audit) == nil {
      throw ValidationError("--audit \(audit): give a share such as 5% or 0.05")
    }
  }

  private var mode: RecordMode {
    get throws {
      guard let record else {
        do {
          return try RecordMode(environment: ProcessInfo.processInfo.environment)
        } catch {
          throw ValidationError("\(error)")
        }
      }
      guard let mode = RecordMode(rawValue: record) else {
        let known = RecordMode.allCases.map(\.rawValue)
        throw ValidationError(
          "--record \(record): there is no such mode; \(record.choice(of: known))")
      }
      return mode
    }
  }

  func run() throws {
    try Interruption.removePartialOutputs()
    let part = try parts.part()
    if part != nil, base.base != nil {
      throw CommandError(
        "--base: the variables of an engine ask for a part of the run, and each machine would record all of the "
          + "commit; run it on one machine")
    }
    if part != nil, failed {
      throw CommandError(
        "--failed: the variables of an engine ask for a part of the run, and each machine knows only of what it "
          + "verified last; run it on one machine")
    }
    let selection = try failed ? failedSelection() : scenes.selection()
    let prepared = try reports.prepared()
    passedPictures?.remove()
    defer { passedPictures?.remove() }
    let result: VerificationResult
    do {
      if selection.members.isEmpty {
        result = .empty(reference: comparedWith)
        if !quiet { try StandardOutput.write("nothing failed when it was verified last") }
        try prepared.write(Report(result), jobs: jobs)
        return
      }
      if let comparison = try base.comparison(
        of: scenes.paths, filters: scenes.filter.filter, jobs: jobs, timeout: timeout,
        say: { if !quiet { try StandardOutput.write($0.printable) } })
      {
        comparison.includesGone = !failed
        result = try verify(selection, with: comparison)
        var report = Report(result)
        report.notes = comparison.notes
        report.passedPictures = passedPictures
        report.reference = URL(fileURLWithPath: comparison.goldens, isDirectory: true)
        try prepared.write(report, jobs: jobs)
      } else {
        result = try verify(selection, part)
        var report = Report(result)
        report.reference = reference.map { URL(fileURLWithPath: $0, isDirectory: true) }
        report.passedPictures = passedPictures
        try prepared.write(report, jobs: jobs)
      }
    } catch {
      prepared.discard()
      throw error
    }
    do { try LastRun.note(result, comparedWith: lastReference, in: failuresFolder) } catch {
      StandardError.say("\(error)")
    }
    if part == nil {
      for line in result.orphanLines { try StandardOutput.write(line.printable) }
    }
    if !quiet {
      for line in result.ignoreLines { try StandardOutput.write(line.printable) }
      try StandardOutput.write(result.summary + reports.arrow)
    }
    for line in result.ignoreProblems { StandardError.say(line) }
    if result.count(of: .error) > 0 || !result.ignoreProblems.isEmpty { throw ExitCode(2) }
    if !result.isPassed { throw ExitCode(1) }
  }

  /// What cases are compared with: the folder of the goldens, or the commit.
  private var comparedWith: String { reference ?? base.base.map { "commit \($0)" } ?? "" }

  private var lastReference: LastRun.Reference {
    base.base.map { .commit($0) } ?? .goldens(reference ?? "")
  }

  private var failuresFolder: String { base.failures(failures) }

  /// Where pictures of cases that pass are drawn; nil where no report shows them.
  private var passedPictures: PassedPictures? {
    reports.report != nil && reports.passedPictures ? PassedPictures(in: failuresFolder) : nil
  }

  /// What failed last, of the cases that are asked for; empty where nothing did.
  private func failedSelection() throws -> SceneSelection {
    guard
      let names = try LastRun(in: failuresFolder)?.failed(
        comparedWith: lastReference, failures: failuresFolder)
    else {
      throw CommandError(
        "--failed: no run that compared with \(comparedWith.printable) has left its results in "
          + "\(failuresFolder.printable); run 'filmstrip verify' without it first")
    }
    var selection = try scenes.filter.cases(of: scenes.paths)
    selection.keep { names.contains($0.name) }
    guard selection.members.isEmpty, !names.isEmpty else { return selection }
    let failed =
      names.count == 1
      ? "the case that did not pass" : "none of the \(names.count) cases that did not pass"
    throw CommandError(
      "--failed: \(failed) is \(names.count == 1 ? "not " : "")among those that are asked for; leave out --filter, name "
        + "the scene files of that run, or run without --failed")
  }

  private var job: WorkerJob {
    get throws {
      var job = WorkerJob(
        paths: scenes.paths, reference: reference ?? "",
        failures: failuresFolder, record: try mode,
        audit: audit.flatMap { GoldenAudit($0) } ?? .none,
        exactPixels: exactPixels)
      job.passedPictures = passedPictures
      if base.base == nil {
        (job.form, job.expectedPictures) = (try goldens.form, try goldens.pictures.folder())
      }
      return job
    }
  }

  private func verify(
    _ selection: SceneSelection, with comparison: BaseComparison
  ) throws -> VerificationResult {
    if !quiet { try StandardOutput.write(head(selection, selection.members, nil).printable) }
    let progress = Progress(isShown: !quiet && StandardError.isTerminal, unit: "cases")
    defer { progress.clear() }
    let result = try comparison.verify(
      selection, job, workerArguments: [VerifyWorkerCommand.name],
      measure: { body in try CaseClock.measure(body) },
      progress: { progress.update(done: $0, total: $1) })
    progress.clear()
    for made in result.cases where isShown(made) { try write(made) }
    return result
  }

  private func isShown(_ made: CaseResult) -> Bool {
    !made.outcome.isPassed || !quiet && !(made.message.isEmpty && made.ignoredLines.isEmpty)
  }

  private func write(_ made: CaseResult) throws {
    for line in VerificationText.lines(of: made) { try StandardOutput.write(line.printable) }
  }

  private func verify(
    _ selection: SceneSelection, _ part: VerificationResult.Shard?
  ) throws -> VerificationResult {
    var run = VerificationRun(
      selection: selection, job: try job, workerArguments: [VerifyWorkerCommand.name])
    (run.jobs, run.timeout, run.shard, run.times) = (jobs, timeout, part, try parts.times())
    let members = run.members
    if !quiet { try StandardOutput.write(head(selection, members, part).printable) }
    let progress = Progress(isShown: !quiet && StandardError.isTerminal, unit: "cases")
    defer { progress.clear() }
    return try run.run(
      measure: { body in try CaseClock.measure(body) },
      progress: { progress.update(done: $0, total: $1) },
      consume: { result in
        guard isShown(result) else { return }
        progress.clear()
        try write(result)
      })
  }

  /// What is about to be done: `verifying 8 cases of 4 scenes in 1 file`.
  private func head(
    _ selection: SceneSelection, _ members: [SceneSelection.Member],
    _ part: VerificationResult.Shard?
  ) -> String {
    let (count, total) = (members.count, selection.totalCount)
    let cases = (count == total ? "" : "\(count) of ") + total.counting("case")
    let sceneCount = Set(members.map { "\($0.suite)/\($0.sceneCase.scene.name)" }).count
    return "verifying \(cases), \(sceneCount.counting("scene")) in "
      + selection.files.count.counting("file")
      + (part.map { ", part \($0.index) of \($0.count)" } ?? "")
  }
}
