// SPDX-License-Identifier: MIT
internal import Foundation

/// A folder with frames in it: an output of Filmstrip, or any with images.
struct SequenceFolder {
  let path: String
  /// What the sequence is called where nothing in the folder says so.
  let name: String

  func open(frameRate: Double, limits: ImageLimits) throws -> FrameSequence {
    let entries = try SequenceFolder.names(in: path)
    let frames = try frameFiles(among: entries)
    let animation =
      frames.isEmpty && entries.contains("animation.png")
      ? try AnimatedPNG(path: path + "/animation.png", limits: limits) : nil
    guard frames.isEmpty && animation == nil else {
      return try open(frames, animation, entries: entries, frameRate: frameRate, limits: limits)
    }
    guard !entries.contains("timeline.json") else {
      throw SequenceError.outputWithoutFrames(path: path)
    }
    let images = SequenceFolder.images(in: entries)
    guard !images.isEmpty else { throw SequenceError.noFrames(path: path) }
    return try FrameSequence(
      paths: images.map { path + "/" + $0 }, name: name,
      clock: SequenceClock(count: images.count, frameRate: frameRate), limits: limits)
  }

  /// Opens an output of Filmstrip.
  private func open(
    _ frames: [String], _ animation: AnimatedPNG?, entries: [String], frameRate: Double,
    limits: ImageLimits
  ) throws -> FrameSequence {
    let count = animation.map(\.delays.count) ?? frames.count
    var clock =
      animation.map { SequenceClock($0.delays) }
      ?? SequenceClock(count: count, frameRate: frameRate)
    var name = name
    if entries.contains("timeline.json") {
      let file = path + "/timeline.json"
      let timeline = try TimelineFile(
        data: try FileBytes.read(path: file, limits: limits), shownAs: file)
      guard timeline.times.count == count else {
        throw SequenceError.differentCount(
          path: path, frames: count, times: "timeline.json", count: timeline.times.count)
      }
      clock = SequenceClock(timeline)
      name = timeline.name
    } else if animation == nil, entries.contains("sheet.json") {
      let data = try FileBytes.read(path: path + "/sheet.json", limits: limits)
      clock = SequenceClock(sheet: data, count: count) ?? clock
    }
    if let animation { return FrameSequence(animation, name: name, clock: clock, limits: limits) }
    return try FrameSequence(
      paths: frames.map { path + "/" + $0 }, name: name, clock: clock, limits: limits)
  }

  /// The numbered files in `frames`, relative to the folder; none where there is no such folder.
  private func frameFiles(among entries: [String]) throws -> [String] {
    var isFolder: ObjCBool = false
    guard entries.contains("frames"),
      FileManager.default.fileExists(atPath: path + "/frames", isDirectory: &isFolder),
      isFolder.boolValue
    else { return [] }
    return SequenceFolder.images(in: try SequenceFolder.names(in: path + "/frames"))
      .map { "frames/" + $0 }
  }

  /// The names of PNG and JPEG files, in the order in which people number them; hidden ones are left out.
  static func images(in names: [String]) -> [String] {
    names.filter { name in
      !name.hasPrefix(".")
        && ["png", "jpg", "jpeg"].contains(URL(fileURLWithPath: name).pathExtension.lowercased())
    }
    .sorted(by: NaturalOrder.precedes)
  }

  private static func names(in folder: String) throws -> [String] {
    do { return try FolderListing.names(in: folder) } catch {
      throw SequenceError.unreadableFolder(path: folder, reason: error.reason)
    }
  }
}
