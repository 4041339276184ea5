// SPDX-License-Identifier: MIT
internal import FilmstripDiff

extension PreviewPage {
  /// A page of two recordings: side by side, or one over the other, with what a motion diff says.
  package init(expected: PreviewRecording, actual: PreviewRecording) {
    let diff = MotionDiff(expected: expected.file, actual: actual.file)
    self.init(
      recordings: [expected, actual], differences: diff.lines,
      pairs: diff.matching.pairs.map { ($0.expected, $0.actual) })
  }

  private init(recordings: [PreviewRecording], differences: [String], pairs: [(Int, Int)]) {
    self.recordings = recordings
    self.differences = differences
    self.pairs = pairs
  }
}
