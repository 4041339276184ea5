// SPDX-License-Identifier: MIT

/// Names a format of files that a recording can be written as; each format adds its own name.
public struct OutputKind: RawRepresentable, Sendable, Hashable {
  /// What `--emit` calls it.
  public let rawValue: String

  /// The kind of that name, whether or not there is such a format.
  public init(rawValue: String) { self.rawValue = rawValue }
}

extension OutputKind: CaseIterable {
  /// The kinds that the command line knows.
  public static var allCases: [OutputKind] { OutputFormats.standard.kinds }

  /// Those that are written unless others are asked for: all but ``preview``, ``gif``, ``webp`` and ``mp4``.
  public static var defaultCases: [OutputKind] { OutputFormats.standard.byDefault.kinds }
}
