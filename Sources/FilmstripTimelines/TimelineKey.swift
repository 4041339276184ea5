// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList
internal import Foundation

/// One key of a layer in `timeline.json`: what it is called, how a state's value is spelled, and how
/// that is read.
///
/// ``all`` is the one list of them, in the order in which they are written: the writer, the reader and
/// the test of docs/timeline.md go through it.
package struct TimelineKey: Sendable {
  package typealias State = Timeline.LayerState

  package let name: String
  /// The value's JSON text, rounded.
  package let text: @Sendable (State) -> String
  /// Whether two values are equal, and so spelled alike; comparing them costs less than spelling.
  let isSame: @Sendable (State, State) -> Bool
  /// Sets the value that was read; false for one of another form.
  let read: @Sendable (Any, inout State) -> Bool

  /// Every key of version 2.
  package static let all: [TimelineKey] = [
    number("parent", \.parent),
    numbers("position", \.position), numbers("bounds", \.bounds),
    numbers("anchorPoint", \.anchorPoint, TimelineText.share),
    length("anchorPointZ", \.anchorPointZ),
    length("zPosition", \.zPosition),
    transform("transform", \.transform), transform("sublayerTransform", \.sublayerTransform),
    flag("doubleSided", \.isDoubleSided), flag("preservesDepth", \.preservesDepth),
    length("opacity", \.opacity, TimelineText.share), flag("hidden", \.isHidden),
    flag("masksToBounds", \.masksToBounds),
    length("cornerRadius", \.corners.radius), cornerCurve, maskedCorners,
    background, length("borderWidth", \.borderWidth), color("borderColor", \.borderColor),
    length("shadowOpacity", \.shadowOpacity, TimelineText.share),
    color("shadowColor", \.shadowColor), shadowOffset, shadowRadius,
    string("shadowPath", \.shadowPath), number("mask", \.mask),
    string("contents", \.contents), numbers("contentsRect", \.contentsRect, TimelineText.share),
    string("drawing", \.drawing), string("text", \.text), string("font", \.font),
    color("textColor", \.textColor),
  ]

  /// Those that version 1 contains, too.
  package static let ofVersion1 = ["frame", "opacity", "hidden", "transform", "contents"]
}

private protocol NumberRow: Equatable, SendableMetatype {
  var row: [Double] { get }
  init?(row: [Double])
}

extension CGPoint: NumberRow {
  fileprivate var row: [Double] { [x, y] }
  fileprivate init?(row: [Double]) {
    guard row.count == 2 else { return nil }
    self.init(x: row[0], y: row[1])
  }
}

extension CGSize: NumberRow {
  fileprivate var row: [Double] { [width, height] }
  fileprivate init?(row: [Double]) {
    guard row.count == 2 else { return nil }
    self.init(width: row[0], height: row[1])
  }
}

extension CGRect: NumberRow {
  // As it was set: `minX` and `width` are those of the standardized rectangle.
  fileprivate var row: [Double] { [origin.x, origin.y, size.width, size.height] }
  fileprivate init?(row: [Double]) {
    guard row.count == 4 else { return nil }
    self.init(x: row[0], y: row[1], width: row[2], height: row[3])
  }
}

extension Color: NumberRow {
  fileprivate var row: [Double] { [red, green, blue, alpha] }
  fileprivate init?(row: [Double]) {
    guard row.count == 4 else { return nil }
    self.init(red: row[0], green: row[1], blue: row[2], alpha: row[3])
  }
}

extension TimelineKey {
  private typealias Path<Value> = WritableKeyPath<State, Value> & Sendable
  private typealias Spelling = @Sendable (Double) -> String

  private static func isSame<Value: Equatable & SendableMetatype>(
    _ path: Path<Value>
  ) -> @Sendable (State, State) -> Bool { { $0[keyPath: path] == $1[keyPath: path] } }

  private static func length(
    _ name: String, _ path: Path<Double>, _ spelling: @escaping Spelling = TimelineText.length
  ) -> TimelineKey {
    TimelineKey(
      name: name, text: { spelling($0[keyPath: path]) }, isSame: isSame(path),
      read: { value, state in
        guard let number = TimelineValue.number(value) else { return false }
        state[keyPath: path] = number
        return true
      })
  }

