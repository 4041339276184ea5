// SPDX-License-Identifier: MIT

extension UIView {
  /// Class, address, frame, and what else identifies the view; much as UIKit's, without the layer.
  var fullDescription: String {
    func number(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }
    let frame = layer.frame
    var parts = [
      "\(type(of: self)): 0x\(String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16))",
      "frame = (\(number(frame.minX)) \(number(frame.minY)); "
        + "\(number(frame.width)) \(number(frame.height)))",
    ]
    if let identifier = accessibilityIdentifier { parts.append("name = '\(identifier)'") }
    if let text = describedText { parts.append("text = '\(text)'") }
    if !transform.isIdentity {
      let map = transform
      let numbers = [map.a, map.b, map.c, map.d, map.tx, map.ty].map(number)
      parts.append("transform = [\(numbers.joined(separator: ", "))]")
    }
    if clipsToBounds { parts.append("clipsToBounds = YES") }
    if alpha != 1 { parts.append("alpha = \(number(alpha))") }
    if isHidden { parts.append("hidden = YES") }
    if !isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
    if tag != 0 { parts.append("tag = \(tag)") }
    return "<\(parts.joined(separator: "; "))>"
  }
}
