// SPDX-License-Identifier: MIT
internal import FilmstripWording

extension Lowered {
  /// The value of a property that Core Animation stores, which `@NSManaged` declares in an app's layer:
  /// the value that is shown where a presentation copy is asked.
  ///
  /// Zero where none was set and the class has no `defaultValue(forKey:)`, as in Core Animation, whose
  /// storage begins as zeros; nil for an optional. Where a type has no zero, such as a class, reading it
  /// first is an error of the app on iOS too.
  public static func managed<Value>(_ layer: CALayer, _ key: String) -> Value {
    if let value: Value = layer.managedValue(forKey: key) { return value }
    guard let zero = zero(of: Value.self) else {
      refuse(
        "\(type(of: layer)).\(key) was read before it was set, and \(Value.self) has no zero; give it "
          + "a value in init, or return one from defaultValue(forKey:)")
    }
    return zero
  }

  private static func zero<Value>(of type: Value.Type) -> Value? {
    if let type = type as? any ExpressibleByNilLiteral.Type {
      return type.init(nilLiteral: ()) as? Value
    }
    if let type = type as? any AdditiveArithmetic.Type { return type.zero as? Value }
    let others: [Any] = [
      false, "", CGPoint.zero, CGSize.zero, CGRect.zero, CGVector.zero, UIEdgeInsets.zero,
      CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0), CATransform3D(),
    ]
    for case let zero as Value in others { return zero }
    return nil
  }
}
