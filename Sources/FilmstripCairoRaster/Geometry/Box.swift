// SPDX-License-Identifier: MIT
internal import CFilmstripCairo
internal import FilmstripDisplayList
internal import Foundation

/// An upright box in some space; unlike a `CGRect` it bears infinite and empty ones without cases.
struct Box: Equatable {
  var minX: Double
  var minY: Double
  var maxX: Double
  var maxY: Double

  /// Holds nothing; grows with each union.
  static let empty = Box(minX: .infinity, minY: .infinity, maxX: -.infinity, maxY: -.infinity)

  /// Also true when a side is no number.
  var isEmpty: Bool { !(minX < maxX && minY < maxY) }

  var width: Double { maxX - minX }
  var height: Double { maxY - minY }

  func contains(_ other: Box) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }

  func intersection(_ other: Box) -> Box {
    Box(
      minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX),
      maxY: min(maxY, other.maxY))
  }

  func union(_ other: Box) -> Box {
    Box(
      minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
      maxY: max(maxY, other.maxY))
  }

  func grown(by distance: Double) -> Box { grown(x: distance, y: distance) }

  /// The box with its left and right sides moved outwards by one distance, and top and bottom by
  /// another.
  func grown(x: Double, y: Double) -> Box {
    Box(minX: minX - x, minY: minY - y, maxX: maxX + x, maxY: maxY + y)
  }

  func moved(x: Double, y: Double) -> Box {
    Box(minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y)
  }

  /// The smallest box around the image of this one, of what a perspective leaves in front.
  func mapped(by transform: Transform) -> Box {
    guard !isEmpty else { return .empty }
    // Where infinity would turn into NaN the far edge of what can matter replaces it.
    let cut = intersection(Box.limit)
    return cut.isEmpty ? .empty : Box(transform.boundingBox(of: cut.rect))
  }

  var rect: CGRect { CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY) }

  private static let limit = Box(minX: -1e12, minY: -1e12, maxX: 1e12, maxY: 1e12)
}

extension Box {
  init(_ rect: CGRect) {
    self.init(
      minX: rect.origin.x, minY: rect.origin.y, maxX: rect.origin.x + rect.size.width,
      maxY: rect.origin.y + rect.size.height)
  }

  init(_ rect: PixelRect) {
    self.init(
      minX: Double(rect.x), minY: Double(rect.y), maxX: Double(rect.x + rect.width),
      maxY: Double(rect.y + rect.height))
  }

  init(_ path: Path) {
    self = .empty
    for element in path.elements {
      switch element {
      case .move(let point), .line(let point): add(point)
      case .quad(let control, let end):
        add(control)
        add(end)
      case .curve(let control1, let control2, let end):
        add(control1)
        add(control2)
        add(end)
      case .close: break
      }
    }
  }

  init(_ run: GlyphRun) {
    self = .empty
    let outlines = run.outlines.map { Box($0) }
    for glyph in run.glyphs where outlines.indices.contains(glyph.outline) {
      self = union(outlines[glyph.outline].moved(x: glyph.origin.x, y: glyph.origin.y))
    }
  }

  private mutating func add(_ point: CGPoint) {
    self = union(Box(minX: point.x, minY: point.y, maxX: point.x, maxY: point.y))
  }
}
