// SPDX-License-Identifier: MIT
import ArgumentParser
import Filmstrip
import Foundation
import FilmstripScenes
import FilmstripWording

/// `filmstrip render FILE.yaml`: each case of scene files, written as its scene says.
struct RenderScenesCommand: ParsableCommand {
  /// What the command line becomes where `render` is given a scene file.
  static let name = "render-scenes"

  static let configuration = CommandConfiguration(
    commandName: name,
    abstract: "Renders the scenes of files.",
    usage:
      "filmstrip render <scenes> ... [--filter <text> ...] [--output <dir>] [--jobs <n>] [--quiet]",
    discussion: """
      Writes each case into output/SUITE/CASE, or into a folder of that name in the one given with \
      --output: what the scene's 'emit' says, or what 'filmstrip render' writes.

      filmstrip render transitions.yaml --filter open-message

      Exit status: 0 all well, 1 something was found, 2 wrong usage or a file that cannot be read \
      or written.
      """,
    shouldDisplay: false)

  @OptionGroup(title: "Scenes") var scenes: SceneSelectionOptions

  @Option(
    help: ArgumentHelp(
      "The folder for the cases' folders; else output/SUITE for each file.", valueName: "dir"))
  var output: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Frames drawn at the same time; else as many as there are processors.", valueName: "n"))
  var jobs = ProcessInfo.processInfo.activeProcessorCount

  @Flag(name: .shortAndLong, help: "Print nothing but errors and findings.")
  var quiet = false

  func validate() throws {
    try scenes.validate()
    try OptionRange.check("--jobs", jobs, 1...256)
    if output == "" { throw ValidationError("--output: give the path of a folder") }
  }

  func run() throws {
    do { try Interruption.removePartialOutputs() } catch { throw CommandError(error) }
    let selection = try scenes.selection()
    try MainActor.assumeIsolated {
      let recorder = SceneRecorder()
      var hasFindings = false
      for member in selection.members {
        if try !render(member, recorder).isEmpty { hasFindings = true }
      }
      if hasFindings { throw ExitCode(1) }
    }
  }

  @MainActor
  private func render(
    _ member: SceneSelection.Member, _ recorder: SceneRecorder
  ) throws -> [Finding] {
    let sceneCase = member.sceneCase
    let folder = "\(output ?? "output/\(member.suite)")/\(sceneCase.name)"
    let progress = quiet ? nil : Progress(isShown: StandardError.isTerminal)
    do {
      let recording = try recorder.record(sceneCase)
      let lost = try recording.write(
        to: URL(fileURLWithPath: folder), emitting: Set(sceneCase.scene.outputs),
        options: OutputOptions(jobs: jobs) { progress?.update(done: $0, total: $1) })
      progress?.clear()
      if !quiet {
        let kinds = sceneCase.scene.outputs.map(\.rawValue).joined(separator: ", ")
        let count = recording.frames.count
        try StandardOutput.write(
          "\(member.name): \(count) \(count == 1 ? "frame" : "frames"), \(recording.duration) s on "
            .printable + "\(recording.device.name) -> \(folder) (\(kinds))".printable)
      }
      let findings =
        recording.findings + recorder.findings(of: recording, of: sceneCase) + lost
      for finding in findings {
        StandardError.write("filmstrip: \(member.name): finding: \(finding)")
      }
      return findings
    } catch let error as CommandError {
      throw error
    } catch {
      progress?.clear()
      throw CommandError(error)
    }
  }
}
