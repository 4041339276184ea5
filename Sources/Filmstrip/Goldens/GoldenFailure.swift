// SPDX-License-Identifier: MIT
internal import Diff
public import Foundation
internal import Imaging
internal import Wording

/// A recording that did not match its golden: a folder with the recording as a golden, pictures of the
/// difference, and `failure.json`.
///
/// ``accept(relativeTo:)`` makes the recording the golden.
public struct GoldenFailure: Sendable {
  /// What `failure.json` says.
  public struct Description: Sendable, Equatable, Codable {
    /// Always `filmstrip-failure`.
    public private(set) var format = "filmstrip-failure"
    /// The version of the format.
    public private(set) var version = 1
    /// The suite that the case belongs to.
    public let suite: String
    /// The case.
    public let name: String
    /// The golden's folder, relative to the folder that the run was started in where it is inside of it.
    public let golden: String
    /// What differs.
    public let message: [String]

    func data() throws -> Data {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return try encoder.encode(self) + Data("\n".utf8)
    }
  }

  static let fileName = "failure.json"

  /// The failure's folder.
  public let folder: URL
  /// What failed.
  public let description: Description

  /// The failure in a folder.
  ///
  /// - Parameter folder: The folder of one failure.
  /// - Throws: ``GoldenError`` if there is none, or it cannot be read.
  public init(contentsOf folder: URL) throws(GoldenError) {
    let path = folder.relativePath + "/" + GoldenFailure.fileName
    let data = try Golden.bytes(of: GoldenFailure.fileName, in: folder)
    guard let description = try? JSONDecoder().decode(Description.self, from: data),
      description.format == "filmstrip-failure"
    else { throw .damaged(file: path, reason: "it describes no failure") }
    guard description.version == 1 else {
      throw .newerVersion(file: path, version: description.version)
    }
    self.folder = folder
    self.description = description
  }

  /// The failures in a folder and in those inside of it, by path.
  ///
  /// - Parameter folder: A folder of failures.
  /// - Returns: Their folders.
  public static func all(in folder: URL) -> [URL] {
    let names = ((try? FolderListing.names(in: folder.path)) ?? []).filter { !$0.hasPrefix(".") }
    if names.contains(GoldenFailure.fileName) { return [folder] }
    return names.flatMap { name -> [URL] in
      let inner = folder.appendingPathComponent(name, isDirectory: true)
      var status = stat()
      guard lstat(inner.path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return [] }
      return all(in: inner)
    }
  }

  /// The folder of the golden; relative paths start at a folder.
  ///
  /// - Parameter folder: Where relative paths start.
  /// - Returns: The folder, which need not be there.
  public func golden(relativeTo folder: URL) -> URL {
    URL(fileURLWithPath: description.golden, isDirectory: true, relativeTo: folder)
  }

  /// Makes the recording the golden and removes the failure.
  ///
  /// - Parameter current: Where relative paths start.
  /// - Returns: Whether the golden changed.
  /// - Throws: ``GoldenError`` if the recording is damaged, ``FilmstripError`` if the golden's folder has
  ///   other files in it or cannot be written.
  @discardableResult
  public func accept(relativeTo current: URL) throws -> Bool {
    let files = try acceptedFiles().map { name in
      (name: name, data: try FileBytes.read(path: folder.appendingPathComponent(name).path))
    }
    let isChanged = try GoldenFolder.write(
      files, to: golden(relativeTo: current), knownFiles: GoldenFolder.golden)
    try remove()
    return isChanged
  }

  /// The files that make a golden, each of which can be read again.
  private func acceptedFiles() throws -> [String] {
    let text = folder.appendingPathComponent(GoldenText.fileName)
    if FileManager.default.fileExists(atPath: text.path) {
      _ = try GoldenText.read(folder)
      return [GoldenText.fileName]
    }
    guard let actual = try Golden(contentsOf: folder) else {
      throw GoldenError.missing(file: folder.relativePath)
    }
    _ = try actual.timeline()
    _ = try actual.sheet()
    return ["golden.json", "timeline.json", "sheet.png"]
  }

  /// Removes the failure's folder.
  public func remove() throws {
    try GoldenFolder.remove(folder, knownFiles: GoldenFolder.failure)
  }
}

extension GoldenCandidate {
  /// Writes the recording, and how it differs from a golden, into a failure's folder.
  ///
  /// `golden` is nil where the failure is that there is none.
  func writeFailure(
    _ description: GoldenFailure.Description, golden: Golden?, to folder: URL
  ) throws {
    var files = try self.files()
    files.append((GoldenFailure.fileName, try description.data()))
    // A golden that cannot be seen does not keep its failure from being written.
    if let golden, let expected = try? golden.sheet() {
      let comparison = PixelComparison(
        expected: expected, actual: try actualSheet(besides: golden).bitmap)
      files.append(
        (FailureComparison.expectedSheetName, PNGFile.data(of: expected, as: .rgb)))
      // A timeline that cannot be read makes no difference to the pictures.
      files += (try? FailureComparison.files(self, golden, expected: expected)) ?? []
      if !comparison.diff().isMatch {
        if let picture = comparison.sideBySidePicture() {
          files.append(("difference.png", PNGFile.data(of: picture, as: .rgb)))
        }
        if let blink = comparison.blinkingPicture() { files.append(("blink.png", blink)) }
      }
    }
    try GoldenFolder.write(files, to: folder, knownFiles: GoldenFolder.failure)
  }
}

extension GoldenCandidate {
  /// The sheet of the frames that are nearest in time to those of a golden's sheet, cell by cell; what each cell
  /// shows is below it.
  private func actualSheet(besides golden: Golden) throws -> GoldenSheet {
    let pairing = pairing(with: golden)
    let drawn = Dictionary(try draw(besides: golden).pictures.map { ($0.frame, $0) }) { one, _ in
      one
    }
    let cells = golden.file.sheet.cells.compactMap { drawn[pairing.nearest(toExpected: $0.frame)] }
    return cells.count == golden.file.sheet.cells.count && !cells.isEmpty
      ? try GoldenSheet(cells) : try sheet().sheet
  }
}

extension PixelComparison {
  /// The bytes of the blinking picture; nil where it cannot be made.
  fileprivate func blinkingPicture() -> Data? {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("filmstrip-blink-\(UUID().uuidString).png").path
    defer { unlink(path) }
    guard (try? writeBlinkingPicture(path: path)) != nil else { return nil }
    return try? FileBytes.read(path: path)
  }
}
