// SPDX-License-Identifier: MIT
import Foundation
import Requirements

/// The compiler on the `PATH`, which checks types against the modules beside the tests.
enum Compiler {
  private static let program = Program.path(of: "swiftc").map { URL(fileURLWithPath: $0) }

  private static let toolchain = program?.resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static let modules = Bundle.main.bundleURL.appendingPathComponent("Modules")

  /// What the compiler says of files of one module; empty where all is well.
  ///
  /// Warnings are errors.
  static func problems(of files: [URL], isTest: Bool = false) throws -> String {
    guard let program, let toolchain else { return "no compiler" }
    var arguments = ["-typecheck", "-swift-version", "6", "-warnings-as-errors"]
    arguments += ["-module-name", "Typechecked", "-I", modules.path]
    for map in try maps() { arguments += ["-Xcc", "-fmodule-map-file=\(map.path)"] }
    for flag in try flags() { arguments += ["-Xcc", String(flag)] }
    if isTest {
      // Where the macros of Swift Testing are, in one toolchain or another.
      for folder in ["lib/swift/host/plugins", "lib/swift/host/plugins/testing"] {
        arguments += ["-plugin-path", toolchain.appendingPathComponent(folder).path]
      }
    }
    return try run(program, arguments + files.map(\.path))
  }

  static func problems(ofFile text: String) throws -> String {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("article-\(UUID().uuidString).swift")
    try text.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    return try problems(of: [file], isTest: true)
  }

  static func problems(ofManifest text: String) throws -> String {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("Package-\(UUID().uuidString).swift")
    try text.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    return try problems(ofManifest: file)
  }

  static func problems(ofManifest file: URL) throws -> String {
    guard let program, let toolchain else { return "no compiler" }
    let manifests = toolchain.appendingPathComponent("lib/swift/pm/ManifestAPI").path
    return try run(
      program,
      [
        "-typecheck", "-swift-version", "6", "-warnings-as-errors", "-package-description-version",
        "6.2.0", "-I", manifests, file.path,
      ])
  }

  /// The maps of the C libraries that the modules import.
  private static func maps() throws -> [URL] {
    Catalogue.files(in: "Sources", ".modulemap")
  }

  private static func flags() throws -> [Substring] {
    let names = try Catalogue.files(in: "Sources", ".modulemap").compactMap { map in
      try String(
        contentsOf: Catalogue.root.appendingPathComponent("Package.swift"), encoding: .utf8
      )
      .firstMatch(
        of: Regex(
          #"systemLibrary\("\#(map.deletingLastPathComponent().lastPathComponent)", pkgConfig: "([^"]*)""#,
          as: (Substring, Substring).self)
      ).map { String($0.1) }
    }
    return try run(URL(fileURLWithPath: "/usr/bin/env"), ["pkg-config", "--cflags"] + names)
      .split { $0.isWhitespace }
  }

  private static func run(_ program: URL, _ arguments: [String]) throws -> String {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = program
    process.arguments = arguments
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let text = String(decoding: data, as: UTF8.self)
    return process.terminationStatus == 0 || !text.isEmpty
      ? text : "\(program.lastPathComponent) ended with \(process.terminationStatus)"
  }
}
