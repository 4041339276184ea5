// SPDX-License-Identifier: MIT

/// Names a format of files that a recording can be written as; each format adds its own name.
///
/// A kind that is declared with its format, as all static ones are, brings what writes it: `import FilmstripMovies`
/// adds `gif`, and with it everything that writes a GIF.
public struct OutputKind: RawRepresentable, Sendable, Hashable {
  /// What `--emit` calls it.
  public let rawValue: String
  /// What writes it; nil for a name alone.
  let format: (any OutputFormat)?

  /// The kind of that name, whether or not there is such a format.
  public init(rawValue: String) { (self.rawValue, format) = (rawValue, nil) }

  package init(_ format: any OutputFormat) {
    (rawValue, self.format) = (format.kind.rawValue, format)
  }

  /// Whether both have one name.
  public static func == (one: OutputKind, other: OutputKind) -> Bool {
    one.rawValue == other.rawValue
  }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}

extension OutputKind: CaseIterable {
  /// The kinds of this module: ``frames``, ``sheet``, ``animation`` and ``timeline``.
  public static var allCases: [OutputKind] { OutputFormats.standard.kinds }

  /// Those that are written unless others are asked for: the same.
  public static var defaultCases: [OutputKind] { OutputFormats.standard.byDefault.kinds }
}
