// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList
internal import Foundation

/// What the pixels of a shadow follow from, wherever it falls.
enum ShadowOrigin: Equatable, Sendable {
  /// The shape's outline in its space, and how that leads to pixels.
  case path(Path, place: Transform, isAntialiased: Bool, offset: CGPoint, spread: ShadowSpread)
  /// The shape's own pixels.
  case shape(PixelCoverage, offset: CGPoint, spread: ShadowSpread)

  /// A number that is the same for what is equal, and hardly ever for anything else.
  var digest: Int {
    var hasher = Hasher()
    switch self {
    case .path(let path, let place, let isAntialiased, let offset, let spread):
      path.hash(into: &hasher)
      hasher.combine(place.elements)
      hasher.combine(isAntialiased)
      hasher.combine(offset)
      hasher.combine(spread)
    case .shape(let shape, let offset, let spread):
      hasher.combine(SIMD2(shape.rect.width, shape.rect.height))
      hasher.combine(offset)
      hasher.combine(spread)
      shape.bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    }
    return hasher.finalize()
  }

  var byteCount: Int {
    switch self {
    case .path(let path, _, _, _, _): path.elements.count * MemoryLayout<Path.Element>.stride
    case .shape(let shape, _, _): shape.bytes.count
    }
  }
}
