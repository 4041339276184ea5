// SPDX-License-Identifier: MIT
public import Foundation

extension Gesture {
  /// Reads a gesture that a person has written: an object, or a list of objects to be performed one
  /// after the other.
  ///
  /// - Parameter json: The bytes of a file in UTF-8.
  /// - Throws: ``GestureError`` that names the value that cannot be read.
  public init(json: Data) throws(GestureError) {
    do {
      self = try JSONDecoder().decode(Gesture.self, from: json)
    } catch let error as GestureError {
      throw error
    } catch let error as DecodingError {
      throw GestureError(error)
    } catch {
      throw GestureError("", "is not JSON")
    }
  }
}

extension Gesture: Decodable {
  /// Reads a gesture; what is wrong with it is thrown as a ``GestureError``.
  public init(from decoder: any Decoder) throws {
    self = try Gesture(reading: decoder)
    if let error = firstError {
      let outer = GestureError.path(decoder.codingPath)
      throw outer.isEmpty ? error : GestureError("\(outer).\(error.path)", error.message)
    }
  }

  private init(reading decoder: any Decoder) throws {
    if (try? decoder.unkeyedContainer()) != nil {
      self = .sequence(try [Gesture](from: decoder))
      return
    }
    let reader = try GestureReader(decoder)
    let name = try reader.string("kind")
    guard let keys = Gesture.keys[name] else {
      throw reader.error(
        "kind", "is unknown: \(GestureError.quote(name)); known are \(Gesture.kindNames)")
    }
    try reader.allow(["kind", "delay"] + keys)
    self.init(try Gesture.readKind(name, reader), delay: try reader.number("delay", default: 0))
  }

  private static let keys: [String: [String]] = [
    "tap": ["at", "taps", "touches"],
    "pan": ["from", "to"] + motionKeys,
    "edgePan": ["edge", "distance", "at"] + motionKeys,
    "swipe": ["direction", "from", "distance", "duration"],
    "pinch": ["at", "from", "to", "angle", "duration", "release"],
    "rotation": ["at", "by", "distance", "duration", "release"],
    "longPress": ["at", "duration"],
    "touches": ["touches"],
    "sequence": ["gestures"],
    "parallel": ["gestures"],
  ]
  private static let motionKeys = ["duration", "easing", "velocity", "release"]
  private static var kindNames: String { keys.keys.sorted().joined(separator: ", ") }

  private static func readKind(_ name: String, _ reader: GestureReader) throws -> Kind {
    let middle = Location.fraction(0.5, 0.5)
    switch name {
    case "tap":
      return .tap(
        Tap(
          location: try reader.location("at"), taps: try reader.whole("taps", default: 1),
          touches: try reader.whole("touches", default: 1)))
    case "pan":
      return .pan(
        Pan(
          start: try reader.location("from"), end: try reader.location("to"),
          motion: try reader.motion()))
    case "edgePan":
      return .edgePan(
        EdgePan(
          edge: try reader.choice("edge"), distance: try reader.coordinate("distance"),
          position: try reader.coordinate("at", default: .fraction(0.5)),
          motion: try reader.motion()))
    case "swipe":
      return .swipe(
        Swipe(
          direction: try reader.choice("direction"),
          start: try reader.location("from", default: middle),
          distance: try reader.number("distance", default: 120),
          duration: try reader.number("duration", default: 0.1)))
    case "pinch":
      return .pinch(
        Pinch(
          center: try reader.location("at", default: middle), from: try reader.number("from"),
          to: try reader.number("to"), angle: try reader.number("angle", default: 0),
          duration: try reader.number("duration"),
          release: try reader.choice("release", default: .lift)))
    case "rotation":
      return .rotation(
        Rotation(
          center: try reader.location("at", default: middle), by: try reader.number("by"),
          distance: try reader.number("distance", default: 200),
          duration: try reader.number("duration"),
          release: try reader.choice("release", default: .lift)))
    case "longPress":
      return .longPress(
        at: try reader.location("at"), duration: try reader.number("duration", default: 1))
    case "touches": return .touches(try reader.touches("touches"))
    case "sequence": return .sequence(try reader.gestures("gestures"))
    default: return .parallel(try reader.gestures("gestures"))
    }
  }
}
