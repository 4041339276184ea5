// SPDX-License-Identifier: MIT
internal import FilmstripDiff
internal import FilmstripDisplayList

/// The texts that a transition makes for its own time and shows only in part.
struct PassingTexts {
  private struct Text {
    let string: String
    let frame: Int
  }

  private let recording: Recording
  /// The first frame of each, by the number of its layer.
  private var texts: [Int: Text] = [:]

  init(_ recording: Recording) {
    self.recording = recording
    var whole: Set<Int> = []
    for (index, frame) in recording.frames.enumerated() {
      frame.root.forEachText { layer, text in
        if !text.isCut { whole.insert(layer) }
        if texts[layer] == nil { texts[layer] = Text(string: text.string, frame: index) }
      }
    }
    recording.frames.last?.root.forEachText { layer, _ in whole.insert(layer) }
    for layer in whole { texts[layer] = nil }
  }

  var strings: Set<String> { Set(texts.values.map(\.string)) }

  /// A finding for each but those with some strings.
  func findings(without known: Set<String>) -> [Finding] {
    let titles = LayerTitles(recording.timeline)
    return texts.filter { !known.contains($0.value.string) }.sorted { $0.key < $1.key }.map {
      layer, text in
      let nanoseconds = recording.frames[text.frame].nanoseconds
      return Finding.cutText(
        titles[layer], "from frame \(text.frame) at \(nanoseconds.seconds) of the transition on"
      ).placed(at: nanoseconds, frame: text.frame)
    }
  }
}

extension Node {
  /// Visits the texts that are shown, but for those of UIKit's own parts.
  fileprivate func forEachText(_ body: (Int, Node.Text) -> Void) {
    guard !isHidden, opacity > 0.05, !UIKitParts.all.contains(className) else { return }
    if let text = look.text, !text.area.isEmpty { body(id, text) }
    for child in children { child.forEachText(body) }
  }
}
