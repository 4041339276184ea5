// SPDX-License-Identifier: MIT
public import Foundation

/// A recording that was approved: a folder with `golden.json`, `motion.txt`, and the timeline and pictures as its form
/// has them (``GoldenForm``).
///
/// Only `golden.json` is read at first; the others when they are asked for.
public struct Golden: Sendable {
  /// The golden's folder.
  public var folder: URL { input.url }
  /// By what the recording is recognized.
  public let file: GoldenFile
  let input: InputFolder
  /// Where pictures come from if it has none.
  var expectedPictures: ExpectedPictures?
  /// The pictures that came from there.
  var pictures: PictureSheet?
  /// Why a comparison has no pictures; nil where it has some, or needs none.
  var missingPictures: String?

  /// The golden in a folder; nil where there is no such folder.
  ///
  /// Links in the folder are followed: tools that build lay goldens out by them.
  ///
  /// - Parameter folder: The folder of one case.
  /// - Throws: ``GoldenError`` if the folder has no golden that can be read.
  public init?(contentsOf folder: URL) throws(GoldenError) {
    try self.init(in: InputFolder(folder))
  }

  /// The golden in a folder that may come from another machine; nil where there is no such folder.
  package init?(in folder: InputFolder) throws(GoldenError) {
    var status = stat()
    guard stat(folder.url.path, &status) == 0 || errno != ENOENT else { return nil }
    input = folder
    if folder.kind(of: GoldenFile.fileName) == nil, folder.kind(of: GoldenText.fileName) != nil {
      throw .otherKind(folder: folder.url.relativePath, isText: true)
    }
    file = try GoldenFile(
      data: try Golden.bytes(of: GoldenFile.fileName, in: folder),
      path: Golden.path(of: GoldenFile.fileName, in: folder))
  }

  /// Where frames are in ``sheet()``; without cells where there are no pictures.
  var layout: GoldenFile.Sheet { pictures?.layout ?? file.sheet }

  /// The text of `timeline.json`.
  ///
  /// - Throws: ``GoldenError``.
  func timelineText() throws(GoldenError) -> Data {
    try Golden.bytes(of: file.form.timelineName, in: input)
  }

  /// What moved.
  ///
  /// - Throws: ``GoldenError``.
  public func timeline() throws(GoldenError) -> TimelineFile {
    try Golden.timeline(named: file.form.timelineName, in: input)
  }

  static func timeline(named name: String, in folder: InputFolder) throws(GoldenError)
    -> TimelineFile
  {
    let path = Golden.path(of: name, in: folder)
    let data = try bytes(of: name, in: folder)
    do { return try TimelineFile(data: data, shownAs: path) } catch {
      switch error as? TimelineFileError {
      case .newerVersion(_, let version)?: throw .newerVersion(file: path, version: version)
      case .damaged(_, let reason)?: throw .damaged(file: path, reason: reason)
      default: throw .damaged(file: path, reason: "it is not a timeline")
      }
    }
  }

  /// What it looked like.
  ///
  /// - Throws: ``GoldenError``.
  public func sheet() throws(GoldenError) -> Bitmap {
    if let pictures { return pictures.bitmap }
    let path = Golden.path(of: "sheet.png", in: input)
    let data = try Golden.bytes(of: "sheet.png", in: input)
    let sheet: Bitmap
    do { sheet = try PNGReader.decode(data, name: path).bitmap } catch {
      throw .damaged(file: path, reason: Golden.reason(error))
    }
    let cells = file.sheet
    guard
      cells.cells.allSatisfy({
        $0.x + cells.width <= sheet.width && $0.y + cells.height <= sheet.height
      })
    else {
      throw .damaged(
        file: path,
        reason: "its \(sheet.width)×\(sheet.height) pixels do not hold the cells of golden.json")
    }
    return sheet
  }

  /// Whether the golden is complete: each of its files is there, and is the one that was written with `golden.json`.
  ///
  /// A golden of version 1 does not say what they were; there the sheet is decoded, and the timeline is read by who
  /// compares it.
  ///
  /// - Throws: ``GoldenError`` that names the first file that is not.
  package func checkParts() throws(GoldenError) {
    guard file.version > 1 else {
      _ = try sheet()
      return
    }
    for name in file.form.requiredNames
    where !file.parts.contains(where: { $0.name == name }) {
      throw .damaged(
        file: Golden.path(of: GoldenFile.fileName, in: input), reason: "it does not list \(name)")
    }
    for part in file.parts {
      let found = GoldenFile.Part(name: part.name, data: try Golden.bytes(of: part.name, in: input))
      guard found == part else {
        throw .damaged(
          file: Golden.path(of: part.name, in: input),
          reason: found.byteCount == part.byteCount
            ? "its bytes are not those that golden.json lists"
            : "it has \(found.byteCount) bytes, and golden.json lists \(part.byteCount)")
      }
    }
  }

  /// The bytes of one of a golden's files, which neither Git LFS nor a merge has replaced; of a compressed one those
  /// that it was made of.
  static func bytes(of name: String, in folder: InputFolder) throws(GoldenError) -> Data {
    let path = path(of: name, in: folder)
    let data: Data
    do { data = try folder.data(of: name) } catch {
      if case .unreadable(_, let reason) = error {
        switch reason {
        case SystemError(ENOENT).reason: throw .missing(file: path)
        case SystemError(ELOOP).reason: throw .link(file: path)
        default: throw .unreadable(file: path, reason: reason)
        }
      }
      if case .empty = error { throw .empty(file: path) }
      throw .unreadable(file: path, reason: reason(error))
    }
    guard !data.isEmpty else { throw .empty(file: path) }
    if ImageKind.isLFSPointer(data) { throw .lfsPointer(file: path) }
    if name.hasSuffix(".gz") {
      let limit = ImageLimits.standard.byteCount
      guard let text = GzipData.decompress(data, maximumByteCount: limit) else {
        throw .damaged(file: path, reason: "it is not a whole gzip file")
      }
      return text
    }
    if !name.hasSuffix(".png"), data.hasConflictMarks { throw .mergeConflict(file: path) }
    return data
  }

  private static func path(of name: String, in folder: InputFolder) -> String {
    folder.url.relativePath + "/" + name
  }

  /// An error of an image without the file's name, which the caller gives.
  private static func reason(_ error: ImagingError) -> String {
    switch error {
    case .damagedPNG(_, let reason), .unreadable(_, let reason): reason
    case .notPNG(_, let kind): "it is not a PNG file\(kind.map { ", it looks like \($0)" } ?? "")"
    case .directory: "it is a folder"
    case .tooManyBytes, .tooLarge, .tooMuchBesidePixels: "it is too large"
    default: "it is not a picture"
    }
  }
}

extension Data {
  /// Whether Git has marked both sides of a merge in a text.
  fileprivate var hasConflictMarks: Bool {
    // Neither JSON nor the text of a view has a line that starts so.
    starts(with: Data("<<<<<<<".utf8)) || range(of: Data("\n<<<<<<<".utf8)) != nil
      || range(of: Data("\n>>>>>>>".utf8)) != nil
  }
}
