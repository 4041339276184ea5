// SPDX-License-Identifier: MIT
public import Foundation

extension Recording {
  /// Writes the recording into a folder, which appears complete or not at all.
  ///
  /// An earlier output there is replaced; a folder with anything else in it is refused. On an error
  /// nothing is left behind and an earlier output stays as it was.
  ///
  /// Returns what was found while frames were drawn: parts of pictures that are missing, in the frames
  /// that lack them. They are among the findings of `timeline.json`, after those of the recording.
  ///
  /// - Throws: ``FilmstripError``, `ImagingError` or `TextLayoutError`.
  @discardableResult
  public func write(
    to folder: URL, emitting kinds: Set<OutputKind> = Set(OutputKind.allCases),
    options: OutputOptions = OutputOptions()
  ) throws -> [Finding] {
    let output = try OutputFolder(replacing: folder.path, shownAs: folder.relativePath)
    do {
      let lost = try RecordingWriter(
        recording: self, kinds: kinds, options: options, output: output
      ).write()
      try output.commit()
      return lost
    } catch {
      output.discard()
      throw error
    }
  }
}
