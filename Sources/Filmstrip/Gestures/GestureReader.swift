// SPDX-License-Identifier: MIT
internal import CoreGraphics

struct GestureReader {
  struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  /// Keys that are still read by their former names.
  private static let formerNames = [(key: "touches", former: "fingers")]

  private let container: KeyedDecodingContainer<Key>

  init(_ decoder: any Decoder) throws {
    guard let container = try? decoder.container(keyedBy: Key.self) else {
      throw GestureError(GestureError.path(decoder.codingPath), "is not an object")
    }
    self.container = container
  }

  func error(_ key: String, _ message: String) -> GestureError {
    GestureError(GestureError.path(container.codingPath + [Key(stringValue: key)]), message)
  }

  /// Throws for the first key, in alphabetical order, that is unknown here.
  func allow(_ known: [String]) throws {
    let names = container.allKeys.map(\.stringValue).sorted()
    let renamed = GestureReader.formerNames.filter { known.contains($0.key) }
    if let key = names.first(where: { name in
      !known.contains(name) && !renamed.contains { $0.former == name }
    }) {
      throw error(key, "is unknown here; known are \(known.joined(separator: ", "))")
    }
    for (key, former) in renamed where names.contains(key) && names.contains(former) {
      throw error(former, "is the former name of \(key); give one of them")
    }
  }

  /// The name that the object has for a key: the present one, or a former one.
  private func writtenName(of key: String) -> String {
    GestureReader.formerNames.first {
      $0.key == key && container.contains(Key(stringValue: $0.former))
    }?.former ?? key
  }

  /// Nil where the key is missing or null.
  private func read<Value: Decodable>(
    _ key: String, as what: String, _ type: Value.Type = Value.self
  ) throws -> Value? {
    let key = writtenName(of: key)
    do {
      return try container.decodeIfPresent(Value.self, forKey: Key(stringValue: key))
    } catch let error as GestureError {
      throw error
    } catch {
      throw self.error(key, "is not \(what)")
    }
  }

  private func require<Value>(_ value: Value?, _ key: String, or other: Value?) throws -> Value {
    guard let value = value ?? other else { throw error(key, "is missing") }
    return value
  }

  func string(_ key: String) throws -> String {
    try require(try read(key, as: "a text"), key, or: nil)
  }

  func number(_ key: String, default other: Double? = nil) throws -> Double {
    try require(try read(key, as: "a number"), key, or: other)
  }

  func whole(_ key: String, default other: Int? = nil) throws -> Int {
    try require(try read(key, as: "a whole number"), key, or: other)
  }

  func choice<Value: RawRepresentable & CaseIterable>(
    _ key: String, default other: Value? = nil
  ) throws -> Value where Value.RawValue == String {
    guard let name = try read(key, as: "a text", String.self) else {
      return try require(nil, key, or: other)
    }
    guard let value = Value(rawValue: name) else {
      let known = Value.allCases.map(\.rawValue).joined(separator: ", ")
      throw error(key, "is unknown: \(GestureError.quote(name)); known are \(known)")
    }
    return value
  }

  func coordinate(
    _ key: String, default other: Gesture.Coordinate? = nil
  ) throws -> Gesture.Coordinate {
    try require(try read(key, as: Gesture.Coordinate.words), key, or: other)
  }

  func location(_ key: String, default other: Gesture.Location? = nil) throws -> Gesture.Location {
    let what = "two coordinates, such as [20, \"50%\"]"
    guard let pair = try read(key, as: what, [Gesture.Coordinate].self) else {
      return try require(nil, key, or: other)
    }
    guard pair.count == 2 else { throw error(key, "is not \(what)") }
    return Gesture.Location(x: pair[0], y: pair[1])
  }

  func motion() throws -> Gesture.Motion {
    var velocity: CGVector?
    if let pair = try read("velocity", as: "two numbers", [Double].self) {
      guard pair.count == 2 else { throw error("velocity", "is not two numbers") }
      velocity = CGVector(dx: pair[0], dy: pair[1])
    }
    return Gesture.Motion(
      duration: try number("duration"), easing: try choice("easing", default: .linear),
      velocity: velocity, release: try choice("release", default: .lift))
  }

  func gestures(_ key: String) throws -> [Gesture] {
    try require(try read(key, as: "a list of gestures"), key, or: nil)
  }

  func touches(_ key: String) throws -> [Gesture.Touch] {
    let key = writtenName(of: key)
    let lists: [[PointEntry]] = try require(
      try read(key, as: "a list of touches, each a list of points"), key, or: nil)
    return try lists.enumerated().map { index, points in
      for (place, point) in points.dropLast().enumerated() where point.release != nil {
        throw error("\(key)[\(index)][\(place)].release", "belongs to the last point")
      }
      return Gesture.Touch(points.map(\.point), release: points.last?.release ?? .lift)
    }
  }

  private struct PointEntry: Decodable {
    let point: Gesture.Touch.Point
    let release: Gesture.Release?

    init(from decoder: any Decoder) throws {
      let reader = try GestureReader(decoder)
      try reader.allow(["time", "at", "release"])
      point = Gesture.Touch.Point(time: try reader.number("time"), at: try reader.location("at"))
      release = try reader.string("release", orNil: ()).map { _ in try reader.choice("release") }
    }
  }

  private func string(_ key: String, orNil: Void) throws -> String? { try read(key, as: "a text") }
}

extension Gesture.Coordinate: Decodable {
  static let words = "a number of points or a text such as \"50%\""

  /// Reads a number of points, or a text with a percentage of the window.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Double.self) {
      self = .points(number)
      return
    }
    guard let text = try? container.decode(String.self), text.hasSuffix("%"),
      let percent = Double(text.dropLast())
    else {
      throw GestureError(
        GestureError.path(decoder.codingPath), "is not \(Gesture.Coordinate.words)")
    }
    self = .fraction(percent / 100)
  }
}

extension GestureError {
  /// A coding path as people write it: `gestures[1].from[0]`.
  static func path(_ keys: [any CodingKey]) -> String {
    keys.reduce("") { path, key in
      if let index = key.intValue { return path + "[\(index)]" }
      let name = quote(key.stringValue)
      return path.isEmpty ? name : path + "." + name
    }
  }

  init(_ error: DecodingError) {
    switch error {
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      self.init(GestureError.path(context.codingPath), "is of the wrong type")
    case .keyNotFound(let key, let context):
      self.init(GestureError.path(context.codingPath + [key]), "is missing")
    case .dataCorrupted: self.init("", "is not JSON")
    @unknown default: self.init("", "is not JSON")
    }
  }
}
