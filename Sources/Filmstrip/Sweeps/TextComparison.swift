// SPDX-License-Identifier: MIT
internal import FilmstripDiff
internal import FilmstripDisplayList

/// How the texts of a screen at the largest text size differ from those at the usual one.
struct TextComparison {
  let usual: ScreenTexts
  let largest: ScreenTexts
  /// When the screen is shown: `after the transition`.
  let time: String

  /// Texts that are cut or overlap, and do not at the usual size, with the numbers of their layers.
  func findings() -> [(finding: Finding, layer: Int)] {
    let cut = largest.entries.filter { $0.isCut && usual.counterpart(of: $0)?.isCut == false }
    let overlaps = largest.overlaps.filter { pair in
      guard let first = usual.counterpart(of: pair.0), let second = usual.counterpart(of: pair.1)
      else { return false }
      return first.overlap(with: second) == nil
    }
    return cut.map { (.cutText($0.title, time), $0.layer) }
      + overlaps.map { first, second in
        (.overlappingTexts(first.title, second.title, time), second.layer)
      }
  }
}