  private static func numbers<Value: NumberRow>(
    _ name: String, _ path: Path<Value>, _ spelling: @escaping Spelling = TimelineText.length
  ) -> TimelineKey {
    TimelineKey(
      name: name, text: { TimelineText.list($0[keyPath: path].row.map(spelling)) },
      isSame: isSame(path),
      read: { value, state in
        guard let numbers = TimelineValue.numbers(value).flatMap(Value.init(row:)) else {
          return false
        }
        state[keyPath: path] = numbers
        return true
      })
  }

  private static func flag(_ name: String, _ path: Path<Bool>) -> TimelineKey {
    TimelineKey(
      name: name, text: { "\($0[keyPath: path])" }, isSame: isSame(path),
      read: { value, state in
        guard let flag = TimelineValue.flag(value) else { return false }
        state[keyPath: path] = flag
        return true
      })
  }

  private static func optional<Value: Equatable & SendableMetatype>(
    _ name: String, _ path: Path<Value?>, text: @escaping @Sendable (Value) -> String,
    read: @escaping @Sendable (Any) -> Value?
  ) -> TimelineKey {
    TimelineKey(
      name: name, text: { $0[keyPath: path].map(text) ?? "null" }, isSame: isSame(path),
      read: { value, state in
        if value is NSNull {
          state[keyPath: path] = nil
          return true
        }
        guard let read = read(value) else { return false }
        state[keyPath: path] = read
        return true
      })
  }

  private static func number(_ name: String, _ path: Path<Int?>) -> TimelineKey {
    optional(name, path, text: { "\($0)" }, read: { TimelineValue.whole($0) })
  }

  private static func string(_ name: String, _ path: Path<String?>) -> TimelineKey {
    optional(name, path, text: { TimelineText.string($0) }, read: { $0 as? String })
  }

  private static func color(_ name: String, _ path: Path<Color?>) -> TimelineKey {
    optional(name, path, text: { colorText($0) }, read: { readColor($0) })
  }

  private static func transform(_ name: String, _ path: Path<[Double]?>) -> TimelineKey {
    optional(name, path, text: { TimelineMatrix.text($0) }, read: { TimelineMatrix.elements($0) })
  }

  private static var shadowOffset: TimelineKey {
    optional(
      "shadowOffset", \.shadowOffset,
      text: { TimelineText.list($0.row.map { TimelineText.length($0) }) },
      read: { TimelineValue.numbers($0).flatMap(CGSize.init(row:)) })
  }

  private static var shadowRadius: TimelineKey {
    optional(
      "shadowRadius", \.shadowRadius, text: { TimelineText.length($0) },
      read: { TimelineValue.number($0) })
  }

  private static var cornerCurve: TimelineKey {
    TimelineKey(
      name: "cornerCurve", text: { TimelineText.string($0.corners.curve.rawValue) },
      isSame: isSame(\.corners.curve),
      read: { value, state in
        guard let curve = (value as? String).flatMap(Corners.Curve.init(rawValue:)) else {
          return false
        }
        state.corners.curve = curve
        return true
      })
  }

  private static var maskedCorners: TimelineKey {
    TimelineKey(
      name: "maskedCorners", text: { "\($0.corners.mask.rawValue)" },
      isSame: isSame(\.corners.mask),
      read: { value, state in
        guard let number = TimelineValue.whole(value), let bits = UInt(exactly: number) else {
          return false
        }
        state.corners.mask = Corners.Mask(rawValue: bits)
        return true
      })
  }

  private static var background: TimelineKey {
    optional(
      "background", \.background,
      text: {
        switch $0 {
        case .color(let color): colorText(color)
        case .pattern(let digest): TimelineText.string(digest)
        }
      },
      read: { value in
        if let digest = value as? String { return .pattern(digest) }
        return readColor(value).map { .color($0) }
      })
  }

  private static func colorText(_ color: Color) -> String {
    TimelineText.list(color.row.map { TimelineText.share($0) })
  }

  private static func readColor(_ value: Any) -> Color? {
    TimelineValue.numbers(value).flatMap(Color.init(row:))
  }
}
