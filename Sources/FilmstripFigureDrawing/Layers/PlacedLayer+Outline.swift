// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList
internal import Foundation

extension PlacedLayer {
  /// The outline of the layer's bounds, where a transform leads from the window.
  ///
  /// What lies level is cut where `limit`, a part of the window, ends.
  func outline(_ toFigure: Transform, within limit: CGRect? = nil) -> Path {
    var bounds = node.geometry.bounds.standardized
    if let limit, toWindow.b == 0, toWindow.c == 0,
      let inverse = isFlat ? toWindow.planeInverse : nil
    {
      let part = bounds.overlap(inverse.boundingBox(of: limit))
      if !part.isNull { bounds = part }
    }
    guard isFlat else {
      return Path(rect: toFigure.boundingBox(of: toWindow.boundingBox(of: bounds)))
    }
    let space = toWindow.concatenating(toFigure)
    let corners = [
      CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
      CGPoint(x: bounds.maxX, y: bounds.maxY), CGPoint(x: bounds.minX, y: bounds.maxY),
    ]
    return Path(points: corners.map { space.apply($0) }, isClosed: true)
  }
}
