// SPDX-License-Identifier: MIT
public import Foundation

extension GoldenCandidate {
  /// Writes the recording as a golden, which appears complete or not at all; an earlier one there is
  /// replaced, and one that says the same is left as it is.
  ///
  /// - Parameter folder: The folder of one case.
  /// - Returns: Whether anything was written.
  /// - Throws: ``FilmstripError`` if the folder holds other files than a golden's, or cannot be written;
  ///   what drawing throws.
  @discardableResult
  public func write(to folder: URL) throws -> Bool {
    try GoldenFolder.write(try files(), to: folder, knownFiles: GoldenFolder.golden)
  }

  /// What is missing in the pictures: parts that could not be drawn.
  ///
  /// Draws the frames.
  public func missingDrawing() throws -> [Finding] { try draw().lost }

  func files() throws -> [(name: String, data: Data)] {
    let files = [("sheet.png", try sheet().data), (GoldenFile.timelineName, timelineText)]
    let parts = files.map { GoldenFile.Part(name: $0, data: $1) }
    return [(GoldenFile.fileName, Data(try file(with: parts).text.utf8))] + files
  }
}
