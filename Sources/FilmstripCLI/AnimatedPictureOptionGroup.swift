// SPDX-License-Identifier: MIT
import ArgumentParser
import FilmstripMovies

/// A frame of a device around the screen.
enum PictureBezel: String, ExpressibleByArgument, CaseIterable {
  case light
  case dark

  var value: AnimatedPictureOptions.Bezel { self == .dark ? .dark : .light }
}

struct AnimatedPictureOptionGroup: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Width of the picture in pixels, or full for the frames' own; else 400, and for MP4 the frames' own.",
      valueName: "px"), transform: { try OptionRange.pictureWidth($0) })
  var width: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Frames to show of a second of the transition, a divisor of those there are; else as many as "
        + "the format shows evenly, which is 30 of 60 in a GIF.", valueName: "n"))
  var rate: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How fast it plays: 0.5 takes twice the time.", valueName: "factor"))
  var speed = 1.0

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Seconds for which the last frame stays longer.", valueName: "s"),
    transform: { try OptionRange.seconds($0) })
  var hold = 1.0

  @Flag(help: "Play backwards after playing forwards.")
  var backAndForth = false

  @Option(
    help: ArgumentHelp("A frame of a device around the screen: light or dark.", valueName: "style"))
  var bezel: PictureBezel?

  @Flag(help: "Have the screen, or the device, cast a shadow.")
  var shadow = false

  @Option(
    help: ArgumentHelp(
      "What lies behind the screen: light, dark, transparent or a colour such as #e8f0ff.",
      valueName: "kind"))
  var backdrop = PictureBackdrop(value: .light)

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How often it plays; 0 for without end.", valueName: "n"))
  var loops = 0

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "What is kept, from 1 to 100; else 255 colours in a GIF, every pixel as it is in a WebP.",
      valueName: "n"))
  var quality: Int?

  @Option(
    help: ArgumentHelp(
      "The most bytes the file may have, such as 5MB: the largest width and rate that fit are found.",
      valueName: "size"))
  var maxBytes: FileSize?

  func validate() throws {
    try OptionRange.checkPictureWidth("--width", width)
    try OptionRange.check("--rate", rate, 1...1_000)
    try OptionRange.check("--loops", loops, 0...65_535)
    try OptionRange.check("--quality", quality, 1...100)
    if !(speed >= 0.01 && speed <= 10) {
      throw ValidationError("--speed \(speed): must be from 0.01 to 10")
    }
    if !(hold >= 0 && hold <= 60) {
      throw ValidationError("--hold \(hold): must be from 0 to 60")
    }
  }

  var options: AnimatedPictureOptions {
    AnimatedPictureOptions(
      width: width, frameRate: rate, speed: speed, hold: hold, playsBackAndForth: backAndForth,
      bezel: bezel?.value, hasShadow: shadow, backdrop: backdrop.value, playCount: loops,
      quality: quality, byteLimit: maxBytes?.byteCount)
  }
}

struct PictureBackdrop: ExpressibleByArgument {
  let value: AnimatedPictureOptions.Backdrop

  init(value: AnimatedPictureOptions.Backdrop) { self.value = value }

  /// A name, or a colour of three or six hexadecimal digits, with or without `#`.
  init?(argument: String) {
    switch argument.lowercased() {
    case "light": value = .light
    case "dark": value = .dark
    case "transparent": value = .transparent
    default:
      let digits = argument.hasPrefix("#") ? String(argument.dropFirst()) : argument
      guard digits.allSatisfy(\.isHexDigit), digits.allSatisfy(\.isASCII) else { return nil }
      let six = digits.count == 3 ? digits.map { "\($0)\($0)" }.joined() : digits
      guard six.count == 6, let color = UInt32(six, radix: 16) else { return nil }
      value = .color(color)
    }
  }

  var defaultValueDescription: String { "light" }
}

/// A number of bytes, as an option: `5MB`, `500 KB`, `2MiB` or `1000000`.
struct FileSize: ExpressibleByArgument {
  let byteCount: Int

  /// Units of a thousand bytes, or of 1,024 with an `i` in them, in capitals or not.
  init?(argument: String) {
    let text = argument.lowercased().filter { $0 != " " }
    let number = text.prefix { $0.isNumber || $0 == "." }
    let factors: [String: Double] = [
      "": 1, "b": 1, "kb": 1e3, "k": 1e3, "mb": 1e6, "m": 1e6, "gb": 1e9, "g": 1e9,
      "kib": 1_024, "mib": 1_048_576, "gib": 1_073_741_824,
    ]
    guard let value = Double(String(number)),
      let factor = factors[String(text.dropFirst(number.count))],
      value * factor >= 1, value * factor < 1e15
    else { return nil }
    byteCount = Int(value * factor)
  }
}
