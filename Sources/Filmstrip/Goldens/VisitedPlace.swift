// SPDX-License-Identifier: MIT
internal import Foundation
internal import FilmstripWording

/// What a list of visited cases names: a suite's folder and its file, in places where they may be.
struct VisitedPlace {
  /// The folder with the suites' folders.
  let root: URL
  let suite: String
  let file: URL
  let cases: [String]

  /// Finds the places of a list.
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - current: Where relative paths start, and below which all has to be.
  ///   - reference: A folder that goldens may be below as well.
  /// - Throws: ``VisitedPlaceError`` for a list that names a place elsewhere, or a folder that is not there.
  init(
    of list: VisitedCases, relativeTo current: URL, reference: URL?
  ) throws(VisitedPlaceError) {
    guard let folder = VisitedPlace.url(list.folder, isDirectory: true, relativeTo: current),
      VisitedPlace.isBelow(folder, current)
        || reference.map({ VisitedPlace.isBelow(folder, $0) }) == true
    else { throw .foreignGoldens(folder: list.folder) }
    guard let file = VisitedPlace.url(list.file, isDirectory: false, relativeTo: current),
      VisitedPlace.isBelow(file, current)
    else { throw .foreignTests(file: list.file) }
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isDirectory),
      isDirectory.boolValue
    else { throw .missing(folder: list.folder) }
    root = folder.deletingLastPathComponent()
    suite = folder.lastPathComponent
    self.file = file
    cases = list.cases
  }

  /// A path as it is meant; nil for one that leads upwards, or nowhere.
  private static func url(_ path: String, isDirectory: Bool, relativeTo current: URL) -> URL? {
    let parts = path.split(separator: "/").filter { $0 != "." }
    guard !parts.isEmpty, !parts.contains(".."), !path.utf8.contains(0) else { return nil }
    return URL(
      fileURLWithPath: (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/"),
      isDirectory: isDirectory, relativeTo: current)
  }

  /// Whether a place is inside of a folder, also where links lead elsewhere.
  private static func isBelow(_ url: URL, _ folder: URL) -> Bool {
    guard let start = resolved(folder.path) else { return false }
    // What is not there is no link; the folders above it may be.
    var (place, isThere) = (url, true)
    var path = resolved(place.path)
    while path == nil, place.path != "/" {
      place = place.deletingLastPathComponent()
      path = resolved(place.path)
      isThere = false
    }
    guard let path else { return false }
    return path == start ? !isThere : path.hasPrefix(start.hasSuffix("/") ? start : start + "/")
  }

  /// A path without links; nil where there is nothing.
  private static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}

package enum VisitedPlaceError: Error, Equatable, CustomStringConvertible {
  case foreignGoldens(folder: String)
  case foreignTests(file: String)
  case missing(folder: String)

  package var description: String {
    let line =
      switch self {
      case .foreignGoldens(let folder):
        "\(folder): a list of visited cases has its goldens there, which is not below this folder; run in "
          + "the folder that the tests were run in, or name the folder of goldens with --reference DIR"
      case .foreignTests(let file):
        "\(file): a list of visited cases has its tests there, which is not below this folder; run in the "
          + "folder of the package that the tests are in"
      case .missing(let folder):
        "\(folder): a list of visited cases has its goldens there, and there is no such folder; run in the "
          + "folder that the tests were run in, or run all tests again"
      }
    return line.printable
  }
}
