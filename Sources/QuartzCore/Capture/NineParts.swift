// SPDX-License-Identifier: MIT

/// Contents of which only the middle stretches: up to nine parts.
package struct NineParts {
  /// A part of the contents, in fractions, and where it lands.
  package struct Part {
    package let source: CGRect
    package let rect: CGRect
  }

  /// The parts that have an area.
  package let parts: [Part]

  /// What lies beside the centre keeps its natural size; where there is no room for that, it shrinks
  /// in proportion.
  package init(center: CGRect, naturalSize: CGSize, in rect: CGRect) {
    let columns = NineParts.spans(
      from: center.minX, to: center.maxX, natural: naturalSize.width, start: rect.minX,
      length: rect.width)
    let rows = NineParts.spans(
      from: center.minY, to: center.maxY, natural: naturalSize.height, start: rect.minY,
      length: rect.height)
    parts = rows.flatMap { row in
      columns.map { column in
        Part(
          source: CGRect(x: column.source, y: row.source, width: column.share, height: row.share),
          rect: CGRect(
            x: column.start, y: row.start, width: column.length, height: row.length))
      }
    }
  }

  private struct Span { let source, share, start, length: Double }

  private static func spans(
    from low: Double, to high: Double, natural: Double, start: Double, length: Double
  ) -> [Span] {
    let (low, high) = (min(max(low, 0), 1), min(max(high, low, 0), 1))
    var (before, after) = (low * natural, (1 - high) * natural)
    if before + after > length {
      let factor = length / (before + after)
      (before, after) = (before * factor, after * factor)
    }
    return [
      Span(source: 0, share: low, start: start, length: before),
      Span(source: low, share: high - low, start: start + before, length: length - before - after),
      Span(source: high, share: 1 - high, start: start + length - after, length: after),
    ].filter { $0.share > 0 && $0.length > 0 }
  }
}
