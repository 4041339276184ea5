// SPDX-License-Identifier: MIT
public import Foundation

extension Recording {
  /// Writes the recording into a folder, which appears complete or not at all.
  ///
  /// An earlier output there is replaced; a folder with anything else in it is refused. On an error
  /// nothing is left behind and an earlier output stays as it was.
  ///
  /// - Parameters:
  ///   - folder: Where the files are to be.
  ///   - kinds: What is written.
  ///   - options: What the sheet looks like, how many threads draw, and what reports the progress.
  /// - Returns: What was found while frames were drawn: parts of pictures that are missing, in the
  ///   frames that lack them. They are among the findings of `timeline.json`, after those of the
  ///   recording.
  /// - Throws: ``FilmstripError``, `ImagingError` or `TextLayoutError`.
  @discardableResult
  public func write(
    to folder: URL, emitting kinds: Set<OutputKind> = Set(OutputKind.defaultCases),
    options: OutputOptions = OutputOptions()
  ) throws -> [Finding] {
    try write(to: folder, emitting: kinds, options: options, formats: .standard)
  }

  /// The same with other formats than those of the command line: an earlier output of any of them is
  /// replaced.
  @discardableResult
  package func write(
    to folder: URL, emitting kinds: Set<OutputKind>, options: OutputOptions = OutputOptions(),
    formats: OutputFormats
  ) throws -> [Finding] {
    let chosen = try formats.formats(of: kinds)
    let output = try OutputFolder(
      replacing: folder.path, shownAs: folder.relativePath,
      knownFiles: OutputFiles.known.adding(formats.all + chosen))
    do {
      let job = OutputJob(recording: self, options: options, folder: output)
      try RecordingWriter(job: job, formats: chosen).write()
      try output.commit()
      return job.lost
    } catch {
      output.discard()
      throw error
    }
  }
}
