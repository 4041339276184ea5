// SPDX-License-Identifier: MIT
internal import FilmstripVerification
internal import Foundation

/// Where a scene is: what a `place` such as `scenes/transitions.yaml:7:3` says.
struct CasePlace: Equatable {
  let file: String
  /// From 1.
  let line: Int
  /// From 1.
  let column: Int

  init(file: String) { (self.file, line, column) = (file, 1, 1) }

  /// Reads a place; a line or a column that is not there is 1.
  init(_ place: String) {
    var parts = place.split(separator: ":", omittingEmptySubsequences: false)
    var numbers: [Int] = []
    // The file's own name may have colons, and end in a number behind one only where both numbers follow.
    while numbers.count < 2, parts.count > 1, let number = Int(parts[parts.count - 1]), number > 0 {
      numbers.insert(number, at: 0)
      parts.removeLast()
    }
    file = parts.joined(separator: ":")
    line = numbers.first ?? 1
    column = numbers.count > 1 ? numbers[1] : 1
  }

  /// The file's path relative to a folder, where it is inside of it; else its absolute path.
  ///
  /// A relative path of the place starts at `current`.
  func path(relativeTo folder: URL, from current: URL) -> String {
    // A base without a slash at its end would stand for the folder around it.
    let start = URL(fileURLWithPath: current.path, isDirectory: true)
    let path = URL(fileURLWithPath: file, relativeTo: start).standardizedFileURL.path
    var root = folder.standardizedFileURL.path
    if !root.hasSuffix("/") { root += "/" }
    return path.hasPrefix(root) ? String(path.dropFirst(root.count)) : path
  }
}

extension CaseResult {
  /// Where the scene is in the working tree: of a case that only another commit has the file alone, whose lines are
  /// others now.
  var sourcePlace: CasePlace {
    let place = CasePlace(place)
    return outcome == .gone ? CasePlace(file: place.file) : place
  }
}
