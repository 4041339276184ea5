// SPDX-License-Identifier: MIT
internal import Foundation

struct TestFunctions {
  private let names: Set<String>

  /// Those of a Swift file; none where it is gone.
  ///
  /// - Throws: ``GoldenError`` for a file that is there and cannot be read: its goldens are no orphans.
  init(contentsOf file: URL) throws(GoldenError) {
    let path = file.relativePath
    var status = stat()
    guard stat(file.path, &status) == 0 else {
      let error = SystemError(errno)
      guard error.code == ENOENT else { throw .unreadable(file: path, reason: error.reason) }
      names = []
      return
    }
    let data: Data
    do { data = try FileBytes.read(path: file.path) } catch {
      let reason =
        switch error {
        case .unreadable(_, let reason): reason
        case .directory: "it is a folder"
        default: "\(error)"
        }
      throw .unreadable(file: path, reason: reason)
    }
    names = Set(
      String(decoding: data, as: UTF8.self).matches(of: #/\bfunc\s+(?:`([^`]+)`|(\w+))/#).map {
        GoldenName(String($0.1 ?? $0.2 ?? "")).description
      })
  }

  /// Whether a golden may be that of one of the tests: it was visited, or its test did not run.
  func keep(_ golden: String, visited: Set<String>) -> Bool {
    if visited.contains(golden) { return true }
    guard let test = test(of: golden) else { return false }
    return !visited.contains { self.test(of: $0) == test }
  }

  /// The function that a golden belongs to: the longest name that the golden's begins with.
  private func test(of golden: String) -> String? {
    names.filter { golden == $0 || golden.hasPrefix($0 + ".") }.max { $0.count < $1.count }
  }
}
