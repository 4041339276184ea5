// SPDX-License-Identifier: MIT
import Foundation
import PackagePlugin

/// The program that lowers sources, compiled from Filmstrip's own sources against the SwiftSyntax of the
/// toolchain.
///
/// A toolchain has SwiftSyntax for macros, optimized, beside its compiler: nothing is fetched, and there
/// are two seconds of compiling in the place of minutes. SwiftPM cannot build a target against it, as it has
/// no way to name a folder of the toolchain's without unsafe flags.
struct LoweringTool {
  /// The program, in the target's folder of this plugin.
  let executable: URL
  /// Compiles the program; done again when the sources or the toolchain change.
  let building: Command

  /// Libraries of SwiftSyntax that the sources import.
  private static let libraries = ["SwiftSyntax", "SwiftParser"]

  /// The program as a toolchain's compiler makes it.
  ///
  /// - Parameters:
  ///   - compiler: `swiftc` of the toolchain that builds the package.
  ///   - folder: Where the program goes: the plugin's folder.
  /// - Throws: A ``Problem`` if the toolchain has no SwiftSyntax, or Filmstrip's package no sources of the tool.
  init(compiler: URL, folder: URL) throws {
    let host = try LoweringTool.hostLibraries(of: compiler)
    let sources = try LoweringTool.sources()
    executable = folder.appending(
      path: "lower-ios-sources.\(WatchedFolders.ignoredExtension)")
    let modules = LoweringTool.libraries.map { host.appending(path: "\($0).swiftmodule") }
    building = .buildCommand(
      displayName: "Compiling the tool that lowers sources",
      executable: compiler,
      // The time is the parser's, which is optimized in any case: optimizing the rest takes six times as
      // long, and makes lowering 9 % faster.
      arguments: [
        "-Onone", "-whole-module-optimization", "-swift-version", "6",
        "-resource-dir", host.deletingLastPathComponent().path,
        "-module-name", "LowerIOSSources", "-I", host.path, "-L", host.path,
        "-Xlinker", "-rpath", "-Xlinker", host.path, "-o", executable.path,
      ] + LoweringTool.moduleCache(in: folder) + LoweringTool.libraries.map { "-l\($0)" }
        + sources.map(\.path),
      inputFiles: sources + modules + [compiler], outputFiles: [executable])
  }

  /// Where the compiler keeps the modules of C libraries: its own place, shared by all builds, unless a sandbox
  /// allows the plugin's folder alone.
  private static func moduleCache(in folder: URL) -> [String] {
    #if os(macOS)
      ["-module-cache-path", folder.appending(path: "modules").path]
    #else
      []
    #endif
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

  /// The folders of the program's sources.
  static var folders: [URL] {
    // The plugin is compiled where Filmstrip's package is, be it a checkout or a folder beside the app.
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
    return ["LowerIOSSources", "SourceLowering"].map { folder.appending(path: $0) }
  }

  /// The program's sources, in the order of their paths.
  private static func sources() throws -> [URL] {
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
