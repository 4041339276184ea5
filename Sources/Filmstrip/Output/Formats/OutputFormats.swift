// SPDX-License-Identifier: MIT

/// The formats that a recording can be written as, in the order in which people read of them.
///
/// From these follow what `--emit` takes and its help, README's table, and which files of an earlier
/// output may be replaced.
package struct OutputFormats: Sendable {
  /// All of them; no two have the same kind or a file in common.
  package let all: [any OutputFormat]

  package static let standard = OutputFormats([
    FramesFormat(), SheetFormat(), AnimationFormat(), TimelineFormat(),
  ])

  package init(_ all: [any OutputFormat]) { self.all = all }

  package func adding(_ format: any OutputFormat) -> OutputFormats { OutputFormats(all + [format]) }

  package func adding(_ others: OutputFormats) -> OutputFormats { OutputFormats(all + others.all) }

  package var kinds: [OutputKind] { all.map { OutputKind($0) } }

  package var names: String { kinds.map(\.rawValue).joined(separator: ",") }

  /// Those that are written unless others are asked for.
  package var byDefault: OutputFormats { OutputFormats(all.filter(\.isDefault)) }

  package var nameList: String { kinds.map(\.rawValue).joined(separator: ", ") }

  package var emitHelp: String { "What to write: \(nameList), separated by commas." }

  /// All their files in words, for the help: `frames/*.png, sheet.png and timeline.json`.
  package var fileList: String {
    let names = all.flatMap(\.files).filter(\.isMentioned).map(\.pathPattern)
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }

  /// The rows of README's table of files, in Markdown.
  package var tableRows: [String] {
    all.map { format in
      let files = format.files.filter(\.isMentioned).map {
        $0.isNumbered ? "`\($0.path)` …" : "`\($0.path)`"
      }
      return "| `\(format.kind.rawValue)` | \(files.joined(separator: ", ")) | \(format.summary) |"
    }
  }

  /// Those of some kinds, which are among these or bring their own.
  ///
  /// - Throws: ``FilmstripError/unknownOutput(name:known:)``.
  func formats(of kinds: Set<OutputKind>) throws(FilmstripError) -> [any OutputFormat] {
    let others = kinds.subtracting(self.kinds).sorted { $0.rawValue < $1.rawValue }
    var formats = all.filter { kinds.contains($0.kind) }
    for kind in others {
      guard let format = kind.format else {
        throw .unknownOutput(name: kind.rawValue, known: nameList)
      }
      formats.append(format)
    }
    return formats
  }
}

extension OutputFile {
  /// The path, with a star for the numbers.
  fileprivate var pathPattern: String {
    guard isNumbered, let dot = path.lastIndex(of: ".") else { return path }
    return (folder.map { $0 + "/" } ?? "") + "*" + path[dot...]
  }
}
