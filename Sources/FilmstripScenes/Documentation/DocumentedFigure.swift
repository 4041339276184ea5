// SPDX-License-Identifier: MIT
public import FilmstripFigures

/// A figure that a documentation has, as a file of figures describes it.
public struct DocumentedFigure: Sendable, Equatable {
  /// What its files are called, without `~dark`, `@2x` and extension.
  public let name: String
  /// The line of the file in which it begins, from 1.
  public let line: Int
  /// What it shows.
  public var kind: FigureKind
  /// The name of the recording that it is of.
  public var recording: String
  /// The name of the recording that a comparison shows beside it.
  public var other: String?
  /// What is shown, where there is a choice.
  public var options = FigureOptions()
  /// The formats of its files.
  public var formats = FigureFormat.allCases
  /// The surroundings that it is made for.
  public var appearances = FigureAppearance.allCases
  /// Pixels in a point of its PNG files.
  public var scales = [1, 2]

  /// The names of its files.
  public var fileNames: [String] {
    formats.flatMap { format in
      appearances.flatMap { appearance in
        (format == .svg ? [1] : scales).map { Figure.fileName(name, format, appearance, scale: $0) }
      }
    }
  }
}
