// SPDX-License-Identifier: MIT

// Formats with the plurals of `.stringsdict` files and string catalogs, which Foundation does not know on Linux. These
// are Foundation's own signatures, so that they shadow it where UIKit alone is imported. A file that imports Foundation,
// too, gets Foundation's, except for those with one or two values, which are preferred to any number of them.

extension String {
  private init(_ format: String, _ locale: Locale?, _ arguments: [any CVarArg]) {
    // Most formats have no variables, and none of these is looked for.
    let text =
      format.utf8.contains(UInt8(ascii: "#"))
      ? StageScope.current.words.text(format, locale: locale, arguments) : nil
    self = text ?? TextFormat.plain(format, locale, arguments)
  }

  @_disfavoredOverload
  public init(format: __shared String, _ arguments: any CVarArg...) {
    self.init(format, nil, arguments)
  }

  @_disfavoredOverload
  public init(format: __shared String, arguments: __shared [any CVarArg]) {
    self.init(format, nil, arguments)
  }

  @_disfavoredOverload
  public init(format: __shared String, locale: __shared Locale?, _ arguments: any CVarArg...) {
    self.init(format, locale, arguments)
  }

  @_disfavoredOverload
  public init(
    format: __shared String, locale: __shared Locale?, arguments: __shared [any CVarArg]
  ) {
    self.init(format, locale, arguments)
  }

  @_disfavoredOverload
  public static func localizedStringWithFormat(
    _ format: String, _ arguments: any CVarArg...
  ) -> String { String(format, StageScope.current.words.locale, arguments) }

  public init(format: String, _ argument: any CVarArg) { self.init(format, nil, [argument]) }

  public init(format: String, _ first: any CVarArg, _ second: any CVarArg) {
    self.init(format, nil, [first, second])
  }

  public static func localizedStringWithFormat(_ format: String, _ argument: any CVarArg) -> String
  { String(format, StageScope.current.words.locale, [argument]) }

  public static func localizedStringWithFormat(
    _ format: String, _ first: any CVarArg, _ second: any CVarArg
  ) -> String { String(format, StageScope.current.words.locale, [first, second]) }
}
