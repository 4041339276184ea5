// SPDX-License-Identifier: MIT

/// One kind of files that a recording can be written as.
///
/// What people read about it, which files of an earlier output may be replaced, and how it is written
/// follow from this value: a new format is one file beside these and a line in
/// ``OutputFormats/standard``.
package protocol OutputFormat: Sendable {
  /// What `--emit` and ``OutputKind`` call it.
  var kind: OutputKind { get }
  /// What the files hold, without a full stop: for README's table.
  var summary: String { get }
  /// The files it writes, and how they are distinguished from files of other programs.
  var files: [OutputFile] { get }
  /// Whether it is written unless others are asked for; so it is by default.
  var isDefault: Bool { get }
  /// Begins to write a recording: what cannot be done is found out here, before frames are drawn.
  func makeWriter(for job: OutputJob) throws -> any OutputWriter
}

extension OutputFormat {
  package var isDefault: Bool { true }
}

/// One format's part in writing one recording.
///
/// A format that is made of display lists, of events or of the timeline takes those from its
/// ``OutputJob``; one that is made of pixels is a ``FrameWriter``, too.
package protocol OutputWriter {
  /// Writes what is left to be written; called once, after all frames.
  func finish() throws
}

/// A writer that takes frames as pictures; each is drawn once for all of them.
package protocol FrameWriter: OutputWriter {
  associatedtype Part: Sendable

  /// The frames it takes, by their numbers in the recording.
  var frames: [Int] { get }
  /// The size to which it will ask frames to be scaled; nil for none, which it is by default.
  var scaledSize: ScaledSize? { get }
  /// Makes what it needs of a frame, on the thread that has drawn it: frames come in any order, and
  /// several at the same time.
  var prepare: @Sendable (DrawnFrame) throws -> Part { get }
  /// Takes what was made of a frame, in ascending order.
  func take(_ part: Part, ofFrame index: Int) throws
}

extension FrameWriter {
  package var scaledSize: ScaledSize? { nil }
}

package final class OutputJob {
  package private(set) var recording: Recording
  package let options: OutputOptions
  package let folder: OutputFolder
  /// What was found while frames were drawn; among the recording's findings, too.
  package private(set) var lost: [Finding] = []
  private var madeTimeline: TimelineFile?

  init(recording: Recording, options: OutputOptions, folder: OutputFolder) {
    self.recording = recording
    self.options = options
    self.folder = folder
  }

  /// What moved; made once for all formats.
  package var timeline: TimelineFile {
    let timeline = madeTimeline ?? TimelineFile(recording)
    madeTimeline = timeline
    return timeline
  }

  /// Takes in what was found while pictures were made.
  package func add(_ findings: [Finding]) {
    guard !findings.isEmpty else { return }
    lost += findings
    recording = recording.adding(findings)
    madeTimeline = nil
  }
}
