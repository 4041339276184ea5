// SPDX-License-Identifier: MIT

extension CAEmitterCell {
  private static var floats: [(String, ReferenceWritableKeyPath<CAEmitterCell, Float>)] {
    [
      ("birthRate", \.birthRate), ("lifetime", \.lifetime), ("lifetimeRange", \.lifetimeRange),
      ("redRange", \.redRange), ("greenRange", \.greenRange), ("blueRange", \.blueRange),
      ("alphaRange", \.alphaRange), ("redSpeed", \.redSpeed), ("greenSpeed", \.greenSpeed),
      ("blueSpeed", \.blueSpeed), ("alphaSpeed", \.alphaSpeed),
    ]
  }

  private static var lengths: [(String, ReferenceWritableKeyPath<CAEmitterCell, CGFloat>)] {
    [
      ("emissionLatitude", \.emissionLatitude), ("emissionLongitude", \.emissionLongitude),
      ("emissionRange", \.emissionRange), ("velocity", \.velocity),
      ("velocityRange", \.velocityRange), ("xAcceleration", \.xAcceleration),
      ("yAcceleration", \.yAcceleration), ("zAcceleration", \.zAcceleration), ("scale", \.scale),
      ("scaleRange", \.scaleRange), ("scaleSpeed", \.scaleSpeed), ("spin", \.spin),
      ("spinRange", \.spinRange), ("contentsScale", \.contentsScale),
    ]
  }

  func codedValue(for key: String) -> Any? {
    if let (_, path) = CAEmitterCell.floats.first(where: { $0.0 == key }) {
      return self[keyPath: path]
    }
    if let (_, path) = CAEmitterCell.lengths.first(where: { $0.0 == key }) {
      return self[keyPath: path]
    }
    switch key {
    case "name": return name
    case "enabled": return isEnabled
    case "beginTime": return beginTime
    case "duration": return duration
    case "color": return color
    case "contents": return contents
    case "contentsRect": return contentsRect
    case "emitterCells": return emitterCells
    default: return nil
    }
  }

  func setCoded(_ value: Any?, for key: String) {
    let animatable = AnimatableValue(value)
    if case .number(let number)? = animatable {
      if let (_, path) = CAEmitterCell.floats.first(where: { $0.0 == key }) {
        self[keyPath: path] = Float(number)
        return
      }
      if let (_, path) = CAEmitterCell.lengths.first(where: { $0.0 == key }) {
        self[keyPath: path] = number
        return
      }
    }
    switch (key, animatable) {
    case ("enabled", .number(let number)): isEnabled = number != 0
    case ("beginTime", .number(let number)): beginTime = number
    case ("duration", .number(let number)): duration = number
    case ("contentsRect", .rect(let rect)): contentsRect = rect
    case ("color", .color(let given)): color = given
    case ("color", nil) where value == nil: color = nil
    case ("contents", _): contents = value
    default:
      UnsupportedFeature.report(
        "CAEmitterCell.setValue(_:forKeyPath: \"\(key)\") of a "
          + (value.map { "\(type(of: $0))" } ?? "nil"))
    }
  }
}
