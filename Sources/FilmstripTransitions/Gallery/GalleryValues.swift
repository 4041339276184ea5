// SPDX-License-Identifier: MIT
internal import UIKit

/// The values of all parameters of an entry.
struct GalleryValues: Sendable {
  private let values: [String: Double]

  init(_ given: [String: Double], for entry: GalleryEntry) throws(GalleryError) {
    var values: [String: Double] = [:]
    for parameter in entry.parameters { values[parameter.name] = parameter.defaultValue }
    for name in given.keys.sorted() {
      guard let parameter = entry.parameters.first(where: { $0.name == name }) else {
        throw .unknownParameter(
          name, transition: entry.name, known: entry.parameters.map(\.name))
      }
      let value = given[name] ?? parameter.defaultValue
      guard parameter.range.contains(value) else {
        throw .outOfRange(name, value: value, range: parameter.range)
      }
      values[name] = value
    }
    self.values = values
  }

  /// The value of a parameter of the entry.
  subscript(name: String) -> Double {
    guard let value = values[name] else {
      fatalError("GalleryValues: no parameter \(name)")
    }
    return value
  }

  /// Whether a flag is set: 0.5 and more is.
  func isSet(_ name: String) -> Bool { self[name] >= 0.5 }
}
