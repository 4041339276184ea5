// SPDX-License-Identifier: MIT

extension Rule {
  /// A value of the wrong type for its property.
  public static let unusedValue = Rule(
    id: "unused-value", severity: .warning,
    sentence: "a value does not fit the property for which it is given, and is not used",
    remedy: "give a value of the type and in the range of the property")
}

extension Finding {
  static func animatedValue(type: String, property: String, kind: String) -> Finding {
    Finding(
      rule: .unusedValue,
      message: "a value of type \(type) had no effect on \(property), which is a \(kind)",
      property: property)
  }

  /// A value set by key path that has another type than the property of the layer.
  static func codedValue(keyPath: String, layer: String) -> Finding {
    Finding(
      rule: .unusedValue,
      message: "CALayer.setValue(_:forKeyPath:) of another type than \(keyPath) had no effect",
      object: layer, property: keyPath)
  }

  static func keyTimes(animation: String, count: Int) -> Finding {
    Finding(
      rule: .unusedValue,
      message:
        "\(animation).keyTimes were not used: they are not \(count) rising numbers from 0 to 1",
      object: animation, property: "keyTimes")
  }
}
