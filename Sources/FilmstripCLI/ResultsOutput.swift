// SPDX-License-Identifier: MIT
import Foundation
import Verification

/// The file of results of `--json`.
enum ResultsOutput {
  /// Refuses a place that cannot be written to, before the work is done.
  static func checkPlace(_ path: String) throws {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    guard !isFolder.boolValue, access(folder, W_OK) == 0 else {
      throw CommandError("--json \(path): cannot be written; name a file in a folder that is there")
    }
  }

  /// Writes results, all of them or none.
  static func write(_ result: VerificationResult, to path: String) throws {
    do { try result.data().write(to: URL(fileURLWithPath: path), options: .atomic) } catch {
      throw CommandError("--json \(path): cannot be written; check the folder and its permissions")
    }
  }
}
