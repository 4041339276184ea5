// SPDX-License-Identifier: MIT
import FilmstripImaging
import Foundation

/// A Git repository with two screenshots and a scene file, and a folder for caches of its own; removed with the test.
final class BaseRepository {
  /// The folder that the repository is in.
  let place = FileManager.default.temporaryDirectory
    .appendingPathComponent("base-\(UUID().uuidString)", isDirectory: true)
    .resolvingSymlinksInPath()
  var url: URL { place.appendingPathComponent("app", isDirectory: true) }
  private var cache: URL { place.appendingPathComponent("cache", isDirectory: true) }
  /// Folders before those of `PATH`.
  var programs: [String] = []

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (name, value) in [("a", 40), ("b", 160)] {
      let pixel = Pixel(red: UInt8(value), green: 120, blue: UInt8(255 - value))
      try PNGFile.data(of: Bitmap(width: 160, height: 284, filledWith: pixel))
        .write(to: url.appendingPathComponent("\(name).png"))
    }
    try write(durations: ["one": 0.1, "two": 0.1])
    try git("init", "-q", "-b", "main")
    try commit("first")
  }

  deinit { try? FileManager.default.removeItem(at: place) }

  /// A scene file with a push for each name.
  func write(durations: [String: Double], image: String = "b.png") throws {
    let scenes = durations.sorted { $0.key < $1.key }.map { name, duration in
      "  \(name): { transition: shadow-push, from: a.png, to: \(image), set: { duration: \(duration) } }\n"
    }
    try write("device: iphone-se-1\nrate: 10\nscenes:\n" + scenes.joined(), to: "s.yaml")
  }

  func write(_ text: String, to path: String) throws {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  @discardableResult
  func git(_ words: String..., in folder: URL? = nil) throws -> String {
    let result = try FilmstripProcess.run(
      executable: "/usr/bin/env",
      [
        "git", "-c", "user.name=Test", "-c", "user.email=test@example.org",
        "-c", "protocol.file.allow=always",
      ] + words,
      environment: ["GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1"],
      folder: folder ?? url)
    guard result.status == 0 else { throw Failure(message: result.errors) }
    return result.output
  }

  struct Failure: Error { let message: String }

  func commit(_ message: String) throws {
    try git("add", "-A")
    try git("commit", "-q", "-m", message)
  }

  var environment: [String: String] {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return [
      "CI": "", "FILMSTRIP_RECORD": "", "GITHUB_ACTIONS": "", "XDG_CACHE_HOME": cache.path,
      "PATH": (programs + [path]).joined(separator: ":"),
    ]
  }

  func run(arguments: [String]) throws -> FilmstripProcess.Result {
    try FilmstripProcess.run(
      executable: FilmstripProcess.path, arguments, environment: environment,
      folder: url)
  }

  func run(
    _ arguments: String..., program: String = FilmstripProcess.path, folder: URL? = nil
  ) throws -> FilmstripProcess.Result {
    try FilmstripProcess.run(
      executable: program, arguments, environment: environment, folder: folder ?? url)
  }

  /// A program in a folder before those of `PATH`.
  func addProgram(_ name: String, _ script: String) throws {
    let folder = place.appendingPathComponent("programs", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent(name)
    try Data("#!/bin/sh\n\(script)\n".utf8).write(to: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    programs = [folder.path]
  }

  func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: place.appendingPathComponent(path).path)
  }

  /// Where commits are checked out.
  var checkout: String { ".app-filmstrip-base" }
}
