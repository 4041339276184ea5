// SPDX-License-Identifier: MIT
internal import CoreGraphics
internal import DisplayList
internal import Foundation

/// The properties of a `CATextLayer` as a value, with the documented defaults.
package struct TextProperties {
  /// The text as it was given.
  private(set) var given: Any?
  /// The letters of it.
  private(set) var string = ""
  var font: Any?
  var fontSize: CGFloat = 36
  var foregroundColor: CGColor? = CGColor(gray: 1, alpha: 1)
  var isWrapped = false
  var truncationMode = CATextLayerTruncationMode.none
  var alignmentMode = CATextLayerAlignmentMode.natural

  /// How many characters are laid out.
  static let characterLimit = 20_000

  /// Takes the letters out of what was given.
  mutating func setString(_ value: Any?) {
    given = value
    switch value {
    case nil: string = ""
    case let text as String: string = text
    case let text as NSAttributedString:
      string = text.string
      if text.length > 0, !text.attributes(at: 0, effectiveRange: nil).isEmpty {
        UnsupportedFeature.report("CATextLayer.string with attributes")
      }
    default:
      string = ""
      UnsupportedFeature.report(
        "CATextLayer.string of type \(value.map { "\(type(of: $0))" } ?? "nil")")
    }
    if string.count > TextProperties.characterLimit {
      UnsupportedFeature.report(
        "CATextLayer.string of more than \(TextProperties.characterLimit) characters")
      string = String(string.prefix(TextProperties.characterLimit))
    }
  }

  private var weight: TextWeight {
    guard let name = (font as? String)?.lowercased() else { return .regular }
    if name.contains("medium") { return .medium }
    let heavy = ["bold", "heavy", "black"]
    return heavy.contains { name.contains($0) } ? .semibold : .regular
  }
}

extension TextProperties {
  /// The lines of text that have room in the bounds.
  ///
  /// Cut to the bounds: Core Animation draws the text into contents of that size (assumed).
  func commands(in bounds: CGRect) -> [DrawCommand] {
    guard !string.isEmpty, let color = foregroundColor?.color, color.alpha > 0, !bounds.isEmpty,
      bounds.origin.isFinite, bounds.width.isFinite, bounds.height.isFinite,
      fontSize > 0, fontSize <= 10_000
    else { return [] }
    guard let shaper = TextShapers.current else {
      UnsupportedFeature.report("CATextLayer without a stage")
      return []
    }
    let setter = TextSetter(shaper: shaper, size: fontSize, weight: weight, width: bounds.width)
    guard let lines = setter.lines(of: self, height: bounds.height), !lines.isEmpty else {
      return []
    }
    var top = bounds.minY
    var commands: [DrawCommand] = []
    for line in lines {
      let placed = setter.placed(line, alignment: alignmentMode)
      let baseline = top + (placed.first?.line.ascent ?? 0)
      for part in placed where !part.line.run.glyphs.isEmpty {
        let origin = CGPoint(x: bounds.minX + part.x, y: baseline)
        commands.append(.glyphs(part.line.run.moved(to: origin), paint: .color(color)))
      }
      top += placed.first.map { $0.line.ascent + $0.line.descent } ?? 0
    }
    return [.group(Group(clips: [ClipPath(Path(rect: bounds))], commands: commands))]
  }
}

extension GlyphRun {
  /// The run with its baseline starting at a point.
  fileprivate func moved(to origin: CGPoint) -> GlyphRun {
    var run = self
    for index in run.glyphs.indices {
      run.glyphs[index].origin.x += origin.x
      run.glyphs[index].origin.y += origin.y
    }
    return run
  }
}
