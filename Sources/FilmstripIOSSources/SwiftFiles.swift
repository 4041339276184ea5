// SPDX-License-Identifier: MIT
import Foundation

enum SwiftFiles {
  /// Their paths in alphabetical order, each begun as the folder's is; nil if it cannot be read.
  ///
  /// Folders whose names begin with a dot, such as those of a build, are left out.
  static func paths(in folder: String) -> [String]? {
    // An enumerator finds nothing behind a folder that is a link.
    let target = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
    guard let files = FileManager.default.enumerator(atPath: target) else { return nil }
    var paths: [String] = []
    for case let path as String in files {
      if path.split(separator: "/").last?.hasPrefix(".") == true {
        files.skipDescendants()
      } else if path.hasSuffix(".swift") {
        paths.append(folder + "/" + path)
      }
    }
    return paths.sorted()
  }
}
