// SPDX-License-Identifier: MIT
import ArgumentParser
import Filmstrip
import FilmstripApps
import Foundation
import FilmstripWording

/// `filmstrip init`: a first scene file for screenshots, or a package for an app's transitions.
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Writes a first scene file for screenshots, or a package for an app's transitions.",
    discussion: """
      For a folder with Swift sources, such as an app's project, a package beside it is written: with a module of the \
      files that each transition needs, and a program that shows it between stand-in screens. It needs a Swift \
      toolchain. Nothing is written into the app's folder, and what you change in the package stays.

      filmstrip init MyApp

      For a folder of screenshots a file of scenes is written. Screenshots of one size belong together; each leads to the next one, by name. The file has \
      comments that say what else it can hold, and is meant to be edited.

      filmstrip init screens

      Exit status: 0 all is written, 2 wrong usage, no screenshots and no transition, no toolchain for sources, or \
      a file that is there already or cannot be written.
      """)

  @Argument(
    help: ArgumentHelp(
      "The folder of the screenshots, or of the app's sources.", valueName: "folder"))
  var folder = "."

  @Option(
    name: .customLong("output"),
    help: ArgumentHelp(
      "The file to write, else scenes.yaml; or the folder of the package, else FOLDERTransitions.",
      valueName: "path"))
  var givenOutput: String?

  private var output: String { givenOutput ?? "scenes.yaml" }

  func validate() throws {
    if folder.isEmpty { throw ValidationError("'': give the path of a folder") }
    guard holdsSources || output.hasSuffix(".yaml") || output.hasSuffix(".yml") else {
      throw ValidationError("--output \(output): give a file that ends in .yaml")
    }
  }

  /// Whether the folder is that of sources: of two kinds of files in it, screenshots count.
  private var holdsSources: Bool {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let hasPictures = names.contains { name in
      [".png", ".jpg", ".jpeg"].contains { name.lowercased().hasSuffix($0) }
    }
    guard
      !hasPictures || givenOutput.map({ !$0.hasSuffix(".yaml") && !$0.hasSuffix(".yml") }) ?? false
    else { return false }
    guard let files = FileManager.default.enumerator(atPath: folder) else { return false }
    return files.contains { ($0 as? String)?.hasSuffix(".swift") ?? false }
  }

  func run() throws {
    if holdsSources { return try writePackage() }
    // Before work is done for nothing; that no other program makes it meanwhile is seen to below.
    guard access(output, F_OK) != 0 else { throw isThere }
    let file = try FirstSceneFile(screenshotsIn: folder, pathInFile: pathInFile)
    for line in file.unreadable { StandardError.say("\(line); it is left out") }
    try write(Data(file.text.utf8))
    try StandardOutput.write(
      "\(output): \(file.sceneCount.counting("scene")) of "
        + "\(file.screenshotCount) screenshots".printable)
  }

  private func writePackage() throws {
    let package = try AppPackage(
      ofAppIn: folder, output: givenOutput, program: RunningProgram.path
    ) { StandardError.say("\($0)") }
    for line in package.lines { try StandardOutput.write(line.printable) }
  }

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
