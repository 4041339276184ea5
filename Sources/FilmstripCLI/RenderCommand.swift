// SPDX-License-Identifier: MIT
import ArgumentParser
import Filmstrip
import FilmstripPages
import FilmstripScenes
import FilmstripWording
import Foundation

/// `filmstrip render`: two screenshots, or scene files, in; frames, a sheet, an animation and a timeline out.
struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Renders a transition between two screenshots, or the scenes of files.",
    usage: """
      filmstrip render <transition> --from <a.png> --to <b.png> [<options>]
      filmstrip render <scenes> ... [--filter <text> ...] [<options>]
      """,
    discussion: """
      Screenshots may be PNG or JPEG files; their content decides, not the name. Screens without \
      bars of their own get a status bar and a home indicator with --chrome.

      Writes \(OutputFormats.commandLine.byDefault.fileList) into \
      output/TRANSITION, or the folder given with --output.

      filmstrip render shadow-push --from inbox.png --to message.png

      With scene files in place of a transition it renders each of their cases into output/SUITE/CASE, or \
      into a folder of that name in the one given with --output. An option that is given counts in place of \
      what the file says.

      filmstrip render transitions.yaml --filter open-message

      A transition that can be interactive is driven by a touch with --gesture; with --progress the \
      output is one frame for each progress at which the touch rests.

      Exit status: 0 all well, 1 something was found, 2 wrong usage or a file that cannot be read \
      or written.
      """)

  @Argument(
    help: ArgumentHelp(
      "A transition, with --from and --to, which 'filmstrip list' names; else scene files, or folders of "
        + "them.", valueName: "transition-or-scenes"))
  var subjects: [String]

  @OptionGroup var screens: ScreenshotOptions
  @OptionGroup var filter: CaseFilterOptions
  @OptionGroup(title: "Screen and motion") var scene: SceneOptions
  @OptionGroup(title: "Interaction") var touch: GestureOptions
  @OptionGroup(title: "Output") var output: RenderOutputOptions
  @OptionGroup(title: "Sheet") var sheet: SheetLookOptions

  func validate() throws {
    if subjects.contains("") {
      throw ValidationError("'': give a transition, or the path of a scene file")
    }
    try screens.validate(for: subjects, other: "scene files")
    try filter.validate()
    try scene.validate()
    try touch.validate()
    try output.validate()
    try sheet.validate()
    let transitions = SceneRegistry.current.transitions.map(\.name)
    if screens.from != nil {
      if let option = filter.filter.first {
        throw ValidationError("--filter \(option): is for scene files, not for a transition")
      }
      if !transitions.contains(subjects[0]), isSceneFile(subjects[0]) {
        throw ValidationError(
          "\(subjects[0]): scene files name their screens; leave out --from and --to")
      }
    } else if let subject = subjects.first(where: { !isSceneFile($0) }) {
      throw ValidationError(
        transitions.contains(subject)
          ? "\(subject): give the screens it is between with --from and --to, as PNG or JPEG"
          : "\(subject): there is no such scene file, and no such transition; "
            + subject.choice(of: transitions))
    }
  }

  /// Whether a word is the path of a scene file, which has yet to be there, or of a folder.
  private func isSceneFile(_ word: String) -> Bool {
    [".yaml", ".yml"].contains { word.lowercased().hasSuffix($0) }
      || FileManager.default.fileExists(atPath: word)
  }

  func run() throws {
    try Interruption.removePartialOutputs()
    let jobs =
      if let sceneCase = screens.sceneCase(of: subjects[0]) {
        [Job(sceneCase: sceneCase, folder: output.output ?? "output/\(GoldenName(sceneCase.name))")]
      } else {
        try filter.selection(of: subjects).members.map { member in
          Job(
            sceneCase: member.sceneCase, suite: member.suite,
            folder:
              "\(output.output ?? "output/\(member.suite)")/\(GoldenName(member.sceneCase.name))")
        }
      }
    let changed = try jobs.map { job in
      Job(
        sceneCase: try scene.applied(to: job.sceneCase, touch), suite: job.suite,
        folder: job.folder)
    }
    let previewCount = changed.count {
      (output.kinds ?? $0.sceneCase.scene.outputs).contains(.preview)
    }
    if previewCount > 1 { try PreviewIndex.checkReplacement(of: indexPath) }
    try MainActor.assumeIsolated {
      let recorder = scene.recording.recorder(isQuiet: output.work.quiet)
      for job in changed { _ = try recorder.transition(of: job.sceneCase) }
      var hasFindings = false
      var previews: [PreviewIndex.Entry] = []
      for job in changed where try !render(job, recorder, &previews).isEmpty { hasFindings = true }
      if previews.count > 1 { try writeIndex(of: previews) }
      if hasFindings { throw ExitCode(1) }
    }
  }

  /// The page that lists the previews of a run, in the folder that all of them are below.
  private var indexPath: String { "\(output.output ?? "output")/index.html" }

  private func writeIndex(of previews: [PreviewIndex.Entry]) throws {
    try PreviewIndex(previews).write(to: indexPath)
    if !output.work.quiet {
      try StandardOutput.write("\(previews.count.counting("preview")) -> \(indexPath)".printable)
    }
  }

  /// A case, and where it goes.
  private struct Job {
    var sceneCase: SceneCase
    /// What the case's file is called; nil for a transition.
    var suite: String?
    let folder: String
  }

  @MainActor
  private func render(
    _ job: Job, _ recorder: SceneRecorder, _ previews: inout [PreviewIndex.Entry]
  ) throws -> [Finding] {
    let (sceneCase, folder) = (job.sceneCase, job.folder)
    let name = (job.suite.map { "\($0)/" } ?? "") + sceneCase.name
    let outputs = output.kinds ?? sceneCase.scene.outputs
    let (recording, lost) = try output.work.withProgress { progress in
      let recording = try recorder.record(sceneCase)
      var options = OutputOptions(sheet: sheet.options, jobs: output.work.jobs, progress: progress)
      options.animationWidth = output.animationWidth
      return (
        recording,
        try recording.write(
          to: URL(fileURLWithPath: folder), emitting: Set(outputs), options: options)
      )
    }
    if outputs.contains(.preview) {
      // Below the folder of all: output/SUITE/CASE, or CASE in the folder that is given.
      let last = "\(GoldenName(sceneCase.name))"
      let parts = output.output == nil ? [job.suite, last] : [last]
      previews.append(
        PreviewIndex.Entry(
          name, of: recording,
          at: (parts.compactMap(\.self) + ["preview.html"]).joined(separator: "/")))
    }
    if !output.work.quiet {
      let rate = job.suite == nil ? " at \(recording.frameRate) fps" : ""
      try StandardOutput.write(
        ("\(name): \(recording.frames.count.counting("frame")), \(recording.duration) s\(rate) on "
          + "\(recording.device.name) -> \(folder) "
          + "(\(outputs.map(\.rawValue).joined(separator: ", ")))").printable)
    }
    let findings = recording.findings + recorder.findings(of: recording, of: sceneCase) + lost
    let prefix = job.suite == nil ? "" : "\(name): "
    for finding in findings { StandardError.say("\(prefix)finding: \(finding)") }
    return findings
  }
}
