// SPDX-License-Identifier: MIT
import ArgumentParser
import Filmstrip
import FilmstripDiff
import Foundation

/// `filmstrip tree`: the layers of one frame of a recording.
struct TreeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tree",
    abstract: "Prints the tree of layers in one frame of an output or a golden.",
    discussion: """
      A line for each layer, back to front: its name and class, its frame in the window, and what is not as \
      in a new layer: opacity, transforms, corners, shadows, clipping, being hidden.

      filmstrip tree output/shadow-push --frame 12

      Exit status: 0 printed, 2 wrong usage, a frame that is not there, or a file that cannot be read.
      """)

  @Argument(
    help: ArgumentHelp(
      "A folder with a timeline.json, as 'filmstrip render' writes it, that file, or a golden.",
      valueName: "output"))
  var output: String

  @Option(
    parsing: .unconditional, help: ArgumentHelp("The frame's number, from 0.", valueName: "n"))
  var frame: Int

  @Flag(help: "Print JSON instead of text: docs/tree.schema.json.")
  var json = false

  func validate() throws {
    if output.isEmpty { throw ValidationError("'': give the path of an output") }
  }

  func run() throws {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: output, isDirectory: &isFolder)
    let path =
      exists && isFolder.boolValue
      ? output + (output.hasSuffix("/") ? "" : "/") + "timeline.json" : output
    let file: TimelineFile
    // A golden that is text has its timeline compressed.
    if isFolder.boolValue, !FileManager.default.fileExists(atPath: path),
      let golden = try Golden(contentsOf: URL(fileURLWithPath: output))
    {
      file = try golden.timeline()
    } else {
      file = try TimelineFile(contentsOf: URL(fileURLWithPath: path))
    }
    guard let tree = FrameTree(file, frame: frame) else {
      let count = file.timeline.frames.count
      throw CommandError(
        "--frame \(frame): \(path): "
          + (count == 0 ? "has no frames; record it again" : "has the frames 0 to \(count - 1)"))
    }
    guard !json else { return try StandardOutput.write(tree.json) }
    for line in tree.lines { try StandardOutput.write(line) }
  }
}
