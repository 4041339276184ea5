// SPDX-License-Identifier: MIT
import ArgumentParser
import Filmstrip
import FilmstripDiff
import FilmstripScenes
import FilmstripVerification
import FilmstripWording
import Foundation

/// `filmstrip why`: what is behind the difference of one case.
struct WhyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "why",
    abstract: "Says why a case differs from its golden, or from that of another commit.",
    discussion: """
      Records the case and compares it: the cause first, then the line of the scene file, then what else \
      differs. The golden is in --reference; without it, in the folder that the case's failure names, or else in \
      Goldens. Scene files are given with --scenes, or else looked for by the suite's name in the current folder.

      filmstrip why transitions/open-message

      filmstrip why transitions/open-message --base main --json

      Exit status: 0 no difference, 1 a difference, 2 wrong usage, no such case, or a file that cannot be read or \
      written.
      """)

  @Argument(help: ArgumentHelp("A case, as 'filmstrip verify' names it.", valueName: "suite/case"))
  var name: String

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp("Scene files, or folders of them; may be repeated.", valueName: "scenes"))
  var scenes: [String] = []

  @Option(help: ArgumentHelp("The folder of the goldens.", valueName: "dir"))
  var reference: String?

  @OptionGroup var pictures: ExpectedPicturesOptions

  @OptionGroup(title: "Another commit") var base: BaseOptions

  @Option(
    help: ArgumentHelp(
      "The folder for the failure; else output/failures, and with --base output/base.",
      valueName: "dir"))
  var failures: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Seconds after which the case is given up.", valueName: "s"),
    transform: { try OptionRange.wholeSeconds($0) })
  var timeout = 300

  @Flag(help: "Print JSON instead of text: docs/why.schema.json.")
  var json = false

  func validate() throws {
    try base.validate()
    try pictures.validate()
    if pictures.expectedPictures != nil, base.base != nil {
      throw ValidationError("--expected-pictures: there are no goldens with --base")
    }
    if !name.contains("/") {
      throw ValidationError(
        "\(name): give a case as SUITE/CASE; 'filmstrip list' names those of scene files")
    }
    if scenes.contains("") { throw ValidationError("--scenes: give the path of a scene file") }
    if let reference { try OptionRange.checkFolder("--reference", reference, "of the goldens") }
    if failures == "" { throw ValidationError("--failures: give the path of a folder") }
    if reference != nil, base.base != nil {
      throw ValidationError("--reference and --base exclude each other; give one of them")
    }
    try OptionRange.check("--timeout", timeout, 1...86_400)
  }

  func run() throws {
    try Interruption.removePartialOutputs()
    let paths = scenes.isEmpty ? [try SceneFileSearch.file(ofCase: name)] : scenes
    var selection = try SceneSelection(of: SceneSelection.files(at: paths))
    let names = selection.members.map(\.name)
    selection.keep { $0.name == name }
    let member = selection.members.first
    // A case that is not in the working tree may be in the commit.
    guard member != nil || base.base != nil, let made = try result(selection, paths) else {
      let remedy =
        name.nearest(in: names).map { "did you mean '\($0)'?" }
        ?? "'filmstrip list \(paths[0])' names those that there are"
      throw CommandError("\(name): there is no such case in \(paths[0]); \(remedy)")
    }
    let answer = WhyAnswer(made, of: member?.sceneCase)
    if json {
      try StandardOutput.write(answer.json())
    } else {
      for line in answer.lines { try StandardOutput.write(line.printable) }
    }
    if made.outcome == .error { throw ExitCode(2) }
    if !made.outcome.isPassed { throw ExitCode(1) }
  }

  /// What came of the case; nil where neither side has it.
  private func result(_ selection: SceneSelection, _ paths: [String]) throws -> CaseResult? {
    let processors = ProcessInfo.processInfo.activeProcessorCount
    let failures = base.failures(failures)
    let goldens = reference ?? GoldenFailure.reference(of: name, in: failures) ?? "Goldens"
    var job = WorkerJob(paths: paths, reference: goldens, failures: failures, record: .never)
    if base.base == nil { job.expectedPictures = try pictures.folder() }
    let isQuiet = json || selection.members.isEmpty
    let comparison = try base.comparison(
      of: paths, filters: [name], jobs: processors, timeout: timeout,
      say: { if !isQuiet { StandardError.write($0) } })
    let worker = [VerifyWorkerCommand.name]
    let result: VerificationResult
    if let comparison {
      result = try comparison.verify(
        selection, job, workerArguments: worker, measure: { body in try CaseClock.measure(body) },
        progress: { _, _ in })
    } else {
      guard reference != nil || FileManager.default.fileExists(atPath: goldens) else {
        throw CommandError(
          "\(goldens): is not there; give the folder of the goldens with --reference, or a commit with --base"
        )
      }
      var run = VerificationRun(selection: selection, job: job, workerArguments: worker)
      run.timeout = timeout
      result = try run.run()
    }
    return result.cases.first { $0.fullName == name }
  }
}

extension GoldenFailure {
  /// The folder of goldens that the failure of a case names, of an earlier run; nil without such a failure.
  fileprivate static func reference(of name: String, in failures: String) -> String? {
    try? GoldenFailure(contentsOf: URL(fileURLWithPath: "\(failures)/\(name)")).description
      .reference
  }
}

/// Looks for the scene file of a case.
private enum SceneFileSearch {
  /// The most folders below the current one.
  private static let depth = 4

  /// The file that is called as the case's suite, in the current folder or below.
  static func file(ofCase name: String) throws -> String {
    let suite = name.prefix { $0 != "/" }
    let names = ["\(suite).yaml", "\(suite).yml"]
    var found: [String] = []
    func look(in folder: String, depth: Int) {
      for entry in (try? FolderListing.names(in: folder.isEmpty ? "." : folder)) ?? []
      where !entry.hasPrefix(".") {
        let path = folder + entry
        if names.contains(entry) { found.append(path) }
        var isFolder: ObjCBool = false
        if depth > 0, entry != "output",
          FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
        {
          look(in: path + "/", depth: depth - 1)
        }
      }
    }
    look(in: "", depth: depth)
    guard let first = found.first else {
      throw CommandError(
        "\(name): there is no \(names[0]) in the current folder or below; give the scene file with --scenes"
      )
    }
    guard found.count == 1 else {
      throw CommandError(
        "\(name): may be of \(found.prefix(3).joined(separator: " or ")); give one with --scenes")
    }
    return first
  }
}
