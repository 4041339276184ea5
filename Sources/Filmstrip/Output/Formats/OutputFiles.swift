// SPDX-License-Identifier: MIT

/// The files that may be in a folder that is replaced as a whole; with any other in it, it is left
/// alone.
package struct OutputFiles: Sendable {
  private let all: [OutputFile]

  package init(_ all: [OutputFile]) { self.all = all }

  package static let known = OutputFiles(
    OutputFormats.standard.all.flatMap(\.files) + [.preview, .gif, .webp, .mp4])

  func adding(_ formats: [any OutputFormat]) -> OutputFiles {
    OutputFiles(all + formats.flatMap(\.files))
  }

  /// The file that a path in the folder names; nil for one that is none of these.
  func file(at path: String) -> OutputFile? { all.first { $0.isNamed(path) } }

  /// The folders in the folder, each once.
  var folders: [String] {
    all.compactMap(\.folder).reduce(into: []) { folders, folder in
      if !folders.contains(folder) { folders.append(folder) }
    }
  }
}
