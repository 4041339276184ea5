// SPDX-License-Identifier: MIT
internal import Foundation

/// Values of a JSON text that was read, each nil where it has another form.
enum TimelineValue {
  /// A number; not finite where the file says null in a number's place.
  static func number(_ value: Any?) -> Double? {
    if value is NSNull { return .nan }
    return (value as? NSNumber)?.doubleValue
  }

  static func numbers(_ value: Any?) -> [Double]? {
    guard let values = value as? [Any] else { return nil }
    let numbers = values.compactMap { number($0) }
    return numbers.count == values.count ? numbers : nil
  }

  static func whole(_ value: Any?) -> Int? { number(value).flatMap { Int(exactly: $0) } }

  static func wholes(_ value: Any?) -> [Int]? {
    guard let values = value as? [Any] else { return nil }
    let numbers = values.compactMap { whole($0) }
    return numbers.count == values.count ? numbers : nil
  }

  static func flag(_ value: Any?) -> Bool? { value as? Bool }
}
