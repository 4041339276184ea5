// SPDX-License-Identifier: MIT

/// How `timeline.json` spells a transform: null for the identity, the six numbers of a
/// `CGAffineTransform`, `[a, b, c, d, tx, ty]`, for one of the plane, else all 16, row by row.
enum TimelineMatrix {
  private static let identity: [Double] = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]
  /// Where the six numbers stand among the 16.
  private static let plane = [0, 1, 4, 5, 12, 13]

  static func text(_ elements: [Double]) -> String {
    let texts = elements.enumerated().map { place, element in
      TimelineText.number(element, decimals: decimals(ofElement: place))
    }
    let isPlane = texts.indices.allSatisfy {
      plane.contains($0) || texts[$0] == "\(Int(identity[$0]))"
    }
    guard isPlane else { return TimelineText.list(texts) }
    let isIdentity = plane.allSatisfy { texts[$0] == "\(Int(identity[$0]))" }
    return isIdentity ? "null" : TimelineText.list(plane.map { texts[$0] })
  }

  /// The 16 elements of what was read; nil for another form.
  static func elements(_ value: Any) -> [Double]? {
    guard let numbers = TimelineValue.numbers(value) else { return nil }
    if numbers.count == 16 { return numbers }
    guard numbers.count == plane.count else { return nil }
    var elements = identity
    for (place, number) in zip(plane, numbers) { elements[place] = number }
    return elements
  }

  /// Perspective terms are small and are multiplied by hundreds of points: they are spelled to
  /// 1e-9, translations as other lengths, and everything else to 1e-6.
  private static func decimals(ofElement place: Int) -> Int {
    if place % 4 == 3 { return 9 }
    return place >= 12 ? 4 : 6
  }
}
