// SPDX-License-Identifier: MIT
import ArgumentParser
import Filmstrip

enum SheetBackdrop: String, ExpressibleByArgument, CaseIterable {
  case light
  case dark
  case transparent

  var value: SheetOptions.Backdrop {
    switch self {
    case .light: .light
    case .dark: .dark
    case .transparent: .transparent
    }
  }
}

enum SheetList: String, ExpressibleByArgument, CaseIterable {
  case hash
  case array

  var value: SheetOptions.DataFormat { self == .array ? .array : .hash }
}

struct SheetLookOptions: ParsableArguments {
  @Option(
    parsing: .unconditional, help: ArgumentHelp("Cells in a row of the sheet.", valueName: "n"))
  var columns: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Width of a sheet's cell in pixels.", valueName: "px"))
  var cellWidth = 200

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "At most so many frames in the sheet, evenly spaced; else a dozen.", valueName: "n"))
  var cells: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Show every n-th frame in the sheet, not a dozen.", valueName: "n"))
  var every: Int?

  @Flag(
    name: [.customLong("all-frames"), .customLong("all")], help: "Show all frames in the sheet.")
  var allFrames = false

  @Option(
    help: ArgumentHelp("What lies behind the cells: light, dark or transparent.", valueName: "kind")
  )
  var backdrop = SheetBackdrop.light

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The longest side of a sheet in pixels; the rest goes into sheet-2.png and so on.",
      valueName: "px"))
  var maxSize = SheetOptions.standardMaximumSide

  @Option(
    name: .customLong("json"),
    help: ArgumentHelp(
      "How sheet.json lists the cells: hash, by name, or array, in order.", valueName: "form"))
  var dataFormat = SheetList.hash

  func validate() throws {
    let chosen = [("--every", every != nil), ("--all", allFrames), ("--cells", cells != nil)]
      .filter(\.1).map(\.0)
    if chosen.count > 1 {
      throw ValidationError(
        "\(chosen.joined(separator: " and ")) exclude each other; give one of them")
    }
    try OptionRange.check("--columns", columns, 1...1_000)
    try OptionRange.check("--cell-width", cellWidth, 8...4_096)
    try OptionRange.check("--cells", cells, 1...1_000_000)
    try OptionRange.check("--every", every, 1...1_000_000)
    try OptionRange.check("--max-size", maxSize, 64...65_535)
  }

  var options: SheetOptions {
    let selection: SheetOptions.Selection =
      allFrames
      ? .all : every.map { .every($0) } ?? .evenlySpaced(count: cells ?? 12)
    return SheetOptions(
      selection: selection, columns: columns, cellWidth: cellWidth, backdrop: backdrop.value,
      maximumSide: maxSize, dataFormat: dataFormat.value)
  }
}
