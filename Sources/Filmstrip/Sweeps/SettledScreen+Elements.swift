// SPDX-License-Identifier: MIT
internal import FilmstripTimelines

extension SettledScreen {
  /// What VoiceOver reaches and should not, as it did not on the screen from before.
  func elementFindings(since before: SettledScreen, expected: SettledScreen) -> [Finding] {
    let titles = LayerTitles(timeline.timeline)
    return behindFindings(since: before, titles)
      + coveredFindings(expected: expected, titles)
  }

  /// One finding for each custom presentation.
  private func behindFindings(since before: SettledScreen, _ titles: LayerTitles) -> [Finding] {
    let known = Set(before.elements.compactMap(\.presented))
    let behind = elements.filter { $0.presented.map { !known.contains($0) } ?? false }
    guard let first = behind.first, let presented = first.presented else { return [] }
    let others = behind.count == 1 ? "" : " and \(behind.count - 1) others"
    return [
      Finding(
        rule: .reachesBehind,
        message:
          "VoiceOver reaches \(titles[first.layer])\(others) behind \(presented), which touches do not",
        object: presented, property: "accessibilityViewIsModal")
    ]
  }

  /// One finding for each element that is not covered on the screen that was to be.
  private func coveredFindings(
    expected: SettledScreen, _ titles: LayerTitles
  ) -> [Finding] {
    let expectedTitles = LayerTitles(expected.timeline.timeline)
    let plain = Set(expected.elements.filter { !$0.isCovered }.map { expectedTitles[$0.layer] })
    return elements.filter { $0.isCovered && plain.contains(titles[$0.layer]) }.map {
      Finding(
        rule: .coveredElement,
        message: "\(titles[$0.layer]) is covered at the end, and VoiceOver reaches it",
        object: titles[$0.layer], property: "accessibilityElementsHidden")
    }
  }
}
