// SPDX-License-Identifier: MIT
import ArgumentParser
import Filmstrip
import FilmstripMovies
import FilmstripScenes
import Foundation
import FilmstripWording

/// `filmstrip animate`: a transition, or frames, in; a moving picture out.
struct AnimateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "animate",
    abstract: "Makes a GIF, WebP, MP4 or animated PNG of a transition.",
    discussion: """
      Takes a transition with --from and --to, as 'filmstrip render' does; or frames that are \
      there: a folder that 'filmstrip render' wrote, another folder of PNG or JPEG files, an animated PNG \
      file, or image files. MP4 needs ffmpeg.

      The extension of --output names the format: .gif, .webp, .mp4 or .png. A picture of that format \
      that is there is replaced.

      filmstrip animate output/shadow-push --output push.gif

      filmstrip animate shadow-push --from inbox.png --to message.png --bezel dark --shadow \
      --back-and-forth --output push.webp

      filmstrip animate output/shadow-push --max-bytes 2MB --output push.gif

      Exit status: 0 all well, 1 something was found, 2 wrong usage or a file that cannot be read or \
      written.
      """)

  @Argument(
    help: ArgumentHelp(
      "A transition, with --from and --to; else folders, animated PNG files or images.",
      valueName: "transition-or-frames"))
  var subjects: [String]

  @OptionGroup var screens: ScreenshotOptions

  @Option(
    help: ArgumentHelp(
      "The file to write; its extension is .gif, .webp, .mp4 or .png.", valueName: "file"))
  var output: String

  @OptionGroup(title: "Picture") var look: AnimatedPictureOptionGroup
  @OptionGroup(title: "Screen and motion") var scene: SceneOptions
  @OptionGroup(title: "Interaction") var touch: GestureOptions

  @OptionGroup var work: WorkOptions

  func validate() throws {
    try look.validate()
    try scene.validate()
    try touch.validate()
    try work.validate()
    if let empty = subjects.first(where: \.isEmpty) {
      throw ValidationError("'\(empty)': give a transition, or the path of a folder or an image")
    }
    if output.isEmpty { throw ValidationError("--output: give the path of a file") }
    do { _ = try AnimatedPictureFormat(for: URL(fileURLWithPath: output)) } catch {
      throw ValidationError("--output \(error)")
    }
    try screens.validate(for: subjects, other: "frames that are there")
    let transitions = SceneRegistry.current.transitions.map(\.name)
    if screens.from == nil, !FileManager.default.fileExists(atPath: subjects[0]) {
      if transitions.contains(subjects[0]) {
        throw ValidationError(
          "\(subjects[0]): give the screens it is between with --from and --to, as PNG or JPEG")
      }
      if let name = subjects[0].nearest(in: transitions) {
        throw ValidationError(
          "\(subjects[0]): there is no such file, and no such transition; did you mean '\(name)'?")
      }
    }
    if screens.from == nil, let option = sceneOnlyOption {
      throw ValidationError(
        "\(option): is for a transition with --from and --to, not for frames that are there")
    }
  }

  /// An option that changes how a transition is recorded, where there is one.
  private var sceneOnlyOption: String? {
    let recording = scene.recording
    let given = [
      ("--device", recording.device != nil), ("--scale", scene.scale != nil),
      ("--appearance", scene.appearance != nil), ("--chrome", recording.chrome),
      ("--duration", recording.motion.duration != nil),
      ("--set", !recording.motion.settings.isEmpty), ("--gesture and --progress", touch.isGiven),
    ]
    return given.first(where: \.1)?.0
  }

  func run() throws {
    try Interruption.removePartialOutputs()
    try MainActor.assumeIsolated { try animate() }
  }

  @MainActor
  private func animate() throws {
    guard let sceneCase = screens.sceneCase(of: subjects[0]) else { return try animateFrames() }
    let (recording, findings) = try scene.recording.record(
      scene.applied(to: sceneCase, touch), isQuiet: work.quiet)
    try write(AnimatedPicture(recording), name: recording.name, findings: findings)
  }

  private func animateFrames() throws {
    let sequences = try FrameSequence.sequences(
      at: subjects.map { URL(fileURLWithPath: $0) },
      frameRate: Double(scene.recording.motion.fps ?? 60), limits: scene.recording.images.limits)
    guard sequences.count == 1 else {
      throw CommandError(
        "\(subjects[1]): is a sequence of its own; a picture shows one, so give one folder, animated "
          + "PNG file or list of images")
    }
    try checkThatFramesAreElsewhere(sequences[0])
    try write(AnimatedPicture(sequences[0]), name: sequences[0].name, findings: [])
  }

  private func write(_ picture: AnimatedPicture, name: String, findings: [Finding]) throws {
    let result = try work.withProgress { progress in
      try picture.write(
        to: URL(fileURLWithPath: output), options: look.options, jobs: work.jobs,
        progress: progress)
    }
    if !work.quiet {
      let rate = result.frameRate.map { " at \($0) fps" } ?? ""
      try StandardOutput.write(
        ("\(name): \(result.frameCount.counting("frame"))\(rate), "
          + "\(result.width)×\(result.height) pixels, \(AnimateCommand.text(result.duration)) s, "
          + "\(AnimateCommand.bytes(result.byteCount)) -> \(output)").printable)
    }
    try StandardError.end(with: findings + result.findings)
  }

  /// Seconds with at most two digits after the point.
  private static func text(_ seconds: Double) -> String {
    let hundredths = Int((seconds * 100).rounded())
    let digits = hundredths % 100
    if digits == 0 { return "\(hundredths / 100)" }
    return "\(hundredths / 100).\(digits < 10 ? "0" : "")\(digits % 10 == 0 ? digits / 10 : digits)"
  }

  /// A size of a file with a unit of a thousand bytes, as `--max-bytes` counts.
  private static func bytes(_ count: Int) -> String {
    if count < 1_000 { return "\(count) bytes" }
    let (unit, name) = count < 1_000_000 ? (1_000, "KB") : (1_000_000, "MB")
    // Never less than there is.
    let tenths = (count * 10 + unit - 1) / unit
    return "\(tenths / 10).\(tenths % 10) \(name)"
  }

  /// A frame that is replaced by the picture would be lost.
  private func checkThatFramesAreElsewhere(_ sequence: FrameSequence) throws {
    func resolved(_ path: String) -> String {
      URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    }
    let target = resolved(output)
    guard let source = (subjects + sequence.filePaths).first(where: { resolved($0) == target })
    else { return }
    throw CommandError(
      "--output \(output): is one of the frames, \(source), which would be replaced; choose another path"
    )
  }
}
