// SPDX-License-Identifier: MIT
import ArgumentParser
import Filmstrip
import Foundation

/// What is written, where, and how the sheet is laid out.
struct RenderOutputOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The folder to write, replacing an earlier output as a whole; else output/TRANSITION.",
      valueName: "dir"))
  var output: String?

  @Option(
    help: ArgumentHelp(
      OutputFormats.standard.emitHelp,
      valueName: "kinds"))
  var emit = OutputFormats.standard.byDefault.names

  @Option(
    parsing: .unconditional, help: ArgumentHelp("Cells in a row of the sheet.", valueName: "n"))
  var columns: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Width of a sheet's cell in pixels.", valueName: "px"))
  var cellWidth = 200

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Show every n-th frame in the sheet, not a dozen.", valueName: "n"))
  var every: Int?

  @Flag(help: "Show all frames in the sheet.")
  var allFrames = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Frames drawn at the same time; else as many as there are processors.", valueName: "n"))
  var jobs = ProcessInfo.processInfo.activeProcessorCount

  @Flag(name: .shortAndLong, help: "Print nothing but errors and findings.")
  var quiet = false

  func validate() throws {
    if every != nil && allFrames {
      throw ValidationError("--every and --all-frames exclude each other; give one of them")
    }
    try check("--columns", columns, 1...1_000)
    try check("--cell-width", cellWidth, 8...4_096)
    try check("--every", every, 1...1_000_000)
    try check("--jobs", jobs, 1...256)
    if output == "" { throw ValidationError("--output: give the path of a folder") }
    let formats = OutputFormats.standard
    for name in emitNames where !formats.kinds.contains(OutputKind(rawValue: name)) {
      let unknown = FilmstripError.unknownOutput(name: name, known: formats.nameList)
      throw ValidationError("--emit \(unknown)")
    }
    if emitNames.isEmpty { throw ValidationError("--emit: name at least one output") }
  }

  private func check(_ name: String, _ value: Int?, _ range: ClosedRange<Int>) throws {
    guard let value, !range.contains(value) else { return }
    throw ValidationError(
      "\(name) \(value): must be from \(range.lowerBound) to \(range.upperBound)")
  }

  private var emitNames: [String] {
    emit.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  var kinds: Set<OutputKind> { Set(emitNames.map { OutputKind(rawValue: $0) }) }

  var sheetOptions: SheetOptions {
    let selection: SheetOptions.Selection =
      allFrames ? .all : every.map { .every($0) } ?? .evenlySpaced(count: 12)
    return SheetOptions(selection: selection, columns: columns, cellWidth: cellWidth)
  }

  func folder(for name: String) -> String { output ?? "output/\(name)" }
}
