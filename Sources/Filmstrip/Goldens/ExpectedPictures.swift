// SPDX-License-Identifier: MIT
public import Foundation
internal import FilmstripImaging

/// Where the pictures of goldens that are text come from: an earlier run's, or a recording of what is expected.
///
/// Pictures are taken only if each of their frames has the pixels that the golden's digests name.
public struct ExpectedPictures: Sendable {
  /// Where they come from, as messages name it.
  let source: String
  /// The golden with the pictures of a case, by the name of the folder of its suite's goldens; nil where there is none.
  let golden: @Sendable (_ suiteFolder: String, _ name: GoldenName) throws -> Golden?

  /// Those of a folder of goldens that have pictures, with a folder for each suite.
  ///
  /// - Parameter folder: The folder, in which no link is followed: it may come from another machine.
  public init(in folder: URL) {
    self.init(from: folder.relativePath) { suite, name in
      try Golden(in: InputFolder(foreign: folder).folder("\(suite)/\(name)"))
    }
  }

  /// Those that a function finds or makes; it may be called on any thread, and more than once for a case.
  package init(
    from source: String,
    golden: @escaping @Sendable (_ suiteFolder: String, _ name: GoldenName) throws -> Golden?
  ) {
    (self.source, self.golden) = (source, golden)
  }

  /// The folder that `FILMSTRIP_EXPECTED_PICTURES` names; nil without it.
  ///
  /// - Parameter environment: The variables of a process.
  public init?(environment: [String: String]) {
    guard let path = environment["FILMSTRIP_EXPECTED_PICTURES"], !path.isEmpty else { return nil }
    self.init(in: URL(fileURLWithPath: path, isDirectory: true))
  }
}

extension Golden {
  /// The golden and its pictures, where they are to be had; a golden that has them is returned as it is.
  ///
  /// - Throws: What the source of the pictures throws, and ``GoldenError`` if what it has is damaged.
  func withPictures() throws -> Golden {
    guard file.form == .text, pictures == nil else { return self }
    var golden = self
    guard let expectedPictures else {
      golden.missingPictures = "give --expected-pictures DIR, or FILMSTRIP_EXPECTED_PICTURES"
      return golden
    }
    let source = expectedPictures.source
    guard
      let found = try expectedPictures.golden(
        folder.deletingLastPathComponent().lastPathComponent, GoldenName(folder.lastPathComponent))
    else {
      golden.missingPictures = "\(source) has none of this case"
      return golden
    }
    guard found.file.form == .pictures,
      found.file.frames.map(\.pixels) == file.frames.map(\.pixels)
    else {
      golden.missingPictures =
        "those in \(source) are of another recording, or were drawn otherwise"
      return golden
    }
    // A tolerance counts in cells: in smaller ones than were asked for, it would allow more.
    guard (found.file.sheet.width, found.file.sheet.height) == (file.sheet.width, file.sheet.height)
    else {
      golden.missingPictures = "those in \(source) have another size"
      return golden
    }
    try found.checkParts()
    golden.pictures = PictureSheet(layout: found.file.sheet, bitmap: try found.sheet())
    return golden
  }
}

/// Pictures of frames side by side, and where each of them is.
struct PictureSheet: Sendable {
  let layout: GoldenFile.Sheet
  let bitmap: Bitmap
}
