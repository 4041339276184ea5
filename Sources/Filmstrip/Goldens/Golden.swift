// SPDX-License-Identifier: MIT
public import Foundation
public import Imaging
public import Timelines

/// A recording that was approved: a folder with `golden.json`, `timeline.json` and `sheet.png`.
///
/// Only `golden.json` is read at first; the others when they are asked for.
public struct Golden: Sendable {
  /// The golden's folder.
  public let folder: URL
  /// By what the recording is recognized.
  public let file: GoldenFile

  /// The golden in a folder; nil where there is no such folder.
  ///
  /// - Parameter folder: The folder of one case.
  /// - Throws: ``GoldenError`` if the folder has no golden that can be read.
  public init?(contentsOf folder: URL) throws(GoldenError) {
    var status = stat()
    guard stat(folder.path, &status) == 0 || errno != ENOENT else { return nil }
    self.folder = folder
    let path = Golden.path(of: "golden.json", in: folder)
    if access(folder.appendingPathComponent("golden.json").path, F_OK) != 0,
      access(folder.appendingPathComponent(GoldenText.fileName).path, F_OK) == 0
    {
      throw .otherKind(folder: folder.relativePath, isText: true)
    }
    file = try GoldenFile(
      data: try Golden.bytes(of: "golden.json", in: folder), path: path)
  }

  /// The text of `timeline.json`.
  ///
  /// - Throws: ``GoldenError``.
  func timelineText() throws(GoldenError) -> Data {
    try Golden.bytes(of: "timeline.json", in: folder)
  }

  /// What moved.
  ///
  /// - Throws: ``GoldenError``.
  public func timeline() throws(GoldenError) -> TimelineFile {
    try Golden.timeline(named: "timeline.json", in: folder)
  }

  /// What moved, as a file in a golden's or a failure's folder says.
  static func timeline(named name: String, in folder: URL) throws(GoldenError) -> TimelineFile {
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
    let path = Golden.path(of: "sheet.png", in: folder)
    let data = try Golden.bytes(of: "sheet.png", in: folder)
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

  /// The bytes of one of a golden's files, which neither Git LFS nor a merge has replaced.
  static func bytes(of name: String, in folder: URL) throws(GoldenError) -> Data {
    let path = path(of: name, in: folder)
    let data: Data
    do { data = try FileBytes.read(path: folder.appendingPathComponent(name).path) } catch {
      if case .unreadable(_, let reason) = error {
        let isMissing = reason == String(cString: strerror(ENOENT))
        throw isMissing ? .missing(file: path) : .unreadable(file: path, reason: reason)
      }
      if case .empty = error { throw .empty(file: path) }
      throw .unreadable(file: path, reason: reason(error))
    }
    guard !data.isEmpty else { throw .empty(file: path) }
    if ImageKind.isLFSPointer(data) { throw .lfsPointer(file: path) }
    if !name.hasSuffix(".png"), data.hasConflictMarks { throw .mergeConflict(file: path) }
    return data
  }

  private static func path(of name: String, in folder: URL) -> String {
    folder.relativePath + "/" + name
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
