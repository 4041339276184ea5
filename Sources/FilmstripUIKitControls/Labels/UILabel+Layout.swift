// SPDX-License-Identifier: MIT
internal import FilmstripTextLayout

extension UILabel {
  /// How large the text is in a room, rounded up to device pixels (measured).
  func textSize(in room: CGSize, lines: Int) -> CGSize {
    guard let laid = laid(in: room, lines: lines)?.text else { return .zero }
    return CGSize(
      width: CGFloat(laid.width).ceiledToPixel, height: CGFloat(laid.height).ceiledToPixel)
  }

  /// From the top of a label of a size down to the baselines of its first and last line, as they are
  /// drawn; without text, those of a line in the middle, and without a size, as high as the text.
  func baselines(in size: CGSize) -> (first: CGFloat, last: CGFloat) {
    let isSized = size.width > 0 && size.height > 0
    let endless = CGSize(
      width: isSized ? size.width : .greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    guard let text = laid(in: endless, lines: numberOfLines)?.text, let first = text.lines.first,
      let last = text.lines.last
    else {
      let top = isSized ? max(0, size.height - font.lineHeight.ceiledToPixel) / 2 : 0
      let baseline = (top + font.ascender).roundedToPixel
      return (baseline, baseline)
    }
    let height = CGFloat(text.height).ceiledToPixel
    let top = isSized ? ((size.height - height) / 2).roundedToPixel : 0
    return (
      (top + CGFloat(first.baseline)).roundedToPixel, (top + CGFloat(last.baseline)).roundedToPixel
    )
  }

  /// The text laid out in a room, and the factor by which its letters are smaller; nil without any.
  private func laid(in room: CGSize, lines: Int) -> (text: TypesetText, factor: CGFloat)? {
    var result: (TypesetText, CGFloat)?
    let (look, box) = (look, look.box(room, lines: lines))
    presentTraits.performAsCurrent {
      guard let content = look.content() else { return }
      let full = TypesetText.reporting(content, in: box)
      result = (full, 1)
      guard look.shrinks, box.width.isFinite, full.isShortened(in: box) else { return }
      result = shrunk(look, box: box)
    }
    return result
  }

  /// The largest letters, to a hundredth, with which the text has room.
  ///
  /// With a `minimumScaleFactor` of 0 they get as small as they have to: so applications rely on it,
  /// although the documentation says that the size is kept then.
  private func shrunk(_ look: LabelLook, box: TextBox) -> (TypesetText, CGFloat)? {
    func attempt(_ hundredths: Int) -> TypesetText? {
      look.content(scaledBy: CGFloat(hundredths) / 100).map { TypesetText.reporting($0, in: box) }
    }
    var (low, high) = (max(Int((look.minimumScale * 100).rounded(.up)), 1), 99)
    guard low <= high else { return attempt(100).map { ($0, 1) } }
    while low < high {
      let middle = (low + high + 1) / 2
      if attempt(middle)?.isShortened(in: box) == false { low = middle } else { high = middle - 1 }
    }
    return attempt(low).map { ($0, CGFloat(low) / 100) }
  }

  /// Records the text in the current context, in the vertical middle of a rectangle.
  ///
  /// The block is as high as a label of its own size, and begins on a whole pixel (measured); so do
  /// baselines.
  package func recordText(in rect: CGRect) {
    textPlace = (.zero, false)
    guard let context = UIGraphicsGetCurrentContext(), rect.origin.x.isFinite,
      rect.origin.y.isFinite, rect.width > 0, rect.height > 0,
      let (laid, factor) = laid(in: rect.size, lines: numberOfLines)
    else { return }
    let height = CGFloat(laid.height).ceiledToPixel
    var top = rect.minY + (rect.height - height) / 2
    if factor < 1, let line = laid.lines.first {
      switch baselineAdjustment {
      case .alignBaselines:
        let full = font.lineHeight.ceiledToPixel
        top = rect.minY + (rect.height - full) / 2 + font.ascender - CGFloat(line.baseline)
      case .alignCenters: break
      case .none: top = rect.minY
      }
    }
    let origin = CGPoint(x: rect.minX, y: top.roundedToPixel)
    textPlace = (
      laid.area(at: origin),
      laid.isShortened(in: look.box(rect.size, lines: numberOfLines))
        || laid.height * TypesetText.leastShownShare > rect.height
    )
    context.record(laid.commands(at: origin, pixelsPerUnit: UITraitCollection.predictedScale))
  }
}

extension TypesetText {
  /// In a room that is lower than this share of the lines, letters without an ascender and a descender alone are whole
  /// (approximated).
  fileprivate static let leastShownShare = 0.8

  /// The rectangle around the lines, which begin at a point.
  fileprivate func area(at origin: CGPoint) -> CGRect {
    lines.map { line in
      CGRect(
        x: origin.x + line.x, y: origin.y + line.top, width: line.width, height: line.height)
    }.reduce(CGRect.null) { $0.union($1) }
  }

  fileprivate func isShortened(in box: TextBox) -> Bool {
    hasMore || lines.contains { $0.isTruncated } || width > box.width + 1e-6
  }
}
