// SPDX-License-Identifier: MIT
import Foundation
import PackagePlugin

/// The program that lowers sources, compiled from Filmstrip's own sources against the SwiftSyntax of the
/// toolchain, in the folder of a target.
struct LoweringTool {
  let executable: URL
  /// Compiles the program; done again when the sources or the toolchain change.
  let building: Command

  /// The program as a toolchain's compiler makes it.
  ///
  /// - Parameters:
  ///   - compiler: `swiftc` of the toolchain that builds the package.
  ///   - folder: Where the program goes: the plugin's folder.
  /// - Throws: A ``Problem`` if the toolchain has no SwiftSyntax, or Filmstrip's package no sources of the tool.
  init(compiler: URL, folder: URL) throws {
    executable = folder.appending(path: "lower-ios-sources.\(WatchedFolders.ignoredExtension)")
    let compilation = try ToolCompilation(compiler: compiler, sources: LoweringTool.folders)
    building = .buildCommand(
      displayName: "Compiling the tool that lowers sources",
      executable: compiler,
      arguments: compilation.arguments(output: executable.path)
        + LoweringTool.moduleCache(in: folder),
      inputFiles: compilation.inputs + [compiler], outputFiles: [executable])
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

  static var folders: [URL] {
    // The plugin is compiled where Filmstrip's package is, be it a checkout or a folder beside the app.
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
    return ToolCompilation.folders(in: folder)
  }
}
