// SPDX-License-Identifier: MIT
internal import FilmstripDiff

extension SweepComparison {
  /// Where touches do not arrive as they do on the screen that was to be, without a view that says why.
  func deadTouches(_ matching: LayerMatching) -> [Finding] {
    guard !expected.receivesTouches || actual.receivesTouches else {
      return [
        Finding(
          rule: .deadToTouch,
          message: "the application receives no touches after the \(reference.end)")
      ]
    }
    let partners = Dictionary(matching.pairs.map { ($0.expected, $0.actual) }) { first, _ in first }
    let titles = (LayerTitles(expected.timeline.timeline), LayerTitles(actual.timeline.timeline))
    for (old, new) in zip(expected.touches, actual.touches) {
      guard let layer = old.layer, let partner = partners[layer], partner != new.layer else {
        continue
      }
      let reached = new.layer.map { "reaches \(titles.1[$0])" } ?? "reaches nothing"
      return [
        Finding(
          rule: .deadToTouch,
          message:
            "a touch at (\(Int(old.point.x)), \(Int(old.point.y))) \(reached) after the "
            + "\(reference.end), and \(titles.0[layer]) \(reference.comparison)",
          object: titles.0[layer])
      ]
    }
    return []
  }

  /// Controllers that have not come as far with their appearance callbacks.
  func appearanceFindings(_ matching: LayerMatching) -> [Finding] {
    let titles = LayerTitles(expected.timeline.timeline)
    return matching.pairs.compactMap { pair in
      guard let old = expected.appearances[pair.expected],
        let new = actual.appearances[pair.actual], old != new
      else { return nil }
      return Finding(
        rule: .appearanceDiffers,
        message:
          "the controller of \(titles[pair.expected]) is \(new) after the \(reference.end), and "
          + "\(old) \(reference.comparison)", object: titles[pair.expected], property: "appearance")
    }
  }

  /// What goes on and does not on the screen that was to be.
  func workFindings() -> [Finding] {
    var known = expected.work
    return actual.work.compactMap { work in
      if let place = known.firstIndex(of: work) {
        known.remove(at: place)
        return nil
      }
      return Finding(
        rule: .outlivesTransition,
        message: "\(work) goes on after the \(reference.end), and does not \(reference.comparison)",
        object: work)
    }
  }
}
