// SPDX-License-Identifier: MIT
import ArgumentParser
import Filmstrip
import FilmstripScenes
import Foundation

/// What is written, and where.
struct RenderOutputOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The folder to write, replacing an earlier output as a whole; else output/TRANSITION.",
      valueName: "dir"))
  var output: String?

  @Option(
    help: ArgumentHelp(
      OutputFormats.commandLine.emitHelp,
      valueName: "kinds"))
  var emit = OutputFormats.commandLine.byDefault.names

  @OptionGroup var work: WorkOptions

  func validate() throws {
    try work.validate()
    if output == "" { throw ValidationError("--output: give the path of a folder") }
    let formats = OutputFormats.commandLine
    for name in emitNames where !formats.kinds.contains(OutputKind(rawValue: name)) {
      let unknown = FilmstripError.unknownOutput(name: name, known: formats.nameList)
      throw ValidationError("--emit \(unknown)")
    }
    if emitNames.isEmpty { throw ValidationError("--emit: name at least one output") }
  }

  private var emitNames: [String] {
    emit.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  var kinds: Set<OutputKind> {
    Set(OutputFormats.commandLine.kinds.filter { emitNames.contains($0.rawValue) })
  }

  func folder(for name: String) -> String { output ?? "output/\(name)" }
}
