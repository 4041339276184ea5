// SPDX-License-Identifier: MIT
internal import Filmstrip
public import Foundation
public import FilmstripImaging
internal import FilmstripYAMLFiles

/// A file of scenes: what is recorded, in which variants.
///
/// What it may say is in docs/scenes.md.
public struct SceneFile: Sendable {
  /// The path, as it was given.
  public let path: String
  /// The scenes, in the order of the file.
  public let scenes: [Scene]
  /// What the goldens' folder is called: the file's name without its extension.
  public let suite: String
  /// Names the file's bytes.
  public let digest: Digest

  /// The most cases of one file.
  public static let maximumCaseCount = 10_000

  /// Reads a file.
  ///
  /// Images and gestures that it names have to be there; they are not read, but for gestures.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - registry: Which screens and transitions it can name.
  /// - Throws: ``SceneFileError`` with everything that is wrong with it.
  public init(contentsOf path: String, registry: SceneRegistry = .current) throws(SceneFileError) {
    let data = try SceneFileError.reading { () throws(YAMLFileError) in try YAMLFile.bytes(path) }
    try self.init(data, path: path, registry: registry)
  }

  /// Reads a file's bytes; paths in it are relative to the path's folder.
  ///
  /// - Parameters:
  ///   - data: The bytes.
  ///   - path: What messages call the file.
  ///   - registry: Which screens and transitions it can name.
  /// - Throws: ``SceneFileError`` with everything that is wrong with it.
  public init(
    _ data: Data, path: String, registry: SceneRegistry = .current
  ) throws(SceneFileError) {
    self.path = path
    digest = Digest(of: data)
    suite = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    scenes = try SceneFileError.reading { () throws(YAMLFileError) in
      try SceneFileReader(data, path: path, registry: registry).read()
    }
  }

  /// Each variant of each scene, in the order of the file.
  public var cases: [SceneCase] {
    scenes.flatMap { scene in
      scene.variants.all(from: scene.standard).map {
        SceneCase(scene: scene, variant: $0, file: path)
      }
    }
  }

  /// The folder of a file, as messages call it; empty for the one that the program was started in.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return String(path[...slash])
  }
}

/// Why a file of scenes cannot be used.
public struct SceneFileError: Error, Equatable, CustomStringConvertible {
  /// A line for each problem: `file:line:column: what is wrong; what to do`.
  public let lines: [String]

  /// ``lines``, each on a line of its own.
  public var description: String { lines.joined(separator: "\n") }

  /// What a file has, with its problems as such an error.
  static func reading<Contents>(
    _ read: () throws(YAMLFileError) -> Contents
  ) throws(SceneFileError) -> Contents {
    do { return try read() } catch { throw SceneFileError(lines: error.lines) }
  }
}
