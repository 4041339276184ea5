// SPDX-License-Identifier: MIT
internal import FilmstripWording

/// What is wrong with a gesture, in one line.
public struct GestureError: Error, Equatable, CustomStringConvertible {
  /// Where in the JSON: keys and indices, such as `gestures[1].from[0]`; `gesture` for all of it.
  public let path: String
  /// What is wrong there, without a full stop.
  public let message: String

  /// The path and what is wrong.
  public var description: String { "\(path): \(message)" }

  init(_ path: String, _ message: String) {
    // Keys and texts of the file are in both.
    self.path = path.isEmpty ? "gesture" : path.printable
    self.message = message.printable
  }

  static func quote(_ text: String) -> String { text.printable(atMost: 60) }
}
