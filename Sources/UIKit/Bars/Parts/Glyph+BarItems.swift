// SPDX-License-Identifier: MIT
internal import QuartzCore

extension Glyph {
  /// The back button's.
  @MainActor static let chevron: Glyph = {
    let size = BarMetrics.chevronSize
    let inset = BarMetrics.chevronLineWidth / 2
    let path = CGMutablePath()
    path.addLines(between: [
      CGPoint(x: size.width - inset, y: inset), CGPoint(x: inset, y: size.height / 2),
      CGPoint(x: size.width - inset, y: size.height - inset),
    ])
    return Glyph(size: size, path: path, lineWidth: BarMetrics.chevronLineWidth)
  }()

  /// What a system item shows; nil for those that have a title, and for spaces.
  ///
  /// Simple forms in the manner of Apple's symbols, which are not ours to copy.
  static func system(_ item: UIBarButtonItem.SystemItem) -> Glyph? {
    switch item {
    case .add: Glyph([[(12, 3), (12, 21)], [(3, 12), (21, 12)]])
    case .stop, .close: Glyph([[(5, 5), (19, 19)], [(19, 5), (5, 19)]])
    case .search:
      Glyph([[(15.5, 15.5), (21, 21)]]) {
        $0.addEllipse(in: CGRect(x: 3, y: 3, width: 14.5, height: 14.5))
      }
    case .play: Glyph([[(7, 4), (20, 12), (7, 20)]], isFilled: true)
    case .pause:
      Glyph(
        [[(7, 4), (9, 4), (9, 20), (7, 20)], [(15, 4), (17, 4), (17, 20), (15, 20)]], isFilled: true
      )
    case .rewind:
      Glyph([[(12, 6), (3, 12), (12, 18)], [(21, 6), (12, 12), (21, 18)]], isFilled: true)
    case .fastForward:
      Glyph([[(12, 6), (21, 12), (12, 18)], [(3, 6), (12, 12), (3, 18)]], isFilled: true)
    case .action:
      Glyph([
        [(8.5, 9), (5, 9), (5, 22), (19, 22), (19, 9), (15.5, 9)], [(12, 15), (12, 2)],
        [(8, 6), (12, 2), (16, 6)],
      ])
    case .trash:
      Glyph([
        [(4, 6), (20, 6)], [(9, 6), (9, 3), (15, 3), (15, 6)],
        [(6, 6), (7, 22), (17, 22), (18, 6)],
        [(10, 10), (10.4, 18)], [(14, 10), (13.6, 18)],
      ])
    case .refresh:
      Glyph([[(12, 1), (16, 4.5), (12, 8)]]) {
        $0.addArc(
          center: CGPoint(x: 12, y: 13), radius: 8.5, startAngle: -0.5 * .pi, endAngle: -0.15 * .pi,
          clockwise: true)
      }
    case .compose:
      Glyph([[(14, 4), (4, 4), (4, 20), (20, 20), (20, 11)], [(10, 14), (21, 3)]])
    case .reply: Glyph([[(10, 5), (3, 12), (10, 19)], [(3, 12), (15, 12), (21, 18)]])
    case .organize:
      Glyph([[(3, 5), (9, 5), (11, 7.5), (21, 7.5), (21, 19), (3, 19), (3, 5)]])
    case .bookmarks:
      Glyph([
        [
          (12, 7), (9, 5), (3, 5), (3, 18), (9, 18), (12, 20), (15, 18), (21, 18), (21, 5), (15, 5),
          (12, 7), (12, 20),
        ]
      ])
    case .camera:
      Glyph([
        [(3, 7), (8, 7), (9.5, 4.5), (14.5, 4.5), (16, 7), (21, 7), (21, 19), (3, 19), (3, 7)]
      ]) { $0.addEllipse(in: CGRect(x: 8, y: 8.5, width: 8, height: 8)) }
    case .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace: nil
    }
  }
}
