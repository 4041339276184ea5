// SPDX-License-Identifier: MIT
import Foundation

package enum Program {
  package static let chromium = path(of: "chromium", "chromium-browser", "google-chrome")

  /// Where the first of some programs is that is in a folder of `PATH`; nil without any of them.
  package static func path(of names: String...) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return names.flatMap { name in folders.map { "\($0)/\(name)" } }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
