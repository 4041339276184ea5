// SPDX-License-Identifier: MIT
internal import Filmstrip
internal import Foundation

extension ResultMerge {
  package struct Gathering: Sendable {
    /// The result, whose cases name the folders of the gathered failures.
    package let result: VerificationResult
    /// Cases whose failures are nowhere to be found, and which name none therefore.
    package let withoutPictures: [String]
  }

  /// Copies the failures of all parts into one folder, where `filmstrip accept` finds them; those of cases that
  /// pass are removed from it.
  ///
  /// - Parameter failures: The folder, relative to the current one as messages name it.
  /// - Returns: The result, and whose failures were not found.
  /// - Throws: `GoldenError` or `FilmstripError` where a failure cannot be read or written.
  package func gatherFailures(in failures: String) throws -> Gathering {
    var parts: [Int: PartialResult] = [:]
    for part in self.parts { for made in part.result.cases { parts[made.index] = part } }
    let job = WorkerJob(
      paths: [], reference: result.reference, failures: failures, record: result.record)
    var cases: [CaseResult] = []
    var withoutPictures: [String] = []
    for var made in result.cases {
      let suite = job.goldens(of: made.suite)
      let name = GoldenName(made.name)
      if let failure = made.failure {
        let target = suite.failure(of: name)
        // Where all machines share the folder that failures are gathered in, they are there already.
        let places =
          (parts[made.index]?.places(ofFailure: failure) ?? []) + [InputFolder(foreign: target)]
        if let source = places.lazy.compactMap({ ResultMerge.failure(in: $0, of: made) }).first {
          if source.folder.resolvingSymlinksInPath().path != target.resolvingSymlinksInPath().path {
            try source.copy(to: target)
          }
          made.failure = target.relativePath
        } else {
          made.failure = nil
          withoutPictures.append(made.fullName)
        }
      } else {
        try suite.removeFailure(of: name)
      }
      cases.append(made)
    }
    return Gathering(result: result.replacing(cases: cases), withoutPictures: withoutPictures)
  }

  private static func failure(in folder: InputFolder, of made: CaseResult) -> GoldenFailure? {
    guard let failure = try? GoldenFailure(in: folder),
      failure.description.suite == made.suite,
      failure.description.name == GoldenName(made.name).description
    else { return nil }
    return failure
  }
}
