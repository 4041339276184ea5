// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList
internal import Foundation

/// What the pixels of a shadow follow from, wherever it falls.
enum ShadowOrigin: Equatable, Sendable {
  /// The form's outline in its space, and how that leads to pixels.
  case path(
    Path, place: Transform, isAntialiased: Bool, offset: CGPoint, spread: ShadowSpread)
  /// The form's own pixels.
  case form(PixelCoverage, offset: CGPoint, spread: ShadowSpread)

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
    case .form(let form, let offset, let spread):
      hasher.combine(SIMD2(form.rect.width, form.rect.height))
      hasher.combine(offset)
      hasher.combine(spread)
      form.bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    }
    return hasher.finalize()
  }

  var byteCount: Int {
    switch self {
    case .path(let path, _, _, _, _): path.elements.count * MemoryLayout<Path.Element>.stride
    case .form(let form, _, _): form.bytes.count
    }
  }
}
