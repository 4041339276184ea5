// SPDX-License-Identifier: MIT
internal import CoreGraphics

extension Gesture: Encodable {
  /// Writes the form that ``init(json:)`` reads, leaving out default values.
  public func encode(to encoder: any Encoder) throws {
    var writer = Writer(encoder)
    switch kind {
    case .tap(let tap):
      try writer.write("tap", "kind")
      try writer.write(tap.location, "at")
      try writer.write(tap.taps, "taps", unless: 1)
      try writer.write(tap.touches, "touches", unless: 1)
    case .pan(let pan):
      try writer.write("pan", "kind")
      try writer.write(pan.start, "from")
      try writer.write(pan.end, "to")
      try writer.write(pan.motion)
    case .edgePan(let pan):
      try writer.write("edgePan", "kind")
      try writer.write(pan.edge, "edge")
      try writer.write(pan.distance, "distance")
      try writer.write(pan.position, "at", unless: .fraction(0.5))
      try writer.write(pan.motion)
    case .swipe(let swipe):
      try writer.write("swipe", "kind")
      try writer.write(swipe.direction, "direction")
      try writer.write(swipe.start, "from", unless: .fraction(0.5, 0.5))
      try writer.write(swipe.distance, "distance", unless: 120)
      try writer.write(swipe.duration, "duration", unless: 0.1)
    case .pinch(let pinch):
      try writer.write("pinch", "kind")
      try writer.write(pinch.center, "at", unless: .fraction(0.5, 0.5))
      try writer.write(pinch.from, "from")
      try writer.write(pinch.to, "to")
      try writer.write(pinch.angle, "angle", unless: 0)
      try writer.write(pinch.duration, "duration")
      try writer.write(pinch.release, "release", unless: .lift)
    case .rotation(let rotation):
      try writer.write("rotation", "kind")
      try writer.write(rotation.center, "at", unless: .fraction(0.5, 0.5))
      try writer.write(rotation.by, "by")
      try writer.write(rotation.distance, "distance", unless: 200)
      try writer.write(rotation.duration, "duration")
      try writer.write(rotation.release, "release", unless: .lift)
    case .longPress(let location, let duration):
      try writer.write("longPress", "kind")
      try writer.write(location, "at")
      try writer.write(duration, "duration", unless: 1)
    case .touches(let touches):
      try writer.write("touches", "kind")
      try writer.write(touches, "touches")
    case .sequence(let gestures):
      try writer.write("sequence", "kind")
      try writer.write(gestures, "gestures")
    case .parallel(let gestures):
      try writer.write("parallel", "kind")
      try writer.write(gestures, "gestures")
    }
    try writer.write(delay, "delay", unless: 0)
  }

  private struct Writer {
    private var container: KeyedEncodingContainer<GestureReader.Key>

    init(_ encoder: any Encoder) { container = encoder.container(keyedBy: GestureReader.Key.self) }

    mutating func write<Value: Encodable>(_ value: Value, _ key: String) throws {
      try container.encode(value, forKey: GestureReader.Key(stringValue: key))
    }

    mutating func write<Value: Encodable & Equatable>(
      _ value: Value, _ key: String, unless assumed: Value
    ) throws {
      if value != assumed { try write(value, key) }
    }

    mutating func write(_ motion: Motion) throws {
      try write(motion.duration, "duration")
      try write(motion.easing, "easing", unless: .linear)
      if let velocity = motion.velocity { try write([velocity.dx, velocity.dy], "velocity") }
      try write(motion.release, "release", unless: .lift)
    }
  }
}

extension Gesture.Coordinate: Encodable {
  /// Writes a number of points, or a text with a percentage.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .points(let points): try container.encode(points)
    case .fraction(let fraction):
      try container.encode("\(Gesture.Coordinate.percentage(fraction))%")
    }
  }

  /// The number that a hundredth of is exactly the fraction, with as few digits as possible.
  private static func percentage(_ fraction: Double) -> Double {
    let product = fraction * 100
    return [product.rounded(), product, product.nextUp, product.nextDown]
      .first { $0 / 100 == fraction } ?? product
  }
}

extension Gesture.Location: Encodable {
  /// Writes the two coordinates as a list.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(x)
    try container.encode(y)
  }
}

extension Gesture.Touch: Encodable {
  /// Writes a list of points, the last one with how the touch ends.
  public func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    for (index, point) in points.enumerated() {
      var entry = list.nestedContainer(keyedBy: GestureReader.Key.self)
      try entry.encode(point.time, forKey: GestureReader.Key(stringValue: "time"))
      try entry.encode(point.location, forKey: GestureReader.Key(stringValue: "at"))
      if index == points.count - 1 && release != .lift {
        try entry.encode(release, forKey: GestureReader.Key(stringValue: "release"))
      }
    }
  }
}
