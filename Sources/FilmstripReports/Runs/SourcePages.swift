// SPDX-License-Identifier: MIT
package import Foundation

/// The pages of scene files on the code host that a run belongs to, as its environment says.
///
/// GitHub's are known from `GITHUB_SERVER_URL`, `GITHUB_REPOSITORY` and `GITHUB_SHA`, GitLab's from
/// `CI_PROJECT_URL` and `CI_COMMIT_SHA`: the variables that both document for their jobs.
package struct SourcePages: Sendable {
  /// How the pages' addresses begin, with a slash at the end.
  private let base: String
  private let repository: URL
  private let current: URL

  /// The pages of a run in a folder of a repository; nil where the environment names no code host.
  package init?(environment: [String: String], repository: URL, current: URL) {
    func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
    if let server = value("GITHUB_SERVER_URL"), let name = value("GITHUB_REPOSITORY"),
      let commit = value("GITHUB_SHA")
    {
      base = "\(server)/\(name)/blob/\(commit)/"
    } else if let project = value("CI_PROJECT_URL"), let commit = value("CI_COMMIT_SHA") {
      base = "\(project)/-/blob/\(commit)/"
    } else {
      return nil
    }
    (self.repository, self.current) = (repository, current)
  }

  /// The page of a scene file, by its path as it was given; nil for one that is not in the repository.
  package func address(of file: String) -> String? {
    let path = CasePlace(file: file).path(relativeTo: repository, from: current)
    return path.hasPrefix("/") ? nil : base + SARIFReport.encoded(path)
  }

  /// The way from a folder to a scene file, for who opens a report where it was written.
  static func path(of file: String, from folder: URL, current: URL) -> String {
    let place = URL(fileURLWithPath: current.path, isDirectory: true)
    let target = URL(fileURLWithPath: file, relativeTo: place).standardizedFileURL
      .pathComponents
    let start = folder.absoluteURL.standardizedFileURL.pathComponents.filter { $0 != "/" }
    let parts = target.filter { $0 != "/" }
    let shared = zip(start, parts).prefix { $0 == $1 }.count
    let steps =
      Array(repeating: "..", count: start.count - shared) + parts.dropFirst(shared)
    return SARIFReport.encoded(steps.joined(separator: "/"))
  }
}
