// SPDX-License-Identifier: MIT
import Foundation

/// A Python with the modules that a script of the tests imports.
package struct Python: Sendable {
  package static let plain = Python(with: [], package: "python3")
  package static let pillow = Python(with: ["PIL"], package: "python3-pil")
  package static let jsonschema = Python(
    with: ["jsonschema", "yaml"], package: "python3-jsonschema python3-yaml")
  package static let kiwisolver = Python(with: ["kiwisolver"], package: "python3-kiwisolver")

  let modules: [String]
  /// Debian's packages of them.
  let package: String
  /// Where it is; nil without one.
  package let path: String?

  /// Asks the system's Python after the one on `PATH`: packages of the system are for it alone.
  private init(with modules: [String], package: String) {
    self.modules = modules
    self.package = package
    path = [Program.path(of: "python3"), "/usr/bin/python3"].compactMap(\.self).first { python in
      let process = Process()
      process.executableURL = URL(fileURLWithPath: python)
      process.arguments = ["-c", modules.map { "import \($0)\n" }.joined()]
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      guard (try? process.run()) != nil else { return false }
      process.waitUntilExit()
      return process.terminationStatus == 0
    }
  }
}
