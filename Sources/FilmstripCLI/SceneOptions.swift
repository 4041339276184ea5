// SPDX-License-Identifier: MIT
import ArgumentParser
import Filmstrip
import FilmstripScenes
import FilmstripWording
import Foundation

enum Appearance: String, ExpressibleByArgument, CaseIterable {
  case light
  case dark
}

struct SceneOptions: ParsableArguments {
  @OptionGroup var recording: RecordingOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Pixels in a point, for screenshots of no known device's size.", valueName: "n"))
  var scale: Double?

  @Option(
    help: ArgumentHelp(
      "The appearance set on the device, light or dark: what bars and sheets look like.",
      valueName: "style"))
  var appearance: Appearance?

  func validate() throws { try recording.validate(scale: scale, option: "--scale") }

  /// A case with what the options say in place of what its file says.
  func applied(to sceneCase: SceneCase, _ touch: GestureOptions) throws -> SceneCase {
    try recording.applied(to: sceneCase, scale: scale, appearance: appearance, touch: touch)
  }
}

struct RecordingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The device, such as iphone-15, which 'filmstrip list --devices' names; else the one whose screenshots have this "
        + "size.",
      valueName: "name"))
  var device: String?

  @Flag(
    help: """
      Draw a status bar and a home indicator over the screens: for screenshots without bars of \
      their own, which would show twice.
      """)
  var chrome = false

  @OptionGroup var images: ImageLimitOptions
  @OptionGroup var motion: MotionOptions

  func validate(scale: Double?, option: String) throws {
    try RecordingOptions.check(device: device, scale: scale, option: option)
    try images.validate()
    try motion.validate()
  }

  /// Refuses a device that is not there, a scale out of range, and both together.
  static func check(device: String?, scale: Double?, option: String) throws {
    if device != nil && scale != nil {
      throw ValidationError("--device and \(option) say the same thing twice; give one of them")
    }
    if let device, SceneDevice.named(device) == nil {
      throw ValidationError(
        "--device \(device): no such device; "
          + (device.nearest(in: Device.all.flatMap { [$0.identifier, $0.name] })
            .map { "did you mean '\($0)'?" } ?? "'filmstrip list --devices' names them"))
    }
    if let scale, !(scale >= 0.5 && scale <= 10) {
      throw ValidationError("\(option) \(scale): must be from 0.5 to 10")
    }
  }

  /// A case with what the options say in place of what its file says.
  func applied(
    to sceneCase: SceneCase, scale: Double?, appearance: Appearance?, touch: GestureOptions
  ) throws -> SceneCase {
    var (scene, variant) = (sceneCase.scene, sceneCase.variant)
    func check(_ option: String, _ isGiven: Bool, _ varied: Int) throws {
      guard isGiven, varied > 0 else { return }
      throw CommandError(
        "\(option): \(sceneCase.place): the variants of \(scene.name) have values of their own for it; "
          + "leave it out, or choose other cases with --filter")
    }
    try check("--device", device != nil, scene.variants.devices.count)
    try check("--scale", scale != nil, scene.variants.devices.count)
    try check("--appearance", appearance != nil, scene.variants.appearances.count)
    try check("--fps", motion.fps != nil, scene.variants.rates.count)
    if device != nil || scale != nil {
      (variant.device, scene.scale) = (device.flatMap { SceneDevice.identifier(of: $0) }, scale)
    }
    if let appearance { variant.appearance = appearance == .dark ? .dark : .light }
    if let fps = motion.fps { variant.rate = fps }
    if chrome { scene.showsChrome = true }
    scene.values.merge(try motion.values(of: scene.transition)) { $1 }
    if let touch = try touch.touch() { scene.touch = touch }
    return SceneCase(scene: scene, variant: variant, file: sceneCase.file)
  }

  @MainActor
  func record(
    _ sceneCase: SceneCase, recordsLayout: Bool = false, isQuiet: Bool
  ) throws -> (recording: Recording, findings: [Finding]) {
    let recorder = recorder(isQuiet: isQuiet)
    recorder.recordsLayout = recordsLayout
    let recording = try recorder.record(sceneCase)
    return (recording, recording.findings + recorder.findings(of: recording, of: sceneCase))
  }

  /// Records cases, and says what a person should know about their screenshots.
  @MainActor
  func recorder(isQuiet: Bool) -> SceneRecorder {
    SceneRecorder(limits: images.limits) { if !isQuiet { StandardError.say("\($0)") } }
  }
}
