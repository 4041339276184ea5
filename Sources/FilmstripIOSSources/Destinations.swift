// SPDX-License-Identifier: MIT
import Foundation

/// Names of the lowered files: a module has no two of one name.
///
/// None has the name of its source: the compiler warns where a file and a `#sourceLocation` have one name
/// in two folders.
enum Destinations {
  static func names(for sources: [URL]) -> [String] {
    var count: [String: Int] = [:]
    return sources.map { source in
      let name = source.deletingPathExtension().lastPathComponent
      // The compiler tells files apart by their names, some systems without regard to case.
      let earlier = count[name.lowercased(), default: 0]
      count[name.lowercased()] = earlier + 1
      return "\(name).lowered\(earlier == 0 ? "" : "-\(earlier)").swift"
    }
  }
}
