// SPDX-License-Identifier: MIT
import ArgumentParser
import Filmstrip
import Foundation
import FilmstripScenes
import FilmstripWording

/// `filmstrip init`: a first scene file.
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Writes a first scene file for the screenshots in a folder.",
    discussion: """
      Screenshots of one size belong together; each leads to the next one, by name. The file has \
      comments that say what else it can hold, and is meant to be edited.

      filmstrip init screens

      Exit status: 0 the file is written, 2 wrong usage, no screenshots, or a file that is there \
      already or cannot be written.
      """)

  @Argument(help: ArgumentHelp("The folder of the screenshots.", valueName: "folder"))
  var folder = "."

  @Option(help: ArgumentHelp("The file to write; else scenes.yaml.", valueName: "file"))
  var output = "scenes.yaml"

  func validate() throws {
    if folder.isEmpty { throw ValidationError("'': give the path of a folder") }
    guard output.hasSuffix(".yaml") || output.hasSuffix(".yml") else {
      throw ValidationError("--output \(output): give a file that ends in .yaml")
    }
  }

  func run() throws {
    // Before work is done for nothing; that no other program makes it meanwhile is seen to below.
    guard access(output, F_OK) != 0 else { throw isThere }
    let file: FirstSceneFile
    do {
      file = try FirstSceneFile(screenshotsIn: folder, pathInFile: pathInFile)
    } catch {
      throw CommandError(lines: error.lines)
    }
    for line in file.unreadable { StandardError.write("filmstrip: \(line); it is left out") }
    try write(Data(file.text.utf8))
    try StandardOutput.write(
      "\(output): \(file.sceneCount) \(file.sceneCount == 1 ? "scene" : "scenes") of "
        + "\(file.screenshotCount) screenshots".printable)
  }

  /// What leads from the file to the screenshots; empty for the same folder.
  private var pathInFile: String {
    let screens = URL(fileURLWithPath: folder, isDirectory: true).standardizedFileURL
      .resolvingSymlinksInPath().pathComponents
    let home = URL(fileURLWithPath: output).standardizedFileURL.deletingLastPathComponent()
      .resolvingSymlinksInPath().pathComponents
    let common = zip(screens, home).prefix { $0 == $1 }.count
    let steps =
      [String](repeating: "..", count: home.count - common) + screens.dropFirst(common)
    return steps.map { $0 + "/" }.joined()
  }

  private var isThere: CommandError {
    CommandError("\(output): is there already; remove it, or name another file with --output")
  }

  /// Writes a file that is complete when it appears, and replaces none.
  private func write(_ data: Data) throws {
    let hidden = URL(fileURLWithPath: output).deletingLastPathComponent()
      .appendingPathComponent(".filmstrip-\(UUID().uuidString)").path
    defer { unlink(hidden) }
    func unwritable() -> CommandError {
      let reason = String(cString: strerror(errno))
      return CommandError(
        "\(output): cannot be written (\(reason)); name another file with --output")
    }
    guard FileManager.default.createFile(atPath: hidden, contents: data) else { throw unwritable() }
    if link(hidden, output) == 0 { return }
    if errno == EEXIST { throw isThere }
    // A file system without hard links.
    guard access(output, F_OK) != 0, rename(hidden, output) == 0 else { throw unwritable() }
  }
}
