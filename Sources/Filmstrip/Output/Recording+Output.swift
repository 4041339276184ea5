// SPDX-License-Identifier: MIT
public import Foundation

extension Recording {
  /// Writes the recording into a folder, which appears complete or not at all.
  ///
  /// An earlier output there is replaced; a folder with anything else in it is refused. On an error
  /// nothing is left behind and an earlier output stays as it was.
  ///
  /// - Throws: ``FilmstripError``, `ImagingError` or `TextLayoutError`.
  public func write(
    to folder: URL, emitting kinds: Set<OutputKind> = Set(OutputKind.allCases),
    options: OutputOptions = OutputOptions()
  ) throws {
    let output = try OutputFolder(replacing: folder.path, shownAs: folder.relativePath)
    do {
      try RecordingWriter(recording: self, kinds: kinds, options: options, output: output).write()
      try output.commit()
    } catch {
      output.discard()
      throw error
    }
  }
}
