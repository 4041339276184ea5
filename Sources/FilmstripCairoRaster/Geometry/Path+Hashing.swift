// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList
internal import Foundation

extension Path {
  /// Mixes in all points.
  func hash(into hasher: inout Hasher) {
    hasher.combine(elements.count)
    for element in elements { element.hash(into: &hasher) }
  }
}

extension Path.Element {
  /// Mixes in all points.
  func hash(into hasher: inout Hasher) {
    switch self {
    case .move(let point):
      hasher.combine(0)
      hasher.combine(point)
    case .line(let point):
      hasher.combine(1)
      hasher.combine(point)
    case .quad(let control, let end):
      hasher.combine(control)
      hasher.combine(end)
    case .curve(let control1, let control2, let end):
      hasher.combine(control1)
      hasher.combine(control2)
      hasher.combine(end)
    case .close: hasher.combine(2)
    }
  }
}
