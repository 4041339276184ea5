// SPDX-License-Identifier: MIT

/// Shows a text field's text or its placeholder as the field draws it, which its subclasses may change.
final class TextFieldLabel: UILabel {
  var drawField: ((CGRect) -> Void)?

  /// Draws in the field's coordinates.
  override func drawText(in rect: CGRect) {
    guard let drawField, let context = UIGraphicsGetCurrentContext() else { return }
    let place = frame
    context.saveGState()
    context.translateBy(x: -place.minX, y: -place.minY)
    drawField(place)
    context.restoreGState()
  }
}
