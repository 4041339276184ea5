// SPDX-License-Identifier: MIT
package import Foundation
internal import FilmstripImaging
package import FilmstripScenes

/// What the program of another commit has recorded: by what each case is recognized, and which files it was made of.
///
/// The program of the commit writes it, `filmstrip record-base`, and keeps its version of the format.
package struct BaseRecording: Codable {
  /// Always `filmstrip-base`.
  private let format: String
  /// The version of the format.
  private let version: Int
  /// The cases, with their digests.
  let results: VerificationResult
  /// Images that scenes name, as absolute paths.
  let images: [String]
  /// What is outside of the repository, by path; added by the run that had it recorded.
  var outside: [String: Digest?] = [:]

  /// What came of recording.
  package init(_ results: VerificationResult, of selection: SceneSelection) {
    (format, version) = ("filmstrip-base", 1)
    self.results = results
    images = Set(selection.members.flatMap(\.sceneCase.imagePaths)).sorted()
  }

  /// A recording in a file; nil where there is none that this version reads.
  init?(contentsOf file: String) {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: file)),
      let made = try? JSONDecoder().decode(BaseRecording.self, from: data),
      made.format == "filmstrip-base", made.version == 1
    else { return nil }
    self = made
  }

  /// The file's bytes.
  package func data() throws -> Data { try JSONEncoder().encode(self) }

  /// By what cases are recognized, of those that could be recorded.
  var digests: [String: Digest] {
    Dictionary(results.cases.compactMap { made in made.digest.map { (made.fullName, $0) } }) {
      first, _ in first
    }
  }
}
