// SPDX-License-Identifier: MIT
internal import Foundation

/// The folders that goldens and failures are in: replaced as a whole, or left alone.
enum GoldenFolder {
  static let golden = OutputFiles([
    goldenFile, timelineFile, compressedTimelineFile, sheetFile, motionFile, textFile,
  ])

  /// The files of which a golden has one, by which its folder is recognized.
  static let mainFiles = [GoldenFile.fileName, GoldenText.fileName]

  static func holdsGoldens(_ folder: InputFolder) -> Bool {
    ((try? folder.names()) ?? []).contains { name in
      folder.kind(of: name) == S_IFDIR
        && mainFiles.contains { folder.folder(name).kind(of: $0) == S_IFREG }
    }
  }

  /// What a failure's folder holds: the recording as a golden, and how it differs from the one that was
  /// expected.
  static let failure = OutputFiles([
    goldenFile, timelineFile, sheetFile, motionFile, textFile,
    .text(GoldenFailure.fileName, marked: "filmstrip-failure"),
    .png(FailureComparison.expectedSheetName), .png(FailureComparison.actualSheetName),
    .png(FailureComparison.largeSheetName), .png("difference.png"), .png("blink.png"),
    .text(FailureComparison.fileName, containing: "filmstrip-comparison"),
    .text(FailureComparison.expectedTimelineName, marked: "filmstrip-timeline"),
  ])

  private static let goldenFile = OutputFile.text("golden.json", marked: "filmstrip-golden")
  private static let timelineFile = OutputFile.text("timeline.json", marked: "filmstrip-timeline")
  private static let compressedTimelineFile = OutputFile(GoldenFile.compressedTimelineName) {
    (try? $0.read(upToCount: GzipData.mark.count)) == GzipData.mark
  }
  private static let sheetFile = OutputFile.png("sheet.png")
  // What moved, for people to read, without a mark.
  private static let motionFile = OutputFile(MotionText.fileName) { _ in true }
  // A text of the user's bears no mark.
  private static let textFile = OutputFile(GoldenText.fileName) { _ in true }

  /// Replaces a folder by one with some files, which appears complete or not at all.
  ///
  /// - Returns: Whether anything was written: a folder that has these files already is left as it is.
  /// - Throws: ``FilmstripError`` if the folder holds anything else, or cannot be written.
  @discardableResult
  static func write(
    _ files: [(name: String, data: Data)], to folder: URL, knownFiles: OutputFiles
  ) throws(FilmstripError) -> Bool {
    try refuseLinks(to: folder)
    guard !holds(files, in: folder) else { return false }
    let output = try OutputFolder(
      replacing: folder.path, shownAs: folder.relativePath, knownFiles: knownFiles)
    do {
      for file in files { try output.write(file.data, to: file.name) }
      try output.commit()
    } catch {
      output.discard()
      throw error
    }
    return true
  }

  /// Removes a golden's or a failure's folder; one with other files in it is left alone.
  ///
  /// - Throws: ``FilmstripError`` if it holds other files, or the system refuses.
  static func remove(_ folder: URL, knownFiles: OutputFiles) throws(FilmstripError) {
    try refuseLinks(to: folder)
    let path = folder.relativePath
    let earlier = try EarlierOutput(in: folder.path, shownAs: path, knownFiles: knownFiles)
    do { try earlier?.remove() } catch { throw .outputUnwritable(path: path, error) }
  }

  /// Refuses a case's folder that is a link, or lies in a suite's folder that is one: what is written or removed
  /// there would be somewhere else.
  private static func refuseLinks(to folder: URL) throws(FilmstripError) {
    for place in [folder.deletingLastPathComponent(), folder] {
      var status = stat()
      if lstat(place.path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK {
        throw .outputThroughLink(path: place.relativePath)
      }
    }
  }

  private static func holds(_ files: [(name: String, data: Data)], in folder: URL) -> Bool {
    guard let names = try? FolderListing.names(in: folder.path),
      names == files.map(\.name).sorted()
    else { return false }
    return files.allSatisfy { file in
      (try? FileBytes.read(path: folder.appendingPathComponent(file.name).path)) == file.data
    }
  }
}
