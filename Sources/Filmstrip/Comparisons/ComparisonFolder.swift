// SPDX-License-Identifier: MIT
package import Foundation

/// The folder of a comparison: it appears complete or not at all, and replaces an earlier one as a whole.
package struct ComparisonFolder: Sendable {
  package enum File: String, CaseIterable, Sendable {
    /// What differs, in words.
    case report = "report.txt"
    case difference = "difference.png"
    /// An animation that blinks between the expected and the actual picture.
    case blink = "blink.png"
  }

  package static let reportHead = "filmstrip diff"

  private static let knownFiles = OutputFiles([
    .text(File.report.rawValue, marked: reportHead), .png(File.difference.rawValue),
    .png(File.blink.rawValue),
  ])

  private let output: OutputFolder

  /// Writes the folder at a path; `body` writes the files, and nothing is left where it throws.
  ///
  /// - Throws: ``FilmstripError``, and what `body` throws.
  package static func write(
    to folder: URL, _ body: (ComparisonFolder) throws -> Void
  ) throws {
    let output = try OutputFolder(
      replacing: folder.path, shownAs: folder.relativePath, knownFiles: knownFiles)
    do {
      try body(ComparisonFolder(output: output))
      try output.commit()
    } catch {
      output.discard()
      throw error
    }
  }

  package func write(report lines: [String]) throws {
    let text = ([ComparisonFolder.reportHead, ""] + lines).joined(separator: "\n") + "\n"
    try output.write(Data(text.utf8), to: File.report.rawValue)
  }

  /// Writes an opaque picture, compressed as quickly as may be: it is looked at once.
  package func write(_ picture: Bitmap, to file: File) throws {
    try output.write(PNGFile.data(of: picture, as: .rgb, compression: .fastest), to: file.rawValue)
  }

  /// Where a file is being written, for those who write it themselves.
  package func path(of file: File) -> String { output.path(of: file.rawValue) }
}
