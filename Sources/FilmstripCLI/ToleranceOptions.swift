// SPDX-License-Identifier: MIT
import ArgumentParser
import FilmstripDiff

struct ToleranceOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "By how much a channel may differ, in 1/255, premultiplied by alpha.", valueName: "n"))
  var maxChannelDifference: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How many pixels may differ by more, in each frame.", valueName: "n"))
  var maxPixels: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The same as a share of all pixels, 0 to 1.", valueName: "share"))
  var maxPixelShare: Double?

  @Flag(help: "Pixels that are anti-aliasing may differ.")
  var ignoreAntialiasing = false

  @Option(
    help: ArgumentHelp(
      "Why pixels may differ, for who reads the result; needed with each of these.",
      valueName: "text"))
  var reason: String?

  /// Nil where the comparison is exact.
  var tolerance: PixelTolerance? {
    guard let reason, isGiven else { return nil }
    return PixelTolerance(
      reason: reason, channelDifference: maxChannelDifference ?? 0,
      pixels: maxPixelShare.map { .share($0) } ?? .count(maxPixels ?? 0),
      ignoresAntialiasing: ignoreAntialiasing)
  }

  private var isGiven: Bool {
    maxChannelDifference != nil || maxPixels != nil || maxPixelShare != nil || ignoreAntialiasing
  }

  func validate() throws {
    if let difference = maxChannelDifference, !(0...255).contains(difference) {
      throw ValidationError("--max-channel-difference \(difference): must be from 0 to 255")
    }
    if let pixels = maxPixels, pixels < 0 {
      throw ValidationError("--max-pixels \(pixels): must be 0 or more")
    }
    if let share = maxPixelShare, !(0...1).contains(share) {
      throw ValidationError("--max-pixel-share \(share): must be from 0 to 1")
    }
    if maxPixels != nil && maxPixelShare != nil {
      throw ValidationError(
        "--max-pixels and --max-pixel-share exclude each other; give one of them")
    }
    if let reason, reason.allSatisfy(\.isWhitespace) {
      throw ValidationError("--reason: say in some words why pixels may differ")
    }
    if isGiven && reason == nil {
      throw ValidationError("--reason: a tolerance needs one; say why pixels may differ")
    }
    if !isGiven && reason != nil {
      throw ValidationError(
        "--reason: there is no tolerance; give it with --max-channel-difference or another one")
    }
  }
}
