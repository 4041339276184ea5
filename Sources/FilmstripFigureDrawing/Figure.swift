// SPDX-License-Identifier: MIT
public import Foundation
internal import FilmstripDisplayList

/// A drawing for documentation that shows one thing about a recording.
///
/// Made by `Recording.figure(_:options:comparedWith:)`; a value that is written as SVG or PNG, for light and
/// for dark surroundings. The same recording gives the same bytes.
public struct Figure: Sendable {
  /// What it shows.
  public let kind: FigureKind
  /// What it is called: the recording's name and what is shown of it.
  public let title: String
  /// What is seen, in sentences: what moves from where to where, how long, along which curve.
  public let caption: String
  /// For those who do not see it: what the drawing says, in sentences without a line feed.
  public let alternativeText: String
  /// Width and height in points.
  public let size: CGSize
  let elements: [FigureElement]

  init(
    kind: FigureKind, title: String, caption: String, alternativeText: String, size: CGSize,
    elements: [FigureElement]
  ) {
    self.kind = kind
    self.title = title
    self.caption = caption
    self.alternativeText = alternativeText
    self.size = size
    self.elements = elements
  }

  static let cornerRadius = 12.0

  var paper: Path {
    Path(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: Figure.cornerRadius)
  }
}
