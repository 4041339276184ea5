// SPDX-License-Identifier: MIT
internal import FilmstripDiff
internal import FilmstripDisplayList
internal import Foundation

/// The texts on a settled screen: where they are, and whether all of each is seen.
struct ScreenTexts {
  struct Entry {
    /// The number of the layer.
    let layer: Int
    let title: String
    let string: String
    /// The rectangle around the lines, on the screen.
    let area: CGRect
    /// Whether a part is missing, or outside what it is cut to.
    let isCut: Bool
    fileprivate let scope: Scope
    /// How many opaque layers are painted before it.
    fileprivate let grounds: Int
  }

  /// Texts are together that are in one controller's view, and scroll together or not at all.
  fileprivate struct Scope: Equatable {
    var controller: Int?
    var scroller: Int?
  }

  private(set) var entries: [Entry] = []
  /// The rectangles of opaque layers, in the order of painting.
  private var grounds: [CGRect] = []
  private let screen: SettledScreen
  private let titles: LayerTitles

  init(_ screen: SettledScreen) {
    self.screen = screen
    titles = LayerTitles(screen.timeline.timeline)
    let bounds = CGRect(origin: .zero, size: screen.frame.size)
    collect(screen.frame.root, in: .identity, clip: bounds, Scope())
  }

  private mutating func collect(_ node: Node, in space: Transform, clip: CGRect, _ scope: Scope) {
    guard !node.isHidden, node.opacity > 0.05, !UIKitParts.all.contains(node.className) else {
      return
    }
    var (clip, scope) = (clip, scope)
    let own = node.ownSpace(in: space)
    if screen.appearances[node.id] != nil { scope.controller = node.id }
    if screen.views[node.id]?.scrolls == true {
      // The rest can be scrolled to.
      (scope.scroller, clip) = (node.id, .infinite)
    } else if let cut = node.clip {
      clip = clip.intersection(own.boundingBox(of: cut.rect))
    }
    if case .color(let color)? = node.look.background, color.alpha == 1 {
      grounds.append(own.boundingBox(of: node.geometry.bounds))
    }
    if let text = node.look.text, !text.area.isEmpty {
      let area = own.boundingBox(of: text.area)
      let isWhole = clip.isInfinite || clip.insetBy(dx: -1, dy: -1).contains(area)
      entries.append(
        Entry(
          layer: node.id, title: titles[node.id], string: text.string, area: area,
          isCut: text.isCut || !isWhole, scope: scope, grounds: grounds.count))
    }
    let inner = node.childSpace(own: own)
    for child in node.children { collect(child, in: inner, clip: clip, scope) }
  }

  /// The entry of the same text on another screen: where what is shown is random, there is none.
  func counterpart(of entry: Entry) -> Entry? {
    let same = entries.filter { $0.string == entry.string }
    return same.first { $0.title == entry.title } ?? same.first
  }

  /// Pairs of texts that lie on one another, none of which is covered there.
  var overlaps: [(Entry, Entry)] {
    entries.indices.flatMap { place in
      entries[(place + 1)...].filter { other in
        let first = entries[place]
        guard first.scope == other.scope, let shared = first.overlap(with: other) else {
          return false
        }
        return !grounds[first.grounds..<other.grounds].contains { $0.contains(shared) }
      }.map { (entries[place], $0) }
    }
  }
}

extension ScreenTexts.Entry {
  /// What two texts share, if it is more than the space between lines.
  func overlap(with other: ScreenTexts.Entry) -> CGRect? {
    let shared = area.intersection(other.area)
    guard !shared.isNull, shared.width > 2,
      shared.height > 0.25 * min(area.height, other.area.height)
    else { return nil }
    return shared
  }
}
