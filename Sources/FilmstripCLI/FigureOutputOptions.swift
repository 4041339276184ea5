// SPDX-License-Identifier: MIT
import ArgumentParser
import FilmstripFigures
import Foundation

struct FigureOutputOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Surroundings the figure is for, separated by commas: light, dark.", valueName: "list"))
  var appearance = "light,dark"

  @Option(help: ArgumentHelp("Formats, separated by commas: svg, png.", valueName: "list"))
  var format = "svg,png"

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Pixels in a point of PNG files: 1, 2, 3.", valueName: "list"))
  var scale = "1,2"

  @Option(
    help: ArgumentHelp(
      "What the files are called, without an extension; else TRANSITION-KIND.", valueName: "name"))
  var name: String?

  @Option(
    help: ArgumentHelp(
      "The folder the files go into, beside what is there; else output/figures.",
      valueName: "dir"))
  var output = "output/figures"

  @Flag(help: "Print what Markdown shows the figure with, in place of what was written.")
  var markdown = false

  @Flag(name: .shortAndLong, help: "Print nothing but errors and findings.")
  var quiet = false

  func validate() throws {
    _ = try formats
    _ = try appearances
    _ = try scales
    if output.isEmpty { throw ValidationError("--output: give the path of a folder") }
    if let name, !Figure.check(name: name) {
      throw ValidationError(
        "--name \(name): give a name without /, not hidden, of at most 200 bytes; "
          + "--output names the folder")
    }
  }

  var appearances: [FigureAppearance] {
    get throws { try FigureOutputOptions.items("--appearance", appearance) }
  }

  var formats: [FigureFormat] {
    get throws { try FigureOutputOptions.items("--format", format) }
  }

  var scales: [Int] {
    get throws {
      let texts = FigureOutputOptions.texts(scale)
      let scales = texts.compactMap { Int($0) }.filter { (1...3).contains($0) }
      guard !scales.isEmpty, scales.count == texts.count else {
        throw ValidationError("--scale \(scale): must be 1, 2 or 3, or several of them")
      }
      return Array(Set(scales)).sorted()
    }
  }

  private static func texts(_ list: String) -> [String] {
    list.split(separator: ",", omittingEmptySubsequences: false).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
  }

  private static func items<Item: CaseIterable & RawRepresentable<String> & Equatable>(
    _ option: String, _ list: String
  ) throws -> [Item] {
    let texts = texts(list)
    for text in texts where Item(rawValue: text) == nil {
      throw ValidationError(
        "\(option) \(text): must be " + Item.allCases.map(\.rawValue).joined(separator: " or "))
    }
    return Item.allCases.filter { texts.contains($0.rawValue) }
  }
}

struct FigureContentOptions: ParsableArguments {
  @Option(
    parsing: .unconditional, help: ArgumentHelp("Width of the figure in points.", valueName: "n"))
  var width = 720.0

  @Option(help: ArgumentHelp("In place of the transition's name.", valueName: "text"))
  var title: String?

  @Flag(help: "Leave title and caption out of the picture.")
  var plain = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How many frames a sheet, strip or comparison has.", valueName: "n"))
  var moments = 6

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "A frame by its time in seconds, in place of --moments; may be repeated. An exploded view "
        + "takes one.", valueName: "s"), transform: { try OptionRange.seconds($0) })
  var at: [Double] = []

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "A layer to follow or show, by its name or class and number; may be repeated.",
      valueName: "name"))
  var layer: [String] = []

  @Option(
    help: ArgumentHelp(
      "A property whose curve is shown, such as position.x; may be repeated.", valueName: "name"))
  var property: [String] = []

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How many layers or curves there are at most.", valueName: "n"))
  var limit: Int?

  func validate() throws {
    guard FigureOptions.widths.contains(width) else {
      throw ValidationError("--width \(width): must be from 240 to 4096")
    }
    try OptionRange.check("--moments", moments, FigureOptions.momentCounts)
    try OptionRange.check("--limit", limit, FigureOptions.limits)
    guard at.count <= FigureOptions.momentCounts.upperBound else {
      throw ValidationError("--at: there are \(at.count); give at most 24")
    }
    for time in at where !(time >= 0 && time <= 86_400) {
      throw ValidationError("--at \(time): must be from 0 to 86400 seconds")
    }
  }

  var options: FigureOptions {
    FigureOptions(
      width: width, title: title, isLabelled: !plain, momentCount: moments, moments: at,
      layers: layer, properties: property, limit: limit)
  }
}

/// What the screen is and how the transition moves; as in ``SceneOptions``, but for names that figures have for
/// something else.
struct FigureSceneOptions: ParsableArguments {
  @OptionGroup var screens: ScreenshotOptions
  @OptionGroup var recording: RecordingOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Pixels in a point of the screen, for screenshots of no known device's size.", valueName: "n")
  )
  var screenScale: Double?

  @Option(
    help: ArgumentHelp(
      "The appearance set on the device, light or dark: what bars and sheets look like.",
      valueName: "style"))
  var style: Appearance?

  func validate() throws {
    try recording.validate(scale: screenScale, option: "--screen-scale")
  }
}
