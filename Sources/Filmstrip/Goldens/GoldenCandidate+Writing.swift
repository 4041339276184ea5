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
    let form = options.form ?? GoldenForm(of: folder) ?? .pictures
    return try GoldenFolder.write(try files(form), to: folder, knownFiles: GoldenFolder.golden)
  }

  /// What is missing in the pictures: parts that could not be drawn.
  ///
  /// Draws the frames.
  public func missingDrawing() throws -> [Finding] { try draw().lost }

  /// The files of a golden of a form.
  func files(_ form: GoldenForm) throws -> [(name: String, data: Data)] {
    let motion = (MotionText.fileName, Data(MotionText(timeline).text.utf8))
    guard form == .pictures else {
      let (width, height) = cellSize
      let empty = GoldenFile.Sheet(width: width, height: height, cells: [])
      return try file(with: [], sheet: empty).files(timeline: timelineText, motion: motion.1)
    }
    let files = [motion, ("sheet.png", try sheet().data), (GoldenFile.timelineName, timelineText)]
    let parts = files.map { GoldenFile.Part(name: $0, data: $1) }
    let golden = try file(with: parts, sheet: try sheet().sheet.layout)
    return [(GoldenFile.fileName, Data(golden.text.utf8))] + files
  }
}

extension GoldenFile {
  /// The files of a golden that is text and says the same.
  func files(timeline: Data, motion: Data) -> [(name: String, data: Data)] {
    let text = GoldenFile(
      name: name, screen: screen, frameRate: frameRate, duration: duration, tolerance: tolerance,
      environment: environment, sheet: Sheet(width: sheet.width, height: sheet.height, cells: []),
      parts: [
        Part(name: MotionText.fileName, data: motion),
        Part(name: GoldenFile.compressedTimelineName, data: timeline),
      ], frames: frames)
    return [
      (GoldenFile.fileName, Data(text.text.utf8)), (MotionText.fileName, motion),
      (GoldenFile.compressedTimelineName, GzipData.compress(timeline)),
    ]
  }
}
