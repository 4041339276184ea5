// SPDX-License-Identifier: MIT
import Filmstrip
import Foundation

/// What `filmstrip diff` finds at a path: pictures, what moved, or both.
struct ComparedItem {
  let path: String
  /// What moved; nil where there is no `timeline.json`.
  let timeline: TimelineFile?
  /// The pictures: frames, or a sheet or an image as one; nil where there is nothing but a timeline.
  let frames: FrameSequence?
  /// By what a golden's recording is recognized; nil where it is no golden.
  let golden: GoldenFile?

  /// Looks at a folder of Filmstrip, a golden, a folder of images, an image, an animated PNG or a
  /// `timeline.json`.
  init(path: String, limits: ImageLimits) throws {
    self.path = path
    let url = URL(fileURLWithPath: path)
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    guard exists, isFolder.boolValue else {
      let isTimeline = exists && url.pathExtension.lowercased() == "json"
      golden = nil
      timeline = isTimeline ? try TimelineFile(contentsOf: url) : nil
      frames = isTimeline ? nil : try FrameSequence(contentsOf: url, limits: limits)
      return
    }
    func holds(_ name: String) -> Bool {
      FileManager.default.fileExists(atPath: url.appendingPathComponent(name).path)
    }
    if holds("golden.json"), let found = try Golden(contentsOf: url) {
      try found.checkParts()
      golden = found.file
      timeline = try found.timeline()
      frames =
        found.file.form == .text
        ? nil
        : try FrameSequence(
          contentsOf: ComparedItem.file("sheet.png", in: path), limits: limits)
      return
    }
    golden = nil
    timeline =
      holds("timeline.json")
      ? try TimelineFile(contentsOf: ComparedItem.file("timeline.json", in: path)) : nil
    do { frames = try FrameSequence(contentsOf: url, limits: limits) } catch SequenceError
      .outputWithoutFrames
    {
      // Written without frames and animation: the sheet shows some, if it was written.
      frames =
        holds("sheet.png")
        ? try FrameSequence(
          contentsOf: ComparedItem.file("sheet.png", in: path), limits: limits) : nil
    }
  }

  /// A file in a folder, called by the path that was given.
  private static func file(_ name: String, in folder: String) -> URL {
    URL(fileURLWithPath: folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)")
  }
}
