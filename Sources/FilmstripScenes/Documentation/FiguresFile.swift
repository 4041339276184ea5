// SPDX-License-Identifier: MIT
internal import FilmstripFigures
public import Foundation
internal import FilmstripYAMLFiles

/// A file of figures: those of a documentation's folder or catalogue, made again or checked as a whole.
///
/// What it may say is in docs/figures-file.md.
public struct FiguresFile: Sendable {
  /// The path, as it was given.
  public let path: String
  /// The folder of the figures, as messages call it.
  public let folder: String
  /// The figures, in the order of the file.
  public let figures: [DocumentedFigure]
  /// Names of files in the folder that belong to no figure, and are meant to be there.
  public let kept: Set<String>
  private let recordings: [String: Scene]

  /// Reads a file.
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
    let contents = try SceneFileError.reading { () throws(YAMLFileError) in
      try FigureFileReader(data, path: path, registry: registry).read()
    }
    self.path = path
    folder = ScenePath.resolved(contents.folder, in: SceneFile.folder(of: path))
    (figures, recordings) = (contents.figures, contents.recordings)
    kept = Set(contents.kept)
  }

  func scene(ofRecording name: String) -> SceneCase? {
    recordings[name].map { SceneCase(scene: $0, variant: $0.standard, file: path) }
  }

  /// The names of Filmstrip's figures in the folder that belong to none of the file's.
  ///
  /// They are left of figures that were renamed or removed. Empty where there is no such folder.
  public func orphans() -> [String] {
    let known = kept.union(figures.flatMap(\.fileNames))
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().filter { name in
      guard !known.contains(name), !name.hasPrefix(".") else { return false }
      return FigureFolder.isOurs(URL(fileURLWithPath: folder).appendingPathComponent(name))
    }
  }
}
