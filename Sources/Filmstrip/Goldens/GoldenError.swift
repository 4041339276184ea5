// SPDX-License-Identifier: MIT
internal import FilmstripWording

/// Why a golden could not be read.
public enum GoldenError: Error, Equatable, CustomStringConvertible {
  /// There is nothing at the path of a file that a golden has.
  case missing(file: String)
  /// The system could not read a file or a folder; the reason is the system's.
  case unreadable(file: String, reason: String)
  /// A file has no bytes.
  case empty(file: String)
  /// Git LFS has left its pointer in place of the file.
  case lfsPointer(file: String)
  /// Git has left both sides of a merge in the file.
  case mergeConflict(file: String)
  /// A file breaks off or contradicts itself; the reason says how.
  case damaged(file: String, reason: String)
  /// A file was written by a later Filmstrip.
  case newerVersion(file: String, version: Int)
  /// A golden is of another kind than what is compared with it: of a picture or of a text.
  case otherKind(folder: String, isText: Bool)
  /// A file that may come from another machine is reached through a link.
  case link(file: String)
  /// A failure was written by an earlier Filmstrip.
  case earlierFailure(file: String, version: Int)
  /// A failure names a suite or a case that cannot be a folder's name.
  case unsafeName(file: String, name: String)
  /// Two cases of a run have the same golden.
  case duplicateCase(name: String, folder: String)
  /// Two cases of a run have goldens whose names differ in case alone.
  case sameNameButForCase(name: String, other: String)
  /// An ignore names what neither the recording nor its golden has.
  case uselessIgnore(place: String, problem: String)

  /// One line that names the file, what is wrong with it and what to do.
  public var description: String {
    let line =
      switch self {
      case .missing(let file):
        "\(file): is missing; restore it from version control, or remove the folder and record again"
      case .unreadable(let file, let reason):
        "\(file): cannot be read (\(reason)); check the path and its permissions"
      case .empty(let file):
        "\(file): is empty (0 bytes); restore it from version control, or remove the golden's folder "
          + "and record again"
      case .lfsPointer(let file):
        "\(file): is a Git LFS pointer instead of the file; run 'git lfs pull'"
      case .mergeConflict(let file):
        "\(file): has merge-conflict marks; take one side of the merge ('git checkout --ours' or "
          + "'--theirs'), or remove the golden's folder and record again"
      case .damaged(let file, let reason):
        "\(file): is damaged (\(reason)); restore it from version control, or remove the golden's "
          + "folder and record again"
      case .newerVersion(let file, let version):
        "\(file): is a golden of version \(version), and this Filmstrip reads up to "
          + "\(GoldenFile.currentVersion); use a newer one, or remove the golden's folder and record "
          + "again"
      case .link(let file):
        "\(file): is or lies behind a link, which is not followed in what another machine may have made; "
          + "give the folder itself"
      case .earlierFailure(let file, let version):
        "\(file): was written by an earlier Filmstrip (version \(version) of the format); run the tests again"
      case .unsafeName(let file, let name):
        "\(file): names '\(name)', which is no name of a golden's folder; run the tests again"
      case .duplicateCase(let name, let folder):
        "\(name): another case of this run has the golden \(folder), too; give each a name of its own "
          + "with 'named:', and pass on 'testName' from functions that several tests call"
      case .otherKind(let folder, let isText):
        "\(folder): is the golden of a \(isText ? "text" : "picture"), which is compared with a "
          + "\(isText ? "picture" : "text"); remove the folder and record again"
      case .uselessIgnore(let place, let problem):
        (place.isEmpty ? "" : "\(place): ") + "'ignore': \(problem)"
      case .sameNameButForCase(let name, let other):
        "\(name): differs from \(other) in uppercase and lowercase letters alone, which some file "
          + "systems take for the same; give one of them another name"
      }
    return line.printable
  }
}
