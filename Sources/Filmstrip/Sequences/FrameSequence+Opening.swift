// SPDX-License-Identifier: MIT
public import Foundation

extension FrameSequence {
  /// The frame rate of images without times, in frames per second.
  public static let standardFrameRate = 60.0

  /// Opens what is at a path.
  ///
  /// - A folder that Filmstrip wrote: its frames, or else its animation, with the times and events of
  ///   `timeline.json`, or else the times that `sheet.json` implies.
  /// - An animated PNG file, with its delays.
  /// - Any other folder: its PNG and JPEG files in the order in which people number them, `2.png` before
  ///   `10.png`, hidden ones left out.
  /// - A PNG or JPEG file: one frame.
  ///
  /// Frames without times follow each other at `frameRate`. What asks for more than the limits is refused
  /// before it is provided.
  ///
  /// - Parameters:
  ///   - url: A file or a folder.
  ///   - frameRate: Frames in a second, for those without times.
  ///   - limits: What image files may ask for.
  /// - Throws: ``SequenceError``, `ImagingError` or `TimelineFileError`.
  public init(
    contentsOf url: URL, frameRate: Double = standardFrameRate, limits: ImageLimits = .standard
  ) throws {
    let path = url.relativePath
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
      isFolder.boolValue
    else {
      try self.init(files: [url], frameRate: frameRate, limits: limits)
      return
    }
    self = try SequenceFolder(path: path, name: url.standardizedFileURL.lastPathComponent)
      .open(frameRate: frameRate, limits: limits)
  }

  /// Opens image files in the given order, or one animated PNG file.
  ///
  /// The sequence is called as the folder of its first file, or as the file where it is the only one.
  ///
  /// - Parameters:
  ///   - files: PNG and JPEG files, or one animated PNG.
  ///   - frameRate: Frames in a second, for those without times.
  ///   - limits: What image files may ask for.
  /// - Throws: ``SequenceError`` or `ImagingError`.
  /// - Precondition: there is at least one file.
  public init(
    files: [URL], frameRate: Double = standardFrameRate, limits: ImageLimits = .standard
  ) throws {
    let file = files[0].standardizedFileURL
    let name =
      files.count == 1
      ? file.deletingPathExtension().lastPathComponent
      : file.deletingLastPathComponent().lastPathComponent
    try self.init(
      paths: files.map(\.relativePath), name: name,
      clock: SequenceClock(count: files.count, frameRate: frameRate), limits: limits)
  }

  init(paths: [String], name: String, clock: SequenceClock, limits: ImageLimits) throws {
    if paths.count == 1, let animation = try FrameSequence.animation(at: paths[0], limits) {
      self.init(animation, name: name, clock: SequenceClock(animation.delays), limits: limits)
      return
    }
    let size = try ImageFileReader.size(ofFile: paths[0], limits: limits)
    for path in paths.dropFirst() {
      let other = try ImageFileReader.size(ofFile: path, limits: limits)
      guard other == size else {
        throw SequenceError.differentSize(
          file: path, width: other.width, height: other.height, first: paths[0],
          size: "\(size.width)×\(size.height)")
      }
    }
    self.init(name: name, size: size, clock: clock, source: .files(paths), limits: limits)
  }

  init(_ animation: AnimatedPNG, name: String, clock: SequenceClock, limits: ImageLimits) {
    self.init(
      name: name, size: (animation.width, animation.height), clock: clock,
      source: .animation(animation, SharedPlayer(animation)), limits: limits)
  }

  /// The animation in a file; nil for a still image of any format.
  static func animation(
    at path: String, _ limits: ImageLimits
  ) throws(ImagingError) -> AnimatedPNG? {
    do { return try AnimatedPNG(path: path, limits: limits) } catch .notPNG { return nil }
  }
}
