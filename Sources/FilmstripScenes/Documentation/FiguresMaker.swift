// SPDX-License-Identifier: MIT
internal import Filmstrip
public import FilmstripFigures
internal import Foundation
internal import FilmstripWording

/// Makes the files of figures; each recording is made once, for all figures of it that follow one another.
@MainActor
public final class FiguresMaker {
  private let file: FiguresFile
  private let recorder: SceneRecorder
  /// The recordings of the last figure: figures of one recording stand together in most files, and a
  /// recording takes memory.
  private var recordings: [String: Recording] = [:]

  /// A maker of a file's figures.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - registry: The screens and transitions that it names.
  public init(_ file: FiguresFile, registry: SceneRegistry = .current) {
    self.file = file
    recorder = SceneRecorder(registry: registry)
  }

  /// The figure, and its files.
  ///
  /// - Parameter figure: One of the file's figures.
  /// - Returns: The figure, and what is to be written.
  /// - Throws: ``SceneFileError`` that names the figure and its place.
  public func make(
    _ figure: DocumentedFigure
  ) throws(SceneFileError) -> (figure: Figure, files: [FigureFile]) {
    do {
      let names = [figure.recording] + (figure.other.map { [$0] } ?? [])
      recordings = recordings.filter { names.contains($0.key) }
      let recording = try recording(named: figure.recording)
      let made = try recording.figure(
        figure.kind, options: figure.options,
        comparedWith: try figure.other.map { try self.recording(named: $0) })
      let files = try made.files(
        named: figure.name, formats: figure.formats, appearances: figure.appearances,
        scales: figure.scales)
      return (made, files)
    } catch let error as SceneError {
      throw SceneFileError(lines: ["\(error)"])
    } catch {
      throw SceneFileError(
        lines: ["\(file.path):\(figure.line): \(figure.name): \(error)".printable])
    }
  }

  private func recording(named name: String) throws -> Recording {
    if let known = recordings[name] { return known }
    guard let sceneCase = file.scene(ofRecording: name) else {
      throw SceneFileError(lines: ["\(file.path): there is no recording '\(name)'"])
    }
    recorder.recordsLayout = file.figures.contains {
      $0.kind == .constraints && $0.recording == name
    }
    let made = try recorder.record(sceneCase)
    recordings[name] = made
    return made
  }
}
