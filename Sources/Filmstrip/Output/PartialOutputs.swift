// SPDX-License-Identifier: MIT
internal import Foundation
internal import Synchronization

/// The folders that are being written now, so that a program that is told to stop can remove them.
package enum PartialOutputs {
  private static let folders = Mutex<[OutputFolder]>([])

  private static let lastNumber = Mutex(0)

  /// A number that no other folder of this process has.
  static func nextNumber() -> Int {
    lastNumber.withLock {
      $0 += 1
      return $0
    }
  }

  static func add(_ folder: OutputFolder) { folders.withLock { $0.append(folder) } }

  static func remove(_ folder: OutputFolder) {
    folders.withLock { $0.removeAll { $0.workPath == folder.workPath } }
  }

  /// Removes every folder that is not complete; for use right before the process ends.
  package static func discardAll() {
    for folder in folders.withLock({ $0 }) {
      // Other threads may still be writing files into it while it is being removed.
      for _ in 0..<100 where FileManager.default.fileExists(atPath: folder.workPath) {
        folder.discard()
      }
    }
  }
}
