// SPDX-License-Identifier: MIT
internal import Foundation
internal import Synchronization

/// The folders that are being written now, so that a program that is told to stop can remove them.
package enum PartialOutputs {
  private static let paths = Mutex<[String]>([])

  static func add(_ path: String) { paths.withLock { $0.append(path) } }

  static func remove(_ path: String) { paths.withLock { $0.removeAll { $0 == path } } }

  /// Removes every folder that is not complete; for use right before the process ends.
  package static func discardAll() {
    for path in paths.withLock({ $0 }) { try? FileManager.default.removeItem(atPath: path) }
  }
}
