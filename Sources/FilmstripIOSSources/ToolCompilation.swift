// SPDX-License-Identifier: MIT
import Foundation

/// How the program that lowers sources is compiled, by the plugin and by `filmstrip init`.
///
/// A toolchain has SwiftSyntax for macros, optimized, beside its compiler: nothing is fetched, and there
/// are two seconds of compiling in the place of minutes. SwiftPM cannot build a target against it, as it has
/// no way to name a folder of the toolchain's without unsafe flags.
struct ToolCompilation {
  private let host: URL
  private let sources: [URL]

  private static let libraries = ["SwiftSyntax", "SwiftParser"]

  /// The compilation by a toolchain's compiler.
  ///
  /// - Parameters:
  ///   - compiler: `swiftc` of the toolchain.
  ///   - sources: The folders of the program's sources.
  /// - Throws: A ``Problem`` if the toolchain has no SwiftSyntax, or Filmstrip's package no sources of the tool.
  init(compiler: URL, sources: [URL]) throws {
    host = try ToolCompilation.hostLibraries(of: compiler)
    self.sources = try ToolCompilation.files(in: sources)
  }

  var inputs: [URL] {
    sources + ToolCompilation.libraries.map { host.appending(path: "\($0).swiftmodule") }
  }

  func arguments(output: String) -> [String] {
    // The time is the parser's, which is optimized in any case: optimizing the rest takes six times as
    // long, and makes lowering 9 % faster.
    [
      "-Onone", "-whole-module-optimization", "-swift-version", "6",
      "-resource-dir", host.deletingLastPathComponent().path,
      "-module-name", "LowerIOSSources", "-I", host.path, "-L", host.path,
      "-Xlinker", "-rpath", "-Xlinker", host.path, "-o", output,
    ] + ToolCompilation.libraries.map { "-l\($0)" } + sources.map(\.path)
  }

  static func folders(in sources: URL) -> [URL] {
    ["LowerIOSSources", "SourceLowering"].map { sources.appending(path: $0) }
  }

  /// The folder of a toolchain with the libraries of which macros are made.
  private static func hostLibraries(of compiler: URL) throws -> URL {
    // A compiler in a folder for commands may be a link into the toolchain.
    let folders = [compiler, compiler.resolvingSymlinksInPath()].map {
      $0.deletingLastPathComponent().deletingLastPathComponent().appending(path: "lib/swift/host")
    }
    let found = folders.first { folder in
      libraries.allSatisfy { name in
        FileManager.default.fileExists(atPath: folder.appending(path: "\(name).swiftmodule").path)
      }
    }
    guard let found else {
      throw Problem(
        "\(folders[0].path): SwiftSyntax is not there, of which FilmstripIOSSources makes its tool; use a toolchain "
          + "of swift.org, which has it")
    }
    return found
  }

  /// The program's sources, in the order of their paths.
  private static func files(in folders: [URL]) throws -> [URL] {
    try folders.flatMap { folder in
      guard let files = SwiftFiles.paths(in: folder.path), !files.isEmpty else {
        throw Problem(
          "\(folder.path): the tool's sources are not there; is Filmstrip's package complete? Run `swift package "
            + "reset`, and build again")
      }
      return files.map { URL(fileURLWithPath: $0) }
    }
  }
}
