// SPDX-License-Identifier: MIT
internal import FilmstripWording

/// Something a recording shows that its author should know.
public struct Finding: Sendable, Equatable {
  /// What kind of thing it is, how much it matters, and what to do.
  public let rule: Rule
  /// What was found, in a sentence without a full stop, on one line.
  public let message: String
  /// When, since the start of the recording; nil where that is not known, or was before.
  public let nanoseconds: Int64?
  /// The first frame that could show it, as an index of the recording's frames; nil where there is
  /// none, or not known.
  public let frame: Int?
  /// What it was found in: a class, with what identifies the instance where that is known, or a
  /// transition such as `push from Home to Detail`.
  public let object: String?
  /// Which property of the object.
  public let property: String?

  /// Seconds since the start of the recording; nil where the instant is not known.
  public var time: Double? { nanoseconds.map { Double($0) / 1_000_000_000 } }

  /// Creates a finding; the message is a sentence without a full stop.
  ///
  /// Names of files and the like in its texts are spelled out where they are not printable.
  ///
  /// - Parameters:
  ///   - rule: What kind of thing it is, how much it matters, and what to do.
  ///   - message: What was found, in a sentence without a full stop, on one line.
  ///   - nanoseconds: When, since the start of the recording; nil where that is not known, or was
  ///     before.
  ///   - frame: The first frame that could show it, as an index of the recording's frames; nil
  ///     where there is none, or not known.
  ///   - object: What it was found in: a class, with what identifies the instance where that is
  ///     known, or a transition such as `push from Home to Detail`.
  ///   - property: Which property of the object.
  public init(
    rule: Rule, message: String, nanoseconds: Int64? = nil, frame: Int? = nil,
    object: String? = nil, property: String? = nil
  ) {
    self.rule = rule
    self.message = message.printable
    self.nanoseconds = nanoseconds
    self.frame = frame
    self.object = object?.printable
    self.property = property?.printable
  }

  /// The same finding at an instant since the start of the recording, and in a frame.
  func placed(at nanoseconds: Int64?, frame: Int?) -> Finding {
    Finding(
      rule: rule, message: message, nanoseconds: nanoseconds, frame: frame, object: object,
      property: property)
  }
}

extension Finding: CustomStringConvertible {
  /// One line: the message, the rule's identifier, and what is known of when and in what.
  public var description: String {
    let details = [
      time.map { "at \($0) s" }, frame.map { "frame \($0)" }, object.map { "object \($0)" },
      property.map { "property \($0)" },
    ].compactMap(\.self)
    return ["\(message) [\(rule.id)]", details.joined(separator: ", ")]
      .filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension Finding: Codable {
  // As in timeline.json, where what is not known is left out.
  private enum CodingKeys: String, CodingKey { case rule, message, time, frame, object, property }

  /// Reads what is present: the first version of `timeline.json` had rule and message alone.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let time = try container.decodeIfPresent(Double.self, forKey: .time)
    self.init(
      rule: try container.decode(Rule.self, forKey: .rule),
      message: try container.decode(String.self, forKey: .message),
      nanoseconds: time.flatMap { Int64(exactly: ($0 * 1_000_000_000).rounded()) },
      frame: try container.decodeIfPresent(Int.self, forKey: .frame),
      object: try container.decodeIfPresent(String.self, forKey: .object),
      property: try container.decodeIfPresent(String.self, forKey: .property))
  }

  /// Writes what is known.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(rule, forKey: .rule)
    try container.encode(message, forKey: .message)
    try container.encodeIfPresent(time, forKey: .time)
    try container.encodeIfPresent(frame, forKey: .frame)
    try container.encodeIfPresent(object, forKey: .object)
    try container.encodeIfPresent(property, forKey: .property)
  }
}
