// SPDX-License-Identifier: MIT
public import Foundation

extension FrameSequence {
  /// Opens what is at several paths: each folder and each animated PNG is a sequence of its own; all other
  /// image files are one together, in the given order, in the place of the first of them.
  ///
  /// - Parameters:
  ///   - urls: Files and folders.
  ///   - frameRate: Frames in a second, for those without times.
  ///   - limits: What image files may ask for.
  /// - Returns: The sequences in the order of the paths.
  /// - Throws: ``SequenceError``, `ImagingError` or `TimelineFileError`.
  /// - Precondition: there is at least one path.
  public static func sequences(
    at urls: [URL], frameRate: Double = standardFrameRate, limits: ImageLimits = .standard
  ) throws -> [FrameSequence] {
    var stills: [URL] = []
    var groups: [[URL]] = []
    var placeOfStills: Int?
    for url in urls {
      if try isAlone(url, limits) {
        groups.append([url])
      } else {
        if placeOfStills == nil {
          placeOfStills = groups.count
          groups.append([])
        }
        stills.append(url)
      }
    }
    if let placeOfStills { groups[placeOfStills] = stills }
    return try groups.enumerated().map { place, group in
      place == placeOfStills
        ? try FrameSequence(files: group, frameRate: frameRate, limits: limits)
        : try FrameSequence(contentsOf: group[0], frameRate: frameRate, limits: limits)
    }
  }

  /// Whether what is at a path is a sequence by itself.
  private static func isAlone(_ url: URL, _ limits: ImageLimits) throws -> Bool {
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: url.relativePath, isDirectory: &isFolder),
      isFolder.boolValue
    {
      return true
    }
    return try animation(at: url.relativePath, limits) != nil
  }
}
