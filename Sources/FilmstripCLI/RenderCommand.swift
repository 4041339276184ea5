// SPDX-License-Identifier: MIT
import ArgumentParser
import Filmstrip
import Foundation
import Transitions
import UIKit
import Wording

/// `filmstrip render`: two screenshots in; frames, a sheet, an animation and a timeline out.
struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Renders a transition between two screenshots.",
    discussion: """
      Screenshots may be PNG or JPEG files; their content decides, not the name. Screens without \
      bars of their own get a status bar and a home indicator with --chrome.

      Writes \(OutputFormats.standard.byDefault.fileList) into \
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
    let entry = try named { () throws(GalleryError) in try Gallery.entry(named: transition) }
    let values = try scene.values(for: entry)
    let screenshots = try ScreenshotPair(from: from, to: to, limits: scene.imageLimits)
    if !output.quiet { screenshots.warnings.forEach { StandardError.write("filmstrip: \($0)") } }
    let device = try scene.device(for: screenshots)
    let stage = Stage(device: device, userInterfaceStyle: scene.appearance.style)
    stage.showsStatusBar = scene.chrome
    stage.showsHomeIndicator = scene.chrome
    let screens = TransitionScreens(
      from: FromScreenViewController(image: screenshots.image(screenshots.from, on: device)),
      to: ToScreenViewController(image: screenshots.image(screenshots.to, on: device)))
    let prepared = try named { () throws(GalleryError) in
      try entry.makeScene(values: values, screens: screens, isDriven: touch.isGiven)
    }
    let gesture = try entry.drag.flatMap {
      try touch.makeGesture(for: $0, on: device, fps: scene.fps)
    }
    prepared.install(in: stage.window)
    let limit = max(Stage.defaultLimit, 2 * (values["duration"] ?? 0))
    var recording = stage.record(
      entry.name, frameRate: scene.fps, limit: gesture == nil ? limit : max(limit, 60)
    ) {
      prepared.start()
      if let gesture { stage.perform(gesture) }
    }
    if let drag = entry.drag, !touch.progress.isEmpty {
      recording = recording.showing(
        frames: touch.heldFrames(of: recording, drag: drag, fps: scene.fps),
        at: touch.progress.map { $0 * (values["duration"] ?? entry.duration) })
    }
    var findings = recording.findings
    if touch.isGiven, !recording.events.contains(where: RenderCommand.isBeginning) {
      findings = [.gestureStartsNothing]
    }
    findings += try write(recording)
    for finding in findings { StandardError.write("filmstrip: finding: \(finding)") }
    if !findings.isEmpty { throw ExitCode(1) }
  }

  /// Whether an event says that an animator has begun, by itself or driven by a touch.
  private static func isBeginning(_ event: Recording.Event) -> Bool {
    event.name == "animateTransition" || event.name == "startInteractiveTransition"
  }

  @MainActor
  private func write(_ recording: Recording) throws -> [Finding] {
    let folder = output.folder(for: recording.name)
    let progress = output.quiet ? nil : Progress(isShown: StandardError.isTerminal)
    let lost: [Finding]
    do {
      lost = try recording.write(
        to: URL(fileURLWithPath: folder), emitting: output.kinds,
        options: OutputOptions(sheet: sheet.options, jobs: output.jobs) {
          progress?.update(done: $0, total: $1)
        })
    } catch {
      progress?.clear()
      throw CommandError(error)
    }
    progress?.clear()
    guard !output.quiet else { return lost }
    let kinds = OutputKind.allCases.filter(output.kinds.contains).map(\.rawValue)
    let count = recording.frames.count
    let line =
      "\(recording.name): \(count) \(count == 1 ? "frame" : "frames"), "
      + "\(recording.duration) s at \(recording.frameRate) fps on \(recording.device.name) "
      + "-> \(folder) (\(kinds.joined(separator: ", ")))"
    try StandardOutput.write(line.printable)
    return lost
  }

  /// Runs something whose errors already say all there is to say.
  private func named<Result>(_ body: () throws(GalleryError) -> Result) throws -> Result {
    do { return try body() } catch { throw CommandError(error) }
  }
}
