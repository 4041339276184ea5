// SPDX-License-Identifier: MIT

/// Why a transition could not be set up.
public enum GalleryError: Error, Equatable, CustomStringConvertible {
  /// No entry has the name; `known` lists the names there are.
  case unknownTransition(String, known: [String])
  /// The transition has no parameter of the name; `known` lists those it has.
  case unknownParameter(String, transition: String, known: [String])
  /// The transition cannot be interactive; `interactive` lists those that can.
  case notInteractive(String, interactive: [String])
  /// The value of the parameter lies outside of the range it may have.
  case outOfRange(String, value: Double, range: ClosedRange<Double>)

  /// One line that names what was given and what is possible.
  public var description: String {
    switch self {
    case .unknownTransition(let name, let known):
      "\(name): no transition has this name; choose one of: \(known.joined(separator: ", "))"
    case .unknownParameter(let name, let transition, let known):
      "\(name): \(transition) has no such parameter; "
        + (known.isEmpty ? "it has none" : "it has: \(known.joined(separator: ", "))")
    case .notInteractive(let name, let interactive):
      "\(name): this transition cannot be interactive; "
        + "those that can are: \(interactive.joined(separator: ", "))"
    case .outOfRange(let name, let value, let range):
      "\(name)=\(value): must be from \(range.lowerBound) to \(range.upperBound)"
    }
  }
}
