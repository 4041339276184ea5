// SPDX-License-Identifier: MIT
package import FilmstripDisplayList
package import QuartzCore

/// What a recording calls the view's layer.
extension UIView {
  package var namedLayer: CALayer { layer }

  package var ownedName: String? { owner.map { "\(type(of: $0)).view" } }

  package var propertyOwners: [AnyObject] { [self] + directors }

  package var recordedWords: String? {
    let words = (describedText ?? "").split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard !words.isEmpty else { return nil }
    return "\(type(of: self)) ‘\(words.count > 24 ? words.prefix(23) + "…" : words)’"
  }

  package var recordedText: Node.Text? {
    guard let text = drawnText else { return nil }
    // What is longer is told apart by its drawing.
    let isLong = text.string.count > 120
    var recorded = Node.Text(
      string: isLong ? text.string.prefix(119) + "…" : text.string,
      font: "\(text.font.fontName) \(Double(text.font.pointSize))",
      color: text.color.resolvedColor(with: traitCollection).cgColor.color)
    (recorded.area, recorded.isCut) = (text.area, text.isCut)
    return recorded
  }
}
