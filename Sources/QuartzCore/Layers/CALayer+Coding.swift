// SPDX-License-Identifier: MIT

extension CALayer {
  /// Sets a value by key path; nil for an animatable property is its default.
  func setCoded(_ value: Any?, for keyPath: String) {
    if setPlainValue(value, for: keyPath) { return }
    guard let property = AnimatableKeyPath.named(keyPath) else {
      setCustomValue(value, forKey: keyPath)
      return
    }
    guard let value = AnimatableValue(value ?? type(of: self).defaultValue(forKey: keyPath)),
      property.accepts(value)
    else {
      ContentFact.codedValue(keyPath: keyPath, layer: "\(type(of: self))").report()
      return
    }
    let action = isAnimatingChanges ? action(forKey: property.key) : nil
    update { property.set(&$0, value) }
    if type(of: self).needsDisplay(forKey: property.key) { setNeedsDisplay() }
    action?.run(forKey: property.key, object: self, arguments: nil)
  }

  /// The value of a property that cannot be animated, by its name; nil for any other.
  func plainValue(for keyPath: String) -> Any? {
    switch keyPath {
    case "frame": frame
    case "name": name
    case "speed": NSNumber(value: speed)
    case "beginTime": NSNumber(value: beginTime)
    case "timeOffset": NSNumber(value: timeOffset)
    case "contentsGravity": contentsGravity
    case "mask": mask
    case "compositingFilter": compositingFilter
    default: frameKeys[keyPath].map { NSNumber(value: Double(frame[keyPath: $0])) }
    }
  }

  /// Sets a property that cannot be animated by its name; false for any other.
  private func setPlainValue(_ value: Any?, for keyPath: String) -> Bool {
    func number() -> Double? {
      if case .number(let number)? = AnimatableValue(value) { return number }
      ContentFact.codedValue(keyPath: keyPath, layer: "\(type(of: self))").report()
      return nil
    }
    switch keyPath {
    case "frame":
      if case .rect(let rect)? = AnimatableValue(value) { frame = rect }
    case "name": name = value as? String
    case "speed": number().map { speed = Float($0) }
    case "beginTime": number().map { beginTime = $0 }
    case "timeOffset": number().map { timeOffset = $0 }
    case "contentsGravity":
      if let gravity = value as? CALayerContentsGravity { contentsGravity = gravity }
    case "mask": mask = value as? CALayer
    case "compositingFilter": compositingFilter = value
    case "filters": filters = value as? [Any]
    case "backgroundFilters": backgroundFilters = value as? [Any]
    default:
      guard let path = frameKeys[keyPath] else { return false }
      number().map { frame[keyPath: path] = CGFloat($0) }
    }
    return true
  }

  private var frameKeys: [String: WritableKeyPath<CGRect, CGFloat>] {
    [
      "frame.origin.x": \.origin.x, "frame.origin.y": \.origin.y,
      "frame.size.width": \.size.width, "frame.size.height": \.size.height,
    ]
  }
}
