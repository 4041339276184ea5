// SPDX-License-Identifier: MIT
import ArgumentParser
import Foundation
import FilmstripVerification

struct ShardOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Only the cases of one of several machines, such as 2/4: the second of four. 'auto' reads the part "
        + "from the variables of Slurm, Kubernetes, CircleCI, GitLab or Buildkite; those of Bazel, "
        + "and FILMSTRIP_SHARD_INDEX with FILMSTRIP_SHARD_COUNT, are read without it.",
      valueName: "i/n"))
  var shard: String?

  @Option(
    help: ArgumentHelp(
      "The results of an earlier run, by whose times cases are divided evenly; else by their count. The "
        + "same file for all machines.", valueName: "file"))
  var timings: String?

  func validate() throws {
    if timings == "" { throw ValidationError("--timings: give a file of results") }
    do { _ = try request() } catch { throw ValidationError("\(error)") }
  }

  private func request() throws(ShardError) -> ShardRequest {
    guard let shard else { return .standard }
    return try ShardRequest(shard)
  }

  /// The part of this process, which is acknowledged to Bazel; nil for the whole run.
  func part() throws -> VerificationResult.Shard? {
    let environment = ProcessInfo.processInfo.environment
    let part = try request().part(in: environment)
    if part != nil { try ShardRequest.acknowledge(in: environment) }
    return part
  }

  /// The times by which cases are divided; nil for a division by count.
  func times() throws -> CaseTimes? {
    guard let timings else { return nil }
    do { return try CaseTimes(contentsOf: timings) } catch {
      throw CommandError("--timings \(error)")
    }
  }
}
