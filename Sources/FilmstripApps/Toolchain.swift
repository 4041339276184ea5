// SPDX-License-Identifier: MIT
internal import FilmstripWording
internal import Foundation

/// The Swift toolchain that is found in `PATH`.
struct Toolchain {
  /// `swiftc` and `swift`.
  let compiler: URL
  let swift: URL
  /// What identifies it: the path and the version that it prints.
  let version: String

  /// Looks in the folders of `PATH`.
  ///
  /// - Throws: ``AppsError`` if there is none.
  init() throws {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(
      String.init)
    func find(_ name: String) -> URL? {
      folders.map { URL(fileURLWithPath: $0).appending(path: name) }.first {
        access($0.path, X_OK) == 0
      }
    }
    guard let compiler = find("swiftc"), let swift = find("swift") else {
      throw AppsError(
        "swiftc: there is no Swift toolchain in PATH; install Swift 6.2 or newer from swift.org")
    }
    (self.compiler, self.swift) = (compiler, swift)
    let log = AppCache.temporary().appending(path: "version.txt")
    defer { try? FileManager.default.removeItem(at: log.deletingLastPathComponent()) }
    let run = try? ProgramRun(compiler.path, ["--version"], log: log, limit: 60)
    guard let run, run.status == 0 else {
      throw AppsError("\(compiler.path): does not run; install Swift 6.2 or newer from swift.org")
    }
    version = compiler.resolvingSymlinksInPath().path + "\n" + run.output
  }
}
