// SPDX-License-Identifier: MIT
import ArgumentParser
import Filmstrip
import Foundation
import FilmstripWording

/// `filmstrip render`: two screenshots in; frames, a sheet, an animation and a timeline out.
struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Renders a transition between two screenshots.",
    discussion: """
      Screenshots may be PNG or JPEG files; their content decides, not the name. Screens without \
      bars of their own get a status bar and a home indicator with --chrome.

      Writes \(OutputFormats.commandLine.byDefault.fileList) into \
      output/TRANSITION, or the folder given with --output.

      filmstrip render shadow-push --from inbox.png --to message.png

      With a scene file in place of a transition it renders each of its scenes, as the file says; \
      'filmstrip render scenes.yaml --help' has the options.

      A transition that can be interactive is driven by a touch with --gesture; with --progress the \
      output is one frame for each progress at which the touch rests.

      Exit status: 0 all well, 1 something was found, 2 wrong usage or a file that cannot be read \
      or written.
      """)

  @Argument(help: "A transition of the gallery; 'filmstrip list' names them.")
  var transition: String

  @Option(
    help: ArgumentHelp("The screen the transition leaves, as PNG or JPEG.", valueName: "a.png"))
  var from: String

  @Option(help: ArgumentHelp("The screen it leads to, of the same size.", valueName: "b.png"))
  var to: String

  @OptionGroup(title: "Screen and motion") var scene: SceneOptions
  @OptionGroup(title: "Interaction") var touch: GestureOptions
  @OptionGroup(title: "Output") var output: RenderOutputOptions
  @OptionGroup(title: "Sheet") var sheet: SheetLookOptions

  func validate() throws {
    try scene.validate()
    try touch.validate()
    try output.validate()
    try sheet.validate()
  }

  func run() throws {
    do { try Interruption.removePartialOutputs() } catch { throw CommandError(error) }
    try MainActor.assumeIsolated { try render() }
  }

  @MainActor
  private func render() throws {
    let made = try SceneRecording(
      transition: transition, from: from, to: to, scene: scene, touch: touch
    ).record { if !output.work.quiet { StandardError.write("filmstrip: \($0)") } }
    let findings = made.findings + (try write(made.recording))
    for finding in findings { StandardError.write("filmstrip: finding: \(finding)") }
    if !findings.isEmpty { throw ExitCode(1) }
  }

  @MainActor
  private func write(_ recording: Recording) throws -> [Finding] {
    let folder = output.folder(for: recording.name)
    let progress = output.work.quiet ? nil : Progress(isShown: StandardError.isTerminal)
    let lost: [Finding]
    do {
      lost = try recording.write(
        to: URL(fileURLWithPath: folder), emitting: output.kinds,
        options: OutputOptions(sheet: sheet.options, jobs: output.work.jobs) {
          progress?.update(done: $0, total: $1)
        })
    } catch {
      progress?.clear()
      throw CommandError(error)
    }
    progress?.clear()
    guard !output.work.quiet else { return lost }
    let kinds = OutputFormats.commandLine.kinds.filter(output.kinds.contains).map(\.rawValue)
    let count = recording.frames.count
    let line =
      "\(recording.name): \(count) \(count == 1 ? "frame" : "frames"), "
      + "\(recording.duration) s at \(recording.frameRate) fps on \(recording.device.name) "
      + "-> \(folder) (\(kinds.joined(separator: ", ")))"
    try StandardOutput.write(line.printable)
    return lost
  }
}
