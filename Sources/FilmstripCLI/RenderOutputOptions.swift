// SPDX-License-Identifier: MIT
import ArgumentParser
import Filmstrip
import Foundation

struct RenderOutputOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The folder to write, replacing an earlier output as a whole; else output/TRANSITION, or "
        + "output/SUITE for scene files.",
      valueName: "dir"))
  var output: String?

  @Option(
    help: ArgumentHelp(
      OutputFormats.commandLine.emitHelp + " Else what a scene file says, or "
        + OutputFormats.commandLine.byDefault.nameList + ".",
      valueName: "kinds"))
  var emit: [String] = []

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Width of moving pictures in pixels, or full for the frames' own; else 400, and for mp4 the frames' own.",
      valueName: "px"), transform: { try OptionRange.pictureWidth($0) })
  var animationWidth: Int?

  @OptionGroup var work: WorkOptions

  func validate() throws {
    try work.validate()
    try OptionRange.checkPictureWidth("--animation-width", animationWidth)
    if output == "" { throw ValidationError("--output: give the path of a folder") }
    let formats = OutputFormats.commandLine
    for name in emitNames where !formats.kinds.contains(OutputKind(rawValue: name)) {
      let unknown = FilmstripError.unknownOutput(name: name, known: formats.nameList)
      throw ValidationError("--emit \(unknown)")
    }
    if !emit.isEmpty, emitNames.isEmpty {
      throw ValidationError("--emit: name at least one output")
    }
  }

  private var emitNames: [String] {
    emit.flatMap { $0.split(separator: ",") }.map { $0.trimmingCharacters(in: .whitespaces) }
  }

  /// What is written; nil where nothing is given.
  var kinds: [OutputKind]? {
    emit.isEmpty ? nil : OutputFormats.commandLine.kinds.filter { emitNames.contains($0.rawValue) }
  }
}
