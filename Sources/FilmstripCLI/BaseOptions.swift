// SPDX-License-Identifier: MIT
import ArgumentParser
import FilmstripVerification

/// With which commit a command compares in place of goldens.
struct BaseOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A commit, such as main, to compare the working tree with in place of goldens. Its files are checked out beside "
        + "the repository, and the program of a package is built there; what was recorded is kept for later runs.",
      valueName: "ref"))
  var base: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Arguments for compilers with which the program of that commit is built, such as '-Xcc -O2'; else those of this "
        + "program's build.", valueName: "arguments"))
  var baseFlags: String?

  func validate() throws {
    if base == "" { throw ValidationError("--base: give the name of a commit, such as main") }
    if baseFlags != nil, base == nil {
      throw ValidationError(
        "--base-flags: there is no --base whose program would be built with them")
    }
  }

  /// The folder for failures.
  func failures(_ given: String?) -> String {
    given ?? (base == nil ? "output/failures" : "output/base")
  }

  /// The comparison of cases with the commit; nil without one.
  func comparison(
    of paths: [String], filters: [String], jobs: Int, timeout: Int,
    say: @escaping (String) throws -> Void
  ) throws -> BaseComparison? {
    guard let base else { return nil }
    return try BaseComparison(
      BaseComparison.Request(
        reference: base, paths: paths, filters: filters,
        buildArguments: baseFlags.map { $0.split(separator: " ").map(String.init) }, jobs: jobs,
        timeout: timeout), say: say)
  }
}
