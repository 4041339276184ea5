// SPDX-License-Identifier: MIT

extension String {
  /// A key with values that stand in its text: `"\(count) items"` has the key `%lld items`.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
    let key: String
    let arguments: [TextFormat.Argument]

    public init(_ value: String) { (key, arguments) = (value, []) }
    public init(stringLiteral value: String) { self.init(value) }

    public init(stringInterpolation: StringInterpolation) {
      (key, arguments) = (stringInterpolation.key, stringInterpolation.arguments)
    }

    public struct StringInterpolation: StringInterpolationProtocol {
      var key = ""
      var arguments: [TextFormat.Argument] = []

      public init(literalCapacity: Int, interpolationCount: Int) {}

      public mutating func appendLiteral(_ literal: String) {
        key += literal.replacingOccurrences(of: "%", with: "%%")
      }

      private mutating func append(_ specifier: String, _ argument: TextFormat.Argument) {
        key += specifier
        arguments.append(argument)
      }

      public mutating func appendInterpolation(_ value: String) { append("%@", .text(value)) }
      public mutating func appendInterpolation(_ value: Substring) {
        append("%@", .text(String(value)))
      }
      public mutating func appendInterpolation(_ value: AttributedString) {
        append("%@", .text(String(value.characters)))
      }
      public mutating func appendInterpolation(_ value: Int) {
        append("%lld", .whole(Int64(value)))
      }
      public mutating func appendInterpolation(_ value: Int64) { append("%lld", .whole(value)) }
      public mutating func appendInterpolation(_ value: Int32) {
        append("%d", .whole(Int64(value)))
      }
      public mutating func appendInterpolation(_ value: Int16) {
        append("%d", .whole(Int64(value)))
      }
      public mutating func appendInterpolation(_ value: Int8) { append("%d", .whole(Int64(value))) }
      public mutating func appendInterpolation(_ value: UInt) {
        append("%llu", .whole(Int64(clamping: value)))
      }
      public mutating func appendInterpolation(_ value: Double) { append("%lf", .real(value)) }
      public mutating func appendInterpolation(_ value: Float) {
        append("%f", .real(Double(value)))
      }
      public mutating func appendInterpolation(_ value: CGFloat) {
        append("%lf", .real(Double(value)))
      }
      public mutating func appendInterpolation(_ value: Int, specifier: String) {
        append(specifier, .whole(Int64(value)))
      }
      public mutating func appendInterpolation(_ value: Double, specifier: String) {
        append(specifier, .real(value))
      }
      public mutating func appendInterpolation<Style: FormatStyle>(
        _ value: Style.FormatInput, format: Style
      ) where Style.FormatOutput == String { append("%@", .text(format.format(value))) }
    }
  }

  /// The text of a key in a bundle's table, in the language of the stage, with the values of the key; without one
  /// the key itself with them.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.init(
      key: keyAndValue.key, arguments: keyAndValue.arguments, default: keyAndValue.key,
      table: table, bundle: bundle)
  }

  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.init(
      key: key.description, arguments: defaultValue.arguments, default: defaultValue.key,
      table: table,
      bundle: bundle)
  }

  public init(localized resource: LocalizedStringResource) {
    self.init(
      key: resource.key, arguments: resource.defaultValue.arguments,
      default: resource.defaultValue.key,
      table: resource.table, bundle: resource.bundle)
  }

  private init(
    key: String, arguments: [TextFormat.Argument], default other: String, table: String?,
    bundle: Bundle?
  ) {
    let table = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
    let bundle = bundle ?? .main
    let words = StageScope.current.words
    if let found = words.entry(key, table: table, in: bundle),
      let text = words.text(found, arguments, locale: words.locale)
    {
      self = text
      return
    }
    // Made of these values, so that it has places for them.
    self = TextFormat.text(other, arguments, in: .init(locale: words.locale)) ?? other
  }
}

public struct LocalizedStringResource: ExpressibleByStringInterpolation, Equatable, Sendable {
  public let key: String
  public let defaultValue: String.LocalizationValue
  public let table: String?
  let bundlePath: String?

  var bundle: Bundle? { bundlePath.flatMap { Bundle(path: $0) } }

  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, comment: StaticString? = nil
  ) {
    (key, defaultValue, self.table, bundlePath) = (keyAndValue.key, keyAndValue, table, nil)
  }

  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    comment: StaticString? = nil
  ) {
    (self.key, self.defaultValue, self.table, bundlePath) = (
      key.description, defaultValue, table, nil
    )
  }
}
