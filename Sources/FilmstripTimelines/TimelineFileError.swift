// SPDX-License-Identifier: MIT
internal import FilmstripWording

/// Why a file could not be read as a timeline.
public enum TimelineFileError: Error, Equatable, CustomStringConvertible {
  /// The system could not read it; the reason is the system's.
  case unreadable(file: String, reason: String)
  /// It is not JSON, or is of another format.
  case notTimeline(file: String)
  /// It was written by a later Filmstrip.
  case newerVersion(file: String, version: Int)
  /// A value is missing or has another form; the reason says which.
  case damaged(file: String, reason: String)

  /// One line that names the file, what is wrong with it and what to do.
  public var description: String {
    let line =
      switch self {
      case .unreadable(let file, let reason):
        "\(file): cannot be read (\(reason)); check the path and its permissions"
      case .notTimeline(let file):
        "\(file): is not a timeline; give a timeline.json that Filmstrip wrote"
      case .newerVersion(let file, let version):
        "\(file): is a timeline of version \(version), and this Filmstrip reads up to "
          + "\(TimelineFile.currentVersion); use a newer one, or write the file again"
      case .damaged(let file, let reason): "\(file): is damaged (\(reason)); write it again"
      }
    return line.printable
  }
}
