// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList

extension [Filter] {
  /// The numbers of all filters: radii of blurs, factors of matrices.
  var numbers: [Double] {
    flatMap { filter -> [Double] in
      switch filter {
      case .gaussianBlur(let radius, _): [radius]
      case .colorMatrix(let matrix): matrix.rows.flatMap { $0 }
      }
    }
  }

  /// The same filters with other numbers, of which there have to be as many.
  func replacingNumbers(_ numbers: [Double]) -> [Filter] {
    var rest = numbers[...]
    return map { filter in
      switch filter {
      case .gaussianBlur(_, let clampsEdges):
        return .gaussianBlur(radius: rest.removeFirst(), clampsEdges: clampsEdges)
      case .colorMatrix:
        return .colorMatrix(
          ColorMatrix(rows: (0..<4).map { _ in (0..<5).map { _ in rest.removeFirst() } }))
      }
    }
  }

  /// Whether both lists have the same kinds of filters in the same order.
  func hasShape(of other: [Filter]) -> Bool {
    count == other.count
      && zip(self, other).allSatisfy { pair in
        switch pair {
        case (.gaussianBlur(_, let first), .gaussianBlur(_, let second)): first == second
        case (.colorMatrix, .colorMatrix): true
        default: false
        }
      }
  }

  /// The list, or, if it is empty, one of another's shape that changes nothing.
  func matched(to other: [Filter]) -> [Filter] {
    guard isEmpty else { return self }
    return other.map { filter in
      switch filter {
      case .gaussianBlur(_, let clampsEdges): .gaussianBlur(radius: 0, clampsEdges: clampsEdges)
      case .colorMatrix: .colorMatrix(.identity)
      }
    }
  }
}
